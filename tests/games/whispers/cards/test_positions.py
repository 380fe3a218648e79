"""What each of the twenty council positions can do."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import rule, table
from undercourt.games.whispers.board_councils import COUNCILS, DRAW, FARM, FORT, NO_SYMBOL

BORDER = {"bear": "b3", "eagle": "e2", "elephant": "p1", "lion": "l2", "horse": "h2"}  # a home region beside an enemy
ROOM = {"bear": "b4", "eagle": "e7", "elephant": "p8", "lion": "l7", "horse": "h9"}  # a home region with a farm

ACTIONS = [  # position, its printed actions
    ("bear sheriff", "add_banners attack"),
    ("bear steward", "draw_cards add_banners"),
    ("bear marshal", "add_banners attack"),
    ("bear chancellor", "attack move_agent"),
    ("eagle sheriff", "add_banners"),
    ("eagle steward", "draw_cards add_banners"),
    ("eagle marshal", "add_banners attack"),
    ("eagle chancellor", "attack move_agent"),
    ("elephant sheriff", "add_banners"),
    ("elephant steward", "draw_cards add_banners"),
    ("elephant marshal", "add_banners attack"),
    ("elephant chancellor", "attack move_agent"),
    ("lion sheriff", "add_banners draw_cards"),
    ("lion steward", "draw_cards add_banners"),
    ("lion marshal", "add_banners"),
    ("lion chancellor", "attack move_agent"),
    ("horse sheriff", "add_banners"),
    ("horse steward", "draw_cards add_banners"),
    ("horse marshal", "add_banners attack"),
    ("horse chancellor", "attack move_agent"),
]

ADDS = [  # position, regions conquered, regions lost (and to whom), banners added
    ("bear sheriff", "", {}, 2),
    ("bear sheriff", "l1", {}, 3),
    ("bear sheriff", "l1 e4 l2", {}, 4),
    ("bear sheriff", "", {"b3": "lion"}, 1),
    ("bear steward", "", {}, 2),
    ("bear steward", "l1 l2", {"b1": "eagle"}, 2),
    ("bear marshal", "", {}, 4),
    ("bear marshal", "l2 l1", {}, 5),
    ("bear marshal", "", {"b1": "eagle"}, 3),
    ("bear marshal", "", {"b3": "lion", "b5": "horse"}, 2),
    ("eagle sheriff", "", {}, 2),
    ("eagle sheriff", "b4 b1", {"e6": "elephant"}, 2),
    ("eagle steward", "", {}, 4),
    ("eagle steward", "b4 b1", {}, 5),
    ("eagle steward", "", {"e6": "elephant"}, 3),
    ("eagle steward", "", {"e1": "lion", "e4": "bear", "e6": "elephant"}, 1),
    ("eagle marshal", "", {}, 2),
    ("eagle marshal", "b1 b4", {}, 3),
    ("eagle marshal", "", {"e3": "elephant"}, 1),
    ("elephant sheriff", "", {}, 2),
    ("elephant sheriff", "e6 e3", {}, 3),
    ("elephant sheriff", "", {"p6": "eagle"}, 1),
    ("elephant steward", "", {}, 2),
    ("elephant steward", "e6 e3", {"p5": "eagle"}, 2),
    ("elephant marshal", "", {}, 3),
    ("elephant marshal", "e3 e6", {}, 4),
    ("elephant marshal", "", {"p5": "eagle"}, 2),
    ("lion sheriff", "", {}, 3),
    ("lion sheriff", "h7 h4", {}, 4),
    ("lion sheriff", "", {"l6": "horse"}, 2),
    ("lion steward", "", {}, 2),
    ("lion steward", "h7 h4", {"l2": "bear"}, 2),
    ("lion marshal", "", {}, 4),
    ("lion marshal", "h4 h7", {}, 6),
    ("lion marshal", "", {"l2": "bear"}, 2),
    ("horse sheriff", "", {}, 2),
    ("horse sheriff", "l6 l2", {}, 3),
    ("horse sheriff", "", {"h7": "lion"}, 1),
    ("horse steward", "", {}, 2),
    ("horse steward", "l6 l2", {"h3": "lion"}, 2),
    ("horse marshal", "", {}, 2),
    ("horse marshal", "l2 l6", {}, 3),
    ("horse marshal", "", {"h3": "lion"}, 1),
]

DRAWS = [  # position, regions conquered, regions lost (and to whom), cards drawn
    ("bear steward", "", {}, 1),  # a card for 2 farms
    ("bear steward", "l1", {}, 1),
    ("bear steward", "l1 l6", {}, 2),
    ("bear steward", "l1 l2", {"b4": "eagle"}, 1),
    ("eagle steward", "", {}, 2),  # a card for 2 farms
    ("eagle steward", "", {"e6": "elephant"}, 1),
    ("eagle steward", "b4", {}, 2),
    ("eagle steward", "b4 b3", {}, 3),
    ("elephant steward", "", {}, 1),  # a card for 3 forts
    ("elephant steward", "e2 e3", {}, 1),
    ("elephant steward", "e2 e3 b1", {}, 2),
    ("elephant steward", "e3", {"p5": "eagle"}, 1),
    ("lion sheriff", "", {}, 1),  # always one card
    ("lion sheriff", "h7 h9 e1", {}, 1),
    ("lion sheriff", "", {"l1": "eagle", "l6": "horse", "l7": "horse"}, 1),
    ("lion steward", "", {}, 1),  # a card for 3 farms
    ("lion steward", "h7 h9", {}, 1),
    ("lion steward", "h7 h9 e1", {}, 2),
    ("horse steward", "", {}, 1),  # a card for 2 farms
    ("horse steward", "l6", {}, 1),
    ("horse steward", "l6 l7", {}, 2),
]

NO_DRAW = [  # position, regions conquered, regions lost (and to whom): the symbols make no card
    ("bear steward", "l2", {"b4": "eagle"}),
    ("eagle steward", "", {"e1": "lion", "e4": "bear", "e6": "elephant"}),
    ("elephant steward", "e6", {"p5": "eagle"}),
    ("lion steward", "", {"l6": "horse"}),
    ("horse steward", "", {"h9": "lion"}),
]


def land(empire: str, taken: str, lost: dict[str, str]) -> dict[str, int | tuple[str, int]]:
    """One banner in each of these regions, of the empire or of whoever took it."""
    owners = {**dict.fromkeys(taken.split(), empire), **lost}
    return {region: (owner, 1) for region, owner in owners.items()}


@pytest.mark.parametrize(("position", "actions"), ACTIONS)
@rule("WW-5.1")
def test_each_position_offers_its_printed_actions(position: str, actions: str) -> None:
    empire = position.split()[0]
    t = table(agents={position: "raven"}, banners={BORDER[empire]: 1}, acts=position, allow_pass="on")
    words = ["done"]
    for action in actions.split():
        others = [f"{empire} {role}" for role in ("sheriff", "steward", "marshal")]
        words += [f"move_agent {other}" for other in others] if action == "move_agent" else [action]
    assert t.options() == sorted(words)


@pytest.mark.parametrize(("position", "taken", "lost", "number"), ADDS)
@rule("WW-4.10", "WW-5.2", "WW-5.3", "WW-5.4", "WW-5.5")
def test_how_many_banners_a_position_adds(position: str, taken: str, lost: dict[str, str], number: int) -> None:
    empire = position.split()[0]
    t = table(agents={position: "raven"}, banners=land(empire, taken, lost), acts=position, allow_pass="on")
    before = t.reserve(empire)
    t.do("add_banners", *[f"put {ROOM[empire]}"] * number)
    assert t.acting is None  # the action is over, and nobody else controls anything
    assert t.banners(ROOM[empire]) == number and t.reserve(empire) == before - number


@pytest.mark.parametrize(("position", "taken", "lost", "number"), DRAWS)
@rule("WW-4.10", "WW-5.9", "WW-5.10", "WW-5.11", "WW-5.12", "WW-5.13")
def test_how_many_cards_a_position_draws(position: str, taken: str, lost: dict[str, str], number: int) -> None:
    empire = position.split()[0]
    t = table(agents={position: "raven"}, banners=land(empire, taken, lost), acts=position, allow_pass="on")
    t.do("draw_cards")
    assert t.held("raven", empire) == number == len(t.hand("raven")) and len(t.deck(empire)) == 8 - number


@pytest.mark.parametrize(("position", "taken", "lost"), NO_DRAW)
@rule("WW-5.13", "WW-5.15")
def test_too_few_symbols_draw_nothing(position: str, taken: str, lost: dict[str, str]) -> None:
    banners = land(position.split()[0], taken, lost)
    t = table(agents={position: "raven"}, banners=banners, acts=position, allow_pass="on")
    assert t.options() == ["add_banners", "done"]


@pytest.mark.parametrize(
    ("position", "regions"),
    [
        ("elephant sheriff", {"p6": ("eagle", 1), "p8": ("eagle", 1)}),
        ("horse sheriff", {"h7": ("lion", 1), "h9": ("lion", 1)}),
        ("lion marshal", {"l2": ("bear", 1), "l8": ("bear", 1)}),
    ],
)
@rule("WW-5.15", "WW-5.26")
def test_without_the_symbol_a_position_has_nothing_to_do(position: str, regions: dict[str, tuple[str, int]]) -> None:
    t = table(agents={position: "raven"}, banners={**regions}, acts=position)
    assert t.acting is None and t.phase == "swap" and t.reserve(position.split()[0]) == 20


@pytest.mark.parametrize(
    ("position", "regions", "left"),
    [
        ("bear sheriff", {"b3": ("lion", 1), "b4": ("eagle", 1), "b5": 1}, "attack"),
        (
            "bear marshal",
            {"b1": ("eagle", 1), "b3": ("lion", 1), "b5": ("horse", 1), "b6": ("eagle", 1), "b2": 1},
            "attack",
        ),
        ("eagle marshal", {"e2": ("bear", 1), "e3": ("elephant", 1), "e1": 1}, "attack"),
        ("elephant marshal", {"p1": ("horse", 1), "p3": ("lion", 1), "p5": ("eagle", 1), "p6": 1}, "attack"),
        ("horse marshal", {"h3": ("lion", 1), "h4": ("lion", 1), "h2": 1}, "attack"),
        ("lion sheriff", {"l1": ("eagle", 1), "l6": ("horse", 1), "l7": ("horse", 1)}, "draw_cards"),
    ],
)
@rule("WW-5.15")
def test_without_the_symbol_only_the_other_action_is_left(
    position: str, regions: dict[str, int | tuple[str, int]], left: str
) -> None:
    t = table(agents={position: "raven"}, banners=regions, acts=position, allow_pass="on")
    assert t.options() == sorted([left, "done"])


@pytest.mark.parametrize(
    ("position", "left"),
    [
        ("bear sheriff", ["attack"]),
        ("bear steward", ["draw_cards"]),
        ("bear marshal", ["attack"]),
        ("eagle steward", ["draw_cards"]),
        ("eagle marshal", ["attack"]),
        ("elephant steward", ["draw_cards"]),
        ("elephant marshal", ["attack"]),
        ("lion sheriff", ["draw_cards"]),
        ("lion steward", ["draw_cards"]),
        ("horse steward", ["draw_cards"]),
        ("horse marshal", ["attack"]),
    ],
)
@rule("WW-5.7")
def test_with_an_empty_reserve_only_the_other_action_is_left(position: str, left: list[str]) -> None:
    empire = position.split()[0]
    t = table(
        agents={position: "raven"},
        banners={BORDER[empire]: 1},
        reserve={empire: 0},
        acts=position,
        allow_pass="on",
    )
    assert t.options() == sorted([*left, "done"])


@pytest.mark.parametrize("position", ["eagle sheriff", "elephant sheriff", "lion marshal", "horse sheriff"])
@rule("WW-5.7", "WW-5.26")
def test_with_an_empty_reserve_these_have_nothing_to_do(position: str) -> None:
    empire = position.split()[0]
    t = table(agents={position: "raven"}, banners={BORDER[empire]: 4}, reserve={empire: 0}, acts=position)
    assert t.acting is None and t.phase == "swap" and t.banners(BORDER[empire]) == 4


@pytest.mark.parametrize("position", [position for position, actions in ACTIONS if "add_banners" in actions])
@rule("WW-5.8")
def test_a_single_banner_in_reserve_is_added(position: str) -> None:
    empire = position.split()[0]
    room = {"bear": "b2", "eagle": "e5", "elephant": "p2", "lion": "l3", "horse": "h1"}[empire]
    t = table(agents={position: "raven"}, reserve={empire: 1}, acts=position, allow_pass="on")
    t.do("add_banners", f"put {room}")
    assert t.acting is None and t.banners(room) == 1


@pytest.mark.parametrize(
    "position", ["bear steward", "eagle steward", "elephant steward", "lion steward", "horse steward"]
)
@rule("WW-5.15", "WW-5.26")
def test_with_an_empty_deck_a_steward_can_only_add(position: str) -> None:
    empire = position.split()[0]
    t = table(agents={position: "raven"}, deck={empire: []}, acts=position, allow_pass="on")
    assert t.options() == ["add_banners", "done"]
    t = table(agents={position: "raven"}, deck={empire: []}, reserve={empire: 0}, acts=position)
    assert t.acting is None and t.held("raven", empire) == 0


@rule("WW-5.15")
def test_with_an_empty_deck_the_lion_sheriff_can_only_add() -> None:
    t = table(agents={"lion sheriff": "raven"}, deck={"lion": []}, acts="lion sheriff", allow_pass="on")
    assert t.options() == ["add_banners", "done"]


@pytest.mark.parametrize(
    ("position", "taken", "deck"),
    [
        ("bear steward", "l1 l6", ["bear-eagle"]),
        ("eagle steward", "b3 b4", ["eagle-bear", "eagle-lion"]),
        ("elephant steward", "e2 e3 b1", ["elephant-lion"]),
        ("lion steward", "h7 h9 e1", ["lion-horse"]),
        ("horse steward", "l6 l7", ["horse-lion"]),
    ],
)
@rule("WW-5.14")
def test_a_short_deck_gives_what_it_has(position: str, taken: str, deck: list[str]) -> None:
    empire = position.split()[0]
    t = table(
        agents={position: "raven"}, banners=land(empire, taken, {}), deck={empire: deck}, acts=position, allow_pass="on"
    )
    t.do("draw_cards")
    assert t.hand("raven") == deck and t.deck(empire) == []


@pytest.mark.parametrize(
    ("position", "into"),
    [
        ("bear sheriff", "l2"),
        ("bear marshal", "l2"),
        ("bear chancellor", "l2"),
        ("eagle marshal", "b1"),
        ("eagle chancellor", "b1"),
        ("elephant marshal", "h8"),
        ("elephant chancellor", "h8"),
        ("lion chancellor", "h2"),
        ("horse marshal", "l3"),
        ("horse chancellor", "l3"),
    ],
)
@rule("WW-5.16")
def test_a_position_attacks_for_its_own_empire(position: str, into: str) -> None:
    empire = position.split()[0]
    t = table(agents={position: "raven"}, banners={BORDER[empire]: 4}, acts=position)
    t.do("attack", f"from {BORDER[empire]}", f"into {into}", "number 3")
    fort = into in ("l2", "b1")
    assert t.control(into) == empire and t.banners(into) == 3 - fort and t.banners(BORDER[empire]) == 1


@pytest.mark.parametrize(
    "position", ["bear sheriff", "bear marshal", "eagle marshal", "elephant marshal", "horse marshal"]
)
@rule("WW-5.26")
def test_with_all_banners_far_from_enemies_a_position_has_nothing_to_do(position: str) -> None:
    empire = position.split()[0]
    t = table(agents={position: "raven"}, reserve={empire: 0}, acts=position)
    assert t.acting is None and t.phase == "swap"


@pytest.mark.parametrize("empire", ["bear", "eagle", "elephant", "lion", "horse"])
@rule("WW-5.15", "WW-5.18")
def test_a_chancellor_without_an_attack_can_only_move(empire: str) -> None:
    t = table(agents={f"{empire} chancellor": "raven"}, acts=f"{empire} chancellor")
    assert t.options() == [f"move_agent {empire} {role}" for role in ("marshal", "sheriff", "steward")]


@pytest.mark.parametrize(
    ("empire", "role", "number"),
    [
        ("bear", "sheriff", 2),
        ("bear", "steward", 2),
        ("bear", "marshal", 4),
        ("eagle", "sheriff", 2),
        ("eagle", "steward", 4),
        ("eagle", "marshal", 2),
        ("elephant", "sheriff", 2),
        ("elephant", "steward", 2),
        ("elephant", "marshal", 3),
        ("lion", "sheriff", 3),
        ("lion", "steward", 2),
        ("lion", "marshal", 4),
        ("horse", "sheriff", 2),
        ("horse", "steward", 2),
        ("horse", "marshal", 2),
    ],
)
@rule("WW-5.18")
def test_a_chancellor_moves_and_does_the_other_action(empire: str, role: str, number: int) -> None:
    t = table(agents={f"{empire} chancellor": "raven"}, acts=f"{empire} chancellor", allow_pass="on")
    t.do(f"move_agent {empire} {role}", "add_banners", *[f"put {ROOM[empire]}"] * number)
    assert t.acting is None and t.banners(ROOM[empire]) == number and t.agent(f"{empire} {role}") == "raven"


@rule("WW-5.28")
def test_no_position_draws_for_every_two_forts() -> None:
    drawing = [(action.each, action.symbol) for actions in COUNCILS for action in actions if action.kind == DRAW]
    assert sorted(set(drawing)) == [(1, NO_SYMBOL), (2, FARM), (3, FARM), (3, FORT)]
