import { TELLING as abyss } from "../src/games/abyss/telling";
import { TELLING as secret_city } from "../src/games/secret_city/telling";
import { TELLING as tyrants } from "../src/games/tyrants/telling";
import { TELLING as whispers } from "../src/games/whispers/telling";
import type { Telling } from "../src/text/events";

/** By game, without its face. */
export const TELLINGS: Record<string, Telling> = { abyss, secret_city, tyrants, whispers };
