"""Random games of Tyrants under all laws: every pair of half-decks, every number of players, both outer sections."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tyrants.laws.facts import FACTS, SLUGS, cards_in, inventory, rearrange
from tests.games.tyrants.table import rule, table
from undercourt.games.tyrants import says
from undercourt.games.tyrants.board import MARKER_AT, SITE
from undercourt.games.tyrants.cards import CARDS, HALF_DECKS
from undercourt.games.tyrants.game import GAME
from undercourt.games.tyrants.play import PAIRS
from undercourt.games.tyrants.state import BARRACKS, DECK, HAND, HOLDER, KNOWN, MARKET, REACH_SITES, Tyrants
from undercourt.kernel import laws
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply, run
from undercourt.kernel.event import SECRET, Event
from undercourt.kernel.game import SPECTATOR, Options
from undercourt.kernel.rng import seeded

# Cheap laws at every decision, expensive ones at every n-th, so that the whole sample takes half a minute.
PERIODS = {
    "options_are_sound": 1,
    "refuses_what_is_not_offered": 1,
    "pieces_are_conserved": 2,
    "scores_add_up": 3,
    "copy_shares_nothing": 5,
    "views_carry_no_machinery": 9,
    "scores_are_public": 9,
    "events_tell_no_secrets": 9,
    "views_hide_what_the_rules_hide": 61,
    "asking_tells_no_secrets": 53,
    "actions_are_told_to_those_who_see_them": 59,
    "saves_and_loads": 13,
    "barriers_mark_what_cannot_be_taken_back": 13,
    "views_survive_the_round_trip": 67,
    "explains_every_action": 211,
    "replay_equals_play": 1,
    "events_change_nothing": 1,
}
SECTIONS = ["left", "right"]


@pytest.mark.parametrize("number", range(len(PAIRS)), ids=PAIRS)
def test_a_random_game_obeys_all_laws(number: int) -> None:
    options = {"decks": PAIRS[number], "section": SECTIONS[number // 3 % 2]}
    done = laws.check_game(GAME, FACTS, 2 + number % 3, options, number, PERIODS)
    assert done["decisions"] > 100
    assert all(done[law] > 0 for law in PERIODS)


def test_no_law_is_left_out() -> None:
    assert PERIODS.keys() == laws.OF_DECISIONS.keys() | laws.OF_GAMES.keys()


def begun(seats: int, seed: int, options: Options) -> Tyrants:
    s = GAME.begin(seats, options, seed, Decision())
    assert isinstance(s, Tyrants)
    return s


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("TU-1.5", "TU-1.6", "TU-1.7", "TU-1.9", "TU-1.12", "TU-1.13")
def test_what_is_conserved_is_what_the_rulebook_counts_out(seats: int, section: str) -> None:
    whites = {2: 25, 3: {"left": 32, "right": 33}[section], 4: 40}[seats]
    for pair in PAIRS:
        decks = pair.split("+")
        expected = {kind.slug: kind.copies for kind in CARDS if kind.deck in decks}
        assert sum(expected.values()) == 80
        expected |= {"noble": 7 * seats, "soldier": 3 * seats, "house_guard": 15, "priestess_of_lolth": 15}
        expected |= {"insane_outcast": 30} if "demons" in decks else {}
        expected |= dict.fromkeys(["amber", "sky", "green", "rose"][:seats], 40) | {"white": whites}
        assert inventory(begun(seats, 1, {"decks": pair, "section": section})) == expected


@pytest.fixture
def s() -> Tyrants:
    t = table("noble", troops={"araumycos": ["amber"]}, hands={"sky": ["soldier"]}, market=[])
    assert t.marker("araumycos") == "amber"
    inventory(t.s)
    return t.s


def test_the_inventory_misses_a_lost_card(s: Tyrants) -> None:
    before = inventory(s)
    s.cards.take(HAND + 1, SLUGS.index("soldier"))
    assert before["soldier"] == 1 and "soldier" not in inventory(s)


def test_the_inventory_misses_a_lost_troop(s: Tyrants) -> None:
    s.tables[BARRACKS] -= 1
    assert inventory(s)["amber"] == 39


def test_the_inventory_notices_presence_that_is_not_kept_up(s: Tyrants) -> None:
    s.tables[REACH_SITES] = 0
    with pytest.raises(AssertionError, match="presence"):
        inventory(s)


def test_the_inventory_notices_a_marker_with_the_wrong_player(s: Tyrants) -> None:
    s.tables[HOLDER + MARKER_AT[SITE["araumycos"]]] = 1
    with pytest.raises(AssertionError, match="the marker of araumycos"):
        inventory(s)


def test_the_inventory_notices_a_known_card_that_is_not_in_hand(s: Tyrants) -> None:
    s.tables[KNOWN + 1] = 2
    with pytest.raises(AssertionError, match="not in hand"):
        inventory(s)


def test_the_inventory_notices_a_lost_space(s: Tyrants) -> None:
    s.open_spaces &= s.open_spaces - 1
    with pytest.raises(AssertionError, match="a space of a route is lost"):
        inventory(s)


@rule("TU-12.1", "TU-12.2", "TU-12.3", "TU-12.6")
def test_the_pairs_of_states_differ_where_the_rules_hide_something() -> None:
    s = begun(3, 5, {})
    for _ in range(3):
        playing = Decision()
        run(s, playing)
        apply(s, playing.actions[0], playing)
    changed: Counter[int] = Counter()
    for seed in range(20):
        t = rearrange(s, 1, seeded(seed))
        assert isinstance(t, Tyrants)
        assert inventory(t) == inventory(s)
        changed.update(pile for pile in range(len(s.cards.size)) if cards_in(t, pile) != cards_in(s, pile))
    assert {MARKET, DECK, DECK + 1, DECK + 2, HAND, HAND + 2} == set(changed)


@rule("TU-12.7")
def test_a_shown_card_stays_in_hand_in_every_paired_state() -> None:
    t = table("imix", "bounty_hunter", "noble", "noble", deck=["soldier"] * 9).do("play imix", "reveal bounty_hunter")
    for seed in range(20):
        other = rearrange(t.s, 1, seeded(seed))
        assert isinstance(other, Tyrants)
        assert SLUGS.index("bounty_hunter") in cards_in(other, HAND)


@rule("TU-12.1")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    d, rng = Decision(), seeded(3)
    s = GAME.begin(4, {"decks": "random"}, 2, d)
    log: list[Event] = []
    s.log = log
    while d.count > 0:
        apply(s, d.actions[rng.below(d.count)], d)
    draws = [event for event in log if event.what == "draw"]
    assert len(draws) > 100
    for event in draws:
        assert event.card >= 0 and event.seen_by(event.seat) == event
        others = {SPECTATOR, 0, 1, 2, 3} - {event.seat}
        assert all(event.seen_by(viewer).card == SECRET for viewer in others)


class Onlooker:
    """Works out, from what happens alone, which cards each hand holds for certain (TU-12.7, TU-12.8)."""

    def __init__(self, s: Tyrants) -> None:
        self.hands = [Counter(cards_in(s, HAND + seat)) for seat in range(s.seats)]
        self.certain: list[Counter[int]] = [Counter() for _ in range(s.seats)]

    def hears(self, event: Event) -> None:
        seat, card = event.seat, event.card
        if event.what == "draw":
            self.hands[seat][card] += 1
        elif event.what == "end_turn":
            self.hands[seat].clear()
            self.certain[seat].clear()
        elif event.what == "reshuffle":
            self.certain[seat] = Counter(self.hands[seat])
        elif event.what == "reveal":
            self.certain[seat][card] = max(1, self.certain[seat][card])
        elif card >= 0 and says.event(event).get("from") == "hand":
            self.hands[seat] -= Counter([card])
            self.certain[seat] -= Counter([card])


@pytest.mark.parametrize("decks", ["aberrations+drow", "elementals+undead"])
@rule("TU-12.7", "TU-12.8")
def test_sampled_worlds_keep_what_everybody_can_be_sure_of(decks: str) -> None:
    d, rng = Decision(), seeded(5)
    pair = "+".join(sorted(decks.split("+"), key=HALF_DECKS.index))
    s = GAME.begin(3, {"decks": pair}, 7, d)
    assert isinstance(s, Tyrants)
    onlooker, sure = Onlooker(s), 0
    while d.count > 0:
        log: list[Event] = []
        s.log = log
        apply(s, d.actions[rng.below(d.count)], d)
        for event in log:
            onlooker.hears(event)
        world = GAME.determinize(GAME.view(s, SPECTATOR), rng)
        assert isinstance(world, Tyrants)
        for seat in range(s.seats):
            certain = onlooker.certain[seat]
            assert Counter(cards_in(world, HAND + seat)) >= certain, "a sampled world contradicts what all know"
            known = Counter(cards_in(s, HAND + seat)[: s.tables[KNOWN + seat]])
            assert known == +certain, "too much is taken for known, or too little"
            sure += certain.total()
    assert sure > 500


@rule("TU-12.1")
@pytest.mark.parametrize("held", ["bounty_hunter", "noble"])
def test_asking_for_focus_within_another_card_does_not_depend_on_the_hand(held: str) -> None:
    """Elder Brain puts the card back only afterwards, which the others see."""
    t = table("elder_brain", held, deck=["noble"], inner=["imix"]).do("play elder_brain", "play imix")
    assert t.may("done") and t.seen_by("sky").inner("amber") == ["noble"]
    assert t.do("done").seen_by("sky").inner("amber") == ["imix", "noble"]
