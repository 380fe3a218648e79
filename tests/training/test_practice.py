"""The part that needs PyTorch. It runs where PyTorch is installed, which the tests' own packages do not bring."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
from librt.vecs import vec

from tests.training.lots_seen import any_weights, lots_with_eyes
from undercourt.bots.weights import read_weights, sense_with, write_weights
from undercourt.games import load_game
from undercourt.kernel.decision import Decision
from undercourt.training.selfplay import CALM
from undercourt.training.shards import BadRun

if find_spec("torch") is not None and find_spec("numpy") is not None:
    import torch

    from undercourt.training import practice as practising
    from undercourt.training.actor import Actor, Critic, Lesson, Steps, advantages, loss_of, with_seat
    from undercourt.training.practice import Course, Practice, begins_with, keep, left_at
    from undercourt.training.tables import Tables

    WHISPERS = Course("whispers", {2: 1.0, 3: 1.0}, games=64)

    def quiet(line: str) -> None:
        """Nobody listens."""

    def practised(folder: Path, lessons: int, course: Course = WHISPERS) -> Practice:
        folder.mkdir(exist_ok=True)
        run = Practice(folder, course, 1, 10, quiet, "cpu")
        run.go(lessons)
        return run

    def one_game(seats: list[int], hopes: list[float], done_at: int, paid: list[float]) -> Steps:
        length = len(seats)
        dones = torch.tensor([[t == done_at] for t in range(length)])
        rewards = torch.zeros((length, 1, 8))
        rewards[done_at, 0, : len(paid)] = torch.tensor(paid)
        nothing = torch.zeros((length, 1))
        asked, hoped = torch.tensor(seats)[:, None], torch.tensor(hopes)[:, None]
        return Steps(nothing, nothing, asked, nothing, nothing, hoped, dones, rewards)

    def test_a_seat_learns_from_its_own_next_decision_and_from_the_end() -> None:
        better, sure = advantages(one_game([0, 1, 0, 1, 0], [0.1, 0.2, 0.3, 0.4, 0.9], 3, [1.0, -1.0]))
        last_of_0, last_of_1 = 1.0 - 0.3, -1.0 - 0.4
        expected = [0.3 - 0.1 + 0.97 * last_of_0, 0.4 - 0.2 + 0.97 * last_of_1, last_of_0, last_of_1]
        assert better[:4, 0].tolist() == pytest.approx(expected)
        assert sure[:, 0].tolist() == [True] * 4 + [False], "of the next game nothing is known yet"

    def test_the_decision_before_one_whose_end_is_unknown_learns_from_its_hope() -> None:
        better, sure = advantages(one_game([0, 0, 0], [0.1, 0.4, 0.9], 0, [0.5]))
        assert sure[:, 0].tolist() == [True, True, False]
        assert better[:2, 0].tolist() == pytest.approx([0.5 - 0.1, 0.9 - 0.4])

    def test_tables_play_the_actions_that_were_meant() -> None:
        """Counted from the seat, and called by their own names at the table: else they would not be legal."""
        tables = Tables(load_game("tyrants"), 48, {2: 1.0, 4: 1.0}, True, 1, 5, "cpu")
        ended = 0
        for _ in range(60):
            seen = tables.look()
            assert seen.masks.any(1).all()
            ended += int(tables.step(seen.masks.float().multinomial(1)[:, 0], seen.seats).dones.sum())
        tables.close()
        assert len(tables.batches) == 4 and ended == 0

    def test_what_is_paid_is_a_win_and_a_little_for_the_margin() -> None:
        tables = Tables(load_game("whispers"), 32, {3: 1.0}, False, 1, 5, "cpu")
        for _ in range(400):
            seen = tables.look()
            after = tables.step(seen.masks.float().multinomial(1)[:, 0], seen.seats)
            if after.dones.any():
                break
        tables.close()
        paid = after.paid[after.dones]
        assert paid[:, 3:].abs().max() == 0 and after.paid[~after.dones].abs().max() == 0
        assert paid[:, :3].max(1).values.min() > 0.3 > 0 > paid[:, :3].min(1).values.max()

    def test_bots_play_with_the_guide_that_practised(tmp_path: Path) -> None:
        run = practised(tmp_path, 1)
        game = run.game
        sense = sense_with(game, read_weights(tmp_path / "weights.npz"))
        d = Decision()
        s = game.begin(3, {}, 7, d)
        odds = vec[float]([0.0] * d.count)
        assert sense.guess(s, d, odds)
        row = torch.zeros(1, int(game.eyes.size))
        sense.see(s, d.seat)
        for i in range(sense.sight.count):
            mark = int(sense.sight.marks[i])
            if mark >> 8 < row.shape[1]:
                row[0, mark >> 8] += mark & 255
        said = run.actor(with_seat(row, torch.tensor([d.seat])))[0]
        names = sense.counted(d.seat, 3)
        expected = torch.softmax(CALM * said[[int(names[d.actions[i]]) for i in range(d.count)]], 0)
        assert [odds[i] for i in range(d.count)] == pytest.approx(expected.tolist(), abs=0.01)

    def test_practice_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(practising, "LOOKS", 1)
        keep(tmp_path, WHISPERS)
        first = practised(tmp_path, 2)
        again = Practice(tmp_path, left_at(tmp_path), 1, 10, quiet, "cpu")
        assert again.lessons == 2 and again.rounded().guide == first.rounded().guide
        again.go(3)
        assert again.lessons == 3 and again.rounded().guide != first.rounded().guide

    def test_it_begins_with_the_guide_it_is_given_and_keeps_judge_and_tally(tmp_path: Path) -> None:
        practised(tmp_path / "first", 1)
        start = WHISPERS._replace(start=str(tmp_path / "first" / "weights.npz"))
        other = Practice(tmp_path / "other", start, 1, 10, quiet, "cpu")
        assert other.rounded() == read_weights(tmp_path / "first" / "weights.npz")
        shipped = Path(practising.__file__).parents[1] / "bots" / "weights" / "tyrants.npz"
        tyrants = Practice(tmp_path / "t", Course("tyrants", {2: 1.0}, start=str(shipped)), 1, 10, quiet, "cpu")
        assert tyrants.rounded() == read_weights(shipped)

    def test_weights_that_do_not_fit_are_refused_in_one_sentence(tmp_path: Path) -> None:
        with pytest.raises(BadRun, match="there is no file"):
            begins_with(WHISPERS._replace(start=str(tmp_path / "none.npz")))
        path = tmp_path / "lots.npz"
        write_weights(path, any_weights(lots_with_eyes(), 1))
        with pytest.raises(BadRun, match="has no guide of the size that practises whispers; begin without it"):
            begins_with(WHISPERS._replace(start=str(path)))

    @pytest.mark.parametrize("end", [0, 100, -100])
    def test_damaged_files_are_named(tmp_path: Path, end: int) -> None:
        keep(tmp_path, WHISPERS)
        practised(tmp_path, 1)
        for name in ("practice.pt", "practice.json"):
            path = tmp_path / name
            path.write_bytes(path.read_bytes()[:end])
        with pytest.raises(BadRun, match=r"practice.pt' is damaged"):
            Practice(tmp_path, WHISPERS, 1, 10, quiet, "cpu")
        with pytest.raises(BadRun, match=r"practice.json' is damaged"):
            left_at(tmp_path)

    def test_what_pays_becomes_likelier_and_nothing_else_is_chosen() -> None:
        torch.manual_seed(1)
        game = load_game("whispers")
        actor, critic = Actor(game), Critic(game)
        rows, seats = torch.randint(0, 2, (64, int(game.eyes.size))), torch.zeros(64, dtype=torch.int64)
        masks = torch.zeros((64, game.space.size), dtype=torch.bool)
        masks[:, 3:6] = True
        actions = torch.arange(64) % 3 + 3
        pays = torch.where(actions == 4, 1.0, -0.5)
        optimizer = torch.optim.Adam([*actor.parameters(), *critic.parameters()], lr=0.01)
        for _ in range(40):  # each time as if it had just been played so
            with torch.no_grad():
                logs = torch.log_softmax(actor(with_seat(rows, seats)).masked_fill(~masks, -1e9), 1)
            lesson = Lesson(rows, masks, seats, actions, logs.gather(1, actions[:, None])[:, 0], pays, pays)
            loss, told = loss_of(actor, critic, lesson, 0.0)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        odds = logs.exp()
        assert odds[:, 4].min() > 0.9 and odds[:, [0, 1, 2]].max() == 0
        assert told["error of the critic"] < pays.var()
