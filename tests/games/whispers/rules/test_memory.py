"""What is remembered of cards that were seen, and what nobody forgets."""

from __future__ import annotations

from tests.games.whispers.table import EMPIRE, KIND, SEAT, rule, table
from undercourt.games.whispers import moves
from undercourt.games.whispers.view_memory import BY_SEAT, FACE_DOWN

MARSHAL = {"bear marshal": "raven"}
BEAR, LION, HORSE = EMPIRE["bear"], EMPIRE["lion"], EMPIRE["horse"]


@rule("WW-13.7")
def test_the_one_who_discards_knows_the_card_in_the_deck_too() -> None:
    hand = ["horse-bear", "horse-bear", "lion-bear", "lion-bear", "bear-lion", "bear-lion"]
    spider = ["horse-eagle", "horse-lion", "horse-elephant"]
    t = table(phase="discard", hands={"raven": hand, "spider": spider}).do("discard horse-bear")
    assert not any("horse-bear" in t.guess("raven", seed).hand("spider") for seed in range(40))


@rule("WW-13.7")
def test_a_known_card_that_one_draws_oneself_is_no_longer_in_the_deck() -> None:
    t = table(
        agents={"horse steward": "raven"},
        banners={"h1": 2},
        hands={"raven": ["horse-bear"]},
        deck={"horse": []},
        acts="horse steward",
    )
    t.do("play horse_1", "from h1", "into h2", "number 1", "draw_cards")
    assert t.hand("raven") == ["horse-bear"] and t.deck("horse") == []
    assert all(t.guess("raven", seed).hand("spider") == t.hand("spider") for seed in range(5))


@rule("WW-13.8")
def test_one_of_two_equal_cards_that_are_all_the_deck_is_known_when_drawn() -> None:
    t = table(
        seats=3,
        agents={"horse steward": "raven"},
        banners={"h1": 2},
        hands={"raven": ["horse-bear", "horse-bear"]},
        deck={"horse": []},
        acts="horse steward",
    )
    t.do("play horse_2", "empire horse")
    while t.verbs() == {"number"}:
        t.do(t.options()[-1])
    t.do("draw_cards")
    assert t.hand("raven") == ["horse-bear"] and t.deck("horse") == ["horse-bear"]
    assert all(t.guess("spider", seed).hand("raven") == ["horse-bear"] for seed in range(20))


@rule("WW-13.8")
def test_a_card_known_in_a_hand_is_forgotten_once_it_is_played() -> None:
    t = table(
        agents={"horse steward": "raven"},
        banners={"h1": 2},
        hands={"raven": ["horse-bear"]},
        deck={"horse": []},
        acts="horse steward",
    )
    t.do("play horse_1", "from h1", "into h2", "number 1", "draw_cards")
    assert t.guess("spider").hand("raven") == ["horse-bear"]
    t.do("play horse_1", "from h1", "into h2")
    assert t.hand("raven") == [] and t.guess("spider").hand("raven") == []


@rule("WW-13.4", "WW-13.6")
def test_a_view_remembers_the_faces_that_its_seat_saw() -> None:
    """Raven's three cards, one of them given back and one drawn since."""
    hand = ["lion-bear", "lion-bear", "lion-eagle"]
    t = table("lion sheriff", agents={"lion sheriff": "raven"}, banners={"l1": 2}, hands={"raven": hand})
    t.do("play lion_2", "spend lion-bear", "spend lion-eagle", "put l3", "draw_cards")
    faces = [entry % BY_SEAT for entry in t.s.trail]
    backs = [FACE_DOWN + LION] * 3 + [KIND["lion-bear"], KIND["lion-eagle"]] + [FACE_DOWN + LION]
    assert [entry % BY_SEAT for entry in t.seen_by("raven").s.trail] == faces
    for viewer in ("spider", "spectator"):
        assert [entry % BY_SEAT for entry in t.seen_by(viewer).s.trail] == backs


@rule("WW-13.22")
def test_a_card_that_somebody_gave_back_is_not_theirs_though_another_has_drawn_since() -> None:
    """Raven holds the other copy, so the one that spider spent lies in the deck or with rat."""
    agents = {"bear sheriff": "spider", "bear steward": "rat"}
    hands = {"raven": ["bear-eagle"], "spider": ["bear-eagle", "bear-lion", "eagle-lion"]}
    t = table("bear sheriff", seats=3, agents=agents, banners={"b3": 1}, hands=hands)
    t.do("play bear_eagle", "spend bear-eagle", "spend eagle-lion", "destroy b3")
    t.do("put b1", "put b1", "draw_cards")
    assert t.held("spider", "bear") == 1 and t.held("rat", "bear") == 1
    guesses = [t.guess("raven", seed) for seed in range(60)]
    assert not any("bear-eagle" in guess.hand("spider") for guess in guesses)
    found = ["bear-eagle" in guess.hand("rat") for guess in guesses]
    assert any(found) and not all(found)
    assert any("bear-eagle" in t.guess("rat", seed).hand("raven") for seed in range(60))


@rule("WW-13.22")
def test_whoever_draws_again_may_hold_it_again() -> None:
    t = table(phase="swap", seats=3, hands={"raven": ["bear-eagle"], "spider": ["bear-eagle", "bear-lion"]})
    moves.return_card(t.s, SEAT["spider"], KIND["bear-eagle"], "discard")
    assert not any("bear-eagle" in t.guess("raven", seed).hand("spider") for seed in range(40))
    moves.draw_card(t.s, SEAT["spider"], BEAR)
    found = ["bear-eagle" in t.guess("raven", seed).hand("spider") for seed in range(40)]
    assert any(found) and not all(found)


@rule("WW-13.22")
def test_two_who_share_the_last_two_cards_of_a_deck_have_one_each() -> None:
    """Spider gave both back into an empty deck; raven holds the other copies."""
    hands = {"raven": ["horse-bear", "horse-eagle"], "spider": ["horse-bear", "horse-eagle", "horse-lion"]}
    t = table(phase="swap", seats=3, hands=hands, deck={"horse": []})
    for card in ("horse-bear", "horse-eagle"):
        moves.return_card(t.s, SEAT["spider"], KIND[card], "discard")
    for seat in ("spider", "rat"):
        moves.draw_card(t.s, SEAT[seat], HORSE)
    drawn = set()
    for seed in range(40):
        guess = t.guess("raven", seed)
        theirs = [card for card in guess.hand("spider") if card in hands["raven"]]
        assert len(theirs) == 1 and len(set(guess.hand("rat")) & set(hands["raven"])) == 1
        drawn |= set(theirs)
    assert drawn == {"horse-bear", "horse-eagle"}


@rule("WW-13.22")
def test_what_somebody_held_all_the_time_was_in_no_other_hand() -> None:
    """Raven held both copies while spider drew, and has given one back since: spider's card is another."""
    t = table(phase="swap", seats=3, hands={"raven": ["bear-eagle", "bear-eagle"]})
    moves.draw_card(t.s, SEAT["spider"], BEAR)
    moves.return_card(t.s, SEAT["raven"], KIND["bear-eagle"], "discard")
    moves.draw_card(t.s, SEAT["rat"], BEAR)
    guesses = [t.guess("raven", seed) for seed in range(40)]
    assert not any("bear-eagle" in guess.hand("spider") for guess in guesses)
    assert any("bear-eagle" in guess.hand("rat") for guess in guesses)


@rule("WW-13.21")
def test_a_card_that_was_announced_is_in_hand_in_every_guess() -> None:
    hand = ["bear-eagle", "bear-lion", "eagle-lion", "eagle-horse"]
    t = table(agents=MARSHAL, banners={"b3": 2}, hands={"raven": hand}, acts="bear marshal").do("play bear_eagle")
    for seed in range(40):
        held = t.guess("spider", seed).hand("raven")
        assert "bear-eagle" in held or "eagle-bear" in held


@rule("WW-13.7", "WW-13.10")
def test_what_was_shown_or_drawn_is_not_taken_back() -> None:
    t = table(agents={"lion sheriff": "raven"}, banners={"l1": 2}, acts="lion sheriff")
    before = t.s.barriers
    t.do("draw_cards")
    assert t.s.barriers > before
    hand = ["lion-bear", "lion-eagle", "horse-bear", "horse-lion", "bear-lion", "bear-eagle"]
    t = table(phase="discard", hands={"raven": hand})
    before = t.s.barriers
    t.do("discard lion-bear")
    assert t.s.barriers > before
    t = table(phase="swap")
    before = t.s.barriers
    t.do("swap devout dutiful")
    assert t.s.barriers > before
    t = table(phase="swap", counter_intelligence="on")
    before = t.s.barriers
    t.do("swap devout dutiful")
    assert t.s.barriers == before
    t = table(round=4, agents={"horse sheriff": "raven"}, acts="horse sheriff")
    before = t.s.barriers
    t.do("put h1", "put h1")
    assert t.over and t.s.barriers > before
