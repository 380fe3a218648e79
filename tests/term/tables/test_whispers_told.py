"""A War of Whispers in the terminal: what choices, questions and the log say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from tests.games.whispers.table import Table, game, table
from tests.term.desk import WIDTH, Desk, new_table, resumed, typing
from tests.term.tables.whispers import (
    ADVANCED,
    EN,
    FOUR,
    IN_COUNCIL,
    TEXTS,
    at_screen,
    seen,
    sit_down,
    typist,
)
from undercourt.games.whispers.actions import PAIRS, SLOT_NAMES
from undercourt.games.whispers.game import GAME
from undercourt.term.line import Json
from undercourt.term.tables.whispers.drawing import WhispersDrawing
from undercourt.text import LANGUAGES


def notes(t: Table, verb: str, lang: str = "en") -> list[str]:
    """The labels of all choices of a verb."""
    _, made = at_screen(lang, t=t)
    actions = [action for action in t.d.options() if GAME.space.verb(action).name == verb]
    return [str(made.note(seen(t), verb, GAME.option_text(t.s, action).args)) for action in actions]


def test_a_move_says_who_is_in_the_way() -> None:
    agents = {"bear chancellor": "raven", "bear steward": "spider", "bear marshal": "raven"}
    t = table(agents=agents, acts="bear chancellor", banners={"b3": 4})
    assert notes(t, "move_agent") == [
        "Bear Sheriff (add 2 / attack)",
        "Bear Steward (draw 1 / add 2; changes places with Spider’s agent)",
        "Bear Marshal (add 4 / attack; changes places with your other agent)",
    ]
    said = [EN.phrase(GAME.option_text(t.s, action)) for action in t.d.options()]
    assert "Move the agent and act there: Bear Steward (changes places with Spider’s agent)" in said


@pytest.mark.parametrize("rules", [[], ["keep_your_secrets"], ["keep_your_secrets", "counter_intelligence"]])
def test_a_swap_says_what_it_brings(rules: list[str]) -> None:
    options: Json = dict.fromkeys(["agents_in_regions", *rules], "on")

    def begin() -> Table:
        loyalty, field = {"raven": "bear lion eagle horse elephant"}, {"raven": ["b1", "h2"]}
        return table(phase="swap", loyalty=loyalty, field=field, **options)

    labels = notes(begin(), "swap")
    assert len(labels) == 10 and labels[0].startswith("×4 Bear ↔ ×3 Lion (")
    for label, (a, b) in zip(labels, PAIRS, strict=True):
        t = begin().do(f"swap {SLOT_NAMES[a]} {SLOT_NAMES[b]}")
        assert label.endswith(f"({begin().total('raven')} → {t.total('raven')} points now)")


def test_a_card_is_offered_in_one_line() -> None:
    t = table(
        agents={"bear steward": "raven"},
        acts="bear steward",
        banners={"b1": 3},
        hands={"raven": ["bear-eagle", "eagle-bear", "bear-lion"]},
    )
    assert "Play Mercenaries (Bear + Eagle): destroy up to 3 banners in one region" in notes(t, "play")
    for lang in LANGUAGES:
        _, made = at_screen(lang)
        assert isinstance(made, WhispersDrawing)
        assert max(len(made.play_label(ability)) for ability in made.abilities) <= WIDTH - 10
    t.do("play bear_eagle")
    assert EN.phrase(GAME.question(t.s)) == "Choose the card of the Bear to spend for Mercenaries."
    assert notes(t, "spend") == ["Bear (with Eagle)", "Bear (with Lion)"]


def test_adding_names_the_position_and_how_many_are_left() -> None:
    t = table(agents={"bear steward": "raven"}, acts="bear steward", banners={"b1": 3})
    t.do("add_banners")
    said = "Bear Steward: 2 banners left to add, one at a time. To which region of the Bear?"
    assert EN.phrase(GAME.question(t.s)) == said
    t.do("put b1")
    assert EN.phrase(GAME.question(t.s)) == "Bear Steward: 1 banner left to add. To which region of the Bear?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advanced_rules_are_explained_where_they_are_on(lang: str, tmp_path: Path) -> None:
    says = TEXTS[lang].say
    names = [says(f"ui-whispers-rule-{rule}").partition(":")[0] for rule in ADVANCED]
    lines = ["rules", "board"]
    shown = Desk(new_table(FOUR, 4, "whispers", ADVANCED), typing(lines), tmp_path / "game.txt", lang).play()
    for name in names:
        assert shown.count(f"  {name}: ") >= 2
    usual = Desk(new_table(FOUR, 4, "whispers"), typing(lines), tmp_path / "usual.txt", lang).play()
    assert says("ui-whispers-no-rules") in usual and says("ui-whispers-rules") not in usual
    t = table(phase="place", **ADVANCED)
    view = seen(t)
    screen, made = at_screen(lang, t=t)
    with screen.console.capture() as captured:
        screen.show(*made.table(view, WIDTH))
    assert all(f"{name}: " in captured.get() for name in names)
    with screen.console.capture() as captured:
        screen.show(*made.briefer(None, view, WIDTH)[0])
    assert all(name in " ".join(captured.get().split()) for name in names)


def test_words_of_the_game_are_explained(tmp_path: Path) -> None:
    sought = ["sheriff", "steward", "marshal", "chancellor", "move", "reserve", "first player", "agents in regions"]
    sought += ["secrets", "to each their own", "counter-intelligence"]
    shown = sit_down(tmp_path, [f"help {word}" for word in sought]).out.getvalue()
    for word in sought:
        assert f"\n{word}: " in shown


def test_a_question_names_the_ability_that_asks() -> None:
    screen, made = at_screen()
    t = table(
        agents={"bear steward": "raven"},
        acts="bear steward",
        banners={"b1": 3},
        hands={"raven": ["bear-eagle", "eagle-bear"]},
    )
    t.do("play bear_eagle")
    message: Json = {"view": seen(t), "seats": ["raven", "spider"], "viewer": 0}
    asked = GAME.question(t.s)
    message["decision"] = {"seat": 0, "question": {"key": asked.key, "args": dict(asked.args), "parts": []}}
    with screen.console.capture() as shown:
        screen.show(*screen.question(message, made))
    assert "Mercenaries: " in shown.get()


def test_only_what_changed_is_shown_after_an_action() -> None:
    t = table(agents={"bear steward": "raven"}, acts="bear steward", banners={"b1": 3}, hands={"raven": ["bear-eagle"]})
    before = seen(t)
    t.do("add_banners", "put b2")
    screen, made = at_screen()
    with screen.console.capture() as shown:
        screen.show(*made.changes(before, seen(t), WIDTH))
    assert shown.get().splitlines() == ["B2 Snow Waste 1B  B134"]
    assert made.changes(before, before, WIDTH) == []


def test_the_hand_is_shown_when_it_changed(tmp_path: Path) -> None:
    lines = [*IN_COUNCIL, "add", "b4", "b2"]
    assert EN.say("ui-whispers-hand") not in sit_down(tmp_path, lines).out.getvalue()
    shown = sit_down(tmp_path, [*lines, "draw", "add", "b1"]).out.getvalue()
    assert shown.count(EN.say("ui-whispers-hand")) == 1


def told(events: list[Json]) -> list[str]:
    screen, made = at_screen()
    lines = screen.log([{"seat": "raven"} | event for event in events], made, True)
    return [line.plain for line in lines]


def test_the_log_tells_banners_cards_and_tokens_together() -> None:
    add: Json = {"what": "add", "empire": "bear", "n": 1}
    (line,) = told([add | {"region": "b1"}, add | {"region": "b3"}, add | {"region": "b1"}])
    assert line == "● Raven adds 3 banners of the Bear: B1 Ice Harbour ×2, B3 Iron Gate"
    draw: Json = {"what": "draw", "empire": "lion"}
    (line,) = told([draw | {"kind": "lion-bear"}, draw | {"kind": "lion-horse"}])
    assert line == "● Raven draws 2 cards: Lion (with Bear), Lion (with Horse)"
    (line,) = told([draw | {"kind": "hidden"}] * 2 + [draw | {"kind": "hidden", "empire": "bear"}])
    assert line == "● Raven draws 2 cards of the Lion; draws a card of the Bear"
    reveal: Json = {"what": "reveal"}
    (line,) = told([reveal | {"slot": "devout", "empire": "bear"}, reveal | {"slot": "opposed", "empire": "lion"}])
    assert line == "● Raven reveals ×4 Bear, −1 Lion"


def test_regions_are_told_with_their_marks() -> None:
    (line,) = told([{"what": "attack", "from": "b3", "into": "l2", "n": 2}])
    assert line == "● Raven attacks from B3 Iron Gate into L2 North Fang with 2 banners"
    (line,) = told([{"what": "conquer", "region": "h8", "empire": "lion", "n": 1}])
    assert line == "● Raven conquers H8 Coast City for the Lion"
    t = table(agents={"bear marshal": "raven"}, acts="bear marshal", banners={"b3": 4})
    t.do("attack", "from b3")
    assert EN.phrase(GAME.question(t.s)) == "Attack from B3 Iron Gate: into which region?"


def test_marks_are_shown_as_the_map_prints_them_in_every_language() -> None:
    t = table(agents={"bear marshal": "raven"}, acts="bear marshal", banners={"b3": 4})
    t.do("attack", "from b3")
    for texts in TEXTS.values():
        said = [texts.phrase(GAME.question(t.s)), *[texts.phrase(GAME.option_text(t.s, one)) for one in t.d.options()]]
        assert "B3" in said[0] and "L2" in " ".join(said)
        assert not re.search(r"\b[behlp]\d+\b", " ".join(said))


def test_slots_are_told_with_their_multipliers() -> None:
    (line,) = told([{"what": "swap", "slot": "affiliated", "second": "opposed"}])
    assert line == "● Raven swaps two loyalty tokens: Affiliated ×2 and Opposed −1"
    (line,) = told([{"what": "reveal", "slot": "devout", "empire": "bear"}])
    assert line == "● Raven reveals a loyalty token: Devout ×4 (Bear)"


def test_what_nobody_did_begins_with_a_capital() -> None:
    assert told([{"what": "round", "seat": None, "n": 2}]) == ["Round 2 begins"]


def test_a_kept_game_tells_what_happened_in_this_round(tmp_path: Path) -> None:
    chance = typist(3)
    left = 60
    desk: Desk

    def read(prompt: str) -> str:
        nonlocal left
        left -= 1
        if left < 0 and desk.message(0)["view"]["round"] == 3:
            raise EOFError
        return chance(prompt)

    desk = Desk(new_table(FOUR, 3, "whispers"), read, tmp_path / "game.txt")
    desk.play()
    again = Desk(resumed(tmp_path / "game.txt"), typing([]), tmp_path / "again.txt").play()
    assert "Round 3 begins" in again and "Round 2 begins" not in again


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_table_fits(lang: str) -> None:
    """Every region over its supply, agents everywhere, a hand of all sorts."""
    t = table(
        seats=4,
        acts="bear sheriff",
        agents={
            f"{empire} {rank}": seat
            for empire in ("bear", "eagle", "elephant", "lion", "horse")
            for rank, seat in zip(
                ("sheriff", "steward", "marshal", "chancellor"), ("raven", "spider", "rat", "serpent"), strict=True
            )
        },
        field={"raven": ["e1", "h4"], "spider": ["e1", "h4"], "rat": ["e1", "h4"], "serpent": ["b3", "l3"]},
        banners={"b3": 10, "l3": 10, "p5": 10, "h4": 10, "e1": 10, "e3": 10},
        hands={"raven": ["bear-eagle", "eagle-elephant", "elephant-lion", "lion-horse", "horse-bear", "horse-lion"]},
        agents_in_regions="on",
    )
    _, made = at_screen(lang)
    view = seen(t)
    for width in (80, WIDTH, 140):
        for one in [made.table(view, width), *made.briefer(None, view, width)]:
            console = Console(width=width, color_system=None, highlight=False)
            with console.capture() as shown:
                for line in one:
                    console.print(line, markup=False, emoji=False)
            assert shown.get().count("\n") <= 26 and max(map(len, shown.get().splitlines())) <= width


def test_a_spectator_sees_the_table_without_loyalties() -> None:
    screen, made = at_screen()
    assert isinstance(made, WhispersDrawing)
    view = seen(game(seed=2), -1)
    assert made.hand(view, WIDTH) == [] and made.loyalty(view) == []
    assert screen.height_of(*made.table(view, WIDTH)) == 23
