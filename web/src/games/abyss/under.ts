/** Which Lord lies under which Location: the view does not say, but what happened does. */
import type { Happened } from "../../wire/types";

export const UNDER = ["cover", "swap_out", "exchange", "take_location"] as const; // what it goes by

export function under(events: readonly Happened[]): Map<string, string> {
  const found = new Map<string, string>();
  let given: string | null = null; // AB-7.19: the Lords under it move along with the next Location taken
  const moved = (from: string, to: string) => {
    for (const [lord, location] of found) if (location === from) found.set(lord, to);
  };
  for (const { what, about } of events) {
    const location = String(about?.location ?? "");
    if (what === "cover") found.set(String(about?.card), location);
    else if (what === "swap_out") given = location;
    else if (what === "exchange") moved("black_smokers", location);
    else if (what === "take_location" && given !== null) {
      moved(given, location);
      given = null;
    }
  }
  return found;
}
