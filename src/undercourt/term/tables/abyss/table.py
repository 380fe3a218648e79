"""The table of Abyss: the Court, the tracks, the Council, Locations, what the players own."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET, TiedText
from undercourt.term.tables.abyss.closer import Closer
from undercourt.term.tables.abyss.signs import KEY, PEARL_OR_TOKEN, seat_of


class Table(Closer):
    def table(self, view: Json, width: int) -> list[RenderableType]:
        return [*self.court(view, width), *self.below(view), *self.open(view, width), *self.owned(view, width)]

    def board(self, view: Json, width: int) -> list[RenderableType]:
        return [*self.table(view, width), Text(self.texts.say("ui-abyss-legend"), QUIET)]

    def briefer(self, before: Json | None, view: Json, width: int) -> list[list[RenderableType]]:
        """Without what the players have, where nothing of it changed."""
        have = [self.belongings_of(player) for player in view["players"]]
        if before is None or have != [self.belongings_of(player) for player in before["players"]]:
            return []
        return [[*self.court(view, width), *self.below(view), *self.open(view, width)]]

    def changes(self, before: Json, view: Json, width: int) -> list[RenderableType]:
        """The parts that look different: new Lords, the tracks, Locations, what somebody has."""
        shown: list[RenderableType] = []
        known = {*before["court"], before["hiring"]}  # undo brings Lords back: they are not new
        for player in before["players"]:
            known |= {*player["lords"], *player["disabled"], *player["covered"]}
        new = [(mark, slug) for mark, slug in self.at_court(view) if slug not in known]
        if new:
            shown += [Text(self.texts.say("ui-abyss-new-at-court"), QUIET), self.lord_list(view, new, width)]
        shown += self.below(view, before)
        if self.to_be_had(before) != self.to_be_had(view):
            shown += self.open(view, width)
        have = [self.belongings_of(player) for player in view["players"]]
        if have != [self.belongings_of(player) for player in before["players"]]:
            shown += self.owned(view, width)
        return shown

    # The Court

    def court(self, view: Json, width: int) -> list[RenderableType]:
        heading = Text(self.texts.say("ui-abyss-court", n=view["lord_deck"]), QUIET)
        return [heading, self.lord_list(view, self.at_court(view), width)]

    # The tracks and the Council

    def below(self, view: Json, before: Json | None = None) -> list[RenderableType]:
        """The tracks and the Council, each on a line with its name in front; only those that changed since `before`."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style=QUIET)
        grid.add_column()
        for what, drawn in (("track", self.track), ("threat", self.threat), ("council", self.council)):
            if before is None or drawn(before).plain != drawn(view).plain:
                grid.add_row(self.texts.say(f"ui-abyss-{what}"), drawn(view))
        return [grid] if grid.row_count else []

    def track(self, view: Json) -> Text:
        if not view["track"]:
            said = self.texts.say("ui-abyss-track-empty", deck=view["deck"], discards=view["discards"])
            return Text(said)
        line = TiedText()
        for i in range(self.track_spaces):
            line.append(f"{i + 1} ", QUIET)
            newest = i == len(view["track"]) - 1
            name = self.texts.name("ally", view["track"][i]) if i < len(view["track"]) else "·"
            line.append(f"{name}  ", "bold" if newest else "")
        if len(view["track"]) == self.track_spaces:
            line.append(self.texts.say("ui-abyss-last-space"), QUIET)
        elif view["track"][-1] != "monster" and view["turn"] != seat_of(view):  # the explorer is asked after all others
            line.append(self.texts.say("ui-abyss-next-price", n=view["next_price"]), QUIET)
        return line

    def threat(self, view: Json) -> Text:
        """`1 ○  2 ○○ ▸3 ⚷ …`: the reward of every space, and the token."""
        line = Text()
        for reward in self.rewards:
            here = reward["space"] == view["threat"]
            line.append("▸" if here else " ", "bold").append(f"{reward['space']} ", QUIET)
            won = KEY * reward["keys"] + PEARL_OR_TOKEN * reward["pearls_or_tokens"]
            line.append(f"{won}  ", "bold" if here else "")
        return line

    def council(self, view: Json) -> Text:
        line = Text()
        for race, n in view["council"].items():
            line.append(f"{self.texts.name('race', race)} ", "" if n else QUIET)
            line.append(f"{n}   ", "bold" if n else QUIET)
        return line

    # Locations and what the players own

    def open(self, view: Json, width: int) -> list[RenderableType]:
        """Locations that lie face up, or that were just drawn."""
        if view["drawn_locations"]:
            heading = self.texts.say("ui-abyss-drawn")
        elif view["open_locations"]:
            heading = self.texts.say("ui-abyss-locations", n=view["location_deck"])
        else:
            return [Text(self.texts.say("ui-abyss-no-locations", n=view["location_deck"]), QUIET)]
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, style=QUIET)
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column(no_wrap=True, justify="right", style="bold")
        grid.add_column()
        for mark, slug in self.to_be_had(view):
            points = str(view["worth"].get(slug, ""))
            grid.add_row(f" {mark}", self.location(slug), points, self.location_text(slug))
        return [Text(heading, QUIET), grid]

    def owned(self, view: Json, width: int) -> list[RenderableType]:
        """A paragraph per player: Lords, Locations with their points, affiliated Allies."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for player in view["players"]:
            seat = player["seat"]
            name = self.seat(seat)
            has = "; ".join(self.belongings_of(player)) or self.texts.say("ui-abyss-owns-nothing")
            grid.add_row(name, TiedText(has))
        return [Text(self.texts.say("ui-abyss-owned"), QUIET), grid]
