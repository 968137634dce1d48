"""What a process of the server does when it starts; nothing else is imported here, so that it starts quickly."""

import multiprocessing
import os
import sys
import threading


def start_worker() -> None:
    """Give way to the server where the system has priorities of that kind, and end with it."""
    if sys.platform != "win32":
        os.nice(5)
    end_with_parent()


def end_with_parent() -> None:
    """End this process when the server has ended, however that was: one that is killed leaves nothing behind."""
    threading.Thread(target=_wait_for_parent, name="parent-watch", daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
