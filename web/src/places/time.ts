import { language, say } from "../text/language.svelte";
import type { Clock } from "../wire/types";

const UNITS = [
  ["days", "day", 86_400],
  ["hours", "hour", 3_600],
  ["minutes", "minute", 60],
  ["seconds", "second", 1],
] as const;

/** A length of time in its largest unit that fits: `3 hours`. */
export function span(seconds: number): string {
  const [unit, , size] = UNITS.find(([, , one]) => seconds >= one && seconds % one === 0) ?? UNITS[3];
  return say(`web-time-${unit}`, { n: Math.round(seconds / size) });
}

/** How long ago, about: `2 hours ago`. */
export function ago(then: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const [, unit, size] = UNITS.find(([, , one]) => seconds >= one) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(language.lang, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(language.lang, { dateStyle: "long" }).format(at);
}

/** A clock in words: `a day a move`. */
export function clockWords(clock: Pick<Clock, "kind" | "seconds">): string {
  return clock.kind === "none" ? say("web-clock-none") : say(`web-clock-${clock.kind}`, { span: span(clock.seconds) });
}
