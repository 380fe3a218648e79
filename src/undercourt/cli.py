"""The command line: finds the command, runs it, and turns whatever was wrong with the input into one sentence."""

from __future__ import annotations

import argparse
import io
import os
import sys
from importlib import import_module
from typing import NoReturn

from undercourt.commands import COMMANDS
from undercourt.commands.arguments import program
from undercourt.errors import BadInput

WRONG = 2
INTERRUPTED = 130

EXAMPLES = """examples:
  undercourt term tyrants --players 2 --bots greedy
  undercourt cards tyrants --lang pl
  undercourt simulate tyrants --players 4 --games 1000 --bots greedy,random,random,random

undercourt COMMAND --help tells more about each command."""


class Parser(argparse.ArgumentParser):
    """Raises BadInput with a sentence instead of printing its usage and leaving the program."""

    def error(self, message: str) -> NoReturn:
        wrong = message.removeprefix("argument ")
        if ": it must be" in wrong:  # said by a type of our own
            raise BadInput(wrong.replace(": it must be", " must be"))
        if wrong.startswith("COMMAND: invalid choice"):
            raise BadInput(f"there is no command {wrong.split()[3]}; there are: {', '.join(COMMANDS)}")
        raise BadInput(f"{wrong}; '{self.prog} --help' shows what is right")


class Version(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        from importlib.metadata import PackageNotFoundError, version

        from undercourt import COMPILED

        try:
            number = version("undercourt")
        except PackageNotFoundError:
            number = "(not installed, run from its sources)"
        print(f"undercourt {number}, engine {'compiled' if COMPILED else 'uncompiled'}")
        parser.exit()


def parser() -> Parser:
    whole = Parser(
        prog="undercourt",
        description="Board games of hidden power: play them, simulate them, look inside.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    text = "print the version and whether the engine is compiled"
    whole.add_argument("--version", nargs=0, action=Version, help=text)
    subparsers = whole.add_subparsers(metavar="COMMAND", title="commands", required=False)
    for name in COMMANDS:
        import_module(f"undercourt.commands.{name}").add(subparsers)
    for one in [whole, *subparsers.choices.values()]:
        one.epilog = one.epilog and one.epilog.replace("undercourt ", f"{program()} ")
    return whole


def main(argv: list[str] | None = None) -> int:
    """The exit code: 0 done, 2 bad input, 130 interrupted or nobody reads on."""
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.encoding.lower() != "utf-8":
        sys.stdout.reconfigure(encoding="utf-8")  # names of cards in all languages, JSON in pipes
    try:
        known = parser()
        args = known.parse_args(argv)
        if "run" not in args:
            known.print_help()
            return 0
        code: int = args.run(args)
        sys.stdout.flush()  # here, where a reader who has left is noticed
        return code
    except SystemExit as done:  # --help and --version
        return done.code if isinstance(done.code, int) else 0
    except BadInput as wrong:
        print(sentence(str(wrong)), file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python flushes once more at exit; let it write into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return INTERRUPTED


def sentence(words: str) -> str:
    """Capital first, full stop last, all on one line."""
    line = " ".join(words.split())
    return line[:1].upper() + line[1:].rstrip(".") + "."


if __name__ == "__main__":
    sys.exit(main())
