"""What lies between the players of Secret City and before each of them: strategies as duels, contracts, characters."""

from __future__ import annotations

from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import COLOURS, QUIET, SYMBOLS, padded
from undercourt.term.tables.secret_city.closer import Closer
from undercourt.term.tables.secret_city.signs import NATURAL, TINTS, cut, facing, flow, standing, widest_that_fits

FIGHTING = ("battle", "resolve")
NAME = 30  # letters of a name: where there is room, where there is little
SHORT_NAME = 14
SIZES = (NAME, 20, SHORT_NAME, 10)
NAMES_OF_LANDS = (NAME, 20, 16, 12)
NAMES_IN_DUELS = (NAME, 20, SHORT_NAME, 9, 0)


class Field(Closer):
    def say(self, what: str, **args: int | str) -> str:
        return self.texts.say(f"ui-secret-city-{what}", **args)

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
            line = Text(f"{SYMBOLS[one['seat']]} ", COLOURS[one["seat"]])
            line.append_text(self.strategy(one["strategy"], 20)).append(" → ", QUIET)
            target = one["against"]
            heads.append(line.append(SYMBOLS[target], COLOURS[target]) if target else line)
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

    # Contracts

    def deal(self, view: Json, width: int) -> list[Text]:
        if view["deal"] is None:
            return []
        line = Text(f"{self.say('contract')}: ", "bold").append(self.terms(view))
        for seat, price in view["deal"]["named"].items():
            line.append("  ").append(SYMBOLS[seat], COLOURS[seat]).append(f" {self.price(**price)}")
        return [cut(line, width)]

    def debts(self, view: Json) -> list[Text]:
        """`You owe ■ 3 money   You are owed ▲ 2 mana   Others ▲→◆ 1 money`."""
        me = view["players"][view["viewer"]]["seat"] if view["viewer"] >= 0 else None
        kinds: dict[str, list[Text]] = {"you-owe": [], "owed-to-you": [], "others-owe": []}
        for debt in view["debts"]:
            debtor, creditor = debt["debtor"], debt["creditor"]
            line = Text()
            if me != debtor:
                line.append(SYMBOLS[debtor], COLOURS[debtor])
            if me not in (debtor, creditor):
                line.append("→")
            if me != creditor:
                line.append(SYMBOLS[creditor], COLOURS[creditor])
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

    def side_plain(self, view: Json, one: Json) -> list[str]:
        return [self.fighters(view, one, side, 200).plain for side in ("for", "against")]
