"""What is asked at a server before one sits down: who you are, and at which table; or what a new one is to be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rich.text import Text

from undercourt.printable import on_one_line
from undercourt.term.menu import LONGEST_NAME, Back, Menu, Offer
from undercourt.term.page.lines import LAMP

NEW = "new"
ME, FRIEND, ANYBODY = "me", "invited", "open"  # who sits somewhere, as the server calls it
MOST = 9  # tables of each kind that are offered

Json = dict[str, Any]


class NewTable(NamedTuple):
    game: str
    seats: list[str]  # me, invited, open, or a bot
    options: dict[str, str]


class ServerMenu(Menu):
    def tables(self, mine: list[Json], gathering: list[Json], read: Callable[[str], str]) -> str | NewTable:
        """The id of a table to sit down at, or a new one."""
        self.read, self.known = read, []
        while True:
            self.answers = []
            try:
                return self.agreed(mine, gathering)
            except Back:
                self.known = self.answers[:-1]

    def agreed(self, mine: list[Json], gathering: list[Json]) -> str | NewTable:
        self.tell("ui-menu-hint")
        known = {one["id"] for one in mine}
        going = [one for one in mine if one["state"] in ("gathering", "playing")][:MOST]
        others = [one for one in gathering if one["id"] not in known][:MOST]
        shown = {one["id"]: self.table(one) for one in [*going, *others]}
        first = going[0]["id"] if going else NEW
        picked = self.choose(self.say("ui-join-table"), {**shown, NEW: self.say("ui-join-new")}, first)
        return self.new_table() if picked == NEW else picked

    def table(self, one: Json) -> str:
        """`Abyss: Anna, greedy bot, 1 seat free; your move`."""
        said = self.texts_of(one["game"], self.screen.texts.lang)
        seats = [on_one_line(seat.get("name", "")) or self.player(seat) for seat in one["players"]]
        note = "; " + self.say("ui-join-your-move") if one.get("my_move") else ""
        return f"{said.say('game-title')}: {', '.join(seats)}{note}"

    def player(self, seat: Json) -> str:
        if seat.get("bot"):
            return self.screen.player(seat["bot"], False)
        return self.say("ui-join-free" if seat.get("open") else "ui-join-invited")

    def new_table(self) -> NewTable:
        lang = self.screen.texts.lang
        titles = {offer.slug: self.texts_of(offer.slug, lang).say("game-title") for offer in self.offers}
        game = self.choose(self.say("ui-menu-game"), titles, next(iter(titles)))
        self.screen.texts = self.texts_of(game, lang)
        self.tell("game-pitch")
        offer = next(offer for offer in self.offers if offer.slug == game)
        numbers = {str(n): "" for n in range(offer.fewest, offer.most + 1)}
        question = self.say("ui-menu-players", fewest=offer.fewest, most=offer.most)
        count = int(self.choose(question, numbers, str(offer.usual)))
        kinds = {
            who: self.say(f"ui-join-{word}") for who, word in ((ME, "me"), (FRIEND, "friend"), (ANYBODY, "anybody"))
        }
        kinds |= {bot: self.screen.player(bot, False) for bot in self.bots}
        seats = [self.who(seat, kinds, ME if i == 0 else FRIEND) for i, seat in enumerate(offer.seats[:count])]
        return NewTable(game, seats, self.options(offer, count))

    def who(self, seat: str, kinds: dict[str, str], default: str) -> str:
        return self.choose(self.say("ui-menu-seat", seat=self.screen.seat(seat).plain), kinds, default)

    def my_name(self, read: Callable[[str], str]) -> str:
        while True:
            self.screen.show(Text(self.say("ui-join-name"), LAMP))
            name = on_one_line(read("> ").strip())[:LONGEST_NAME]
            if name:
                return name


def offer_in(told: Json) -> Offer:
    """As the server tells of a game."""
    options = [(one["name"], one["values"]) for one in told["options"]]
    only_for = {one["name"]: tuple(one["only_for"]) for one in told["options"] if one["only_for"]}
    return Offer(told["game"], told["fewest"], told["most"], told["fewest"], told["seats"], options, only_for)
