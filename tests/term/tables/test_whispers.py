"""A War of Whispers in the terminal: whole games, and what its map, councils, loyalties and hands look like."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from tests.games.whispers.table import Table, game, table
from tests.term.desk import TEXTS_OF, WIDTH, Desk, new_table, resumed, table_of, typing, widest
from undercourt.games.whispers.actions import PAIRS, SLOT_NAMES
from undercourt.games.whispers.game import GAME
from undercourt.games.whispers.state import RULE_OPTIONS
from undercourt.term.line import Json
from undercourt.term.page.screen import Screen
from undercourt.term.tables import drawing
from undercourt.term.tables.drawing import Drawing
from undercourt.term.tables.whispers.drawing import WhispersDrawing
from undercourt.term.tables.whispers.signs import battle, bordering
from undercourt.text import LANGUAGES

TEXTS = TEXTS_OF["whispers"]
EN = TEXTS["en"]
FOUR = ["human", "random", "random", "random"]
RULES = ["agents_in_regions", "keep_your_secrets", "to_each_their_own", "counter_intelligence"]
ADVANCED: Json = dict.fromkeys(RULES, "on")


def typist(seed: int) -> Callable[[str], str]:
    """Takes choices at random; a number that is too high is asked again."""
    chance = random.Random(seed)
    return lambda prompt: str(chance.randint(1, 6))


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
    heights: list[int] = []
    desk: Desk
    number = typist(7)

    def read(prompt: str) -> str:
        shown = desk.out.getvalue()
        last = shown.rpartition(f"{EN.say('ui-table')} ─")[2]
        if EN.say("ui-players") in last:
            heights.append(last.count("\n") + 1)
        desk.out.write(f"{EN.say('ui-table')} ─")  # counted
        return number(prompt)

    desk = Desk(new_table(FOUR, 7, "whispers"), read, tmp_path / "game.txt")
    desk.play()
    assert len(heights) > 10 and max(heights) <= 45


def sit_down(tmp: Path, lines: list[str], lang: str = "en") -> Desk:
    """With seed 2 the council of the Bear stays free for three agents."""
    desk = Desk(new_table(["human", "random"], 2, "whispers"), typing(lines), tmp / "game.txt", lang)
    desk.play()
    return desk


IN_COUNCIL = ["place bear sheriff", "place bear steward", "place bear marshal"]


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
    assert re.search(r"b3 Iron Gate B\d ♣♜\n +Controlled by: Bear · farm · fort · supply limit 6", shown)
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


def seen(t: Table, seat: int = 0) -> Json:
    """As the line to the table hands it on: the viewer is said beside the view."""
    view: Json = json.loads(json.dumps(GAME.describe(GAME.view(t.s, seat), seat)))
    return {**view, "viewer": seat, "seats": t.s.seats}


def at_screen(lang: str = "en", width: int = WIDTH, t: Table | None = None) -> tuple[Screen, Drawing]:
    """With the advanced rules of that table."""
    rules = {option.name: "on" for option, bit in RULE_OPTIONS if t is not None and t.s.rules & bit}
    catalog: Json = json.loads(json.dumps(GAME.catalog(GAME.chosen(2, rules))))
    console = Console(width=width, color_system=None, highlight=False)
    return Screen(console, TEXTS[lang]), drawing("whispers", TEXTS[lang], catalog)


def drawn(t: Table, lang: str = "en", width: int = WIDTH, seat: int = 0) -> str:
    """The table and the hand as a seat sees them."""
    screen, made = at_screen(lang, width, t)
    with screen.console.capture() as shown:
        screen.show(*made.table(seen(t, seat), width), *made.hand(seen(t, seat), width))
    return shown.get()


def test_a_region_shows_army_symbols_and_neighbours() -> None:
    shown = drawn(table(banners={"b3": 3, "l2": ("bear", 4), "l3": 5, "p4": 2}, phase="place"))
    assert re.search(r"^b3 Iron Gate +B3 ♣♜ b125 l2 ", shown, re.MULTILINE)
    assert re.search(r"^l2 North Fang +B4=♜ +b3 l13 h2", shown, re.MULTILINE)
    assert re.search(r"^l3 Lion Throne +L5!⌂ +l1245 h245", shown, re.MULTILINE)
    assert re.search(r" p4 Green Temple +P2 ⌂ +p357", shown)
    assert "B Bear ⌂1 ⚑13 ▯8" in shown and "E Eagle ⌂2 ⚑20 ▯8" in shown


def test_neighbours_are_abridged() -> None:
    assert bordering(["b1", "b2", "b5", "l2"]) == "b125 l2"
    assert bordering(["h1", "h2", "h9", "h10"]) == "h129,10"
    assert bordering(["h10"]) == "h10"


def test_agents_stand_in_regions() -> None:
    shown = drawn(table(field={"raven": ["b4"], "spider": ["b4"]}, agents_in_regions="on", phase="place"))
    assert re.search(r"b4 White Vale +· +♣●■ +b126", shown)


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
    assert "Attack: B3  b3 Iron Gate → l2 North Fang L2 ♜" in drawn(t)
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
        "Bear Steward (draw 1 / add 2; changes places with the agent of Spider)",
        "Bear Marshal (add 4 / attack; changes places with your other agent)",
    ]
    said = [EN.phrase(GAME.option_text(t.s, action)) for action in t.d.options()]
    assert "Move the agent and act there: Bear Steward (changes places with the agent of Spider)" in said


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
    assert shown.get().splitlines() == ["b2 Snow Waste B1  b134"]
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
    assert line == "● Raven adds 3 banners of the Bear: b1 Ice Harbour ×2, b3 Iron Gate"
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
    assert line == "● Raven attacks from b3 Iron Gate into l2 North Fang with 2 banners"
    (line,) = told([{"what": "conquer", "region": "h8", "empire": "lion", "n": 1}])
    assert line == "● Raven conquers h8 Coast City for the Lion"
    t = table(agents={"bear marshal": "raven"}, acts="bear marshal", banners={"b3": 4})
    t.do("attack", "from b3")
    assert EN.phrase(GAME.question(t.s)) == "Attack from b3 Iron Gate: into which region?"


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
