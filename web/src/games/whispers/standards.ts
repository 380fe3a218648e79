import type { Empire } from "./view";

/** An empire is known by the cut of its standard, its emblem and the marks of its land: never by its tint alone. */

/** On a staff at x 0, y −19 to 2. */
export const STANDARD: Record<Empire, string> = {
  bear: "M1-19H25V2H1Z",
  eagle: "M1-19H27L21-8.5 27 2H1Z",
  elephant: "M1-19H19L29-8.5 19 2H1Z",
  lion: "M1-19H15A10.5 10.5 0 0 1 15 2H1Z",
  horse: "M1-19H28L19 2H1Z",
};

/** Pines, hills, palms, wheat and grass. */
export const TERRAIN: Record<Empire, string> = {
  bear: "M0-6 3 0H1.3L4 5H.6V7.5H-.6V5H-4L-1.3 0H-3Z",
  eagle: "M-7 4C-5-1-3-4 0-5 3-4 5-1 7 4M0-5C1-2 1.5 1 1.2 4",
  elephant: "M0 6C.3 2 .3 0 0-2M0-2C-2-4-5-4-7-1.5M0-2C2-4 5-4 7-1.5M0-2C-1-5-3-6.5-5-6M0-2C1-5 3-6.5 5-6",
  lion: "M0 6V-5M0-1-3-4M0-1 3-4M0 3-3 0M0 3 3 0",
  horse: "M-4 4C-4 0-4.5-2-6-4M0 4V-6M4 4C4 0 4.5-2 6-4",
};

/** How the hatching of conquered land runs: by the empire whose home it is. */
export const HATCH: Record<Empire, number> = { bear: 0, eagle: 45, elephant: 90, lion: -45, horse: 20 };
