import { TELLING as abyss } from "../games/abyss/telling";
import { TELLING as secret_city } from "../games/secret_city/telling";
import { TELLING as tyrants } from "../games/tyrants/telling";
import { TELLING as whispers } from "../games/whispers/telling";
import type { Telling } from "./events";

/** By game. They are small, and a page of several games may need them all. */
export const TELLINGS: Record<string, Telling> = { abyss, secret_city, tyrants, whispers };
