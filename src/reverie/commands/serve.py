"""The program without a command: the server, to play in the browser."""

import argparse
from typing import Final

from reverie.commands.arguments import hours, port

EXAMPLES: Final = (
    "",
    "--host 0.0.0.0 --port 8080 --no-open",
    "play {first}",
    "simulate {second} --games 100 --player greedy",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    server = parser.add_argument_group(
        "the server", "Each can also be an environment variable: --port is REVERIE_PORT."
    )
    server.add_argument("--no-open", action="store_true", help="do not open the browser")
    server.add_argument(
        "--host", metavar="ADDRESS", help="the address to listen at (default: 127.0.0.1, only this machine reaches it)"
    )
    server.add_argument(
        "--port", type=port, metavar="N", help="the port, up to 65535; 0 takes any that is free (default: 8377)"
    )
    server.add_argument("--data", metavar="DIR", help="the folder of the database (default: the user's data folder)")
    server.add_argument("--database", metavar="URL", help="postgresql://… (default: SQLite in the folder of --data)")
    server.add_argument("--redis", metavar="URL", help="redis://…, for several servers on one database (default: none)")
    server.add_argument(
        "--backup-every",
        type=hours,
        metavar="HOURS",
        help="write a backup this often into `backups` in the folder of --data (default: 0, never)",
    )
    server.add_argument(
        "--admin-port",
        type=port,
        metavar="N",
        help="serve /metrics on this port, to this machine only (default: none)",
    )


def run(given: argparse.Namespace) -> int:
    # Every command's parser has these arguments: only the server waits for its libraries.
    from reverie.server.run import run as serve

    return serve(vars(given), open_browser=not given.no_open)
