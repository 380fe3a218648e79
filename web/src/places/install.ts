import { fresh } from "../fresh.svelte";

/**
 * The worker that keeps the page for a machine without a network, and shows notices. A new build never takes over
 * while somebody plays: the page says that it is there, and a reload fetches it.
 */
export function install(): void {
  // A part of this build that the server no longer has: only a reload helps.
  addEventListener("vite:preloadError", () => (fresh.newer = true));
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").catch(() => undefined); // the page works without it
}

/** Whether this browser can be sent notices. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}
