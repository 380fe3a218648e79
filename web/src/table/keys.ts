import type { TableModel } from "./table.svelte";

interface Ways {
  help: () => void;
  log: () => void;
  chat: () => void;
  score: () => void;
  close: () => void;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The keyboard alone plays a whole game: digits choose, arrows walk what is lit, Enter takes it. */
export function keys(table: () => TableModel, ways: Ways): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const one = table();
    if (event.key === "Escape") ways.close();
    else if (document.querySelector("dialog[open]")) return;
    else if (event.key in DIRECTIONS) {
      if (!walk(DIRECTIONS[event.key]!)) return;
      event.preventDefault();
    } else if (/^[1-9]$/.test(event.key)) choose(one, Number(event.key) - 1);
    else if (event.key === "u") void one.undo();
    else if (event.key === "r") void one.restart();
    else if (event.key === "e" && one.ending.length > 0) void one.take(one.ending[0]!);
    else if (event.key === "s") one.skip();
    else if (event.key === "a") void one.again();
    else if (event.key === "h") void one.hint();
    else if (event.key === "?") ways.help();
    else if (event.key === "l") ways.log();
    else if (event.key === "c") ways.chat();
    else if (event.key === "p") ways.score();
  };
}

function choose(table: TableModel, place: number): void {
  const choice = table.choices[place];
  if (choice === undefined) return;
  if (choice.option) void table.take(choice.option);
  else table.arm(choice.verb);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** To the nearest lit spot in a direction, as the eye would go. */
function walk([dx, dy]: [number, number]): boolean {
  const lit = [...document.querySelectorAll<HTMLElement>(".spot.lit")];
  if (lit.length === 0) return false;
  const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const active = document.activeElement as HTMLElement | null;
  if (active === null || !active.classList.contains("lit")) {
    lit[0]!.focus();
    return true;
  }
  const from = middle(active.getBoundingClientRect());
  let best: { element: HTMLElement; far: number } | null = null;
  for (const element of lit) {
    if (element === active) continue;
    const to = middle(element.getBoundingClientRect());
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along < 4) continue;
    const far = along + aside * 2.2;
    if (best === null || far < best.far) best = { element, far };
  }
  best?.element.focus();
  return true;
}
