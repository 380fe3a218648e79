"""What is told: true verbs, where things come from and go to, and the card that brought it about."""

from __future__ import annotations

from tests.games.tyrants.table import Table, rule, table
from undercourt.games.tyrants.game import GAME
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.event import Event
from undercourt.kernel.game import SPECTATOR
from undercourt.kernel.rng import seeded


def told(t: Table, *said: str) -> list[dict[str, object]]:
    """What everybody hears while these actions are taken."""
    log: list[Event] = []
    t.s.log = log
    t.do(*said)
    return [GAME.describe_event(event.seen_by(SPECTATOR)) for event in log]


@rule("TU-8.10.2")
def test_a_supplant_is_one_event_with_its_card() -> None:
    t = table("doppelganger", troops={"skullport": ["amber", "sky"]})
    heard = told(t, "play doppelganger", "supplant skullport sky")
    assert heard[0] == {"what": "play", "seat": "amber", "card": "doppelganger", "from": "hand"}
    facts = {"seat": "amber", "source": "doppelganger", "place": "skullport", "colour": "sky"}
    assert heard[1:] == [{"what": "supplant"} | facts]


@rule("TU-8.10.4")
def test_with_empty_barracks_a_supplant_is_an_assassination_and_a_point() -> None:
    t = table("doppelganger", troops={"skullport": ["amber", "sky"]}, barracks={"amber": 0})
    heard = told(t, "play doppelganger", "supplant skullport sky")
    assert [event["what"] for event in heard] == ["play", "assassinate", "gain_vp"]


@rule("TU-8.5.2")
def test_a_move_tells_from_where_to_where() -> None:
    t = table("cleric_of_laogzed", troops={"skullport": ["amber", "white"]})
    heard = told(t, "play cleric_of_laogzed", "move skullport white", "move_to everfire")
    (moved,) = [event for event in heard if event["what"] == "move"]
    assert (moved["place"], moved["to"], moved["colour"]) == ("skullport", "everfire", "white")


@rule("TU-8.8.2")
def test_a_recruited_card_leaves_its_slot_and_the_next_one_takes_it() -> None:
    row = ["kobold", "ghoul", "imix", "ettin", "derro", "vrock"]
    t = table(row=row, market=["balor"] * 3, influence=5)
    heard = told(t, "recruit ghoul")
    assert [(event["what"], event["card"], event["slot"]) for event in heard] == [
        ("recruit", "ghoul", 1),
        ("refill", "balor", 1),
    ]
    view = GAME.describe(GAME.view(t.s, SPECTATOR), SPECTATOR)
    assert view["market"] == ["kobold", "balor", "imix", "ettin", "derro", "vrock"]


@rule("TU-8.8.7")
def test_an_empty_slot_is_shown_as_such() -> None:
    t = table(row=["kobold", "ghoul"], market=[], influence=5).do("recruit kobold")
    view = GAME.describe(GAME.view(t.s, SPECTATOR), SPECTATOR)
    assert view["market"] == [None, "ghoul", None, None, None, None]


@rule("TU-11.25", "TU-8.3.2")
def test_ulitharids_gap_is_filled_after_that_of_a_card_devoured_meanwhile() -> None:
    t = table("ulitharid", row=["cult_fanatic", "ghoul"], market=["balor"] * 3)
    heard = told(t, "play ulitharid", "play cult_fanatic", "devour ghoul")
    slots = [(event["what"], event.get("slot")) for event in heard if "slot" in event]
    assert slots == [("play", 0), ("devour", 1), ("refill", 1), ("refill", 0)]


@rule("TU-7.15")
def test_marker_points_tell_their_site() -> None:
    t = table(troops={"tsenviilyq": ["amber"] * 3})
    (points,) = [event for event in told(t, "end_turn") if event["what"] == "marker_vp"]
    assert (points["place"], points["n"]) == ("tsenviilyq", 1)


@rule("TU-11.2")
def test_an_outcast_that_would_be_devoured_is_told_to_return() -> None:
    t = table("wight", "insane_outcast", troops={"skullport": ["amber", "sky"]})
    heard = told(t, "play wight", "choose 2", "devour insane_outcast")
    assert [event["what"] for event in heard] == ["play", "outcast_returns"] and heard[1]["from"] == "hand"


@rule("TU-7.2")
def test_white_controls_no_site_in_the_view() -> None:
    t = table(troops={"skullport": ["white", "white", "amber"], "everfire": ["amber"]})
    view = GAME.describe(GAME.view(t.s, SPECTATOR), SPECTATOR)
    sites = view["sites"]
    assert isinstance(sites, list)
    control = {site["site"]: site["control"] for site in sites}
    assert control["skullport"] is None and control["everfire"] == "amber"


def test_whatever_changes_before_everybodys_eyes_is_told() -> None:
    for seed, decks in enumerate(["drow+undead", "elementals+aberrations", "dragons+demons"]):
        d, rng = Decision(), seeded(seed)
        s = GAME.begin(2 + seed, {"decks": decks, "trophies": "become_yours"}, seed, d)
        seen = GAME.describe(GAME.view(s, SPECTATOR), SPECTATOR)
        while d.count > 0:
            log: list[Event] = []
            s.log = log
            action = d.actions[rng.below(d.count)]
            apply(s, action, d)
            now = GAME.describe(GAME.view(s, SPECTATOR), SPECTATOR)
            assert log or now == seen, f"{GAME.space.name(action)} changes the table without a word"
            seen = now


def test_card_texts_say_what_the_options_make_of_them() -> None:
    agreed = {"promotions": "may", "trophies": "become_yours", "ghost": "purchase"}
    plain, changed = [GAME.catalog(GAME.chosen(2, options))["cards"] for options in ({}, agreed)]
    assert isinstance(plain, dict) and isinstance(changed, dict)
    differ = {slug for slug in plain if plain[slug] != changed[slug]}
    assert {"wyrmspeaker", "orcus", "lich", "mummy_lord", "ghost"} <= differ
    assert "high_priest_of_myrkul" not in differ and "noble" not in differ  # optional anyway, or untouched
