"""Prints which tests prove which rule, and fails on a hole: `python tools/rules.py [GAME ...] [--json | --quiet]`."""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from undercourt.text.rules import Rule, rulebook

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "undercourt" / "games"
Places = dict[str, list[str]]  # rule id to the places that cite it


def main() -> int:
    games = sorted(path.parent.name for path in GAMES.glob("*/rules.toml"))
    parser = argparse.ArgumentParser(description="Which tests prove which rule.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(games)}; all of them if none is named")
    parser.add_argument("--json", action="store_true", help="print a list of objects with id, text and tests")
    parser.add_argument("--quiet", action="store_true", help="print holes only")
    options = parser.parse_args()
    if unknown := set(options.games) - set(games):
        parser.error(f"no rules.toml for {', '.join(sorted(unknown))}; there is one for {', '.join(games)}")

    rows: list[dict[str, object]] = []
    holes: list[str] = []
    for game in options.games or games:
        rules = rulebook(game, "en").rules
        tests = cited_by_tests(ROOT / "tests" / "games" / game)
        code = cited_by_code(rules)
        rows += [{"id": rule, "text": entry.text, "tests": tests[rule]} for rule, entry in rules.items()]
        holes += [f"{rule} has no test: {entry.text}" for rule, entry in rules.items() if not tests[rule]]
        # Code may cite a whole section, a test may not.
        sections = {".".join(rule.split(".")[:depth]) for rule in rules for depth in range(1, rule.count(".") + 1)}
        for places, known in ((tests, rules.keys()), (code, rules.keys() | sections)):
            for rule in places.keys() - known:
                holes += [f"{place} cites {rule}, which is not a rule" for place in places[rule]]
        if not (options.json or options.quiet):
            show(rules, tests, code)
    if options.json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
    for hole in sorted(holes):
        print(hole, file=sys.stderr)
    return 1 if holes else 0


def cited_by_tests(folder: Path) -> Places:
    """`@rule("A", "B")` and `@pytest.mark.rule("A")` on test functions, or on classes for all tests inside."""
    places: Places = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        collect(ast.parse(path.read_text("utf-8")), path.relative_to(ROOT).as_posix(), [], places)
    return places


def collect(node: ast.Module | ast.ClassDef, name: str, inherited: list[str], places: Places) -> None:
    for inner in node.body:
        if isinstance(inner, ast.ClassDef):
            collect(inner, f"{name}::{inner.name}", inherited + ids(inner), places)
        elif isinstance(inner, ast.FunctionDef) and inner.name.startswith("test_"):
            for rule in dict.fromkeys(inherited + ids(inner)):
                places[rule].append(f"{name}::{inner.name}")


def ids(node: ast.ClassDef | ast.FunctionDef) -> list[str]:
    """The rule ids that a definition is decorated with."""
    calls = [call for call in node.decorator_list if isinstance(call, ast.Call)]
    ours = [call for call in calls if ast.unparse(call.func).split(".")[-1] == "rule"]
    return [str(word.value) for call in ours for word in call.args if isinstance(word, ast.Constant)]


def cited_by_code(rules: Mapping[str, Rule]) -> Places:
    """Every id of this game's kind in the sources, as path:line."""
    places: Places = defaultdict(list)
    prefixes = sorted({rule.partition("-")[0] for rule in rules})
    pattern = re.compile(rf"\b(?:{'|'.join(prefixes)})-[0-9]+[a-z]?(?:\.[0-9]+[a-z]?)*\b")
    for path in sorted((ROOT / "src").rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for rule in dict.fromkeys(pattern.findall(line)):
                places[rule].append(f"{path.relative_to(ROOT).as_posix()}:{number}")
    return places


def show(rules: Mapping[str, Rule], tests: Places, code: Places) -> None:
    for rule, entry in rules.items():
        print(f"{rule}  {entry.text}")
        for place in tests[rule] + code[rule]:
            print(f"    {place}")


if __name__ == "__main__":
    sys.exit(main())
