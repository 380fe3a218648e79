"""Compiles kernel, games, judgement and thinking, as one mypyc unit: `python tools/build.py [--trained]`.

The result is `build/engine-<fingerprint>`. `--trained` compiles twice: the first build counts which ways its code takes
in games, and the second is made for those. It needs gcc and about three times as long.

The work is done on a copy, in a temporary folder; its result gets its final name once every module has been imported.
Exit 0: compiled, or there is nothing here to compile with. Exit 1: the compiler failed; the log lies beside the builds.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from importlib import import_module
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from tools.borrow import borrow_in
from undercourt._build import (
    ROOT,
    SRC,
    SUFFIX,
    CompiledModules,
    best_folder,
    compiled_sources,
    engine_folder,
    failure_log,
    trained_folder,
)

if TYPE_CHECKING:
    from undercourt.kernel.game import Game, Options

CORES = os.cpu_count() or 1
MSVC = sys.platform == "win32"
LTO = ["-flto=auto"]
PROFILING = ["-fprofile-generate"]
PROFILED = ["-fprofile-use", "-Wno-missing-profile"]  # what no game runs has no profile
RANDOM_GAMES, GREEDY_GAMES = 1500, 3  # for each number of players; the bots' code would be slow without the second
BATCHED_GAMES, BATCHED_STEPS = 256, 500  # with observations, for programs that learn
DRIVEN_GAMES = 500  # each decision on its own, with a look before it
FIRST_SEED = 1_000_000  # not the games that bench measures
COUNTS = "whole_counts.h"
# Python 3.12 and 3.13 take a reference by a 32-bit store and give it back by a 64-bit read of that word, which waits
# until the store has reached the cache: 6 ns instead of 0.6, at many accesses to a vec. Here both have 64 bits.
WHOLE_COUNTS = """
#include <Python.h>
#if PY_VERSION_HEX >= 0x030C0000 && PY_VERSION_HEX < 0x030E0000 && SIZEOF_VOID_P > 4 && !defined(Py_GIL_DISABLED)
static inline void whole_incref(PyObject *op) { if (!_Py_IsImmortal(op)) op->ob_refcnt++; }
#undef Py_INCREF
#define Py_INCREF(op) whole_incref(_PyObject_CAST(op))
#endif
"""
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
ONLY_GCC = "-DONLY_GCC"  # clang writes profiles in another format, and takes the same flags
PROBE += "#if defined(ONLY_GCC) && (defined(__clang__) || !defined(__GNUC__))\n#error not gcc\n#endif\n"


class ParallelBuild(build_ext):
    """Compiles the C files of one extension side by side, and the extensions too."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                objects = pool.map(lambda source: compile_in_turn([source], **options), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = side_by_side
        super().build_extensions()


def main(trained: bool) -> int:
    engine = engine_folder()
    target = trained_folder(engine) if trained else engine
    if target.is_dir() or trained_folder(engine).is_dir():
        print("The engine is already compiled.")
        return 0
    target.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix="unfinished-", ignore_cleanup_errors=True) as name:
        if not step("probe", name):
            print("No C compiler with Python's headers was found: the engine runs uncompiled.")
            return 0
        if trained and not may_train(name):
            code = main(trained=False)
            print("A trained build needs gcc, and the compiler here is another one: this is the ordinary build.")
            return code
        copy_sources(name)
        if engine_folder() != engine:
            print("The sources changed while they were copied: the engine runs uncompiled until the next build.")
            return 1
        with Path(name, "log").open("wb") as output:
            compiled = compile_copy(name, trained, output)
        if not compiled:
            log = failure_log(target)
            shutil.copy(Path(name, "log"), log)
            rest = "the engine runs as before" if best_folder(engine) else "the engine runs uncompiled"
            print(f"Compiling failed, so {rest}; the log is {log.relative_to(ROOT)}.")
            return 1
        if not target.is_dir():  # another process may have been faster
            Path(name, "engine").rename(target)
    remove_all_but(engine, engine_folder())  # the sources may have changed meanwhile, and been compiled
    print(f"Compiled {len(compiled_sources())} modules{', and trained them' if trained else ''}.")
    return 0


def may_train(folder: str) -> bool:
    """Whether the compiler can optimise by what it sees in games."""
    return step("probe", folder, *PROFILING, ONLY_GCC)


def copy_sources(folder: str) -> None:
    shutil.copytree(SRC / "undercourt", Path(folder, "undercourt"), ignore=shutil.ignore_patterns("__pycache__"))


def compile_copy(folder: str, trained: bool, output: IO[bytes] | int) -> bool:
    """Compiles the copy in `folder`; the extension modules are then in its folder `engine`."""
    how = ["--trained"] if trained else []
    return step("prepare", folder, output=output) and step("compile", folder, *how, output=output)


def step(what: str, folder: str, *flags: str, output: IO[bytes] | int = subprocess.DEVNULL) -> bool:
    """One part of the work in a separate process, in `folder`: build tools print, and exit when they fail."""
    command = [sys.executable, __file__, what, *flags]
    return subprocess.run(command, cwd=folder, stdout=output, stderr=output, check=False).returncode == 0


def prepare() -> None:
    """Changes the copy where mypyc does badly by what reads well; lines keep their numbers.

    `NAME: Final = expression` gets its value, where that is an int. mypy folds names of the same module only. What is
    built on an imported name, such as every verb and pile of a game, is not a constant for mypyc: each use would fetch
    an int object, check that it was set, and convert it. `_` as a loop variable is always a boxed object. And a small
    function of another module is called, not inlined: `lowest_bit(bits)`, which walks sets, is written out; and whether
    anybody listens is asked before `tell` is called with its many arguments.
    """
    for path in compiled_sources():
        source = Path(path).read_bytes()
        lines = source.splitlines(keepends=True)  # columns count bytes
        finals = [node for node in ast.parse(source).body if isinstance(node, ast.AnnAssign) and node.value is not None]
        for node in reversed(finals):
            if not (isinstance(node.annotation, ast.Name) and node.annotation.id == "Final"):
                continue
            assert isinstance(node.target, ast.Name) and node.value is not None
            value = getattr(import_module(".".join(path.with_suffix("").parts)), node.target.id)
            first, last = node.value.lineno - 1, (node.value.end_lineno or 0) - 1
            if type(value) is int and first == last:  # else lines would move, and with them those of tracebacks
                line = lines[first]
                lines[first] = line[: node.value.col_offset] + b"%d" % value + line[node.value.end_col_offset :]
        text = b"".join(lines).replace(b"for _ in range(", b"for _i in range(")
        text = re.sub(rb"\blowest_bit\b(?!\()", b"lowest_bit, BIT_NUMBER", text)  # where it is imported
        text = re.sub(rb"\blowest_bit\((\w+)\)", rb"BIT_NUMBER[(\1 & -\1) % 67]", text)
        text = re.sub(rb"(?m)^( +)(s|self)\.tell\((.*)\)$", rb"\1if \2.log is not None: \2.tell(\3)", text)
        Path(path).write_bytes(text)


def compile_all(trained: bool) -> None:
    """Compiles the copy in the current folder and leaves the extension modules, tried out, in `engine`."""
    from mypyc.build import mypycify

    Path(COUNTS).write_text(WHOLE_COUNTS, "utf-8")

    # One C file a module, compiled side by side and optimised together by the linker, takes half the time of one large
    # file and gives the same speed; where the linker cannot do that, one large file keeps the speed.
    together = not MSVC and step("probe", ".", *LTO)
    options = ["--config-file", str(ROOT / "pyproject.toml"), *map(str, compiled_sources())]
    units = mypycify(options, opt_level="3", debug_level="0", multi_file=MSVC or together)
    borrow_in(Path("build"))
    for unit in units:
        flags = [flag for flag in unit.extra_compile_args if flag != "-Werror"]  # other compilers warn of other things
        flags += ["/FI" + COUNTS] if MSVC else ["-include", COUNTS]
        if not MSVC:
            flags.append("-fvisibility=hidden")  # lets the C compiler inline our small methods: 1.2x
        unit.extra_compile_args = flags
    flags = LTO if together else []
    if trained:
        build(units, "engine", [*flags, *PROFILING])
        subprocess.run([sys.executable, __file__, "train"], check=True)  # the profile is written when it ends
        flags = [*flags, *PROFILED]
    build(units, "engine", flags)
    try_out(Path("engine").resolve())


def train() -> None:
    """Plays with the build in `engine`: at random for the engine, greedily for what bots ask for, and in batches."""
    sys.meta_path.insert(0, CompiledModules(Path("engine").resolve()))
    from undercourt.arena.match import play_game
    from undercourt.arena.speed import any_options
    from undercourt.bots import bot
    from undercourt.games import game_names, load_game
    from undercourt.kernel.batch import Batch
    from undercourt.kernel.game import playouts

    for game in map(load_game, game_names()):
        for players in range(game.fewest, game.most + 1):
            options = any_options(game, players)
            playouts(game, players, options, FIRST_SEED, RANDOM_GAMES)
            for seed in range(FIRST_SEED, FIRST_SEED + GREEDY_GAMES):
                play_game(game, [bot("greedy") for _ in range(players)], options, seed)
            batch = Batch(game, players, options, FIRST_SEED, 0, BATCHED_GAMES, True)
            for _ in range(BATCHED_STEPS):
                batch.step(list(batch.samples))
            drive(game, players, options)


class Part:
    """Stands for an array of NumPy, which need not be there: what is taken of it holds on to the whole."""

    def __init__(self, whole: Part | None) -> None:
        self.whole = whole

    def __getitem__(self, _: object) -> Part:
        return Part(self.whole or self)


def drive(game: Game, players: int, options: Options) -> None:
    """Plays at random as PettingZoo's face does it, a look and a step at a time."""
    from undercourt.kernel.decision import Decision
    from undercourt.kernel.driven import Driven, Sheet
    from undercourt.kernel.page import Page
    from undercourt.kernel.rng import seeded

    page = Page(game.eyes, game.space.size)
    env = Driven(page, list(game.seat_names[:players]))
    env.infos = {agent: {} for agent in env.possible_agents}
    chance = seeded(FIRST_SEED)
    for seed in range(FIRST_SEED, FIRST_SEED + DRIVEN_GAMES):
        d = Decision()
        env.agents = env.possible_agents
        env._drive(game.deal(players, options, seed, d), d, [])
        env.agent_selection = env.possible_agents[d.seat]
        env._lend(*[Sheet(page.row[:], whole, whole[:], whole[:]) for whole in (Part(None), Part(None))])
        for _ in env.agent_iter():
            seen, *_ = env.last()
            assert len(seen) == 2
            env.step(d.actions[chance.below(d.count)])
            if d.count == 0:
                break


def probe(flags: list[str]) -> None:
    """Fails unless a tiny extension module compiles and links with these flags."""
    Path("probe.c").write_text(PROBE, "utf-8")
    build([Extension("probe", ["probe.c"])], "probed", flags)


def build(units: Sequence[Any], result: str, flags: list[str]) -> None:
    """Compiles and links the units with these flags on top of their own."""
    units = [copy(unit) for unit in units]
    for unit in units:
        unit.extra_compile_args = [*unit.extra_compile_args, *flags]
        unit.extra_link_args = [*unit.extra_link_args, *flags]
    script = ["--quiet", "build_ext", "--force", f"--build-lib={result}", "--build-temp=objects", f"--parallel={CORES}"]
    commands = {"build_ext": ParallelBuild}
    setup(name="engine", packages=[], py_modules=[], ext_modules=units, cmdclass=commands, script_args=script)


def try_out(folder: Path) -> None:
    """Imports every compiled module: passing mypy does not prove that it loads."""
    names = [".".join(path.with_suffix("").parts) for path in compiled_sources()]
    sys.meta_path.insert(0, CompiledModules(folder))
    for name in names:
        module = __import__(name, fromlist=["*"])
        assert str(module.__file__).endswith(SUFFIX), f"{name} was not compiled"


def remove_all_but(*engines: Path) -> None:
    """Removes builds of other sources and the logs of failed ones; what another process still holds open may stay."""
    kept = [*engines, *map(trained_folder, engines)]
    for path in engines[0].parent.glob("engine-*"):
        if path not in kept:
            shutil.rmtree(path, ignore_errors=True)
    for path in engines[0].parent.glob("failed-*.log"):
        path.unlink(missing_ok=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            sys.exit(main(trained=False))
        case ["--trained"]:
            sys.exit(main(trained=True))
        case ["prepare"]:
            prepare()
        case ["compile", *how]:
            compile_all(trained=how == ["--trained"])
        case ["train"]:
            train()
        case ["probe", *flags]:
            probe(flags)
