"""Routes of people: guests, accounts, sessions, and what somebody has told us of themselves."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from litestar import Controller, Request, delete, get, patch, post
from litestar.response import Response
from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from undercourt.server.house import House
from undercourt.server.notify import addresses
from undercourt.server.store import outbox, people, schema
from undercourt.server.store.database import now
from undercourt.server.web.errors import Trouble
from undercourt.server.web.guard import Person, cookie, gate_of, hashed, new_session, person_of, token_of
from undercourt.server.web.passwords import LONGEST, SHORTEST, Passwords
from undercourt.table.table import clean

LONGEST_LOGIN = 40

Asked = Request[Any, Any, Any]
Language = Literal["en", "ru", "pl"]
Channel = Literal["push", "webhook", "mail"]
Typed = Annotated[str, Meta(max_length=400)]  # a line that is cleaned before it is kept
Secret = Annotated[str, Meta(max_length=LONGEST)]
BASE64 = "^[A-Za-z0-9_=+/-]+$"
Endpoint = Annotated[str, Meta(max_length=1000, pattern="^[!-~]+$")]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Typed
    language: Language = "en"


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    login: Typed
    password: Secret


class LogIn(Struct, frozen=True, forbid_unknown_fields=True):
    """`take`: whether the account takes over the tables of the guest who logs in; they are asked if they have any."""

    login: Typed
    password: Secret
    take: bool | None = None


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Secret
    new: Secret


class Changes(Struct, frozen=True, forbid_unknown_fields=True):
    """What is not named stays. An address is somebody's once they have followed the link in the mail."""

    name: Typed | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    wants: Annotated[list[Channel], Meta(max_length=3)] | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=1000)] | UnsetType | None = UNSET
    email: Annotated[str, Meta(max_length=addresses.LONGEST)] | UnsetType | None = UNSET


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(max_length=200, pattern=BASE64)]
    auth: Annotated[str, Meta(max_length=100, pattern=BASE64)]


class Subscribe(Struct, frozen=True):
    """A browser's PushSubscription, as it writes itself."""

    endpoint: Endpoint
    keys: PushKeys


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Endpoint


class Me(Struct, frozen=True):
    id: str
    name: str
    language: str
    account: bool
    login: str | None
    email: str | None
    webhook: str | None
    webhook_secret: str | None  # what we sign our calls of it with
    wants: list[str]
    push_key: str  # what a browser needs to subscribe


class Entered(Struct, frozen=True):
    """`token` is for programs; a browser has it in its cookie."""

    person: Me
    token: str


class EmailAsked(Struct, frozen=True):
    person: Me
    confirm: str | None  # the address that a mail with a link has gone to


class KeptOfMe(Struct, frozen=True):
    """All that is kept of somebody but hashes, and but the moves, which are in the records of their tables."""

    person: dict[str, Any]
    sessions: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    tables: list[str]
    chat: list[dict[str, Any]]
    mutes: list[str]
    push: list[str]
    reports: list[dict[str, Any]]
    problems: list[dict[str, Any]]


class People(Controller):
    path = "/api"
    tags = ("people",)

    # Coming

    @post("/guests", status_code=201, summary="Be somebody, with a name and nothing else")
    async def be_guest(self, request: Asked, data: NewGuest, house: House) -> Response[Entered]:
        name = proper(data.name)
        gate = gate_of(request)
        gate.guests.take(gate.address(request.scope))
        async with house.database.writing() as connection:
            id = await people.add_guest(connection, name, data.language, now())
            return await entered(connection, house, id, 201)

    @post("/accounts", status_code=201, summary="Make an account of a guest, who keeps everything")
    async def make_account(self, request: Asked, data: NewAccount, person: Person, house: House) -> Response[Entered]:
        if person.account:
            raise Trouble("error_has_account", 409)
        login = login_of(data.login)
        password = await new_password(request, data.password, login)
        try:
            async with house.database.writing() as connection:
                if not await people.make_account(connection, person.id, login, password):
                    raise Trouble("error_has_account", 409)
                await people.end_sessions(connection, person.id)
                return await entered(connection, house, person.id, 201)
        except people.LoginTaken:
            raise Trouble("error_login_taken", 409) from None

    @post("/sessions", status_code=201, summary="Log in to an account")
    async def log_in(self, request: Asked, data: LogIn, house: House) -> Response[Entered]:
        guest = await person_of(request, house)
        login = login_of(data.login)
        account = await checked(request, house, login, data.password)
        changed: list[str] = []
        async with house.database.writing() as connection:
            if guest is not None and not guest.account:
                count = await people.tables_of(connection, guest.id)
                if count and data.take is None:
                    raise Trouble("error_take_tables", 409, {"n": count})
                if data.take:
                    changed = await people.take_over(connection, guest.id, account["id"])
            answer = await entered(connection, house, account["id"], 201)
            await house.news.notify(connection, changed)
        tell(house, changed)
        return answer

    # Going

    @delete("/sessions", status_code=204, summary="Log out, here or everywhere")
    async def log_out(self, request: Asked, person: Person, house: House, all: bool = False) -> Response[None]:
        async with house.database.writing() as connection:
            if all:
                await people.end_sessions(connection, person.id)
            else:
                await people.end_session(connection, hashed(token_of(request) or ""))
        return Response(None, cookies=[cookie("", house.settings)])

    @delete("/me", status_code=204, summary="Go for ever: nothing is kept but a name at tables that were played")
    async def go(self, person: Person, house: House) -> Response[None]:
        async with house.database.writing() as connection:
            changed = await people.go(connection, person.id)
            await house.news.notify(connection, changed)
        tell(house, changed)
        return Response(None, cookies=[cookie("", house.settings)])

    # Being

    @get("/me", summary="Who I am; null: nobody yet")
    async def me(self, request: Asked, anybody: Person | None, house: House) -> Response[Me | None]:
        """A cookie is set again, so that it lasts as long as its owner comes back; one that is over is taken away.

        A browser without a person is no error: its console would show one. A token that is not known is.
        """
        token, shown = token_of(request), "authorization" in request.headers
        if anybody is None:
            if shown:
                raise Trouble("error_no_person", 401)
            return Response(None, cookies=[cookie("", house.settings)] if token else [])
        async with house.database.reading() as connection:
            told = me(house, await people.of_id(connection, anybody.id))
        return Response(told, cookies=[cookie(token, house.settings)] if token and not shown else [])

    @patch("/me", summary="Change what is known of me")
    async def change(self, request: Asked, data: Changes, person: Person, house: House) -> EmailAsked:
        values: dict[str, Any] = {}
        if not isinstance(data.name, UnsetType):
            values["name"] = proper(data.name)
        if not isinstance(data.language, UnsetType):
            values["language"] = data.language
        if not isinstance(data.wants, UnsetType):
            values["wants"] = sorted(set(data.wants))
        if not isinstance(data.webhook, UnsetType):
            values["webhook"] = webhook_of(house, data.webhook)
        if data.email in (None, ""):
            values["email"] = None
        asked = await asked_address(request, house, person, data.email)
        async with house.database.writing() as connection:
            if values:
                await people.change(connection, person.id, **values)
            if asked is not None:
                await addresses.ask(connection, person.id, asked, now())
            told = me(house, await people.of_id(connection, person.id))
        if asked is not None:
            house.notifier.wake()
        return EmailAsked(told, asked)

    @post("/me/password", status_code=201, summary="Change my password; whoever else is logged in as me is logged out")
    async def change_password(
        self, request: Asked, data: NewPassword, person: Person, house: House
    ) -> Response[Entered]:
        async with house.database.reading() as connection:
            login = (await people.of_id(connection, person.id))["login"]
        if login is None:
            raise Trouble("error_no_account", 409)
        await checked(request, house, login, data.old)
        password = await new_password(request, data.new, login)
        async with house.database.writing() as connection:
            await people.change(connection, person.id, password=password)
            await people.end_sessions(connection, person.id)
            return await entered(connection, house, person.id, 201)

    @get("/me/data", summary="All that is kept of me")
    async def kept_of_me(self, person: Person, house: House) -> KeptOfMe:
        async with house.database.reading() as connection:
            return await kept_of(connection, person.id)

    # Notices

    @post("/me/push", status_code=204, summary="Send notices to this browser")
    async def subscribe(self, data: Subscribe, person: Person, house: House) -> None:
        if not house.notifier.outside.takes(data.endpoint):
            raise Trouble("error_bad_request", 400, {"field": "endpoint"})
        async with house.database.writing() as connection:
            await outbox.subscribe(connection, person.id, data.endpoint, data.keys.p256dh, data.keys.auth)

    @delete("/me/push", status_code=204, summary="Send no more notices to this browser")
    async def unsubscribe(self, data: Unsubscribe, person: Person, house: House) -> None:
        async with house.database.writing() as connection:
            await outbox.unsubscribe(connection, person.id, data.endpoint)


# What people type


def proper(name: str) -> str:
    """Raises Trouble."""
    kept = clean(name)
    if not kept:
        raise Trouble("error_no_name")
    return kept


def login_of(text: str) -> str:
    """One spelling of it, however it is typed. Raises Trouble."""
    login = clean(unicodedata.normalize("NFKC", text).casefold())
    if not login or len(login) > LONGEST_LOGIN:
        raise Trouble("error_bad_login", 400, {"longest": LONGEST_LOGIN})
    return login


def webhook_of(house: House, url: str | None) -> str | None:
    """Raises Trouble."""
    if not url:
        return None
    if not house.notifier.outside.takes(url):
        raise Trouble("error_bad_webhook")
    return url


async def asked_address(request: Asked, house: House, person: Person, email: Any) -> str | None:
    """The address that is to be confirmed, if it is another one. Raises Trouble."""
    if not isinstance(email, str) or not email:
        return None
    if not addresses.is_address(email):
        raise Trouble("error_bad_email")
    if house.settings.notify.smtp is None:
        raise Trouble("error_no_mail", 409)
    async with house.database.reading() as connection:
        if (await people.of_id(connection, person.id))["email"] == email:
            return None
    letters = gate_of(request).letters
    letters.take(person.id)
    letters.take(email.casefold())
    return email


# Passwords


def passwords_of(request: Asked) -> Passwords:
    passwords: Passwords = request.app.state.passwords
    return passwords


async def new_password(request: Asked, password: str, login: str) -> str:
    """Hashed. Raises Trouble."""
    if len(password) < SHORTEST:
        raise Trouble("error_short_password", 400, {"shortest": SHORTEST})
    if password.casefold() == login:
        raise Trouble("error_password_is_login")
    return await passwords_of(request).hashed(password)


async def checked(request: Asked, house: House, login: str, password: str) -> RowMapping:
    """The account, if the password is right. Raises Trouble, the same for a wrong login and a wrong password."""
    gate, passwords = gate_of(request), passwords_of(request)
    address = gate.address(request.scope)
    gate.try_to_log_in(address, login)
    async with house.database.reading() as connection:
        account = await people.of_login(connection, login)
    kept: str | None = account["password"] if account is not None else None
    if not await passwords.is_right(kept, password) or account is None or kept is None:
        raise Trouble("error_wrong_password", 403)
    gate.logged_in(address, login)
    if passwords.is_old(kept):
        better = await passwords.hashed(password)
        async with house.database.writing() as writing:
            await people.change(writing, account["id"], password=better)
    return account


# Answers


async def entered(connection: AsyncConnection, house: House, person_id: str, status: int) -> Response[Entered]:
    """With a new session: a token from before somebody logged in is never one of somebody who has."""
    token = await new_session(connection, person_id)
    told = me(house, await people.of_id(connection, person_id))
    return Response(Entered(told, token), status_code=status, cookies=[cookie(token, house.settings)])


def me(house: House, row: RowMapping) -> Me:
    keys, webhook = house.notifier.keys, row["webhook"]
    return Me(
        id=row["id"],
        name=row["name"],
        language=row["language"],
        account=row["login"] is not None,
        login=row["login"],
        email=row["email"],
        webhook=webhook,
        webhook_secret=keys.webhook_secret(row["id"], webhook) if webhook else None,
        wants=row["wants"],
        push_key=keys.application_server_key,
    )


async def kept_of(connection: AsyncConnection, person_id: str) -> KeptOfMe:
    async def rows(of: Any, column: str, *shown: str) -> list[dict[str, Any]]:
        found = await people.rows_of(connection, of, column, person_id)
        return [{name: row[name] for name in shown} for row in found]

    about = ("id", "name", "language", "login", "email", "webhook", "wants", "created", "seen")
    return KeptOfMe(
        person=(await rows(schema.person, "id", *about))[0],
        sessions=await rows(schema.session, "person_id", "created", "expires"),
        seats=await rows(schema.seat, "person_id", "table_id", "seat", "name"),
        tables=[row["id"] for row in await rows(schema.game_table, "host_id", "id")],
        chat=await rows(schema.chat, "person_id", "table_id", "number", "name", "text", "at"),
        mutes=[row["muted_id"] for row in await rows(schema.mute, "person_id", "muted_id")],
        push=[row["endpoint"] for row in await rows(schema.push_subscription, "person_id", "endpoint")],
        reports=await rows(schema.report, "by_id", "table_id", "number", "text", "at"),
        problems=await rows(schema.problem, "person_id", "table_id", "sentence", "at"),
    )


def tell(house: House, table_ids: list[str]) -> None:
    """Rooms that have these tables in memory look again. From PostgreSQL the news comes by itself."""
    if house.database.is_sqlite:
        for id in table_ids:
            house.news.heard(id)
