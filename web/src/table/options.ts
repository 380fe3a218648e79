import type { Asked, Saying } from "../wire/types";

/** One answer to the present question. */
export interface Option {
  action: string; // `deploy skullport`
  verb: string; // `deploy`
  objects: string[]; // `["skullport"]`: the words after the verb
  key: string; // of its sentence
  args: Record<string, number | string>;
  parts: Saying[];
}

/** The options of a decision, one by one: on the wire those that say the same stand together. */
export function options(decision: Asked | null): Option[] {
  const found: Option[] = [];
  for (const group of decision?.options ?? []) {
    const names = group.names ?? [];
    for (const row of group.rows) {
      const [action, ...values] = row as [string, ...(string | number | Saying[])[]];
      const [verb = "", ...objects] = action.split(" ");
      const args = { ...group.args };
      names.forEach((name, i) => (args[name] = values[i] as string | number));
      const parts = values.length > names.length ? (values[names.length] as Saying[]) : [];
      found.push({ action, verb, objects, key: group.key, args, parts: [...(group.parts ?? []), ...parts] });
    }
  }
  return found;
}

/** An option as a saying. */
export function saying(option: Option): Saying {
  return { key: option.key, args: option.args, parts: option.parts };
}
