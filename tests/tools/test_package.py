"""The package is whole: the sdist gives a wheel, and an environment with that wheel and nothing else of ours plays.

The compiled wheel takes the engine that these tests run on, and both take the client that was built, so nothing is made
a second time.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tools import client
from undercourt import BUILD, COMPILED
from undercourt._build import ROOT, SUFFIX, best_folder, compiled_sources, engine_folder
from undercourt.games import game_names

KINDS = ["pure", "compiled"] if COMPILED else ["pure"]
FOLDERS = (".ci", ".github", "bench", "deploy", "docs", "examples", "src", "tests", "tools", "web")
NOT_OURS = shutil.ignore_patterns(".*_cache", "__pycache__", "*.egg-info", "node_modules", "shots", "test-results")
IN_WHEEL = "undercourt/server/client/"
PLAY = """
from undercourt.arena.match import play_game
from undercourt.bots import bot
from undercourt.games import load_game
from undercourt.kernel import effect

game = load_game("tyrants")
result = play_game(game, [bot("greedy"), bot("random")], game.chosen(2, {}), 7)
print(result, effect.__file__)
"""
MODULES = """
import sys
import undercourt.games.tyrants.game, undercourt.table

for name, module in sys.modules.items():
    if name.startswith("undercourt.") and getattr(module, "__file__", None):
        print(module.__file__)
"""


@dataclass
class Installed:
    """An environment with the wheel in it, which sees the packages that it needs but no other undercourt."""

    wheel: Path
    compiled: bool
    folder: Path
    programs: Path

    def run(self, program: str, *words: str, pure: bool = False) -> str:
        ran = outside(self.folder, str(self.programs / program), *words, UNDERCOURT_PURE=str(int(pure)))
        assert ran.returncode == 0, ran.stderr
        return ran.stdout


def outside(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a command in this folder, which knows nothing of the checkout."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "UNDERCOURT_TRAINED")}
    return subprocess.run(
        words,
        cwd=folder,
        env={**inherited, "PYTHONUTF8": "1", **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )


def built(project: Path, what: str, **environment: str) -> Path:
    """The sdist or the wheel of this project."""
    words = [sys.executable, "-m", "build", "--no-isolation", f"--{what}", "--outdir", "made"]
    ran = outside(project, *words, **environment)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    (made,) = (project / "made").iterdir()
    return made


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy without what setting up, building and testing leave behind, but for the client."""
    assert client.is_built(), "./run setup builds the client for browsers"
    copy = tmp_path_factory.mktemp("project")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, copy / name, ignore=NOT_OURS)
    for path in ROOT.iterdir():
        if path.is_file() and path.name != ".git":
            shutil.copy(path, copy)
    return copy


@pytest.fixture(scope="module")
def unpacked(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What comes out of the sdist."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(built(project, "sdist")) as sdist:
        sdist.extractall(folder, filter="data")
    (top,) = folder.iterdir()
    return top


@pytest.fixture(scope="module", params=KINDS)
def installed(request: pytest.FixtureRequest, unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    compiled = request.param == "compiled"
    sources = tmp_path_factory.mktemp("sources") / "undercourt"
    shutil.copytree(unpacked, sources)
    if compiled:
        engine = best_folder(engine_folder())
        assert engine is not None
        shutil.copytree(engine, sources / "build" / engine.name)
    wheel = built(sources, "wheel", UNDERCOURT_PURE=str(int(not compiled)))

    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=sys.platform != "win32")
    paths = sysconfig.get_paths("venv", vars={"base": str(folder), "platbase": str(folder)})
    needed = {sysconfig.get_path(name) for name in ("purelib", "platlib")}  # of the environment of these tests
    Path(paths["purelib"], "needed.pth").write_text("\n".join(needed), "utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(folder), "install", "--no-index", "--no-deps", str(wheel)]
    ran = outside(folder, *pip)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return Installed(wheel, compiled, folder, Path(paths["scripts"]))


def test_the_sdist_holds_the_whole_project(project: Path, unpacked: Path) -> None:
    named = [project / name for name in ("CHANGELOG.md", "LICENSE", "NOTICE", "README.md", "constraints.txt", "run")]
    files = [path for folder in FOLDERS for path in (project / folder).rglob("*") if path.is_file()]
    ours = {path.relative_to(project) for path in [*named, *files] if path.parent.suffix != ".egg-info"}
    assert {path for path in ours if not (unpacked / path).is_file()} == set()


def test_a_compiled_wheel_is_for_one_python_and_a_pure_one_for_all(installed: Installed) -> None:
    with ZipFile(installed.wheel) as wheel:
        names = set(wheel.namelist())
    sources = {path.as_posix() for path in compiled_sources()}
    extensions = {name.removesuffix(SUFFIX) + ".py" for name in names if name.endswith(SUFFIX)}
    assert sources | {"undercourt/py.typed"} <= names
    if installed.compiled:
        version = f"cp{sys.version_info[0]}{sys.version_info[1]}"
        assert sources < extensions and f"-{version}-{version}" in installed.wheel.name
    else:
        assert not extensions and installed.wheel.name.endswith("-py3-none-any.whl")


def test_a_wheel_carries_the_client_for_browsers(installed: Installed) -> None:
    with ZipFile(installed.wheel) as wheel:
        names = {name.removeprefix(IN_WHEEL) for name in wheel.namelist() if name.startswith(IN_WHEEL)}
    built = {path.relative_to(client.CLIENT).as_posix() for path in client.CLIENT.rglob("*") if path.is_file()}
    assert names == built and "index.html" in names
    assert any(name.startswith("assets/") and name.endswith(".js") for name in names)
    page = re.findall(r'(?:src|href)="/(assets/[^"]+)"', (client.CLIENT / "index.html").read_text("utf-8"))
    assert page and set(page) <= names


def test_an_installed_wheel_plays_and_speaks(installed: Installed) -> None:
    for game in game_names():
        words = ["simulate", game, "--players", "2", "--bots", "random,random", "--games", "2", "--json"]
        told: dict[str, Any] = json.loads(installed.run("undercourt", *words))
        assert (told["games"], told["compiled"]) == (2, installed.compiled)
        assert installed.run("undercourt", "cards", game, "--lang", "pl").count("\n") > 10
    installed.run("undercourt", "term", "tyrants", "--bots", "greedy", "--seed", "5", "--save", "kept.txt")
    assert "Verified" in installed.run("undercourt", "replay", "kept.txt")


def test_programs_import_an_installed_wheel_and_play_the_game_that_is_played_here(installed: Installed) -> None:
    here = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, encoding="utf-8", check=True).stdout
    there = installed.run("python", "-c", PLAY)
    assert there.rpartition(" ")[0] == here.rpartition(" ")[0]
    effect = Path(there.rpartition(" ")[2].strip())
    assert effect.is_relative_to(installed.folder) and effect.name == f"effect{SUFFIX if installed.compiled else '.py'}"


def test_an_installed_wheel_runs_from_its_sources_where_that_is_asked_for(installed: Installed) -> None:
    build = BUILD if installed.compiled else "uncompiled"
    assert installed.run("undercourt", "--version").endswith(f", engine {build}\n")
    assert installed.run("undercourt", "--version", pure=True).endswith(", engine uncompiled\n")
    files = installed.run("python", "-c", MODULES, pure=True).splitlines()
    assert len(files) > 40 and {Path(file).suffix for file in files} == {".py"}


def test_without_a_compiler_the_wheel_is_a_pure_one_and_without_node_it_has_the_client(
    unpacked: Path, tmp_path: Path
) -> None:
    shutil.copytree(unpacked, tmp_path / "undercourt")
    broken = {"CC": "no-such-compiler", "DISTUTILS_USE_SDK": "1", "MSSdk": "1", "PATH": ""}
    wheel = built(tmp_path / "undercourt", "wheel", UNDERCOURT_PURE="0", **broken)
    assert wheel.name.endswith("-py3-none-any.whl") and has_client(wheel)


def test_a_wheel_does_without_the_client_where_that_is_asked_for(unpacked: Path, tmp_path: Path) -> None:
    shutil.copytree(unpacked, tmp_path / "undercourt")
    wheel = built(tmp_path / "undercourt", "wheel", UNDERCOURT_PURE="1", UNDERCOURT_CLIENT="none", PATH="")
    assert not has_client(wheel)


def has_client(wheel: Path) -> bool:
    with ZipFile(wheel) as files:
        return any(name.startswith(IN_WHEEL) for name in files.namelist())


def test_what_builds_the_package_is_what_builds_the_engine_in_a_checkout() -> None:
    """Locked versions come from the extra, isolated builds from the build system."""
    everything = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    run_time = [one for one in everything["project"]["dependencies"] if one.startswith("librt")]
    extra = everything["project"]["optional-dependencies"]["build"]
    assert sorted(everything["build-system"]["requires"]) == sorted([*extra, *run_time])
    node = everything["project"]["optional-dependencies"]["node"]
    assert f"NODE = {json.dumps(node)}\n" in (ROOT / "setup.py").read_text("utf-8")
