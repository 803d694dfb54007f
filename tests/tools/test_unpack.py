"""The page's own way of unpacking: every file of an archive, with every byte."""

import json
import subprocess
from pathlib import Path

from web.tools import zips
from web.tools.paths import ROOT

SCRIPT = ROOT / "web/static/unpack.js"
# A file system that only remembers, in the place of Python's.
RUN = """
const [script, packed] = process.argv.slice(1);
const { readFileSync } = await import("node:fs");
const { gunzipSync } = await import("node:zlib");
const text = readFileSync(script, "utf8");
const { unpack } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
const files = {}, held = [], folders = new Set(), bytes = readFileSync(packed);
const FS = {
  mkdirTree: (path) => folders.add(path),
  writeFile: (path, content) => {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) throw new Error(`no folder for ${path}`);
    files[path] = Buffer.from(content).toString("latin1");
  },
};
const pyimport = (name) => ({ packed: { add: (...told) => held.push(name, ...told) } });
const toPy = (content) => Buffer.from(content).toString("latin1");
const zip = new Uint8Array(packed.endsWith(".gzip") ? gunzipSync(bytes) : bytes);
unpack({ FS, pyimport, toPy }, zip, "/app", "assets/");
console.log(JSON.stringify({ files, held }));
"""
FILES = {
    "assets/main.pyc": bytes(range(256)),
    "assets/game/core/cards.pyc": b"PK\x05\x06" * 9,
    "assets/game/empty.txt": b"",
    "assets/game/long.bin": b"x" * 70_000,
}


def test_every_file_arrives_whole(tmp_path: Path) -> None:
    zips.write_whole(tmp_path / "game.zip.gzip", FILES)
    done = _unpack(tmp_path / "game.zip.gzip")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    found = {name: text.encode("latin1") for name, text in told["files"].items()}
    module, folder, content, places = told["held"]
    assert (module, folder) == ("sitecustomize", "/app/assets/")
    for line in places.splitlines():
        name, start, size = line.split(" ")
        found[folder + name] = content.encode("latin1")[int(start) : int(start) + int(size)]
    assert found == {f"/app/{name}": content for name, content in FILES.items()}
    assert [line.split(" ")[0] for line in places.splitlines()] == [
        "game/core/cards.pyc",
        "main.pyc",
    ]


def test_a_compressed_file_is_refused(tmp_path: Path) -> None:
    zips.write(tmp_path / "game.zip", FILES)
    done = _unpack(tmp_path / "game.zip")
    assert done.returncode != 0
    assert "can't be unpacked" in done.stderr


def _unpack(packed: Path) -> "subprocess.CompletedProcess[str]":
    argv = ["node", "--input-type=module", "--eval", RUN, "--", str(SCRIPT), str(packed)]
    return subprocess.run(argv, capture_output=True, text=True, timeout=60)
