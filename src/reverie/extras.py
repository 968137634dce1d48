"""Optional packages: what to install where one is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from reverie.core.errors import ReverieError
from reverie.version import is_checkout


class MissingPackage(ReverieError):
    """Something was asked for that needs a package which is not installed; the text says how to install it."""


@contextmanager
def needs(extra: str, purpose: str) -> Iterator[None]:
    """Import packages of an extra inside: MissingPackage says what to install if one is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingPackage(missing(purpose, error, extra)) from None


def missing(purpose: str, error: ModuleNotFoundError, extra: str) -> str:
    """Such as `training needs numba: pip install "reverie[train]"`."""
    package = (error.name or "a package").partition(".")[0]
    command = "./reverie setup --everything" if is_checkout() else f'pip install "reverie[{extra}]"'
    return f"{purpose} needs {package}: {command}"
