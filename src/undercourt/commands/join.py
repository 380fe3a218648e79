"""`undercourt join`: play in the terminal, at a table of a server."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from undercourt.commands.arguments import program
from undercourt.commands.screen import say
from undercourt.commands.term import system_language, terminal, typed
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.client import Server, TableLink
    from undercourt.term.page.screen import Screen
    from undercourt.term.remote.lobby import NewTable
    from undercourt.term.remote.sitting import Loop, Sittings

DESCRIPTION = """Play in the terminal at a table of a server, with friends wherever they are.

URL is the server, whose tables are then listed, or the link of a table: an invitation, say. Who you are is remembered
for each server, so the same command brings you back to your seat. Ctrl-C leaves the table, which goes on."""

EXAMPLES = """examples:
  undercourt join https://games.example.org --name Anna
  undercourt join 'https://games.example.org/tables/5Elg6IKIMdOaCQ1ibBkpkQ?invitation=tD9No2rQBNgk1tZbtXxUXw'"""

USUAL = "courtier"  # the level that is recommended


class Place(NamedTuple):
    """What an address leads to."""

    server: str
    table: str | None
    invitation: str | None


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "join",
        help="play in the terminal, at a table of a server",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("url", metavar="URL", help="a server, or the link of a table")
    parser.add_argument("--name", help="what the others call you")
    parser.add_argument("--lang", metavar="L", help="language: en, ru or pl (default: the language of the system)")
    parser.add_argument("--seat", help="the seat to take, or the one of yours to play; else any, or all of yours")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    needs_client()
    from undercourt.text import LANGUAGES

    lang = args.lang or system_language()
    if lang not in LANGUAGES:
        raise BadInput(f"there is no language '{lang}'; there are: {', '.join(LANGUAGES)}")
    place = place_of(args.url)
    if place.table is None and not sys.stdin.isatty():
        raise BadInput("the menu needs a terminal; name the link of a table here")
    return Visit(place, lang, args.name, args.seat, terminal_screen(lang), typed).play()


def needs_client() -> None:
    """The packages of a client come by choice. Raises BadInput if they are not there."""
    try:
        import httpx  # noqa: F401
        import websockets  # noqa: F401
    except ImportError:
        raise BadInput("a server is reached with more packages: pip install 'undercourt[server]'") from None


def terminal_screen(lang: str) -> Screen:
    from undercourt.games import game_names
    from undercourt.term.page.screen import Screen
    from undercourt.text import texts

    return Screen(terminal(), texts(game_names()[0], lang))


def place_of(url: str) -> Place:
    """Raises BadInput."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    found = re.fullmatch(r"(.*?)(?:/tables/([A-Za-z0-9_-]{1,32}))?/*", parts.path)
    if parts.scheme not in ("http", "https") or not parts.hostname or found is None:
        raise BadInput(f"'{url}' is not the address of a server, such as https://games.example.org")
    invitation = parse_qs(parts.query).get("invitation", [None])[0]
    return Place(f"{parts.scheme}://{parts.netloc}{found[1].rstrip('/')}", found[2], invitation)


class Visit:
    """From the address to the end of a game."""

    def __init__(
        self,
        place: Place,
        lang: str,
        name: str | None,
        seat: str | None,
        screen: Screen,
        read: Callable[[str], str],
    ) -> None:
        self.place = place
        self.lang = lang
        self.name = name
        self.seat = seat
        self.screen = screen
        self.read = read

    def play(self) -> int:
        import httpx

        from undercourt.client import Lost, Server, Trouble
        from undercourt.term.remote.client import said
        from undercourt.term.remote.sitting import Loop

        with Loop() as loop:
            server = Server(self.place.server)
            try:
                self.be_somebody(loop, server)
                link = self.find_table(loop, server)
                return self.sit(loop, link)
            except (EOFError, KeyboardInterrupt):
                say()
                return 0
            except httpx.HTTPError as wrong:
                raise BadInput(f"no server answers at {self.place.server} ({type(wrong).__name__})") from None
            except Trouble as no:
                raise BadInput(said(no.key, no.about, self.screen.texts)) from None
            except Lost as no:
                raise BadInput(said(str(no), {}, self.screen.texts)) from None
            finally:
                loop.do(server.http.aclose())

    # Who

    def be_somebody(self, loop: Loop, server: Server) -> None:
        """The one we were here before; a new guest where that is over."""
        from undercourt.client import Trouble
        from undercourt.term.remote import tokens
        from undercourt.term.remote.lobby import ServerMenu
        from undercourt.text import texts

        server.token = tokens.token_for(self.place.server)
        if server.token is not None:
            try:
                loop.do(server.ask("GET", "/api/me"))
                return
            except Trouble as no:
                if no.status != 401:
                    raise
                server.token = None
        name = self.name or ServerMenu([], [], texts, self.screen).my_name(self.read)
        loop.do(server.guest(name, self.lang))
        assert server.token is not None
        tokens.keep(self.place.server, server.token)

    # Where

    def find_table(self, loop: Loop, server: Server) -> TableLink:
        from undercourt.games import game_names
        from undercourt.term.remote.lobby import NewTable, ServerMenu, offer_in
        from undercourt.text import texts

        if self.place.table is not None:
            return server.table(self.place.table)
        told = loop.do(server.ask("GET", "/api/games"))
        offers = [offer_in(one) for one in told["games"] if one["game"] in game_names()]
        bots = told.get("levels") or told["bots"]
        mine = loop.do(server.ask("GET", "/api/mine"))["tables"]
        gathering = loop.do(server.ask("GET", "/api/lobby"))["open"]
        picked = ServerMenu(offers, bots, texts, self.screen, USUAL).tables(mine, gathering, self.read)
        return self.made(loop, server, picked) if isinstance(picked, NewTable) else server.table(picked)

    def made(self, loop: Loop, server: Server, plan: NewTable) -> TableLink:
        """With seats for whoever comes it is in the lobby; friends get links."""
        from undercourt.term.remote.lobby import ANYBODY

        listed = ANYBODY in plan.seats
        link = loop.do(server.make(plan.game, plan.seats, options=plan.options, listed=listed))
        address = f"{self.place.server}/tables/{link.id}"
        for seat, token in link.invitations.items():
            self.screen.say("ui-join-link", seat=self.screen.seat(seat).plain)
            self.screen.console.print(f"{address}?invitation={token}", soft_wrap=True)
        if listed:
            self.screen.say("ui-join-link-open")
            self.screen.console.print(address, soft_wrap=True)
        return link

    # Sitting down

    def sit(self, loop: Loop, link: TableLink) -> int:
        from undercourt.term.keeping import saves
        from undercourt.term.page.screen import Screen
        from undercourt.term.remote.client import RemoteClient
        from undercourt.term.remote.sitting import Sittings
        from undercourt.text import texts

        about = loop.do(link.about())
        self.screen.texts = texts(about["game"], self.lang)
        seats = loop.do(self.my_seats(link, about))
        way_back = f"{program()} join {self.place.server}/tables/{link.id} --lang {self.lang}"
        with Sittings(loop, link, seats) as sittings:
            try:
                self.wait_for_all(sittings)
            except (EOFError, KeyboardInterrupt):
                self.screen.tell_command("ui-join-left", way_back)
                return 0
            names = {one.seat: one.name for one in sittings.around.seats}
            told = self.screen.texts.called(names, isolating=False)
            shelf = saves.Shelf(saves.new_file(about["game"]), True, program())
            try:
                screen = Screen(self.screen.console, told)
                return RemoteClient(sittings, told, screen, self.read, shelf, way_back).play()
            finally:
                shelf.forget_if_empty()

    async def my_seats(self, link: TableLink, about: dict[str, Any]) -> list[str]:
        """Those that are mine, or one that I take now. Raises Trouble."""
        mine = [one["seat"] for one in about["seats"] if one.get("mine")]
        if self.seat is not None and self.seat in mine:
            return [self.seat]
        if not mine or self.seat is not None:
            await link.take(self.seat, self.place.invitation, self.name)
            before = set(mine)
            seats = (await link.about())["seats"]
            mine = [one["seat"] for one in seats if one.get("mine") and one["seat"] not in before]
        return mine

    def wait_for_all(self, sittings: Sittings) -> None:
        """Until the game begins, telling who is there."""
        shown: list[str] = []
        while not sittings.has_begun:
            seen = sittings.messages
            if sittings.lost is not None:
                raise sittings.lost
            around = sittings.around
            if around.why is not None:
                from undercourt.client import Lost

                raise Lost(around.why.key)
            free = [one for one in around.seats if one.open or one.invited]
            names = [one.name or self.screen.player(one.player, False) for one in around.seats if one not in free]
            if names != shown:
                shown = names
                self.screen.say("ui-join-gathering", n=len(free), names=", ".join(names))
            sittings.wait(seen)
