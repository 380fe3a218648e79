"""What every game must obey: checks for every decision of random games, open to outsiders' games. Never compiled.

    for m in moments(game, facts, seats, options, seed):
        copy_shares_nothing(m)

Every law raises AssertionError with a sentence. `check_game` runs all of them and says where a law was broken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from undercourt.kernel.decision import Decision, IllegalAction
from undercourt.kernel.effect import State, apply, attributes, run
from undercourt.kernel.event import EVERYBODY, SECRET, Event
from undercourt.kernel.game import SPECTATOR, Game, Options, asked_openly
from undercourt.kernel.rng import Rng, blank, seeded

LONGEST = 20_000  # decisions; a longer game is taken for one that never ends
FEW = 4  # options that a law tries at one decision
STEPS = 6  # decisions that a loaded or sampled state is played on


class Facts(NamedTuple):
    """What the laws cannot know by themselves: given by the tests of a game, and written from its rulebook."""

    rules: frozenset[str]  # the ids of its rules
    rearrange: Callable[[State, int, Rng], State]  # a copy in which all that the rules hide from a viewer is mixed
    inventory: Callable[[State], Mapping[str, int]]  # what never changes; raises where pieces contradict each other
    audible: Callable[[State, int, State, int], set[int]]  # cards that a viewer hears of: before, action, after, viewer
    public_scores: bool = True  # everybody can work out every score; else everybody's own at least


class Moment:
    """One decision of a random game, or its end: what a law looks at. Laws leave the state as it was."""

    def __init__(self, game: Game, facts: Facts, s: State, d: Decision, number: int, start: Mapping[str, int]) -> None:
        self.game = game
        self.facts = facts
        self.s = s
        self.d = d
        self.number = number  # of the decision, from 0
        self.start = start  # the inventory at the first decision
        self.rng = seeded(number)  # for samples

    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.s.seats)]

    def some_options(self) -> list[int]:
        """All options if they are few, a sample if they are many."""
        rest = self.d.options()
        return list(rest) if len(rest) <= FEW else [rest.pop(self.rng.below(len(rest))) for _ in range(FEW)]


class Violation(AssertionError):
    """A broken law, with all that is needed to see it again."""


def moments(game: Game, facts: Facts, seats: int, options: Options, seed: int) -> Iterator[Moment]:
    """Every decision of one random game, then its end. The game must end; breaking off in the middle is fine."""
    d, rng = Decision(), seeded(seed + 1)
    s = game.begin(seats, options, seed, d)
    start = facts.inventory(s)
    for number in range(LONGEST):
        yield Moment(game, facts, s, d, number, start)
        if d.count == 0:
            return
        apply(s, d.actions[rng.below(d.count)], d)
    raise AssertionError(f"the game does not end within {LONGEST} decisions")


# The play


def options_are_sound(m: Moment) -> None:
    """No decision without options, no option twice, none outside the action space, none after the end."""
    offered = m.d.options()
    assert (len(offered) == 0) == (m.s.depth == 0), "a decision without options, or options after the end"
    assert len(set(offered)) == len(offered), "an option is offered twice"
    assert all(0 <= action < m.game.space.size for action in offered), "an option is outside the action space"
    assert 0 <= m.d.seat < m.s.seats, "nobody sits in the seat that is asked"


def copy_shares_nothing(m: Moment) -> None:
    """A copy is equal, is asked the same question, and whatever it plays leaves the original alone."""
    before = m.s.words()
    for action in m.some_options():
        t, d = m.s.copy(), Decision()
        assert t.words() == before, "the copy differs from the original"
        assert t.log is None, "the copy goes on writing a log"
        run(t, d)
        assert t.words() == before, "asking changed the state"
        assert d.options() == m.d.options() and d.seat == m.d.seat, "the copy is asked something else"
        apply(t, action, d)
        for _ in range(STEPS):
            if d.count > 0:
                apply(t, d.actions[m.rng.below(d.count)], d)
        assert m.s.words() == before, f"the copy shares something: {_name(m, action)} changed the original"


def saves_and_loads(m: Moment) -> None:
    """A save in mid-effect loads to the same words, the same decision and the same game from there on."""
    words = m.s.words()
    loaded, d = m.game.load(words), Decision()
    assert loaded.words() == words, "a save loads to another state"
    run(loaded, d)
    assert d.options() == m.d.options(), "a loaded state is asked something else"
    for action in m.some_options():
        _plays_alike(m, m.game.load(words), m.s.copy(), action)


def _plays_alike(m: Moment, loaded: State, t: State, action: int) -> None:
    d, e = Decision(), Decision()
    run(loaded, d)
    run(t, e)
    for _ in range(STEPS):
        assert m.game.question(loaded) == m.game.question(t), "a loaded state words its question differently"
        apply(loaded, action, d)
        apply(t, action, e)
        same = loaded.words() == t.words() and d.options() == e.options() and d.seat == e.seat
        assert same, f"a loaded state plays on differently after {_name(m, action)}"
        if d.count == 0:
            return
        action = d.actions[m.rng.below(d.count)]


def explains_every_action(m: Moment) -> None:
    """Over the whole action space: None for what is offered, else a reason with a rule; the same on the seat's view."""
    game, seat = m.game, m.d.seat
    view = game.view(m.s, seat)
    offered = set(m.d.options())
    for action in range(game.space.size):
        reason = game.explain(m.s, m.d, seat, action)
        assert (reason is None) == (action in offered), f"explain is wrong about {_name(m, action)}: {reason}"
        if reason is not None:
            assert reason.rule in m.facts.rules, f"{_name(m, action)} is refused by {reason.rule}, which is not a rule"
            assert reason.key, f"{_name(m, action)} is refused without a message"
        assert game.explain(view, m.d, seat, action) == reason, f"the view explains {_name(m, action)} differently"
    for other in range(m.s.seats):
        action = m.rng.below(game.space.size)
        refused = other == seat or game.explain(m.s, m.d, other, action) is not None
        assert refused, f"seat {other} may {_name(m, action)}, although it is not asked"


def refuses_what_is_not_offered(m: Moment) -> None:
    """The border lets every option in, and nothing else: a cheap sample of what `explains_every_action` proves."""
    for action in m.some_options():
        m.game.check(m.s, m.d, action)
    for action in (-1, m.game.space.size, *(m.rng.below(m.game.space.size) for _ in range(FEW))):
        if m.d.allows(action):
            continue
        try:
            m.game.check(m.s, m.d, action)
        except IllegalAction:
            continue
        raise AssertionError(f"action {action} is accepted although it is not offered")


def pieces_are_conserved(m: Moment) -> None:
    now = m.facts.inventory(m.s)
    changed = {what for what in now.keys() | m.start.keys() if now.get(what, 0) != m.start.get(what, 0)}
    told = [f"{what}: {m.start.get(what, 0)} became {now.get(what, 0)}" for what in sorted(changed)]
    assert not told, f"not conserved: {', '.join(told)}"


# Secrets


def raw(thing: object) -> object:
    """Everything an object holds, attribute by attribute, down to bytes that no method looks at. The book is shared."""
    if thing is None or isinstance(thing, (int, str, float, bytes)):
        return thing
    if isinstance(thing, (list, tuple)) or hasattr(thing, "__len__"):
        return [raw(one) for one in thing]  # type: ignore[attr-defined]  # a vec is a sequence that mypy does not know
    return {name: raw(getattr(thing, name)) for name in attributes(thing) if name not in SHARED}


SHARED = ("book", "pack", "map")  # what all games in memory hold together


def views_carry_no_machinery(m: Moment) -> None:
    """No generator and no log travels with a view, and looking changes nothing."""
    before = m.s.words()
    for viewer in m.viewers():
        v = m.game.view(m.s, viewer)
        assert raw(v.rng) == raw(blank()), f"the view of {viewer} carries the generator"
        assert v.barriers == 0, f"the view of {viewer} counts what was drawn and shown"
        assert v.log is None, f"the view of {viewer} carries the log"
    assert m.s.words() == before, "looking changed the state"


def views_survive_the_round_trip(m: Moment) -> None:
    """A world sampled from a view looks to the viewer like the true one, has all its pieces, and can be played on."""
    for viewer in m.viewers():
        seen = m.game.view(m.s, viewer)
        words = seen.words()
        sampled, d = m.game.determinize(seen, m.rng), Decision()
        same = raw(m.game.view(sampled, viewer)) == raw(seen)
        assert same, f"the sampled world looks different to {viewer}"
        assert m.facts.inventory(sampled) == m.start, f"the world sampled for {viewer} has other pieces"
        run(sampled, d)
        if viewer == m.d.seat:
            assert sorted(d.options()) == sorted(m.d.options()), "the sampled world asks the deciding seat differently"
        for _ in range(STEPS):
            if d.count > 0:
                apply(sampled, d.actions[m.rng.below(d.count)], d)
        assert seen.words() == words, "the sampled world shares something with the view"


def views_hide_what_the_rules_hide(m: Moment) -> None:
    """Paired states: mix what the rulebook hides from a viewer, and the view stays the same to the last byte."""
    clean = m.game.load(m.s.words())  # without stray bytes behind those that count
    for viewer in m.viewers():
        seen = raw(m.game.view(m.s, viewer))
        assert seen == raw(m.game.view(clean, viewer)), f"the view of {viewer} holds bytes that should not be there"
        other = m.facts.rearrange(m.s, viewer, m.rng)
        assert raw(m.game.view(other, viewer)) == seen, f"the view of {viewer} tells a secret"
        if viewer == m.d.seat:
            d = Decision()
            run(other, d)
            assert sorted(d.options()) == sorted(m.d.options()), "the options of the deciding seat tell a secret"


def asking_tells_no_secrets(m: Moment) -> None:
    """Paired worlds before an action look the same after it: the table, what is heard, and who is asked what.

    So nobody is asked, or left out, because of what others cannot see. Where chance comes in, worlds may part.
    """
    for viewer in m.viewers():
        if viewer == m.d.seat:
            continue
        for action in m.some_options():
            t, other = m.s.copy(), m.facts.rearrange(m.s, viewer, m.rng)
            d, e = Decision(), Decision()
            run(other, e)
            if e.seat != m.d.seat or not e.allows(action):
                continue
            told, heard = _told(m, t, action, d, viewer), _told(m, other, action, e, viewer)
            if (t.barriers, other.barriers) == (m.s.barriers, m.s.barriers):
                assert told == heard, f"what follows {_name(m, action)} tells {viewer} a secret: {told} or {heard}"


def _told(m: Moment, t: State, action: int, d: Decision, viewer: int) -> tuple[object, ...]:
    """What a viewer hears and sees after an action of somebody else."""
    heard: list[Event] = []
    t.log = heard
    apply(t, action, d)
    view = m.game.view(t, viewer)
    seat = asked_openly(t, d, view, viewer) if d.count > 0 else None
    question = m.game.question(view) if seat is not None and seat >= 0 else None
    return raw(view), [event.seen_by(viewer) for event in heard], seat, question


def actions_are_told_to_those_who_see_them(m: Moment) -> None:
    """Two options that look alike to a viewer afterwards are both done with secret verbs: their names would tell."""
    for viewer in m.viewers():
        if viewer == m.d.seat:
            continue
        looks: dict[str, int] = {}
        for action in m.some_options():
            t, d = m.s.copy(), Decision()
            told = _told(m, t, action, d, viewer)
            if t.barriers > m.s.barriers:
                continue
            twin = looks.setdefault(repr(told), action)
            secret = all(m.game.space.verb(one).secret for one in (twin, action))
            assert twin == action or secret, f"{_name(m, twin)} and {_name(m, action)} look alike to {viewer}"


def scores_add_up(m: Moment) -> None:
    """Lines name their rules, totals are their sums, places go by totals, and everybody can work it out."""
    score = m.game.score(m.s)
    assert len(score.sheets) == m.s.seats, "a score sheet is missing"
    for seat, sheet in enumerate(score.sheets):
        for line in sheet:
            assert line.rule in m.facts.rules, f"points for {line.what} by {line.rule}, which is not a rule"
            assert line.what, f"points by {line.rule} without a message"
        assert score.totals()[seat] == sum(line.points for line in sheet), "a total is not the sum of its lines"
    placed = [seat for place in score.order for seat in place]
    assert sorted(placed) == list(range(m.s.seats)), "the order does not name each seat once"
    ranks = [score.total(seat) for seat in placed]
    assert ranks == sorted(ranks, reverse=True), "the order does not go by totals"
    for place in score.order:
        assert len({score.total(seat) for seat in place}) == 1, "a place is shared with different totals"


def scores_are_public(m: Moment) -> None:
    """The same score on every view; where something hidden counts, every seat knows its own sheet."""
    score = m.game.score(m.s)
    for viewer in m.viewers():
        seen = m.game.score(m.game.view(m.s, viewer))
        if m.facts.public_scores:
            assert seen == score, f"{viewer} works out another score"
        elif viewer != SPECTATOR:
            assert seen.sheets[viewer] == score.sheets[viewer], f"{viewer} does not know its own score"


def events_tell_no_secrets(m: Moment) -> None:
    """A log changes nothing, and a viewer hears only of cards that were open to it, before or after."""
    for action in m.some_options():
        quiet, loud, d = m.s.copy(), m.s.copy(), Decision()
        heard: list[Event] = []
        loud.log = heard
        apply(quiet, action, d)
        apply(loud, action, d)
        assert quiet.words() == loud.words(), f"{_name(m, action)} ends differently when somebody listens"
        for viewer in m.viewers():
            known = m.facts.audible(m.s, action, loud, viewer) | {SECRET, -1}
            for event in heard:
                told = event.seen_by(viewer)
                may_see = event.seers == EVERYBODY or (viewer != SPECTATOR and event.seers >> viewer & 1 == 1)
                same = told == (event if may_see else event._replace(card=SECRET))
                assert same, f"{viewer} hears the wrong thing about {event.what}"
                assert told.card in known, f"{event.what} tells {viewer} about card {told.card}, which it does not see"


def barriers_mark_what_cannot_be_taken_back(m: Moment) -> None:
    """Where an action passes no barrier, the deciding seat could have foreseen all that it sees afterwards."""
    seat = m.d.seat
    seen = m.game.view(m.s, seat)
    for action in m.some_options():
        t, d = m.s.copy(), Decision()
        apply(t, action, d)
        assert t.barriers >= m.s.barriers, "the count of barriers went down"
        if t.barriers > m.s.barriers:
            continue
        expected = m.game.view(t, seat).words()
        for _ in range(2):
            sampled, e = m.game.determinize(seen, m.rng), Decision()
            run(sampled, e)
            assert e.allows(action), f"a sampled world does not offer {_name(m, action)}"
            apply(sampled, action, e)
            same = m.game.view(sampled, seat).words() == expected and (d.seat, d.count > 0) == (e.seat, e.count > 0)
            assert same, f"{_name(m, action)} shows its seat something new without a barrier"
            if d.seat == seat:
                assert sorted(e.options()) == sorted(d.options()), f"{_name(m, action)} brings chance without a barrier"


# Whole games


def replay_equals_play(game: Game, seats: int, options: Options, seed: int) -> None:
    """Same seed, same options, same actions: the same game, decision by decision."""
    played, final = _played(game, seats, options, seed)
    d = Decision()
    s = game.begin(seats, options, seed, d)
    for action in played:
        assert d.allows(action), f"the replay does not offer {game.space.name(action)}"
        apply(s, action, d)
    assert s.words() == final, "the replay ends differently"


def events_change_nothing(game: Game, seats: int, options: Options, seed: int) -> None:
    """A game with a listener from beginning to end is the same game."""
    played, final = _played(game, seats, options, seed)
    d = Decision()
    s = game.begin(seats, options, seed, d)
    log: list[Event] = []
    s.log = log
    for action in played:
        apply(s, action, d)
    assert log, "nothing was told"
    assert s.words() == final, "the game ends differently when somebody listens"


def _played(game: Game, seats: int, options: Options, seed: int) -> tuple[list[int], list[int]]:
    d, rng = Decision(), seeded(seed + 1)
    s = game.begin(seats, options, seed, d)
    played: list[int] = []
    while d.count > 0:
        played.append(d.actions[rng.below(d.count)])
        apply(s, played[-1], d)
    return played, s.words()


# All of them

OF_DECISIONS: dict[str, Callable[[Moment], None]] = {
    law.__name__: law
    for law in (
        options_are_sound,
        copy_shares_nothing,
        saves_and_loads,
        explains_every_action,
        refuses_what_is_not_offered,
        pieces_are_conserved,
        views_carry_no_machinery,
        views_survive_the_round_trip,
        views_hide_what_the_rules_hide,
        asking_tells_no_secrets,
        actions_are_told_to_those_who_see_them,
        scores_add_up,
        scores_are_public,
        events_tell_no_secrets,
        barriers_mark_what_cannot_be_taken_back,
    )
}
OF_GAMES: dict[str, Callable[[Game, int, Options, int], None]] = {
    law.__name__: law for law in (replay_equals_play, events_change_nothing)
}


def check_game(
    game: Game, facts: Facts, seats: int, options: Options, seed: int, periods: Mapping[str, int]
) -> Counter[str]:
    """One random game under the laws named in `periods`: each at every n-th decision, or for every n-th game.

    Returns how often each law was checked, and under "decisions" how long the game was. The end is always checked.
    """
    unknown = periods.keys() - OF_DECISIONS.keys() - OF_GAMES.keys()
    assert not unknown, f"no such laws: {', '.join(sorted(unknown))}"
    done: Counter[str] = Counter()
    law, number = "every game ends", 0
    try:
        for m in moments(game, facts, seats, options, seed):
            number = m.number
            for law, check in OF_DECISIONS.items():
                if law in periods and ((number + seed) % periods[law] == 0 or m.d.count == 0):
                    m.rng = seeded(seed << 32 | number)  # its own, so that one law alone shows a violation again
                    check(m)
                    done[law] += 1
            law = "every game ends"
        done["decisions"] = number
        for law, check_whole in OF_GAMES.items():
            if law in periods and seed % periods[law] == 0:
                check_whole(game, seats, options, seed)
                done[law] += 1
    except Exception as error:
        where = f"seed {seed}, {seats} players, options {options}, decision {number}"
        raise Violation(f"{law}: {error!r} ({game.slug}, {where})") from error
    return done


def _name(m: Moment, action: int) -> str:
    return f"'{m.game.space.name(action)}'"
