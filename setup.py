"""Builds the wheel: the package, and beside its sources the engine as tools/build.py compiles it.

The rest of what the package is stands in pyproject.toml. In the environment of the build
- UNDERCOURT_TRAINED=1 asks for the engine that was trained by playing: slower to build, faster to play.
- UNDERCOURT_PURE=1 asks for a wheel without machine code, which any Python runs from its sources. The same wheel comes
  where there is no C compiler. Where there is one and it fails, so does the build.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent / "src"))

from undercourt._build import BUILT, ROOT, best_folder, engine_folder


class Compiled(Distribution):
    """Has extension modules, though setuptools compiles none: its wheel is for one Python on one platform."""

    def has_ext_modules(self) -> bool:
        return True


class WithEngine(build_py):
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
        return False  # an editable install, too: a checkout finds its build by itself
    trained = ["--trained"] if os.environ.get("UNDERCOURT_TRAINED") == "1" else []
    if subprocess.call([sys.executable, str(ROOT / "tools" / "build.py"), *trained]) != 0:
        for log in (ROOT / "build").glob("failed-*.log"):  # pip removes it together with the unpacked sdist
            print(log.read_text("utf-8", "replace"))
        sys.exit("The engine was not compiled; with UNDERCOURT_PURE=1 in the environment the wheel does without.")
    return best_folder(engine_folder()) is not None


with TemporaryDirectory() as scratch:  # what an earlier build left in `build` would end up in the wheel
    options = {"build": {"build_base": scratch}}
    if compiled():
        setup(options=options, distclass=Compiled, cmdclass={"build_py": WithEngine})
    else:
        setup(options=options)
