"""Where the links in mails lead. The token in the link says who it is; no session is needed.

To open the link changes nothing, since programs that look through mail open links too: the page there has a button. A
mail program that offers "unsubscribe" posts at once (RFC 8058), and is answered with the same page as a person.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Controller, Request, get, post
from litestar.enums import MediaType
from litestar.params import Parameter
from litestar.response import Response

from undercourt.server.house import House
from undercourt.server.notify import addresses
from undercourt.server.store.database import now
from undercourt.server.web.errors import Trouble
from undercourt.server.web.markup import fill
from undercourt.server.web.page import Page

Token = Annotated[str, Parameter(max_length=1000)]
Asking = Request[Any, Any, Any]

LETTER: Final = """<main class="about"><h1>{title}</h1><p>{text}</p>
<form method="post" action="{path}?token={token}&amp;lang={lang}"><button>{button}</button></form></main>"""
DONE: Final = """<main class="about"><h1>{title}</h1><p><a href="/?lang={lang}">{all}</a></p></main>"""


class Letters(Controller):
    path = "/mail"
    include_in_schema = False

    @get("/confirm", media_type=MediaType.HTML)
    async def confirm_page(self, request: Asking, token: Token) -> Response[str]:
        page = Page(request)
        words = page.say("letter_confirm"), page.say("letter_confirm_text"), page.say("letter_confirm_button")
        return letter(page, token, *words)

    @post("/confirm", status_code=200, media_type=MediaType.HTML)
    async def confirm(self, request: Asking, token: Token, house: House) -> Response[str]:
        async with house.database.writing() as connection:
            if not await addresses.confirm(connection, house.notifier.keys, token, now()):
                raise Trouble("error_bad_link", 403)
        page = Page(request)
        return done(page, page.say("letter_confirmed"))

    @get("/unsubscribe", media_type=MediaType.HTML)
    async def unsubscribe_page(self, request: Asking, token: Token) -> Response[str]:
        page = Page(request)
        text, button = page.say("letter_unsubscribe_text"), page.say("letter_unsubscribe_button")
        return letter(page, token, page.say("letter_unsubscribe"), text, button)

    @post("/unsubscribe", status_code=200, media_type=MediaType.HTML)
    async def unsubscribe(self, request: Asking, token: Token, house: House) -> Response[str]:
        async with house.database.writing() as connection:
            if not await addresses.unsubscribe(connection, house.notifier.keys, token, now()):
                raise Trouble("error_bad_link", 403)
        page = Page(request)
        return done(page, page.say("letter_unsubscribed"))


def letter(page: Page, token: str, title: str, text: str, button: str) -> Response[str]:
    body = fill(LETTER, title=title, text=text, button=button, path=page.path, token=token, lang=page.lang)
    return page.answer(title, body)


def done(page: Page, title: str) -> Response[str]:
    return page.answer(title, fill(DONE, title=title, lang=page.lang, all=page.say("page_all")))
