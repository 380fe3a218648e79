"""Writes docs/observations.md, generated from the layouts of the games: `python tools/observations.py`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from undercourt.games import game_names, load_game
from undercourt.kernel.observing import BLIND
from undercourt.recall import layout
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
- **A byte is a count, or 1 for what is so.** Counts above 255 are 255, points below 0 are 0. Divided by the scale of
  their block they are mostly between 0 and 1; `eyes.layout.scales()` has the scale of every byte,
  `eyes.layout.at(name)` the first byte of a block.
- **Few bytes are not zero**: what never changes and what follows by subtraction is left out. `see` gives only these, as
  marks: a place and an amount. A place may be marked several times; its byte is the sum. A network whose first layer
  adds up a row of weights for each mark needs no more.
- **Legal actions are not part of it**: they are in the `Decision`. They name seats as the table does, not from the
  looking seat; `counted_from(seat, seats, game.space, game.seat_names)` says for each action which one it is when seats
  are counted as here, so that one policy serves all seats.
- An `Eyes` keeps its last marks while it looks: share none between threads.
- This is the plain observation: what lies on the table now. Except where the game itself keeps it, what was seen before
  and lies hidden now is not in it; for that there is the layout with perfect recall.

## Perfect recall

The plain row, and after it a log of all that the seat has seen happen, in order, since the first decision: every move
that it was told of, its own among them, and every byte of the plain row that changed. `undercourt.recall` makes it from
observations and told actions alone, so the same law holds: histories that a seat cannot tell apart give the same bytes.
As long as the log has room nothing is lost either: `unfold` gives back every row that the seat ever saw, and what it
could tell apart differs. Of a longer game the log is true from a later moment on.

```python
import undercourt
from undercourt.recall import unfold

game = undercourt.load("tyrants")
t = game.new(players=4, seed=7)
for _ in range(20):
    t.step(t.legal[0])
row = t.observe(0, recall=True)  # game.layout.size bytes as t.observe(0), then the log: game.recall_layout
for seen in unfold(game.rules, row[game.layout.size :].tobytes()):
    mover = "?" if seen.who < 0 else f"{seen.who} places on"
    print(mover, "?" if seen.action < 0 else game.actions[seen.action], seen.row[:8])
```

- **An entry is three bytes**: place + 1 in two of them, low byte first, and an amount. A place below the size of the
  plain row is a byte of it, and the amount is what it is now. The next places are the actions, by number: the seat
  (amount − 1) places on took it. The place after all actions stands for a move that the seat was not told of, and saw
  only by what changed; its amount is 0 if it was not told who moved. Zeros follow the last entry.
- **The first entries**, up to the first move, are what the seat saw at the first decision. Those after a move are what
  changed with it. Moves that a seat can notice in no way leave no trace.
- **The log has room** for whole games as they mostly are, seven entries for each byte of the plain row. The longest of
  over 1,000 random games took 13,023 of 15,428 entries in Tyrants of the Underdark, 6,582 of 7,805 in Abyss, 2,373 of
  8,057 in A War of Whispers and 8,606 of 19,579 in Secret City; the longest of four games between greedy bots 6,735,
  4,488, 2,643 and 6,727.
- **A longer game** takes players who go on for long without getting anywhere. Of 30 games of Abyss for four, by players
  who took the first legal action and now and then a random one, the longest would have taken 5.2 times the room; of 30
  such games of Tyrants of the Underdark, 1.6 times. Then what was noticed first is forgotten, move by move and no more
  than must be. Such a log begins with a move that the seat was not told of (amount 0), as no whole log does, and goes
  on with all that the seat saw then; `unfold` gives back every row from there on.
- **As a string**, it is the moves by name as the seat was told them since the first decision, and a hash of all that
  was ever in the log. It has no limit: what the seat could tell apart differs there in games of any length.
- Whoever imagines a world has seen there what it has truly seen; the others begin with what they see in it.
"""


def page() -> str:
    parts = [HEAD]
    for slug in game_names():
        game = load_game(slug)
        if game.eyes is not BLIND:
            title = texts(slug, "en").say("game_title")
            whole = layout(game)
            sizes = f"`{slug}`: {game.eyes.size} bytes; with perfect recall {whole.size}, the log being the last block."
            parts.append(f"## {title}\n\n{sizes}\n\n{whole.table()}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8", newline="\n")
    print(PAGE.relative_to(ROOT))
