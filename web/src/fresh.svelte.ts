import { get } from "./wire/api";

/** Whether the server has a newer page than the one that is open. The reader loads it when it suits them. */
export const fresh = $state({ newer: false });

const mine = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";

/** Asked whenever a connection comes back: that is when a server may have changed. */
export async function lookForNewer(): Promise<void> {
  if (mine() === "") return; // a page that is being developed
  try {
    const { build } = await get<{ build: string }>("/api/games");
    fresh.newer = build !== "" && build !== mine();
  } catch {
    // then we ask the next time
  }
}

const KEPT = "undercourt.reloaded";
const NOT_TWICE = 30_000; // ms: what is still missing after a reload is not there

/**
 * A part of this page that the server no longer has: it has a newer page, and whatever was to be opened is opened with
 * that one. Nothing is lost: the table is on the server, what is unsaid in a chat aside.
 */
export function reloadIfGone(): void {
  addEventListener("vite:preloadError", () => {
    fresh.newer = true;
    if (!navigator.onLine) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem(KEPT) ?? 0) < NOT_TWICE) return;
      sessionStorage.setItem(KEPT, String(Date.now()));
    } catch {
      return; // a browser that keeps nothing might reload for ever
    }
    location.reload();
  });
}
