"""Questions, options and events as phrases with their arguments (slugs and numbers)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city.actions import (
    ABILITY,
    ASSIGN,
    BID,
    BUY,
    CARDS,
    DEAL_NAMES,
    DECK,
    DECK_NAMES,
    DISCARD,
    DISMISS,
    DRAFT,
    HIGHEST_PRICE,
    INCOME,
    INFLUENCE,
    NUMBER,
    PLACE,
    PLAYER,
    PRICE,
    PRICE_NAMES,
    PRICES,
    PROPERTY,
    PROPOSE,
    RESOURCE_NAMES,
    RESOURCES,
    ROOM,
    SEAT_NAMES,
    SEATS,
    SIDES,
    STRATEGY,
    TAKE,
    TAKE_TERRITORY,
    TARGET,
    USE,
)
from undercourt.games.secret_city.battle import Battle
from undercourt.games.secret_city.deals import ADDRESSEE, ASK_ABSTAIN, PROMISE_ABSTAIN, TAKING, WHO_GIVES, Deal
from undercourt.games.secret_city.describe import SYMBOL_NAMES
from undercourt.games.secret_city.effects import Capture, Dispel, ModifyStrategy, OnCharacter, Relocate
from undercourt.games.secret_city.effects_cards import (
    HOUSE,
    Ability,
    ChooseOne,
    Convert,
    Discarding,
    Draw,
    Lose,
    TakeCard,
    Tokens,
)
from undercourt.games.secret_city.pack import HOUSE_ARTIFACT, NEVER, Pack
from undercourt.games.secret_city.phases import (
    NAMING,
    Auction,
    Buying,
    ChooseStrategies,
    Draft,
    Replace,
    UseTerritories,
    Window,
)
from undercourt.games.secret_city.resolve import Debts
from undercourt.games.secret_city.state import City
from undercourt.kernel.actions import Space
from undercourt.kernel.choose import DONE
from undercourt.kernel.effect import SEAT, SOURCE, STEP, asking
from undercourt.kernel.ids import BIT, NOTHING, Action
from undercourt.kernel.phrase import Phrase, phrase

Args = dict[str, int | str]

DEAL_STEPS: Final = ["character", "side", "price", "to", "answer", "bid", "bid_side", "take"]


def question(s: City) -> Phrase:
    """What is asked, and what one must know to answer."""
    f = s.top()
    effect = asking(s)
    step = s.stack[f + STEP]
    if isinstance(effect, Draft):
        return phrase("ask_draft", left=3 - s.asked // s.seats)
    if isinstance(effect, Window):
        return phrase("ask_window")
    if isinstance(effect, Auction):
        if step == NAMING:
            return phrase("ask_first")
        best = 0 if s.leading == NOTHING else s.bids[s.leading]
        return phrase("ask_auction", n=s.bids[s.stack[f + SEAT]], best=best, other=seat_or_nobody(s.leading))
    if isinstance(effect, ChooseStrategies):
        chosen = s.chosen[s.stack[f + SEAT]]
        if chosen == NOTHING:
            return phrase("ask_strategy")
        return phrase("ask_victim", strategy=s.pack.strategies[chosen])
    if isinstance(effect, UseTerritories):
        return phrase("ask_territories")
    if isinstance(effect, Buying):
        return phrase("ask_buying")
    if isinstance(effect, Replace):
        return phrase("ask_replace", card=s.pack.slugs[s.laying])
    if isinstance(effect, Battle):
        bond = s.bond[s.stack[f + SEAT]]
        return phrase("ask_battle") if bond == NOTHING else Phrase("ask_perform", side_args(s, bond), [])
    if isinstance(effect, Deal):
        return Phrase(f"ask_deal_{DEAL_STEPS[step]}", deal_args(s), [])
    if isinstance(effect, Debts):
        return Phrase("ask_debt", debt_args(s, s.debts[step]), [])
    if isinstance(effect, Discarding):
        return phrase("ask_discard", left=step - 1)
    return card_question(s, f)


def card_question(s: City, f: i64) -> Phrase:
    """What an effect of a card, territory or strategy asks; the effect itself is said beside it."""
    effect = asking(s)
    step = s.stack[f + STEP]
    source = s.stack[f + SOURCE]
    args: Args = {"card": "none" if source == NOTHING else s.pack.slugs[source], "victim": seat_or_nobody(s.victim)}
    key = "ask_choose_one"
    if isinstance(effect, Relocate) and step == 1:
        key = "ask_relocate"
    elif isinstance(effect, OnCharacter):
        key = "ask_target"
    elif isinstance(effect, ModifyStrategy):
        key = "ask_side"
    elif isinstance(effect, Dispel):
        key = "ask_dispel"
    elif isinstance(effect, Capture):
        key = "ask_capture"
    elif isinstance(effect, Tokens):
        key = "ask_mix"
    elif isinstance(effect, Convert):
        key = "ask_convert_way" if step == 0 else "ask_convert"
    elif isinstance(effect, Draw):
        key = "ask_house_card" if effect.source == HOUSE else "ask_deck" if effect.keep == effect.n else "ask_keep"
    elif isinstance(effect, Lose):
        key = "ask_discard_of"
    elif isinstance(effect, TakeCard):
        key = "ask_take_of"
    elif isinstance(effect, Ability):
        key = "ask_player"
    return Phrase(key, args, [effect.text()])


def seat_or_nobody(seat: i64) -> str:
    return SEAT_NAMES[seat] if seat != NOTHING else "nobody"


def side_args(s: City, side: i64) -> Args:
    """A side of a declared strategy."""
    chosen = s.chosen[side // 2]
    args: Args = {"side": "for" if side % 2 == 0 else "against", "other": SEAT_NAMES[side // 2]}
    args["strategy"] = "none" if chosen == NOTHING else s.pack.strategies[chosen]
    return args


def price_args(price: i64) -> Args:
    resource, n = PRICE_NAMES[price].split(" ")
    return {"resource": resource, "n": int(n)}


def deal_args(s: City) -> Args:
    """The terms so far; what is not yet said, or does not apply, is nothing or nobody."""
    args: Args = {"deal": DEAL_NAMES[s.deal], "seat": SEAT_NAMES[s.proposer], "bidder": seat_or_nobody(s.deal_to)}
    args |= {"side": "none", "other": "nobody", "strategy": "none", "resource": "none", "n": 0}
    if s.deal_side != NOTHING:
        args |= side_args(s, s.deal_side)
    args["card"] = "none" if s.deal_slot == NOTHING else s.pack.slugs[s.card[s.deal_slot]]
    if s.deal_price != NOTHING:
        args |= price_args(s.deal_price)
    if s.deal != WHO_GIVES and s.deal_to != NOTHING and s.named[s.deal_to] != NOTHING:
        args |= price_args(s.named[s.deal_to])
    return args


def debt_args(s: City, debt: i64) -> Args:
    debtor = debt // PRICES // SEATS
    price = debt % PRICES
    have = s.tokens[debtor * RESOURCES + price // HIGHEST_PRICE]
    args: Args = {"other": SEAT_NAMES[debtor], "missing": price % HIGHEST_PRICE + 1 - have}
    return args | {"influence": s.tokens[debtor * RESOURCES + INFLUENCE]}


# Options


def option_text(space: Space, s: City, action: Action) -> Phrase:
    """What an action means, with its objects by name."""
    verb = space.verb(action)
    key = f"action_{verb.name}"
    i = action - verb.first
    seat = s.stack[s.top() + SEAT] if s.depth > 0 else 0
    if action < DONE:
        return branch_text(s, i)
    if action == DONE:
        return phrase(key, what=done_means(s))
    if verb.first == PLAYER:
        return player_text(s, key, i)
    if verb.first in (BID, DISMISS, ABILITY):
        return own_character_text(s, key, verb.first, seat * ROOM + i)
    if verb.first in (DRAFT, INCOME, PROPERTY, TAKE_TERRITORY):
        return territory_text(s.pack, key, verb.first, i)
    if verb.first == STRATEGY:
        name = s.pack.strategies[i]
        natural = int(s.pack.natural[s.house_of[seat]] == i)
        symbol = SYMBOL_NAMES[[1, 2, 4].index(s.pack.type[i])]
        args: Args = {"strategy": name, "symbol": symbol, "base": s.pack.base[i], "natural": natural}
        return Phrase(key, args, [s.pack.resolve[i].text()])
    if verb.first == DECK:
        return phrase(key, deck=DECK_NAMES[i])
    if len(verb.objects) == CARDS:
        return card_option(s.pack, key, verb.first, i)
    if verb.first == TARGET:
        return character_text(s, key, i, {})
    if verb.first == PLACE:
        return Phrase("action_place_strategy" if is_about_whole_strategies(s) else key, side_args(s, i), [])
    if verb.first == NUMBER:
        return phrase(key, n=i)
    if verb.first == ASSIGN:
        return character_text(s, key, seat * ROOM + i // SIDES, side_args(s, i % SIDES))
    if verb.first == PROPOSE:
        return phrase(key, deal=DEAL_NAMES[i])
    return Phrase(key, price_args(i) if verb.first == PRICE else {}, [])


def is_about_whole_strategies(s: City) -> bool:
    """A strategy is chosen as such; its FOR side stands for it."""
    effect = asking(s) if s.depth > 0 else None
    return isinstance(effect, Dispel) or (isinstance(effect, Deal) and s.deal in (ASK_ABSTAIN, PROMISE_ABSTAIN))


def character_text(s: City, key: str, slot: i64, more: Args) -> Phrase:
    card = s.card[slot]
    if card == NOTHING:
        return phrase("action_nobody", number=slot % ROOM + 1)
    args: Args = {"seat": SEAT_NAMES[slot // ROOM], "number": slot % ROOM + 1}
    args |= {"card": s.pack.slugs[card], "strength": s.counts(slot)}
    return Phrase(key, args | more, [])


def own_character_text(s: City, key: str, verb: i64, slot: i64) -> Phrase:
    said = character_text(s, key, slot, {})
    card = s.card[slot]
    if card == NOTHING or verb == DISMISS:
        return said
    if verb == ABILITY:
        return Phrase(key, said.args | ability_cost(s.pack, card), [effect_text(s.pack, card)])
    bid: Args = {"free": s.pack.initiative_free[card], "strength": s.pack.strength[card]}
    return Phrase(key, said.args | bid, [])


def effect_text(pack: Pack, card: i64) -> Phrase:
    return pack.effect[card].text() if pack.timing[card] != NEVER else phrase("no_ability")


def ability_cost(pack: Pack, card: i64) -> Args:
    return {name: pack.ability_cost[card * RESOURCES + i] for i, name in enumerate(RESOURCE_NAMES)}


def card_cost(pack: Pack, card: i64) -> Args:
    return {name: pack.cost[card * RESOURCES + i] for i, name in enumerate(RESOURCE_NAMES)}


def territory_text(pack: Pack, key: str, verb: i64, i: i64) -> Phrase:
    args: Args = {"territory": pack.territories[i]}
    args |= {name: pack.income[i * RESOURCES + j] for j, name in enumerate(RESOURCE_NAMES)}
    return Phrase(key, args, [pack.property[i].text()] if verb in (PROPERTY, DRAFT, TAKE_TERRITORY) else [])


def card_option(pack: Pack, key: str, verb: i64, card: i64) -> Phrase:
    args: Args = {"card": pack.slugs[card]}
    if verb == BUY:
        return Phrase(key, args | card_cost(pack, card) | {"strength": pack.strength[card]}, [])
    if verb == USE:
        on_table = pack.category[card] == HOUSE_ARTIFACT  # paid when it was bought
        price = ability_cost(pack, card) if on_table else card_cost(pack, card)
        return Phrase(key, args | price, [effect_text(pack, card)])
    assert verb in (TAKE, DISCARD)
    return Phrase(key, args, [])


def branch_text(s: City, i: i64) -> Phrase:
    """What a branch of the question means."""
    effect = asking(s) if s.depth > 0 else None
    if isinstance(effect, ChooseOne) and i < len(effect.branches):
        return effect.branches[i].text()
    if isinstance(effect, Convert) and i < 2:
        one, other = RESOURCE_NAMES[effect.one], RESOURCE_NAMES[effect.other]
        if i == 1:
            one, other = other, one
        return phrase("action_convert", resource=one, other_resource=other)
    if isinstance(effect, Dispel) and i < 2:
        return phrase("action_dispel", what=["character", "strategy"][i])
    return phrase("action_choose", n=i + 1)


def player_text(s: City, key: str, i: i64) -> Phrase:
    """Naming a player: the first one, a target, whom a deal is for, whose offer is taken."""
    effect = asking(s) if s.depth > 0 else None
    step = s.stack[s.top() + STEP] if s.depth > 0 else 0
    if isinstance(effect, Deal) and step == TAKING and s.named[i] != NOTHING:
        return Phrase("action_take_offer", {"seat": SEAT_NAMES[i], **price_args(s.named[i])}, [])
    what = "target"
    if isinstance(effect, Auction):
        what = "first"
    elif isinstance(effect, Deal):
        what = "to"
    return phrase(key, seat=SEAT_NAMES[i], what=what)


def done_means(s: City) -> str:
    effect = asking(s) if s.depth > 0 else None
    step = s.stack[s.top() + STEP] if s.depth > 0 else 0
    if isinstance(effect, Auction):
        return "no_bid"
    if isinstance(effect, UseTerritories):
        seat = s.stack[s.top() + SEAT]
        home = s.pack.home[s.house_of[seat]]
        idle = s.owner[home] == seat and s.territories_used & BIT[home] == 0
        return "rest_income_home" if idle and s.house_deck[seat] != 0 else "rest_income"
    if isinstance(effect, Deal):
        return "everybody" if step == ADDRESSEE else "any_character" if step == 0 else "refuse"
    if isinstance(effect, Debts):
        return "influence"
    return "go_on" if isinstance(effect, (Window, Buying)) else "decline"
