"""What was heard is never lost, however much of it lies packed."""

from __future__ import annotations

import json

from undercourt.table.heard import TOGETHER, Heard

MANY = TOGETHER * 4 + 7


def told(number: int) -> bytes:
    return json.dumps({"number": number, "what": "play", "about": {"card": "noble, or\nnot"}}).encode()


def listening() -> Heard:
    heard = Heard()
    for number in range(MANY):
        heard.add([told(number)])
    return heard


def test_from_any_number_on_all_events_are_told_again() -> None:
    heard = listening()
    assert len(heard) == MANY and len(heard.packed) > 2
    for first in range(MANY + 1):
        assert [event["number"] for event in json.loads(heard.since(first))] == list(range(first, MANY))


def test_what_was_added_last_can_be_forgotten_even_when_others_were_packed_for_it() -> None:
    for length in range(TOGETHER - 2, MANY):
        heard = Heard()
        heard.add([told(number) for number in range(length)])
        before = heard.since(0)
        heard.add([told(length), told(length + 1)])
        heard.forget(length)
        assert heard.since(0) == before and len(heard) == length


def test_old_events_take_little_room() -> None:
    heard = listening()
    assert sum(len(packed) for packed in heard.packed[1:]) < len(heard.since(0)) / 10
