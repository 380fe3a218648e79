"""What a position is worth, and that the greedy bot plays Abyss like somebody who knows it."""

from __future__ import annotations

import pytest

from tests.games.abyss.table import Table, game, table
from undercourt.bots import Budget
from undercourt.bots.greedy import GreedyBot
from undercourt.bots.memory import blank_memory
from undercourt.games.abyss.cards.locations import LOCATION_LIST
from undercourt.games.abyss.game import GAME
from undercourt.games.abyss.score import location_score
from undercourt.games.abyss.state import ASSASSINATED_COUNT, DISABLED_LORDS, Abyss, race_of, value_of
from undercourt.judgement.abyss.evaluate import evaluate
from undercourt.judgement.abyss.prospects_payment import Payment
from undercourt.judgement.abyss.worth import location_points, profile
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.rng import seeded

AMBER = 0
COURT = ["trader", "jailer", "traitor"]


def standing(t: Table) -> float:
    return evaluate(t.s, AMBER)


def greedy_says(t: Table, seed: int = 1) -> str:
    """What the greedy bot would do here, in words."""
    action = GreedyBot().choose(GAME, GAME.view(t.s, t.d.seat), t.d, seeded(seed), Budget(), blank_memory(GAME))
    return GAME.space.name(action)


def greedy_turn(t: Table) -> list[str]:
    """What the greedy bot does while it is asked."""
    seat, done = t.seat, []
    while not t.over and t.seat == seat and t.turn == seat:
        done.append(greedy_says(t))
        t.do(done[-1])
    return done


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_it_is_the_difference_to_the_best_opponent(seats: int) -> None:
    d, rng = Decision(), seeded(seats)
    s = GAME.begin(seats, {}, seats, d)
    assert isinstance(s, Abyss)
    while d.count > 0:
        apply(s, d.actions[rng.below(d.count)], d)
    totals = GAME.score(s).totals()
    for seat in range(seats):
        assert evaluate(s, seat) == totals[seat] - max(totals[:seat] + totals[seat + 1 :])


@pytest.mark.parametrize("options", [{"assassinated": "influence_only"}, {"assassinated": "count"}])
def test_the_tables_of_locations_say_what_the_score_says(options: dict[str, str]) -> None:
    for seed in range(20):
        d, rng = Decision(), seeded(seed + 1)
        s = GAME.begin(2, options, seed, d)
        assert isinstance(s, Abyss)
        while d.count > 0:
            apply(s, d.actions[rng.below(d.count)], d)
        for seat in range(2):
            turned = 0 if s.plays_with(ASSASSINATED_COUNT) else s.tables[DISABLED_LORDS + seat]
            counts = profile(s, seat, s.owned(seat) & ~turned)
            for location, kind in enumerate(LOCATION_LIST):
                if kind.measure != "best_of_opponents":
                    assert location_points(counts, location, 0.0) == location_score(s, seat, location)


def test_lords_locations_keys_tokens_pearls_and_cards_count() -> None:
    nothing = standing(table(court=COURT))
    assert standing(table(court=COURT, lords={"amber": ["miller"]})) > nothing + 8
    assert standing(table(court=COURT, locations={"amber": ["jail"]})) > nothing + 6
    assert standing(table(court=COURT, keys={"amber": 1})) > nothing + 2
    assert standing(table(court=COURT, tokens={"amber": [4]})) > nothing + 3
    assert standing(table(court=COURT, pearls={"amber": 1})) > nothing
    assert standing(table("crab 3", court=COURT)) > standing(table("crab 1", court=COURT)) > nothing
    assert standing(table(court=COURT, lords={"sky": ["miller"]})) < nothing - 8


def test_the_second_key_is_worth_more_than_the_first_and_the_third_most() -> None:
    worth = [standing(table(court=COURT, keys={"amber": n})) for n in range(3)]
    assert 0 < worth[1] - worth[0] < worth[2] - worth[1]


def test_a_lasting_power_is_worth_something_until_it_is_covered() -> None:
    free = table(court=COURT, lords={"amber": ["landlord"]})
    covered = table(court=COURT, covered={"amber": ["landlord"]})
    disabled = table(court=COURT, disabled={"amber": ["landlord"]})
    assert standing(free) > standing(disabled) and standing(free) > standing(covered)


def test_a_hand_is_worth_more_when_it_pays_for_a_lord_at_court() -> None:
    assert standing(table("seahorse 4", court=["landowner"])) > standing(table("crab 4", court=["landowner"]))


def test_greedy_pays_without_waste() -> None:
    hand = ["seahorse 5", "seahorse 3", "seahorse 2", "crab 1", "crab 3", "squid 4"]
    t = table(*hand, court=["landowner", "tamer", "trader", "jailer"], hands={"sky": ["crab 1"]})
    done = greedy_turn(t)
    assert done[0] == "hire landowner" and sorted(done[1:4]) == ["pay seahorse 2", "pay seahorse 3", "pay seahorse 5"]
    assert done[4] == "done" and t.hand("amber") == ["crab 1", "crab 3", "squid 4"]


def test_greedy_spends_cards_so_that_a_good_one_is_affiliated() -> None:
    hand = ["seahorse 4", "seahorse 4", "seahorse 1", "seahorse 1", "seahorse 1", "seahorse 1"]
    t = table(*hand, court=["shepherd", *COURT])
    t.do("hire shepherd")
    while t.turn == "amber":
        t.do(greedy_says(t))
    assert t.affiliated("amber") == ["seahorse 4"] and t.lords("amber") == ["shepherd"]


def test_greedy_affiliates_the_race_that_its_location_counts() -> None:
    t = table("crab 3", "shellfish 3", court=["seeker", *COURT], locations={"amber": ["chasm"]}, pearls={"amber": 1})
    t.do("hire seeker", "pay crab 3", "pay shellfish 3", "done")
    assert greedy_says(t) == "affiliate crab 3"


def test_greedy_takes_the_largest_council_stack_rather_than_one_card() -> None:
    t = table(court=COURT, council={"crab": [3, 4, 5], "squid": [1]})
    assert greedy_says(t) == "support crab"


def test_greedy_takes_a_good_ally_and_passes_a_poor_one() -> None:
    good = table(court=["landowner"], deck=["seahorse 5", "crab 1", "crab 1", "crab 1"]).do("explore")
    poor = table(court=["landowner"], deck=["crab 1", "seahorse 5", "seahorse 4", "seahorse 3"]).do("explore")
    assert greedy_says(good) == "take" and greedy_says(poor) == "explore"


def test_greedy_buys_what_is_worth_more_than_its_price() -> None:
    rich = {"sky": 3}
    good = table(court=["landowner"], deck=["seahorse 5", "crab 1", "crab 2"], pearls=rich).do("explore")
    poor = table(court=["landowner"], deck=["crab 1", "squid 1", "crab 2"], pearls=rich).do("explore")
    assert good.seat == poor.seat == "sky"
    assert greedy_says(good) == "buy" and greedy_says(poor) == "done"


def test_greedy_takes_tokens_rather_than_pearls() -> None:
    t = table(court=COURT, threat=2, deck=["monster", "crab 1"]).do("explore", "fight")
    assert greedy_says(t) == "choose 3"


def test_greedy_covers_the_lords_whose_power_it_needs_least() -> None:
    lords = ["keeper", "reaper", "landlord"]
    t = table(court=COURT, lords={"amber": lords}, keys={"amber": 1}, open=["jail"], deck=["crab 1"] * 2)
    t.do("explore", "take", "take_location jail")
    done = greedy_turn(t)
    assert "cover landlord" not in done and t.lords("amber") == ["landlord"]


def test_greedy_takes_the_location_that_suits_it() -> None:
    lords = {"amber": ["miller", "landowner", "aquaculturalist"]}
    t = table(court=COURT, covered=lords, keys={"amber": 3}, open=["closed_tower", "sargasso_silos"], stack=[])
    while t.d.count > 0 and "take_location" not in t.verbs():
        t.do(greedy_says(t))
    assert greedy_says(t) == "take_location sargasso_silos"


def test_greedy_gives_away_its_poorest_card() -> None:
    paid = ["crab 4", "squid 1", "jellyfish 1"]
    t = table(*paid, court=["jailer", "landowner", *COURT[::2]], hands={"sky": ["seahorse 5", "squid 1", "seahorse 4"]})
    t.do("hire jailer", "pay crab 4", "pay squid 1", "pay jellyfish 1", "done")
    while t.seat != "sky":
        t.do(greedy_says(t))
    assert greedy_says(t) == "discard squid 1"


def test_the_last_turn_is_for_points() -> None:
    t = table("crab 5", "crab 4", "crab 1", court=["commander", "assassin", "landowner"], hands={"sky": ["squid 1"]})
    t.s.ended_by = 1
    assert greedy_says(t) == "hire assassin"


class TestTheCheapestPayment:
    def bill(self, price: int, races: int, *hand: int) -> Payment:
        bill = Payment(price, races, race_of(hand[0]))
        bill.pearl = 0.75
        for ally in hand:
            bill.hold(ally, 1, 0.5 * float(value_of(ally)))
        return bill

    def test_the_fewest_points_that_do(self) -> None:
        assert self.bill(6, 1, 0, 1, 2, 3, 4).least() == pytest.approx(3.0)  # squids 1 to 5
        assert self.bill(15, 1, 0, 1, 2, 3, 4).least() == pytest.approx(7.5)

    def test_pearls_make_up_what_is_missing(self) -> None:
        bill = self.bill(9, 1, 4)
        assert bill.least() >= 1000
        bill = self.bill(9, 1, 4)
        bill.pearls = 4
        assert bill.least() == pytest.approx(2.5 + 3.0)

    def test_the_mandatory_race_and_the_number_of_races(self) -> None:
        assert self.bill(5, 2, 0, 4, 9).least() == pytest.approx(0.5 + 2.5)  # squid 1 with shellfish 5
        assert self.bill(1, 3, 0, 4, 9).least() >= 1000

    def test_what_is_laid_down_counts_and_leads_to_the_affiliate(self) -> None:
        bill = self.bill(6, 1, 4)
        bill.gains[0] = 1.0
        bill.lay_down(0)
        assert bill.least() == pytest.approx(2.5 - 1.0)

    def test_a_large_hand_is_searched_for_a_while_only(self) -> None:
        bill = Payment(14, 5, 5)
        for ally in range(25):
            bill.hold(ally, 4, 0.5)
        assert bill.least() < 1000 and bill.steps > 400


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_plays_whole_games(seats: int) -> None:
    t = game(seats, seed=seats)
    n = 0
    while not t.over:
        t.do(greedy_says(t, n))
        n += 1
    assert n < 1000 and max(GAME.score(t.s).totals()) > 50
