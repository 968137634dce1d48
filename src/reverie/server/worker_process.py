"""The start of a worker process; this module imports little, so that it starts quickly."""

import multiprocessing
import os
import sys
import threading


def start_worker() -> None:
    """Lower the priority of this process where the system allows, and let it end with the server."""
    if sys.platform != "win32":
        os.nice(5)
    end_with_parent()


def end_with_parent() -> None:
    """End this process when the server has ended, even if that was killed."""
    threading.Thread(target=_wait_for_parent, name="parent-watch", daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
