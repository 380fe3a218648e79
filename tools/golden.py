"""Rewrites golden files, for review as a diff: `python tools/golden.py cards|games|finds|fingerprints [GAME ...]`.

They lie in tests/games/GAME/golden. Which games are played for them says tests/games/GAME/games.py.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # for what the tests of a game say about its games
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from undercourt.arena.match import record_game
from undercourt.commands.cards import cards_of, line
from undercourt.games import game_names, load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.game import Options
from undercourt.kernel.record import Replay, read, sign, write
from undercourt.kernel.rng import seeded
from undercourt.text import GAMES, HERE, LANGUAGES, texts

ROOT = Path(__file__).resolve().parents[1]
SEED = 1  # of all recorded games
Files = dict[Path, str]


def main() -> None:
    parser = argparse.ArgumentParser(description="Rewrite golden files.")
    parser.add_argument("part", choices=sorted(PARTS), help="which files")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them if none is named")
    options = parser.parse_args()
    for game in options.games or game_names():
        for path, text in PARTS[options.part](game).items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8", newline="\n")
            print(path.relative_to(ROOT))


def golden(game: str) -> Path:
    """The folder of its golden files."""
    return ROOT / "tests" / "games" / game / "golden"


def cards(game: str) -> Files:
    """What every card of a game says, in each language."""
    return {golden(game) / f"cards.{lang}.txt": card_list(game, lang) for lang in written(game)}


def card_list(game: str, lang: str) -> str:
    """`slug | name | its numbers and kinds | text`, a line per card, Location and the like."""
    told = texts(game, lang)
    return "".join(f"{card['slug']} | {line(card, told)}\n" for card in cards_of(load_game(game), told))


def written(game: str) -> list[str]:
    """The languages that both the clients and the game speak."""
    return [lang for lang in LANGUAGES if all((at / f"{lang}.ftl").is_file() for at in (HERE, GAMES / game / "text"))]


def games(game: str) -> Files:
    """Whole games, as records: one for every number of players."""
    rules = load_game(game)
    recorded: dict[str, tuple[list[str], Options]] = import_module(f"tests.games.{game}.games").RECORDED
    return {
        golden(game) / f"{name}.record": write(record_game(rules, bots, options, SEED), rules)
        for name, (bots, options) in recorded.items()
    }


def finds(game: str) -> Files:
    """Records dropped in by hand, such as fuzz finds: the moves stay, where they lead is signed again."""
    rules = load_game(game)
    files = {}
    for path in sorted(golden(game).glob("fuzz-*.record")):
        record = read(path.read_text("utf-8"), rules)
        record.options, record.version = rules.chosen(len(record.players), record.options), rules.version
        replay = Replay(record, rules)
        while replay.done < len(record.moves):
            replay.step()
        sign(record, rules, replay.s, replay.d)
        files[path] = write(record, rules)
    return files


def fingerprints(game: str) -> Files:
    return {golden(game) / "fingerprint.txt": f"{fingerprint(game)}\n"}


def fingerprint(game: str) -> int:
    """One number for the actions and points of 20 random games: it changes with the rules, never with the build."""
    rules = load_game(game)
    options: Options = import_module(f"tests.games.{game}.games").VARIED
    found = 0
    for seed in range(20):
        d = Decision()
        s = rules.begin(min(4, rules.most), options, seed, d)
        rng = seeded(seed + 1)
        while d.count > 0:
            action = d.actions[rng.below(d.count)]
            found = (found * 31 + action + 1) % 1_000_000_007
            apply(s, action, d)
        for points in rules.score(s).totals():
            found = (found * 31 + points) % 1_000_000_007
    return found


PARTS: dict[str, Callable[[str], Files]] = {
    "cards": cards,
    "games": games,
    "finds": finds,
    "fingerprints": fingerprints,
}


if __name__ == "__main__":
    main()
