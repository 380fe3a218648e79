"""The load runs, tells all it is asked for, and little travels."""

from __future__ import annotations

from bench.load import measured

KEYS = {
    *("tables", "viewers", "moves_per_s", "p50_ms", "p99_ms", "bytes_per_decision", "bytes_p99", "kb_per_viewer"),
    *("kb_per_table", "kb_idle", "echo_p50_ms", "echo_p99_ms", "lobby_ratio"),
}


def test_a_short_load_tells_what_everybody_waits_for_and_what_travels() -> None:
    words = "--tables 8 --seconds 6 --pace 4 --ahead 20 --stored 400 --forgotten 1"
    told = measured(words.split())
    assert told.keys() >= KEYS and told["viewers"] == 32
    assert told["moves"] > 100 and told["p99_ms"] > 0
    # The games are dealt by lot, so there is some room: bench/wire.py measures the same games every time.
    assert told["bytes_per_decision"] <= 300 * 1.25 and told["bytes_p99"] <= 2048 * 1.25
    assert told["lobby_ratio"] < 5
