"""All commands with their arguments, as argparse reads them; what is wrong with them becomes BadInput."""

from __future__ import annotations

import argparse
import re
from importlib import import_module
from typing import NoReturn

from undercourt.commands import COMMANDS
from undercourt.commands.arguments import program
from undercourt.commands.screen import say
from undercourt.errors import BadInput

EXAMPLES = """examples:
  undercourt term tyrants --players 2 --bots greedy
  undercourt cards tyrants --lang pl
  undercourt simulate tyrants --players 4 --games 1000 --bots greedy,random,random,random

undercourt COMMAND --help tells more about each command.

exit codes: 0 done; 1 not done, because something cannot be written, or a pack has mistakes; 2 something typed or
named is wrong; 130 interrupted, or nobody reads the output any more"""


class Parser(argparse.ArgumentParser):
    """Raises BadInput with a sentence instead of printing its usage and leaving the program."""

    def error(self, message: str) -> NoReturn:
        wrong = message.removeprefix("argument ")
        if ": it must be" in wrong:  # said by a type of our own
            raise BadInput(wrong.replace(": it must be", " must be"))
        command = re.match(r"COMMAND: invalid choice: (.*) \(choose from ", wrong, re.DOTALL)
        if command:
            raise BadInput(f"there is no command {command[1]}; there are: {', '.join(COMMANDS)}")
        raise BadInput(f"{wrong}; '{self.prog} --help' shows what is right")

    def _print_message(self, message: str, file: object = None) -> None:
        """To standard output; argparse would not say that it cannot be written."""
        say(message.removesuffix("\n"))


class Version(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        from importlib.metadata import PackageNotFoundError, version

        from undercourt import BUILD

        try:
            number = version("undercourt")
        except PackageNotFoundError:
            number = "(not installed, run from its sources)"
        say(f"undercourt {number}, engine {BUILD}")
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
        if one.epilog:  # the name where a command begins, and not in an address or a path
            one.epilog = re.sub(r"(?<!\S)undercourt (?=\S)", lambda _: f"{program()} ", one.epilog)
    return whole
