"""The board: sites, routes, their spaces, and who reaches what."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

LEFT: Final = "left"
CENTRE: Final = "centre"
RIGHT: Final = "right"


class Site(NamedTuple):
    slug: str
    section: str
    vp: int  # for control, at the end of the game
    spaces: int
    white: int  # white troops at the start
    start: bool = False  # TU-1: a first troop may be put here
    marker: int = 0  # VP a turn for total control, where the site has a control marker


class Route(NamedTuple):
    """A way from site `a` to site `b`. One that crosses a dotted line belongs to the outer section."""

    a: str
    b: str
    section: str
    spaces: int
    white: list[int] = []  # noqa: RUF012  # never changed: the spaces, counted from `a`, with a white troop at the start


BOARD: Final = [
    #    slug, section, VP, spaces, white troops
    Site("buiyrandyn", LEFT, 3, 3, 1),
    Site("chchitl", LEFT, 2, 3, 2, marker=1),
    Site("gauntlgrym", LEFT, 2, 3, 2, marker=1),
    Site("jhachalkhyn", LEFT, 4, 4, 0, start=True),
    Site("stoneshaft_clanhold", LEFT, 4, 2, 2),
    Site("the_wormwrithings", LEFT, 3, 3, 0),
    Site("araumycos", CENTRE, 3, 4, 4, marker=3),
    Site("blingdenstone", CENTRE, 4, 2, 2),
    Site("chasmleap_bridge", CENTRE, 1, 1, 0),
    Site("ched_nasad", CENTRE, 3, 4, 0, start=True),
    Site("eryndlyn", CENTRE, 3, 3, 0, start=True),
    Site("everfire", CENTRE, 3, 3, 0),
    Site("gracklstugh", CENTRE, 3, 4, 2),
    Site("halls_of_the_scoured_legion", CENTRE, 3, 2, 1),
    Site("kanaglym", CENTRE, 3, 3, 0),
    Site("llacerellyn", CENTRE, 2, 2, 0),
    Site("mantol_derith", CENTRE, 4, 5, 2, start=True),
    Site("menzoberranzan", CENTRE, 5, 6, 3, marker=2),
    Site("skullport", CENTRE, 4, 5, 2, start=True),
    Site("the_labyrinth", CENTRE, 3, 3, 1),
    Site("tsenviilyq", CENTRE, 4, 3, 3, marker=1),
    Site("chaulssin", RIGHT, 4, 5, 0, start=True),
    Site("ruins_of_dekanter", RIGHT, 5, 6, 2),
    Site("sszuraassnee", RIGHT, 2, 3, 2, marker=1),
    Site("the_phaerlin", RIGHT, 2, 3, 2, marker=1),
    Site("yathchol", RIGHT, 4, 2, 2),
]
ROUTES: Final = [
    Route("buiyrandyn", "jhachalkhyn", LEFT, 1),
    Route("buiyrandyn", "stoneshaft_clanhold", LEFT, 1),
    Route("buiyrandyn", "the_labyrinth", LEFT, 1),
    Route("chchitl", "kanaglym", LEFT, 1),
    Route("chchitl", "stoneshaft_clanhold", LEFT, 1),
    Route("gauntlgrym", "jhachalkhyn", LEFT, 1),
    Route("gauntlgrym", "the_wormwrithings", LEFT, 0),
    Route("jhachalkhyn", "gracklstugh", LEFT, 1),
    Route("stoneshaft_clanhold", "skullport", LEFT, 2),
    Route("the_wormwrithings", "mantol_derith", LEFT, 1),
    Route("araumycos", "chasmleap_bridge", CENTRE, 1, white=[1]),
    Route("araumycos", "ched_nasad", CENTRE, 1, white=[1]),
    Route("araumycos", "eryndlyn", CENTRE, 1, white=[1]),
    Route("araumycos", "the_labyrinth", CENTRE, 2, white=[1]),
    Route("blingdenstone", "mantol_derith", CENTRE, 1, white=[1]),
    Route("chasmleap_bridge", "everfire", CENTRE, 1),
    Route("chasmleap_bridge", "gracklstugh", CENTRE, 2),
    Route("chasmleap_bridge", "menzoberranzan", CENTRE, 2),
    Route("ched_nasad", "halls_of_the_scoured_legion", CENTRE, 2),
    Route("ched_nasad", "llacerellyn", CENTRE, 2),
    Route("ched_nasad", "ruins_of_dekanter", RIGHT, 1),
    Route("ched_nasad", "yathchol", RIGHT, 1),
    Route("eryndlyn", "kanaglym", CENTRE, 2),
    Route("eryndlyn", "llacerellyn", CENTRE, 1),
    Route("everfire", "chaulssin", RIGHT, 1),
    Route("everfire", "halls_of_the_scoured_legion", CENTRE, 1),
    Route("everfire", "menzoberranzan", CENTRE, 2),
    Route("gracklstugh", "mantol_derith", CENTRE, 1),
    Route("gracklstugh", "the_labyrinth", CENTRE, 1),
    Route("halls_of_the_scoured_legion", "yathchol", RIGHT, 1),
    Route("kanaglym", "skullport", CENTRE, 1),
    Route("kanaglym", "tsenviilyq", CENTRE, 2),
    Route("llacerellyn", "sszuraassnee", RIGHT, 2),
    Route("llacerellyn", "tsenviilyq", CENTRE, 1),
    Route("mantol_derith", "menzoberranzan", CENTRE, 3),
    Route("skullport", "the_labyrinth", CENTRE, 2),
    Route("chaulssin", "the_phaerlin", RIGHT, 1),
    Route("ruins_of_dekanter", "sszuraassnee", RIGHT, 1),
    Route("ruins_of_dekanter", "the_phaerlin", RIGHT, 2),
    Route("the_phaerlin", "yathchol", RIGHT, 1),
]
SITES: Final = 26  # literals, so that the compiler can fold them; a test compares them with the tables
SPACES: Final = 53  # of routes
PLACES: Final = 79  # a place: a site, or one space of a route
MARKERS: Final = 7

SITE: Final = {site.slug: i for i, site in enumerate(BOARD)}


class Space(NamedTuple):
    """One space of a route."""

    slug: str
    section: str
    white: bool
    near_sites: list[int]
    near_spaces: list[int]  # numbers of spaces, without SITES


def _spaces() -> list[Space]:
    spaces: list[Space] = []
    for route in ROUTES:
        first = len(spaces)
        for i in range(1, route.spaces + 1):
            here = len(spaces)
            ends = [SITE[route.a]] * (i == 1) + [SITE[route.b]] * (i == route.spaces)
            beside = [here - 1] * (here > first) + [here + 1] * (i < route.spaces)
            slug = f"{route.a}--{route.b}.{i}"
            spaces.append(Space(slug, route.section, i in route.white, ends, beside))
    return spaces


ROUTE_SPACES: Final = _spaces()
PLACE_NAMES: Final = [site.slug for site in BOARD] + [space.slug for space in ROUTE_SPACES]
PLACE: Final = {slug: i for i, slug in enumerate(PLACE_NAMES)}


def _mask(numbers: list[int]) -> int:
    return sum([2**i for i in set(numbers)])


def _site_reach() -> list[int]:
    """TU-6: sites where a troop at each place gives presence; as bits."""
    # Two sites that touch without a space between them reach each other (our reading).
    touching = [(SITE[route.a], SITE[route.b]) for route in ROUTES if route.spaces == 0]
    reach = []
    for i in range(SITES):
        linked = [b for a, b in touching if a == i] + [a for a, b in touching if b == i]
        reach.append(_mask([i, *linked]))
    return reach + [_mask(space.near_sites) for space in ROUTE_SPACES]


def _space_reach() -> list[int]:
    """TU-6: route spaces where a troop at each place gives presence; as bits."""
    reach = [_mask([j for j, space in enumerate(ROUTE_SPACES) if i in space.near_sites]) for i in range(SITES)]
    return reach + [_mask([j, *space.near_spaces]) for j, space in enumerate(ROUTE_SPACES)]


SITE_REACH: Final = vec[i64](_site_reach())
SPACE_REACH: Final = vec[i64](_space_reach())

SITE_VP: Final = vec[i64]([site.vp for site in BOARD])
SITE_SPACES: Final = vec[i64]([site.spaces for site in BOARD])
MARKER_SITES: Final = vec[i64]([i for i, site in enumerate(BOARD) if site.marker > 0])
MARKER_VP: Final = vec[i64]([site.marker for site in BOARD if site.marker > 0])
MARKER_AT: Final = vec[i64](
    [sum([s.marker > 0 for s in BOARD[:i]]) if site.marker else -1 for i, site in enumerate(BOARD)]
)
START_SITES: Final = _mask([i for i, site in enumerate(BOARD) if site.start])


def sections(seats: int, outer: str) -> list[str]:
    """TU-1: the centre for two, with one outer section for three, all for four."""
    return [CENTRE] if seats == 2 else [CENTRE, outer] if seats == 3 else [LEFT, CENTRE, RIGHT]
