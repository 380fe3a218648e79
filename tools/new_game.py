"""Makes a new game that runs: `python tools/new_game.py NAME --title "Its Title" --prefix XX`.

What it makes is a small card game, complete with rules, cards, texts and tests. Replace it piece by piece, in the order
of docs/add-a-game.md; the laws hold from the first day. The templates are the files of a game called `newgame`.
"""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TEMPLATES = ROOT / "tools" / "templates" / "new_game"
SUFFIX = ".template"
GAMES = ROOT / "src" / "undercourt" / "games"
TESTS = ROOT / "tests" / "games"


class Refused(ValueError):
    """One sentence that says what is wrong and what would be right."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Make a new game that runs, to be replaced piece by piece.")
    parser.add_argument("name", help="of its folder, such as secret_city")
    parser.add_argument("--title", required=True, help="as players see it")
    parser.add_argument("--prefix", required=True, help="of its rule ids: two or three capital letters")
    wanted = parser.parse_args()
    try:
        files = written(wanted.name, wanted.title, wanted.prefix)
    except Refused as wrong:
        print(wrong, file=sys.stderr)
        return 2
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
    for part in ("cards", "games", "fingerprints"):  # -B: without writing bytecode beside the modules of others
        golden = [sys.executable, "-B", str(ROOT / "tools" / "golden.py"), part, wanted.name]
        subprocess.run(golden, check=True, stdout=subprocess.DEVNULL)
    for folder in (GAMES / wanted.name, TESTS / wanted.name):
        made = [path for path in folder.rglob("*") if path.is_file()]
        print(f"{len(made)} files in {folder.relative_to(ROOT).as_posix()}")
    print(f"Next: ./run test -k {wanted.name}, then docs/add-a-game.md.")
    return 0


def written(name: str, title: str, prefix: str) -> dict[Path, str]:
    """The files of the new game, or Refused."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,23}", name) or keyword.iskeyword(name):
        raise Refused(f"'{name}' cannot name a game: use 2 to 24 small letters, digits and _, such as secret_city.")
    if (GAMES / name).exists():
        raise Refused(f"There is already a game '{name}': choose another name.")
    if not re.fullmatch(r"[^\s{}\"\\](?:[^\n{}\"\\]{0,58}[^\s{}\"\\])?", title):
        raise Refused("The title must be one line of at most 60 characters, without braces, quotes and backslashes.")
    if not re.fullmatch(r"[A-Z]{2,3}", prefix):
        raise Refused(f"'{prefix}' is not a prefix: use two or three capital letters, such as SC.")
    if prefix in prefixes():
        raise Refused(f"The prefix '{prefix}' is taken; those in use are {', '.join(sorted(prefixes()))}.")
    class_name = "".join(part.capitalize() for part in name.split("_"))
    templates = {path: path.read_text("utf-8") for path in sorted(TEMPLATES.rglob(f"*{SUFFIX}"))}
    if any(re.search(rf"\b{class_name}\b", text) for text in templates.values()):
        raise Refused(f"'{name}' would make a class {class_name}, and there already is one: choose another name.")
    words = {"newgame": name, "NewGame": class_name, "NG-": f"{prefix}-", "New Game Title": title}
    files: dict[Path, str] = {}
    for template, text in templates.items():
        path = target(template.relative_to(TEMPLATES), name)
        if path.exists():
            raise Refused(f"There is already a file {path.relative_to(ROOT).as_posix()}: choose another name.")
        files[path] = re.sub("|".join(words), lambda found: words[found[0]], text)
    return files


def target(template: Path, name: str) -> Path:
    """Where the file of a template belongs."""
    inside = Path(*template.parts[1:]).as_posix().removesuffix(SUFFIX)
    return (GAMES / name if template.parts[0] == "game" else TESTS / name) / inside


def prefixes() -> set[str]:
    """Those that the rule ids of the other games begin with."""
    rules = [path.read_text("utf-8") for path in GAMES.glob("*/rules.toml")]
    return {prefix for text in rules for prefix in re.findall(r'^\["([A-Z]+)-', text, re.MULTILINE)}


if __name__ == "__main__":
    sys.exit(main())
