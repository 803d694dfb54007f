"""The official wheel: downloaded from a server on this machine, checked, repacked."""

import hashlib
import io
import json
import threading
import zipfile
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from web.tools import runtime
from web.tools.errors import BuildError
from web.tools.runtime import archive, wheel

NAME = "pygame_ce-9.9.9-cp314-cp314-pyemscripten_2026_0_wasm32.whl"


def small_wheel() -> bytes:
    files = {
        "pygame/__init__.py": "",
        "pygame/freesansbold.ttf": "font",
        "pygame/examples/aliens.py": "",
        "pygame/__init__.pyi": "",
        "pygame_ce-9.9.9.dist-info/METADATA": "",
        archive.MODULE: "module" * 20_000,
    }
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w") as packed:
        for name, content in files.items():
            packed.writestr(name, content)
    return memory.getvalue()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


class CutShort(Quiet):
    def do_GET(self) -> None:
        body = small_wheel()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body[: len(body) // 2])


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    """Return a folder like the npm package, whose lock file names the small wheel."""
    folder = tmp_path / "pyodide"
    folder.mkdir()
    entry = {"file_name": NAME, "sha256": hashlib.sha256(small_wheel()).hexdigest()}
    lock = json.dumps({"packages": {"pygame-ce": entry}})
    (folder / "pyodide-lock.json").write_text(lock)
    return folder


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    # A proxy of the machine must not come between this test and this machine.
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    return tmp_path / "cache" / "gin-rummy"


@pytest.fixture
def served(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Path]:
    """Serve a folder, name its address in the environment, and give the folder."""
    folder = tmp_path / "served"
    folder.mkdir()
    handler = partial(getattr(request, "param", Quiet), directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        monkeypatch.setenv(wheel.BASE_VARIABLE, f"http://127.0.0.1:{server.server_port}/")
        yield folder
        server.shutdown()
        thread.join()


def refused(pyodide: Path, home: Path) -> str:
    """Expect a failure that leaves nothing in the cache, and return its sentence."""
    with pytest.raises(BuildError) as caught:
        runtime.obtain(True, pyodide)
    assert list(home.iterdir()) == []
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_right_wheel_is_repacked(served: Path, pyodide: Path, home: Path) -> None:
    (served / NAME).write_bytes(small_wheel())
    product = runtime.obtain(True, pyodide)
    assert product.is_relative_to(home)
    with zipfile.ZipFile(product) as packed:
        assert packed.testzip() is None
        assert packed.namelist() == [
            "pygame/__init__.py",
            archive.MODULE,
            "pygame/freesansbold.ttf",
        ]
    (served / NAME).unlink()
    assert runtime.obtain(True, pyodide) == product


def test_wrong_wheel_is_refused(served: Path, pyodide: Path, home: Path) -> None:
    (served / NAME).write_bytes(small_wheel() + b"!")
    sentence = refused(pyodide, home)
    assert "sha256" in sentence
    assert wheel.BASE_VARIABLE in sentence


def test_a_failure_does_not_stand_in_the_way_later(served: Path, pyodide: Path, home: Path) -> None:
    (served / NAME).write_bytes(b"wrong")
    refused(pyodide, home)
    (served / NAME).write_bytes(small_wheel())
    assert runtime.obtain(True, pyodide).is_file()


def test_missing_wheel(served: Path, pyodide: Path, home: Path) -> None:
    sentence = refused(pyodide, home)
    assert "404" in sentence
    assert wheel.BASE_VARIABLE in sentence


@pytest.mark.parametrize("served", [CutShort], indirect=True)
def test_wheel_cut_short(served: Path, pyodide: Path, home: Path) -> None:
    sentence = refused(pyodide, home)
    assert "cut short" in sentence
    assert "build again" in sentence


def test_server_down(pyodide: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Quiet) as closed:
        port = closed.server_port
    monkeypatch.setenv(wheel.BASE_VARIABLE, f"http://127.0.0.1:{port}")
    assert "check the network" in refused(pyodide, home)


def test_address_is_a_word_and_not_a_url(
    pyodide: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(wheel.BASE_VARIABLE, "somewhere")
    assert wheel.BASE_VARIABLE in refused(pyodide, home)


def test_default_address_is_the_interpreters_own(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"version": "1.2.3"}')
    script = "e.cdnUrl=k(e.base??`https://packages.example/py/v${U}/full/`);f(`https://x/${y}`)"
    (tmp_path / "pyodide.mjs").write_text(script)
    assert wheel.default_base(tmp_path) == "https://packages.example/py/v1.2.3/full/"


def test_unknown_default_address_asks_for_one(
    pyodide: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(wheel.BASE_VARIABLE, raising=False)
    (pyodide / "pyodide.mjs").write_text("export {}")
    assert wheel.BASE_VARIABLE in refused(pyodide, home)
