"""Reverie: a home for dream games, for people, bots and researchers."""

import os
import sys

if os.environ.get("REVERIE_PURE") == "1":
    # One source, two forms: this makes Python pass over the compiled modules lying beside the
    # sources, so that the same checkout can run, and be tested, uncompiled.
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

    _here = os.path.dirname(os.path.abspath(__file__))
    _sources_only = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def _ours(path: str) -> FileFinder:
        if not os.path.abspath(path).startswith(_here):
            raise ImportError(path)
        finder = _sources_only(path)
        assert isinstance(finder, FileFinder)
        return finder

    sys.path_hooks.insert(0, _ours)
    for _path in [path for path in sys.path_importer_cache if path.startswith(_here)]:
        del sys.path_importer_cache[_path]

try:
    from reverie._version import __version__ as __version__
except ImportError:  # a checkout: the file is written when the package is built
    __version__ = "0.1.0"
