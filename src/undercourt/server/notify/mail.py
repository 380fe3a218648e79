"""Mail: plain text by SMTP, with a link that ends it."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from typing import Final

from undercourt.server.notify import addresses, links
from undercourt.server.notify.keys import Keys
from undercourt.server.notify.notice import Notice
from undercourt.server.notify.outcome import GiveUp, TryAgain
from undercourt.server.notify.settings import Smtp
from undercourt.server.store.outbox import Waiting
from undercourt.server.text import words

TIMEOUT: Final = 20.0  # seconds, for each step


def notice_mail(smtp: Smtp, base_url: str, keys: Keys, waiting: Waiting, said: Notice) -> EmailMessage:
    """To the confirmed address of the person. Mail programs offer to unsubscribe by its headers (RFC 8058)."""
    if not waiting.email:
        raise GiveUp("no address any more")
    token = addresses.unsubscribe_token(keys, waiting.person)
    unsubscribe = links.token_link(base_url, links.UNSUBSCRIBE, token)
    text = words(waiting.language).say("mail_notice", sentence=said.sentence, link=said.link, unsubscribe=unsubscribe)
    mail = addressed(smtp, waiting, waiting.email, said.sentence, text)
    mail["List-Unsubscribe"] = f"<{unsubscribe}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def confirm_mail(smtp: Smtp, base_url: str, keys: Keys, waiting: Waiting, at: int) -> EmailMessage:
    """To an address that may be a stranger's: it says nothing that a person has written."""
    address = waiting.args["address"]
    token = addresses.confirm_token(keys, waiting.person, address, at)
    link = links.token_link(base_url, links.CONFIRM, token)
    said = words(waiting.language)
    text = said.say("mail_confirm", site=base_url, link=link)
    return addressed(smtp, waiting, address, said.say("mail_confirm_subject"), text)


def addressed(smtp: Smtp, waiting: Waiting, address: str, subject: str, text: str) -> EmailMessage:
    sender = smtp.sender
    mail = EmailMessage(policy=SMTP)
    mail["From"] = sender
    mail["To"] = address
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{waiting.id}@{parseaddr(sender)[1].rpartition('@')[2]}>"  # sent twice, it shows once
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text + "\n", cte="quoted-printable")
    return mail


async def send(smtp: Smtp, mail: EmailMessage, context: ssl.SSLContext | None = None) -> None:
    """In a thread, as smtplib waits. Raises NotSent."""
    try:
        await asyncio.to_thread(hand_over, smtp, mail, context or ssl.create_default_context())
    except smtplib.SMTPRecipientsRefused as error:
        raise refused(max(code for code, _ in error.recipients.values())) from None
    except smtplib.SMTPDataError as error:
        raise refused(error.smtp_code) from None
    except (smtplib.SMTPException, OSError) as error:  # the operator may have to mend something
        raise TryAgain(type(error).__name__) from None


def refused(code: int) -> GiveUp | TryAgain:
    return GiveUp(f"SMTP {code}") if code >= 500 else TryAgain(f"SMTP {code}")


def hand_over(smtp: Smtp, mail: EmailMessage, context: ssl.SSLContext) -> None:
    """Where TLS is asked for, nothing is said without it."""
    if smtp.security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=TIMEOUT, context=context)
    else:
        server = smtplib.SMTP(smtp.host, smtp.port, timeout=TIMEOUT)
    with server:
        if smtp.security == "starttls":
            server.starttls(context=context)
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(mail)
