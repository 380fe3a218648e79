"""What the games of a study say: plain data, for JSON and for the report."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, TypeVar

from undercourt.arena.statistics import NORMAL, at_percent
from undercourt.kernel.game import Game
from undercourt.lab.intervals import Interval, clustered, mean, share
from undercourt.lab.study import Arm, Study, as_played
from undercourt.lab.watching import QUARTERS, Deed, GameSeen, SeatSeen

# What players mean when they ask what a card is worth, the most telling first. All other deeds are in the data.
HANDLED = {
    "recruit": "Recruited",
    "buy": "Bought",
    "hire": "Hired",
    "take_location": "Locations taken",
    "promote": "Promoted",
    "play": "Played",
    "use": "Used",
    "ability": "Abilities used",
    "devour": "Devoured",
    "draft": "Drafted",
    "take_territory": "Territories taken",
    "strategy": "Strategies played",
    "acts": "Positions used",
}
FEWEST = 20  # seats that did it, and seats that did not: with fewer nothing can be said of a deed
Found = dict[str, Any]


def findings(study: Study, game: Game, games: list[list[GameSeen]]) -> Found:
    """`games` are by arm, in the order of their numbers."""
    seat_names = game.seat_names
    arms = [
        {**findings_of(arm, seat_names, rows), "spending": spending(rows, prices(study, arm))}
        for arm, rows in zip(study.arms, games, strict=True)
    ]
    return {
        "game": study.game,
        "players": len(study.arms[0].bots),
        "games": study.games,
        "seed": study.seed,
        "arms": arms,
        "differences": [
            {"arm": arm.name, "against": study.arms[0].name, **differences(seat_names, games[0], rows)}
            for arm, rows in zip(study.arms[1:], games[1:], strict=True)
        ],
        "cards": worths(*games) if may_be_pooled(study.arms) else [],
    }


def may_be_pooled(arms: list[Arm]) -> bool:
    """Conditions that differ in options alone: the same bots, and cards that are the same wherever they are."""
    return len(arms) > 1 and all(arm.bots == arms[0].bots and arm.what_if == arms[0].what_if for arm in arms)


def findings_of(arm: Arm, seat_names: list[str], games: list[GameSeen]) -> Found:
    return {
        "name": arm.name,
        "bots": arm.bots,
        "options": arm.options,
        "changes": arm.what_if.says,
        "wins": {by: wins_by(by, seat_names, games) for by in groupings(games)},
        "tables": tables(games),
        "cards": worths(games),
        "lengths": {
            "decisions": spread([game.decisions for game in games]),
            "rounds": spread([game.rounds for game in games]),
        },
        "lead": lead(games),
        "winner": mean([max(points(game)) for game in games]).plain(),
        "margin": mean(margins(games)).plain(),
    }


# Who wins


def groupings(games: list[GameSeen]) -> list[str]:
    """By what the seats of these games can be told apart; what lot dealt comes last."""
    dealt = list(games[0].seats[0].dealt)
    if len({seat.bot for seat in games[0].seats}) == 1:
        return ["seat", "place", *dealt]
    return ["seat", "place", "bot", *[f"{kind}{AND_BOT}" for kind in dealt], *dealt]


AND_BOT = " and bot"


def label(by: str, seat_names: list[str], seat: int, seen: SeatSeen) -> str:
    if by == "seat":
        return seat_names[seat]
    if by == "place":
        return str(seen.place)
    if by == "bot":
        return seen.bot
    kind = by.removesuffix(AND_BOT)
    return seen.dealt[kind] if kind == by else f"{seen.dealt[kind]}, {seen.bot}"


def wins_by(by: str, seat_names: list[str], games: list[GameSeen]) -> list[Found]:
    groups: dict[str, list[tuple[float, int]]] = defaultdict(list)
    scores: dict[str, list[float]] = defaultdict(list)
    for game in games:
        here: dict[str, list[float]] = defaultdict(list)
        for seat, seen in enumerate(game.seats):
            name = label(by, seat_names, seat, seen)
            here[name].append(seen.win)
            scores[name].append(seen.points)
        for name, wins in here.items():
            groups[name].append((sum(wins), len(wins)))
    fair = 1 / len(games[0].seats)
    return [
        {"label": name, "fair": fair, **share_of(group).plain(), "points": mean(scores[name]).plain()}
        for name, group in in_order(by, seat_names, groups)
    ]


def share_of(group: list[tuple[float, int]]) -> Interval:
    """By game: wins, and seats of that kind. Where there are several in a game, one's win is another's loss.

    Of one such game nothing is known but that a share lies between nothing and all.
    """
    if all(seats == 1 for _, seats in group):
        return share(sum(wins for wins, _ in group), len(group))
    found = clustered(group)
    return found._replace(low=max(0.0, found.low or 0.0), high=1.0 if found.high is None else min(1.0, found.high))


T = TypeVar("T")


def in_order(by: str, seat_names: list[str], found: dict[str, T]) -> list[tuple[str, T]]:
    return sorted(found.items(), key=lambda one: (seat_names.index(one[0]) if by == "seat" else 0, one[0]))


def tables(games: list[GameSeen]) -> dict[str, list[Found]]:
    """By what was dealt to all: how such games go."""
    kinds: dict[str, dict[str, list[GameSeen]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for kind, which in game.dealt.items():
            kinds[kind][which].append(game)
    return {
        kind: [{"label": which, **character(found[which])} for which in sorted(found)] for kind, found in kinds.items()
    }


def character(games: list[GameSeen]) -> Found:
    firsts = [seat.win for game in games for seat in game.seats if seat.place == 1]
    return {
        "games": len(games),
        "first_player": share(sum(firsts), len(firsts)).plain(),
        "rounds": mean([game.rounds for game in games]).plain(),
        "lead_changes": mean([game.lead_changes for game in games]).plain(),
        "winner": mean([max(points(game)) for game in games]).plain(),
        "margin": mean(margins(games)).plain(),
    }


# What each card is worth


def worths(*arms: list[GameSeen]) -> list[Found]:
    """Of every deed: how much oftener those win who did it than such seats (their bot, house or place) win at all.

    Over several arms, a seat is compared with such seats of its own arm, and the games of one seed are one cluster.
    """
    everybody = sum(len(game.seats) for games in arms for game in games)
    here: dict[Deed, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    times: dict[Deed, int] = defaultdict(int)
    for games in arms:
        expected = expectations(games)
        for game in games:
            for seen in game.seats:
                beyond = seen.win - expected[kind_of(seen)]
                for deed, n in seen.deeds.items():
                    here[deed][game.number].append(beyond)
                    times[deed] += n
    found = []
    for deed in sorted(here):
        worth = clustered([(sum(beyonds), len(beyonds)) for beyonds in here[deed].values()])
        if FEWEST <= worth.n <= everybody - FEWEST and worth.low is not None:
            found.append({"verb": deed[0], "thing": deed[1], "times": times[deed], **worth.plain()})
    return found


Kind = tuple[str, ...]


def kind_of(seen: SeatSeen) -> Kind:
    return (seen.bot, *(seen.dealt.values() or [str(seen.place)]))


def expectations(games: list[GameSeen]) -> dict[Kind, float]:
    wins: dict[Kind, list[float]] = defaultdict(list)
    for game in games:
        for seen in game.seats:
            wins[kind_of(seen)].append(seen.win)
    return {kind: sum(found) / len(found) for kind, found in wins.items()}


# What is paid for cards

PAID = ("buy", "use", "recruit")  # verbs of cards that are paid for then
Prices = dict[str, tuple[str, dict[str, int]]]  # by card: its deck, and what it costs


def prices(study: Study, arm: Arm) -> Prices:
    """As an arm has them, of the cards that come from decks and are paid for in resources."""
    with as_played(study, arm) as game:
        cards = game.catalog(arm.options)["cards"]
    assert isinstance(cards, dict)
    found: Prices = {}
    for name, card in cards.items():
        if "deck" in card and card["cost"]:
            cost = card["cost"] if isinstance(card["cost"], dict) else {"influence": card["cost"]}
            found[name] = (card["deck"], cost)
    return found


def spending(games: list[GameSeen], prices: Prices) -> list[Found]:
    """A game and seat, by what the seat was dealt: how much of each resource goes to the cards of each deck."""
    spent: dict[tuple[str, str, str], float] = defaultdict(float)
    seats: dict[str, int] = defaultdict(int)
    for game in games:
        for seen in game.seats:
            who = " ".join(seen.dealt.values()) or "all"
            seats[who] += 1
            for (verb, thing), n in seen.deeds.items():
                if thing in prices and verb == paid_when(thing, seen):
                    deck, cost = prices[thing]
                    for resource, amount in cost.items():
                        spent[who, deck, resource] += n * amount
    return [
        {"who": who, "deck": deck, "resource": resource, "value": round(total / seats[who], 5)}
        for (who, deck, resource), total in sorted(spent.items())
    ]


def paid_when(thing: str, seen: SeatSeen) -> str:
    """A card that is bought may be used later, for nothing more or for another price."""
    return next((verb for verb in PAID if (verb, thing) in seen.deeds), "")


# How long, and who is in front


def spread(values: list[int]) -> Found:
    counted = Counter(values)
    return {**mean(values).plain(), **{f"p{percent}": at_percent(counted, percent) for percent in (5, 50, 95)}}


def lead(games: list[GameSeen]) -> Found:
    return {
        "changes": mean([game.lead_changes for game in games]).plain(),
        "never": share(sum(game.lead_changes == 0 for game in games), len(games)).plain(),
        "quarters": [
            {
                "quarter": quarter + 1,
                "leader_wins": share(sum(leader_wins(game, quarter) for game in games), len(games)).plain(),
                "winner": mean([standing(game, quarter, True) for game in games]).plain(),
                "others": mean([standing(game, quarter, False) for game in games]).plain(),
            }
            for quarter in range(QUARTERS)
        ],
    }


def leader_wins(game: GameSeen, quarter: int) -> float:
    """The part of the win that falls to whoever leads then; leaders together have the mean of theirs."""
    most = max(seen.quarters[quarter] for seen in game.seats)
    leaders = [seen.win for seen in game.seats if seen.quarters[quarter] == most]
    return sum(leaders) / len(leaders)


def standing(game: GameSeen, quarter: int, of_winners: bool) -> float:
    """Mean points then, of those who will win or of the others."""
    found = [seen.quarters[quarter] for seen in game.seats if (seen.win > 0) == of_winners]
    return sum(found) / len(found) if found else 0.0


def points(game: GameSeen) -> list[int]:
    return [seen.points for seen in game.seats]


def margins(games: list[GameSeen]) -> list[float]:
    return [float(first - second) for first, second in (sorted(points(game))[:-3:-1] for game in games)]


# One arm against another: the same seeds, so the differences are taken game by game


def differences(seat_names: list[str], before: list[GameSeen], after: list[GameSeen]) -> Found:
    pairs = list(zip(before, after, strict=True))
    return {
        "wins": {by: paired_wins(by, seat_names, pairs) for by in groupings(before) if by in groupings(after)},
        "decisions": mean([b.decisions - a.decisions for a, b in pairs]).plain(),
        "rounds": mean([b.rounds - a.rounds for a, b in pairs]).plain(),
        "lead_changes": mean([b.lead_changes - a.lead_changes for a, b in pairs]).plain(),
        "winner": mean([max(points(b)) - max(points(a)) for a, b in pairs]).plain(),
        "cards": paired_deeds(pairs),
    }


Pairs = list[tuple[GameSeen, GameSeen]]


def paired_wins(by: str, seat_names: list[str], pairs: Pairs) -> list[Found]:
    """Of seats that are of the same kind in both games: what lot dealt is the same, if its rules are."""
    groups: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for a, b in pairs:
        here: dict[str, list[float]] = defaultdict(list)
        for seat, (one, other) in enumerate(zip(a.seats, b.seats, strict=True)):
            name = label(by, seat_names, seat, one)
            if name == label(by, seat_names, seat, other):
                here[name].append(other.win - one.win)
        for name, found in here.items():
            groups[name].append((sum(found), len(found)))
    return [{"label": name, **clustered(group).plain()} for name, group in in_order(by, seat_names, groups)]


def paired_deeds(pairs: Pairs) -> list[Found]:
    """How often a game it is done, more or less than before; those that differ beyond chance, the largest first."""
    sums: dict[Deed, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for a, b in pairs:
        more: dict[Deed, int] = defaultdict(int)
        for game, sign in ((a, -1), (b, 1)):
            for seen in game.seats:
                for deed, n in seen.deeds.items():
                    more[deed] += sign * n
        for deed, n in more.items():
            sums[deed][0] += n
            sums[deed][1] += n * n
    found: list[tuple[Deed, Interval]] = []
    games = len(pairs)
    for deed, (total, squares) in sums.items():
        middle = total / games
        half = NORMAL * (max(0.0, squares / games - middle * middle) / max(1, games - 1)) ** 0.5
        if abs(middle) > half:
            found.append((deed, Interval(games, middle, middle - half, middle + half)))
    found.sort(key=lambda one: -abs(one[1].value))
    return [{"verb": deed[0], "thing": deed[1], **more.plain()} for deed, more in found[:100]]
