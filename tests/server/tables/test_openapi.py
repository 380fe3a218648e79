"""Whatever the schema allows, and whatever it does not: the server answers as the schema says, and never with a fault.

The examples are the same in every run. Ids of tables and names of seats are true ones every other time: of words that
mean nothing a server can only say that there is no such table.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.tables.kit import Server
from undercourt.server.notify.settings import NotifySettings
from undercourt.server.settings import Settings
from undercourt.server.web.app import create_app

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 12  # of each route and kind
SECONDS = 10  # for an answer


def routes() -> list[str]:
    app = create_app(Settings(Path("nowhere"), NotifySettings(base_url="http://localhost")))
    paths = app.openapi_schema.to_schema()["paths"]
    methods = ("get", "post", "put", "patch", "delete")
    return sorted(f"{method.upper()} {path}" for path, item in paths.items() for method in item if method in methods)


@pytest.fixture(scope="module")
def known(server: Server) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """The schema as it is served, and tables in every state."""

    async def tables() -> list[dict[str, Any]]:
        anna = await server.person()
        gathering = await anna.make("me", "open", "invited", game="abyss")
        playing = await anna.make("me", "random")
        ended = await anna.make("me", "random", game="abyss")
        await anna.post(ended["id"], "propose", seat=ended["seats"][0], what="abandon")
        return [{**made, "token": anna.token} for made in (gathering, playing, ended)]

    yield schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json"), server.do(tables())


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
@pytest.mark.parametrize("route", routes())
def test_every_route_answers_as_the_schema_says(server: Server, known: Any, route: str, mode: GenerationMode) -> None:
    schema, tables = known
    method, _, path = route.partition(" ")
    operation = schema[path][method]
    guest = server.do(server.person())

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), made=st.sampled_from([None, *tables]))
    def ask(case: Case[Any], made: dict[str, Any] | None) -> None:
        token = guest.token
        if made is not None and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = made["id"]
            token = made["token"]
            if isinstance(case.body, dict) and "seat" in case.body:
                case.body["seat"] = made["seats"][0]
        case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, checks=CHECKS, timeout=SECONDS)

    if mode == GenerationMode.NEGATIVE and not takes_anything(operation):
        return  # there is nothing that could be wrong
    try:
        ask()
    except FailureGroup as wrong:
        raise AssertionError("\n".join(f"{one.title}: {one.message}" for one in wrong.exceptions)) from wrong


def takes_anything(operation: Any) -> bool:
    raw = operation.definition.raw
    return bool(raw.get("parameters") or raw.get("requestBody"))
