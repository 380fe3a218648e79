import { say } from "../text/language.svelte";
import { Trouble } from "../wire/api";

/** What went wrong, in the reader's words. */
export function told(wrong: unknown): string {
  return wrong instanceof Trouble ? say(wrong.said.key, wrong.said.args) : say("web-server-error");
}
