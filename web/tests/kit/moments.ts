import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Told } from "../../src/replay/tape";
import { Held } from "../../src/wire/held";
import type { Document } from "../../src/wire/types";
import type { Person } from ".";

const GAMES = resolve(dirname(fileURLToPath(import.meta.url)), "../../../tests/games");
const PAGE = 50; // steps that are fetched together

type Players = "two" | "three" | "four" | "six";

/** Recorded games of bots that the engine's tests keep, by how many play. */
const RECORDS: Record<string, { [many in Players]?: string }> = {
  tyrants: { two: "game-2p-drow+dragons", four: "game-4p-elementals+aberrations" },
  abyss: { two: "game-2p", four: "game-4p" },
  whispers: { two: "game-2p", four: "game-4p" },
  secret_city: { two: "game-2p", three: "game-3p", four: "game-4p", six: "game-6p" },
};

export interface Moment {
  id: string;
  seat: string;
  document: Document; // as that seat sees it
}

/** Brings a recorded game to the server: the id of its table, which has ended. */
export async function bring(person: Person, game: string, players: Players = "two"): Promise<string> {
  const path = resolve(GAMES, game, "golden", `${RECORDS[game]![players]}.record`);
  return (await person.post<{ id: string }>("/api/records", { record: readFileSync(path, "utf8") })).id;
}

/**
 * A table in the middle of a recorded game, from the first moment after `from` steps (before the end, if it is less than none) at which somebody is asked what
 * `fits`: that seat is the person's, and bots have the others.
 */
export async function inTheMiddle(
  person: Person,
  game: string,
  fits: (document: Document, seat: string) => boolean = () => true,
  { from = 0, players = "two" as Players } = {},
): Promise<Moment> {
  const ended = await bring(person, game, players);
  const held: Record<string, Held> = {};
  const start = from < 0 ? (await lastStep(person, ended)) + from : from;
  for (let first = start, more = true; more; first += PAGE) {
    const path = `/api/tables/${ended}/replay?viewer=all&from=${first}&count=${PAGE}`;
    const { steps } = await person.get<{ steps: Told[] }>(path);
    for (const step of steps) {
      for (const [seat, told] of Object.entries(step.seats ?? {})) {
        const one = (held[seat] ??= new Held());
        if (Array.isArray(told)) one.change(told);
        else if (told) one.replace(told);
        const document = one.document;
        if (document?.decision?.options === undefined || document.decision.seat !== seat) continue;
        if (!fits(document, seat)) continue;
        const { id } = await person.post<{ id: string }>(`/api/tables/${ended}/branch`, { moves: step.number, seat });
        return { id, seat, document };
      }
    }
    more = steps.length === PAGE;
  }
  throw new Error(`no such moment in the recorded game of ${game}`);
}

async function lastStep(person: Person, ended: string): Promise<number> {
  return (await person.get<{ last: number }>(`/api/tables/${ended}/replay/index?viewer=all`)).last;
}
