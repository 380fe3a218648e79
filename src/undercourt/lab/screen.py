"""The findings on a terminal: who wins, the cards that matter most, how the games go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table

from undercourt.lab.findings import FEWEST, HANDLED

if TYPE_CHECKING:
    from undercourt.term.page.terminal import Terminal

MOST_CARDS = 8  # at each end
MOST_ARMS = 3  # side by side
TOO_FEW = (
    f"Too few games to say what goes with winning: it takes {FEWEST} seats that did it, and {FEWEST} that did not."
)
CHANCE = "Nothing that was done goes with winning, or with losing, beyond chance; more games tell finer differences."
Found = dict[str, Any]


def show(found: Found, out: Terminal) -> None:
    several = len(found["arms"]) > MOST_ARMS
    title = f"{found['game']}: {found['games']} games, {found['players']} players, seed {found['seed']}"
    (show_arms if several else show_wins)(found, title, out)
    if several:
        show_cards(found["cards"], f", in all {len(found['arms'])} conditions", out)
        return
    for arm in found["arms"]:
        lengths, lead = arm["lengths"], arm["lead"]
        quarters = ", ".join(f"{100 * quarter['leader_wins']['value']:.0f} %" for quarter in lead["quarters"][:-1])
        length = f"{lengths['rounds']['value']:.1f} rounds, {lengths['decisions']['value']:.0f} decisions a game"
        changes = f"{lead['changes']['value']:.1f} changes of the lead"
        out.print(f"{arm['name']}: {length}; {changes}; who leads after each quarter wins {quarters}.")
    first = found["arms"][0]
    where = (
        ""
        if len(found["arms"]) == 1
        else f", in all {len(found['arms'])} conditions"
        if found["cards"]
        else f": {first['name']}"
    )
    show_cards(found["cards"] or first["cards"], where, out)
    for one in found["differences"]:
        show_differences(one, out)


def show_arms(found: Found, title: str, out: Terminal) -> None:
    """Many conditions: a line each."""
    table = Table(title=title, title_justify="left")
    table.add_column("condition", no_wrap=True)
    for name in ("first player wins", "95 %", "half-time leader wins", "rounds", "lead changes", "margin"):
        table.add_column(name, justify="right")
    for arm in found["arms"]:
        half = arm["lead"]["quarters"][1]["leader_wins"]
        counts = [arm["lengths"]["rounds"], arm["lead"]["changes"], arm["margin"]]
        first = cells(arm["wins"]["place"][0])
        table.add_row(arm["name"], *first, cells(half)[0], *[f"{row['value']:.1f}" for row in counts])
    out.print(table)


def show_wins(found: Found, title: str, out: Terminal) -> None:
    wins = Table(title=title, title_justify="left")
    wins.add_column("by")
    wins.add_column("who")
    for arm in found["arms"]:
        wins.add_column(f"wins: {arm['name']}" if len(found["arms"]) > 1 else "wins", justify="right")
        wins.add_column("95 %", justify="right")
    for by, rows in found["arms"][0]["wins"].items():
        for row in rows:
            same = [matching(arm, by, row["label"]) for arm in found["arms"]]
            wins.add_row(by, row["label"], *[cell for one in same for cell in (cells(one) if one else ("", ""))])
    out.print(wins)


def matching(arm: Found, by: str, label: str) -> Found | None:
    return next((row for row in arm["wins"].get(by, []) if row["label"] == label), None)


def cells(row: Found) -> tuple[str, str]:
    return f"{100 * row['value']:.1f} %", f"{100 * row['low']:.1f} to {100 * row['high']:.1f}"


def show_cards(cards: list[Found], where: str, out: Terminal) -> None:
    """Those whose interval leaves nothing out, the best and the worst; the report has all."""
    handled = [card for card in cards if card["verb"] in HANDLED]
    sure = [card for card in handled if card["low"] > 0 or card["high"] < 0]
    if not sure:
        out.print(CHANCE if handled else TOO_FEW)
        return
    sure.sort(key=lambda card: -card["value"])
    table = Table(title=f"What deeds go with winning, and with losing{where}", title_justify="left")
    for name in ("deed", "with"):
        table.add_column(name)
    for name in ("seats", "wins more, of 100", "95 %"):
        table.add_column(name, justify="right")
    for card in sure[:MOST_CARDS] + sure[MOST_CARDS:][-MOST_CARDS:]:
        table.add_row(card["verb"], card["thing"], str(card["n"]), *signed(card))
    out.print(table)


def signed(row: Found) -> tuple[str, str]:
    between = "–" if row["low"] is None else f"{100 * row['low']:+.1f} to {100 * row['high']:+.1f}"
    return f"{100 * row['value']:+.1f}", between


def show_differences(one: Found, out: Terminal) -> None:
    table = Table(title=f"{one['arm']}, against {one['against']}, game by game", title_justify="left")
    for name in ("by", "who"):
        table.add_column(name)
    for name in ("wins more, of 100", "95 %"):
        table.add_column(name, justify="right")
    for by, rows in one["wins"].items():
        for row in rows:
            table.add_row(by, row["label"], *signed(row))
    out.print(table)
    for deed in [deed for deed in one["cards"] if deed["verb"] in HANDLED][:MOST_CARDS]:
        words = f"{deed['verb']} {deed['thing']}: {deed['value']:+.2f} times a game"
        out.print(f"{words} ({deed['low']:+.2f} to {deed['high']:+.2f})")
