"""Games that a network learns from: their positions, the files these go into, and the numbers for TensorBoard."""

from __future__ import annotations

import struct
from itertools import pairwise
from math import exp
from pathlib import Path

import pytest
from librt.vecs import vec

from tests.training.lots_seen import any_weights, lots_with_eyes
from undercourt.bots.weights import sense_with
from undercourt.games import load_game
from undercourt.games.whispers.play import EMPIRE_PHASES, PHASE_NAMES
from undercourt.judgement import sense_of
from undercourt.judgement.sense import MOST_SEATS, Sense
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.training import selfplay
from undercourt.training.events import Events, masked_crc
from undercourt.training.selfplay import AT_LAST, CALM, SEARCHED, SOON, Plan, Seen, SelfPlay, mixed, opinion, turned
from undercourt.training.shards import Shard, read_shard

PLAN = Plan("lots", "some", {3: 1.0}, False, 12, 4, 1, "expert")


def shard_of(games: int) -> Shard:
    game = lots_with_eyes()
    sense = sense_with(game, any_weights(game, 1))
    shard = Shard("lots")
    for seed in range(games):
        SelfPlay(game, sense, PLAN, seed).play(shard)
    return shard


def test_a_shard_comes_back_as_it_was_written(tmp_path: Path) -> None:
    shard = shard_of(2)
    shard.write(tmp_path / "a.shard")
    again = read_shard(tmp_path / "a.shard")
    assert (again.game, again.games, again.positions) == ("lots", 2, shard.positions)
    assert again.rows == shard.rows and shard.positions > 20
    assert [path.name for path in tmp_path.iterdir()] == ["a.shard"]


def test_what_is_no_shard_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "a.shard").write_bytes(b"something else\n")
    with pytest.raises(ValueError, match="is damaged; delete it, and its games are played again"):
        read_shard(tmp_path / "a.shard")


def test_a_guide_that_teaches_chooses_as_it_likes_and_teaches_no_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "GLANCED", 1.0)
    monkeypatch.setattr(selfplay, "SLIPS", 0.0)
    monkeypatch.setattr(selfplay, "RANDOM_STARTS", 0.0)
    game = lots_with_eyes()
    sense = sense_with(game, any_weights(game, 1))
    asked: list[list[float]] = []
    chosen: list[int] = []

    class Watched(SelfPlay):
        def guided(self, s: State, d: Decision, memory: vec[float], number: int) -> int:
            odds = vec[float]([0.0] * d.count)
            sense.guess(s, d, odds)
            offered = d.options()
            action = super().guided(s, d, memory, number)
            powers = [odds[i] ** (1.0 / CALM) for i in range(d.count)]
            asked.append([one / sum(powers) for one in powers])
            chosen.append(offered.index(action))
            return action

    shard = Shard("lots")
    plan = PLAN._replace(weights="", teacher="guide", start="some")
    for seed in range(40):
        Watched(game, sense, plan, seed).play(shard)
    assert shard.positions == len(asked) > 200 and len(shard.rows["actions"]) == 0
    expected = sum(max(odds) for odds in asked) / len(asked)
    liked = sum(odds[i] == max(odds) for odds, i in zip(asked, chosen, strict=True)) / len(asked)
    assert liked == pytest.approx(expected, abs=0.08) and expected > 0.4


def test_the_same_seed_gives_the_same_positions() -> None:
    assert shard_of(2).rows == shard_of(2).rows


def test_positions_tell_what_was_seen_chosen_and_how_it_ended() -> None:
    shard = shard_of(3)
    rows, n = shard.rows, shard.positions
    assert len(rows["places"]) == len(rows["amounts"]) == rows["marks_end"][-1]
    assert len(rows["marks_end"]) == 3 * n  # what every seat saw
    assert len(rows["actions"]) == len(rows["visits"]) == rows["options_end"][-1]
    results = [rows["results"][i * MOST_SEATS : (i + 1) * MOST_SEATS] for i in range(n)]
    assert all(sum(row) == pytest.approx(1.0) and sum(row[3:]) == 0 for row in results)
    thought = 0
    for i in range(n):
        first = rows["options_end"][i - 1] if i else 0
        visits = rows["visits"][int(first) : int(rows["options_end"][i])]
        assert not visits or sum(visits) == pytest.approx(1.0)
        thought += bool(visits)
        assert sum(rows["lessons"][i * MOST_SEATS : (i + 1) * MOST_SEATS]) == pytest.approx(1.0)
    assert 0 < thought < n


def test_rows_are_turned_to_begin_with_the_seat_that_looks() -> None:
    assert turned([1.0, 2.0, 3.0], 2) == [3.0, 1.0, 2.0]


def test_event_files_are_framed_as_tensorboard_reads_them(tmp_path: Path) -> None:
    assert masked_crc(b"123456789") == (((0xE3069283 >> 15) | (0xE3069283 << 17)) + 0xA282EAD8) & 0xFFFFFFFF
    Events(tmp_path).add(300, {"loss": 0.5})
    content = next(tmp_path.iterdir()).read_bytes()
    events = []
    while content:
        (length,) = struct.unpack("<Q", content[:8])
        assert struct.unpack("<I", content[8:12])[0] == masked_crc(content[:8])
        events.append(content[12 : 12 + length])
        assert struct.unpack("<I", content[12 + length : 16 + length])[0] == masked_crc(events[-1])
        content = content[16 + length :]
    assert events[0].endswith(b"brain.Event:2")
    assert events[1][9:] == b"\x10\xac\x02\x2a\x0d\x0a\x0b\x0a\x04loss\x15" + struct.pack("<f", 0.5)


def test_views_begin_with_the_seat_that_is_asked() -> None:
    game = lots_with_eyes()
    d = Decision()
    s = game.begin(3, {}, 5, d)
    one = SelfPlay(game, Sense(game), PLAN, 5)
    one.note(s, 1, 0, [], -1.0)
    views = []
    for seat in (1, 2, 0):
        one.reader.see(s, seat)
        views.append([one.reader.sight.marks[i] for i in range(one.reader.sight.count)])
    assert one.seen[0].views == views
    assert [view[-1] for view in one.seen[0].views] == [(int(game.eyes.size) + seat) * 256 + 1 for seat in (1, 2, 0)]


def test_greedy_teaches_by_many_games_with_few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    game = lots_with_eyes()
    plan = PLAN._replace(weights="", teacher="greedy")
    few, many = Shard("lots"), Shard("lots")
    for seed in range(40):
        SelfPlay(game, Sense(game), plan, seed).play(few)
    monkeypatch.setattr(selfplay, "GLANCED", 1.0)
    decisions = sum(SelfPlay(game, Sense(game), plan, seed).play(many) for seed in range(40))
    assert 0 < few.positions < many.positions / 10 and many.positions <= decisions
    ends = [0, *many.rows["options_end"]]
    shares = [many.rows["visits"][a:b] for a, b in pairwise(ends)]
    assert all(sum(row) == pytest.approx(1.0) for row in shares) and any(max(row) > 0.6 for row in shares)


def test_the_expert_may_teach_at_first() -> None:
    game = lots_with_eyes()
    shard = Shard("lots")
    for seed in range(3):
        SelfPlay(game, Sense(game), PLAN._replace(weights=""), seed).play(shard)
    rows = shard.rows
    ends = [0, *rows["options_end"]]
    shares = [rows["visits"][a:b] for a, b in pairwise(ends)]
    assert shard.positions > 10 and all(sum(row) == pytest.approx(1.0) for row in shares)
    assert any(max(row) > 0.6 for row in shares)  # it has an opinion


def test_or_the_search_which_shares_out_its_looks() -> None:
    game = lots_with_eyes()
    shard = Shard("lots")
    for seed in range(3):
        SelfPlay(game, Sense(game), PLAN._replace(weights="", teacher="search"), seed).play(shard)
    ends = [0, *shard.rows["options_end"]]
    shares = [shard.rows["visits"][a:b] for a, b in pairwise(ends)]
    assert any(len(row) == 0 for row in shares)  # not thought about for long
    looks = [round(share * PLAN.iterations, 3) for row in shares for share in row]
    assert looks and all(n == int(n) for n in looks)


def test_a_position_learns_from_what_was_judged_soon_after_and_from_the_end() -> None:
    game = lots_with_eyes()
    shard = Shard("lots")
    one = SelfPlay(game, Sense(game), PLAN._replace(weights=""), 3)
    one.play(Shard("lots"))
    d = Decision()
    s = game.begin(3, {}, 3, d)
    while d.count > 0:
        apply(s, d.actions[0], d)
    [winner] = game.score(s).order[0]
    even = Seen(0, 0, [], [], -1.0, [0.0, 0.0, 0.0], 10.0)
    one.seen = [even, even._replace(number=50, chance=0.9), even._replace(number=200)]
    one.tell(s, shard)
    ended = [float(p == winner) for p in range(3)]
    third = [1 / 3] * 3
    soon = [0.9, 0.05, 0.05]  # what the search thought of the second position
    after_second = mixed(ended, third, 1.0)  # nothing was judged after the last position
    after_first = mixed(after_second, soon, exp(-150 / SOON))
    lessons = [list(shard.rows["lessons"][i * MOST_SEATS : i * MOST_SEATS + 3]) for i in range(3)]
    assert lessons[2] == pytest.approx(ended)
    assert lessons[1] == pytest.approx(mixed(soon, mixed(ended, after_second, AT_LAST), SEARCHED))
    assert lessons[0] == pytest.approx(mixed(ended, after_first, AT_LAST))


def test_the_search_says_what_its_own_seat_may_hope_for() -> None:
    seen = Seen(0, 1, [], [], -1.0, [0.0, 0.0, 0.0], 10.0)
    assert opinion(seen) == pytest.approx([1 / 3] * 3)
    assert opinion(seen._replace(chance=0.5)) == pytest.approx([0.25, 0.5, 0.25])


def test_what_is_played_on_teaches_where_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Whispers, where the councils of a round have met: what a search judges there is what a judge is to know."""
    monkeypatch.setattr(selfplay, "GLANCED", 0.0)
    game = load_game("whispers")
    plan = Plan("whispers", "", {2: 1.0}, False, 8, 2, 1)
    shard = Shard("whispers")
    for seed in range(3):
        SelfPlay(game, sense_of(game), plan, seed).play(shard)
    assert 6 <= shard.positions <= 9, "the last round has no swaps"
    later = [int(game.eyes.layout.at("phase")) + phase for phase in range(EMPIRE_PHASES + 1, len(PHASE_NAMES))]
    ends = [0, *map(int, shard.rows["marks_end"])]
    for first, last in pairwise(ends):
        assert set(later) & set(shard.rows["places"][first:last])
    assert len(shard.rows["actions"]) == 0
