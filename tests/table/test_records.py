"""Records: a table that is saved and resumed goes on as if never left, and a record that is not true is refused."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from tests.kernel import lots
from tests.kernel.lots import LotsGame
from tests.table.client import GAMES, clients, new_table, played, standing
from undercourt.cli import main
from undercourt.games import load_game
from undercourt.kernel.actions import Space, Verb
from undercourt.kernel.choose import BRANCHES, CHOOSE, DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import Book, Effect, State, apply
from undercourt.kernel.game import BadPack, Options
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.record import BadRecord, Record, Replay, read, sign, write
from undercourt.kernel.rng import SEALED, Rng, commitment, seeded
from undercourt.table import Table, resume

every_game = pytest.mark.parametrize("game", GAMES)


# Going on


@every_game
def test_a_resumed_table_is_the_same_table(game: str) -> None:
    here = new_table(game)
    for number, _ in enumerate(played(clients(here), 45, seeded(3))):
        if number % 9 == 0:
            again = resume(here.saved())
            assert again.s.words() == here.s.words() and again.d.options() == here.d.options()
            assert again.saved() == here.saved() and again.record.moves == here.record.moves


@every_game
def test_bots_go_on_after_a_resume_as_if_there_had_been_none(game: str) -> None:
    players = ["greedy", "random", "greedy"]
    through = new_table(game, players, seed=11)
    moves = sum(1 for _ in islice(through.play_bots(), 60))
    assert moves > 10
    for point in (1, moves // 3, moves * 2 // 3):
        here = new_table(game, players, seed=11)
        for _ in islice(here.play_bots(), point):
            pass
        here = resume(here.saved())
        for _ in islice(here.play_bots(), moves - point):
            pass
        assert here.record.moves == through.record.moves
        assert here.s.words() == through.s.words()


def test_a_table_resumed_after_every_move_plays_the_same_game() -> None:
    players = ["greedy", "random"]
    through, here = new_table("abyss", players), new_table("abyss", players)
    for _ in range(25):
        next(iter(through.play_bots()))
        next(iter(here.play_bots()))
        here = resume(here.saved())
    assert here.record.moves == through.record.moves


@pytest.mark.parametrize("game", [game for game in GAMES if game != "tyrants"])  # which takes longer
def test_a_game_that_is_over_is_resumed_as_over(game: str) -> None:
    here = finished(game)
    again = resume(here.saved())
    assert again.over and standing(again) == standing(here)


def finished(game: str = "abyss") -> Table:
    here = new_table(game, ["random", "random"], seed=5)
    for _ in here.play_bots():
        pass
    return here


# What is refused


@pytest.fixture(scope="module")
def whole() -> str:
    return finished().saved()


@pytest.fixture(scope="module")
def open_game() -> str:
    here = new_table("abyss", ["random", "random"], seed=5)
    for _ in islice(here.play_bots(), 30):
        pass
    return here.saved()


def test_a_record_cut_at_any_line_end_is_refused(whole: str, open_game: str) -> None:
    for text in (whole, open_game):
        resume(text)
        lines = text.splitlines(keepends=True)
        for end in range(len(lines)):
            with pytest.raises(BadRecord):
                resume("".join(lines[:end]))


def test_a_record_cut_anywhere_is_refused(open_game: str) -> None:
    for end in [*range(0, len(open_game) - 40, 23), *range(len(open_game) - 40, len(open_game) - 1)]:
        with pytest.raises(BadRecord):
            resume(open_game[:end])


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat sky random", "seat green random"),
        ("seat sky random", "seat nobody random"),
        ("seat sky random", "seat 1 random"),
        ("seat sky random", "seat"),
        ("seat sky random", "seat sky"),
        ("seat sky random", "seat sky terminator"),
        ("seat sky random", "seat sky Human"),
        ("seat sky random", "seat sky random\nseat amber random"),
        ("seat amber random\nseat sky random", "seat sky random\nseat amber random"),
        ("moves\namber", "moves\ngreen"),
        ("moves\namber", "moves\nnobody"),
        ("moves\namber", "moves\nsky"),
        ("moves\namber explore", "moves\namber 5"),
        ("moves\namber explore", "moves\namber"),
        ("undercourt record 2", "undercourt record 3"),
        ("game abyss", "game chess"),
        ("game abyss 2", "game abyss one"),
        ("option commander end_of_turn", "option commander never"),
        ("option commander end_of_turn", "option colour red"),
        ("generator blake2b", "generator dice"),
        ("generator blake2b", "generator sfc32"),
        ("after 30", "after 31"),
        ("after 30", "after 29"),
        ("after 30", "after many"),
        ("after 30 ", "after 30 0"),
    ],
)
def test_a_record_with_one_thing_wrong_is_refused(open_game: str, old: str, new: str) -> None:
    with pytest.raises(BadRecord):
        resume(changed(open_game, old, new))


def test_a_seat_of_a_bot_that_cannot_play_the_game_is_refused() -> None:
    text = new_table("secret_city", ["random", "random"], seed=5).saved()
    resume(text)
    with pytest.raises(BadRecord, match=r"^nobody can play like 'neural'; .* a bot: novice, .*, search$"):
        resume(changed(text, "seat sky random", "seat sky neural"))


@pytest.mark.parametrize("word", ["game", "option", "generator", "commitment", "seed", "seat", "moves", "after"])
def test_a_line_that_stands_there_twice_is_refused(open_game: str, word: str) -> None:
    line = next(line for line in open_game.splitlines() if line.startswith(word))
    with pytest.raises(BadRecord):
        resume(changed(open_game, line, f"{line}\n{line}"))


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("seed 00000000000000000000000000000005", "seed 00000000000000000000000000000006"),
        ("generator blake2b", "generator sfc32"),
        ("option commander end_of_turn", "option commander at_once"),
        ("game abyss 2", "game abyss 3"),
    ],
)
def test_two_lines_that_contradict_each_other_are_refused(open_game: str, line: str, other: str) -> None:
    for both in (f"{other}\n{line}", f"{line}\n{other}"):
        with pytest.raises(BadRecord):
            resume(changed(open_game, line, both))


def test_the_order_of_what_was_agreed_means_nothing(open_game: str) -> None:
    lines = open_game.splitlines()
    seats, moves = lines.index("seat amber random"), lines.index("moves")
    turned = [*lines[:2], *lines[seats:moves], *reversed(lines[2:seats]), *lines[moves:]]
    assert resume("\n".join(turned) + "\n").s.words() == resume(open_game).s.words()


def test_what_was_agreed_stands_before_the_moves(open_game: str) -> None:
    seed = next(line for line in open_game.splitlines() if line.startswith("seed"))
    without = changed(open_game, f"{seed}\n", "")
    for wrong in (changed(without, "moves\n", f"moves\n{seed}\n"), f"{seed}\n{without}", f"{without}{seed}\n", without):
        with pytest.raises(BadRecord):
            resume(wrong)


@pytest.mark.parametrize(
    "text", ["", "\n", "\x00", "undercourt record 2", "undercourt record 2\n\n", "\ud800", "moves\n"]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        resume(text)


@pytest.mark.parametrize("number", ["9" * 5000, "-1", "1e3", "0x1", "", "٣"])
def test_strange_numbers_are_refused(open_game: str, number: str) -> None:
    for line in ("after 30", "seed 00000000000000000000000000000005"):
        word = line.split()[0]
        with pytest.raises(BadRecord):
            resume(changed(open_game, line, f"{word} {number}"))


# Packs


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\r", "\u00a0"])
@pytest.mark.parametrize("where", ["name", "comment"])
def test_a_pack_that_is_played_can_be_resumed(sign: str, where: str) -> None:
    """Whatever it contains; or it is refused before the game begins."""
    game = load_game("secret_city")
    own = game.own_pack
    line = next(line for line in own.splitlines() if line.startswith("name = ") and 'en = "' in line)
    strange = (
        line.replace('en = "', f'en = "A{sign}B ') if where == "name" else f"{line} # A{sign}B\n# moves{sign}moves"
    )
    try:
        packed = game.with_pack(own.replace(line, strange, 1), "mine.toml")
    except BadPack:
        return
    here = Table(packed, ["random", "random"], {}, seed=3)
    for _ in islice(here.play_bots(), 5):
        pass
    again = resume(here.saved())
    assert again.s.words() == here.s.words() and again.saved() == here.saved()


# Releases


class Unused(Effect):
    """Of a new card: it changes the numbers of all other effects."""


class NextLots(LotsGame):
    """Lots in its next release: one more kind of card, and other numbers for everything."""

    def __init__(self) -> None:
        super().__init__()
        self.old = self.space
        kinds = ["new", *[str(kind) for kind in range(lots.KINDS)]]
        verbs = [Verb("choose", CHOOSE, [str(i) for i in range(BRANCHES)]), Verb("done", DONE)]
        first = lots.PLAY
        self.space = Space([*verbs, Verb("pass", first), Verb("draw", first + 1), Verb("play", first + 2, kinds)])

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        s = super().setup(seats, options, rng)
        turn = Translated(self, lots.Turn())
        s.book = Book([Unused(), Translated(self, lots.Keep()), turn])
        s.depth = 0
        s.push(turn, 0, NOTHING, NOTHING)
        return s


class Translated(Effect):
    """An effect of the old release, in the numbers of the next."""

    def __init__(self, game: NextLots, old: Effect) -> None:
        self.game = game
        self.of_old = old

    def advance(self, s: State, f: int, d: Decision) -> None:
        offered = Decision()
        self.of_old.advance(s, f, offered)
        for action in offered.options():
            d.offer(self.game.space.action(self.game.old.name(action)))

    def answer(self, s: State, f: int, action: int) -> None:
        self.of_old.answer(s, f, self.game.old.action(self.game.space.name(action)))


def old_record() -> str:
    """A random game of Lots as it is."""
    game = LotsGame()
    record = Record("lots", 1, {}, 9, ["random"] * 3, SEALED)
    d, rng = Decision(), seeded(4)
    s = game.begin(3, {}, 9, d, SEALED)
    while d.count > 0:
        action = d.actions[rng.below(d.count)]
        record.moves.append((d.seat, game.space.name(action)))
        apply(s, action, d)
    sign(record, game, s, d)
    return write(record, game)


def test_a_record_survives_a_release_that_adds_a_card_elsewhere() -> None:
    text = old_record()
    assert text.count(" play ") > 5
    game = NextLots()
    assert game.space.action("play 0") != LotsGame().space.action("play 0")
    Replay(read(text, game), game).to_the_end()


def test_a_record_of_another_version_whose_moves_hold_is_the_same_game(open_game: str) -> None:
    version = load_game("abyss").version
    older = changed(open_game, f"game abyss {version}\n", f"game abyss {version + 7}\n")
    assert resume(older).s.words() == resume(open_game).s.words()


# undercourt verify


def verify(path: Path, text: str, *more: str) -> int:
    path.write_text(text, "utf-8")
    return main(["verify", str(path), *more])


def test_verify_accepts_true_records(tmp_path: Path, whole: str, open_game: str) -> None:
    for text in (whole, open_game):
        assert verify(tmp_path / "game.record", text) == 0
        assert verify(tmp_path / "game.record", text, "--commitment", commitment(5)) == 0
        assert verify(tmp_path / "game.record", text, "--json") == 0


def test_verify_refuses_what_was_changed(tmp_path: Path, whole: str, capsys: pytest.CaptureFixture[str]) -> None:
    seed, other = (f"seed {number:032x}" for number in (5, 6))
    promised, broken = commitment(5), commitment(6)
    lines = whole.splitlines()
    first = lines.index("moves") + 1
    swapped = [*lines[:first], lines[first + 1], lines[first], *lines[first + 2 :]]
    cases = [
        changed(whole, seed, other),
        changed(whole, promised, broken),
        changed(changed(whole, seed, other), promised, broken),
        changed(whole, f"commitment {promised}\n", ""),
        changed(whole, "generator blake2b", "generator sfc32"),
        "\n".join([*lines[:first], *lines[first + 1 :]]) + "\n",
        "\n".join(swapped) + "\n",
        "\n".join([*lines[:-1], "score 99 1"]) + "\n",
        "\n".join(lines[:-1]) + "\n",
    ]
    for number, text in enumerate(cases):
        assert verify(tmp_path / "game.record", text) == 2, f"case {number}"
        told = capsys.readouterr()
        assert told.out == "" and told.err.count("\n") == 1, told
    assert verify(tmp_path / "game.record", whole, "--commitment", broken) == 2
