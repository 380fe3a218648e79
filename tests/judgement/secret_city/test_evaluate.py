"""What a position is worth, and that the greedy bot plays Secret City like somebody who knows it."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import SEAT, Table, game, table
from tests.judgement.secret_city.promises import gained_by_a_promise
from undercourt.bots import Budget
from undercourt.bots.greedy import GreedyBot
from undercourt.bots.memory import blank_memory
from undercourt.games.secret_city.actions import CARDS
from undercourt.games.secret_city.game import GAME, PACK
from undercourt.games.secret_city.pack.reader import default_text, read_pack
from undercourt.judgement import sense_of
from undercourt.judgement.secret_city.evaluate import evaluate
from undercourt.judgement.secret_city.prospects import chance
from undercourt.judgement.secret_city.worth import MOST_KNOWN, worth_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.rng import seeded


def standing(t: Table, seat: str = "amber") -> float:
    return evaluate(t.s, SEAT[seat])


def greedy_says(t: Table, seed: int = 1) -> str:
    """What the greedy bot would do here, in words."""
    action = GreedyBot().choose(GAME, GAME.view(t.s, t.d.seat), t.d, seeded(seed), Budget(), blank_memory(GAME))
    return GAME.space.name(action)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_at_the_end_it_is_the_difference_to_the_best_opponent(seats: int) -> None:
    d, rng = Decision(), seeded(seats)
    s = GAME.begin(seats, {"turns": "3"}, seats, d)
    while d.count > 0:
        apply(s, d.actions[rng.below(d.count)], d)
    totals = GAME.score(s).totals()
    for seat in range(seats):
        assert sense_of(GAME).evaluate(s, seat) == totals[seat] - max(totals[:seat] + totals[seat + 1 :])


class TestHoldings:
    def test_influence_tokens_territories_characters_and_cards_count(self) -> None:
        nothing = standing(table(turn=2))
        assert standing(table(turn=2, tokens={"amber": "0 0 1"})) == pytest.approx(nothing + 1)
        assert standing(table(turn=2, tokens={"amber": "1 0 0"})) > nothing
        assert standing(table(turn=2, territories={"amber": ["council_hall"]})) > nothing + 1
        assert standing(table(turn=2, characters={"amber": ["fata"]})) > nothing + 1
        assert standing(table(turn=2, hands={"amber": ["fata"]})) > nothing
        assert standing(table(turn=2, artifacts={"amber": ["nav_heart"]})) > nothing
        assert standing(table(turn=2, characters={"sky": ["fata"]})) < nothing - 1

    def test_goods_are_worth_less_near_the_end(self) -> None:
        rich = {"amber": "4 4 0"}
        early = standing(table(turn=2, tokens=rich)) - standing(table(turn=2))
        late = standing(table("battle", turn=10, tokens=rich)) - standing(table("battle", turn=10))
        assert 0 < late < early / 4

    def test_debts_count_as_if_they_were_paid(self) -> None:
        battle = {"amber": "contract_killing sky", "sky": "ancient_rituals amber"}
        t = table("battle", strategies=battle, tokens={"amber": "3 0 2"}, characters={"sky": ["manticore"]})
        before = standing(t)
        t.do("propose ask_help", "place for amber", "price money 5", "accept")
        assert standing(t) < before  # two of the five are missing, and cost influence

    def test_nobody_gives_more_than_they_have_whatever_they_promised(self) -> None:
        bare, landed = (gained_by_a_promise(land, standing) for land in ([], ["council_hall"]))
        assert 0 < bare < 4, "three money, and two influence for the nine that are missing"
        assert bare + 1 < landed < 6, "or a territory"

    def test_greedy_drafts_influence_first(self) -> None:
        territory = greedy_says(game(3, seed=2)).split()[1]
        assert territory in {
            "annas_apartment",
            "tigradcom",
            "las_vegas_center",
            "council_hall",
            "ostankino_tower",
            "kremlin_dungeons",
        }

    def test_greedy_takes_influence_rather_than_cards_in_the_last_turn(self) -> None:
        t = table("territories", turn=10, territories={"amber": ["las_vegas_center"]})
        while t.territories("amber") and t.seat == "amber" and t.phase == "territories":
            t.do(greedy_says(t))
        assert t.influence("amber") == 1


class TestBuying:
    def test_greedy_buys_what_it_can_pay(self) -> None:
        t = table(turn=2, hands={"amber": ["hvan_mercenary"]}, tokens={"amber": "3 0 0"})
        assert greedy_says(t) == "buy hvan_mercenary"

    def test_greedy_keeps_its_influence_in_the_last_turn(self) -> None:
        t = table(
            turn=10,
            hands={"amber": ["nav_santiaga"]},
            tokens={"amber": "0 0 2"},
            strategies={"amber": "ancient_rituals sky", "sky": "careful_research amber"},
        )
        assert greedy_says(t) == "done"

    def test_greedy_makes_room_for_somebody_better(self) -> None:
        weak = ["fata", "masan_mercenary", "garka", "black_moryana", "red_cap"]
        t = table(turn=2, characters={"amber": weak}, hands={"amber": ["golem_lunatic"]}, tokens={"amber": "5 0 0"})
        assert greedy_says(t) == "buy golem_lunatic"
        assert greedy_says(t.do("buy golem_lunatic")) == "dismiss 6"

    def test_greedy_does_not_waste_a_spell(self) -> None:
        t = table(turn=2, characters={"amber": ["fata"]}, hands={"amber": ["dragon_spit"]}, tokens={"amber": "0 4 0"})
        assert greedy_says(t) == "done"  # the only one it could kill is its own

    def test_greedy_kills_somebody_strong(self) -> None:
        t = table(
            turn=2,
            characters={"amber": ["garka"], "sky": ["fata", "red_cap"]},
            hands={"amber": ["dragon_spit"]},
            tokens={"amber": "0 4 0"},
        )
        assert greedy_says(t) == "use dragon_spit"
        assert greedy_says(t.do("use dragon_spit")) == "target sky 2"


class TestAuction:
    def test_greedy_does_not_bid_its_leader_for_nothing(self) -> None:
        assert greedy_says(table("auction", turn=2, characters={"amber": ["garka"]})) == "done"

    def test_a_griffin_bids_for_free(self) -> None:
        assert greedy_says(table("auction", turn=2, characters={"amber": ["garka", "griffin"]})) == "bid 3"


class TestStrategies:
    def test_greedy_prefers_its_natural_strategy_when_there_is_nothing_to_capture(self) -> None:
        t = table("strategies", turn=2, characters={"amber": ["konets"]}, tokens={"sky": "0 0 2"})
        assert greedy_says(t) == "strategy subtle_intrigues"

    def test_greedy_chooses_the_type_that_its_characters_have(self) -> None:
        t = table(
            "strategies",
            turn=2,
            houses=["chud", "lyud"],
            characters={"amber": ["hvan_mercenary", "manticore", "golem_lunatic"]},
            territories={"sky": ["council_hall"]},
        )
        assert greedy_says(t) in {"strategy assault", "strategy night_storm"}

    def test_greedy_turns_against_the_player_who_cannot_defend(self) -> None:
        t = table(
            "strategies",
            seats=3,
            turn=2,
            characters={"sky": ["konets", "garka"]},
            territories={"sky": ["council_hall"], "green": ["tigradcom"]},
        )
        assert greedy_says(t.do("strategy hostile_takeover")) == "player green"

    def test_greedy_captures_the_best_territory(self) -> None:
        t = table(
            "resolve",
            turn=2,
            strategies={"amber": "blackmail sky", "sky": "assault amber"},
            territories={"sky": ["club_lizard", "council_hall", "moscow_abode"]},
            assigned={"amber": {1: "for amber"}},
        )
        assert greedy_says(t) == "take_territory council_hall"


class TestBattle:
    def test_greedy_supports_its_own_strategy(self) -> None:
        t = table(
            "battle",
            characters={"amber": ["manticore"]},
            strategies={"amber": "deft_manipulations sky", "sky": "contract_killing amber"},
        )
        assert greedy_says(t) == "assign 1 for amber"

    def test_greedy_opposes_what_is_directed_against_it(self) -> None:
        t = table(
            "battle",
            characters={"amber": ["hvan_mercenary"], "sky": ["manticore"]},
            territories={"amber": ["council_hall"]},
            strategies={"amber": "deft_manipulations sky", "sky": "assault amber"},
            assigned={"sky": {2: "for sky"}, "amber": {1: "for amber"}},
        )
        assert greedy_says(t) == "assign 2 against sky"

    def test_greedy_does_not_pile_up_where_it_has_won(self) -> None:
        t = table(
            "battle",
            characters={"amber": ["garka", "masan_mercenary"], "sky": ["manticore"]},
            territories={"amber": ["council_hall"]},
            strategies={"amber": "deft_manipulations sky", "sky": "assault amber"},
            assigned={"sky": {1: "against amber", 2: "for sky"}, "amber": {1: "for amber", 2: "for amber"}},
        )
        assert greedy_says(t) == "assign 3 against sky"

    def test_greedy_uses_the_spell_that_decides(self) -> None:
        t = table(
            "battle",
            characters={"amber": ["os_spy"], "sky": ["konets"]},
            hands={"amber": ["forge_hammer"]},
            tokens={"amber": "0 1 0", "sky": "0 0 2"},
            strategies={"amber": "subtle_intrigues sky", "sky": "ancient_rituals amber"},
            assigned={"sky": {1: "for sky", 2: "against amber"}, "amber": {1: "against sky", 2: "for amber"}},
        )
        assert greedy_says(t) == "use forge_hammer"
        assert greedy_says(t.do("use forge_hammer")) == "target amber 2"

    def test_more_ahead_is_better_until_it_is_enough(self) -> None:
        chances = [chance(x / 4) for x in range(-6, 7)]
        assert chances == sorted(chances) and chances[0] == 0 and chances[-1] == 1
        assert chance(0) == pytest.approx(0.5)


def three(first: str = "sky", **tokens: str) -> Table:
    """Amber's Konets is of no use to amber, whose strategies want something else, but would turn sky's."""
    return table(
        "battle",
        seats=3,
        turn=3,
        first=first,
        characters={"amber": ["konets", "fata"], "sky": ["chel_sorcerer"], "green": ["masan_mercenary", "os_spy"]},
        territories={"amber": ["tigradcom"], "sky": ["council_hall"], "green": ["annas_apartment"]},
        tokens={"amber": "3 3 2", "sky": "6 3 2", "green": "3 3 4"} | tokens,
        strategies={"amber": "sorcerous_seizure sky", "sky": "hostile_takeover green", "green": "night_storm amber"},
        houses=["nav", "lyud", "chud"],
        assigned={"amber": {1: "for amber"}, "sky": {1: "for sky"}, "green": {2: "against sky", 3: "against sky"}},
    )


class TestDeals:
    def test_greedy_helps_for_a_good_price(self) -> None:
        t = three().do("propose ask_help", "place for sky", "price money 5", "player amber")
        assert t.seat == "amber" and greedy_says(t) == "accept"

    def test_greedy_does_not_sell_its_own_strategy_cheaply(self) -> None:
        t = three().do("propose ask_help", "place against amber", "price money 1", "player amber")
        assert t.seat == "amber" and greedy_says(t) == "done"

    def test_greedy_does_not_pay_for_what_harms_it(self) -> None:
        t = three().do("propose offer_help", "done", "place against amber", "price money 2", "player amber")
        assert t.seat == "amber" and greedy_says(t) == "done"

    def test_greedy_does_not_pay_what_it_does_not_have(self) -> None:
        t = three().do("propose offer_help", "target sky 2", "place for amber", "price money 12", "player amber")
        assert t.seat == "amber" and greedy_says(t) == "done"

    def test_greedy_names_a_price_that_can_be_paid(self) -> None:
        t = three().do("propose hero_price", "target amber 2", "place for sky")
        said = greedy_says(t)
        assert said.startswith("price") and int(said.split()[2]) <= 8  # six money and two influence

    @pytest.mark.parametrize("seed", range(8))
    def test_greedy_names_no_price_for_what_harms_it(self, seed: int) -> None:
        t = three().do("propose who_gives", "target sky 2", "place against amber", "price money 1")  # says green
        assert t.seat == "amber" and greedy_says(t, seed) == "done"

    @pytest.mark.parametrize("seed", range(8))
    def test_greedy_sends_nobody_against_itself(self, seed: int) -> None:
        t = three(first="amber").do("propose hero_anywhere", "target amber 2")
        assert t.seat == "sky" and greedy_says(t, seed) != "place against sky"

    @pytest.mark.parametrize("price", ["mana 7", "mana 5", "money 3"])
    def test_greedy_does_not_promise_its_influence(self, price: str) -> None:
        terms = ["propose offer_help", "target amber 2", "place for sky", f"price {price}", "player sky"]
        t = three(first="amber", sky="0 2 8").do(*terms)
        assert t.seat == "sky" and greedy_says(t) == "done"
        t = three(first="amber", sky="7 7 8").do(*terms)
        assert greedy_says(t) == "accept"

    @pytest.mark.parametrize("deal", ["ask_help", "ask_abstain"])
    def test_greedy_names_only_what_it_has(self, deal: str) -> None:
        t = three(sky="0 2 8").do(f"propose {deal}", "place for sky")
        assert greedy_says(t) in {"price mana 1", "price mana 2"}

    def test_greedy_asks_nobody_to_pay_more_than_there_is(self) -> None:
        t = three(sky="0 2 8").do("propose hero_price", "target amber 2", "place for sky")
        assert t.seat == "amber" and greedy_says(t) in {"price mana 1", "price mana 2", "done"}

    @pytest.mark.parametrize("seed", range(8))
    @pytest.mark.parametrize("victim", ["sky", "green"])
    def test_greedy_pays_nobody_who_can_do_nothing_for_staying_out(self, victim: str, seed: int) -> None:
        t = table(
            "battle",
            seats=3,
            turn=3,
            characters={"green": ["konets"]},
            tokens={"amber": "6 6 2", "sky": "1 1 2", "green": "1 1 2"},
            territories={"green": ["council_hall"], "sky": ["tigradcom"]},
            strategies={"amber": f"subtle_intrigues {victim}", "sky": "night_storm amber", "green": "assault sky"},
            assigned={"amber": {1: "for amber"}, "sky": {1: "against green"}, "green": {1: "for green"}},
        )
        if victim == "sky":  # who has nobody free, and no cards
            assert greedy_says(t, seed) == "pass"
            t.do("propose ask_abstain", "place for amber")
            assert greedy_says(t, seed) in {"price money 1", "price mana 1"}  # which nobody would take
        else:
            t.do("propose ask_abstain", "place for amber", "price money 3")
            assert greedy_says(t, seed) == "player green"

    def test_greedy_offers_help_that_costs_it_nothing(self) -> None:
        t = three(first="amber", sky="8 3 2")
        said = greedy_says(t)
        assert said.startswith("propose")
        while t.seat == "amber" and not said.startswith("assign"):
            t.do(said)
            said = greedy_says(t)
        assert t.seat == "sky"  # who is asked to pay for help against green

    def test_greedy_proposes_nothing_that_nobody_would_take(self) -> None:
        t = table(
            "battle",
            characters={"amber": ["masan_mercenary"], "sky": ["masan_mercenary"]},
            strategies={"amber": "deft_manipulations sky", "sky": "contract_killing amber"},
            tokens={"amber": "5 5 5", "sky": "5 5 5"},
        )
        assert greedy_says(t).startswith("assign")


def test_every_pack_is_judged_by_its_own_cards() -> None:
    text = default_text().replace('strength = 5\nsymbols = ["magic"]', 'strength = 1\nsymbols = ["magic"]')
    other = read_pack(text)
    fata = PACK.slugs.index("fata")
    assert worth_of(other).fights[fata] < worth_of(PACK).fights[fata]
    assert worth_of(other) is worth_of(other)
    for _ in range(MOST_KNOWN):
        assert len(worth_of(read_pack(default_text())).fights) == CARDS
    assert worth_of(PACK).pack is PACK


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_plays_whole_games(seats: int) -> None:
    t = game(seats, seed=seats, turns="5")
    said: list[str] = []
    while not t.over:
        said.append(greedy_says(t, len(said)))
        t.do(said[-1])
    assert len(said) < 800 and max(GAME.score(t.s).totals()) > 4
    assert seats == 2 or "accept" in said
