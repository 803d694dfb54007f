"""A small web server for the built site, with the headers that browsers ask of it."""

import errno
import gzip
import sys
import threading
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import unquote, urlsplit

from web.tools.errors import BuildError

TYPES = {
    ".apk": "application/zip",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
SQUEEZED = {
    ".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"
}  # fmt: skip

PAGES_CACHING = "max-age=600"


def transfer(file: Path) -> int:
    """Return how many bytes of a file cross the network, without the headers."""
    content = file.read_bytes()
    return len(_squeeze(content)) if file.suffix in SQUEEZED else len(content)


class SiteServer:
    """Serve a folder at http://localhost:PORT/PREFIX/ until stopped.

    Port 0 takes any free port, which start() keeps after a stop(). As a context manager it starts
    and stops by itself.
    """

    def __init__(
        self, folder: Path, port: int = 0, prefix: str = "/", *, pages: bool = False
    ) -> None:
        """Name the folder and the path it appears under; nothing is opened yet.

        `pages`: answer like GitHub Pages, which lets every file be kept for ten minutes and shows
        the site's own 404.html.
        """
        self.folder = folder.resolve()
        self.caching = PAGES_CACHING if pages else "no-cache"
        self.lost = self.folder / "404.html" if pages else None
        self.port = port
        self.prefix = f"/{prefix.strip('/')}/".replace("//", "/")
        self._squeezed: dict[Path, tuple[str, bytes]] = {}
        self._server: ThreadingHTTPServer | None = None

    @property
    def url(self) -> str:
        """The address of the site's first page, ending in a slash."""
        return f"http://localhost:{self.port}{self.prefix}"

    def start(self) -> None:
        """Open the port and serve in the background; raise BuildError when the port is taken."""
        site = self

        class Handler(_Handler):
            server_site = site

        try:
            self._server = _Server(("127.0.0.1", self.port), Handler)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            raise BuildError(
                f"Port {self.port} is in use by another program: close that program, or choose "
                f"another port with './build.sh serve --port {self.port + 1}'."
            ) from error
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Close the port; the folder's pages cannot be reached any more."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def find(self, path: str) -> Path | None:
        """Return the file that an address's path means, or None."""
        if not path.startswith(self.prefix) or "\0" in path:
            return None
        file = (self.folder / path.removeprefix(self.prefix)).resolve()
        if not file.is_relative_to(self.folder):
            return None
        if file.is_dir():
            file /= "index.html"
        return file if file.is_file() else None

    def prepare(self, name: str) -> None:
        """Compress a file of the folder now, so that no first visitor waits for it."""
        file = self.folder / name
        if file.suffix in SQUEEZED:
            self.squeezed(file, _tag(file))

    def squeezed(self, file: Path, tag: str) -> bytes:
        """Return the file's gzip bytes, kept in memory until its tag changes."""
        known_tag, content = self._squeezed.get(file, ("", b""))
        if known_tag != tag:
            content = _squeeze(file.read_bytes())
            self._squeezed[file] = (tag, content)
        return content

    def __enter__(self) -> Self:
        """Start."""
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop."""
        self.stop()


def _tag(file: Path) -> str:
    status = file.stat()
    return f'"{status.st_mtime_ns:x}-{status.st_size:x}"'


def _squeeze(content: bytes) -> bytes:
    return gzip.compress(content, compresslevel=6, mtime=0)


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing when a browser hangs up in the middle of an answer, as they often do."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class _Handler(BaseHTTPRequestHandler):
    """Answers one request. HTTP/1.0 on purpose: no connection outlives a stop()."""

    server_site: SiteServer

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def log_message(self, format: str, *args: object) -> None:
        """Keep quiet: a list of requests tells a player nothing."""

    def _answer(self, *, with_body: bool) -> None:
        site = self.server_site
        path = unquote(urlsplit(self.path).path)
        if f"{path}/" == site.prefix:
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("Location", site.prefix)
            self.end_headers()
            return
        file = site.find(path)
        if file is None:
            self._miss(with_body=with_body)
            return
        tag = _tag(file)
        if self.headers.get("If-None-Match") == tag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.send_header("ETag", tag)
            self.end_headers()
            return
        self._send(file, tag, with_body=with_body)

    def _miss(self, *, with_body: bool) -> None:
        lost = self.server_site.lost
        if lost is None or not lost.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        body = lost.read_bytes()
        self.send_response(HTTPStatus.NOT_FOUND)
        self.send_header("Content-Type", TYPES[".html"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def _send(self, file: Path, tag: str, *, with_body: bool) -> None:
        squeeze = file.suffix in SQUEEZED and "gzip" in self.headers.get("Accept-Encoding", "")
        body = self.server_site.squeezed(file, tag) if squeeze else file.read_bytes()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", self.server_site.caching)
        self.send_header("ETag", tag)
        if file.suffix in SQUEEZED:
            self.send_header("Vary", "Accept-Encoding")
        if squeeze:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if with_body:
            self.wfile.write(body)
