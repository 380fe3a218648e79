"""Who may know what: hands, backs, decks, and what was seen."""

from __future__ import annotations

from tests.games.secret_city.table import rule, table

FIVE = ["fata", "garka", "konets", "manticore", "os_spy"]


@rule("SC-13.1", "SC-13.2")
def test_others_see_only_the_backs_of_a_hand() -> None:
    t = table(hands={"amber": ["fata", "golden_rain", "griffin", "nav_shadow", "smartbox"]})
    assert t.seen_by("sky").hand("amber") == ["artifacts", "house", "mercenaries", "mercenaries", "spells"]
    assert t.seen_by("amber").hand("amber") == ["fata", "golden_rain", "griffin", "nav_shadow", "smartbox"]


@rule("SC-13.1")
def test_what_a_card_in_hand_is_makes_no_difference_to_others() -> None:
    one = table(hands={"amber": ["fata"]}).seen_by("sky")
    other = table(hands={"amber": ["red_cap"]}).seen_by("sky")
    assert one.hand("amber") == other.hand("amber") == ["mercenaries"]
    assert one.deck_size("mercenaries") == other.deck_size("mercenaries") == 23


@rule("SC-13.3")
def test_only_the_owner_knows_what_is_left_in_a_house_deck() -> None:
    one, other = table(hands={"amber": ["nav_shadow"]}), table(hands={"amber": ["nav_heart"]})
    assert one.seen_by("sky").house_deck("amber") == other.seen_by("sky").house_deck("amber")
    assert one.seen_by("amber").house_deck("amber") == one.house_deck("amber") != other.house_deck("amber")


@rule("SC-13.4")
def test_nobody_knows_the_next_card_of_a_deck() -> None:
    t = table(phase="territories", territories={"amber": ["sparrow_hills"]})
    drawn = {tuple(t.guess("amber", seed=n).do("property sparrow_hills").hand("amber")) for n in range(12)}
    assert len(drawn) > 1 and all(len(cards) == 1 for cards in drawn)


@rule("SC-13.4", "SC-13.7")
def test_a_card_seen_going_under_is_the_last_of_the_deck() -> None:
    t = table(
        hands={"amber": ["golden_rain"]},
        tokens={"amber": "0 2 0"},
        decks={"spells": ["heron", "dispel"]},
    )
    t.do("use golden_rain")
    for seed in range(6):
        guess = t.guess("sky", seed=seed)
        assert guess.under("spells") == ["golden_rain"] and guess.deck_size("spells") == 3


@rule("SC-13.5", "SC-13.7")
def test_a_hand_that_was_looked_at_stays_known_to_the_looker() -> None:
    t = table(
        seats=3,
        hands={"amber": ["truth_mirror"], "sky": ["fata", "griffin", "heron"]},
        tokens={"amber": "2 0 0"},
    )
    t.do("use truth_mirror", "player sky", "discard heron")
    assert t.seen_by("amber").hand("sky") == ["fata", "griffin"]
    assert t.seen_by("green").hand("sky") == ["mercenaries", "mercenaries"]
    assert t.seen_by("green").under("spells") == ["heron"] and t.seen_by("green").under("artifacts") == ["truth_mirror"]


@rule("SC-13.6")
def test_a_card_taken_by_choice_is_known_to_both() -> None:
    t = table(seats=3, hands={"amber": ["aura_reading"], "sky": ["fata", "griffin"]}, tokens={"amber": "0 3 0"})
    t.do("use aura_reading", "player sky", "take fata")
    assert t.hand("amber") == ["fata"] and t.seen_by("sky").hand("amber") == ["fata"]
    assert t.seen_by("green").hand("amber") == ["mercenaries"] and t.seen_by("amber").hand("sky") == ["griffin"]


@rule("SC-13.7")
def test_killed_and_discarded_cards_are_seen_by_all() -> None:
    t = table(seats=3, hands={"amber": ["elven_arrow"]}, characters={"sky": ["red_cap"]}, tokens={"amber": "0 2 0"})
    t.do("use elven_arrow", "target sky 2")
    assert t.seen_by("green").under("mercenaries") == ["red_cap"]
    t = table(phase="end", hands={"amber": [*FIVE, "griffin", "heron"]}).do("discard heron")
    assert t.seen_by("sky").under("spells") == ["heron"]


@rule("SC-13.8")
def test_a_card_looked_at_and_not_kept_is_known_to_the_looker_alone() -> None:
    t = table(
        phase="territories", territories={"amber": ["asura_library"]}, decks={"spells": ["heron", "dispel", "warding"]}
    )
    t.do("property asura_library")
    assert t.options() == ["take dispel", "take heron"]
    t.do("take dispel")
    assert t.under("spells") == ["heron"] and t.seen_by("amber").under("spells") == ["heron"]
    assert "heron" not in t.seen_by("sky").under("spells")
    assert t.seen_by("sky").hand("amber") == ["spells"]


@rule("SC-13.9")
def test_what_lies_on_the_table_is_open() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["manticore", "red_cap"], "sky": ["griffin", "hvan_mercenary"]},
        artifacts={"amber": ["nav_heart"]},
        territories={"amber": ["annas_apartment"]},
        tokens={"amber": "3 2 1"},
        strategies={"amber": "open_clash sky", "sky": "night_storm amber"},
    )
    t.do("propose ask_help", "place for amber", "price money 2", "accept", "assign 2 for amber")
    seen = t.seen_by("sky")
    assert seen.characters("amber") == ["nav_prince", "manticore", "red_cap"] and seen.at("amber", 2) == "for amber"
    assert (seen.money("amber"), seen.mana("amber"), seen.influence("amber")) == (3, 2, 1)
    assert seen.artifacts("amber") == ["nav_heart"] and seen.lies_on("annas_apartment") == "anna"
    assert seen.territories("amber") == ["annas_apartment", "citadel_dark_court"]
    assert seen.strategy("amber") == "open_clash" and seen.victim("amber") == "sky"
    assert seen.bound("sky") == "for amber" == t.seen_by("amber").bound("sky")
    t.do("assign 2 for amber")
    assert t.seen_by("sky").debts() == t.seen_by("amber").debts() == ["amber owes sky 2 money"]


@rule("SC-13.10")
def test_a_guess_keeps_what_its_player_knows() -> None:
    t = table(
        seats=3,
        hands={"amber": ["truth_mirror"], "sky": ["fata", "griffin", "heron"], "green": ["smartbox", "chud_aurora"]},
        tokens={"amber": "2 0 0"},
        characters={"green": ["manticore"]},
    )
    t.do("use truth_mirror", "player sky", "discard heron")
    for seed in range(8):
        guess = t.guess("amber", seed=seed)
        assert guess.hand("sky") == ["fata", "griffin"] and guess.hand("amber") == []
        assert guess.under("spells") == ["heron"] and guess.characters("green") == ["chud_franz", "manticore"]
        assert guess.seen_by("amber").hand("green") == ["artifacts", "house"]
        house = [card for card in guess.hand("green") if card.startswith("chud_")]
        assert len(house) == 1 and house[0] not in guess.house_deck("green") and len(guess.house_deck("green")) == 5
        guess = t.guess("sky", seed=seed)
        assert guess.hand("sky") == ["fata", "griffin"]


@rule("SC-13.11", "SC-13.3")
def test_a_guess_deals_again_what_its_player_does_not_know() -> None:
    t = table(hands={"amber": ["fata", "nav_shadow"]})
    guesses = [t.guess("sky", seed=n) for n in range(16)]
    assert len({tuple(card for card in guess.hand("amber") if card.startswith("nav_")) for guess in guesses}) > 1
    assert len({tuple(card for card in guess.hand("amber") if not card.startswith("nav_")) for guess in guesses}) > 1
    assert all(guess.seen_by("sky").hand("amber") == ["house", "mercenaries"] for guess in guesses)


@rule("SC-13.12")
def test_a_house_card_discarded_is_known_to_be_in_the_house_deck() -> None:
    t = table(phase="end", hands={"amber": [*FIVE, "nav_heart", "nav_shadow"]}).do("discard nav_shadow")
    guesses = [t.guess("sky", seed=n) for n in range(20)]
    assert all("nav_shadow" in guess.house_deck("amber") for guess in guesses)
    assert any("nav_heart" not in guess.hand("amber") for guess in guesses)
