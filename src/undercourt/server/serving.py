"""Starting workers: settings from a file and the command line, a socket, and uvicorn on it."""

from __future__ import annotations

import gc
import os
import sys
import tomllib
from collections.abc import Callable
from typing import Any, Final

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from undercourt import files
from undercourt.errors import BadInput
from undercourt.server.logs import log_config
from undercourt.server.settings import Settings
from undercourt.server.web.app import create_app

HANDED_OVER: Final = "UNDERCOURT_SETTINGS"  # the variable that tells workers their settings
PATIENCE: Final = 5  # seconds for what is under way when a worker is asked to stop
LONGEST_FRAME: Final = 16 * 1024

Listening = Callable[[str], None]


def settings_from(file: str | None, data: str | None, database: str | None, elders: str | None) -> Settings:
    """What the file says; what the command line says goes first. Raises BadInput."""
    from undercourt.commands.serve import folder

    said = settings_said(file)
    said |= {name: value for name, value in (("database", database), ("elders", elders)) if value is not None}
    said["data"] = str(folder(data if data is not None else said.get("data")))
    said.setdefault("notify", {}).setdefault("base_url", "http://localhost")
    settings = understood(said)
    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as wrong:
        raise BadInput(f"the data folder '{settings.data}' cannot be made ({wrong.strerror})") from None
    return settings


def settings_said(file: str | None) -> dict[str, Any]:
    """What a file of settings says. Raises BadInput."""
    if file is None:
        return {}
    try:
        return tomllib.loads(files.read(file))
    except (OSError, tomllib.TOMLDecodeError) as wrong:
        raise BadInput(f"'{file}' cannot be read as settings: {wrong}") from None


def understood(said: object) -> Settings:
    try:
        return msgspec.convert(said, Settings, dec_hook=lambda kind, value: kind(value))
    except msgspec.ValidationError as wrong:
        raise BadInput(f"the settings are wrong: {wrong}") from None


def from_environment() -> Litestar:
    """A worker's application, as `serve` left word for it."""
    calm_collector()
    return create_app(understood(msgspec.json.decode(os.environ[HANDED_OVER])))


def calm_collector() -> None:
    """Python's collector looks through all that lives in memory again and again: with hundreds of tables that stops a
    worker for a quarter of a second. What is young is looked through as ever; all of it seldom.
    """
    gc.collect()
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(2_000, 10, 10_000)


def serve(settings: Settings, host: str, port: int, workers: int, listening: Listening | None = None) -> int:
    """Until it is told to stop. `listening` hears the address once the socket is there.

    Whoever listens plays here themselves: they are told of it there, and of nothing else that goes well.
    """
    os.environ[HANDED_OVER] = msgspec.json.encode(settings, enc_hook=str).decode()
    config = uvicorn.Config(
        "undercourt.server.serving:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # messages are small: they say what has changed
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        access_log=False,
        log_config=log_config("INFO" if listening is None else "WARNING"),
        timeout_graceful_shutdown=PATIENCE,
    )
    try:
        socket = config.bind_socket()
    except SystemExit:
        raise BadInput(f"port {port} cannot be listened on: is another program there?") from None
    socket.listen()  # whoever comes before the first worker is ready waits, and is not turned away
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{socket.getsockname()[1]}"
    if listening is None:
        print(f"Undercourt listens on {address}", flush=True)
    else:
        listening(address)
    server = uvicorn.Server(config)
    if workers > 1:
        Multiprocess(config, sockets=[socket]).run()
        return 0
    server.run(sockets=[socket])
    if not server.started:
        print("It could not start: the lines above say why.", file=sys.stderr)
        return 1
    return 0
