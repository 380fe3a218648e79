"""The table of Secret City: strategies as duels, contracts and debts, who stands before each player."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET, capitalised, padded
from undercourt.term.tables.secret_city.closer import Closer
from undercourt.term.tables.secret_city.signs import (
    NATURAL,
    TINTS,
    cut,
    facing,
    flow,
    standing,
    widest_that_fits,
)

BACKS = ("spells", "mercenaries", "artifacts", "house")
FIGHTING = ("battle", "resolve")
NAME = 30  # letters of a name: where there is room, where there is little
SHORT_NAME = 14
SIZES = (NAME, 20, SHORT_NAME, 10)
NAMES_OF_LANDS = (NAME, 20, 16, 12)
NAMES_IN_DUELS = (NAME, 20, SHORT_NAME, 9, 0)


class Table(Closer):
    def table(self, view: Json, width: int) -> list[RenderableType]:
        return self.drawn(
            view, width, [self.duel(view, one, width, told=True) for one in view["strategies"]], NAME, True
        )

    def board(self, view: Json, width: int) -> list[RenderableType]:
        legend = [Text(self.say("legend"), QUIET), Text(self.texts.say("reconstructed-note"), QUIET)]
        return [*self.table(view, width), *legend]

    def briefer(self, before: Json | None, view: Json, width: int) -> list[list[RenderableType]]:
        """Without what strategies bring, without territories; at last each strategy and each player in one line."""
        duels = [self.duel(view, one, width, told=False) for one in view["strategies"]]
        lines = [[line] for line in self.low_duels(view, width)]
        return [
            self.drawn(view, width, duels, NAME, True),
            self.drawn(view, width, duels, SHORT_NAME, False),
            self.drawn(view, width, lines, SHORT_NAME, False),
        ]

    def changes(self, before: Json, view: Json, width: int) -> list[RenderableType]:
        """Strategies that stand otherwise, the contract, debts, and players before whom something changed."""
        old = {one["seat"]: one for one in before["strategies"]}
        shown: list[RenderableType] = []
        for one in view["strategies"]:
            if one != old.get(one["seat"]) or self.side_plain(view, one) != self.side_plain(before, one):
                shown += self.duel(view, one, width, told=False)
        if view["deal"] != before["deal"]:
            shown += self.deal(view, width)
        if view["debts"] != before["debts"]:
            shown += self.debts(view)
        for was, now in zip(before["players"], view["players"], strict=True):
            lands = self.lands(was, NAME) != self.lands(now, NAME)
            if lands or was["characters"] != now["characters"]:
                shown += self.block(view, now, width, NAME, lands)
        return shown

    def drawn(
        self, view: Json, width: int, duels: list[list[Text]], name: int, territories: bool
    ) -> list[RenderableType]:
        """With headings where there is room for territories; without them, whoever is assigned is drawn only there."""
        blocks = [line for one in view["players"] for line in self.block(view, one, width, name, territories)]
        around = [self.head(view, width), *self.auction(view)]
        after = [*self.deal(view, width), *self.debts(view)]
        lines = [line for duel in duels for line in duel]
        if territories and lines:
            lines.insert(0, Text(capitalised(self.texts.say("term-strategies")), QUIET))
            after.append(Text(capitalised(self.texts.say("term-characters")), QUIET))
        return [*around, *lines, *after, *blocks]

    def head(self, view: Json, width: int) -> Text:
        """The turn, the phase, who began, what is left in the decks."""
        line = Text(self.say("turn", n=view["round"], last=view["rounds"]), "bold")
        line.append(" · ", QUIET).append(self.phase(view), "bold").append(" · ", QUIET)
        line.append(f"{self.texts.say('term-first-player')}: ", QUIET).append_text(self.seat(view["first"]))
        decks = " ".join(f"{self.say(f'back-{one}')}{view[f'{one}_deck']}" for one in BACKS if one != "house")
        return cut(line.append(f" · {self.texts.say('term-decks')}: {decks}", QUIET), width)

    def phase(self, view: Json) -> str:
        return self.texts.name("phase", view["phase"]) if view["phase"] != "over" else self.texts.say("ui-game-over")

    def auction(self, view: Json) -> list[Text]:
        if view["phase"] != "auction":
            return []
        line = Text(f"{capitalised(self.texts.say('term-auction'))}:", "bold")
        for one in view["players"]:
            leads = one["seat"] == view["leading"]
            line.append("  ").append_text(self.seat(one["seat"])).append(f" {one['bid']}", "bold" if leads else "")
            line.append(f" ({self.say('leads')})" if leads else "", QUIET)
        return [line]

    # Strategies

    def duel(self, view: Json, one: Json, width: int, told: bool) -> list[Text]:
        """Whose it is and against whom; in battle both sides with their sums between them; what it brings."""
        line = padded(self.seat(one["seat"]), self.indent(view)).append_text(self.strategy(one["strategy"], NAME))
        house = next(player["house"] for player in view["players"] if player["seat"] == one["seat"])
        line.append(f" {NATURAL}" if self.natural_of[house] == one["strategy"] else "")
        if one["against"]:
            line.append(" → ", QUIET).append_text(self.seat(one["against"]))
        fights = view["phase"] in FIGHTING
        if fights:
            verdict = self.verdict(view, one)
            line = cut(line, width - verdict.cell_len - 2)
            line.append(" " * (width - line.cell_len - verdict.cell_len)).append_text(verdict)
        lines = [cut(line, width)]
        if view["phase"] == "battle":
            middle = self.sums(one)
            half = (width - middle.cell_len) // 2
            sides = [self.fighters(view, one, side, half) for side in ("for", "against")]
            lines.append(facing(sides[0], middle, sides[1], width))
        if told:
            lines.append(cut(Text(f"  {self.says(one['strategy'])}", QUIET), width))
        return lines

    def strategy(self, slug: str, most: int) -> Text:
        """`Subtle Intrigues (Intrigue)`."""
        symbol = self.strategies[slug]["type"]
        line = Text(self.named("strategy", slug, most), "bold")
        return line.append(f" ({self.texts.name('symbol', symbol)})", TINTS[symbol])

    def sums(self, one: Json) -> Text:
        """`FOR 9 : 5 AGAINST`, the greater one bold."""
        more, less = ("bold", QUIET) if one["for"] > one["opposed"] else (QUIET, "bold")
        line = Text(f"  {self.texts.name('side', 'for')} ", QUIET).append(str(one["for"]), more).append(" : ", QUIET)
        return line.append(str(one["opposed"]), less).append(f" {self.texts.name('side', 'against')}  ", QUIET)

    def fighters(self, view: Json, one: Json, side: str, room: int) -> Text:
        """Who stands there, and what cards add."""
        told = one["for_parts" if side == "for" else "opposed_parts"]
        added = sum(part["n"] for part in told if part["seat"] is None)

        def line(most: int) -> Text:
            parts = [self.fighter(part, most) for part in told if part["seat"] is not None]
            parts += [Text(f"{added:+}".replace("-", "−"), "bold")] if added else []
            return Text(", " if most else " ").join(parts) if parts else Text("–", QUIET)

        return widest_that_fits(line, NAMES_IN_DUELS, room)

    def verdict(self, view: Json, one: Json) -> Text:
        """What would come of it now, and what the margin brings."""
        margin = one["margin"] if view["phase"] == "resolve" else one["for"] - one["opposed"]
        if margin <= 0:
            return Text(self.say("fails", n=1 - margin), QUIET)
        brings = f", {self.say('brings', n=one['brings'])}" if one["brings"] else ""
        return Text(self.say("succeeds", n=margin) + brings, "bold")

    def low_duels(self, view: Json, width: int) -> list[Text]:
        """Each in one line, its sums under each other."""
        heads = []
        for one in view["strategies"]:
            line = Text().append_text(self.sign(one["seat"])).append(" ")
            line.append_text(self.strategy(one["strategy"], 20)).append(" → ", QUIET)
            target = one["against"]
            heads.append(line.append_text(self.sign(target)) if target else line)
        if view["phase"] != "battle":
            return heads
        widest = max(line.cell_len for line in heads)
        lines = []
        for head, one in zip(heads, view["strategies"], strict=True):
            wins = "✓" if one["for"] > one["opposed"] else " "
            middle = Text(f" {wins}{one['for']:>2} : {one['opposed']:<2} ", "bold")
            half = (width - widest - 1 - middle.cell_len) // 2
            sides = [self.fighters(view, one, side, half) for side in ("for", "against")]
            lines.append(
                head
                + Text(" " * (widest + 1 - head.cell_len))
                + facing(sides[0], middle, sides[1], half * 2 + middle.cell_len)
            )
        return lines

    def side_plain(self, view: Json, one: Json) -> list[str]:
        return [self.fighters(view, one, side, 200).plain for side in ("for", "against")]

    # Contracts

    def deal(self, view: Json, width: int) -> list[Text]:
        if view["deal"] is None:
            return []
        line = Text(f"{self.say('contract')}: ", "bold").append(self.terms(view))
        for seat, price in view["deal"]["named"].items():
            line.append("  ").append_text(self.sign(seat)).append(f" {self.price(**price)}")
        return [cut(line, width)]

    def debts(self, view: Json) -> list[Text]:
        """`You owe ■ 3 money   You are owed ▲ 2 mana   Others ▲→◆ 1 money`."""
        me = view["players"][view["viewer"]]["seat"] if view["viewer"] >= 0 else None
        kinds: dict[str, list[Text]] = {"you-owe": [], "owed-to-you": [], "others-owe": []}
        for debt in view["debts"]:
            debtor, creditor = debt["debtor"], debt["creditor"]
            line = Text()
            if me != debtor:
                line.append_text(self.sign(debtor))
            if me not in (debtor, creditor):
                line.append("→")
            if me != creditor:
                line.append_text(self.sign(creditor))
            line.append(f" {self.price(debt['resource'], debt['n'])}")
            kinds["you-owe" if me == debtor else "owed-to-you" if me == creditor else "others-owe"].append(line)
        told = [Text(f"{self.say(kind)}: ", QUIET) + Text(", ").join(lines) for kind, lines in kinds.items() if lines]
        return [Text("   ").join(told)] if told else []

    # Players

    def block(self, view: Json, player: Json, width: int, name: int, territories: bool) -> list[Text]:
        """Characters, then what else lies before a player."""
        indent = self.indent(view)
        there = [one for one in standing(player) if one["at"] is None or name == NAME]
        for most in SIZES if name == NAME else SIZES[1:]:
            cells = [self.character(one, most) for one in there] or [Text("–", QUIET)]
            lines = flow(self.seat(player["seat"]), cells, width, indent)
            if len(lines) == 1:
                break
        if territories:
            for most in NAMES_OF_LANDS:
                under = flow(Text(), self.lands(player, most), width, indent)
                if len(under) == 1:
                    break
            lines += under
        return lines

    def lands(self, player: Json, most: int) -> list[Text]:
        """Territories and artifacts."""
        artifacts = [Text(self.named("card", one, most + 6), "italic") for one in player["artifacts"]]
        return [*[self.territory(one, most) for one in player["territories"]], *artifacts]

    def indent(self, view: Json) -> int:
        """Room for the names of the seats."""
        return max(self.seat(one["seat"]).cell_len for one in view["players"]) + 1
