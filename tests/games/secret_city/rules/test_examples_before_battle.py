"""The rulebook's examples of auction, choice of strategies, territories and face-down targets."""

from __future__ import annotations

from tests.games.secret_city.table import rule, table


@rule("SC-3.2", "SC-3.3", "SC-3.4", "SC-3.10", "SC-3.13")
def test_two_characters_outbid_one() -> None:
    characters = {"amber": ["manticore", "white_moryana"], "sky": ["black_moryana"]}
    t = table(phase="auction", turn=9, characters=characters).do("bid 2")
    assert t.bid("amber") == 3 and t.seat == "sky"
    t.do("bid 2")
    assert t.bid("sky") == 4 and t.seat == "amber"
    t.do("bid 3")
    assert t.bid("amber") == 5
    while t.may("done"):
        t.do("done")
    assert t.seat == "amber" and t.options() == ["player amber", "player sky"]
    t.do("player amber", "strategy subtle_intrigues")
    assert t.first == "amber" and t.strategy("amber") == "subtle_intrigues" and t.seat == "sky"
    assert t.down("amber") == [2, 3] and t.down("sky") == [2]


@rule("SC-5.3", "SC-5.6", "SC-5.9", "SC-5.10")
def test_three_cards_and_hardly_any_income() -> None:
    t = table(
        phase="territories",
        territories={"amber": ["pavilion_of_deceivers", "bar_grim_pause"]},
        decks={"mercenaries": ["chel_sorcerer", "garka"], "artifacts": ["golem_lunatic", "smartbox"]},
    )
    t.do("property citadel_dark_court", "take nav_santiaga", "property pavilion_of_deceivers")
    assert t.hand("amber") == ["chel_sorcerer", "nav_santiaga"]
    assert t.may("income bar_grim_pause") and t.may("property bar_grim_pause")
    t.do("property bar_grim_pause")
    assert t.hand("amber") == ["chel_sorcerer", "golem_lunatic", "nav_santiaga"]
    assert (t.money("amber"), t.mana("amber"), t.influence("amber")) == (1, 1, 0)


@rule("SC-4.1", "SC-4.2", "SC-4.3", "SC-4.5")
def test_two_strategies_against_the_first_player() -> None:
    t = table(phase="strategies", seats=3).do("strategy careful_research", "player sky")
    assert t.seat == "sky"
    t.do("strategy sorcerous_seizure", "player amber")
    assert t.seat == "green" and not t.may("strategy deft_manipulations") and not t.may("strategy night_storm")
    t.do("strategy subtle_intrigues", "player amber")
    strategies = [t.strategy(seat) for seat in ("amber", "sky", "green")]
    assert strategies == ["careful_research", "sorcerous_seizure", "subtle_intrigues"]
    assert [t.victim(seat) for seat in ("amber", "sky", "green")] == ["sky", "amber", "amber"]


@rule("SC-3.14", "SC-3.15", "SC-3.17")
def test_dragon_spit_on_face_down_characters() -> None:
    t = table(
        hands={"amber": ["dragon_spit", "dragon_spit", "red_cap"]},
        characters={"sky": ["black_moryana", "manticore", "konets"]},
        down={"sky": [2, 3]},
        tokens={"amber": "1 8 0"},
    )
    t.do("use dragon_spit")
    assert t.options() == ["target sky 2", "target sky 3"]
    t.do("target sky 3")
    assert t.characters("sky") == ["lyud_vseslava", "black_moryana", "manticore", "konets"] and t.down("sky") == [2, 3]
    assert t.mana("amber") == 4 and t.under("spells") == ["dragon_spit"]
    t.do("use dragon_spit", "target sky 2")
    assert t.characters("sky") == ["lyud_vseslava", "manticore", "konets"] and t.down("sky") == [3]
    assert t.under("mercenaries") == ["black_moryana"] and t.mana("amber") == 0


@rule("SC-3.16")
def test_dragon_spit_where_only_fitting_characters_may_be_chosen() -> None:
    t = table(
        hands={"amber": ["dragon_spit"]},
        characters={"sky": ["black_moryana", "manticore", "fata"]},
        down={"sky": [2, 3]},
        tokens={"amber": "0 4 0"},
        face_down_targets="fitting",
    )
    assert t.do("use dragon_spit").options() == ["target sky 2", "target sky 4"]
