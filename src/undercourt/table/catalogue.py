"""What never changes at a table: printed facts, the geometry of the map, and the rules in every language."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from msgspec import json, structs

from undercourt import games
from undercourt.kernel.game import Game, Options
from undercourt.table.wire import Catalogue, Chapter, Rule, Verb
from undercourt.text import LANGUAGES, names_in_pack
from undercourt.text.rules import rulebook

Known = tuple[str, tuple[tuple[str, str], ...], str]


def catalogue(game: Game, options: Options, id: str = "") -> Catalogue:
    """For a game with these options; made once for each and then kept."""
    key = (game.slug, tuple(sorted(options.items())), game.carried_pack)
    if key not in made:
        made[key] = build(game, options)
    return structs.replace(made[key], id=id)


made: dict[Known, Catalogue] = {}


def build(game: Game, options: Options) -> Catalogue:
    verbs = [Verb(verb.name, verb.objects, verb.secret) for verb in game.space.verbs]
    facts, board, rules = game.catalog(options), board_of(game.slug), rules_of(game.slug)
    names = pack_names(game.carried_pack)
    told = json.encode([verbs, facts, board, rules, *([names] if names else [])])
    return Catalogue(blake2b(told, digest_size=16).hexdigest(), game.slug, verbs, facts, board, rules, names)


def pack_names(pack: str) -> dict[str, dict[str, dict[str, str]]]:
    """In every language: clients have only the names of the cards that come with the game."""
    return {
        kind: {slug: {lang: name[lang] for lang in LANGUAGES} for slug, name in things.items()}
        for kind, things in names_in_pack(pack).items()
    }


@cache
def board_of(game: str) -> dict[str, Any] | None:
    """Where things lie on our map: `board.json` in the folder of the game."""
    path = Path(games.__file__).parent / game / "board.json"
    return json.decode(path.read_bytes(), type=dict[str, Any]) if path.is_file() else None


@cache
def rules_of(game: str) -> list[Chapter]:
    """Every numbered sentence in every language, so that a reason leads to its rule."""
    books = {lang: rulebook(game, lang) for lang in LANGUAGES}
    plain = books[LANGUAGES[0]]
    chapters = {
        id: Chapter(id, {lang: book.chapters[id].title for lang, book in books.items()}, []) for id in plain.chapters
    }
    for id, rule in plain.rules.items():
        head = plain.chapter_of(id)
        assert head is not None, f"{id} stands in no chapter"
        text = {lang: book.rules[id].text for lang, book in books.items()}
        chapters[head.id].rules.append(Rule(id, rule.is_ours, text))
    return list(chapters.values())
