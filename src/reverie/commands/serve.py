"""No command: the server, to play in the browser."""

import argparse

from reverie.commands.arguments import count


def add_arguments(parser: argparse.ArgumentParser) -> None:
    server = parser.add_argument_group("the server", "Every one can be a variable too: see docs/operations.md.")
    server.add_argument("--no-open", action="store_true", help="do not open the browser")
    server.add_argument("--host", help="the address to listen at (default: 127.0.0.1, this machine alone)")
    server.add_argument("--port", type=count, help="the port (default: 8377; 0 takes any that is free)")
    server.add_argument("--data", metavar="DIR", help="where everything is kept (default: the user's data folder)")
    server.add_argument("--database", metavar="URL", help="postgresql://… instead of SQLite in the data folder")
    server.add_argument("--redis", metavar="URL", help="redis://…, for several processes on one database")
    server.add_argument("--backup-every", type=float, metavar="HOURS", help="back up into the data folder's `backups`")
    server.add_argument("--admin-port", type=count, help="serve /metrics on this port, to this machine alone")


def run(given: argparse.Namespace) -> int:
    # Every command's parser has these arguments: only the server waits for its libraries.
    from reverie.server.run import run as serve

    return serve(vars(given), open_browser=not given.no_open)
