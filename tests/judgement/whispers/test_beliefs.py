"""Whoever helps an empire is believed to love it; what is known stays known."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec

from tests.games.whispers.table import EMPIRE, SEAT, Table, game, table
from undercourt.bots.memory import Memory, blank_memory
from undercourt.games.whispers.game import GAME
from undercourt.games.whispers.state import Whispers
from undercourt.games.whispers.view import all_their_own
from undercourt.judgement import sense_of
from undercourt.judgement.whispers.evidence import LAID, ORDERS
from undercourt.kernel.rng import seeded

RAVEN, SPIDER = 0, 1
DEVOUT, DUTIFUL, OPPOSED = 0, 1, 4
WORLDS = 400


def seen(t: Table, *said: str, memory: Memory | None = None) -> Memory:
    """What raven remembers after these things were done before its eyes."""
    kept = blank_memory(GAME) if memory is None else memory
    for words in said:
        mover = t.d.seat
        before = GAME.view(t.s, RAVEN)
        t.do(words)
        sense_of(GAME).remember(kept, before, GAME.view(t.s, RAVEN), mover)
    return kept


def imagined(t: Table, memory: Memory) -> list[Whispers]:
    rng = seeded(7)
    worlds = [sense_of(GAME).imagine(GAME.view(t.s, RAVEN), memory, rng) for _ in range(WORLDS)]
    return [world for world in worlds if isinstance(world, Whispers)]


def tokens(t: Table, memory: Memory, slot: int) -> Counter[int]:
    """The empires on a slot of the spider, and in how many imagined worlds."""
    return Counter(world.tokens[SPIDER * 5 + slot] for world in imagined(t, memory))


def devoted(empire: str, odds: float) -> Memory:
    """Everybody is believed to love this empire most."""
    return vec[float]([odds if LAID[i % ORDERS * 5] == EMPIRE[empire] else 0.0 for i in range(4 * ORDERS)])


def test_without_evidence_every_empire_is_as_likely() -> None:
    t = table(phase="place", first="spider")
    assert all(60 < n < 100 for n in tokens(t, blank_memory(GAME), DEVOUT).values())


def test_an_agent_in_a_council_speaks_for_love() -> None:
    t = table(phase="place", first="spider")
    memory = seen(t, "place eagle marshal")
    eagle = EMPIRE["eagle"]
    assert tokens(t, memory, DEVOUT)[eagle] > 100
    assert tokens(t, memory, OPPOSED)[eagle] < 65


def test_a_place_that_was_there_and_not_taken_speaks_against() -> None:
    """Whoever could strike at the horse with the bear, and has the bear draw cards, does not love the bear."""
    agents = {"bear steward": "spider", "bear marshal": "spider", "bear chancellor": "raven"}
    banners = {"h2": ("bear", 3)}
    struck = table(acts="bear marshal", agents=agents, banners=banners)
    idle = table(acts="bear marshal", agents=agents, banners=banners)
    bear = EMPIRE["bear"]
    assert tokens(struck, seen(struck, "attack"), DEVOUT)[bear] > tokens(idle, seen(idle, "add_banners"), DEVOUT)[bear]


def test_a_token_that_is_turned_up_takes_its_evidence_along() -> None:
    """The lion was believed to be loved; it lies on another slot now."""
    t = table(phase="swap", first="spider", loyalty={"spider": "bear eagle lion elephant horse"})
    memory = devoted("eagle", 3.0)
    before = tokens(t, memory, DUTIFUL)
    seen(t, "swap devout opposed", memory=memory)
    after = tokens(t, memory, DUTIFUL)
    assert sum(before.values()) == sum(after.values()) and set(after) == {
        EMPIRE[e] for e in ("eagle", "lion", "elephant")
    }


def test_banners_and_cities_speak_for_love_and_lost_ones_against() -> None:
    agents = {"bear marshal": "spider", "bear chancellor": "raven"}
    t = table(acts="bear marshal", agents=agents, banners={"h2": ("bear", 3)})
    memory = seen(t, "attack", "from h2", "into h1", "number 2")
    assert t.cities("bear") == 2
    bear, horse, lion = (EMPIRE[name] for name in ("bear", "horse", "lion"))
    loved = tokens(t, memory, DEVOUT)
    assert min(loved[bear], loved[lion]) > loved[horse]  # it spared the lion


def test_what_is_turned_up_is_the_same_in_every_world() -> None:
    t = table(phase="swap", first="spider", loyalty={"spider": "bear eagle elephant lion horse"})
    memory = blank_memory(GAME)
    for i in range(len(memory)):
        memory[i] = float(i % 7)
    seen(t, "swap devout opposed", memory=memory)
    for world in imagined(t, memory):
        assert world.tokens[SPIDER * 5] == EMPIRE["horse"] and world.tokens[SPIDER * 5 + 4] == EMPIRE["bear"]
        assert sorted(world.tokens[SPIDER * 5 : SPIDER * 5 + 5]) == [0, 1, 2, 3, 4]


def test_a_hidden_swap_makes_beliefs_less_certain() -> None:
    t = table(phase="swap", first="spider", counter_intelligence="on")
    memory = devoted("lion", 4.0)
    sure = tokens(t, memory, DEVOUT)[EMPIRE["lion"]]
    seen(t, "swap devout opposed", memory=memory)
    assert 100 < tokens(t, memory, DEVOUT)[EMPIRE["lion"]] < sure


def test_a_hidden_swap_cannot_have_moved_what_is_turned_up() -> None:
    """The bear lies open on the first slot; what was believed of the others is mixed, and not lost."""
    loyalty = {"spider": "bear eagle elephant lion horse"}
    t = table(phase="swap", first="spider", counter_intelligence="on", loyalty=loyalty, revealed={"spider": ["bear"]})
    memory = vec[float]([4.0 if LAID[i % ORDERS * 5 + 1] == EMPIRE["lion"] else 0.0 for i in range(4 * ORDERS)])
    sure = tokens(t, memory, DUTIFUL)[EMPIRE["lion"]]
    seen(t, "swap dutiful opposed", memory=memory)
    worlds = tokens(t, memory, DEVOUT)
    assert worlds == {EMPIRE["bear"]: WORLDS}
    assert 0.4 * WORLDS < tokens(t, memory, DUTIFUL)[EMPIRE["lion"]] < sure


def test_imagined_worlds_keep_to_each_their_own() -> None:
    t = game(seats=4, seed=3, to_each_their_own="on")
    assert all(all_their_own(world) for world in imagined(t, devoted("lion", 2.0)))


def test_own_tokens_are_never_in_doubt() -> None:
    t = game(seats=3, seed=5)
    mine = t.s.tokens[SEAT["raven"] * 5 : SEAT["raven"] * 5 + 5]
    memory = vec[float]([float(i % 5) for i in range(len(blank_memory(GAME)))])
    assert all(list(world.tokens[:5]) == list(mine) for world in imagined(t, memory))
