"""The report of a study: one page to look at, and the data behind it."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean
from typing import Any

from undercourt import files
from undercourt.kernel.game import Game
from undercourt.lab.findings import AND_BOT, HANDLED
from undercourt.lab.parquet import write_tables
from undercourt.lab.plots import around_nothing
from undercourt.lab.screen import TOO_FEW
from undercourt.lab.study import Study
from undercourt.lab.watching import QUARTERS, THINGS, GameSeen
from undercourt.report import Page, Section, plots, table
from undercourt.report.look import MARKERS
from undercourt.report.parts import Html, element, folded, percent, span
from undercourt.text import texts

Found = dict[str, Any]
Triple = tuple[float, float, float]
Curves = dict[str, tuple[list[float], list[float]]]

MOST_DOTS = 18  # at each end of a plot; what lies between matters least
MOST_CURVES = 3  # conditions side by side; of more, what all of them have in common is shown, and how far they differ
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


def without_option(found: Found) -> tuple[str, Found]:
    """The option that is varied, if one is, and the findings with its values alone as names of the conditions."""
    options = {arm["name"].partition("=")[0] for arm in found["arms"] if "=" in arm["name"]}
    if not found["cards"] or len(options) != 1:
        return "", found
    (option,) = options

    def named(rows: list[Found]) -> list[Found]:
        cut = ("name", "arm", "against")
        return [{key: value.partition("=")[2] if key in cut else value for key, value in row.items()} for row in rows]

    return option, {**found, "arms": named(found["arms"]), "differences": named(found["differences"])}


class Report:
    def __init__(self, game: Game, found: Found, games: list[list[GameSeen]]) -> None:
        self.game = game
        self.texts = texts(game.slug, "en", game.carried_pack)
        self.varied, found = without_option(found)
        self.found = found
        self.arms: list[Found] = found["arms"]
        self.games = games
        self.fair: float = self.arms[0]["wins"]["seat"][0]["fair"]
        self.many = len(self.arms) > MOST_CURVES
        self.pooled = bool(found["cards"])  # the conditions differ in options alone
        self.everywhere = f"all {len(self.arms)} conditions"

    def page(self, command: str) -> Page:
        found, arms = self.found, self.arms
        bots = " and ".join(dict.fromkeys(bot for arm in arms for bot in arm["bots"]))
        played = f"{found['games']:,} games" + self.each()
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

    def each(self) -> str:
        if len(self.arms) == 1:
            return ""
        return f" {f'with each value of {self.varied}' if self.varied else 'under each condition'}, with the same seeds"

    def named(self, slug: str) -> str:
        """As the game calls it; else its short name in words."""
        if ", " in slug:  # a house and its bot
            return ", ".join(self.named(part) for part in slug.split(", "))
        kind = next((kind for kind in NAMED if self.texts.knows(kind, slug)), "")
        return self.texts.name(kind, slug) if kind else slug.replace("_", " ")

    # What a reader wants to know first

    def large(self) -> list[tuple[str, str, str]]:
        fair = f"; fair is {percent(self.fair, 0)}"
        if len(self.arms) > 1:
            return self.large_over_all(fair)
        arm, figures = self.arms[0], []
        by = list(arm["wins"])[-1]
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

    def large_over_all(self, fair: str) -> list[tuple[str, str, str]]:
        """Of several conditions: the mean, and those furthest apart; of two that have no mean, each by itself."""

        def place(arm: Found) -> float:
            return float(arm["wins"]["place"][0]["value"])

        def half(arm: Found) -> float:
            return float(arm["lead"]["quarters"][1]["leader_wins"]["value"])

        def rounds(arm: Found) -> float:
            return float(arm["lengths"]["rounds"]["value"])

        def margin(arm: Found) -> float:
            return float(arm["margin"]["value"])

        def counted(number: float) -> str:
            return f"{number:.1f}"

        figures = []
        for name, of, said, more in (
            ("the first player wins", place, percent, fair),
            ("who leads at half-time wins", half, percent, ""),
            ("rounds a game", rounds, counted, ""),
            ("points between first and second", margin, counted, ""),
        ):
            if self.pooled:
                low, high = min(self.arms, key=of), max(self.arms, key=of)
                beside = f"on average of {self.everywhere}: from {said(of(low))} ({low['name']}) to {said(of(high))} "
                figures.append((name, said(fmean(map(of, self.arms))), f"{beside}({high['name']}){more}"))
            else:
                first, *others = self.arms
                beside = "; ".join(f"{arm['name']}: {said(of(arm))}" for arm in others)
                figures.append((f"{name}: {first['name']}", said(of(first)), beside + more))
        return figures

    # One condition and another

    def side_by_side(self, part: Section) -> None:
        if self.many:
            firsts = [(arm["name"], *triple(arm["wins"]["place"][0])) for arm in self.arms]
            part.add(plots.intervals(firsts, "Win share of the first player", self.fair, "wins of the first player"))
            halves = [(arm["name"], *triple(arm["lead"]["quarters"][1]["leader_wins"])) for arm in self.arms]
            part.add(plots.intervals(halves, "Win share of the leader", self.fair, "wins of the leader at half-time"))
        columns = [
            self.varied,
            "first player wins",
            "leader at half-time wins",
            "rounds",
            "decisions",
            "lead changes",
            "margin",
        ]
        rows = []
        for arm in self.arms:
            first, half = arm["wins"]["place"][0], arm["lead"]["quarters"][1]["leader_wins"]
            counts = [arm["lengths"]["rounds"], arm["lengths"]["decisions"], arm["lead"]["changes"], arm["margin"]]
            shares = [f"{percent(row['value'])} ({span(row['low'], row['high'])})" for row in (first, half)]
            rows.append([arm["name"], *shares, *[f"{row['value']:.1f}" for row in counts]])
        part.add(table(columns, rows))
        if self.many:
            part.note("Wins by seat, and each condition against the first, game by game, are in findings.json.")

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
        if self.many:
            words = f"The mean of {self.everywhere}; the bands go from the lowest of them to the highest."
            part.note(words)
            curves, bands = self.curves_over_all()
        else:
            curves, bands = self.curves()
        part.add(plots.lines(curves, "Points by quarter", "quarter of the game", "points", bands=bands))
        dots = (
            []
            if self.many
            else [
                (
                    f"after quarter {quarter + 1}{self.suffix(arm)}",
                    *triple(arm["lead"]["quarters"][quarter]["leader_wins"]),
                )
                for quarter in range(QUARTERS - 1)
                for arm in self.arms
            ]
        )
        if dots:
            part.add(plots.intervals(dots, "How often the leader wins", self.fair, "who leads then wins"))
        self.lead_table(part)
        part.note("Points are those of the score sheet at that moment.")

    def suffix(self, arm: Found) -> str:
        return f", {arm['name']}" if len(self.arms) > 1 else ""

    def curves(self) -> tuple[Curves, Curves]:
        curves: Curves = {}
        bands: Curves = {}
        for arm in self.arms:
            for who in ("winner", "others"):
                found = [quarter[who] for quarter in arm["lead"]["quarters"]]
                curves[who + self.suffix(arm)] = (list(range(1, QUARTERS + 1)), [one["value"] for one in found])
                bands[who + self.suffix(arm)] = ([one["low"] for one in found], [one["high"] for one in found])
        return curves, bands

    def curves_over_all(self) -> tuple[Curves, Curves]:
        curves: Curves = {}
        bands: Curves = {}
        for who in ("winner", "others"):
            quarters = range(QUARTERS)
            found = [[arm["lead"]["quarters"][quarter][who]["value"] for arm in self.arms] for quarter in quarters]
            curves[who] = ([quarter + 1 for quarter in quarters], [fmean(values) for values in found])
            bands[who] = ([min(values) for values in found], [max(values) for values in found])
        return curves, bands

    def lead_table(self, part: Section) -> None:
        quarters = [f"leader after quarter {quarter + 1} wins" for quarter in range(QUARTERS - 1)]
        rows = []
        for arm in self.arms:
            told = arm["lead"]
            shares = [percent(one["leader_wins"]["value"]) for one in told["quarters"][: QUARTERS - 1]]
            changes = [f"{told['changes']['value']:.1f}", percent(told["never"]["value"])]
            rows.append([arm["name"], *shares, *changes])
        part.add(table([self.varied, *quarters, "lead changes a game", "games in which it never does"], rows))

    def lengths(self, part: Section) -> None:
        named = {arm["name"]: rows for arm, rows in zip(self.arms, self.games, strict=True)}
        if self.many:
            part.note(f"The curves are of {self.everywhere} together; the table tells them apart.")
            named = {self.everywhere: [game for rows in self.games for game in rows]}
        if len({game.rounds for rows in named.values() for game in rows}) > 1:
            rounds = {name: [float(game.rounds) for game in rows] for name, rows in named.items()}
            part.add(plots.histogram(rounds, "Rounds a game", "rounds"))
        decisions = {name: [float(game.decisions) for game in rows] for name, rows in named.items()}
        part.add(plots.histogram(decisions, "Decisions a game", "decisions"))
        columns, rows = [self.varied], [[arm["name"]] for arm in self.arms]
        for what in ("rounds", "decisions"):
            columns += [f"{what}, mean", "5 %", "median", "95 %"]
            for cells, arm in zip(rows, self.arms, strict=True):
                length = arm["lengths"][what]
                cells += [f"{length['value']:.1f}", *[str(length[key]) for key in ("p5", "p50", "p95")]]
        part.add(table(columns, rows))

    # Cards

    def spending(self, page: Page) -> None:
        keys = ("who", "deck", "resource")
        most: dict[tuple[str, ...], float] = {}
        for arm in self.arms:
            for row in arm["spending"]:
                kind = tuple(row[key] for key in keys)
                most[kind] = max(most.get(kind, 0.0), row["value"])
        if not most:
            return
        part = page.section("What is paid for cards", "A seat and game, by the deck that the cards are of.")
        kinds = sorted(most, key=lambda kind: -most[kind])
        if len(kinds) > 2 * MOST_DOTS:
            part.note(f"The {2 * MOST_DOTS} largest of {len(kinds)}; findings.json has all.")
            kinds = kinds[: 2 * MOST_DOTS]
        dealt = len({who for who, _, _ in kinds}) > 1
        names = [
            ", ".join([*([self.named(who)] if dealt else []), self.named(deck), resource])
            for who, deck, resource in kinds
        ]
        paid = [{tuple(row[key] for key in keys): row["value"] for row in arm["spending"]} for arm in self.arms]
        cells = [[f"{amounts[kind]:.2f}" if kind in amounts else "0" for amounts in paid] for kind in kinds]
        conditions = [arm["name"] for arm in self.arms]
        if self.many:  # they are the rows then: what is paid for fits into columns
            rows = [[name, *amounts] for name, amounts in zip(conditions, zip(*cells, strict=True), strict=True)]
            part.add(table([self.varied, *names], rows))
        else:
            part.add(table(["", *conditions], [[name, *amounts] for name, amounts in zip(names, cells, strict=True)]))

    def cards(self, page: Page) -> None:
        words = "Of those who did it: how much oftener they win than such seats (of the same bot, house or place) win "
        words += "at all, in shares of games. What lies right of the line goes with winning; pale dots may be chance."
        heading, cards = "What each card is worth", self.found["cards"] if self.pooled else self.arms[0]["cards"]
        if self.pooled:
            words += f" Over {self.everywhere}, each seat beside those of its own condition."
        elif len(self.arms) > 1:
            heading += f": {self.arms[0]['name']}"
            words += " What they are worth under the other condition is in findings.json."
        part = page.section(heading, words)
        decks = self.decks()
        handled = {verb: [card for card in cards if card["verb"] == verb] for verb in HANDLED}
        for verb, rows in handled.items():
            if len(rows) > 1:
                part.heading(HANDLED[verb])
                self.worths(part, HANDLED[verb], sorted(rows, key=lambda card: -card["value"]), decks)
        if all(len(rows) < 2 for rows in handled.values()):
            part.add(TOO_FEW)
            return
        part.note(
            "In brackets: how many seats did it. It is a sign, not a cause: who is ahead can afford more, and of a "
            "hundred intervals about five miss by chance. To see what a number causes, change it with --what-if."
        )

    def worths(self, part: Section, heading: str, rows: list[Found], decks: dict[str, str]) -> None:
        """The best and the worst; all of them, deck by deck, on request."""

        def drawn(cards: list[Found], of: str) -> Html:
            dots = [(f"{self.named(card['thing'])} ({card['n']})", *triple(card)) for card in cards]
            return around_nothing(dots, f"{heading}{of}: what it is worth", "wins more or less often")

        if len(rows) <= 2 * MOST_DOTS:
            part.add(drawn(rows, ""))
            return
        part.note(f"{MOST_DOTS} from each end of {len(rows)}.")
        part.add(drawn(rows[:MOST_DOTS] + rows[-MOST_DOTS:], ""))
        by_deck: dict[str, list[Found]] = {}
        for card in rows:
            by_deck.setdefault(decks.get(card["thing"], ""), []).append(card)
        parts: list[Html] = []
        for deck in sorted(by_deck):
            name = self.named(deck) if deck else "others"
            parts += [*([element("h4", name)] if len(by_deck) > 1 else []), drawn(by_deck[deck], f", {name}")]
        part.add(folded(f"All {len(rows)}{', deck by deck' if len(by_deck) > 1 else ''}", *parts))

    def decks(self) -> dict[str, str]:
        """By card, under any of the conditions."""
        found: dict[str, str] = {}
        for arm in self.arms:
            cards = self.game.catalog(arm["options"])["cards"]
            assert isinstance(cards, dict)
            found |= {name: card["deck"] for name, card in cards.items() if "deck" in card}
        return found
