"""Counts and times for Prometheus: a handful, written as its text format wants them."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

HELP: Final = {
    "reverie_requests_total": "HTTP requests by method, route and status.",
    "reverie_messages_total": "WebSocket messages received by type.",
    "reverie_refusals_total": "Refusals by code.",
    "reverie_entries_total": "Entries stored by this process.",
    "reverie_bot_answers_total": "Answers given by bots.",
    "reverie_bot_failures_total": "Bots that failed and were stood in for: see the log.",
    "reverie_errors_total": "Our own mistakes: see the log.",
}


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.times = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def count(self, name: str, labels: str = "", by: int = 1) -> None:
        self.counts[name, labels] += by

    def gauge(self, name: str, help_text: str, read: Callable[[], float]) -> None:
        self.gauges[name] = (help_text, read)

    def answered(self, seconds: float) -> None:
        """How long an answer of a player took until it was stored."""
        self.times[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def write(self) -> str:
        lines: list[str] = []
        for name, help_text in HELP.items():
            lines += [f"# HELP {name} {help_text}", f"# TYPE {name} counter"]
            lines += [
                f"{name}{{{labels}}} {n}" if labels else f"{name} {n}"
                for (one, labels), n in sorted(self.counts.items())
                if one == name
            ]
        for name, (help_text, read) in self.gauges.items():
            lines += [f"# HELP {name} {help_text}", f"# TYPE {name} gauge", f"{name} {read():g}"]
        name = "reverie_answer_seconds"
        lines += [f"# HELP {name} Time until an answer was stored.", f"# TYPE {name} histogram"]
        so_far = 0
        for edge, n in zip((*BUCKETS, "+Inf"), self.times, strict=True):
            so_far += n
            lines.append(f'{name}_bucket{{le="{edge}"}} {so_far}')
        lines += [f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}", ""]
        return "\n".join(lines)
