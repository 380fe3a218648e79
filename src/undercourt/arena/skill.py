"""OpenSkill: how strong bots are on one scale, from the places of all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from undercourt.arena.tournament import Played


class Skill(NamedTuple):
    mu: float  # 25 is where everybody begins
    sigma: float  # how unsure it is
    ordinal: float  # mu - 3 sigma: almost surely no weaker than this


def skills(bots: int, games: Sequence[Played]) -> list[Skill]:
    """By number of the bot, after all games in their order. A bot in several seats gets the mean of what they get."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for game in games:
        teams = [[model.rating(mu=ratings[who].mu, sigma=ratings[who].sigma)] for who in game.bots]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in game.places])]
        for who in set(game.bots):
            own = [rating for rating, sat in zip(rated, game.bots, strict=True) if sat == who]
            mu, sigma = (sum(values) / len(own) for values in ([r.mu for r in own], [r.sigma for r in own]))
            ratings[who] = model.rating(mu=mu, sigma=sigma)
    return [Skill(rating.mu, rating.sigma, rating.ordinal()) for rating in ratings]
