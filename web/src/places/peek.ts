import { language } from "../text/language.svelte";
import { loadTexts } from "../text/load";
import type { Asked, Message } from "../wire/types";
import type { Listed } from "./lists.svelte";

const PATIENCE = 8_000; // ms

/** What a table asks me, without sitting down at its page: a socket that listens once. Null: it would not say. */
function asked(table: string, seat: string): Promise<Asked | null> {
  const url = new URL(`/api/tables/${table}/socket?seat=${encodeURIComponent(seat)}`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    const done = (found: Asked | null) => {
      clearTimeout(timer);
      socket.close();
      resolve(found);
    };
    const timer = setTimeout(() => done(null), PATIENCE);
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", id: "peek" }));
    socket.onerror = () => done(null);
    socket.onclose = () => done(null);
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as Message;
      if (!Array.isArray(message) && message.is === "update") done(message.decision);
    };
  });
}

export interface Question {
  sentence: string;
  choices: number;
}

const known = new Map<string, Promise<Asked | null>>();

/** The question that waits for me at a table, in the reader's words. It is asked for once for each wait. */
export async function question(table: Listed): Promise<Question | null> {
  const mine = table.players.filter((one) => one.mine);
  const seat = (mine.find((one) => one.seat === table.waits_for) ?? mine[0])?.seat;
  if (!seat) return null;
  const key = `${table.id} ${table.since} ${seat}`;
  if (!known.has(key)) known.set(key, asked(table.id, seat));
  const [decision, texts] = await Promise.all([known.get(key), loadTexts(table.game, language.lang)]);
  if (!decision || decision.seat !== seat) {
    known.delete(key); // asked again at the next look
    return null;
  }
  const people = Object.fromEntries(table.players.map((one) => [one.seat, one.name ?? ""]));
  const choices = (decision.options ?? []).reduce((sum, group) => sum + group.rows.length, 0);
  const named = texts.called(people);
  return { sentence: named.sentence(named.phrase(decision.question)), choices };
}
