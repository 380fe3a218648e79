"""The application: all routes, and what stands before them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from undercourt.server.house import House
from undercourt.server.settings import Settings
from undercourt.server.web import errors, guard
from undercourt.server.web.front import CLIENT, Client, Front, beside, not_found
from undercourt.server.web.letters import Letters
from undercourt.server.web.limits import SMALL_BODY
from undercourt.server.web.lobby import Lists
from undercourt.server.web.operate import Operate, observe, openapi
from undercourt.server.web.page import PageFiles
from undercourt.server.web.people import People
from undercourt.server.web.profiles import Profiles
from undercourt.server.web.replays import Replays
from undercourt.server.web.socket import socket
from undercourt.server.web.tables import Tables
from undercourt.server.web.talk import Talk


def create_app(settings: Settings, built: Path = CLIENT) -> Litestar:
    """`built` is where the client for browsers lies."""
    house, client = House(settings), Client.read(built)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def the_house() -> House:
        return house

    async def anybody(request: Request[Any, Any, Any]) -> guard.Person | None:
        return await guard.person_of(request, house)

    async def person(request: Request[Any, Any, Any]) -> guard.Person:
        found = await guard.person_of(request, house)
        if found is None:
            raise errors.Trouble("error_no_person", 401)
        return found

    app = Litestar(
        route_handlers=[
            Front,
            *beside(client),
            PageFiles,
            People,
            Profiles,
            Letters,
            Lists,
            Tables,
            Replays,
            Talk,
            Operate,
            socket,
        ],
        dependencies={"house": Provide(the_house), "anybody": Provide(anybody), "person": Provide(person)},
        exception_handlers={**errors.HANDLERS, NotFoundException: not_found},
        lifespan=[lifespan],
        openapi_config=openapi(),
        request_max_body_size=SMALL_BODY,  # but for packs and records
        logging_config=None,  # uvicorn has it
        debug=False,
    )
    app.state.house, app.state.client = house, client
    return observe(guard.fence(app, house), house.metrics)
