"""The border of the command line: whatever goes wrong around a command becomes one sentence and an exit code.

It imports next to nothing itself, so that Ctrl-C meets `main` even while the rest is still being loaded.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from contextlib import suppress

from undercourt.errors import BadInput
from undercourt.printable import printable

DONE, NOT_DONE, WRONG, INTERRUPTED = 0, 1, 2, 130
LONGEST = 600  # letters of a sentence: what was typed may be longer
WIDEST = 1000  # a terminal of more columns or lines is a slip of the finger


def main(argv: list[str] | None = None) -> int:
    """The exit code: 0 done, 1 something cannot be written, 2 bad input, 130 interrupted or nobody reads on."""
    try:
        make_streams_ready()
        code = obeyed(argv)
        sys.stdout.flush()  # here, where a reader who has left or a full disk is noticed
        return code
    except BadInput as wrong:
        complain(str(wrong))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        write_into_nothing()
        return INTERRUPTED
    except OSError as wrong:  # files are the commands' business: this is the output, or the terminal itself
        write_into_nothing()
        what = "standard output" if wrong.filename is None else f"'{wrong.filename}'"
        complain(f"{what} cannot be used ({wrong.strerror})")
        return NOT_DONE


def obeyed(argv: list[str] | None) -> int:
    from undercourt.commands.parser import parser

    try:
        known = parser()
        args = known.parse_args(argv)
        if "run" not in args:
            known.print_help()
            return DONE
        code: int = args.run(args)
        return code
    except SystemExit as done:  # --help and --version
        return done.code if isinstance(done.code, int) else DONE


def make_streams_ready() -> None:
    """All three are there, in an encoding that never fails, on a terminal of believable size."""
    # In this order each of them gets its own number; else a saved game might get the number of standard output.
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115  (it stays open)
    closed = sys.stdout is None
    if closed:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    if closed:
        raise OSError(errno.EBADF, "it is closed")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Pipes get UTF-8, names of cards in all languages and JSON; a terminal what it understands.
        told = sys.stdout.isatty() or "PYTHONIOENCODING" in os.environ
        sys.stdout.reconfigure(encoding=None if told else "utf-8", errors="replace")
    for name in ("COLUMNS", "LINES"):
        size = os.environ.get(name, "1")
        if not (size.isascii() and size.isdecimal() and len(size) < 9 and 1 <= int(size) <= WIDEST):
            del os.environ[name]


def complain(words: str) -> None:
    with suppress(OSError):  # there is nobody else to tell
        print(sentence(words), file=sys.stderr, flush=True)


def sentence(words: str) -> str:
    """Capital first, full stop last, all on one line that is not too long, whatever was typed."""
    line = printable(" ".join(words.split()))
    if len(line) > LONGEST:
        line = f"{line[: LONGEST // 2]} … {line[-LONGEST // 2 :]}"
    return line[:1].upper() + line[1:].rstrip(".") + "."


def write_into_nothing() -> None:
    """Python flushes once more at exit; what is left must not fail again."""
    with suppress(OSError):  # no file behind it
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, sys.stdout.fileno())
        os.close(nothing)


if __name__ == "__main__":
    sys.exit(main())
