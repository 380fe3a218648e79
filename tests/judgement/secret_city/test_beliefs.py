"""Imagined hands: they fit what was seen, and look like those of people who buy what they can."""

from __future__ import annotations

from librt.vecs import vec

from tests.games.secret_city.table import SEAT, Table, table
from undercourt.games.secret_city.catalog import MERCENARY
from undercourt.games.secret_city.game import GAME, PACK
from undercourt.games.secret_city.state import HAND, City
from undercourt.judgement import sense_of
from undercourt.judgement.secret_city.beliefs import has_bought, would_be_bought
from undercourt.kernel.effect import State
from undercourt.kernel.rng import seeded

NO_MEMORY = vec[float]()
WORLDS = 200


def rich(phase: str, first: str = "amber") -> Table:
    """Sky has three mercenaries and an artifact in hand, and money for the cheaper half of them."""
    return table(
        phase,
        turn=2,
        first=first,
        hands={"sky": ["manticore", "red_cap", "konets", "spy_mask"]},
        tokens={"sky": "2 0 0"},
        strategies={"amber": "deft_manipulations sky", "sky": "assault amber"},
    )


def imagined(t: Table, by_belief: bool) -> list[City]:
    view, rng = GAME.view(t.s, SEAT["amber"]), seeded(3)
    worlds: list[State] = [
        sense_of(GAME).imagine(view, NO_MEMORY, rng) if by_belief else GAME.determinize(view, rng)
        for _ in range(WORLDS)
    ]
    return [s for s in worlds if isinstance(s, City)]


def mercenaries(worlds: list[City]) -> int:
    """That sky could have bought."""
    hand = HAND + SEAT["sky"]
    held = [(s, s.cards.at(hand, i)) for s in worlds for i in range(s.cards.size[hand])]
    return sum(would_be_bought(s, SEAT["sky"], card) for s, card in held)


def test_after_buying_what_could_be_bought_is_hardly_in_hand() -> None:
    t = rich("battle")
    assert 0 < mercenaries(imagined(t, True)) < 0.6 * mercenaries(imagined(t, False))


def test_before_buying_any_card_may_be_there() -> None:
    t = rich("territories")
    assert not has_bought(t.s, SEAT["sky"])
    assert mercenaries(imagined(t, True)) == mercenaries(imagined(t, False))


def test_in_the_buying_phase_those_who_had_their_turn_have_bought() -> None:
    t = rich("buying", first="sky").do("done")
    assert has_bought(t.s, SEAT["sky"]) and not has_bought(t.s, SEAT["amber"])


def test_spells_and_what_is_too_expensive_would_not_be_bought() -> None:
    t = rich("battle")
    names = [slug for slug in PACK.slugs if slug and would_be_bought(t.s, SEAT["sky"], PACK.slugs.index(slug))]
    assert "manticore" in names and "masan_mercenary" not in names
    assert "forge_hammer" not in names and "spy_mask" not in names
    assert all(PACK.category[PACK.slugs.index(slug)] == MERCENARY for slug in names)
    t.s.tokens[SEAT["sky"] * 3] = 0
    assert not would_be_bought(t.s, SEAT["sky"], PACK.slugs.index("manticore"))


def test_imagined_tables_look_the_same_to_whoever_imagines_them() -> None:
    t = rich("battle")
    seen = GAME.view(t.s, SEAT["amber"])
    for s in imagined(t, True)[:20]:
        assert GAME.view(s, SEAT["amber"]).words() == seen.words()
