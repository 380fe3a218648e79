/** What a reader prefers, kept on this machine. */
const KEPT = "undercourt";

export type Theme = "system" | "ink" | "paper";
export type Motion = "system" | "full" | "none";

interface Kept {
  theme: Theme;
  motion: Motion;
  contrast: "usual" | "more";
  sound: boolean;
  confirm: boolean; // ask again before something unspent is lost
}

const USUAL: Kept = { theme: "system", motion: "system", contrast: "usual", sound: false, confirm: true };

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL }; // a browser that keeps nothing, or something that is not ours
  }
}

export const settings: Kept = $state(read());

export function change(to: Partial<Kept>): void {
  Object.assign(settings, to);
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // it holds until the page is closed
  }
  show();
}

/** What the whole page follows. */
export function show(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === "none") root.dataset.motion = "none";
  else delete root.dataset.motion;
  if (settings.contrast === "more") root.dataset.contrast = "more";
  else delete root.dataset.contrast;
}

/** Whether things may move. */
export function motion(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
