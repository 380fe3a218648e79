"""What a worker counts, for Prometheus. Labels name routes by their templates, never a table or a person."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from undercourt.server.house import House

COMMIT_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
REQUEST_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30)


class Metrics:
    """Each worker has its own, and answers for itself."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        about = ["method", "route", "status"]
        self.requests = Counter("undercourt_requests", "Requests answered.", about, registry=self.registry)
        self.seconds = self.histogram("undercourt_request_seconds", "How long they took.", REQUEST_SECONDS)
        self.commits = self.histogram("undercourt_commit_seconds", "How long it took to keep moves.", COMMIT_SECONDS)
        self.registry.register(Counted(house))

    def histogram(self, name: str, words: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, words, registry=self.registry, buckets=buckets)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Counted(Collector):
    """What others count anyway, read when somebody asks."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        rooms, pool = self.house.rooms, self.house.pool
        counts = {
            "undercourt_moves": ("Moves that were committed.", rooms.counts.moves),
            "undercourt_refused": ("Commands that changed nothing.", rooms.counts.refused),
            "undercourt_failures": ("Work that broke off by a fault of ours.", rooms.counts.failures),
            "undercourt_bot_answers": ("Questions that a bot answered.", pool.answered),
            "undercourt_bot_overruns": ("Questions that took a bot too long.", pool.overruns),
            "undercourt_bot_failures": ("Questions that a bot could not answer.", pool.failures),
            "undercourt_bot_losses": ("Processes of bots that ended by themselves.", pool.losses),
        }
        for name, (words, value) in counts.items():
            yield CounterMetricFamily(name, words, value=value)
        open_rooms = list(rooms.rooms.values())
        yield GaugeMetricFamily("undercourt_rooms", "Tables in memory.", value=len(open_rooms))
        sockets = sum(len(room.watchers) for room in open_rooms)
        yield GaugeMetricFamily("undercourt_sockets", "Open sockets.", value=sockets)
