"""Why a card or an object of its ability is not possible (WW-8, WW-9)."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.whispers.actions import (
    ABILITY_NAMES,
    DESTROY,
    EMPIRE_NAMES,
    FROM,
    INTO,
    KIND_NAMES,
)
from undercourt.games.whispers.attack import CHOOSE_SOURCE, CHOOSE_TARGET, ON_THE_WAY, Attack
from undercourt.games.whispers.board import REGION_NAMES
from undercourt.games.whispers.effects_actions import Reinforce
from undercourt.games.whispers.effects_banners import (
    AddFriendly,
    AlchemistsFire,
    Disperse,
    March,
    Populate,
    Recruit,
)
from undercourt.games.whispers.hand import (
    AFTER,
    BEFORE,
    COMMIT,
    COST,
    DECLARE,
    FIRST_COST,
    IN_WINDOW,
    SECOND_COST,
    affordable,
    copies,
    payable,
)
from undercourt.games.whispers.position import BEFORE_ACTION, Adding, Position
from undercourt.games.whispers.state import Whispers
from undercourt.kernel.effect import PICKED, SOURCE, STEP, asking
from undercourt.kernel.ids import BIT, NOTHING, Seat
from undercourt.kernel.phrase import Reason


def play(s: Whispers, seat: Seat, ability: i64) -> Reason:
    """WW-8: the moment, the cost, the use."""
    args: dict[str, int | str] = {"ability": ABILITY_NAMES[ability]}
    window = open_window(s)
    if window == 0:
        return Reason("WW-8.13", "why_no_cards_now", args)
    if IN_WINDOW[window] & BIT[ability] == 0:
        return Reason("WW-8.10", "why_not_this_moment", args)
    cost = [EMPIRE_NAMES[empire] for empire in COST[ability]]
    if affordable(s.hands[seat]) & BIT[ability] == 0:
        return Reason("WW-8.6", "why_cannot_pay", {**args, "empire": cost[0], "other_empire": cost[-1], "n": len(cost)})
    if not payable(s.hands[seat], ability):
        return Reason("WW-8.5", "why_no_card_bears_it", {**args, "empire": cost[0], "other_empire": cost[-1]})
    if s.replaced and window == BEFORE:
        return Reason("WW-8.30", "why_no_use_now", args)
    return Reason("WW-8.17", "why_no_use_now", args)


def open_window(s: Whispers) -> i64:
    """The moment for cards that is open now, or 0."""
    effect = asking(s)
    step = s.stack[s.top() + STEP]
    if isinstance(effect, Position):
        return BEFORE if step == BEFORE_ACTION else AFTER
    if isinstance(effect, Attack):
        if step == ON_THE_WAY:
            return COMMIT
        extra = s.stack[s.top() + SOURCE] != NOTHING
        return DECLARE if step == CHOOSE_SOURCE or (extra and step == CHOOSE_TARGET) else 0
    return 0


def spend(s: Whispers, seat: Seat, kind: i64) -> Reason:
    """WW-8: a card of the cost."""
    f = s.top()
    ability = s.stack[f + SOURCE]
    empire = FIRST_COST[ability] if s.stack[f + STEP] == 0 else SECOND_COST[ability]
    args: dict[str, int | str] = {"kind": KIND_NAMES[kind], "ability": ABILITY_NAMES[ability]}
    if copies(s.hands[seat], kind) == 0:
        return Reason("WW-8.9", "why_not_in_hand", args)
    if kind // 4 != empire:
        return Reason("WW-8.9", "why_not_in_cost", {**args, "empire": EMPIRE_NAMES[empire]})
    return Reason("WW-8.5", "why_none_would_bear_it", args)


def banners_for(s: Whispers, verb: i64, region: i64) -> Reason:
    """A region that an ability, or an action that adds banners, cannot take."""
    f = s.top()
    effect = asking(s)
    bit = BIT[region]
    args: dict[str, int | str] = {"region": REGION_NAMES[region], "empire": EMPIRE_NAMES[s.holder(region)]}
    own = s.acting != NOTHING and s.control[s.empire()] & bit != 0
    if verb == DESTROY:
        if isinstance(effect, AlchemistsFire) and own:
            return Reason("WW-9.15.1", "why_own_region", args)
        if s.banners[region] == 0:
            return Reason("WW-8.24", "why_no_banners", args)
        return Reason("WW-9.15.1", "why_not_adjacent", {**args, "from": REGION_NAMES[s.stack[f + SOURCE]]})
    if verb == FROM and isinstance(effect, (March, Reinforce, AlchemistsFire)) and not own:
        return Reason("WW-8.21", "why_not_its_region", {**args, "empire": EMPIRE_NAMES[s.empire()]})
    if verb == FROM and s.banners[region] == 0:
        return Reason("WW-8.24", "why_no_banners", args)
    if verb == FROM:
        if isinstance(effect, Reinforce) and region in (s.source, s.target):
            return Reason("WW-9.19.4", "why_attack_itself", args)
        if isinstance(effect, AlchemistsFire):
            return Reason("WW-9.15.1", "why_no_enemy_near", args)
        return Reason("WW-9.9.3" if isinstance(effect, March) else "WW-9.19.5", "why_must_keep_one", args)
    if verb == INTO:
        if own:
            return Reason("WW-9.9.1", "why_same_region", args)
        return Reason("WW-9.9.1", "why_not_its_region", {**args, "empire": EMPIRE_NAMES[s.empire()]})
    return put(s, region, own, args)


def put(s: Whispers, region: i64, own: bool, args: dict[str, int | str]) -> Reason:
    """Where a banner may not go."""
    f = s.top()
    effect = asking(s)
    if isinstance(effect, Disperse):
        return Reason("WW-9.13.1", "why_not_adjacent", {**args, "from": REGION_NAMES[s.stack[f + PICKED]]})
    if isinstance(effect, Adding) or not isinstance(effect, (AddFriendly, Recruit, Populate)):
        return Reason("WW-5.6", "why_not_its_region", {**args, "empire": EMPIRE_NAMES[s.empire()]})
    if isinstance(effect, Populate):
        if own:
            return Reason("WW-9.17.3", "why_has_one", args)
        return Reason("WW-9.17.1", "why_not_its_region", {**args, "empire": EMPIRE_NAMES[s.empire()]})
    if isinstance(effect, Recruit):
        if s.stack[f + PICKED] & BIT[region] == 0:
            return Reason("WW-9.12.1", "why_not_empty", args)
        return Reason("WW-9.12.4", "why_reserve_empty", args)
    if effect.uprising:
        if s.occupied & BIT[region] != 0:
            return Reason("WW-9.18.1", "why_not_empty", args)
        if (s.map.cities | s.map.forts) & BIT[region] != 0:
            return Reason("WW-9.18.1", "why_city_or_fort", args)
        return Reason("WW-9.18.3", "why_reserve_empty", args)
    if s.map.cities & BIT[region] == 0:
        return Reason("WW-9.8.1", "why_no_city", args)
    return Reason("WW-9.8.3", "why_reserve_empty", args)
