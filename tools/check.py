"""What a change must pass: `./run check` looks at what changed, in half a minute; `./run test` at everything.

What is about the client for browsers needs Node, and is looked at by `check` only where `web` has changed. Tests run in
parallel, one process per core. `check` takes the build that there is; `test` compiles, and runs the tests
of the engine on both builds, the others on the compiled one (tests/conftest.py says which are which).
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import IO, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from tools import client
from undercourt import BUILD
from undercourt._build import ROOT, best_folder, engine_folder, failure_log

QUICK = [
    ("style", ["-m", "ruff", "check", "--quiet", "."]),
    ("layout", ["-m", "ruff", "format", "--check", "--quiet", "."]),
    ("rules and their tests", ["tools/rules.py", "--quiet"]),
]
TYPES = ["-m", "mypy"]
KERNEL = "tests/kernel"
JUDGEMENT = "tests/judgement"
PYTEST = ["-m", "pytest", "-q", "-n", "auto", "--maxprocesses", "16", "--dist", "worksteal"]
PASSED, NONE_CHOSEN = 0, 5  # exit codes of pytest
WEB = "web/"
PRETTIER = ["node_modules/prettier/bin/prettier.cjs", "--check", "--cache", "--ignore-unknown", "--log-level", "warn"]
SVELTE_CHECK = ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]
PLAYWRIGHT = ["node_modules/@playwright/test/cli.js", "test"]


def main(arguments: list[str]) -> int:
    match arguments:
        case ["check"]:
            return check()
        case ["test", *rest]:
            return test(rest)
    print("./run check takes no arguments; ./run test hands its arguments to pytest.", file=sys.stderr)
    return 2


# ./run check


class Plan(NamedTuple):
    run: list[str]
    left: list[str]  # to ./run test


def check() -> int:
    begun = time.monotonic()
    changed = changed_paths()
    web = [f"../{path}" for path in changed or [] if path.startswith(WEB) and (ROOT / path).is_file()]
    if not all(passes(name, command) for name, command in QUICK):
        return 1
    node = ready_node() if web else None
    if web and (node is None or not node_passes("layout of the client", [*PRETTIER, *web], node)):
        return 1
    games = [Path(folder).name for folder in folders_in("tests/games")]
    plan = planned(changed, games, [one for one in folders_in("tests") if one != "tests/games"])
    beside = {"types": start(python(TYPES), ROOT)}
    if node is not None:
        beside["types of the client"] = start([str(node.node), *SVELTE_CHECK], client.WEB)
    chosen = [folder for folder in plan.run if (ROOT / folder).is_dir()]  # a game may have no cards
    good = run_tests(f"tests, engine {BUILD}: {', '.join(chosen)}", chosen) == PASSED
    for name, process in beside.items():
        print(f"== {name}", flush=True)
        told, _ = process.communicate()
        sys.stdout.write(told.decode("utf-8", "replace"))
        good = good and process.returncode == 0
    print(f"Left to ./run test: the other build, {', '.join(plan.left)}, web/tests.")
    print(f"{'Passed' if good else 'Failed'} in {time.monotonic() - begun:.0f} s.")
    return 0 if good else 1


def start(command: list[str], folder: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def planned(changed: list[str] | None, games: Iterable[str], others: Iterable[str]) -> Plan:
    """What to run for these changed files, and what is left of the tests of games, of their judgement and of others.

    The kernel carries all games. Their rules show most of what may break there; their cards would take too long.
    Where git cannot tell what changed (None), the kernel counts as changed.
    """
    run, left = [KERNEL], [folder for folder in others if folder not in (KERNEL, JUDGEMENT)]
    kernel = changed is None or touches(changed, "src/undercourt/kernel/")
    judged = []
    for game in games:
        touched = touches(changed, f"src/undercourt/games/{game}/", f"tests/games/{game}/")
        run += [f"tests/games/{game}/rules"] if touched or kernel else []
        run += [f"tests/games/{game}/cards"] if touched else []
        left.append(f"{'the rest of ' if touched or kernel else ''}tests/games/{game}")
        if touches(changed, f"src/undercourt/judgement/{game}/", f"{JUDGEMENT}/{game}/"):
            judged.append(f"{JUDGEMENT}/{game}")
    if touches(changed, "src/undercourt/judgement/__init__.py"):  # what all of them go through
        return Plan([*run, JUDGEMENT], left)
    return Plan(run + judged, [*left, f"{'the rest of ' if judged else ''}{JUDGEMENT}"])


def touches(changed: list[str] | None, *under: str) -> bool:
    return any(path.startswith(under) for path in changed or [])


def folders_in(under: str) -> list[str]:
    return sorted(path.parent.relative_to(ROOT).as_posix() for path in (ROOT / under).glob("*/__init__.py"))


def changed_paths() -> list[str] | None:
    """Files that differ from the last commit; where none do, those of the last commit. None where git cannot tell."""
    changed, new = git("diff", "--name-only", "HEAD"), git("ls-files", "--others", "--exclude-standard")
    if changed is None or new is None:
        return None
    return changed + new or git("diff", "--name-only", "HEAD~1", "HEAD")


def git(*command: str) -> list[str] | None:
    try:
        asked = subprocess.run(["git", *command, "-z"], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    except OSError:
        return None
    return asked.stdout.split("\0")[:-1] if asked.returncode == 0 else None


# ./run test


def test(arguments: list[str]) -> int:
    """The quick checks in turn, until one fails; then, while the engine compiles, types and the tests without it.

    Tests in browsers come last, and only where all tests are asked for.
    """
    if not all(passes(name, command) for name, command in QUICK):
        return 1
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "setup.log").open("ab") as log:
        building = start_building(log)
        try:
            if not passes("types", TYPES) or not check_client():
                return 1
            name = "tests of the engine, uncompiled"
            codes = [run_tests(name, ["--only", "engine", *arguments], UNDERCOURT_PURE="1")]
        finally:
            built = building is None or building.wait() == 0
    if best_folder(engine_folder()):
        codes.append(run_tests("all tests, engine compiled", arguments, UNDERCOURT_PURE="0"))
    else:
        told = failure_log(engine_folder()).relative_to(ROOT)
        print("There is no C compiler here." if built else f"Compiling the engine failed, see {told}.")
        name = "all other tests, engine uncompiled"
        codes.append(run_tests(name, ["--only", "rest", *arguments], UNDERCOURT_PURE="1"))
    browsers_are_good = bool(arguments) or test_client()
    return 0 if built and passed(codes) and browsers_are_good else 1


def passed(codes: list[int]) -> bool:
    """Arguments such as -k may choose tests that only one of the runs has."""
    return PASSED in codes and set(codes) <= {PASSED, NONE_CHOSEN}


def start_building(log: IO[bytes]) -> subprocess.Popen[bytes] | None:
    if best_folder(engine_folder()):
        return None
    print("== compiling the engine, beside what follows", flush=True)
    return subprocess.Popen(python(["tools/build.py"]), cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log)


# The client for browsers


def check_client() -> bool:
    """Its layout and its types."""
    node = ready_node()
    if node is None:
        return False
    return all(
        [
            node_passes("layout of the client", [*PRETTIER, "."], node),
            node_passes("types of the client", SVELTE_CHECK, node),
        ]
    )


def test_client() -> bool:
    """Its tests, most of them in a real Chromium with a real server. They leave pictures in web/shots."""
    if not client.is_built():
        print("The client for browsers is not built, so it is not tested: ./run setup says why.")
        return False
    node = ready_node()
    return node is not None and node_passes("tests of the client", PLAYWRIGHT, node, UNDERCOURT_PYTHON=sys.executable)


def ready_node() -> client.Node | None:
    """With the packages that tests need."""
    node = client.find_node()
    if node is None or not client.install(node, "test"):
        print(f"The client for browsers is checked with {client.NEEDED}, and the packages of web: one is missing here.")
        return None
    return node


def node_passes(name: str, command: list[str], node: client.Node, **environment: str) -> bool:
    print(f"== {name}", flush=True)
    return subprocess.call([str(node.node), *command], cwd=client.WEB, env={**node.environment, **environment}) == 0


# Both


def run_tests(name: str, arguments: list[str], **environment: str) -> int:
    print(f"== {name}", flush=True)
    return subprocess.call(python([*PYTEST, *arguments]), cwd=ROOT, env={**os.environ, **environment})


def passes(name: str, command: list[str]) -> bool:
    print(f"== {name}", flush=True)
    return subprocess.call(python(command), cwd=ROOT) == 0


def python(command: list[str]) -> list[str]:
    return [sys.executable, *command]


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(130)
