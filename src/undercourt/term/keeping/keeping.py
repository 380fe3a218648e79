"""Keeping the game as it goes, and leaving it: what is said and asked about files."""

from __future__ import annotations

import errno
import shlex
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import undercourt.files as files
from undercourt.term.keeping.saves import Shelf, would_lose
from undercourt.term.line import undisturbed
from undercourt.term.page.screen import Screen
from undercourt.term.typed.words import words

# Why a file cannot be written, as messages say it.
REASONS = {
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENAMETOOLONG: "bad-name",
    errno.EINVAL: "bad-name",
    errno.ENODEV: "no-file",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}

Read = Callable[[str], str]


class Left(Exception):
    """The player went away."""


class Keeping:
    """One game on its shelf, in front of the people who play it."""

    def __init__(self, shelf: Shelf, screen: Screen, read: Read, record: Callable[[], str]) -> None:
        self.shelf = shelf
        self.screen = screen
        self.texts = screen.texts
        self.read = read
        self.record = record

    def answer(self) -> str:
        return self.read(self.texts.say("ui-prompt") + " ").strip()

    def is_word(self, said: str, what: str) -> bool:
        """Whether that was said, in English or in the player's language."""
        return len(words(said)) == 1 and words(said)[0] in [what, *words(self.texts.say(f"ui-word-{what}"))]

    def keep(self) -> bool:
        """After every action, so that nothing is lost whatever happens to the terminal. False: it cannot be."""
        try:
            with undisturbed():
                left = self.shelf.keep(self.record())
        except OSError as wrong:
            self.cannot_save(str(self.shelf.path), wrong)
            return False
        if left is not None:
            self.screen.say("ui-kept-beside", file=str(left), beside=str(self.shelf.path))
        return True

    def keep_unseen(self) -> None:
        """Where nothing can be said about it."""
        with suppress(OSError):
            self.shelf.keep(self.record())

    def finish(self, sealed: bool) -> bool:
        """The game is over: where its record lies, and what can be made of it. False: nowhere."""
        if not self.keep():
            return False
        self.screen.say("ui-record", file=str(self.shelf.path))
        file = shlex.quote(str(self.shelf.path))
        self.screen.tell_command("ui-replay", self.call(f"replay {file}") + " --step")
        self.screen.tell_command("ui-review", self.call(f"review {file}"))
        if sealed:
            self.screen.tell_command("ui-verify", f"{self.shelf.program} verify {file}")
        return True

    def save(self, name: str) -> Path | None:
        """Where it was saved, if it was."""
        if not name:
            kept = self.keep()
            if kept:
                self.shelf.settle()
                self.screen.say("ui-saved", file=str(self.shelf.path))
            return self.shelf.path if kept else None
        try:
            path = files.named(name)
            lost = would_lose(path, self.record())
        except OSError as wrong:
            self.cannot_save(name, wrong)
            return None
        if lost:
            self.screen.say(f"ui-overwrite-{lost}", file=str(path))
            if not self.is_word(self.answer(), "yes"):
                self.screen.say("ui-not-saved")
                return None
        try:
            with undisturbed():
                self.shelf.save(path, self.record())
        except OSError as wrong:
            self.cannot_save(name, wrong)
            return None
        self.screen.say("ui-saved", file=str(path))
        return path

    def cannot_save(self, name: str, wrong: OSError) -> None:
        """The reason in the player's language, where it is a usual one."""
        usual = REASONS.get(wrong.errno or 0)
        reason = self.texts.say(f"ui-file-{usual}") if usual else str(wrong.strerror)
        self.screen.say("ui-cannot-save", file=name, reason=reason)

    def quit(self) -> None:
        """Leaves where that is meant, with the game saved or without; else the game goes on. No word is a file name."""
        self.screen.say("ui-leave")
        said = self.answer()
        while said and not self.is_word(said, "save") and not self.is_word(said, "no"):
            if self.is_word(said, "back"):
                return
            self.screen.say("ui-leave-what")
            said = self.answer()
        if self.is_word(said, "no"):
            with suppress(OSError):
                self.shelf.forget()
            raise Left
        if said:
            self.save_and_leave()

    def save_and_leave(self) -> None:
        """In the file that is named now. What cannot be kept is not left."""
        self.screen.say("ui-save-where", file=str(self.shelf.path))
        name = self.answer()
        if self.is_word(name, "back"):
            return
        if name:
            path = self.save(name)
            if path is not None:
                self.keep()
                self.say_how(path)
                raise Left
        elif self.keep():
            self.say_where()
            raise Left

    def say_where(self) -> None:
        self.screen.say("ui-saved", file=str(self.shelf.path))
        self.say_how(self.shelf.path)

    def say_how(self, path: Path) -> None:
        self.screen.tell_command("ui-resume", self.call(f"term --resume {shlex.quote(str(path))}"))

    def call(self, command: str) -> str:
        """As it can be typed: in the language of this game."""
        return f"{self.shelf.program} {command} --lang {self.texts.lang}"
