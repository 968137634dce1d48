"""The command line: one program for serving, playing, simulating, replaying and measuring."""

import argparse
import os
import sys
from pathlib import Path

from reverie import __version__
from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.games import find_setup, use_boards

WRONG = 2  # the exit code of everything a person can put right


def main(arguments: list[str] | None = None) -> int:
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        return int(given.run(given))
    except ReverieError as error:
        print(f"reverie: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader of our output has gone (`| head`): nothing more to say, and nothing wrong.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="reverie",
        description="Onirim and Daydream. Without a command: the server, to play in the browser.",
    )
    parser.add_argument("--version", action="version", version=f"reverie {__version__}")
    _add_server(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser("play", help="play in this terminal")
    _add_setup(play)
    _add_boards_option(play)
    play.add_argument("--seed", help="deal the same luck again")
    play.add_argument("--lang", help="en, fr, de or it (default: this system's language)")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to keep the record")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.set_defaults(run=_play)

    simulate = commands.add_parser("simulate", help="play many games and count")
    _add_setup(simulate)
    _add_boards_option(simulate)
    simulate.add_argument("--games", type=_positive, default=1000, metavar="N")
    simulate.add_argument("--player", default="random", help="random; for Daydream alone greedy and strong too")
    simulate.add_argument("--seed", default="0", help="the same seed gives the same games")
    simulate.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes; the result is the same")
    simulate.add_argument("--json", action="store_true")
    simulate.set_defaults(run=_simulate)

    replay = commands.add_parser("replay", help="check a record entry by entry and show the position")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--to", type=_count, metavar="N", help="show the position after entry N (default: the last)")
    replay.add_argument("--seat", type=_positive, metavar="P", help="see it as player P does")
    _add_boards_option(replay)
    replay.add_argument("--lang", help="en, fr, de or it (default: this system's language)")
    replay.add_argument("--json", action="store_true")
    replay.set_defaults(run=_replay)

    verify = commands.add_parser("verify", help="check that the luck of a record is the one promised")
    verify.add_argument("file", type=Path, metavar="RECORD")
    _add_boards_option(verify)
    verify.add_argument("--lang", help="en, fr, de or it (default: this system's language)")
    verify.add_argument("--json", action="store_true")
    verify.set_defaults(run=_verify)

    setups = commands.add_parser("setups", help="list every way to play")
    setups.add_argument("--json", action="store_true")
    setups.set_defaults(run=_setups)

    _add_boards(commands.add_parser("boards", help="Daydream's boards: draw, check, calibrate"))

    bench = commands.add_parser("bench", help="measure the engine against its peers")
    bench.add_argument("--quick", action="store_true", help="shorter runs, rougher figures")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=_bench)
    return parser


def _add_server(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_serve)
    server = parser.add_argument_group("the server", "Every one can be a variable too: see docs/operations.md.")
    server.add_argument("--no-open", action="store_true", help="do not open the browser")
    server.add_argument("--host", help="the address to listen at (default: 127.0.0.1, this machine alone)")
    server.add_argument("--port", type=_count, help="the port (default: 8377; 0 takes any that is free)")
    server.add_argument("--data", metavar="DIR", help="where everything is kept (default: the user's data folder)")
    server.add_argument("--database", metavar="URL", help="postgresql://… instead of SQLite in the data folder")
    server.add_argument("--redis", metavar="URL", help="redis://…, for several processes on one database")


def _add_boards(boards: argparse.ArgumentParser) -> None:
    actions = boards.add_subparsers(dest="action", metavar="ACTION", required=True)
    draw = actions.add_parser("draw", help="a whole board as a picture, to print and play on")
    draw.add_argument("view", metavar="VIEW", help="A, D, BC, EF, AD, DA, BCA or EFD")
    draw.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.svg")
    _add_boards_option(draw)
    draw.set_defaults(run=_boards_draw)
    check = actions.add_parser("check", help="refuse what cannot be played on, with place and reason")
    check.add_argument("files", type=Path, nargs="*", metavar="FILE", help="panels (default: the house's six)")
    check.set_defaults(run=_boards_check)
    calibrate = actions.add_parser("calibrate", help="how players spread over the names of a solo table")
    calibrate.add_argument("view", metavar="VIEW", help="A, D, BC, EF, AD, DA, BCA or EFD")
    calibrate.add_argument("--games", type=_positive, default=2000, metavar="N", help="for each player")
    calibrate.add_argument("--players", default="random,greedy,strong", metavar="NAMES")
    calibrate.add_argument("--seed", default="0", help="the same seed gives the same games")
    calibrate.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes; the result is the same")
    calibrate.add_argument("--json", action="store_true")
    calibrate.set_defaults(run=_calibrate)


def _add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("setup", metavar="SETUP", help="for instance onirim+book:lost (see `reverie setups`)")
    parser.add_argument("--players", type=_positive, default=1, metavar="N")
    parser.add_argument("--talk", metavar="HOW", help="two players of Onirim: open or silent")


def _add_boards_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--boards", type=Path, metavar="DIR", help="Daydream on other boards: a folder with some of A.toml to F.toml"
    )


def _setup_of(given: argparse.Namespace) -> Setup:
    _take_boards(given)
    setup = find_setup(given.setup, given.players, {"talk": given.talk} if given.talk else {})
    if given.boards is not None and setup.game != "daydream":
        raise ReverieError("--boards is for Daydream")
    return setup


def _take_boards(given: argparse.Namespace) -> None:
    if given.boards is not None:
        use_boards(given.boards)


def _positive(text: str) -> int:
    number = _count(text)
    if number == 0:
        raise argparse.ArgumentTypeError("should be at least 1")
    return number


def _count(text: str) -> int:
    if not text.isdigit() or len(text) > 12:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return int(text)


# Each command imports what it needs when it is used: a start should not wait for the others.


def _serve(given: argparse.Namespace) -> int:
    from reverie.server.run import run

    return run(vars(given), open_browser=not given.no_open)


def _play(given: argparse.Namespace) -> int:
    from reverie.commandline.play import play

    return play(
        _setup_of(given), seed=given.seed, lang=given.lang, save=given.save, resume=given.resume, boards=given.boards
    )


def _simulate(given: argparse.Namespace) -> int:
    from reverie.commandline.simulate import simulate

    return simulate(_setup_of(given), given.games, given.player, given.seed, given.jobs, given.json, given.boards)


def _replay(given: argparse.Namespace) -> int:
    from reverie.commandline.replay import replay

    _take_boards(given)
    return replay(given.file, given.to, given.seat, given.lang, given.json)


def _verify(given: argparse.Namespace) -> int:
    from reverie.commandline.verify import verify

    _take_boards(given)
    return verify(given.file, given.lang, given.json)


def _setups(given: argparse.Namespace) -> int:
    from reverie.commandline.setups import list_setups

    return list_setups(given.json)


def _boards_draw(given: argparse.Namespace) -> int:
    from reverie.commandline.boards import draw

    return draw(given.view, given.output, given.boards)


def _boards_check(given: argparse.Namespace) -> int:
    from reverie.commandline.boards import check

    return check(given.files)


def _calibrate(given: argparse.Namespace) -> int:
    from reverie.commandline.calibrate import calibrate

    setup = find_setup(f"daydream:{given.view}")
    return calibrate(setup, given.games, given.players.split(","), given.seed, given.jobs, given.json)


def _bench(given: argparse.Namespace) -> int:
    from reverie.commandline.bench import bench

    return bench(given.quick, given.json)
