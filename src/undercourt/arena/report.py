"""The result of an arena as a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercourt.arena.reckoning import win_rates_so_far
from undercourt.arena.tournament import Contest, Played
from undercourt.report import Page, plots, table
from undercourt.report.parts import percent, span

HOW = (
    "Every deal is played once in each rotation of the seats. Games of one deal resemble each other, so deals are "
    "what is counted: intervals are 95 %, from how much deals differ, by Wilson's formula for shares and Student's for "
    "means."
)


def page(title: str, contest: Contest, result: dict[str, Any], games: Sequence[Played], command: str) -> Page:
    """`title` is the name of the game, `command` what gives the same result again."""
    bots, fair = result["bots"], 1 / result["players"]
    whole = Page(f"{title}: {' against '.join(bot['name'] for bot in bots)}", told(result))
    whole.figures([(bot["name"], percent(bot["win_rate"]), span(bot["low"], bot["high"])) for bot in bots])

    part = whole.section("Who wins", f"What one seat with this bot wins; fair would be {percent(fair)}.")
    rows = [(bot["name"], bot["win_rate"], bot["low"], bot["high"]) for bot in bots]
    words = "; ".join(f"{name} wins {percent(value)}, {span(low, high)}" for name, value, low, high in rows)
    part.add(plots.intervals(rows, words, fair, "share of games won"))
    part.add(
        table(
            ["bot", "seats", "wins", "95 %", "margin", "95 %", "mean score", "OpenSkill"],
            [
                [
                    bot["name"],
                    f"{bot['seats']}",
                    percent(bot["win_rate"]),
                    span(bot["low"], bot["high"]),
                    f"{bot['margin']:+.1f}",
                    margins(bot["margin_low"], bot["margin_high"]),
                    f"{bot['mean_score']:.1f}",
                    f"{bot['openskill']['mu']:.1f} ± {bot['openskill']['sigma']:.1f}",
                ]
                for bot in bots
            ],
        )
    )
    part.note("The margin is in points, to the best of the others. A win that several share counts for each in parts.")

    if result["deals"] > 1:
        curves = {bot["name"]: win_rates_so_far(who, games) for who, bot in enumerate(bots)}
        part = whole.section("How it settled", "The same after the first deals, and more and more of them.")
        part.add(
            plots.lines(
                {name: ([n for n, _ in found], [one.value for _, one in found]) for name, found in curves.items()},
                "Win rates after so many deals, with their intervals closing in",
                "deals",
                "",
                True,
                fair,
                {
                    name: ([one.low for _, one in found], [one.high for _, one in found])
                    for name, found in curves.items()
                },
            )
        )

    part = whole.section("By seat")
    names = [seat["seat"] for seat in result["seats"]]
    series = {bot["name"]: [interval(bot["by_seat"], name) for name in names] for bot in bots}
    part.add(plots.grouped(names, series, "Win rates of each bot in each seat", fair, "share of games won"))
    part.add(
        table(
            ["seat", "all bots", "95 %", *[bot["name"] for bot in bots]],
            [
                [
                    seat["seat"],
                    percent(seat["win_rate"]),
                    span(seat["low"], seat["high"]),
                    *[in_seat(bot, seat["seat"]) for bot in bots],
                ]
                for seat in result["seats"]
            ],
        )
    )

    part = whole.section("Margins", "By how many points a bot is ahead of the best of the others, or behind.")
    ahead: dict[str, list[float]] = {bot["name"]: [] for bot in bots}
    for game in games:
        for seat, who in enumerate(game.bots):
            ahead[bots[who]["name"]].append(game.margin(seat))
    part.add(plots.histogram(ahead, "How often each margin came", "points"))

    part = whole.section("Time to think", "For decisions with more than one option.")
    part.add(
        table(
            ["bot", "budget", "half take at most", "99 % take at most", "such decisions a game"],
            [
                [
                    bot["name"],
                    bot["budget"] or "usual",
                    ms(bot["p50_ms"]),
                    ms(bot["p99_ms"]),
                    f"{bot['choices_per_game']:.1f}",
                ]
                for bot in bots
            ],
        )
    )

    part = whole.section("How it was played", HOW)
    chosen = ", ".join(f"{name}={value}" for name, value in result["options"].items())
    lengths = result["decisions_per_game"]
    part.add(f"Decisions per game: {lengths['mean']:.0f} on average, at most {lengths['p95']} in 95 % of the games.")
    part.add(f"Seed {result['seed']}; options: {chosen or 'none'}.").command(command)
    part.note("A budget in positions gives the same games everywhere; one in seconds depends on the machine.")
    return whole


def told(result: dict[str, Any]) -> str:
    turns = result["rotations"]
    each = f"each in {turns} rotations of the seats" if turns > 1 else "each once"
    deals, games = counted(result["deals"], "deal"), counted(result["games"], "game")
    return f"{deals}, {each}: {games} of {result['players']} players"


def counted(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def interval(seats: list[dict[str, Any]], name: str) -> tuple[float, float, float] | None:
    return next(((one["win_rate"], one["low"], one["high"]) for one in seats if one["seat"] == name), None)


def in_seat(bot: dict[str, Any], name: str) -> str:
    found = interval(bot["by_seat"], name)
    return "–" if found is None else f"{percent(found[0])} ({span(found[1], found[2], 0)})"


def margins(low: float | None, high: float | None) -> str:
    return "–" if low is None or high is None else f"{low:+.1f} to {high:+.1f}"


def ms(value: float | None) -> str:
    if value is None:
        return "–"
    if value < 0.1:
        return f"{1000 * value:.3g} µs"
    return f"{value:.3g} ms" if value < 1000 else f"{value / 1000:.3g} s"
