import { me } from "../me.svelte";
import { goto } from "../route.svelte";
import { post } from "../wire/api";
import { USUAL_LEVEL } from "./plan.svelte";

/** A seat of a new table, as the server wants it. */
export interface SeatPlan {
  who: "me" | "open" | "invited" | "bot";
  bot?: string;
  name?: string;
}

export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  pack?: string;
  listed?: boolean;
  watched?: boolean;
  ways?: {
    clock?: { kind: string; seconds: number; increment: number; out: string };
    take_back?: boolean;
    hints?: boolean;
    stand_in?: string;
    watchers_speak?: boolean;
  };
}

interface Made {
  id: string;
  invitations: Record<string, string>;
}

/** Makes the table and opens it. Raises Trouble. */
export async function make(plan: TablePlan): Promise<void> {
  await me.need();
  const made = await post<Made>("/api/tables", plan);
  keepInvitations(made.id, made.invitations);
  goto(`/tables/${made.id}`);
}

/** How many bots sit down with whoever plays at once. */
export const BOTS_AT_ONCE = 3;

export function playNow(game: string, bot = USUAL_LEVEL): Promise<void> {
  const bots = Array.from({ length: BOTS_AT_ONCE }, () => ({ who: "bot", bot }) as const);
  return make({ game, seats: [{ who: "me" }, ...bots] });
}

const KEPT = "undercourt.invitations";
const MOST = 40; // tables whose invitations are kept on this machine

/** The server tells the words of invitations once, to whoever made the table. */
function keepInvitations(table: string, invitations: Record<string, string>): void {
  if (Object.keys(invitations).length === 0) return;
  const others = Object.entries(readInvitations()).slice(1 - MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...others, [table, invitations]])));
  } catch {
    // then the links are shown on this page's life only
  }
  unkept.set(table, invitations);
}

const unkept = new Map<string, Record<string, string>>();

function readInvitations(): Record<string, Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Record<string, string>>;
  } catch {
    return {};
  }
}

/** By seat: the word that lets somebody sit there. */
export function invitationsOf(table: string): Record<string, string> {
  return unkept.get(table) ?? readInvitations()[table] ?? {};
}

export function invitationLink(table: string, word: string): string {
  return `${location.origin}/tables/${table}?invitation=${encodeURIComponent(word)}`;
}
