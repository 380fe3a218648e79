"""What `undercourt train` logs, as TensorBoard itself reads it."""

from __future__ import annotations

from pathlib import Path

from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

from undercourt.training.events import Events


def test_a_log_is_read_by_tensorboard_itself(tmp_path: Path) -> None:
    events = Events(tmp_path)
    for step, number in ((50, 0.5), (100, 0.25)):
        events.add(step, {"learnt/total": number, "unseen/tally": 1.0})
    read = EventAccumulator(str(tmp_path))
    read.Reload()
    assert read.Tags()["scalars"] == ["learnt/total", "unseen/tally"]
    assert [(one.step, one.value) for one in read.Scalars("learnt/total")] == [(50, 0.5), (100, 0.25)]
