"""What programs give to the faces for them: whole numbers of any library, seeds, options. Wrong ones are BadOption."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from inspect import Parameter, signature
from typing import Final

from undercourt.kernel.game import BadOption, Game, Options

SEED_BITS: Final = 128  # of a game's seed


def whole(value: object) -> int | None:
    """A whole number of any kind, such as NumPy's, as Python's own; None if it is something else."""
    try:
        return operator.index(value)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        return None


def at_least(least: int, value: object, what: str) -> int:
    """Raises BadOption with a sentence that begins with `what`, such as "a batch has"."""
    number = whole(value)
    if number is None or number < least:
        raise BadOption(f"{what} {least} or more, not {value!r}")
    return number


def flag_given(what: str, value: object) -> bool:
    """As Python or NumPy has it, or as 0 or 1. Raises BadOption: words such as "off" would count as True."""
    number = whole(value)  # NumPy's own True is none
    if number not in (0, 1) and type(value).__name__ not in ("bool", "bool_"):
        raise BadOption(f"'{what}' cannot be {value!r}; it is one of: False, True")
    return bool(value)


def seed_given(seed: object) -> int:
    number = whole(seed)
    if number is None or not 0 <= number < 1 << SEED_BITS:
        raise BadOption(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1, not {seed!r}")
    return number


def table_given(
    rules: Game, players: object, options: Mapping[str, object], face: Callable[..., object]
) -> tuple[int, Options]:
    """How many play, as few as may if that is None, and all options, those not given among them.

    `face` was called with them: what is no option may be one of its arguments, misspelt.
    """
    seats = rules.fewest if players is None else whole(players)
    if seats is None:
        raise BadOption(f"{rules.slug} is for {rules.fewest} to {rules.most} players, not {players!r}")
    words: Options = {}
    for name, value in options.items():
        must_be_no_argument(name, rules, face)
        if not isinstance(value, str):
            known = [repr(one) for option in rules.options if option.name == name for one in option.values]
            if known:
                raise BadOption(f"'{name}' cannot be {value!r}; it is one of: {', '.join(known)}")
        words[name] = str(value)
    return seats, rules.chosen(seats, words)


def must_be_no_argument(name: str, rules: Game, face: Callable[..., object]) -> None:
    """Raises BadOption for what is no option and nearly an argument; other options are refused by the game."""
    known = [option.name for option in rules.options]
    if name in known:
        return
    taken = [one.name for one in signature(face).parameters.values() if one.default is not Parameter.empty]
    near = [repr(one) for one in get_close_matches(name, taken + known) if one in taken]
    if near:
        has = f"{rules.slug} has no option '{name}'; it has: {', '.join(known)}"
        raise BadOption(f"{has}; near it is the argument {' or '.join(near)}")
