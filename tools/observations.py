"""Writes docs/observations.md, generated from the layouts of the games: `python tools/observations.py`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from undercourt.games import game_names, load_game
from undercourt.kernel.observing import BLIND
from undercourt.text import texts

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "observations.md"

HEAD = """# Observations

What a seat may know, as a row of bytes of fixed length: for programs that learn, and for the network of the `neural`
bot. This page is generated from `observe` of each game by `tools/observations.py`; a test fails when it is old.

```python
from librt.vecs import vec
from mypy_extensions import u8
from undercourt.games import load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.observing import BY_PLACE, Sight

game, decision = load_game("tyrants"), Decision()
state = game.begin(4, {}, 7, decision)
eyes = game.eyes
row = vec[u8]([0] * eyes.size)
eyes.look(state, decision.seat, row, 0)  # the whole row, from byte 0 of `row` on
sight = Sight()
eyes.see(state, decision.seat, sight)  # the same, less the zeros
marked = [(sight.marks[i] // BY_PLACE, sight.marks[i] % BY_PLACE) for i in range(sight.count)]
```

- **Only what the seat may know.** A state, the seat's view of it, and every state that it cannot tell from the true one
  give the same bytes. So a search may look at the worlds that it imagines without making views of them.
- **One layout per game**, for every number of players and all options. What is not in the game is zero.
- **Seats are counted from the one that looks**: 0 is that seat, 1 the next clockwise, and so on. Absent seats are zero.
- **A byte is a count, or 1 for what is so.** Counts above 255 are 255. Divided by the scale of their block they are
  mostly between 0 and 1; `eyes.layout.scales()` has the scale of every byte, `eyes.layout.at(name)` the first byte of a
  block.
- **Few bytes are not zero**: what never changes and what follows by subtraction is left out. `see` gives only these, as
  marks: a place and an amount. A place may be marked several times; its byte is the sum. A network whose first layer
  adds up a row of weights for each mark needs no more.
- **Legal actions are not part of it**: they are in the `Decision`. They name seats as the table does, not from the
  looking seat; `counted_from(seat, seats, game.space, game.seat_names)` says for each action which one it is when seats
  are counted as here, so that one policy serves all seats.
- An `Eyes` keeps its last marks while it looks: share none between threads.
- This is the plain observation: what lies on the table now. Except where the game itself keeps it, what was seen before
  and lies hidden now is not in it; an observation with perfect recall would be another layout.
"""


def page() -> str:
    parts = [HEAD]
    for slug in game_names():
        game = load_game(slug)
        if game.eyes is not BLIND:
            title = texts(slug, "en").say("game_title")
            parts.append(f"## {title}\n\n`{slug}`: {game.eyes.size} bytes.\n\n{game.eyes.layout.table()}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8", newline="\n")
    print(PAGE.relative_to(ROOT))
