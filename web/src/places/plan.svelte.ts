import { say } from "../text/language.svelte";
import type { Game } from "./games";
import type { Offered } from "./lists.svelte";
import type { SeatPlan, TablePlan } from "./making";

/** Who is to sit somewhere. `here`: another person at this screen. */
export type Who = "me" | "invited" | "bot" | "open" | "here";
/** What can be chosen for a seat that is not mine. */
export const OTHERS = ["invited", "bot", "open", "here"] as const;

export interface Chair {
  who: Who;
  bot: string;
  name: string;
}

export type ClockKind = "none" | "move" | "bank";
export const OUTS = ["stand_in", "bot_moves", "nothing", "end"] as const;
export const SPANS: Record<Exclude<ClockKind, "none">, number[]> = {
  move: [60, 180, 600, 3_600, 28_800, 86_400, 259_200, 604_800],
  bank: [600, 1_200, 1_800, 3_600, 7_200, 86_400, 604_800],
};
export const INCREMENTS = [0, 10, 30, 60, 3_600, 86_400];
const USUAL_SPAN = { none: 0, move: 86_400, bank: 1_800 };
const MOST_CHAIRS = 6;
/** The level of a bot unless somebody chooses another. */
export const USUAL_LEVEL = "courtier";

/** A table that somebody is about to make. */
export class Plan {
  game: Game = $state("tyrants");
  count = $state(4);
  chairs: Chair[] = $state([]);
  options: Record<string, string> = $state({}); // those that differ from the usual
  kind: ClockKind = $state("none");
  seconds = $state(0);
  increment = $state(0);
  out: (typeof OUTS)[number] = $state("stand_in");
  listed = $state(false);
  watched = $state(true);
  speak = $state(false);
  takeBack = $state(true);
  private wished: boolean | null = $state(null);
  pack = $state.raw({ name: "", text: "" });

  constructor(game: Game, friends: boolean) {
    this.game = game;
    this.chairs = Array.from({ length: MOST_CHAIRS }, (_, i) => ({
      who: i === 0 ? "me" : friends && i === 1 ? "invited" : "bot",
      bot: USUAL_LEVEL,
      name: "",
    }));
  }

  /** The seats that are in use. */
  readonly seats: Chair[] = $derived(this.chairs.slice(0, this.count));
  /** Whether players may ask for hints: unless somebody says otherwise, whoever plays against bots alone. */
  readonly hints: boolean = $derived(this.wished ?? this.seats.every((one) => one.who === "me" || one.who === "bot"));
  readonly waits: number = $derived(this.seats.filter((one) => one.who === "invited" || one.who === "open").length);

  /** Another game: its options are others, and it may have fewer seats. */
  play(offered: Offered): void {
    this.game = offered.game as Game;
    this.options = {};
    this.pack = { name: "", text: "" };
    this.seat(Math.min(Math.max(this.count, offered.fewest), offered.most));
  }

  /** Another number of players: whoever sits where there is no seat any more moves up. */
  seat(count: number): void {
    const mine = this.chairs.findIndex((one) => one.who === "me");
    if (mine >= count) this.swap(mine, 0);
    this.count = count;
  }

  /** I move to the next seat, and whoever was there to mine. */
  moveOn(): void {
    const mine = this.chairs.findIndex((one) => one.who === "me");
    this.swap(mine, (mine + 1) % this.count);
  }

  private swap(a: number, b: number): void {
    [this.chairs[a], this.chairs[b]] = [this.chairs[b]!, this.chairs[a]!];
  }

  /** An open table has room for whoever comes; without one nobody could sit down. */
  open(listed: boolean): void {
    this.listed = listed;
    const others = this.seats.filter((one) => one.who !== "me");
    if (listed && !others.some((one) => one.who === "open")) {
      const first = others.find((one) => one.who === "bot" || one.who === "invited");
      if (first) first.who = "open";
    }
    if (!listed) for (const one of this.chairs) if (one.who === "open") one.who = "invited";
  }

  allowHints(yes: boolean): void {
    this.wished = yes;
  }

  give(chair: Chair, who: Who): void {
    chair.who = who;
    if (who === "open") this.listed = true; // a seat for anybody at a table that nobody finds would stay empty
  }

  clock(kind: ClockKind): void {
    this.kind = kind;
    this.seconds = USUAL_SPAN[kind];
    this.increment = kind === "bank" ? 30 : 0;
  }

  choose(option: string, value: string, usual: string): void {
    if (value === usual) delete this.options[option];
    else this.options[option] = value;
  }

  /** The value of an option, chosen or usual. */
  value(option: { name: string; values: string[] }): string {
    return this.options[option.name] ?? option.values[0]!;
  }

  told(offered: Offered): TablePlan {
    const fits = offered.options.filter((one) => !one.only_for.length || one.only_for.includes(this.count));
    const options = Object.fromEntries(fits.map((one) => [one.name, this.value(one)]));
    return {
      game: this.game,
      seats: this.seats.map((one, i) => seatOf(one, i)),
      options,
      pack: this.pack.text,
      listed: this.listed,
      watched: this.watched,
      ways: {
        clock: { kind: this.kind, seconds: this.seconds, increment: this.increment, out: this.out },
        take_back: this.takeBack,
        hints: this.hints,
        watchers_speak: this.watched && this.speak,
      },
    };
  }
}

function seatOf(chair: Chair, number: number): SeatPlan {
  if (chair.who === "bot") return { who: "bot", bot: chair.bot };
  if (chair.who !== "here") return { who: chair.who };
  return { who: "me", name: chair.name.trim() || say("web-new-name-default", { n: number + 1 }) };
}

/** What a bot is called: its level, or how it plays, in words; one that we know no words for goes by its name. */
export function botWords(bot: string, has: (key: string) => boolean): string {
  const key = [`level-${bot}`, `web-bot-${bot}`].find(has);
  return key ? say(key) : bot.replaceAll("_", " ");
}
