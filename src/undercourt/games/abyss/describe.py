"""Views, options, questions and events as plain named data, for clients: slugs and numbers, never sentences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss import payment, play, score
from undercourt.games.abyss.actions import (
    AFFILIATE,
    ALLIES,
    ALLY_NAMES,
    BUY,
    COVER,
    DISABLE,
    DISCARD,
    DISMISS,
    DRAW_LOCATIONS,
    EXCHANGE,
    EXPLORE,
    FIGHT,
    GIVE_UP,
    HIRE,
    MONSTER,
    OPPONENT,
    PAY,
    RACE_NAMES,
    RACES,
    REPLACE,
    SEAT_NAMES,
    SELL,
    SUPPORT,
    SWAP_OUT,
    TAKE,
    TAKE_LOCATION,
    space,
)
from undercourt.games.abyss.catalog import ANY_RACE, DIFFERENT_RACES, GUILD_NAMES
from undercourt.games.abyss.control import ControlLocation
from undercourt.games.abyss.effects import CORRUPTION, Assassinate, Betray, Corrupt, SwapLocations
from undercourt.games.abyss.exploring import KEYS_WON, PEARLS_OR_TOKENS, Exploration, Purchase, last_on_track, may_go_on
from undercourt.games.abyss.hiring import Hiring
from undercourt.games.abyss.locations import LOCATION_LIST
from undercourt.games.abyss.lords import LORD_LIST
from undercourt.games.abyss.play import LAST_POWERS, Turn
from undercourt.games.abyss.score import members
from undercourt.games.abyss.state import (
    AFFILIATED,
    COUNCIL,
    DECK,
    DISCARDS,
    HAND,
    HIDDEN_TOKEN,
    PAID,
    POOL,
    TOKEN_KINDS,
    TOKEN_VALUES,
    TRACK,
    Abyss,
)
from undercourt.kernel.actions import Space
from undercourt.kernel.choose import CHOOSE, DONE, Choose
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, STEP, asking
from undercourt.kernel.event import SECRET, Event
from undercourt.kernel.ids import NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, phrase, plain

LORD_NAMES: Final = [kind.slug for kind in LORD_LIST]
LOCATION_NAMES: Final = [kind.slug for kind in LOCATION_LIST]
SPACE: Final[Space] = space(LORD_NAMES, LOCATION_NAMES)
NEAR: Final = 5  # rounds: then a standstill is shown
CARD_NAMES: Final = [*ALLY_NAMES, "monster"]


def table(v: Abyss, viewer: Seat) -> dict[str, object]:
    """Everything on the table as `viewer` sees it lie: hands of others and Council stacks face down (AB-10)."""
    return {
        "seats": v.seats,
        "viewer": viewer,
        "turn": seat_name(v.turn),
        "ended_by": seat_name(v.ended_by),
        "standstill": standstill(v),
        "court": lords(v.court),
        "hiring": LORD_NAMES[v.hiring] if v.hiring != NOTHING else None,
        "price": payment.price(v, v.turn, v.hiring) if v.hiring != NOTHING and v.turn != NOTHING else 0,
        "paid": cards(v, PAID),
        "paid_pearls": pearls_paid(v),
        "terms": terms(v, viewer),
        "worth": worth(v, viewer),
        "lord_deck": len(members(v.lord_deck)),
        "track": [CARD_NAMES[v.cards.at(TRACK, i)] for i in range(v.cards.size[TRACK])],
        "next_price": v.price,
        "deck": v.cards.size[DECK],
        "discards": v.cards.size[DISCARDS],
        "threat": v.threat,
        "council": {RACE_NAMES[race]: v.cards.size[COUNCIL + race] for race in range(RACES)},
        "open_locations": locations(v.open_locations),
        "drawn_locations": locations(v.drawn_locations),
        "stack": len(members(v.stack_of_locations)),
        "pool": v.tokens_of(POOL),
        "players": [player(v, seat, viewer) for seat in range(v.seats)],
    }


def standstill(v: Abyss) -> i64 | None:
    """Rounds without a hiring that are left before the end is set off; None while that is far away."""
    if v.turn == NOTHING or v.ended_by != NOTHING:
        return None
    left = play.standstill(v)
    return left if left <= NEAR else None


def pearls_paid(v: Abyss) -> i64:
    """For the Lord that is being hired: none until the payment is settled."""
    if v.hiring == NOTHING or v.turn == NOTHING or not isinstance(asking(v), Hiring) or v.stack[v.top() + STEP] == 0:
        return 0
    return payment.missing_points(v, v.turn, v.hiring)


def player(v: Abyss, seat: Seat, viewer: Seat) -> dict[str, object]:
    values = [kind + 2 for kind in range(TOKEN_VALUES) for _ in range(v.tokens[seat * TOKEN_KINDS + kind])]
    hand = cards(v, HAND + seat)
    return {
        "seat": SEAT_NAMES[seat],
        "pearls": v.pearls[seat],
        "keys": v.keys[seat],
        "key_total": v.key_total(seat),
        "hand": hand if seat == viewer else ["hidden"] * len(hand),
        "affiliated": cards(v, AFFILIATED + seat),
        "lords": lords(v.active(seat)),
        "disabled": lords(v.disabled[seat]),
        "covered": lords(v.covered[seat]),
        "locations": {
            LOCATION_NAMES[place]: score.location_score(v, seat, place) for place in members(v.locations[seat])
        },
        "tokens": values,
        "hidden_tokens": v.tokens[seat * TOKEN_KINDS + HIDDEN_TOKEN],
        "score": {line.what: line.points for line in score.sheet(v, seat)},
    }


def terms(v: Abyss, viewer: Seat) -> dict[str, dict[str, object]]:
    """What each Lord of the Court demands of the viewer, with all changes of price, and whether it could be paid."""
    demands: dict[str, dict[str, object]] = {}
    shown = members(v.court) + ([v.hiring] if v.hiring != NOTHING else [])
    for lord in shown if viewer >= 0 else []:
        must = payment.mandatory_race(v, viewer, lord)
        hand = v.hand_worth[viewer]
        demands[LORD_NAMES[lord]] = {
            "cost": payment.price(v, viewer, lord),
            "races": DIFFERENT_RACES[lord],
            "race": RACE_NAMES[must] if must != ANY_RACE else None,
            "payable": payment.completable(v, viewer, lord, payment.price_change(v, viewer), 0, hand, v.pearls[viewer]),
        }
    return demands


def worth(v: Abyss, viewer: Seat) -> dict[str, int]:
    """What each Location would score for the viewer as things are."""
    if viewer < 0:
        return {}
    return {name: score.location_score(v, viewer, place) for place, name in enumerate(LOCATION_NAMES)}


def catalog() -> dict[str, object]:
    """What never changes: Lords with their texts, Locations with their formulas, the threat track."""
    return {
        "cards": {kind.slug: lord_facts(number) for number, kind in enumerate(LORD_LIST)},
        "locations": {kind.slug: location_facts(number) for number, kind in enumerate(LOCATION_LIST)},
        "rewards": [
            {"space": space, "keys": KEYS_WON[space], "pearls_or_tokens": PEARLS_OR_TOKENS[space]}
            for space in range(1, 7)
        ],
    }


def lord_facts(lord: i64) -> dict[str, object]:
    kind = LORD_LIST[lord]
    return {
        "guild": GUILD_NAMES[kind.guild],
        "cost": kind.cost,
        "races": kind.races,
        "race": RACE_NAMES[kind.mandatory] if kind.mandatory != ANY_RACE else None,
        "keys": kind.keys,
        "influence": kind.influence,
        "play": plain(lord_text(lord)),
        "reaction": None,
    }


def location_facts(location: i64) -> dict[str, object]:
    kind = LOCATION_LIST[location]
    return {"base": kind.base, "points": kind.points, "play": plain(location_text(location)), "reaction": None}


def lord_text(lord: i64) -> Phrase:
    """What a Lord says: the arrow first, then the power that lasts."""
    kind = LORD_LIST[lord]
    says = [] if kind.ability is None else [kind.ability.text()]
    if kind.lasting:
        says.append(phrase(f"lasting_{kind.lasting}"))
    if not says:
        return phrase("no_ability")
    return says[0] if len(says) == 1 else Phrase("effect_seq", {}, says)


def location_text(location: i64) -> Phrase:
    kind = LOCATION_LIST[location]
    args: dict[str, int | str] = {"base": kind.base, "points": abs(kind.points)}
    if kind.measure == "lord_of_guild":
        args["guild"] = GUILD_NAMES[kind.which]
    elif kind.measure == "affiliated":
        args["race"] = RACE_NAMES[kind.which]
    return Phrase(f"location_{kind.measure}", args, [])


def question(s: Abyss) -> Phrase:
    """What is asked, by which Lord, and what one must know to answer."""
    f = s.top()
    effect = asking(s)
    asked = effect.asks(s, f)
    args: dict[str, int | str] = dict(asked.args)
    key = asked.key
    source = s.stack[f + SOURCE]
    if source != NOTHING:
        args["card"] = LORD_NAMES[source]
    seat = s.stack[f + SEAT]
    step = s.stack[f + STEP]
    if isinstance(effect, Choose):
        args["left"] = s.cards.size[HAND + seat] - 6 if step > 50 else 1
    elif isinstance(effect, Turn):
        args["powers"] = int(step == LAST_POWERS)
    elif isinstance(effect, Hiring):
        key = "ask_pay" if step == 0 else "ask_affiliate"
        if step == 0:
            args["missing"] = payment.missing_points(s, seat, s.hiring)
            args["paid"] = int(payment.is_paid(s, seat, s.hiring))
    elif isinstance(effect, Exploration):
        key = "ask_reward" if step > 2 else "ask_monster" if last_on_track(s) == MONSTER else "ask_ally"
        if step == 2:
            args["must"] = int(not may_go_on(s))
    elif isinstance(effect, ControlLocation):
        key = "ask_location" if step < 2 else "ask_keys"
        if step < 2:
            args["drawn"] = step
        else:
            args["left"] = 5 - step
            args["location"] = LOCATION_NAMES[s.stack[f + PICKED]]
    elif isinstance(effect, (Betray, SwapLocations)):
        args["second"] = step
        if isinstance(effect, Betray):
            args["from_deck"] = int(effect.from_deck)
    elif isinstance(effect, Corrupt):
        args["missing"] = max(0, CORRUPTION - s.pearls[seat])
    elif isinstance(effect, Assassinate):
        args["other"] = SEAT_NAMES[s.stack[f + PICKED]]
    elif isinstance(effect, Purchase):
        args["n"] = s.price
        args["other"] = SEAT_NAMES[s.stack[f + PICKED]]
    if s.cards.size[TRACK] > 0 and key in ("ask_Purchase", "ask_ally"):
        args["ally"] = CARD_NAMES[last_on_track(s)]
    return Phrase(key, args, [])


def option_text(s: Abyss, action: Action) -> Phrase:
    """What an action means, with its objects by name."""
    if action < DONE:
        space = s.threat_for(s.stack[s.top() + SEAT])
        tokens = action - CHOOSE
        pearls = max(0, PEARLS_OR_TOKENS[space] - tokens)
        return phrase("action_reward", pearls=pearls, tokens=tokens, keys=KEYS_WON[space])
    verb = SPACE.verb(action)
    key = f"action_{verb.name}"
    i = action - verb.first
    if action in (BUY, TAKE):
        ally = CARD_NAMES[last_on_track(s)] if s.cards.size[TRACK] > 0 else "hidden"
        return phrase(key, ally=ally, n=s.price) if action == BUY else phrase(key, ally=ally)
    if action == EXPLORE:
        return phrase(key, on=int(s.cards.size[TRACK] > 0))
    if action == FIGHT:
        return fight_text(s, key)
    if action == DONE:
        return done_text(s)
    if not verb.objects:
        return phrase(key)
    if verb.first in (SUPPORT, DISMISS):
        return phrase(key, race=RACE_NAMES[i], n=s.cards.size[COUNCIL + i])
    if verb.first in (PAY, AFFILIATE, DISCARD, SELL):
        return phrase(key, ally=ALLY_NAMES[i])
    if verb.first == HIRE:
        paid_otherwise = s.turn == NOTHING or isinstance(asking(s), (Betray, Corrupt))
        return phrase(key, card=LORD_NAMES[i], cost=0 if paid_otherwise else payment.price(s, s.turn, i))
    if verb.first in (REPLACE, DISABLE, GIVE_UP, COVER):
        return phrase(key, card=LORD_NAMES[i])
    if verb.first == OPPONENT:
        return phrase(key, seat=SEAT_NAMES[i])
    if verb.first == DRAW_LOCATIONS:
        return phrase(key, n=i + 1)
    assert verb.first in (TAKE_LOCATION, SWAP_OUT, EXCHANGE)
    return phrase(key, location=LOCATION_NAMES[i])


def fight_text(s: Abyss, key: str) -> Phrase:
    """What a fight wins now: keys, and pearls or, as far as there are any, monster tokens."""
    space = s.threat_for(s.stack[s.top() + SEAT])
    mix = PEARLS_OR_TOKENS[space]
    return phrase(key, space=space, keys=KEYS_WON[space], mix=mix, tokens=min(mix, s.tokens_of(POOL)))


def done_text(s: Abyss) -> Phrase:
    """What it means to be done, or not to want it."""
    effect = asking(s)
    if isinstance(effect, Hiring):
        return phrase("action_done", what="pay", n=payment.missing_points(s, s.turn, s.hiring))
    if isinstance(effect, Purchase):
        return phrase("action_done", what="purchase")
    if isinstance(effect, Turn):
        return phrase("action_done", what="powers" if s.stack[s.top() + STEP] == LAST_POWERS else "nothing")
    return phrase("action_done", what="no")


LORD_EVENTS: Final = ["hire", "reveal_lord", "give_up", "replace", "disable", "cover"]
RACE_EVENTS: Final = ["take_stack", "dismiss"]
TOKEN_EVENTS: Final = ["gain_token", "steal_token"]


def event(e: Event) -> dict[str, object]:
    told: dict[str, object] = {"what": e.what, "seat": seat_name(e.seat)}
    if e.what in TOKEN_EVENTS:
        told["value"] = 0 if e.card == SECRET else e.card
    elif e.card >= 0:
        if e.what in LORD_EVENTS:
            told["card"] = LORD_NAMES[e.card]
        else:
            told["ally"] = CARD_NAMES[e.card]
    if e.place >= 0:
        if e.what in RACE_EVENTS:
            told["race"] = RACE_NAMES[e.place]
        else:
            told["location"] = LOCATION_NAMES[e.place]
    if e.other >= 0:
        told["other"] = SEAT_NAMES[e.other]
    if e.n >= 0:
        told["n"] = e.n
    return told


def cards(v: Abyss, pile: i64) -> list[str]:
    return [CARD_NAMES[card] for card in v.cards.listed(pile)]


def lords(bits: i64) -> list[str]:
    return [LORD_NAMES[lord] for lord in members(bits)]


def locations(bits: i64) -> list[str]:
    return [LOCATION_NAMES[place] for place in members(bits)]


def seat_name(seat: i64) -> str | None:
    return SEAT_NAMES[seat] if seat >= 0 else None


assert len(CARD_NAMES) == ALLIES + 1
