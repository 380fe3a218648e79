"""A table where a game is played: it holds the true state and hands out views, decisions and events as plain data.

Clients talk to it through `Seatholder`: one command in, one message out, both JSON. A terminal on the same machine and
a browser far away get the same.
"""

from __future__ import annotations

import json
from secrets import randbits
from typing import Any, NamedTuple

from undercourt.bots import bot
from undercourt.bots.bot import asked, bots_rng
from undercourt.games import game_of
from undercourt.kernel.decision import Decision, IllegalAction
from undercourt.kernel.effect import Effect, State, apply, asking, run
from undercourt.kernel.event import Event
from undercourt.kernel.game import SPECTATOR, Game, Options, View
from undercourt.kernel.phrase import phrase, plain
from undercourt.kernel.record import BadRecord, Record, Replay, fingerprint, read, write

HUMAN = "human"

Message = dict[str, Any]  # JSON


class Step(NamedTuple):
    """What is needed to take one action back."""

    state: State
    events: int


class Session:
    """One game from its first decision to its score. Seats that are bots are played here."""

    def __init__(self, game: Game, players: list[str], options: Options, seed: int | None = None) -> None:
        self.game = game
        self.bots = [None if player == HUMAN else bot(player) for player in players]
        seed = randbits(128) if seed is None else seed
        options = game.chosen(len(players), options)
        self.record = Record(game.slug, game.version, options, seed, players)
        self.record.pack = game.carried_pack
        self.bots_rng = bots_rng(seed)
        self.d = Decision()
        self.events: list[Event] = []
        self.s = game.begin(len(players), options, seed, self.d)
        self.s.log = self.events
        self.undoable: list[Step] = []

    @property
    def seq(self) -> int:
        """How many actions were taken: a command says which it answers."""
        return len(self.record.moves)

    def act(self, seat: int, action: int) -> None:
        """A decision of `seat`. Raises IllegalAction and changes nothing if it is not its turn or not offered."""
        if self.d.count == 0:
            raise IllegalAction("the game is over")
        if seat != self.d.seat:
            raise IllegalAction(f"{self.game.seat_names[seat]} is not asked now")
        self.game.check(self.s, self.d, action)
        before = Step(self.s.copy(), len(self.events))
        apply(self.s, action, self.d)
        self.record.moves.append((seat, self.game.space.name(action)))
        # Exact undo: nothing random or hidden came to light, and nobody else has been asked since.
        if self.s.barriers == before.state.barriers and self.d.count > 0 and self.d.seat == seat:
            self.undoable.append(before)
        else:
            self.undoable.clear()

    def undo(self, seat: int) -> None:
        if not self.may_undo(seat):
            raise IllegalAction("there is nothing to take back: something came to light, or another seat was asked")
        before = self.undoable.pop()
        del self.events[before.events :]
        self.record.moves.pop()
        self.s = before.state
        self.s.log = self.events
        run(self.s, self.d)

    def may_undo(self, seat: int) -> bool:
        return bool(self.undoable) and seat == self.d.seat

    def play_bots(self) -> None:
        """Until a human is asked or the game is over."""
        while self.d.count > 0:
            player = self.bots[self.d.seat]
            if player is None:
                return
            self.act(self.d.seat, asked(self.game, player, self.s, self.d, self.bots_rng))

    def saved(self) -> str:
        self.record.state = fingerprint(self.s)
        self.record.score = self.game.score(self.s).totals() if self.d.count == 0 else []
        return write(self.record, self.game)

    def message(self, viewer: int, since: int = 0) -> Message:
        """All that `viewer` may know now, with the events from number `since` on. -1 is a spectator."""
        view = self.game.view(self.s, viewer)
        told: Message = {
            "game": self.game.slug,
            "seq": self.seq,
            "viewer": viewer,
            "seats": self.game.seat_names[: len(self.record.players)],
            "players": self.record.players,
            "view": {"viewer": viewer, **self.game.describe(view, viewer)},
            "events": [self.game.describe_event(event.seen_by(viewer)) for event in self.events[since:]],
            "event_count": len(self.events),
            "undo": self.may_undo(viewer),
            "over": self.d.count == 0,
        }
        score = self.game.score(self.s if self.d.count == 0 else view)
        told["score"] = {
            "lines": [
                [{"what": line.what, "rule": line.rule, "points": line.points} for line in s] for s in score.sheets
            ],
            "order": score.order,
        }
        if self.d.count > 0:
            if self.is_secret(view, viewer):
                told["decision"] = {"seat": None, "question": plain(phrase("ask_wait"))}
            else:
                told["decision"] = {"seat": self.d.seat, "question": plain(self.game.question(view))}
            if viewer == self.d.seat:
                told["decision"]["options"] = [self.option(action) for action in self.d.options()]
        return told

    def is_secret(self, view: View, viewer: int) -> bool:
        """Who is asked would tell what they hold: the view has left the question out, and none is below it."""
        if viewer == self.d.seat or view.depth == self.s.depth:
            return False
        return view.depth == 0 or type(asking(view)).answer is Effect.answer

    def option(self, action: int) -> Message:
        name = self.game.space.name(action)
        return {"action": action, "name": name, "text": plain(self.game.option_text(self.s, action))}

    def why(self, seat: int, action: int) -> Message | None:
        """Why `seat` may not do that now; None: it may. From what the seat sees."""
        view = self.game.view(self.s, seat)
        if self.d.count > 0 and self.is_secret(view, seat):
            return {"rule": "", "key": "why_wait", "args": {}}
        reason = self.game.explain(view, self.d, seat, action)
        return None if reason is None else {"rule": reason.rule, "key": reason.key, "args": dict(reason.args)}


class Seatholder:
    """One client's end of a session: JSON text in, JSON text out, as over a wire."""

    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self._seat = seat

    def send(self, command: str) -> str:
        """`{"do": "look" | "act" | "undo" | "why" | "save" | "catalog", …}`; the answer holds `error` if refused."""
        return json.dumps(self._answer(json.loads(command)), ensure_ascii=False)

    def _answer(self, command: Message) -> Message:
        session, seat = self._session, self._seat
        try:
            if command["do"] == "act":
                if command["seq"] != session.seq:
                    return {"error": "stale", "seq": session.seq}
                session.act(seat, command["action"])
                session.play_bots()
            elif command["do"] == "undo":
                session.undo(seat)
            elif command["do"] == "why":
                return {"why": session.why(seat, session.game.space.action(command["name"]))}
            elif command["do"] == "save":
                return {"record": session.saved()}
            elif command["do"] == "catalog":
                verbs = [[verb.name, verb.objects] for verb in session.game.space.verbs]
                return {"verbs": verbs, **session.game.catalog(session.record.options)}
            elif command["do"] != "look":
                return {"error": f"'{command['do']}' is no command"}
        except ValueError as wrong:  # IllegalAction, or a name that is no action
            return {"error": str(wrong)}
        return session.message(seat, command.get("since", 0))


def resume(text: str) -> Session:
    """A session from a record, at the point where it was saved. Raises BadRecord."""
    game = game_of(text)
    record = read(text, game)
    replay = Replay(record, game)
    replay.to_the_end()
    try:
        session = Session(game, record.players, record.options, record.seed)
        for seat, name in record.moves:
            session.act(seat, game.space.action(name))
    except ValueError as wrong:
        raise BadRecord(str(wrong)) from wrong
    return session


__all__ = ["HUMAN", "SPECTATOR", "Message", "Seatholder", "Session", "plain", "resume"]
