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
    play.add_argument(
        "--with", dest="bots", metavar="NAMES", help="players for the last seats: sharp, or gentle,dreamer, one a seat"
    )
    play.add_argument("--seed", help="deal the same luck again")
    play.add_argument("--lang", help="en, fr, de or it (default: this system's language)")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to keep the record")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.set_defaults(run=_play)

    _add_terminal(commands.add_parser("terminal", help="the whole house in this terminal, with mouse and keyboard"))

    simulate = commands.add_parser("simulate", help="play many games and count")
    _add_setup(simulate)
    _add_boards_option(simulate)
    simulate.add_argument("--games", type=_positive, default=1000, metavar="N")
    simulate.add_argument("--player", default="random", help="for instance greedy or sharp (see docs/players.md)")
    simulate.add_argument("--seed", default="0", help="the same seed gives the same games")
    _add_workers(simulate)
    simulate.add_argument("--json", action="store_true")
    simulate.set_defaults(run=_simulate)

    arena = commands.add_parser("arena", help="who is stronger: two players with the same luck, or one measured alone")
    arena.add_argument("sides", nargs="+", metavar="PLAYER", help="one or two players (see docs/players.md)")
    arena.add_argument("--setup", required=True, metavar="SETUP", help="for instance onirim+book:lost")
    _add_seats(arena)
    _add_boards_option(arena)
    arena.add_argument("--games", type=_positive, default=1000, metavar="N", help="at most (default: 1000)")
    arena.add_argument("--all", action="store_true", help="play all of them, even if the answer is clear before")
    arena.add_argument("--calibration", action="store_true", help="hold the chances one player states against results")
    arena.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the calibration")
    arena.add_argument("--lang", help="en, fr, de or it: for the plot (default: this system's language)")
    arena.add_argument("--seed", default="arena", help="the same seed gives the same games")
    _add_workers(arena)
    arena.add_argument("--json", action="store_true")
    arena.set_defaults(run=_arena)

    replay = commands.add_parser("replay", help="check a record entry by entry and show the position")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--to", type=_count, metavar="N", help="show the position after entry N (default: the last)")
    replay.add_argument("--seat", type=_positive, metavar="P", help="see it as player P does")
    _add_boards_option(replay)
    replay.add_argument("--lang", help="en, fr, de or it (default: this system's language)")
    replay.add_argument("--json", action="store_true")
    replay.set_defaults(run=_replay)

    hint = commands.add_parser("hint", help="the best answers at a position of a record, and why")
    hint.add_argument("file", type=Path, metavar="FILE")
    hint.add_argument("--to", type=_count, metavar="N", help="at the position after entry N (default: the last)")
    hint.add_argument("--seat", type=_positive, metavar="P", help="for player P, if several are asked")
    _add_judging(hint)
    hint.set_defaults(run=_hint)

    analyse = commands.add_parser("analyse", help="a recorded game told apart into luck and choices")
    analyse.add_argument("file", type=Path, metavar="FILE")
    analyse.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw how it went")
    _add_judging(analyse)
    analyse.set_defaults(run=_analyse)

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

    train = commands.add_parser("train", help="make the weights that learned players play by")
    _add_setup(train)
    train.add_argument("--everything", action="store_true", help="every set-up but the base game, together")
    train.add_argument(
        "--minutes", type=float, default=60.0, metavar="M", help="stop by then; the same command goes on"
    )
    train.add_argument("--rounds", type=_positive, default=2000, metavar="R", help="the length of the whole course")
    _add_workers(train)
    train.add_argument("--seed", default="0", help="the same seed gives the same weights")
    train.add_argument("--into", type=Path, default=Path("training"), metavar="DIR", help="where everything is kept")
    train.add_argument(
        "--start", type=Path, nargs="+", default=(), metavar="FILE", help="weights to begin with; several are joined"
    )
    train.set_defaults(run=_train, boards=None)

    admin = commands.add_parser("admin", help="the server's store: export, import, check, delete, vacuum, backup")
    _add_admin(admin)

    bench = commands.add_parser("bench", help="measure the engine against its peers")
    bench.add_argument("--quick", action="store_true", help="shorter runs, rougher figures")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=_bench)
    return parser


def _add_terminal(terminal: argparse.ArgumentParser) -> None:
    terminal.add_argument("setup", nargs="?", metavar="SETUP", help="begin with a game of this (see `reverie setups`)")
    _add_seats(terminal)
    _add_boards_option(terminal)
    terminal.add_argument("--with", dest="bots", metavar="NAMES", help="players for the last seats, as for `play`")
    terminal.add_argument("--seed", help="deal the same luck again")
    terminal.add_argument("--lang", help="en, fr, de or it (default: as chosen before, or this system's language)")
    terminal.add_argument("--save", type=Path, metavar="FILE", help="where to keep the record of the first game")
    terminal.add_argument("--resume", type=Path, metavar="FILE", help="begin with a saved game")
    terminal.add_argument("--replay", type=Path, metavar="FILE", help="begin with a record to see again")
    terminal.add_argument("--server", metavar="URL", help="begin at a server, with your account there")
    terminal.set_defaults(run=_terminal)


def _add_server(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_serve)
    server = parser.add_argument_group("the server", "Every one can be a variable too: see docs/operations.md.")
    server.add_argument("--no-open", action="store_true", help="do not open the browser")
    server.add_argument("--host", help="the address to listen at (default: 127.0.0.1, this machine alone)")
    server.add_argument("--port", type=_count, help="the port (default: 8377; 0 takes any that is free)")
    server.add_argument("--data", metavar="DIR", help="where everything is kept (default: the user's data folder)")
    server.add_argument("--database", metavar="URL", help="postgresql://… instead of SQLite in the data folder")
    server.add_argument("--redis", metavar="URL", help="redis://…, for several processes on one database")


def _add_admin(admin: argparse.ArgumentParser) -> None:
    # What is not given here must not wipe out what was given before the command.
    admin.add_argument(
        "--data", metavar="DIR", default=argparse.SUPPRESS, help="the folder the server keeps its games in"
    )
    admin.add_argument(
        "--database", metavar="URL", default=argparse.SUPPRESS, help="postgresql://…, if it keeps them there"
    )
    actions = admin.add_subparsers(dest="action", metavar="ACTION", required=True)
    export = actions.add_parser("export", help="everything as lines of JSON, while the server runs")
    export.add_argument("file", type=Path, metavar="FILE")
    take_in = actions.add_parser("import", help="fill an empty store with an export")
    take_in.add_argument("file", type=Path, metavar="FILE")
    actions.add_parser("check", help="replay every stored record; 1 if any is damaged")
    delete = actions.add_parser("delete", help="delete a person and everything that says who they were")
    delete.add_argument("person", metavar="NAME", help="the claimed name, or the id")
    delete.add_argument("--yes", action="store_true", help="do not ask")
    actions.add_parser("vacuum", help="give back the space of what was deleted")
    backup = actions.add_parser("backup", help="a copy of an SQLite store, while the server runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    admin.set_defaults(run=_admin)


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
    _add_seats(parser)


def _add_seats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=_positive, default=1, metavar="N")
    parser.add_argument("--talk", metavar="HOW", help="two players of Onirim: open or silent")


def _add_judging(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--player", metavar="NAME", help="who judges (default: the best that judges quickly)")
    _add_boards_option(parser)
    parser.add_argument("--lang", help="en, fr, de or it (default: this system's language)")
    parser.add_argument("--json", action="store_true")


def _add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes; the result is the same")
    parser.add_argument("--cluster", metavar="ADDRESS", help="work on a dask cluster instead; the result is the same")


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
        _setup_of(given),
        seed=given.seed,
        lang=given.lang,
        save=given.save,
        resume=given.resume,
        boards=given.boards,
        bots=given.bots.split(",") if given.bots else None,
    )


def _terminal(given: argparse.Namespace) -> int:
    from reverie.terminal.start import start

    _take_boards(given)
    return start(
        _setup_of(given) if given.setup else None,
        bots=given.bots.split(",") if given.bots else None,
        seed=given.seed,
        lang=given.lang,
        save=given.save,
        resume=given.resume,
        replay=given.replay,
        server=given.server,
    )


def _simulate(given: argparse.Namespace) -> int:
    from reverie.commandline.simulate import simulate

    return simulate(
        _setup_of(given), given.games, given.player, given.seed, given.jobs, given.json, given.boards, given.cluster
    )


def _arena(given: argparse.Namespace) -> int:
    from reverie.commandline.arena import arena

    if len(given.sides) > 2:
        raise ReverieError("an arena is for one player or two")
    if given.calibration:
        from reverie.commandline.calibration import calibration

        return calibration(
            _setup_of(given),
            given.sides[0],
            given.games,
            given.seed,
            jobs=given.jobs,
            cluster=given.cluster,
            plot=given.plot,
            lang=given.lang,
            as_json=given.json,
        )
    return arena(
        _setup_of(given),
        given.sides,
        given.games,
        given.seed,
        jobs=given.jobs,
        whole=given.all,
        as_json=given.json,
        boards=given.boards,
        cluster=given.cluster,
    )


def _replay(given: argparse.Namespace) -> int:
    from reverie.commandline.replay import replay

    _take_boards(given)
    return replay(given.file, given.to, given.seat, given.lang, given.json)


def _hint(given: argparse.Namespace) -> int:
    from reverie.commandline.hint import show_hint

    _take_boards(given)
    return show_hint(given.file, given.to, given.seat, given.lang, given.player, given.json)


def _analyse(given: argparse.Namespace) -> int:
    from reverie.commandline.analyse import show_analysis

    _take_boards(given)
    return show_analysis(given.file, given.lang, given.player, given.json, given.plot)


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


def _train(given: argparse.Namespace) -> int:
    from reverie.commandline.train import train

    return train(
        _setup_of(given),
        given.everything,
        given.minutes,
        given.jobs,
        given.seed,
        given.rounds,
        given.into,
        given.start,
        given.cluster,
    )


def _admin(given: argparse.Namespace) -> int:
    from reverie.commandline.admin import run

    return run(given)


def _bench(given: argparse.Namespace) -> int:
    from reverie.commandline.bench import bench

    return bench(given.quick, given.json)
