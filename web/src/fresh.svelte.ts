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
