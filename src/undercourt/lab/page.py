"""The report of a study: one page to look at, and the data behind it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from undercourt import files
from undercourt.kernel.game import Game
from undercourt.lab.findings import AND_BOT, HANDLED
from undercourt.lab.parquet import write_tables
from undercourt.lab.plots import around_nothing
from undercourt.lab.study import Study
from undercourt.lab.watching import QUARTERS, THINGS, GameSeen
from undercourt.report import Page, Section, plots, table
from undercourt.report.look import MARKERS
from undercourt.report.parts import percent, span
from undercourt.text import texts

Found = dict[str, Any]
Triple = tuple[float, float, float]

MOST_DOTS = 18  # at each end of a plot; what lies between matters least
MOST_CURVES = 3  # conditions in one plot of curves
NAMED = ("house", "empire", "deck", *THINGS)  # kinds of things that the game has names for


def write_report(
    study: Study, game: Game, games: list[list[GameSeen]], found: Found, folder: Path, command: str
) -> None:
    write_tables(study, game.seat_names, games, folder)
    files.write(folder / "findings.json", json.dumps(found, ensure_ascii=False, indent=1) + "\n", shared=True)
    Report(game, found, games).page(command).write(folder / "report.html")


def triple(row: Found) -> Triple:
    return row["value"], row["low"], row["high"]


def counted(row: Found, sign: str = "") -> str:
    return f"{row['value']:{sign}.2f}"


class Report:
    def __init__(self, game: Game, found: Found, games: list[list[GameSeen]]) -> None:
        self.texts = texts(game.slug, "en", game.carried_pack)
        self.found = found
        self.arms: list[Found] = found["arms"]
        self.games = games
        self.fair: float = self.arms[0]["wins"]["seat"][0]["fair"]

    def page(self, command: str) -> Page:
        found, arms = self.found, self.arms
        bots = " and ".join(dict.fromkeys(bot for arm in arms for bot in arm["bots"]))
        played = f"{found['games']:,} games" + (" under each condition, with the same seeds" if len(arms) > 1 else "")
        page = Page(f"{self.texts.say('game_title')}: a study", f"{found['players']} players, {bots}; {played}")
        page.figures(self.large())
        if len(arms) > 1:
            self.side_by_side(page.section("Side by side"))
        for one in found["differences"] if len(arms) <= MOST_CURVES else []:
            self.differences(page, one)
        if len(arms) <= len(MARKERS):
            self.wins(page.section("Who wins", "A shared win counts in parts. Lines are 95 % intervals."))
        for kind in arms[0]["tables"] if len(arms) == 1 else []:
            self.dealt_to_all(page, kind)
        words = "After each quarter of a game: the points of who will win and of the others; how often the leader wins."
        self.lead(page.section("How the lead changes", words))
        self.lengths(page.section("How long games are"))
        self.spending(page)
        self.cards(page)
        part = page.section("How to get this again").command(command)
        part.note(
            f"Seed {found['seed']}. The folder has findings.json with all that is shown here, and the games as "
            "Parquet: games, seats, and deeds (what each seat did, with what, how often)."
        )
        return page

    def named(self, slug: str) -> str:
        """As the game calls it; else its short name in words."""
        if ", " in slug:  # a house and its bot
            return ", ".join(self.named(part) for part in slug.split(", "))
        kind = next((kind for kind in NAMED if self.texts.knows(kind, slug)), "")
        return self.texts.name(kind, slug) if kind else slug.replace("_", " ")

    # What a reader wants to know first

    def large(self) -> list[tuple[str, str, str]]:
        arm = self.arms[0]
        by = list(arm["wins"])[-1]
        fair = f"; fair is {percent(self.fair, 0)}"
        figures = []
        if by != "place":
            most = max(arm["wins"][by], key=lambda row: row["value"])
            figures.append(
                (f"{self.named(most['label'])} wins", percent(most["value"]), span(*triple(most)[1:]) + fair)
            )
        first = arm["wins"]["place"][0]
        figures.append(("the first player wins", percent(first["value"]), span(*triple(first)[1:]) + fair))
        half = arm["lead"]["quarters"][1]["leader_wins"]
        figures.append(("who leads at half-time wins", percent(half["value"]), span(*triple(half)[1:])))
        rounds = arm["lengths"]["rounds"]
        few, many = rounds["p5"], rounds["p95"]
        beside = f"{few} to {many} in nine of ten games" if few < many else "in almost every game"
        figures.append(("rounds a game", f"{rounds['value']:.1f}", beside))
        margin = arm["margin"]
        figures.append(("points between first and second", f"{margin['value']:.1f}", "on average"))
        return figures

    # One condition and another

    def side_by_side(self, part: Section) -> None:
        if len(self.arms) > MOST_CURVES:
            firsts = [(arm["name"], *triple(arm["wins"]["place"][0])) for arm in self.arms]
            part.add(plots.intervals(firsts, "Win share of the first player", self.fair, "wins of the first player"))
        columns = ["", "first player wins", "leader at half-time wins", "rounds", "decisions", "lead changes", "margin"]
        rows = []
        for arm in self.arms:
            first, half = arm["wins"]["place"][0], arm["lead"]["quarters"][1]["leader_wins"]
            counts = [arm["lengths"]["rounds"], arm["lengths"]["decisions"], arm["lead"]["changes"], arm["margin"]]
            shares = [f"{percent(row['value'])} ({span(row['low'], row['high'])})" for row in (first, half)]
            rows.append([arm["name"], *shares, *[f"{row['value']:.1f}" for row in counts]])
        part.add(table(columns, rows))

    def differences(self, page: Page, one: Found) -> None:
        arm = next(arm for arm in self.arms if arm["name"] == one["arm"])
        words = "; ".join(arm["changes"]) or arm["name"]
        words = f"{words}; against {one['against']}. The same seeds, and the differences game by game."
        part = page.section(f"What differs: {one['arm']}", words)
        by = list(one["wins"])[-1] if one["wins"] else ""
        dots = [(self.named(row["label"]), *triple(row)) for row in one["wins"].get(by, [])]
        if dots:
            part.add(around_nothing(dots, f"Difference in wins by {by}", f"wins more or less, by {by}"))
        rows = [("rounds", "rounds"), ("decisions", "decisions"), ("lead changes", "lead_changes")]
        rows.append(("points of the winner", "winner"))
        cells = [[name, counted(one[key], "+"), self.from_to(one[key])] for name, key in rows]
        part.add(table(["a game", "more or less", "95 %"], cells))
        deeds = [deed for deed in one["cards"] if deed["verb"] in HANDLED][:12]
        if deeds:
            part.heading("What is done more, or less")
            dots = [(f"{HANDLED[deed['verb']].lower()}: {self.named(deed['thing'])}", *triple(deed)) for deed in deeds]
            part.add(around_nothing(dots, "Deeds that differ most", "times a game", shares=False))
        self.changed_worths(part, arm)

    def from_to(self, row: Found) -> str:
        return f"{row['low']:+.2f} to {row['high']:+.2f}"

    def changed_worths(self, part: Section, arm: Found) -> None:
        """Of the cards whose numbers differ: what they were worth, and what they are worth now."""
        changed = {change.split(" ")[1] for change in arm["changes"]}
        rows = []
        for card in arm["cards"]:
            if card["thing"] in changed and card["verb"] in HANDLED:
                same = (card["verb"], card["thing"])
                before = [one for one in self.arms[0]["cards"] if (one["verb"], one["thing"]) == same]
                cells = [f"{100 * one['value']:+.1f} ({one['n']} seats)" for one in (*before, card)]
                rows.append([f"{self.named(card['thing'])}, {HANDLED[card['verb']].lower()}", *["", *cells][-2:]])
        if rows:
            part.heading("What the changed cards are worth")
            part.add(table(["", "before: wins more, of 100", "now"], rows))

    # Who wins

    def wins(self, part: Section) -> None:
        for by in reversed(self.arms[0]["wins"]):
            rows = self.arms[0]["wins"][by]
            if by not in ("seat", "place") and not by.endswith(AND_BOT):
                rows = sorted(rows, key=lambda row: -row["value"])
            part.heading("By place in the order of play" if by == "place" else f"By {by}")
            names = [self.named(row["label"]) for row in rows]
            if len(self.arms) == 1:
                dots = [(name, *triple(row)) for name, row in zip(names, rows, strict=True)]
                part.add(plots.intervals(dots, f"Win share by {by}", self.fair, "share of games won"))
            else:
                series = {arm["name"]: [self.share_in(arm, by, row["label"]) for row in rows] for arm in self.arms}
                part.add(plots.grouped(names, series, f"Win share by {by} and condition", self.fair))
            self.win_table(part, by, [row["label"] for row in rows])

    def row_in(self, arm: Found, by: str, label: str) -> Found | None:
        return next((row for row in arm["wins"].get(by, []) if row["label"] == label), None)

    def share_in(self, arm: Found, by: str, label: str) -> Triple | None:
        row = self.row_in(arm, by, label)
        return None if row is None else triple(row)

    def win_table(self, part: Section, by: str, labels: list[str]) -> None:
        several = len(self.arms) > 1
        columns = [by]
        for arm in self.arms:
            columns += [f"wins, {arm['name']}" if several else "wins", "95 %", "points"]
        rows = []
        for label in labels:
            cells = [self.named(label)]
            for arm in self.arms:
                row = self.row_in(arm, by, label)
                if row is None:
                    cells += ["", "", ""]
                else:
                    cells += [percent(row["value"]), span(row["low"], row["high"]), f"{row['points']['value']:.1f}"]
            rows.append(cells)
        part.add(table(columns, rows))

    def dealt_to_all(self, page: Page, kind: str) -> None:
        rows = self.arms[0]["tables"][kind]
        if len(rows) < 2:
            return
        part = page.section(f"By {kind}", "How games go, by what was dealt to all players.")
        dots = [(row["label"], *triple(row["first_player"])) for row in rows]
        part.add(plots.intervals(dots, "Win share of the first player", self.fair, "wins of the first player"))
        columns = [kind, "games", "first player wins", "rounds", "lead changes", "winner's points", "margin"]
        keys = ("rounds", "lead_changes", "winner", "margin")
        cells = [
            [
                row["label"],
                str(row["games"]),
                percent(row["first_player"]["value"]),
                *[counted(row[key]) for key in keys],
            ]
            for row in rows
        ]
        part.add(table(columns, cells))

    # How a game goes

    def lead(self, part: Section) -> None:
        arms = self.arms[:MOST_CURVES]
        curves, bands = {}, {}
        for arm in arms:
            for who in ("winner", "others"):
                found = [quarter[who] for quarter in arm["lead"]["quarters"]]
                name = f"{who}, {arm['name']}" if len(arms) > 1 else who
                curves[name] = (range(1, QUARTERS + 1), [one["value"] for one in found])
                bands[name] = ([one["low"] for one in found], [one["high"] for one in found])
        part.add(plots.lines(curves, "Points by quarter", "quarter of the game", "points", bands=bands))
        dots = []
        for quarter in range(QUARTERS - 1):
            for arm in arms:
                name = f"after quarter {quarter + 1}" + (f", {arm['name']}" if len(arms) > 1 else "")
                dots.append((name, *triple(arm["lead"]["quarters"][quarter]["leader_wins"])))
        part.add(plots.intervals(dots, "How often the leader wins", self.fair, "who leads then wins"))
        for arm in self.arms:
            changes, never = arm["lead"]["changes"], arm["lead"]["never"]
            often = f"the lead changes {changes['value']:.1f} times a game; in {percent(never['value'])} of them never"
            part.note(f"{arm['name']}: {often}. Points are those of the score sheet at that moment.")

    def lengths(self, part: Section) -> None:
        few = list(zip(self.arms, self.games, strict=True))[: len(MARKERS)]
        if len({game.rounds for _, rows in few for game in rows}) > 1:
            rounds = {arm["name"]: [float(game.rounds) for game in rows] for arm, rows in few}
            part.add(plots.histogram(rounds, "Rounds a game", "rounds"))
        decisions = {arm["name"]: [float(game.decisions) for game in rows] for arm, rows in few}
        part.add(plots.histogram(decisions, "Decisions a game", "decisions"))
        columns, rows = [""], [[arm["name"]] for arm in self.arms]
        for what in ("rounds", "decisions"):
            columns += [f"{what}, mean", "5 %", "median", "95 %"]
            for cells, arm in zip(rows, self.arms, strict=True):
                length = arm["lengths"][what]
                cells += [f"{length['value']:.1f}", *[str(length[key]) for key in ("p5", "p50", "p95")]]
        part.add(table(columns, rows))

    # Cards

    def spending(self, page: Page) -> None:
        rows = self.arms[0]["spending"]
        if not rows:
            return
        part = page.section("What is paid for cards", "A seat and game, by the deck that the cards are of.")
        dealt = len({row["who"] for row in rows}) > 1
        largest = sorted(rows, key=lambda row: -row["value"])[: 2 * MOST_DOTS]
        cells = []
        for row in largest:
            who = [self.named(row["who"])] if dealt else []
            amounts = [self.amount_in(arm, row) for arm in self.arms[: len(MARKERS)]]
            cells.append([", ".join([*who, self.named(row["deck"]), row["resource"]]), *amounts])
        part.add(table(["", *[arm["name"] for arm in self.arms[: len(MARKERS)]]], cells))

    def amount_in(self, arm: Found, row: Found) -> str:
        same = [one for one in arm["spending"] if all(one[key] == row[key] for key in ("who", "deck", "resource"))]
        return f"{same[0]['value']:.2f}" if same else "0"

    def cards(self, page: Page) -> None:
        words = "Of those who did it: how much oftener they win than such seats (of the same bot, house or place) win "
        words += "at all, in shares of games. What lies right of the line goes with winning; pale dots may be chance."
        part = page.section("What each card is worth", words)
        for verb, heading in HANDLED.items():
            rows = [card for card in self.arms[0]["cards"] if card["verb"] == verb]
            rows.sort(key=lambda card: -card["value"])
            if len(rows) < 2:
                continue
            part.heading(heading)
            ends = rows if len(rows) <= 2 * MOST_DOTS else rows[:MOST_DOTS] + rows[-MOST_DOTS:]
            if len(ends) < len(rows):
                part.note(f"{MOST_DOTS} from each end of {len(rows)}.")
            dots = [(f"{self.named(card['thing'])} ({card['n']})", *triple(card)) for card in ends]
            part.add(around_nothing(dots, f"{heading}: what it is worth", "wins more or less often"))
        part.note(
            "In brackets: how many seats did it. It is a sign, not a cause: who is ahead can afford more, and of a "
            "hundred intervals about five miss by chance. To see what a number causes, change it with --what-if."
        )
