import { say } from "../text/language.svelte";
import { Trouble } from "../wire/api";

/** What the server did not do, shown at the table until something else is done. */
export const trouble = $state({ text: "" });

/** Tries something; what goes wrong is told. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | null> {
  trouble.text = "";
  try {
    return await what();
  } catch (wrong) {
    if (!(wrong instanceof Trouble)) throw wrong;
    trouble.text = say(wrong.said.key, wrong.said.args ?? {});
    return null;
  }
}
