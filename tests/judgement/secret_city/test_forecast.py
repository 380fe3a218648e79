"""What every seat of a known table will come to, and that the expert plays by it."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tests.games.secret_city.table import SEAT, Table, table
from tests.judgement.secret_city.promises import gained_by_a_promise
from undercourt.bots import Budget, bot
from undercourt.bots.memory import blank_memory
from undercourt.games.secret_city.game import GAME
from undercourt.judgement import sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.rng import seeded


def points(t: Table, seat: str = "amber") -> float:
    out = vec[float]([0.0] * 8)
    sense_of(GAME).standings(t.s, out)
    return out[SEAT[seat]]


def expert_says(t: Table, seed: int = 1) -> str:
    view = GAME.view(t.s, t.d.seat)
    return GAME.space.name(bot("expert").choose(GAME, view, t.d, seeded(seed), Budget(), blank_memory(GAME)))


class TestHoldings:
    def test_all_that_a_seat_has_counts_and_counts_for_it_alone(self) -> None:
        nothing = points(table("auction", turn=2))
        assert points(table("auction", turn=2, tokens={"amber": "0 0 1"})) == pytest.approx(nothing + 1)
        for more in (
            table("auction", turn=2, tokens={"amber": "1 0 0"}),
            table("auction", turn=2, tokens={"amber": "0 1 0"}),
            table("auction", turn=2, territories={"amber": ["council_hall"]}),
            table("auction", turn=2, characters={"amber": ["fata"]}),
            table("auction", turn=2, hands={"amber": ["fata"]}),
            table("auction", turn=2, artifacts={"amber": ["nav_heart"]}),
        ):
            assert points(more) > nothing
            assert points(more, "sky") == pytest.approx(points(table("auction", turn=2), "sky"))

    def test_a_territory_is_worth_the_influence_of_the_turns_to_come(self) -> None:
        for turn in (2, 5, 9):
            land = points(table("auction", turn=turn, territories={"amber": ["council_hall"]})) - points(
                table("auction", turn=turn)
            )
            assert 0.7 * (11 - turn) < land <= 11 - turn

    def test_goods_are_worth_next_to_nothing_after_the_last_battle(self) -> None:
        rich = {"amber": "4 4 0"}
        assert points(table("debts", turn=10, tokens=rich)) - points(table("debts", turn=10)) < 0.05

    def test_debts_count_as_if_they_were_paid(self) -> None:
        battle = {"amber": "contract_killing sky", "sky": "ancient_rituals amber"}
        t = table("battle", strategies=battle, tokens={"amber": "3 0 2"}, characters={"sky": ["manticore"]})
        before = points(t)
        t.do("propose ask_help", "place for amber", "price money 5", "accept")
        assert points(t) < before - 1  # two of the five are missing, and cost influence

    def test_nobody_gives_more_than_they_have_whatever_they_promised(self) -> None:
        bare, landed = (gained_by_a_promise(land, points) for land in ([], ["council_hall"]))
        assert 0 < bare < 4, "three money, and two influence for the nine that are missing"
        assert bare + 1 < landed < 6, "or a territory"


class TestBattle:
    def test_strength_on_a_side_moves_what_hangs_on_it(self) -> None:
        def fought(side: str) -> Table:
            return table(
                "battle",
                turn=2,
                characters={"amber": ["garka"]},
                territories={"sky": ["council_hall"]},
                strategies={"amber": "blackmail sky", "sky": "ancient_rituals amber"},
                assigned={"amber": {1: side, 2: side}},
            )

        assert points(fought("for amber")) > points(fought("against amber")) + 3
        assert points(fought("for amber"), "sky") < points(fought("against amber"), "sky") - 3

    def test_what_is_counted_is_certain(self) -> None:
        t = table(
            "resolve",
            turn=2,
            strategies={"amber": "blackmail sky", "sky": "assault amber"},
            territories={"sky": ["council_hall"]},
            assigned={"amber": {1: "for amber"}},
        )
        promised = points(t)
        t.do("take_territory council_hall")
        assert points(t) == pytest.approx(promised, abs=0.8)

    def test_only_the_first_who_captures_gets_a_territory(self) -> None:
        both = {"amber": "blackmail green", "sky": "assault green", "green": "ancient_rituals sky"}
        other = {"amber": "blackmail green", "sky": "assault amber", "green": "ancient_rituals sky"}
        lands = {"green": ["council_hall"]}
        assigned = {"amber": {1: "for amber"}, "sky": {1: "for amber"}}
        alone = table("battle", seats=3, turn=2, strategies=other, territories=lands, assigned=assigned)
        twice = table("battle", seats=3, turn=2, strategies=both, territories=lands, assigned=assigned)
        green = points(alone, "green") - points(twice, "green")
        assert green < 4  # it cannot lose its one territory twice


class TestExpert:
    def test_it_captures_early(self) -> None:
        t = table(
            "strategies",
            turn=2,
            characters={"amber": ["konets"]},
            territories={"sky": ["council_hall"]},
            tokens={"sky": "0 0 2"},
        )
        assert expert_says(t) in {"strategy blackmail", "strategy hostile_takeover"}

    def test_it_plays_its_natural_strategy_in_the_last_turn(self) -> None:
        t = table(
            "strategies",
            turn=10,
            characters={"amber": ["konets"]},
            territories={"sky": ["council_hall"]},
            tokens={"sky": "0 0 2"},
        )
        assert expert_says(t) == "strategy subtle_intrigues"

    def test_it_keeps_its_influence_near_the_end(self) -> None:
        t = table(
            turn=9,
            hands={"amber": ["nav_santiaga"]},
            tokens={"amber": "0 0 4"},
            strategies={"amber": "ancient_rituals sky", "sky": "careful_research amber"},
        )
        assert expert_says(t) == "done"

    def test_it_takes_the_territory_that_brings_most(self) -> None:
        t = table(
            "resolve",
            turn=2,
            strategies={"amber": "blackmail sky", "sky": "assault amber"},
            territories={"sky": ["club_lizard", "council_hall", "moscow_abode"]},
            assigned={"amber": {1: "for amber"}},
        )
        assert expert_says(t) == "take_territory council_hall"

    def test_it_sends_nobody_against_its_own_strategy(self) -> None:
        t = table(
            "battle",
            turn=3,
            characters={"amber": ["garka", "konets"], "sky": ["manticore"]},
            territories={"sky": ["council_hall"]},
            strategies={"amber": "blackmail sky", "sky": "assault amber"},
            deals="off",
        )
        while t.phase == "battle":
            action = expert_says(t)
            assert not (t.seat == "amber" and action.endswith("against amber"))
            t.do(action)


def test_chances_add_up_and_the_one_who_stands_better_has_more() -> None:
    sense, out, d = sense_of(GAME), vec[float]([0.0] * 8), Decision()
    s = GAME.begin(4, {"turns": "3"}, 7, d)
    rng = seeded(7)
    while d.count > 0:
        sense.chances(s, d, out)
        assert sum(out[p] for p in range(4)) == pytest.approx(1)
        apply(s, d.actions[rng.below(d.count)], d)
    sense.chances(s, d, out)
    best = GAME.score(s).order[0]
    assert [out[p] for p in best] == [1 / len(best)] * len(best)


def test_with_two_a_lead_lasts_since_nobody_else_sets_the_leader_back() -> None:
    sense = sense_of(GAME)
    two, four = ([sense.doubt(table("auction", seats=seats, turn=turn).s) for turn in (2, 4, 6, 8)] for seats in (2, 4))
    assert two == sorted(two, reverse=True) and four == sorted(four, reverse=True)
    assert all(a < 0.4 * b for a, b in zip(two[:2], four[:2], strict=True))
