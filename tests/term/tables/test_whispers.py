"""A War of Whispers in the terminal: whole games, and what its map, councils, loyalties and hands look like."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tests.games.whispers.table import table
from tests.term.desk import WIDTH, Desk, heights, new_table, resumed, table_of, typing, widest
from tests.term.tables.whispers import (
    ADVANCED,
    EN,
    FOUR,
    IN_COUNCIL,
    TEXTS,
    at_screen,
    drawn,
    seen,
    sit_down,
    typist,
)
from undercourt.term.line import Json
from undercourt.term.tables.whispers.drawing import WhispersDrawing
from undercourt.term.tables.whispers.signs import battle, bordering
from undercourt.text import LANGUAGES


@pytest.mark.parametrize("options", [{}, ADVANCED], ids=["usual", "advanced"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(lang: str, options: dict[str, str], tmp_path: Path) -> None:
    desk = Desk(new_table(FOUR, 4, "whispers", options), typist(4), tmp_path / "game.txt", lang)
    shown = desk.play()
    assert TEXTS[lang].say("ui-game-over") in shown
    assert "WW-11.3" in shown and "undercourt replay" in shown
    assert widest(shown, tmp_path) <= WIDTH
    assert not re.search(r"\b(ui|event|ask|action|effect|phase|moment|score|term|why)-[a-z]|\{ *\$", shown)
    assert resumed(tmp_path / "game.txt").over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_people_on_a_narrow_screen(lang: str, tmp_path: Path) -> None:
    chance = random.Random(4)
    odd = ["log", "log all", "score", "board", "undo", "hand", "look b3", "look", "card c1", "why attack", "", "table"]
    lines = [chance.choice(odd) if chance.random() < 0.2 else str(chance.randint(1, 5)) for _ in range(150)]
    desk = Desk(new_table(["human", "human"], 4, "whispers"), typing(lines), tmp_path / "game.txt", lang, width=80)
    shown = desk.play()
    assert len(desk.table.record.moves) > 20
    assert widest(shown, tmp_path) <= 80


def test_the_whole_table_fits_the_screen_with_four_players(tmp_path: Path) -> None:
    """From the title to the prompt, at every decision of a game: 45 lines are enough."""
    lines = heights(new_table(FOUR, 7, "whispers"), typist(7), tmp_path / "game.txt", "whispers")
    assert len(lines) > 10 and max(lines) <= 45


def test_undo_takes_a_banner_back(tmp_path: Path) -> None:
    before = table_of(sit_down(tmp_path, [*IN_COUNCIL, "add"]))
    record = (tmp_path / "game.txt").read_text()
    after = sit_down(tmp_path, [*IN_COUNCIL, "add", "b4", "undo"])
    assert EN.say("ui-undone") in after.out.getvalue()
    assert table_of(after) == before
    assert (tmp_path / "game.txt").read_text() == record


def test_a_kept_game_goes_on_between_two_banners(tmp_path: Path) -> None:
    desk = sit_down(tmp_path, [*IN_COUNCIL, "add", "b4"])
    again = Desk(resumed(tmp_path / "game.txt"), typing([]), tmp_path / "again.txt")
    again.play()
    assert table_of(again) == table_of(desk)
    assert (tmp_path / "again.txt").read_text() == (tmp_path / "game.txt").read_text()


def test_a_choice_is_taken_by_its_words(tmp_path: Path) -> None:
    desk = sit_down(tmp_path, ["place lion mar"])
    assert (0, "place lion marshal") in desk.table.record.moves


def test_a_region_is_chosen_by_its_mark(tmp_path: Path) -> None:
    desk = sit_down(tmp_path, [*IN_COUNCIL, "add", "b4", "В2"])  # the last in Cyrillic
    moves = [move for seat, move in desk.table.record.moves if seat == 0]
    assert moves[3:6] == ["add_banners", "put b4", "put b2"]


def test_why_names_the_reason_and_the_rule(tmp_path: Path) -> None:
    shown = sit_down(tmp_path, ["why place in sun city", "why place lion marshal", "why attack"]).out.getvalue()
    assert "[WW-12.1.1]" in shown and EN.say("ui-it-is-possible") in shown and "[WW-2.2]" in shown


def test_cards_abilities_positions_and_regions_can_be_looked_at(tmp_path: Path) -> None:
    lines = [
        "card swoop",
        "look lion marshal",
        "look b3",
        "card bear with eagle",
        "card 1",
        "look",
        "look bear",
        "hand",
    ]
    shown = sit_down(tmp_path, lines).out.getvalue()
    assert "Swoop E+E (when you begin an attack) This attack may also go into any empty enemy region" in shown
    assert "Lion Marshal\n  For each fort this empire controls, add 2 banners" in shown
    assert re.search(r"B3 Iron Gate \dB ♣♜\n +Controlled by: Bear · farm · fort · supply limit 6", shown)
    assert re.search(
        r"Bear \(with Eagle\)\n +Press On +B .*\n(.*\n)+? +Scorched Earth B\+B .*\n(.*\n)+? +Mercenaries +B\+E ", shown
    )
    assert EN.say("ui-whispers-look-at", n=0, names="") in shown
    assert "Several things fit these words: " in shown
    assert EN.say("ui-whispers-empty-hand") in shown


def test_help_tells_a_newcomer_what_a_turn_is(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        shown = sit_down(tmp_path, ["?"], lang).out.getvalue()
        assert TEXTS[lang].say("help-turn")[:40] in shown
        assert TEXTS[lang].say("ui-example-why") in shown


def test_a_region_shows_army_symbols_and_neighbours() -> None:
    shown = drawn(table(banners={"b3": 3, "l2": ("bear", 4), "l3": 5, "p4": 2}, phase="place"))
    assert re.search(r"^B3 Iron Gate +3B ♣♜ B125 L2 ", shown, re.MULTILINE)
    assert re.search(r"^L2 North Fang +4B=♜ +B3 L13 H2", shown, re.MULTILINE)
    assert re.search(r"^L3 Lion Throne +5L!⌂ +L1245 H245", shown, re.MULTILINE)
    assert re.search(r" P4 Green Temple +2P ⌂ +P357", shown)
    assert "B Bear ⌂1 ⚑13 ▯8" in shown and "E Eagle ⌂2 ⚑20 ▯8" in shown


def test_neighbours_are_abridged() -> None:
    assert bordering(["B1", "B2", "B5", "L2"]) == "B125 L2"
    assert bordering(["H1", "H2", "H9", "H10"]) == "H129,10"
    assert bordering(["H10"]) == "H10"


def test_agents_stand_in_regions() -> None:
    shown = drawn(table(field={"raven": ["b4"], "spider": ["b4"]}, agents_in_regions="on", phase="place"))
    assert re.search(r"B4 White Vale +· +♣●■ +B126", shown)


def test_a_council_shows_who_decides_and_what_it_would_do() -> None:
    t = table(agents={"bear marshal": "raven", "lion steward": "spider"}, acts="bear steward")
    assert re.search(r"B Bear +‹● add 2 / attack +▸‹● draw 1 / add 2 +● add 4 / attack +· attack / move", drawn(t))
    assert re.search(r"L Lion +‹■ add 3 / draw 1 +■ draw 1 / add 2 +· add 4 +· attack / move", drawn(t))


def test_councils_that_have_acted_are_left_out_where_room_is_short() -> None:
    t = table(agents={"lion steward": "raven"}, acts="lion steward")
    screen, made = at_screen()
    view = seen(t)
    tables = [made.table(view, WIDTH), *made.briefer(None, view, WIDTH)]
    heights = [screen.height_of(*one) for one in tables]
    assert heights == sorted(heights, reverse=True) and heights[-1] < heights[0] - 6
    with screen.console.capture() as shown:
        screen.show(*tables[-1])
    assert "B Bear  " not in shown.get() and re.search(r"^H Horse +· add", shown.get(), re.MULTILINE)


def test_my_loyalties_are_worth_something_now() -> None:
    t = table(
        seats=2,
        phase="place",
        banners={"l3": ("bear", 1)},
        loyalty={"raven": "bear lion horse eagle elephant"},
        revealed={"raven": ["lion"]},
    )
    shown = drawn(t)
    assert "Loyalty: 20 points" in shown
    for line in ("×4⊙ Bear     ⌂2  +8", "×3  Lion     ⌂2  +6", "×2⊙ Horse    ⌂4  +8", "−1⊙ Elephant ⌂2  −2"):
        assert line in shown


def test_the_rows_of_loyalty_add_up_to_its_heading() -> None:
    t = table(
        seats=2,
        phase="place",
        banners={"b1": 1},
        loyalty={"raven": "bear lion horse eagle elephant"},
        field={"raven": ["b1", "e1"]},
        bonus={"raven": 3},
        **ADVANCED,
    )
    _, made = at_screen()
    assert isinstance(made, WhispersDrawing)
    heading, *rows = [line.plain for line in made.loyalty(seen(t))]
    points = [int(row.split()[-1].replace("−", "-")) for row in rows]
    assert heading == f"Loyalty: {sum(points)} points" and len(rows) == 8
    assert [" ".join(row.split()) for row in rows[5:]] == ["agents in regions +4", "secrets +5", "named tokens +3"]


def test_others_show_what_is_revealed_and_how_many_cards_they_hold() -> None:
    t = table(
        phase="place",
        hands={"spider": ["bear-eagle", "bear-lion", "horse-bear"]},
        revealed={"spider": ["eagle"]},
        swaps={"spider": 2},
    )
    _, made = at_screen()
    has = [str(cell) for cell in made.belonging(seen(t), 1)]
    assert has == ["?", "E", "?", "?", "?", "", "2", "·", "·", "·", "1", "", "2", ""]
    assert [str(cell) for cell in made.belonging(seen(t), 0)][-1] == EN.say("term-first-player")
    assert made.telling.face_down(seen(t), 1) == {"bear": 1, "elephant": 1, "lion": 1, "horse": 1}
    assert made.telling.face_down(seen(t), 0) == {}


def test_the_hand_shows_what_it_pays_for() -> None:
    t = table(phase="place", hands={"raven": ["bear-eagle", "bear-eagle", "lion-bear"]})
    shown = drawn(t)
    assert "Your hand  c1 Bear (with Eagle) ×2  c2 Lion (with Bear)" in shown
    pays = shown.partition(EN.say("ui-whispers-pays"))[2]
    assert "Press On B · Scorched Earth B+B · " in pays and "Subjugate B+L" in pays and "Change of Orders L" in pays
    assert "Mercenaries" not in pays and "City Garrison" not in pays
    assert EN.say("ui-whispers-hand") not in drawn(t, seat=1)


def test_an_attack_under_way_shows_what_awaits_it() -> None:
    t = table(
        agents={"bear marshal": "raven"},
        acts="bear marshal",
        banners={"b3": 4, "l2": 2},
        hands={"raven": ["elephant-lion"]},
    )
    t.do("attack", "from b3", "into l2")
    _, made = at_screen()
    notes = [str(made.note(seen(t), "number", {"n": n})) for n in (1, 3, 4)]
    assert notes == [
        "1 banner (all fall: 2 defenders are left)",
        "3 banners (the fort destroys 1, then both sides lose 2: the region is empty and stays the Lion’s)",
        "4 banners (the region is conquered: 3 banners fall, 1 stands there)",
    ]
    assert "Attack: " not in drawn(t)
    t.do("number 3")
    assert "Attack: 3B  B3 Iron Gate → L2 North Fang 2L ♜" in drawn(t)
    assert str(made.note(seen(t), "number", {"n": 1})) == "1 banner"


def test_battles_that_end_with_an_empty_region() -> None:
    fort: Json = {"fort": True, "banners": 0, "home": "lion", "control": "lion"}
    assert battle(fort, 1) == ("stopped", {})
    assert battle(fort, 2) == ("conquers", {"n": 1, "lost": 1})
    conquered = fort | {"fort": False, "banners": 2, "control": "eagle"}
    assert battle(conquered, 2) == ("empties", {"n": 2, "fort": 0, "stays": 0, "empire": "lion"})
    for lang in LANGUAGES:
        says, named = TEXTS[lang].say, TEXTS[lang].named
        key, facts = battle(conquered, 2)
        assert re.search(r"\b2\b", says(f"ui-whispers-{key}", **named(facts)))
