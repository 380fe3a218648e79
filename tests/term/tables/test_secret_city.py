"""Secret City in the terminal: whole games, and what its duels, players, contracts and hands look like."""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from tests.games.secret_city.table import Table, game, table
from tests.table.held import held, message
from tests.term.desk import WIDTH, Desk, StrictWire, heights, new_table, resumed, table_of, typing, widest
from undercourt.games.secret_city.game import GAME
from undercourt.table import Seatholder
from undercourt.term.client import Client
from undercourt.term.keeping.saves import Shelf
from undercourt.term.line import Json
from undercourt.term.page.screen import ChoiceGroup, Screen
from undercourt.term.tables import drawing
from undercourt.term.tables.drawing import Drawing
from undercourt.text import GAMES, LANGUAGES, texts

LANGS = [lang for lang in LANGUAGES if (GAMES / "secret_city" / "text" / f"{lang}.client.ftl").is_file()]
EN = texts("secret_city", "en")
FOUR = ["human", "random", "random", "random"]
SEATS = ["amber", "sky", "green", "rose", "violet", "slate"]


def typist(seed: int) -> Callable[[str], str]:
    """Takes choices at random; a number that is too high is asked again."""
    chance = random.Random(seed)
    return lambda prompt: str(chance.randint(1, 9))


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game(lang: str, tmp_path: Path) -> None:
    desk = Desk(new_table(FOUR, 4, "secret_city", {"turns": "4"}), typist(4), tmp_path / "game.txt", lang)
    shown = desk.play()
    assert texts("secret_city", lang).say("ui-game-over") in shown
    assert "SC-12" in shown and "undercourt replay" in shown
    assert widest(shown, tmp_path) <= WIDTH
    assert not re.search(r"\b(ui|event|ask|action|effect|phase|score|term|why)-[a-z]|\{ *\$", shown)
    assert resumed(tmp_path / "game.txt").over


@pytest.mark.parametrize("lang", LANGS)
def test_two_people_on_a_narrow_screen(lang: str, tmp_path: Path) -> None:
    chance = random.Random(4)
    odd = [
        "log",
        "log all",
        "score",
        "board",
        "undo",
        "hand",
        "look sky",
        "look",
        "card c1",
        "why assign 1 for sky",
        "",
    ]
    lines = [chance.choice([*odd, "table"]) if chance.random() < 0.2 else str(chance.randint(1, 6)) for _ in range(150)]
    desk = Desk(new_table(["human", "human"], 4, "secret_city"), typing(lines), tmp_path / "game.txt", lang, width=80)
    shown = desk.play()
    assert len(desk.table.record.moves) > 20
    assert widest(shown, tmp_path) <= 80


def test_the_whole_table_fits_the_screen_with_four_players(tmp_path: Path) -> None:
    """From the title to the prompt, at every decision of three turns: 45 lines are enough."""
    lines = heights(new_table(FOUR, 7, "secret_city", {"turns": "3"}), typist(7), tmp_path / "game.txt", "secret_city")
    assert len(lines) > 10 and max(lines) <= 45


def sit_down(tmp: Path, lines: list[str], lang: str = "en") -> Desk:
    desk = Desk(new_table(["human", "random"], 2, "secret_city"), typing(lines), tmp / "game.txt", lang)
    desk.play()
    return desk


def test_a_choice_is_taken_by_its_words(tmp_path: Path) -> None:
    desk = sit_down(tmp_path, ["sparrow hills"])
    assert (0, "draft sparrow_hills") in desk.table.record.moves


def test_help_tells_a_newcomer_what_a_turn_is(tmp_path: Path) -> None:
    for lang in LANGS:
        told = texts("secret_city", lang)
        shown = sit_down(tmp_path, ["?", "help margin"], lang).out.getvalue()
        assert told.say("help-turn")[:40] in shown
        assert told.say("ui-example-why") in shown


def test_a_kept_game_goes_on(tmp_path: Path) -> None:
    desk = sit_down(tmp_path, ["1", "1", "1"])
    again = Desk(resumed(tmp_path / "game.txt"), typing([]), tmp_path / "again.txt")
    again.play()
    assert table_of(again) == table_of(desk)


# Tables that tests have laid


def at_desk(t: Table, tmp: Path, lines: list[str]) -> str:
    """What the first seat of such a table sees while typing these lines; the others are bots."""
    played = held(GAME, t.s, ["human", *["random"] * (t.s.seats - 1)])
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, height=45, color_system=None, highlight=False)
    wires = {0: StrictWire(Seatholder(played, 0, keeper=True))}
    Client(wires, EN, Screen(console, EN), typing(lines), Shelf(tmp / "game.txt", True, "undercourt")).play()
    return out.getvalue()


def seen(t: Table, seat: int = 0) -> Json:
    view: Json = json.loads(json.dumps(GAME.describe(GAME.view(t.s, seat), seat)))
    return view | {"viewer": seat, "seats": t.s.seats}  # as the client adds it


def at_screen(lang: str = "en", width: int = WIDTH) -> tuple[Screen, Drawing]:
    catalog: Json = json.loads(json.dumps(GAME.catalog(GAME.chosen(2, {}))))
    told = texts("secret_city", lang)
    console = Console(width=width, color_system=None, highlight=False)
    return Screen(console, told), drawing("secret_city", told, catalog)


def drawn(t: Table, width: int = WIDTH, seat: int = 0) -> str:
    """The table and the hand as a seat sees them."""
    screen, made = at_screen(width=width)
    with screen.console.capture() as shown:
        screen.show(*made.table(seen(t, seat), width), *made.hand(seen(t, seat), width))
    return shown.get()


def choices(t: Table) -> list[ChoiceGroup]:
    screen, made = at_screen()
    return screen.groups(message(held(GAME, t.s), t.d.seat), made)


def headings(t: Table) -> dict[str, list[str]]:
    return {group.heading.plain: [choice.label.plain for choice in group.choices] for group in choices(t)}


def full(seats: int) -> Table:
    """In the midst of a battle, everybody with six characters."""
    characters = {
        "amber": ["nav_santiaga", "nav_ortega", "griffin", "fata", "masan_mercenary"],
        "sky": ["lyud_yaroslava", "lyud_mecheslav", "manticore", "konets", "os_spy"],
        "green": ["chud_hugo", "chud_rick", "black_moryana", "golem_guard", "white_moryana"],
        "rose": ["masan_lazar", "masan_claudia", "garka", "red_cap", "fata"],
        "violet": ["hvan_muba", "hvan_shadow_master", "griffin", "golem_lunatic", "konets"],
        "slate": ["chel_larisa", "chel_keeper", "chel_healer", "golem_whisperer", "anna"],
    }
    strategies = {
        "amber": "subtle_intrigues sky",
        "sky": "ancient_rituals amber",
        "green": "open_clash amber",
        "rose": "deft_manipulations amber",
        "violet": "contract_killing amber",
        "slate": "careful_research amber",
    }
    here = SEATS[:seats]
    return table(
        phase="battle",
        seats=seats,
        turn=3,
        turns=8,
        characters={seat: characters[seat] for seat in here},
        strategies={seat: strategies[seat] for seat in here},
        territories={"amber": ["trade_guild", "sparrow_hills"], "sky": ["throne_of_power", "tigradcom"]},
        hands={"amber": ["nav_shadow", "forge_hammer", "dispel", "black_katana", "manticore", "warding"]},
        artifacts={"amber": ["nav_heart"]},
        tokens=dict.fromkeys(here, "5 4 3"),
        down={"sky": [3]},
        assigned={"amber": {1: "for amber", 3: "for amber"}, "sky": {1: "for sky", 2: "against amber"}},
    )


def test_a_strategy_is_a_duel() -> None:
    shown = drawn(full(4))
    success = r"Sky +succeeds by 5, \+2 influence for the margin\n"
    assert re.search(r"● Amber Subtle Intrigues \(Intrigue\) ★ → ■ " + success, shown)
    assert re.search(r"●1 Grand Prin\S* .*6, ●3 Ortega 3  FOR 9 : 4 AGAINST  ■2 Priestess Yaroslava 4\n", shown)
    assert "  Steal 1 influence from the target player. The target player discards 1 card" in shown
    assert re.search(r"▲ Green Open Clash \(Weapons\) ★ → ● Amber +fails, 1 short\n +–  FOR 0 : 0 AGAINST  –\n", shown)
    assert shown.startswith("Turn 3 of 8 · Battle · first player: ● Amber · decks: S")


def test_what_cards_add_stands_among_the_characters() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["fata"]},
        strategies={"amber": "ancient_rituals sky", "sky": "assault amber"},
        hands={"amber": ["inspiration"]},
        tokens={"amber": "0 9 0"},
    )
    t.do("use inspiration", "place for amber")
    assert re.search(r"\+3  FOR 3 : 0 AGAINST", drawn(t))


def test_characters_show_strength_symbols_and_marks() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["nav_santiaga", "fata"], "sky": ["manticore"]},
        down={"sky": [2]},
        strategies={"amber": "assault sky", "sky": "sorcerous_seizure amber"},
        hands={"amber": ["forge_hammer"]},
        tokens={"amber": "0 9 0"},
    )
    t.do("use forge_hammer", "target amber 3")
    shown = drawn(t)
    assert "2 Santiaga 4 WI✦  3 Fata 7(5) M +Forge Hammer" in shown
    assert "■ Sky   1 Queen Vseslava 6 MI  2 Manticore 3 W▽" in shown


def test_before_a_player_lie_territories_and_artifacts() -> None:
    shown = drawn(full(2))
    mine = next(line for line in shown.splitlines() if "⌂ Citadel" in line)
    assert mine.endswith("  Trade Guild 3 money  Sparrow Hills 3 mana  Heart of Darkness")
    assert "Throne of Power 2 mana [Arcane of Wishes]" in shown


def test_players_show_backs_and_what_binds_them() -> None:
    _, made = at_screen()
    t = full(3)
    assert [str(cell) for cell in made.belonging(seen(t, 1), 0)] == ["5", "4", "Nav", "S S S M A H", "2", "3", ""]
    t.do("propose promise_abstain", "place for green", "price money 2", "player green", "accept")
    assert str([*made.belonging(seen(t), 0)][-1]) == "stays out ▲"


def test_a_contract_is_told_in_plain_words() -> None:
    t = full(3)
    t.do("propose ask_help")
    assert "Contract: Amber pays … for a character …" in drawn(t)
    t.do("place for amber", "price money 3")
    assert "Contract: Amber pays 3 money for a character FOR Subtle Intrigues (Amber)" in drawn(t)
    t.do("player sky", "accept")
    assert "You owe: ■ 3 money" in drawn(t)
    assert "You are owed: ● 3 money" in drawn(t, seat=1)
    assert "Others owe: ●→■ 3 money" in drawn(t, seat=2)
    _, made = at_screen()
    assert str([*made.belonging(seen(t), 1)][-1]) == "must FOR ●"


def test_named_prices_stand_beside_the_contract() -> None:
    t = full(3)
    t.do("propose hero_anywhere", "target amber 2")
    assert "Contract: Amber assigns Santiaga wherever somebody pays for it" in drawn(t)
    t.do("place against amber", "price money 4")
    assert "somebody pays for it → Sky  ■ 4 money" in drawn(t)


def test_the_auction_shows_who_leads() -> None:
    t = table(phase="auction", turn=2, characters={"amber": ["griffin"], "sky": ["manticore"]})
    t.do("bid 2")
    assert "Initiative:  ● Amber 3 (leads)  ■ Sky 0" in drawn(t)


def test_choices_in_battle_stand_under_strategy_and_side() -> None:
    found = headings(full(4))
    assert found["FOR ● Amber"] == ["Santiaga 4", "Masan 5"]
    assert found["AGAINST ■ Sky"] == ["Fata 5"]
    assert found["AGAINST ▲ Green"] == ["Santiaga 4", "Griffin 3", "Masan 5"]
    assert found["Use"][0] == "Forge Hammer (1 mana)" and "Heart of Darkness" in found["Use"]
    assert found["Contract"][:2] == ["pay for help", "help for a price"]
    assert [*found][:2] == ["FOR ● Amber", "AGAINST ● Amber"] and [*found][-2:] == ["Contract", "Use"]


def test_strategies_are_offered_by_their_type() -> None:
    found = headings(table(phase="strategies"))
    assert [*found] == ["Weapons", "Magic", "Intrigue"]
    assert found["Intrigue"][0].startswith("Subtle Intrigues ★  Steal 1 influence")
    _, made = at_screen()
    assert made.purse(seen(table(phase="strategies")))[-1] == "your strength: Weapons 0, Magic 6, Intrigue 6"


def test_targets_stand_under_their_players_and_prices_under_their_resource() -> None:
    t = full(2)
    t.do("use forge_hammer")
    assert headings(t)["■ Sky"][0] == "Priestess Yaroslava 4 MI✦→AGAINST ●"
    t = full(2)
    t.do("propose ask_help", "place for amber")
    assert headings(t)["Mana"][:2] == ["1 mana", "2 mana"]


def test_a_reconstructed_card_is_marked_and_explained(tmp_path: Path) -> None:
    t = table(hands={"amber": ["veil_of_desire", "forge_hammer"]})
    shown = drawn(t)
    assert (
        "Forge Hammer (1 mana) ≈  Attach: give any mercenary or hero +2" in shown
        and "Veil of Desire (2 mana)  " in shown
    )
    whole = at_desk(t, tmp_path, ["card h1", "card veil", "board"])
    assert "Forge Hammer ≈  Spell (1 mana)\n" in whole and "not shown in the rulebook: cost" in whole
    assert "Veil of Desire  Spell (2 mana)\n" in whole and "≈ marks what the rulebook does not show" in whole


def test_things_can_be_looked_at(tmp_path: Path) -> None:
    shown = at_desk(
        full(2), tmp_path, ["look sky", "look sky 2", "look subtle", "look throne", "look xyzzy", "look o", "hand"]
    )
    assert "■ Sky  Lyud (Green House)  5 money, 4 mana, 3 influence\n" in shown
    assert "  Tigradcom 1 influence  The target player loses 1 influence." in shown
    assert "Priestess Yaroslava ≈  Hero 4 MI (2 influence) Magic, Intrigue\n" in shown
    assert re.search(r"Subtle Intrigues ≈  Intrigue\n(.*\n)+?● Amber Subtle Intrigues", shown)
    assert "Throne of Power ≈  income: 2 mana\n" in shown
    assert EN.say("ui-secret-city-look-at", n=0, names="")[:60] in shown and "Several things fit these words: " in shown
    assert "Shadow of Nav ≈  House spell (1 influence)\n" in shown


def test_a_mark_stands_for_a_card_or_a_character(tmp_path: Path) -> None:
    t = full(4)
    shown = at_desk(t, tmp_path, ["c2", "c2 against green"])
    assert EN.say("ui-which", n=6) in shown
    assert t.s.side[1] == 5


def test_why_names_the_reason_and_the_rule(tmp_path: Path) -> None:
    shown = at_desk(full(2), tmp_path, ["why assign 2 for sky", "why assign 5 for sky", "why 1"])
    assert re.search(r"Santiaga lacks the Magic symbol that Ancient Rituals requires\.  \[SC-8", shown)
    assert shown.count(EN.say("ui-it-is-possible")) == 2


def told(events: list[Json]) -> list[str]:
    screen, made = at_screen()
    lines = screen.log([{"seat": "amber"} | event for event in events], made, True)
    return [line.plain for line in lines]


def test_the_log_adds_up_incomes_and_leaves_prices_out() -> None:
    gain: Json = {"what": "gain", "n": 3}
    (line,) = told(
        [
            {"what": "income", "territory": "trade_guild"},
            gain | {"resource": "money"},
            {"what": "income", "territory": "club_lizard"},
            gain | {"resource": "money"},
            {"what": "lose", "resource": "money", "n": 2},
            {"what": "lose", "resource": "mana", "n": 2},
            {"what": "buy", "card": "fata"},
            {"what": "lose", "resource": "money", "n": 1},
        ]
    )
    assert line == "● Amber takes the income of Trade Guild, Club Yascherritsa: 6 money; buys Fata; loses 1 money"


def test_only_what_changed_is_shown_after_an_action() -> None:
    t = full(2)
    before = seen(t)
    _, made = at_screen()
    assert made.changes(before, before, WIDTH) == []
    t.do("assign 2 for amber")
    screen, _ = at_screen()
    with screen.console.capture() as shown:
        screen.show(*made.changes(before, seen(t), WIDTH))
    assert "FOR 13 : 4 AGAINST" in shown.get() and "Ancient Rituals" not in shown.get()


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_full_battle_fits_the_width_and_gets_lower(seats: int, width: int) -> None:
    screen, made = at_screen(width=width)
    view = seen(full(seats))
    tables = [made.table(view, width), *made.briefer(None, view, width)]
    heights = [screen.height_of(*one) for one in tables]
    assert heights == sorted(heights, reverse=True)
    assert heights[-1] <= 1 + seats + 2 * seats
    for one in tables:
        with screen.console.capture() as shown:
            screen.show(*one)
        assert max(map(len, shown.get().splitlines())) <= width


def test_a_full_battle_of_four_fits_the_screen(tmp_path: Path) -> None:
    last = at_desk(full(4), tmp_path, []).rpartition(f"{EN.say('ui-table')} ─")[2]
    assert last.partition("The game is saved")[0].count("\n") + 1 <= 45
    assert "✓ 9 : 4  ■2" in last or "FOR 9 : 4 AGAINST" in last


def test_a_spectator_sees_the_table_without_a_hand() -> None:
    screen, made = at_screen()
    view = seen(game(seed=2), -1)
    assert made.hand(view, WIDTH) == [] and made.labels(view) == {}
    assert screen.height_of(*made.table(view, WIDTH)) == 9
