"""Abyss in the terminal: whole games, and what its table, payments and Locations look like."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from tests.games.abyss.table import Table, table
from tests.table.held import message as told_to
from tests.term.desk import TEXTS_OF, WIDTH, Desk, new_table, resumed, sit, table_of, typing, widest
from undercourt.games.abyss.catalog import LOCATION_NAMES, LORD_NAMES
from undercourt.games.abyss.game import GAME
from undercourt.kernel.event import Event
from undercourt.term.line import Json
from undercourt.term.page.screen import Screen
from undercourt.term.tables import drawing
from undercourt.term.tables.abyss.drawing import AbyssDrawing
from undercourt.term.tables.drawing import Drawing
from undercourt.text import LANGUAGES

TEXTS = TEXTS_OF["abyss"]
EN = TEXTS["en"]
DUEL = ["human", "random"]


def sit_down(tmp: Path, lines: list[str], lang: str = "en", seed: int = 2) -> str:
    """With seed 2 Amber begins, before a full Court."""
    return sit(tmp, lines, DUEL, lang, seed, "abyss")


def typist(seed: int) -> Callable[[str], str]:
    """Takes choices at random; a number that is too high is asked again."""
    chance = random.Random(seed)
    return lambda prompt: str(chance.randint(1, 6))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(lang: str, seats: int, tmp_path: Path) -> None:
    players = ["human"] + ["random"] * (seats - 1)
    desk = Desk(new_table(players, seats, "abyss"), typist(seats), tmp_path / "game.txt", lang)
    shown = desk.play()
    assert TEXTS[lang].say("ui-game-over") in shown
    assert "AB-9.4" in shown and "undercourt replay" in shown
    assert TEXTS[lang].say("ui-abyss-paying") in shown
    assert widest(shown, tmp_path) <= WIDTH
    assert not re.search(r"\b(ui|event|ask|action|effect|lasting|location|score|term|why)-[a-z]|\{ *\$", shown)
    assert resumed(tmp_path / "game.txt").over


def test_two_people_on_a_narrow_screen(tmp_path: Path) -> None:
    chance = random.Random(4)
    odd = ["log", "log all", "score", "board", "undo", "card c2", "card l1", "why explore", "", "table", "?"]
    lines = [chance.choice(odd) if chance.random() < 0.2 else str(chance.randint(1, 5)) for _ in range(150)]
    desk = Desk(new_table(["human", "human"], 4, "abyss"), typing(lines), tmp_path / "game.txt", "pl", width=80)
    shown = desk.play()
    assert len(desk.table.record.moves) > 20
    assert widest(shown, tmp_path) <= 80


def paying(tmp: Path, more: list[str], name: str) -> Desk:
    """Plays until the first Ally is spent, then types these lines."""
    wished = ("pay", "hire", "take", "support", "fight", "explore", "done", "choose", "plot", "buy")
    desk: Desk

    def read(prompt: str) -> str:
        if any(seat == 0 and move.startswith("pay") for seat, move in desk.table.record.moves):
            if more:
                return more.pop(0)
            raise EOFError
        groups = desk.client.screen.groups(desk.message(0), desk.client.drawing)
        choices = [choice for group in groups for choice in group.choices]
        return str(min(choices, key=lambda choice: wished.index(choice.name.split(" ")[0])).number)

    desk = Desk(new_table(DUEL, 8, "abyss"), read, tmp / name)
    desk.play()
    return desk


def test_a_payment_shows_what_is_paid_and_what_is_missing(tmp_path: Path) -> None:
    desk = paying(tmp_path, [], "game.txt")
    view = desk.message(0)["view"]
    (ally,) = view["paid"]
    value = int(ally.split(" ")[1])
    paid = EN.say("ui-abyss-paid", paid=value, cost=view["price"], cards=EN.name("ally", ally))
    assert f"{EN.say('ui-abyss-paying')}  {paid} · " in desk.out.getvalue()


def test_undo_takes_a_spent_ally_back(tmp_path: Path) -> None:
    before = paying(tmp_path, [], "a.txt")
    after = paying(tmp_path, ["1", "undo"], "b.txt")
    assert EN.say("ui-undone") in after.out.getvalue()
    assert table_of(after) == table_of(before)
    assert (tmp_path / "a.txt").read_text() == (tmp_path / "b.txt").read_text()


def test_a_kept_game_goes_on_in_the_middle_of_a_payment(tmp_path: Path) -> None:
    desk = paying(tmp_path, [], "game.txt")
    again = Desk(resumed(tmp_path / "game.txt"), typing([]), tmp_path / "again.txt")
    again.play()
    assert table_of(again) == table_of(desk)
    assert (tmp_path / "again.txt").read_text() == (tmp_path / "game.txt").read_text()


def test_save_writes_where_it_is_told(tmp_path: Path) -> None:
    sit_down(tmp_path, ["explore", f"save {tmp_path / 'mine.txt'}"])
    assert (tmp_path / "mine.txt").read_text() == (tmp_path / "game.txt").read_text()


def test_why_names_the_reason_and_the_rule(tmp_path: Path) -> None:
    shown = sit_down(tmp_path, ["why hire oracle", "why hire shaman", "why pay crab 5", "why plot"])
    assert "Oracle is not at Court.  [AB-5.2]" in shown
    assert "Shaman demands a race that you do not hold (Jellyfish).  [AB-5.4]" in shown
    assert "That is not an action of your turn.  [AB-2.8]" in shown
    assert "The Court is full.  [AB-2.6]" in shown


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("en", "why hire oracle"), ("ru", "почему нанять оракул"), ("pl", "dlaczego zrekrutuj wyrocznia")],
)
def test_why_understands_the_language(lang: str, typed: str, tmp_path: Path) -> None:
    assert re.search(r"\[AB-5\.\d", sit_down(tmp_path, [typed], lang))


@pytest.mark.parametrize(("lang", "typed"), [("en", "explore"), ("ru", "исследовать"), ("pl", "eksploruj")])
def test_a_choice_is_taken_by_its_words(lang: str, typed: str, tmp_path: Path) -> None:
    desk = Desk(new_table(DUEL, 2, "abyss"), typing([typed]), tmp_path / "game.txt", lang)
    desk.play()
    assert (0, "explore") in desk.table.record.moves


def test_an_ally_is_meant_by_race_and_value(tmp_path: Path) -> None:
    shown = sit_down(tmp_path, ["why discard crab 5", "why support crab", "why council crabs"])
    assert shown.count("This Council stack is empty (Crabs).  [AB-4.3]") == 2


def test_lords_and_locations_are_cards(tmp_path: Path) -> None:
    shown = sit_down(tmp_path, ["card c1", "card l1", "card slav", "card black smokers", "card xyzzy"])
    assert EN.say("ui-abyss-lord-keys", n=1) in shown
    assert "nce in your turn, you may discard an Ally from hand to gain 2 pearls." in shown
    assert "No points; when you take it" in shown
    assert EN.say("ui-which-card", example="c1") in shown


def test_help_tells_a_newcomer_what_a_turn_is(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        shown = sit_down(tmp_path, ["?"], lang)
        assert TEXTS[lang].say("help-turn")[:40] in shown
        assert TEXTS[lang].say("ui-example-why") in shown


def seen_by_amber(t: Table) -> Json:
    """As the terminal hands it to a drawing."""
    view: Json = json.loads(json.dumps(GAME.describe(GAME.view(t.s, 0), 0)))
    return view | {"viewer": 0}


def drawn(t: Table, lang: str = "en", width: int = WIDTH) -> str:
    """The table and the hand as Amber sees them."""
    view = seen_by_amber(t)
    catalog: Json = json.loads(json.dumps(GAME.catalog(GAME.chosen(2, {}))))
    made = drawing("abyss", TEXTS[lang], catalog)
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as shown:
        for thing in [*made.table(view, width), *made.hand(view, width)]:
            console.print(thing, markup=False, emoji=False)
    return shown.get()


def test_the_court_stands_at_my_prices() -> None:
    shown = drawn(table("crab 5", "squid 3", court=["tamer", "seeker"], lords={"sky": ["recruiter"]}))
    assert re.search(r" c5 Tamer +Military +8 \(6\) +Crabs \+2", shown)
    assert re.search(r" c6 Seeker +Military +9 \(7\) +Crabs \+1", shown)
    shown = drawn(table("crab 5", "squid 3", court=["tamer", "seeker"], lords={"amber": ["treasurer"]}))
    assert re.search(r"✓c6 Seeker +Military +5 \(7\) +Crabs \+1", shown)
    assert "✓c5" not in shown


def test_with_the_diplomat_any_races_will_do() -> None:
    assert "any 3 races" in drawn(table(court=["tamer"], lords={"amber": ["diplomat"]}))


def test_locations_are_shown_with_what_they_score() -> None:
    t = table(open=["barracks"], locations={"sky": ["jail"]}, lords={"amber": ["tamer"], "sky": ["oracle", "miller"]})
    shown = drawn(t)
    assert re.search(r" l1 Barracks +9 7 points, plus 2 for each military Lord you have\.", shown)
    assert "Lords: Oracle ⚷, Miller; Locations: Jail 13" in shown


def test_the_hand_is_grouped_by_race() -> None:
    shown = drawn(table("crab 5", "squid 3", "crab 1", "jellyfish 2"))
    assert "Your hand  Squids 3  Crabs 1 5 (=6)  Jellyfish 2  worth 11 in all" in shown
    assert "Your hand is empty" in drawn(table())


def test_a_payment_counts_races_and_pearls() -> None:
    t = table("crab 2", "squid 3", "squid 1", pearls={"amber": 4}, court=["seeker"])
    t.do("hire seeker", "pay squid 3")
    shown = drawn(t)
    assert "Payment  3 of 7: Squid 3 · still needed: Crabs · missing: 4 (your pearls can pay 4)" in shown
    t.do("pay crab 2")
    assert "5 of 7: Squid 3, Crab 2 · all races are there · missing: 2 (your pearls can pay 2)" in drawn(t)
    assert re.search(r"\n +Seeker +Military +7 +Crabs \+1", drawn(t))


def test_pearls_complete_the_payment() -> None:
    t = table("crab 2", "squid 2", pearls={"amber": 4}, court=["seeker"])
    t.do("hire seeker", "pay squid 2", "pay crab 2", "done")
    assert t.pearls("amber") == 1
    assert re.search(r"7 of 7: (Squid 2, Crab 2|Crab 2, Squid 2), 3 pearls · all races are there\n", drawn(t))


def at_screen(lang: str = "en", width: int = WIDTH) -> tuple[Screen, Drawing]:
    catalog: Json = json.loads(json.dumps(GAME.catalog(GAME.chosen(2, {}))))
    console = Console(width=width, color_system=None, highlight=False)
    return Screen(console, TEXTS[lang]), drawing("abyss", TEXTS[lang], catalog)


def told(events: list[Json], width: int = WIDTH) -> str:
    screen, made = at_screen(width=width)
    return "\n".join(line.plain for line in screen.log([event | {"seat": "amber"} for event in events], made, True))


def test_the_log_keeps_the_order_of_events() -> None:
    pearls: Json = {"what": "gain_pearls", "n": 2}
    shown = told([{"what": "hire", "card": "slaver"}, pearls, {"what": "reveal_lord", "card": "oracle"}, pearls])
    assert shown.endswith("hires Slaver; gains 2 pearls; reveals Oracle at Court; gains 2 pearls")
    assert told([pearls, pearls]).endswith("gains 4 pearls")


def test_the_log_adds_up_no_spaces_and_no_stacks() -> None:
    shown = told([{"what": "threat", "n": 2}, {"what": "threat", "n": 3}, {"what": "fight", "n": 3}])
    assert "rises to 2; lets a Monster pass: the threat rises to 3;" in shown and "space 3" in shown
    stacks = told([{"what": "take_stack", "race": race, "n": 2} for race in ("crab", "squid")])
    assert stacks.count("2 cards") == 2 and "Crabs" in stacks and "Squids" in stacks


def test_the_log_tells_of_extra_turns_and_of_a_new_deck() -> None:
    shown = told(
        [
            {"what": "turn"},
            {"what": "reshuffle"},
            {"what": "end_turn"},
            {"what": "turn"},
            {"what": "reveal", "ally": "crab 3"},
        ]
    )
    first, again = shown.splitlines()
    assert EN.say("event-reshuffle") in first
    assert again.endswith("takes another turn; reveals Crab 3")


def test_numbers_stay_with_their_words() -> None:
    events: list[Json] = [{"what": "reveal", "ally": f"seahorse {value}"} for value in (1, 2, 3, 4, 5)]
    for width in range(30, 60):
        lines = told(events, width).splitlines()
        assert not any(line.endswith("Seahorse") for line in lines) and max(map(len, lines)) <= width


def test_the_cards_of_a_council_stack_are_named_to_whoever_took_it() -> None:
    t = table(council={"crab": [1, 4], "squid": [2]})
    log: list[Event] = []
    t.s.log = log
    t.do("support crab")
    mine, theirs = [[GAME.describe_event(event.seen_by(seat)) for event in log] for seat in (0, 1)]
    assert "2 cards); finds Crab 4, Crab 1 in it" in told(mine)
    assert "Crab 4" not in told(theirs) and "finds" not in told(theirs) and "2 cards" in told(theirs)


def test_tokens_of_others_are_unknown_until_the_end() -> None:
    game = new_table(DUEL, 2, "abyss")
    message: Json = told_to(game)
    message["view"]["players"][0]["tokens"] = [2, 3]
    message["view"]["players"][1]["hidden_tokens"] = 2
    screen, made = at_screen()
    assert made.belonging(message["view"], 0)[3] == "2 (=5)"
    assert made.belonging(message["view"], 1)[3] == "? (2)"

    def shown() -> str:
        with screen.console.capture() as seen:
            screen.show(screen.players(message, made), screen.scores(message, made))
        return seen.get()

    assert re.search(r"Sky +random bot +0 \+ \? ", shown()) and re.search(r"Monster tokens .* 0 +\? \(2\)", shown())
    assert re.search(r"Amber +you +0 +", shown())
    message["over"] = True
    assert "0 + ?" not in shown() and re.search(r"Monster tokens .* 0 +0", shown())


def test_the_price_stands_there_while_somebody_can_buy() -> None:
    t = table(pearls={"sky": 3})
    _, made = at_screen()
    view = seen_by_amber(t) | {"track": ["crab 3"]}
    assert "others may buy" not in made_track(made, view)
    assert "others may buy" in made_track(made, view | {"viewer": 1})


def made_track(made: Drawing, view: Json) -> str:
    assert isinstance(made, AbyssDrawing)
    return made.track(view).plain


def test_nothing_is_new_after_undo() -> None:
    t = table("crab 2", "squid 2", pearls={"amber": 4}, court=["seeker", "oracle"])
    screen, made = at_screen()
    before = seen_by_amber(t)
    t.do("hire seeker")
    hiring = seen_by_amber(t)

    def shown(earlier: Json, later: Json) -> str:
        with screen.console.capture() as seen:
            screen.show(*made.changes(earlier, later, WIDTH))
        return seen.get()

    assert "seeker" not in hiring["court"]
    assert EN.say("ui-abyss-new-at-court") not in shown(hiring, before)
    assert EN.say("ui-abyss-new-at-court") in shown(before | {"court": ["oracle"]}, before)


def test_a_lord_keeps_its_mark_while_its_neighbour_is_paid_for() -> None:
    t = table("crab 2", "squid 2", pearls={"amber": 4}, court=["oracle", "seeker", "tamer"])
    assert re.search(r" c4 Oracle", drawn(t)) and re.search(r" c6 Tamer", drawn(t))
    t.do("hire seeker")
    assert re.search(r" c4 Oracle", drawn(t)) and re.search(r" c6 Tamer", drawn(t)) and "c5" not in drawn(t)


def test_a_standstill_is_shown_when_it_nears() -> None:
    t = table(deck=[]).do(*["done"] * 34)
    _, made = at_screen()
    assert made.purse(seen_by_amber(t))[-1] == "nobody hires: the end is set off in 3 rounds"


def test_a_token_that_i_lost_is_shown_with_the_one_who_took_it() -> None:
    t = table(
        hands={"sky": ["crab 5", "squid 3"]},
        court=["hunter", "keeper", "reaper", "miller"],
        council={"crab": [1]},
        tokens={"amber": [4], "sky": [2]},
    )
    t.do("support crab", "hire hunter", "pay crab 5", "pay squid 3", "done", "opponent amber")
    _, made = at_screen()
    assert made.belonging(seen_by_amber(t), 1)[3] == "4 + ? (1)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_table_fits(lang: str) -> None:
    """Long names on every side, all Lords dealt out."""
    names, places = LORD_NAMES, LOCATION_NAMES
    seats = ["amber", "sky", "green", "rose"]
    t = table(
        *[f"{race} {value}" for race in ("squid", "shellfish", "crab", "seahorse", "jellyfish") for value in (1, 2, 3)],
        seats=4,
        court=names[29:],
        lords={seat: names[7 * i : 7 * i + 4] for i, seat in enumerate(seats)},
        covered={seat: names[7 * i + 4 : 7 * i + 7] for i, seat in enumerate(seats)},
        locations={seat: places[3 * i : 3 * i + 3] for i, seat in enumerate(seats)},
        open=places[12:18],
        affiliated={seat: ["seahorse 1", "jellyfish 2", "shellfish 3"] for seat in seats},
    )
    for width in (80, WIDTH):
        assert max(len(line) for line in drawn(t, lang, width).splitlines()) <= width
