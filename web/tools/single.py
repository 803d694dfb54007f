"""The whole game as one page that opens from a file, without a server or a network.

Made from the finished site: its page, its scripts as text, its files in base64. The page's own
download script gives way to one that finds the files in the page.
"""

import base64
import gzip
import hashlib
import re
from pathlib import Path

from web.tools.errors import BuildError

NAME = "gin-rummy.html"
MOST_BYTES = 9_000_000
# 'unsafe-eval' for SDL's glue, as on the site; blob: for the scripts, which have no address here.
POLICY = (
    "default-src 'none'; script-src {script} blob: 'wasm-unsafe-eval' 'unsafe-eval'; "
    "style-src {style}; img-src data:; base-uri 'none'; form-action 'none'"
)
_IMPORT = re.compile(r"""(?:from|import) ["']\./([^"']+)["']""")
_LOADED = re.compile(r' *<(?:link|script)\b[^>]*(?:href|src)="[^"]*"[^>]*>(?:</script>)?\n')
_POLICY = re.compile(r'(?<=http-equiv="Content-Security-Policy"\n    content=")[^"]*')


def write(site: Path, scripts: Path, out: Path) -> int:
    """Write the page and return its size in bytes.

    `scripts` is the folder of the two scripts that only this page has. Raises BuildError when the
    site's page is not of the expected kind.
    """
    page = (site / "index.html").read_text(encoding="utf-8")
    loader = (scripts / "loader.js").read_text(encoding="utf-8")
    style = _find(site, "style", ".css").read_text(encoding="utf-8")
    policy = POLICY.format(script=_hash(loader), style=_hash(style))
    page, replaced = _POLICY.subn(policy, page)
    if replaced != 1:
        raise BuildError("index.tmpl has no Content-Security-Policy in its usual place: mend it.")
    page = _LOADED.sub("", page)
    head = f"  {_icon(site)}\n  <style>{style}</style>\n</head>"
    body = [*_modules(site, scripts), *_parts(site)]
    body.append(f'<script type="module">{loader}</script>')
    page = page.replace("</head>", head).replace("</body>", "\n".join([*body, "</body>"]))
    content = page.encode()
    if b' src="' in content or len(content) > MOST_BYTES:
        raise BuildError(f"{out.name} is not what it should be ({len(content)} bytes): mend it.")
    out.write_bytes(content)
    return len(content)


def _modules(site: Path, scripts: Path) -> list[str]:
    """Return the page's scripts as elements of text, each after all that it imports."""
    download = _find(site, "download", ".js").name
    texts: dict[str, str] = {}

    def add(name: str) -> None:
        file = scripts / "memory.js" if name == download else site / name
        text = file.read_text(encoding="utf-8")
        for other in _IMPORT.findall(text):
            if other not in texts:
                add(other)
        if "</script" in text:
            raise BuildError(f"{file} would end the page's own script element: write it otherwise.")
        texts[name] = text

    add(_find(site, "boot", ".js").name)
    return [
        f'<script type="text/plain" data-module="{name}">{text}</script>'
        for name, text in texts.items()
    ]


def _parts(site: Path) -> list[str]:
    """Return what the site's boot script downloads as elements of base64."""
    parts = []
    for file in (_find(site, "gin-rummy.apk", ".gzip"), *sorted((site / "runtime").iterdir())):
        name, content = file.relative_to(site).as_posix(), file.read_bytes()
        packed = content if file.suffix == ".gzip" else gzip.compress(content, 9, mtime=0)
        text = base64.b64encode(packed).decode()
        parts.append(f'<script type="text/plain" data-part="{name}">{text}</script>')
    return parts


def _icon(site: Path) -> str:
    data = base64.b64encode(_find(site / "icons", "icon", ".svg").read_bytes()).decode()
    return f'<link rel="icon" href="data:image/svg+xml;base64,{data}">'


def _find(folder: Path, stem: str, suffix: str) -> Path:
    """Return the one file with a hash between these two."""
    [found] = folder.glob(f"{stem}.????????{suffix}")
    return found


def _hash(text: str) -> str:
    """Return what a content security policy calls an inline element with this text."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
