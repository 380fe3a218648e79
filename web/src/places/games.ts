import abyss from "./art/abyss.webp";
import secretCity from "./art/secret_city.webp";
import tyrants from "./art/tyrants.webp";
import tyrantsStart from "./art/tyrants_start.webp";
import whispers from "./art/whispers.webp";

/** The games in the order in which the places show them. */
export const GAMES = ["tyrants", "abyss", "whispers", "secret_city"] as const;
export type Game = (typeof GAMES)[number];

export function isGame(word: string | null | undefined): word is Game {
  return GAMES.includes(word as Game);
}

export type Box = readonly [x: number, y: number, width: number, height: number];

interface Picture {
  file: string;
  box: Box; // what it shows, in the units of the board that it was drawn from
}

/** A picture of each board, shown through windows. */
export const PICTURES: Record<Game | "tyrants_start", Picture> = {
  tyrants: { file: tyrants, box: [420, 20, 760, 900] },
  tyrants_start: { file: tyrantsStart, box: [250, 0, 980, 980] },
  abyss: { file: abyss, box: [0, 0, 1060, 838] },
  whispers: { file: whispers, box: [0, 0, 1060, 838] },
  secret_city: { file: secretCity, box: [0, 0, 1060, 838] },
};

/** The windows: upright beside others, a band on a phone, a row of a list, the disc of a round table. */
export const WINDOWS: Record<Game, Record<"slice" | "band" | "row" | "disc", Box>> = {
  tyrants: {
    slice: [560, 20, 560, 900],
    band: [420, 60, 760, 380],
    row: [640, 30, 420, 240],
    disc: [250, 0, 980, 980],
  },
  abyss: {
    slice: [600, 60, 440, 778],
    band: [330, 300, 700, 165],
    row: [690, 330, 372, 210],
    disc: [222, 0, 838, 838],
  },
  whispers: {
    slice: [330, 0, 560, 838],
    band: [300, 170, 600, 300],
    row: [330, 250, 420, 236],
    disc: [111, 0, 838, 838],
  },
  secret_city: {
    slice: [300, 60, 470, 620],
    band: [300, 130, 480, 320],
    row: [380, 150, 310, 180],
    disc: [111, 0, 838, 838],
  },
};

/** Minutes that a game takes, about. */
export const MINUTES: Record<Game, number> = { tyrants: 90, abyss: 45, whispers: 45, secret_city: 120 };
export const PLAYERS: Record<Game, readonly [fewest: number, most: number]> = {
  tyrants: [2, 4],
  abyss: [2, 4],
  whispers: [2, 4],
  secret_city: [2, 6],
};
