"""The folder of an arena: what is played in it, and every game as soon as it is over. A run that was killed goes on.

`job.json` says what is played. `games.jsonl` grows by a line a game and is never rewritten; a last line that is not
whole was torn by the end of its process, and is played again; any other that cannot be read is refused. The number of
deals is no part of the job: a larger one goes on where a smaller one ended.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any

import msgspec

from undercourt import files
from undercourt._build import PACKAGE
from undercourt.arena.tournament import Contest, Played, rotations
from undercourt.bots.brought import file_of

JOB, GAMES = "job.json", "games.jsonl"
PLAYED_BY = ("kernel", "games", "judgement", "thinking", "bots")  # all that a game between bots depends on


class OtherJob(ValueError):
    """One sentence that says what else is in that folder."""


def sources() -> str:
    """A hash of all that games between bots depend on: what other code has played is not counted together."""
    digest = blake2b(digest_size=8)
    for part in PLAYED_BY:
        for path in sorted((PACKAGE / part).rglob("*")):
            name = path.relative_to(PACKAGE)
            if path.suffix in (".py", ".toml", ".json", ".npz", ".onnx") and "text" not in name.parts:
                digest.update(f"\n{name.as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def job_of(contest: Contest) -> dict[str, Any]:
    files_brought = {entrant.name: file_of(entrant.name) for entrant in contest.bots}
    brought = {
        name: blake2b(path.read_bytes(), digest_size=8).hexdigest()
        for name, path in files_brought.items()
        if path is not None
    }
    return {
        "game": contest.game,
        "bots": [entrant.label for entrant in contest.entrants],
        "budgets": [entrant.budget for entrant in contest.entrants],
        "options": dict(contest.options),
        "seed": str(contest.seed),
        "pack": blake2b(contest.pack.encode(), digest_size=8).hexdigest() if contest.pack else "",
        "sources": sources(),
        **({"brought": brought} if brought else {}),
    }


class Folder:
    """Open while games come in; nobody else may write to it meanwhile."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Makes the folder, or goes on in it. Raises OtherJob, or OSError."""
        self.path = path
        job = job_of(contest)
        if (path / JOB).exists():
            self._must_be(job)
        else:
            path.mkdir(parents=True, exist_ok=True)
            if any(path.iterdir()):
                raise OtherJob(f"'{path}' has other files in it; --out must name a new folder, or one of this job")
            told = msgspec.json.format(msgspec.json.encode(job), indent=1).decode()
            files.write(path / JOB, told + "\n", shared=True)
        self.file: IO[bytes] = (path / GAMES).open("ab+")
        try:
            lock(self.file)
        except OSError:
            self.file.close()
            raise OtherJob(f"another arena is at work in '{path}'; wait for it, or name another folder") from None
        self.games = self._read(len(rotations(contest)), len(contest.entrants))

    def _must_be(self, job: dict[str, Any]) -> None:
        try:
            found = msgspec.json.decode(files.read(self.path / JOB), type=dict[str, Any])
        except (msgspec.DecodeError, msgspec.ValidationError):
            raise OtherJob(f"'{self.path / JOB}' cannot be read; name another folder") from None
        for key, value in job.items():
            if found.get(key) == value:
                continue
            if key == "sources":
                raise OtherJob(
                    f"'{self.path}' was played by other rules or other bots, before a change; name a new folder"
                )
            if key == "brought":
                names = " or ".join(f"'{name}'" for name in value)
                raise OtherJob(f"'{self.path}' was played before {names} changed; name a new folder")
            if key == "pack":
                raise OtherJob(f"'{self.path}' was played with other cards; name another folder")
            raise OtherJob(
                f"'{self.path}' is of another job: its {key} {'is' if isinstance(value, str) else 'are'} "
                f"{said(found.get(key))}, not {said(value)}; name another folder"
            )

    def _read(self, turns: int, seats: int) -> list[Played]:
        """What was played before; a torn end is cut off, so that the next line begins on its own. Raises OtherJob."""
        self.file.seek(0)
        whole, torn, games = 0, 0, {}
        for number, line in enumerate(self.file, 1):
            game = game_in(line, turns, seats)
            if game is None:
                torn = torn or number
            elif torn:  # what follows a torn end was never written: this line was damaged later
                self.file.close()
                raise OtherJob(
                    f"line {torn} of '{self.path / GAMES}' is no game of this job, and games follow it; "
                    "take that line out, and it is played again, or name another folder"
                )
            else:
                games[game.deal, game.rotation] = game
                whole += len(line)
        self.file.truncate(whole)
        self.file.seek(0, os.SEEK_END)
        return list(games.values())

    def keep(self, games: Iterable[Played]) -> Iterator[Played]:
        """Passes the games on after each is written."""
        for game in games:
            self.file.write(msgspec.json.encode(game) + b"\n")
            self.file.flush()
            self.games.append(game)
            yield game

    def close(self) -> None:
        self.file.close()


def game_in(line: bytes, turns: int, seats: int) -> Played | None:
    """The game that a line tells, if it is whole and one of so many rotations and seats."""
    try:
        game = msgspec.json.decode(line, type=Played)
    except (msgspec.DecodeError, msgspec.ValidationError):
        return None
    return game if line.endswith(b"\n") and game.rotation < turns and len(game.places) == seats else None


def said(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={one}" for name, one in value.items()) or "none"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def lock(file: IO[bytes]) -> None:
    """Until it is closed. Raises OSError where another process has it."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
