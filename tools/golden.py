"""Rewrites golden files, for review as a diff: `python tools/golden.py cards|games|finds [GAME ...]`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from undercourt.arena.match import record_game
from undercourt.commands.cards import cards_of, line
from undercourt.games import game_names, load_game
from undercourt.kernel.game import Options
from undercourt.kernel.record import Replay, read, sign, write
from undercourt.text import GAMES, HERE, LANGUAGES, texts

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "tests" / "golden"
Files = dict[Path, str]


def main() -> None:
    parser = argparse.ArgumentParser(description="Rewrite golden files.")
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
    """`slug | name | its numbers and kinds | text`, a line per card, Location and the like."""
    told = texts(game, lang)
    return "".join(f"{card['slug']} | {line(card, told)}\n" for card in cards_of(load_game(game), told))


def written(game: str) -> list[str]:
    """The languages that both the clients and the game speak."""
    return [lang for lang in LANGUAGES if all((at / f"{lang}.ftl").is_file() for at in (HERE, GAMES / game / "text"))]


def has_cards(folder: Path) -> bool:
    return folder.name in game_names() and bool(written(folder.name))


def games(game: str) -> Files:
    """Whole games, as records: one for every number of players."""
    rules = load_game(game)
    files = {}
    for players, (options, seed) in GAMES_TO_RECORD[game].items():
        bots = PLAYED_BY.get(game, ["greedy"])
        record = record_game(rules, [bots[seat % len(bots)] for seat in range(players)], options, seed)
        name = "-".join([f"game-{players}p", *[options[option] for option in options if option in NAMED]])
        files[GOLDEN / game / f"{name}.record"] = write(record, rules)
    return files


def finds(game: str) -> Files:
    """Records dropped in by hand, such as fuzz finds: the moves stay, where they lead is signed again."""
    rules = load_game(game)
    files = {}
    for path in sorted((GOLDEN / game).glob("fuzz-*.record")):
        record = read(path.read_text("utf-8"), rules)
        record.options, record.version = rules.chosen(len(record.players), record.options), rules.version
        replay = Replay(record, rules)
        while replay.done < len(record.moves):
            replay.step()
        sign(record, rules, replay.s, replay.d)
        files[path] = write(record, rules)
    return files


def has_games(folder: Path) -> bool:
    return folder.name in GAMES_TO_RECORD


# By number of players: options and seed. Between them, the records of a game should show all its decks.
NAMED = {"decks"}  # options that the name of a record tells
PLAYED_BY = {"whispers": ["greedy", "random"]}  # in turn round the table, where not all are greedy
GAMES_TO_RECORD: dict[str, dict[int, tuple[Options, int]]] = {
    "abyss": {
        2: ({}, 1),
        3: ({"commander": "at_once", "smokers": "removed"}, 1),
        4: ({"assassinated": "count"}, 1),
    },
    "secret_city": {
        2: ({}, 1),
        3: ({"face_down_targets": "fitting", "spell_instead": "no"}, 1),
        4: ({"deals": "off"}, 1),
        5: ({"debt_territory": "any", "deal_open": "everybody"}, 1),
        6: ({"tie_break": "shared", "turns": "4"}, 1),
    },
    "tyrants": {
        2: ({"decks": "drow+dragons", "section": "random"}, 1),
        3: ({"decks": "demons+undead", "section": "left"}, 1),
        4: ({"decks": "elementals+aberrations", "section": "random"}, 1),
    },
    "whispers": {
        2: ({"counter_intelligence": "on", "reinforce": "any_regions"}, 1),
        3: ({"agents_in_regions": "on", "keep_your_secrets": "on", "to_each_their_own": "on", "allow_pass": "on"}, 1),
        4: ({}, 1),
    },
}

Part = tuple[Callable[[str], Files], Callable[[Path], bool]]
PARTS: dict[str, Part] = {"cards": (cards, has_cards), "games": (games, has_games), "finds": (finds, has_games)}


if __name__ == "__main__":
    main()
