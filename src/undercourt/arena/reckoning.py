"""What the games of a contest say: about each bot, each seat, and the games themselves. As plain data, for JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from undercourt.arena.skill import skills
from undercourt.arena.statistics import Estimate, at_percent, mean, share
from undercourt.arena.tournament import Contest, Played, milliseconds

Value = Callable[[Played, int], float]  # of one seat of one game


def in_order(deals: int, games: Sequence[Played]) -> list[Played]:
    """Those of the first deals, by number: the same however they were shared out."""
    return sorted((game for game in games if game.deal < deals), key=lambda game: (game.deal, game.rotation))


def reckon(contest: Contest, seat_names: Sequence[str], games: Sequence[Played]) -> dict[str, Any]:
    """From games in order, all rotations of every deal."""
    rated = skills(len(contest.bots), games)
    seats = range(len(contest.entrants))
    lengths = Counter(game.decisions for game in games)
    bots = []
    for who, entrant in enumerate(contest.bots):
        own = about_bot(who, seat_names, games)
        skill = {name: round(value, 3) for name, value in rated[who]._asdict().items()}
        copies = contest.entrants.count(entrant)
        bots.append(
            {"name": entrant.label, **own, "openskill": skill, "budget": entrant.budget or None, "seats": copies}
        )
    return {
        "game": contest.game,
        "players": len(contest.entrants),
        "deals": len({game.deal for game in games}),
        "rotations": len({game.rotation for game in games}),
        "games": len(games),
        "seed": contest.seed,
        "options": contest.options,
        "bots": bots,
        "seats": [{"seat": seat_names[seat], **outcomes(games, seat=seat)} for seat in seats],
        "decisions_per_game": {
            "mean": round(sum(game.decisions for game in games) / len(games), 1),
            "p95": at_percent(lengths, 95),
        },
    }


def about_bot(who: int, seat_names: Sequence[str], games: Sequence[Played]) -> dict[str, Any]:
    """Of one seat that it sits in: so a fair win rate is one by the number of players, however many seats it has."""
    times: Counter[int] = Counter()
    sat = [(game, seat) for game in games for seat, sits in enumerate(game.bots) if sits == who]
    for game, seat in sat:
        times.update(game.times[seat])
    return {
        **outcomes(games, who),
        "p50_ms": time_at(times, 50),
        "p99_ms": time_at(times, 99),
        "choices_per_game": round(sum(times.values()) / len(sat), 1),
        "by_seat": [{"seat": seat_names[at], **outcomes(games, who, at)} for at in sorted({seat for _, seat in sat})],
    }


def outcomes(games: Sequence[Played], who: int | None = None, seat: int | None = None) -> dict[str, Any]:
    """Win rate, margin and score: of one bot or all of them, in one seat or in all."""
    wins = share(by_deal(games, Played.share, who, seat))
    margin = mean(by_deal(games, Played.margin, who, seat))
    points = mean(by_deal(games, lambda game, at: game.points[at], who, seat))
    return {
        "win_rate": round(wins.value, 5),
        "low": round(wins.low, 5),
        "high": round(wins.high, 5),
        "margin": round(margin.value, 3),
        "margin_low": None if margin.low is None else round(margin.low, 3),
        "margin_high": None if margin.high is None else round(margin.high, 3),
        "mean_score": round(points.value, 3),
    }


def by_deal(games: Sequence[Played], value: Value, who: int | None, seat: int | None) -> list[float]:
    """The mean within each deal over the seats that count."""
    deals: dict[int, list[float]] = {}
    for game in games:
        for at, sits in enumerate(game.bots):
            if who in (None, sits) and seat in (None, at):
                deals.setdefault(game.deal, []).append(value(game, at))
    return [sum(values) / len(values) for values in deals.values()]


def win_rates_so_far(who: int, games: Sequence[Played], points: int = 60) -> list[tuple[int, Estimate]]:
    """After some of the deals, up to all: how an estimate settles."""
    deals = by_deal(games, Played.share, who, None)
    stops = sorted({max(1, round(len(deals) * (i + 1) / points)) for i in range(points)})
    return [(stop, share(deals[:stop])) for stop in stops]


def time_at(times: Counter[int], percent: int) -> float | None:
    step = at_percent(times, percent)
    return None if step is None else float(f"{milliseconds(step):.3g}")
