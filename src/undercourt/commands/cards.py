"""`undercourt cards`: every card of a game with its numbers and its text, generated from what it does."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import add_language, game_named, texts_in
from undercourt.commands.screen import console, print_json
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.kernel.game import Game
    from undercourt.text import Texts

Card = dict[str, Any]

OURS = "*"  # beside a name that no rulebook prints in this language

EXAMPLES = """examples:
  undercourt cards tyrants
  undercourt cards tyrants --lang ru --deck dragons
  undercourt cards tyrants --lang pl --json

A name with a * is our own translation: no rulebook in that language prints it. With --json, a list of objects: slug,
name, name_is_ours, deck, cost (null: cannot be bought), aspect, type, deck_vp, inner_vp, copies, text."""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "cards",
        help="every card of a game with its text",
        description="Print every card of a game: its name, numbers and text.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("game", metavar="GAME", help="which game; 'undercourt games' lists them")
    add_language(parser)
    parser.add_argument("--deck", metavar="D", help="only the cards of this deck")
    parser.add_argument("--json", action="store_true", help="print a JSON list and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    texts = texts_in(game, args.lang)
    cards = cards_of(game, texts)
    if args.deck is not None:
        decks = list(dict.fromkeys(card["deck"] for card in cards))
        if args.deck not in decks:
            raise BadInput(f"{game.slug} has no deck '{args.deck}'; it has: {', '.join(decks)}")
        cards = [card for card in cards if card["deck"] == args.deck]
    if args.json:
        print_json(cards)
    elif sys.stdout.isatty():
        show(cards, texts)
    else:
        for card in cards:
            print(line(card, texts))
    return 0


def cards_of(game: Game, texts: Texts) -> list[Card]:
    from undercourt.text import told

    catalog: dict[str, Any] = game.catalog()
    cards = []
    for slug, facts in catalog["cards"].items():
        reaction = facts["reaction"]
        card = {"slug": slug, "name": texts.name("card", slug)}
        card["name_is_ours"] = texts.lang in texts.names["card"][slug]["ours"]
        card |= {key: facts[key] for key in ("deck", "cost", "aspect", "type", "deck_vp", "inner_vp", "copies")}
        card["text"] = texts.card_text(told(facts["play"]), None if reaction is None else told(reaction))
        cards.append(card)
    return cards


def line(card: Card, texts: Texts) -> str:
    """One card for a pipe: parts between bars, the text last."""
    cost = "–" if card["cost"] is None else str(card["cost"])
    parts = [marked(card), cost, named(texts, "aspect", card["aspect"]), named(texts, "type", card["type"])]
    parts += [f"{card['deck_vp']}/{card['inner_vp']} VP", f"x{card['copies']}", named(texts, "deck", card["deck"])]
    return " | ".join([*parts, card["text"]])


def show(cards: list[Card], texts: Texts) -> None:
    from rich.box import SIMPLE
    from rich.table import Table

    out = console()
    for deck in dict.fromkeys(card["deck"] for card in cards):
        table = Table(title=named(texts, "deck", deck), title_justify="left", title_style="bold", box=SIMPLE)
        table.add_column("name", min_width=18)
        table.add_column("cost", justify="right")
        table.add_column("aspect, type")
        table.add_column("VP", justify="right", no_wrap=True)
        table.add_column("x", justify="right")
        table.add_column("text", ratio=1)
        for card in cards:
            if card["deck"] == deck:
                cost = "–" if card["cost"] is None else str(card["cost"])
                kind = f"{named(texts, 'aspect', card['aspect'])}\n{named(texts, 'type', card['type'])}"
                vp = f"{card['deck_vp']}/{card['inner_vp']}"
                table.add_row(marked(card), cost, kind, vp, str(card["copies"]), card["text"])
        out.print(table)
    if any(card["name_is_ours"] for card in cards):
        out.print(f"{OURS} our own translation of the name")


def marked(card: Card) -> str:
    return f"{card['name']}{OURS}" if card["name_is_ours"] else str(card["name"])


def named(texts: Texts, table: str, slug: str | None) -> str:
    """Some slugs have no name of their own: a stack that is no deck, a card without an aspect."""
    if slug is None:
        return "–"
    return texts.name(table, slug) if slug in texts.names.get(table, {}) else slug
