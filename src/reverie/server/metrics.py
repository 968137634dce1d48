"""Metrics for operators: counted as things happen, and read by Prometheus.

Counts are kept in a dictionary: `prometheus_client`'s own counters take a lock each time, and a move is counted
several times. No label may identify a person or a match: labels are routes, codes and names of ours.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from reverie.server.timing import Timing

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

COUNTERS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "reverie_requests_total": ("HTTP requests by method, route and status.", ("method", "route", "status")),
    "reverie_messages_total": ("WebSocket messages received by type.", ("type",)),
    "reverie_refusals_total": ("Refusals by code.", ("code",)),
    "reverie_entries_total": ("Entries stored by this process.", ()),
    "reverie_bot_answers_total": ("Answers given by bots.", ()),
    "reverie_bot_failures_total": ("Bots that failed and were stood in for: see the log.", ("bot",)),
    "reverie_errors_total": ("Our own mistakes: see the log.", ()),
}


class _Gauge(NamedTuple):
    help_text: str
    read: Callable[[], float]


class _Total(NamedTuple):
    """A count that is kept elsewhere: by the value of one label, or "" without one."""

    help_text: str
    label: str
    read: Callable[[], Mapping[str, int]]


class _Histogram(NamedTuple):
    help_text: str
    label: str
    timings: Mapping[str, Timing]


class Metrics:
    """Counts, gauges and histograms by name. As a collector of `prometheus_client` it is read at each scrape."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, tuple[str, ...]]] = Counter()
        self.gauges: dict[str, _Gauge] = {}
        self.totals: dict[str, _Total] = {}
        self.histograms: dict[str, _Histogram] = {}

    def count(self, name: str, *labels: str, by: int = 1) -> None:
        """Count one of COUNTERS, with a value for each of its labels."""
        self.counts[name, labels] += by

    def gauge(self, name: str, help_text: str, read: Callable[[], float]) -> None:
        """Add a figure that is read when Prometheus asks."""
        self.gauges[name] = _Gauge(help_text, read)

    def total(self, name: str, help_text: str, read: Callable[[], int]) -> None:
        """Add a count that is kept elsewhere and only grows."""
        self.totals[name] = _Total(help_text, "", lambda: {"": read()})

    def totals_by(self, name: str, help_text: str, label: str, read: Callable[[], Mapping[str, int]]) -> None:
        """Add counts that are kept elsewhere and only grow, one for each value of a label."""
        self.totals[name] = _Total(help_text, label, read)

    def histogram(self, name: str, help_text: str, label: str, timings: Mapping[str, Timing]) -> None:
        """Add times that are kept elsewhere, for each value of a label; for "" without one."""
        self.histograms[name] = _Histogram(help_text, label, timings)

    def collect(self) -> Iterator["Metric"]:
        """Yield every metric with its current value; `prometheus_client` calls this."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        for name, (help_text, labels) in COUNTERS.items():
            counter = CounterMetricFamily(name, help_text, labels=labels)
            for (counted, values), count in sorted(self.counts.items()):
                if counted == name:
                    counter.add_metric(values, count)
            if not labels and not counter.samples:
                counter.add_metric((), 0)
            yield counter
        for name, total in self.totals.items():
            counter = CounterMetricFamily(name, total.help_text, labels=[total.label] if total.label else [])
            for value, count in sorted(total.read().items()):
                counter.add_metric([value] if total.label else [], count)
            yield counter
        for name, gauge in self.gauges.items():
            yield GaugeMetricFamily(name, gauge.help_text, gauge.read())
        for name, histogram in self.histograms.items():
            label = histogram.label
            times = HistogramMetricFamily(name, histogram.help_text, labels=[label] if label else [])
            for value, timing in histogram.timings.items():
                times.add_metric([value] if label else [], timing.cumulative(), timing.total)
            yield times

    def write(self) -> bytes:
        """Return every metric in the text format of Prometheus, with the processor time and memory of the process."""
        from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest

        registry = CollectorRegistry()
        registry.register(self)
        ProcessCollector(registry=registry)
        return generate_latest(registry)
