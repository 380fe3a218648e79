import type { Points, Standing } from "../wire/types";

/** The points of a seat as far as the viewer may know them; null where there is no sheet. */
export function total(score: Standing | undefined, seat: string): number | null {
  const sheet: Points[] | undefined = score?.sheets[seat];
  return sheet === undefined ? null : sheet.reduce((sum, line) => sum + line.points, 0);
}
