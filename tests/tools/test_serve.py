"""The web server: types, compression, prefix, and being switched off and on."""

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tests.tools.tree import write
from web.tools.errors import BuildError
from web.tools.serve import TYPES, SiteServer

SCRIPT = "export const x = 1;\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    site = tmp_path / "site"
    for name in ("index.html", "boot.js", "runtime/pyodide.mjs", "a b.txt"):
        write(site / name, SCRIPT)
    write(tmp_path / "secret.txt", "not for everybody")
    return site


@pytest.fixture
def server(folder: Path) -> Iterator[SiteServer]:
    with SiteServer(folder, prefix="gin-rummy") as running:
        yield running


def ask(server: SiteServer, path: str, method: str = "GET", **headers: str) -> HTTPResponse:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=5)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers=named)
    return connection.getresponse()


def test_the_address_ends_in_the_prefix(server: SiteServer) -> None:
    assert server.url == f"http://localhost:{server.port}/gin-rummy/"
    assert SiteServer(Path(), 8000).url == "http://localhost:8000/"


@pytest.mark.parametrize("path", ["/gin-rummy/", "/gin-rummy/index.html", "/gin-rummy/?seed=1"])
def test_the_page_is_served(server: SiteServer, path: str) -> None:
    answer = ask(server, path)
    assert answer.status == 200
    assert answer.getheader("Content-Type") == "text/html; charset=utf-8"
    assert answer.read().decode() == SCRIPT


@pytest.mark.parametrize(("suffix", "kind"), TYPES.items())
def test_every_known_type_has_its_header(
    server: SiteServer, folder: Path, suffix: str, kind: str
) -> None:
    write(folder / f"file{suffix}", "x")
    assert ask(server, f"/gin-rummy/file{suffix}").getheader("Content-Type") == kind


def test_the_types_that_browsers_insist_on() -> None:
    assert TYPES[".wasm"] == "application/wasm"
    assert TYPES[".mjs"].startswith("text/javascript")
    assert TYPES[".webmanifest"] == "application/manifest+json"


def test_text_is_compressed_for_those_who_take_it(server: SiteServer) -> None:
    answer = ask(server, "/gin-rummy/runtime/pyodide.mjs", Accept_Encoding="gzip, deflate")
    body = answer.read()
    assert answer.getheader("Content-Encoding") == "gzip"
    assert answer.getheader("Vary") == "Accept-Encoding"
    assert int(answer.getheader("Content-Length") or 0) == len(body) < len(SCRIPT)
    assert gzip.decompress(body).decode() == SCRIPT


def test_a_changed_file_is_compressed_anew(server: SiteServer, folder: Path) -> None:
    ask(server, "/gin-rummy/boot.js", Accept_Encoding="gzip").read()
    write(folder / "boot.js", "new")
    body = ask(server, "/gin-rummy/boot.js", Accept_Encoding="gzip").read()
    assert gzip.decompress(body) == b"new"


def test_archives_and_plain_clients_get_the_bytes_as_they_are(
    server: SiteServer, folder: Path
) -> None:
    write(folder / "gin-rummy.apk", SCRIPT)
    for path, headers in [("gin-rummy.apk", {"Accept_Encoding": "gzip"}), ("boot.js", {})]:
        answer = ask(server, f"/gin-rummy/{path}", **headers)
        assert answer.getheader("Content-Encoding") is None
        assert answer.read().decode() == SCRIPT


def test_head_has_headers_only(server: SiteServer) -> None:
    answer = ask(server, "/gin-rummy/boot.js", "HEAD")
    assert answer.status == 200
    assert answer.getheader("Content-Length") == str(len(SCRIPT))
    assert answer.read() == b""


def test_an_unchanged_file_is_not_sent_twice(server: SiteServer, folder: Path) -> None:
    tag = ask(server, "/gin-rummy/boot.js").getheader("ETag") or ""
    assert ask(server, "/gin-rummy/boot.js", If_None_Match=tag).status == 304
    write(folder / "boot.js", "new")
    assert ask(server, "/gin-rummy/boot.js", If_None_Match=tag).status == 200


def test_spaces_in_names(server: SiteServer) -> None:
    assert ask(server, "/gin-rummy/a%20b.txt").status == 200


def test_the_bare_prefix_leads_to_the_page(server: SiteServer) -> None:
    answer = ask(server, "/gin-rummy")
    assert (answer.status, answer.getheader("Location")) == (301, "/gin-rummy/")


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/boot.js",
        "/gin-rummy/none.js",
        "/gin-rummy/runtime/",
        "/gin-rummy/../secret.txt",
        "/gin-rummy/..%2fsecret.txt",
        "/gin-rummy//secret.txt",
        "/gin-rummy/%00",
    ],
)
def test_everything_else_is_not_found(server: SiteServer, path: str) -> None:
    assert ask(server, path).status == 404


def test_like_github_pages(folder: Path) -> None:
    write(folder / "404.html", "nothing here")
    with SiteServer(folder, prefix="gin-rummy", pages=True) as server:
        assert ask(server, "/gin-rummy/boot.js").getheader("Cache-Control") == "max-age=600"
        lost = ask(server, "/gin-rummy/none.js")
        assert (lost.status, lost.read()) == (404, b"nothing here")
        assert lost.getheader("Content-Type") == "text/html; charset=utf-8"
        assert lost.getheader("Cache-Control") is None


def test_off_and_on_again_at_the_same_address(server: SiteServer) -> None:
    url = server.url
    server.stop()
    with pytest.raises(ConnectionRefusedError):
        ask(server, "/gin-rummy/")
    server.start()
    assert server.url == url
    assert ask(server, "/gin-rummy/").status == 200


def test_a_taken_port_is_told_in_a_sentence(server: SiteServer, folder: Path) -> None:
    with pytest.raises(BuildError, match=f"Port {server.port} is in use by another program"):
        SiteServer(folder, server.port).start()
