"""Setup, the turn, the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants import legal, moves, reasons
from undercourt.games.tyrants.actions import (
    ASSASSINATE,
    COLOURS,
    DEPLOY,
    DEPLOY_WITHOUT_TROOPS,
    DISCARD,
    END_TURN,
    MOVE,
    PLAY,
    PLAY_DEVOURED,
    RECRUIT,
    RECRUIT_DEVOURED,
    RESOLVE,
    RETURN_SPY,
    SEATS,
    SUPPLANT,
    WHITE,
)
from undercourt.games.tyrants.board import (
    BOARD,
    LEFT,
    MARKER_SITES,
    MARKER_VP,
    MARKERS,
    PLACE_NAMES,
    PLACES,
    RIGHT,
    ROUTE_SPACES,
    SITES,
    START_SITES,
)
from undercourt.games.tyrants.board import sections as sections_for
from undercourt.games.tyrants.cards import CARDS, HALF_DECKS
from undercourt.games.tyrants.catalog import COST, NOBLE, PLAYS, SOLDIER
from undercourt.games.tyrants.effects_board import MOVE_THERE
from undercourt.games.tyrants.effects_opponents import FORCED_DISCARD
from undercourt.games.tyrants.effects_play import DEVOUR_PLAYED, PUT_BACK
from undercourt.games.tyrants.effects_trophies import PLACE_TROPHY, PLACE_TROPHY_ANYWHERE
from undercourt.games.tyrants.state import (
    AT_SITES,
    BARRACKS,
    DECK,
    DEVOURED,
    DISCARDS,
    GONE,
    HAND,
    HOLDER,
    KNOWN,
    MARKET,
    NO_CARD,
    OUTCASTS,
    PLAYED,
    PLAYS_ON,
    REACH_SPACES,
    ROW,
    ROW_SIZE,
    RULE_OPTIONS,
    SUPPLIES_TOUCHED,
    VP,
    Tyrants,
    bare_table,
    empty_board,
)
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Book, Effect, State
from undercourt.kernel.game import Options, rule_bits
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, Reason, phrase
from undercourt.kernel.rng import Rng, blank

RANDOM: Final = "random"
FIRST_GAME: Final = "drow+dragons"  # TU-1: the pair for a first game
PAIRS: Final = [f"{a}+{b}" for i, a in enumerate(HALF_DECKS) for b in HALF_DECKS[i + 1 :]]
HAND_SIZE: Final = 5
QUIET_ROUNDS: Final = 20  # TU-9.6: after so many the end is set off
PLAYED_ON: Final = 500  # TU-9.7: so many instead, if the table plays on
STARTING_DECK: Final = [NOBLE] * 7 + [SOLDIER] * 3

MAIN_PART: Final = 0  # steps of a turn
END_OF_TURN: Final = 1


@dataclass(eq=False)
class Turn(Effect):
    """TU-4. Lies under everything else; when it finishes, the game is over."""

    def advance(self, s: Tyrants, f: i64, d: Decision) -> None:
        if s.stack[f + STEP] == END_OF_TURN:
            if s.waits() > 0:
                self.offer_waiting(s, d)
                return
            end_turn(s)
            if s.turn == NOTHING:
                s.finish()
                return
            s.stack[f + STEP] = MAIN_PART
            s.stack[f + SEAT] = s.turn
        self.offer_main(s, s.turn, d)

    def answer(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.turn
        if action == END_TURN:
            s.stack[f + STEP] = END_OF_TURN
            if s.waits() > 0:
                s.tell("end_of_turn", seat)
        elif action >= RETURN_SPY and action < MOVE:
            s.power -= 3
            spy = action - RETURN_SPY
            moves.return_spy(s, seat, spy // SEATS, spy % SEATS)
        elif action >= ASSASSINATE:
            s.power -= 3
            troop = action - ASSASSINATE
            moves.assassinate(s, seat, troop // COLOURS, troop % COLOURS)
        elif action >= DEPLOY:
            s.power -= 1
            moves.deploy(s, seat, action - DEPLOY)  # without troops no place is looked at
        elif action >= RESOLVE:
            i: i64 = 0
            while moves.card_in(s, s.waiting[i * 2 + 1]) != action - RESOLVE:
                i += 1
            resolve(s, i)
        elif action == RECRUIT_DEVOURED:
            s.influence -= COST[moves.recruit_devoured(s, seat)]
        elif action >= RECRUIT:
            s.influence -= COST[action - RECRUIT]
            moves.recruit(s, seat, action - RECRUIT)
        else:
            play(s, seat, action - PLAY)

    def question(self, s: State, f: i64) -> Phrase:
        return phrase("ask_turn" if s.stack[f + STEP] == MAIN_PART else "ask_end_of_turn")

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        """TU-4.1: what cards and basic actions need; everything else is for cards to allow."""
        if s.stack[f + STEP] == END_OF_TURN:
            return None
        if action == DONE:
            return Reason("TU-4.1.2", "why_end_turn_instead", {})
        if PLAY <= action < DISCARD:
            return self.no_card(s, action)
        if RESOLVE <= action < DEPLOY:
            return Reason("TU-4.2.6", "why_only_at_end", {})
        if DEPLOY <= action < SUPPLANT or RETURN_SPY <= action < MOVE:
            return self.no_basic_action(s, s.turn, action)
        return Reason("TU-4.1.4", "why_only_by_card", {})

    def offer_main(self, s: Tyrants, seat: Seat, d: Decision) -> None:
        """TU-4.1: cards and basic actions, in any order, as often as you can pay."""
        legal.offer_cards(s, HAND + seat, PLAY, d)
        legal.offer_purchases(s, d)
        if s.power >= 1:
            if s.tables[BARRACKS + seat] > 0:
                legal.offer_deploys(s, seat, legal.PRESENCE, d)
            else:
                d.offer(DEPLOY_WITHOUT_TROOPS)
        if s.power >= 3:
            sites = s.present_sites(seat)
            legal.offer_troops(s, seat, sites, s.tables[REACH_SPACES + seat], legal.ENEMY, ASSASSINATE, d)
            legal.offer_spies(s, seat, d)
        d.offer(END_TURN)

    def offer_waiting(self, s: Tyrants, d: Decision) -> None:
        """TU-4.2: instructions that waited. Where different cards gave them, the seat says whose goes first."""
        card = moves.card_in(s, s.waiting[1])
        several = False
        for i in range(1, s.waits()):
            several = several or moves.card_in(s, s.waiting[i * 2 + 1]) != card
        if not several:
            resolve(s, 0)
            return
        for i in range(s.waits()):
            card = moves.card_in(s, s.waiting[i * 2 + 1])
            if not d.allows(RESOLVE + card):
                d.offer(RESOLVE + card)

    def no_card(self, s: Tyrants, action: Action) -> Reason:
        """To play or to buy."""
        if action < PLAY_DEVOURED:
            return reasons.not_there("TU-4.1.3", moves.FROM_HAND, action - PLAY)
        if action == PLAY_DEVOURED:
            return Reason("TU-11.34", "why_only_by_card", {})
        if action < RECRUIT_DEVOURED:
            return reasons.recruit(s, action - RECRUIT)
        if not s.ghost:
            return Reason("TU-11.33", "why_no_ghost", {})
        if s.cards.size[DEVOURED] == 0:
            return Reason("TU-11.33", "why_nothing_devoured", {})
        return reasons.too_expensive(s, s.cards.at(DEVOURED, s.cards.size[DEVOURED] - 1))

    def no_basic_action(self, s: Tyrants, seat: Seat, action: Action) -> Reason:
        """Power first, then what the action itself needs."""
        if action == DEPLOY_WITHOUT_TROOPS and s.tables[BARRACKS + seat] > 0:
            return Reason("TU-8.2.5", "why_troops_left", {"n": s.tables[BARRACKS + seat]})
        if action < ASSASSINATE:
            if s.power < 1:
                return reasons.no_power(s, "TU-8.2.7", 1)
            if s.tables[BARRACKS + seat] == 0:
                return Reason("TU-8.2.5", "why_empty_barracks", {})
            return reasons.deploy(s, action - DEPLOY, "TU-8.2.1")
        if action < SUPPLANT:
            if s.power < 3:
                return reasons.no_power(s, "TU-8.1.4", 3)
            return reasons.victim(s, seat, action - ASSASSINATE, "TU-8.1.1", "TU-8.1.3")
        spy = action - RETURN_SPY
        if spy % SEATS == seat:
            return Reason("TU-8.9.5", "why_own_spy", {})
        if s.power < 3:
            return reasons.no_power(s, "TU-8.9.5", 3)
        return reasons.return_spy(s, seat, spy, "TU-8.9.1")


@dataclass(eq=False)
class ChooseStart(Effect):
    """TU-1: the first troop goes to a starting site that no other player has taken."""

    def advance(self, s: Tyrants, f: i64, d: Decision) -> None:
        taken: i64 = 0
        for seat in range(s.seats):
            taken |= s.tables[AT_SITES + seat]
        d.offer_each(DEPLOY, s.open_sites & START_SITES & ~taken, 1)

    def answer(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        s.finish()
        moves.deploy(s, seat, action - DEPLOY)

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        """Nothing else comes before it."""
        place = action - DEPLOY
        if place < 0 or place >= PLACES:
            return Reason("TU-1.15", "why_set_up_first", {})
        if not s.in_play(place):
            return reasons.not_in_play(place)
        if place >= SITES or START_SITES & BIT[place] == 0:
            return Reason("TU-1.15", "why_no_starting_site", {"place": PLACE_NAMES[place]})
        return Reason("TU-1.16", "why_start_taken", {"place": PLACE_NAMES[place]})


TURN: Final = Turn()
CHOOSE_START: Final = ChooseStart()


def _book() -> Book:
    """Numbers the effects. Frames hold these numbers: the order is part of the rules version."""
    effects: list[Effect] = [TURN, CHOOSE_START, MOVE_THERE, PLACE_TROPHY, PLACE_TROPHY_ANYWHERE]
    effects += [FORCED_DISCARD, DEVOUR_PLAYED, PUT_BACK]
    for kind in CARDS:
        effects.append(kind.play)
        if kind.reaction is not None:
            effects.append(kind.reaction)
    return Book(effects)


BOOK: Final = _book()


BOXES: Final[dict[str, Tyrants]] = {}  # by players, half-decks and section: what lies there before anybody draws


def setup(seats: int, options: Options, rng: Rng) -> Tyrants:
    """TU-1: a new game, before its first decision."""
    pair, outer = options["decks"], options["section"]
    if pair == RANDOM:
        pair = PAIRS[rng.below(len(PAIRS))]
    if outer == RANDOM:
        outer = [LEFT, RIGHT][rng.below(2)]
    box = f"{seats} {pair} {outer}"
    if box not in BOXES:
        BOXES[box] = unpacked(seats, pair.split("+"), outer)
    s = BOXES[box].copy()
    s.rng = rng
    s.rules = rule_bits(RULE_OPTIONS, options)
    s.first = rng.below(seats)
    s.turn = s.first
    for slot in range(ROW_SIZE):
        moves.refill(s, NOTHING, slot)
    s.push(TURN, s.first, NOTHING, NOTHING)
    for i in range(seats - 1, -1, -1):
        seat = s.seat_after(s.first, i)
        moves.draw(s, seat, HAND_SIZE)
        s.push(CHOOSE_START, seat, NOTHING, NOTHING)
    return s


def loaded(words: list[int]) -> Tyrants:
    """The inverse of words()."""
    s = bare_table(BOOK, words[0], blank())
    s.load(words)
    return s


def unpacked(seats: int, decks: list[str], outer: str) -> Tyrants:
    """TU-1: white troops, the market deck, the stacks and the starting decks, each in its place."""
    in_play = sections_for(seats, outer)
    s = empty_board(BOOK, seats, in_play, blank())
    for i, site in enumerate(BOARD):
        if site.section in in_play:
            for _ in range(site.white):
                s.add_troop(WHITE, i)
    for i, space in enumerate(ROUTE_SPACES):
        if space.white and space.section in in_play:
            s.add_troop(WHITE, SITES + i)
    for number, kind in enumerate(CARDS):
        if kind.deck in decks:
            for _ in range(kind.copies):
                s.cards.add(MARKET, number)
    s.tables[OUTCASTS] = 30 if "demons" in decks else 0
    for _ in range(ROW_SIZE):
        s.cards.add(ROW, NO_CARD)
    for seat in range(seats):
        for card in STARTING_DECK:
            s.cards.add(DECK + seat, card)
    return s


def play(s: Tyrants, seat: Seat, card: i64) -> None:
    """TU-5: into the play area; its text is carried out in order."""
    moves.take_from_hand(s, seat, card)
    s.tell("play", seat, card=card, place=moves.FROM_HAND)
    s.push(PLAYS[card], seat, NOTHING, moves.put_into_play(s, card))


def resolve(s: Tyrants, i: i64) -> None:
    """TU-4.2: the i-th waiting instruction leaves the list and is carried out."""
    node = s.waiting[i * 2]
    slot = s.waiting[i * 2 + 1]
    for j in range(i * 2, len(s.waiting) - 2):
        s.waiting[j] = s.waiting[j + 2]
    s.waiting = s.waiting[: len(s.waiting) - 2]
    s.tell("resolve", s.turn, card=moves.card_in(s, slot))
    s.push(BOOK.nodes[node], s.turn, NOTHING, slot)


def end_turn(s: Tyrants) -> None:
    """TU-4.2, steps 2 to 4, and the next turn."""
    seat = s.turn
    tables = s.tables
    for marker in range(MARKERS):
        if tables[HOLDER + marker] == seat and s.totally_controls(seat, MARKER_SITES[marker]):
            tables[VP + seat] += MARKER_VP[marker]
            s.touched |= SUPPLIES_TOUCHED
            s.tell("marker_vp", seat, place=MARKER_SITES[marker], n=MARKER_VP[marker])
    s.tell("end_turn", seat, n=s.cards.size[HAND + seat])
    for slot in range(s.cards.size[PLAYED]):
        card = s.cards.at(PLAYED, slot)
        if card < GONE:
            s.cards.add(DISCARDS + seat, card)
    s.cards.clear(PLAYED)
    s.cards.pour(HAND + seat, DISCARDS + seat)
    s.tables[KNOWN + seat] = 0
    s.power = 0
    s.influence = 0
    s.ghost = False
    moves.draw(s, seat, HAND_SIZE)
    s.quiet += 1
    if standstill(s) <= 0:
        moves.last_round(s, seat)
    begin_turn(s, s.seat_after(seat, 1))


def standstill(s: Tyrants) -> i64:
    """TU-9.6, TU-9.7: how many more rounds in which nothing changes are the end, the one under way included."""
    turns = (PLAYED_ON if s.plays_with(PLAYS_ON) else QUIET_ROUNDS) * s.seats - s.quiet
    return (turns + s.seats - 1) // s.seats


def begin_turn(s: Tyrants, seat: Seat) -> None:
    """TU-7: markers held pay their influence. TU-9: the round in which the end was triggered is the last."""
    s.paid = 0
    if seat == s.first and s.last_round:
        s.turn = NOTHING
        return
    if seat == s.first:
        s.round += 1
    s.turn = seat
    s.tell("turn", seat)
    tables = s.tables
    for marker in range(MARKERS):
        if tables[HOLDER + marker] == seat:
            s.paid |= BIT[marker]
            s.influence += 1
            s.tell("marker_influence", seat, place=MARKER_SITES[marker], n=1)
