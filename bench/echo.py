"""A plain websocket server of the same stack, as the limit of what it can do: no game, no database, no checks.

Whoever is connected with the same `table` hears what any of them sends: each a frame of the size that was asked for.

    python bench/echo.py     prints its address, as the server does
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct, json


class Sent(Struct):
    id: str
    sizes: list[int]  # by viewer, in the order in which they came; 0: no frame


tables: dict[str, list[asyncio.Queue[str]]] = {}


@websocket("/")
async def echo(socket: WebSocket, table: str) -> None:  # type: ignore[type-arg]  # any user, any state
    await socket.accept()
    queue: asyncio.Queue[str] = asyncio.Queue()
    there = tables.setdefault(table, [])
    there.append(queue)
    sender = asyncio.create_task(send(socket, queue))
    try:
        while True:
            sent = json.decode(await socket.receive_text(), type=Sent)
            for other, size in zip(there, sent.sizes, strict=False):
                if size:
                    other.put_nowait(sent.id + "." * (size - len(sent.id)))
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        there.remove(queue)


async def send(socket: WebSocket, queue: asyncio.Queue[str]) -> None:  # type: ignore[type-arg]
    with suppress(WebSocketDisconnect):
        while True:
            await socket.send_data(await queue.get(), mode="text")


def main() -> None:
    app = Litestar(route_handlers=[echo], openapi_config=None)
    config = uvicorn.Config(
        app, port=0, ws="websockets-sansio", ws_per_message_deflate=False, access_log=False, log_level="warning"
    )
    listening = config.bind_socket()
    print(f"Echo listens on http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
