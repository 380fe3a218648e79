"""What never changes at a table: printed facts, the geometry of the map, and the rules in every language."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from msgspec import json

from undercourt import games
from undercourt.kernel.game import Game, Options
from undercourt.table.wire import Catalogue, Chapter, Rule, Verb
from undercourt.text import LANGUAGES
from undercourt.text.rules import rulebook

Known = tuple[str, tuple[tuple[str, str], ...], str]


def catalogue(game: Game, options: Options, id: str = "") -> Catalogue:
    """For a game with these options; made once for each and then kept."""
    key = (game.slug, tuple(sorted(options.items())), game.carried_pack)
    if key not in made:
        made[key] = build(game, options)
    known = made[key]
    return known if not id else Catalogue(known.hash, known.game, known.verbs, known.facts, known.board, known.rules, id)


made: dict[Known, Catalogue] = {}


def build(game: Game, options: Options) -> Catalogue:
    verbs = [Verb(verb.name, verb.objects, verb.secret) for verb in game.space.verbs]
    facts, board, rules = game.catalog(options), board_of(game.slug), rules_of(game.slug)
    told = json.encode([verbs, facts, board, rules])
    return Catalogue(blake2b(told, digest_size=16).hexdigest(), game.slug, verbs, facts, board, rules)


@cache
def board_of(game: str) -> dict[str, Any] | None:
    """Where things lie on our map: `board.json` in the folder of the game."""
    path = Path(games.__file__).parent / game / "board.json"
    return json.decode(path.read_bytes(), type=dict[str, Any]) if path.is_file() else None


@cache
def rules_of(game: str) -> list[Chapter]:
    """Every numbered sentence in every language, so that a reason leads to its rule."""
    books = {lang: rulebook(game, lang) for lang in LANGUAGES}
    chapters: list[Chapter] = []
    for i, chapter in enumerate(books[LANGUAGES[0]].chapters):
        titles = {lang: book.chapters[i].title for lang, book in books.items()}
        rules = [
            Rule(rule.id, rule.edition == "ours", {lang: book.chapters[i].rules[j].text for lang, book in books.items()})
            for j, rule in enumerate(chapter.rules)
        ]
        chapters.append(Chapter(chapter.id, titles, rules))
    return chapters
