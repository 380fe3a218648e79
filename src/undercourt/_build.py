"""Which modules are compiled, where their build lies and how it is found at import: by their sources, so never stale.

A build is a folder `build/engine-<fingerprint>` that holds extension modules and nothing else. The fingerprint covers
the sources of the compiled modules and all that shapes their machine code. After a change of any of it the name is
another one, no such folder exists, and the engine runs from its sources until the next build. A trained build of the
same sources lies beside it, with `-trained` after its name, and goes before it.

Only the compiled modules come from that folder: a finder in front of Python's own maps their names to files. Packages,
interpreted modules and data files have one copy, in `src`, so a change of them needs no build and no `__path__` is
touched. For the same reason compiled modules must not look for data beside their `__file__`.

An installed wheel has the same extension modules beside their sources, where Python prefers them without being told,
and a file that says which build they are.
"""

from __future__ import annotations

import hashlib
import os
import sys
import sysconfig
import tomllib
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
ROOT = PACKAGE.parents[1]
SRC = ROOT / "src"
SUFFIX = EXTENSION_SUFFIXES[0]  # names Python's version and ABI
BUILT = "built.txt"  # in a wheel: compiled or trained


def settings() -> dict[str, object]:
    """`[tool.undercourt]` of pyproject.toml, and the pins of the compiler and its run-time library."""
    everything = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = everything["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["build"]]
    pins = sorted(one for one in wanted if one.startswith(("librt", "mypy")))
    return {**everything["tool"]["undercourt"], "pins": pins}


def compiled_sources() -> list[Path]:
    """The modules of kernel, games, judgement and thinking that are compiled, relative to `src`, in a fixed order."""
    interpreted = settings()["interpreted"]
    assert isinstance(interpreted, list)
    found = [
        path
        for part in ("kernel", "games", "judgement", "thinking")
        for path in (SRC / "undercourt" / part).rglob("*.py")
    ]
    modules = [path.relative_to(SRC) for path in found if path.name != "__init__.py"]
    return sorted(path for path in modules if ".".join(path.with_suffix("").parts) not in interpreted)


def fingerprint() -> str:
    """A short hash of everything that shapes the compiled modules; needs no compiler to compute."""
    digest = hashlib.sha256(repr((SUFFIX, sysconfig.get_platform(), settings())).encode())
    for path in [
        ROOT / "tools" / "build.py",
        ROOT / "tools" / "borrow.py",
        *(SRC / source for source in compiled_sources()),
    ]:
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def engine_folder() -> Path:
    """Where the build of the present sources lies, or would lie."""
    return ROOT / "build" / f"engine-{fingerprint()}"


def trained_folder(engine: Path) -> Path:
    """Where the build lies, or would lie, that was optimised by games played with a first one."""
    return engine.with_name(f"{engine.name}-trained")


def best_folder(engine: Path) -> Path | None:
    """The trained build of these sources, else the ordinary one, else nothing."""
    return next((folder for folder in (trained_folder(engine), engine) if folder.is_dir()), None)


def failure_log(engine: Path) -> Path:
    """Where the compiler's words lie after a build of this name has failed."""
    return engine.with_name(f"failed-{engine.name}.log")


class CompiledModules(MetaPathFinder):
    """Finds the extension modules of one build by their full names."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, Path] = {}
        for path in folder.rglob(f"*{SUFFIX}"):
            parts = path.relative_to(folder).parts
            self.files[".".join(parts).removesuffix(SUFFIX)] = path

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


class SourceModules(MetaPathFinder):
    """Finds our modules by their sources only, also where Python would prefer the extension module beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("undercourt."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def use_compiled() -> str:
    """Puts the best build of the present sources in use, and says which it is: uncompiled, compiled or trained."""
    pure = os.environ.get("UNDERCOURT_PURE") == "1"
    if any((PACKAGE / "kernel").glob(f"*{SUFFIX}")):  # this is an installed wheel
        if pure:
            sys.meta_path.insert(0, SourceModules())
            return "uncompiled"
        return (PACKAGE / BUILT).read_text("utf-8")
    if pure or not (ROOT / "tools" / "build.py").is_file():
        return "uncompiled"
    engine = engine_folder()
    folder = best_folder(engine)
    if folder is None:
        return "uncompiled"
    sys.meta_path.insert(0, CompiledModules(folder))
    return "compiled" if folder == engine else "trained"
