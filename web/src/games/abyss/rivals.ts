import type { Box, Layout } from "./layout";
import type { AbyssPlayer } from "./view";

/** How the Lords of the others are laid out on the rock, so that nothing else there is covered. */
export interface Fit extends Box {
  scale: number;
  inline: boolean; // without names
  title: boolean; // whether the title of the Council still has its place below them
}

// As Rivals.svelte draws them, in px.
const ARCH = 26;
const TURNED = 36;
const HELD = 43;
const [SIGN, LETTER] = [19, 8.5];
const [BETWEEN, ROWS] = [20, 10];
const [STACKED, INLINE] = [52, 31];
const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52];

type Held = Pick<AbyssPlayer, "seat" | "lords" | "disabled" | "covered" | "locations">;

/** In the largest way for which there is room, the smallest if there is none; with names, and the title, if they fit. */
export function fitted(at: Layout, rivals: Held[], letters: (seat: string) => number): Fit | null {
  if (at.rivals === null) return null;
  const box = at.rivals;
  const deep = at.reef - box.y;
  let last: Fit | null = null;
  for (const scale of SCALES)
    for (const title of [true, false])
      for (const inline of [false, true]) {
        const room = title ? box.h : deep;
        const n = rows(
          rivals.map((one) => (inline ? SIGN + held(one) : Math.max(held(one), SIGN + LETTER * letters(one.seat)))),
          box.w / scale,
        );
        const h = (n * (inline ? INLINE : STACKED) + (n - 1) * ROWS) * scale;
        last = { x: box.x, y: box.y + Math.max(0, (room - h) / 2), w: box.w / scale, h, scale, inline, title };
        if (h <= room) return last;
      }
  return last;
}

function held({ lords, disabled, covered, locations }: Held): number {
  return (lords.length + covered.length) * ARCH + disabled.length * TURNED + Object.keys(locations).length * HELD;
}

/** As a browser breaks them. */
function rows(widths: number[], room: number): number {
  let [found, x] = [1, 0];
  for (const width of widths) {
    if (x > 0 && x + width > room) [found, x] = [found + 1, 0];
    x += width + BETWEEN;
  }
  return found;
}
