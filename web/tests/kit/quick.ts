import type { Person } from ".";

/**
 * Makes moves by lot at a seat, over a socket of its own beside the page, as fast as the server answers: for tests that
 * need a game which has got somewhere. Ends after so many moves, when the verb `until` is offered, when it is told to
 * stop, or with the game. Returns how many were made.
 */
export async function playQuickly(
  person: Person,
  table: string,
  seat: string,
  moves: number,
  until = "",
): Promise<number> {
  return person.page.evaluate(play, { table, seat, moves, until });
}

export async function stopPlaying(person: Person): Promise<void> {
  await person.page.evaluate(() => dispatchEvent(new Event("stop-playing")));
}

/** Runs in the page. */
function play({
  table,
  seat,
  moves,
  until,
}: Record<"table" | "seat" | "until", string> & { moves: number }): Promise<number> {
  interface Now {
    is?: string;
    revision: number;
    decision: { seat: string; options?: { rows: unknown[][] }[] } | null;
  }
  return new Promise((done, failed) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?seat=${seat}`);
    let [made, acting, lot] = [0, false, 7];
    const end = () => (socket.close(), done(made));
    addEventListener("stop-playing", end, { once: true });
    socket.onerror = () => failed(new Error("the line broke"));
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", since: null }));
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data as string) as Now | unknown[];
      if (Array.isArray(told)) {
        acting = false;
        socket.send(JSON.stringify({ do: "look", since: told[0] }));
      } else if (told.is === "update") {
        if (told.decision === null) return end();
        const actions = told.decision.seat === seat ? (told.decision.options ?? []).flatMap((one) => one.rows) : [];
        if (actions.length === 0 || acting) return;
        const offered = actions.map((row) => String(row[0]));
        if (made === moves || offered.some((action) => action.split(" ")[0] === until)) return end();
        lot = (Math.imul(lot, 1_103_515_245) + 12_345) & 0x7fffffff;
        const action = offered[(lot >> 8) % offered.length];
        [made, acting] = [made + 1, true];
        socket.send(JSON.stringify({ do: "act", revision: told.revision, action }));
      } else if (told.is === "refused") acting = false;
    };
  });
}
