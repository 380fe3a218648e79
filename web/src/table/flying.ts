import type { Flight } from "./face";

const STAGGER = 90; // ms between things that move in one step
const LONG = 320; // ms for one

/** Where a spot is on the screen, or null. */
export function place(spot: string): DOMRect | null {
  const found = document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  const box = found?.getBoundingClientRect();
  return box && box.width + box.height > 0 ? box : null;
}

type Ghosts = (flight: Flight) => HTMLElement | null;
let ghosts: Ghosts = () => null;

/** The overlay says how it draws what moves. */
export function drawnBy(draw: Ghosts): void {
  ghosts = draw;
}

/**
 * Moves all of it, and is done when everything has arrived, or at once when it is skipped. Where the page has changed
 * already, `begun` says where things were before.
 */
export async function fly(
  flights: Flight[],
  pace: number,
  skipped: () => boolean,
  begun: (DOMRect | null)[] = [],
): Promise<void> {
  const flying: Animation[] = [];
  let started = 0;
  for (const [i, flight] of flights.slice(0, 8).entries()) {
    const [from, to] = [begun[i] ?? place(flight.from), place(flight.to)];
    if (from === null || to === null || skipped()) continue;
    const ghost = ghosts(flight);
    if (ghost === null) continue;
    const half = { x: ghost.offsetWidth / 2, y: ghost.offsetHeight / 2 };
    const at = (box: DOMRect) =>
      `translate(${box.left + box.width / 2 - half.x}px, ${box.top + box.height / 2 - half.y}px)`;
    const animation = ghost.animate(
      [
        { transform: `${at(from)} scale(.8)`, opacity: 0 },
        { transform: `${at(from)} scale(1)`, opacity: 1, offset: 0.15 },
        { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.9 },
        { transform: `${at(to)} scale(.8)`, opacity: 0.2 },
      ],
      { duration: LONG * pace, delay: STAGGER * pace * started++, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" },
    );
    animation.onfinish = animation.oncancel = () => ghost.remove();
    flying.push(animation);
  }
  const stop = setInterval(() => skipped() && flying.forEach((one) => one.cancel()), 40);
  await Promise.allSettled(flying.map((one) => one.finished));
  clearInterval(stop);
}
