"""`undercourt cards`: every card of a game with its numbers and its text, generated from what it does."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import add_language, add_pack, game_with_pack, texts_in
from undercourt.commands.screen import console, print_json, say
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.kernel.game import Game
    from undercourt.text import Texts

Card = dict[str, Any]

OURS = "*"  # beside a name that no rulebook prints in this language

WORDS = ("play", "reaction")  # what a card says; the other facts are numbers and names

EXAMPLES = """examples:
  undercourt cards tyrants
  undercourt cards tyrants --lang ru --deck dragons
  undercourt cards abyss --lang pl --json

A name with a * is our own translation: no rulebook in that language prints it. With --json, a list of objects: slug,
name, name_is_ours, the card's own facts (such as cost: null means that it cannot be bought), text."""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "cards",
        help="every card of a game, with its text",
        description="Print every card of a game: its name, numbers and text.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help="which game; 'undercourt games' lists them")
    add_language(parser)
    add_pack(parser)
    parser.add_argument("--deck", metavar="D", help="only the cards of this deck")
    parser.add_argument("--json", action="store_true", help="print a JSON list and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_with_pack(args.game, args.pack)
    texts = texts_in(game, args.lang)
    cards = cards_of(game, texts)
    if args.deck is not None:
        decks = list(dict.fromkeys(card["deck"] for card in cards if "deck" in card))
        if not decks:
            raise BadInput(f"the cards of {game.slug} are not in decks; leave --deck out")
        if args.deck not in decks:
            raise BadInput(f"{game.slug} has no deck '{args.deck}'; it has: {', '.join(decks)}")
        cards = [card for card in cards if card["deck"] == args.deck]
    if args.json:
        print_json(cards)
    elif sys.stdout.isatty():
        show(cards, texts)
    else:
        for card in cards:
            say(line(card, texts))
    return 0


def cards_of(game: Game, texts: Texts) -> list[Card]:
    """Everything in the catalog that says something: cards, and in some games other things."""
    from undercourt.text import told

    cards = []
    catalog: dict[str, Any] = game.catalog(game.chosen(game.fewest, {}))
    for kinds, group in catalog.items():
        if not isinstance(group, dict) or not all("play" in facts for facts in group.values()):
            continue  # the map, and whatever else says nothing
        kind = kinds.removesuffix("ies") + "y" if kinds.endswith("ies") else kinds.removesuffix("s")
        for slug, facts in group.items():
            reaction = facts["reaction"]
            card = {"slug": slug, "name": texts.name(kind, slug)}
            card["name_is_ours"] = texts.lang in texts.table(kind)[slug]["ours"]
            card |= {key: value for key, value in facts.items() if key not in WORDS}
            card["text"] = texts.card_text(told(facts["play"]), None if reaction is None else told(reaction))
            cards.append(card)
    return cards


def facts_of(card: Card) -> list[str]:
    """The names of what is printed on it besides its name and text."""
    return [key for key in card if key not in ("slug", "name", "name_is_ours", "text")]


def line(card: Card, texts: Texts) -> str:
    """One card for a pipe: parts between bars, the text last."""
    return " | ".join([marked(card), *[named(texts, key, card[key]) for key in facts_of(card)], card["text"]])


def show(cards: list[Card], texts: Texts) -> None:
    """A table for every deck, and for things that have other facts."""
    from rich.box import SIMPLE
    from rich.table import Table

    out = console()
    tables: dict[tuple[str, ...], list[Card]] = {}
    for card in cards:
        tables.setdefault((card.get("deck", ""), *facts_of(card)), []).append(card)
    for (deck, *facts), alike in tables.items():
        table = Table(title=named(texts, "deck", deck), title_justify="left", title_style="bold", box=SIMPLE)
        table.add_column("name", min_width=18)
        shown = [key for key in facts if key != "deck"]
        for key in shown:
            number = all(card[key] is None or isinstance(card[key], int) for card in alike)
            table.add_column(key.replace("_", " "), justify="right" if number else "left")
        table.add_column("text", ratio=1)
        for card in alike:
            table.add_row(marked(card), *[named(texts, key, card[key]) for key in shown], card["text"])
        out.print(table)
    if any(card["name_is_ours"] for card in cards):
        out.print(f"{OURS} our own translation of the name")


def marked(card: Card) -> str:
    return f"{card['name']}{OURS}" if card["name_is_ours"] else str(card["name"])


def named(texts: Texts, kind: str, value: object) -> str:
    """A fact of a card in words: names for slugs, lists and amounts with commas."""
    if value is None or value in ([], {}):
        return "–"
    if isinstance(value, dict) and texts.has("cost"):
        paid = next(table for table in texts.names.values() if all(thing in table for thing in value))
        return texts.say("cost", **{thing: value.get(thing, 0) for thing in paid})
    if isinstance(value, dict):
        return ", ".join(f"{amount} {texts.word(kind, thing)}" for thing, amount in value.items())
    if isinstance(value, list):
        return ", ".join(texts.word(kind, thing) for thing in value)
    return texts.word(kind, value) if isinstance(value, str) else str(value)
