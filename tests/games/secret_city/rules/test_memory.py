"""What players remember of cards they have seen, and what nobody else learns."""

from __future__ import annotations

from tests.games.secret_city.rules.words import three, weapons
from tests.games.secret_city.table import CARD, Table, rule, table
from tests.games.secret_city.test_pack import changed, playing
from undercourt.games.secret_city import moves
from undercourt.games.secret_city.game import GAME
from undercourt.games.secret_city.state import BACK, HAND_SEEN, LOOKED, UPPER
from undercourt.kernel.ids import BIT
from undercourt.kernel.laws import raw


@rule("SC-13.4", "SC-13.5")
def test_a_card_seen_going_under_is_known_when_it_is_drawn() -> None:
    t = weapons(
        "territories", hands={"amber": ["golden_rain"]}, territories={"amber": ["sparrow_hills"]}, decks={"spells": []}
    )
    t.do("use golden_rain", "property sparrow_hills")
    assert t.hand("amber") == t.seen_by("sky").hand("amber") == ["golden_rain"]


@rule("SC-7.5", "SC-13.8")
def test_several_cards_not_kept_go_under_in_the_order_drawn() -> None:
    text = changed("amount = 2, keep = 1", "amount = 3, keep = 1", "[territory.asura_library]")
    t = weapons(
        "territories", territories={"amber": ["asura_library"]}, decks={"spells": ["heron", "dispel", "warding"]}
    )
    t = playing(t, text).do("property asura_library", "take dispel")
    assert t.under("spells") == ["heron", "warding"]


@rule("SC-13.8")
def test_others_do_not_see_the_cards_that_are_looked_at() -> None:
    t = weapons("territories", territories={"amber": ["asura_library"]}).do("property asura_library")
    assert all(card < BACK for card in t.seen_by("amber").s.cards.listed(LOOKED))
    assert t.seen_by("sky").s.cards.listed(LOOKED) == t.seen_by("spectator").s.cards.listed(LOOKED) == [BACK, BACK]


@rule("SC-13.5", "SC-13.7")
def test_of_equal_cards_in_hand_one_that_was_seen_may_be_the_one_that_left() -> None:
    t = weapons(first="sky", hands={"sky": ["griffin", "aura_reading"], "amber": ["griffin"]})
    t.do("use aura_reading", "player amber", "take griffin")
    assert t.seen_by("amber").hand("sky") == ["griffin", "mercenaries"]
    assert t.do("buy griffin").seen_by("amber").hand("sky") == ["mercenaries"]


@rule("SC-13.5", "SC-13.7")
def test_of_two_cards_that_were_seen_one_is_left_when_one_like_them_leaves() -> None:
    t = weapons(first="sky", hands={"sky": ["griffin", *["aura_reading"] * 2], "amber": ["griffin", "griffin"]})
    t.do(*["use aura_reading", "player amber", "take griffin"] * 2, "buy griffin")
    assert t.seen_by("amber").hand("sky") == ["griffin", "mercenaries"]


@rule("SC-13.6")
def test_who_knew_a_hand_does_not_know_which_card_was_taken_from_it() -> None:
    t = three(
        first="green",
        hands={"green": ["truth_mirror"], "amber": ["aura_reading"], "sky": ["fata", "griffin", "heron"]},
        assigned={"green": {2: "for green", 3: "for green"}, "amber": {2: "for amber", 3: "for amber"}},
    )
    t.do("use truth_mirror", "player sky", "discard heron")
    assert t.seen_by("green").hand("sky") == ["fata", "griffin"]
    t.do("use aura_reading", "player sky", "take fata")
    assert t.seen_by("green").hand("sky") == ["mercenaries"] and t.seen_by("amber").hand("sky") == ["griffin"]
    assert t.seen_by("green").hand("amber") == ["mercenaries"]


def robbed(cards: list[str], loot: str) -> Table:
    """Green has looked at the hand of sky; then amber takes a card from it."""
    t = three(
        first="green",
        hands={"green": ["truth_mirror"], "amber": ["aura_reading"], "sky": [*cards, "heron"]},
        assigned={"green": {2: "for green", 3: "for green"}, "amber": {2: "for amber", 3: "for amber"}},
    )
    t.do("use truth_mirror", "player sky", "discard heron")
    return t.do("use aura_reading", "player sky", f"take {loot}")


@rule("SC-13.5", "SC-13.6")
def test_who_knew_two_equal_cards_is_sure_of_one_when_either_may_have_been_taken() -> None:
    for loot in ("griffin", "fata"):
        t = robbed(["griffin", "griffin", "fata"], loot)
        assert t.seen_by("green").hand("sky") == ["griffin", "mercenaries"]
        assert t.seen_by("green").hand("amber") == ["mercenaries"]


@rule("SC-13.5", "SC-13.6")
def test_who_knew_that_no_other_card_could_be_taken_knows_where_it_is() -> None:
    t = robbed(["griffin", "smartbox"], "griffin")
    assert t.seen_by("green").hand("amber") == ["griffin"] and t.seen_by("green").hand("sky") == ["smartbox"]
    t = robbed(["griffin", "griffin"], "griffin")
    assert t.seen_by("green").hand("amber") == ["griffin"] and t.seen_by("green").hand("sky") == ["griffin"]
    assert t.seen_by("spectator").hand("amber") == ["mercenaries"]


@rule("SC-13.5")
def test_a_thief_who_knew_one_of_two_equal_cards_may_have_got_that_one() -> None:
    for known in (0, 1):
        t = table(hands={"sky": ["griffin", "griffin"]})
        t.s.cards.put(HAND_SEEN + 1, known, BIT[0])
        moves.take_unseen(t.s, 1, CARD["griffin"], 0)
        assert t.seen_by("amber").hand("sky") == ["mercenaries"]


@rule("SC-13.5")
def test_nobody_sees_which_cards_of_a_third_hand_another_knows() -> None:
    one, other = table(seats=3, hands={"sky": ["heron", "dispel"]}), table(seats=3, hands={"sky": ["heron", "dispel"]})
    one.s.cards.put(HAND_SEEN + 1, 0, BIT[2])
    other.s.cards.put(HAND_SEEN + 1, 1, BIT[2])
    for viewer in (-1, 0):
        assert raw(GAME.view(one.s, viewer)) == raw(GAME.view(other.s, viewer))
    assert one.seen_by("green").hand("sky") == ["heron", "spells"]
    assert one.seen_by("sky").s.cards.listed(HAND_SEEN + 1) == [0, BIT[2]]


def words_seen(t: Table, viewer: int) -> list[int]:
    return GAME.view(t.s, viewer).words()


@rule("SC-13.1")
def test_the_order_of_a_hand_tells_nothing() -> None:
    one = table(hands={"sky": ["fata", "golden_rain"]})
    other = table(hands={"sky": ["golden_rain", "fata"]})
    assert words_seen(one, 0) == words_seen(other, 0)


@rule("SC-13.5")
def test_a_spectator_knows_only_what_everybody_has_seen() -> None:
    t = weapons(hands={"amber": ["aura_reading"], "sky": ["fata", "griffin"]})
    t.do("use aura_reading", "player sky", "take fata")
    assert t.seen_by("amber").hand("sky") == ["griffin"] and t.seen_by("spectator").hand("sky") == ["mercenaries"]


@rule("SC-13.10")
def test_a_guess_deals_no_card_that_lies_on_a_character_or_is_on_its_way_there() -> None:
    t = weapons(characters={"amber": ["manticore"]}, hands={"amber": ["forge_hammer", "forge_hammer"]})
    for words in ("use forge_hammer", "target amber 2"):
        t.do(words)
        for seed in range(8):
            spells = t.guess("amber", seed).s.cards.listed(UPPER)
            assert CARD["forge_hammer"] not in spells and len(spells) == 22


@rule("SC-13.1")
def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    t = weapons(hands={"amber": ["golden_rain"]})
    before = t.s.barriers
    assert t.do("use golden_rain").s.barriers > before
