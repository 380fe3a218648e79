"""Whatever a pack says: it is refused in clear sentences, or it plays to the end, is told in words, and is kept."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.secret_city.laws.facts import FACTS
from tests.games.secret_city.mutants import Mutants, written
from undercourt.bots import bot
from undercourt.bots.bot import USUAL, answer_of
from undercourt.bots.memory import blank_memory
from undercourt.commands.cards import cards_of, line
from undercourt.games import game_of
from undercourt.games.secret_city.game import GAME
from undercourt.kernel import laws
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import BadPack, Game
from undercourt.kernel.ids import Action
from undercourt.kernel.phrase import Phrase
from undercourt.kernel.record import Record, Replay, read, sign, write
from undercourt.kernel.rng import seeded
from undercourt.term.tables.secret_city.drawing import SecretCityDrawing
from undercourt.text import LANGUAGES, Texts, names_in_pack, texts

SEEDS = range(4)
CHANGES = 15  # tried on each pack; the good ones are kept
PERIODS = {
    "options_are_sound": 3,
    "pieces_are_conserved": 11,
    "saves_and_loads": 31,
    "copy_shares_nothing": 41,
    "views_survive_the_round_trip": 37,
    "explains_every_action": 211,
    "events_change_nothing": 1,
}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_pack_is_refused_or_plays(seed: int) -> None:
    mutants = Mutants(seed)
    good = 0
    for _ in range(CHANGES):
        text = mutants.next()
        try:
            GAME.with_pack(text, "my.toml")
        except BadPack as wrong:
            check_sentences(str(wrong))
            continue
        mutants.keep()
        good += 1
    assert 0 < good < CHANGES
    game = GAME.with_pack(written(mutants.good), "my.toml")
    check_words(game)
    check_games(game, seed)


def check_sentences(mistakes: str) -> None:
    """Each on one line, with its place; nothing in it that a terminal would obey."""
    for mistake in mistakes.split("\n"):
        assert re.fullmatch(r"my\.toml:[1-9]\d*: \S.{10,400}", mistake) and mistake.isprintable(), repr(mistake)


def told_in(lang: str, game: Game) -> Texts:
    """The sentences of the game with the names of the pack, without reading all sentences again."""
    made = Texts.__new__(Texts)
    made.__dict__ |= texts("secret_city", lang).__dict__
    made.names = made.names | names_in_pack(game.carried_pack)
    return made


def check_words(game: Game) -> None:
    for lang in LANGUAGES:
        told = told_in(lang, game)
        for card in cards_of(game, told):
            assert card["text"] and line(card, told).isprintable(), card


def check_games(game: Game, seed: int) -> None:
    for seats in (2 + seed % 5, 2 + (seed + 2) % 5):
        laws.check_game(game, FACTS, seats, {"turns": "3"}, seed, PERIODS)
    check_a_kept_game(game, ["greedy", "random", "greedy"], seed)


def check_a_kept_game(game: Game, players: list[str], seed: int) -> None:
    """Played by bots, told in words as it goes, and replayed from what was kept."""
    record = Record(game.slug, game.version, game.chosen(len(players), {"turns": "2"}), seed, players)
    record.pack = game.carried_pack
    d = Decision()
    s = game.begin(len(players), record.options, seed, d)
    s.log = []
    rng = seeded(seed)
    while d.count > 0:
        if len(record.moves) % 5 == 0:
            check_the_table(game, s, d)
        seat = d.seat
        action = answer_of(game, bot(players[seat]), game.view(s, seat), d, rng, USUAL, blank_memory(game))
        record.moves.append((seat, game.space.name(action)))
        apply(s, action, d)
        assert len(record.moves) < 2000
    sign(record, game, s, d)
    kept = write(record, game)
    again = game_of(kept)
    Replay(read(kept, again), again).to_the_end()
    for event in s.log:
        game.describe_event(event)


def check_the_table(game: Game, s: State, d: Decision) -> None:
    lang = LANGUAGES[s.barriers % len(LANGUAGES)]
    told = told_in(lang, game)
    view = game.view(s, d.seat)
    table: Any = game.describe(view, d.seat) | {"viewer": d.seat}
    drawing = SecretCityDrawing(told, game.catalog(game.chosen(2, {})))
    drawing.board(table, 100)
    drawing.hand(table, 100)
    check_phrase(told, game.question(view))
    for action in d.options():
        said = game.option_text(view, action)
        check_phrase(told, said)
        check_choice(drawing, game, table, action, said)


def check_choice(drawing: SecretCityDrawing, game: Game, table: Any, action: Action, said: Phrase) -> None:
    verb = game.space.verb(action).name
    if verb not in ("done", "choose", "pass", "accept"):
        drawing.note(table, verb, said.args)
        drawing.section(table, verb, said.args)
        drawing.order(table, verb, said.args)


def check_phrase(told: Texts, said: Phrase) -> None:
    assert told.phrase(said).isprintable(), said
