"""The application: all routes, and what stands before them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from undercourt.server.house import House
from undercourt.server.settings import Settings
from undercourt.server.web import errors, guard
from undercourt.server.web.front import Pages
from undercourt.server.web.lobby import Lists
from undercourt.server.web.people import People
from undercourt.server.web.socket import socket
from undercourt.server.web.tables import Tables


def create_app(settings: Settings) -> Litestar:
    house = House(settings)

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
        route_handlers=[Pages, People, Lists, Tables, socket],
        dependencies={"house": Provide(the_house), "anybody": Provide(anybody), "person": Provide(person)},
        exception_handlers=errors.HANDLERS,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(title="Undercourt", version="1"),
        request_max_body_size=settings.limits.body,
        logging_config=None,  # uvicorn has it
        debug=False,
    )
    return guard.fence(app, house)
