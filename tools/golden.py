"""Writes golden files anew, for review as a diff: `python tools/golden.py cards|games [GAME ...]`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from undercourt.arena.match import record_game
from undercourt.games import load_game
from undercourt.kernel.game import Options
from undercourt.kernel.record import write
from undercourt.text import GAMES, HERE, LANGUAGES, texts

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "tests" / "golden"
Files = dict[Path, str]


def main() -> None:
    parser = argparse.ArgumentParser(description="Write golden files anew.")
    parser.add_argument("part", choices=sorted(PARTS), help="which files")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games that have such files if none is named")
    options = parser.parse_args()
    make, has = PARTS[options.part]
    for game in options.games or [folder.name for folder in sorted(GAMES.iterdir()) if has(folder)]:
        for path, text in make(game).items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8", newline="\n")
            print(path.relative_to(ROOT))


def cards(game: str) -> Files:
    """What every card of a game says, in each language."""
    return {GOLDEN / game / f"cards.{lang}.txt": card_list(game, lang) for lang in written(game)}


def card_list(game: str, lang: str) -> str:
    """`slug | name | cost | aspect | deck VP/inner circle VP | text`, a line per card."""
    told = texts(game, lang)
    lines = []
    for kind in import_module(f"undercourt.games.{game}.cards").CARDS:
        cost = "–" if kind.cost is None else str(kind.cost)
        aspect = "–" if kind.aspect is None else told.name("aspect", kind.aspect)
        text = told.card_text(kind.play.text(), None if kind.reaction is None else kind.reaction.text())
        vp = f"{kind.deck_vp}/{kind.inner_vp}"
        lines.append(" | ".join([kind.slug, told.name("card", kind.slug), cost, aspect, vp, text]))
    return "\n".join(lines) + "\n"


def written(game: str) -> list[str]:
    """The languages that both the clients and the game speak."""
    return [lang for lang in LANGUAGES if all((at / f"{lang}.ftl").is_file() for at in (HERE, GAMES / game / "text"))]


def has_cards(folder: Path) -> bool:
    return (folder / "cards").is_dir()


def games(game: str) -> Files:
    """Whole games, as records: one for every number of players."""
    rules = load_game(game)
    files = {}
    for players, (options, seed) in GAMES_TO_RECORD[game].items():
        record = record_game(rules, ["greedy"] * players, options, seed)
        files[GOLDEN / game / f"game-{players}p-{options['decks']}.record"] = write(record, rules)
    return files


def has_games(folder: Path) -> bool:
    return folder.name in GAMES_TO_RECORD


# By number of players: options and seed. Between them, the records of a game should show all its decks.
GAMES_TO_RECORD: dict[str, dict[int, tuple[Options, int]]] = {
    "tyrants": {
        2: ({"decks": "drow+dragons", "section": "random"}, 1),
        3: ({"decks": "demons+undead", "section": "left"}, 1),
        4: ({"decks": "elementals+aberrations", "section": "random"}, 1),
    },
}

Part = tuple[Callable[[str], Files], Callable[[Path], bool]]
PARTS: dict[str, Part] = {"cards": (cards, has_cards), "games": (games, has_games)}


if __name__ == "__main__":
    main()
