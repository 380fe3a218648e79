import type { GameFace } from "../table/face";

/** Each game's face is loaded when its table is opened. */
const FACES: Record<string, () => Promise<{ FACE: GameFace }>> = {
  tyrants: () => import("./tyrants/face"),
  abyss: () => import("./abyss/face"),
  whispers: () => import("./whispers/face"),
  secret_city: () => import("./secret_city/face"),
};

export const GAMES = Object.keys(FACES);

export async function face(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (load === undefined) throw new Error(`no such game: ${game}`);
  return (await load()).FACE;
}
