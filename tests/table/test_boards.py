"""The maps that clients draw are the maps that the rules play on, and nothing on them lies outside its place."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist
from typing import Any

import pytest

from undercourt.games.tyrants.board import BOARD, ROUTE_SPACES, ROUTES
from undercourt.games.whispers.board import CITY_IN_E4, LINK_P4_P8, MAPS, REGION_NAMES, REGIONS
from undercourt.table.catalogue import board_of

Point = tuple[float, float]
NARROWEST = 15.0  # a border that can be seen to be one


def board(game: str) -> dict[str, Any]:
    found = board_of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("layout", ["wide", "square", "tall"])
def test_the_underdark_has_its_sites_and_routes_with_all_their_spaces(layout: str) -> None:
    drawn = board("tyrants")["formats"][layout]
    assert {slug: len(site["spaces"]) for slug, site in drawn["sites"].items()} == {s.slug: s.spaces for s in BOARD}
    routes = {f"{route.a}--{route.b}": route.spaces for route in ROUTES}
    assert {slug: len(route["spaces"]) for slug, route in drawn["routes"].items()} == routes
    assert {f"{slug}.{i + 1}" for slug, n in routes.items() for i in range(n)} == {space.slug for space in ROUTE_SPACES}
    markers = {slug for slug, site in drawn["sites"].items() if site["marker"] is not None}
    assert markers == {site.slug for site in BOARD if site.marker}
    assert all(len(site["spies"]) == 4 for site in drawn["sites"].values())


@pytest.mark.parametrize("layout", ["wide", "square", "tall"])
def test_nothing_in_the_underdark_lies_upon_anything_else(layout: str) -> None:
    drawn = board("tyrants")["formats"][layout]
    width, height = drawn["view_box"][2:]
    for slug, site in drawn["sites"].items():
        shape = site["shape"]
        assert shape["hw"] <= site["x"] <= width - shape["hw"], f"{slug} leaves the picture"
        assert shape["hh"] <= site["y"] <= height - shape["hh"], f"{slug} leaves the picture"
        for x, y in site["spaces"]:
            power = shape["power"]
            away = (abs(x - site["x"]) / shape["hw"]) ** power + (abs(y - site["y"]) / shape["hh"]) ** power
            assert away < 1, f"a space of {slug} lies outside"
    for (a, one), (b, other) in combinations(drawn["sites"].items(), 2):
        across = abs(one["x"] - other["x"]) - one["shape"]["hw"] - other["shape"]["hw"]
        along = abs(one["y"] - other["y"]) - one["shape"]["hh"] - other["shape"]["hh"]
        assert max(across, along) >= 8, f"{a} and {b} touch"
    nodes = [tuple(space) for route in drawn["routes"].values() for space in route["spaces"]]
    assert all(dist(p, q) >= 2 * drawn["node_radius"] for p, q in combinations(nodes, 2))


def links(number: int) -> set[frozenset[str]]:
    """Regions that are neighbours on one reading of the map."""
    near = MAPS[number].adjacent
    pairs = [(i, j) for i in range(REGIONS) for j in range(REGIONS) if near[i] >> j & 1]
    return {frozenset((REGION_NAMES[i], REGION_NAMES[j])) for i, j in pairs}


@pytest.mark.parametrize(("number", "link"), [(0, "p5_p7"), (CITY_IN_E4, "p5_p7"), (LINK_P4_P8, "p4_p8")])
def test_neighbours_among_the_empires_share_a_border_or_a_strait_and_others_do_not(number: int, link: str) -> None:
    drawn = board("whispers")
    assert drawn["regions"].keys() == set(REGION_NAMES)
    walled = {frozenset(one["between"]) for one in drawn["barriers"]}
    borders = {frozenset(one["between"]): length(one["lines"]) for one in drawn["borders"]}
    by_land = {pair for pair, n in borders.items() if n >= NARROWEST and pair not in walled}
    by_water = {frozenset(one["between"]) for one in drawn["straits"] if one["elephant_link"] in (None, link)}
    assert by_land | by_water == links(number)
    assert not walled & links(number)


def length(lines: list[list[Point]]) -> float:
    return sum(dist(p, q) for line in lines for p, q in pairwise(line))


def test_pieces_stand_inside_their_regions() -> None:
    for slug, region in board("whispers")["regions"].items():
        for anchor in ("piece", "agents", "label"):
            assert inside(region[anchor], region["polygon"]), f"{slug}: {anchor}"


def inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    within = False
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            within = not within
    return within
