/** What a change sets, one after the other: docs/wire.md. Changes the document that it is given, and returns it. */
export function apply<T>(document: T, changes: unknown[][]): T {
  const root: Record<string, unknown> = { "": document };
  let path: string[] = [];
  for (const [told, ...rest] of changes as [string, ...unknown[]][]) {
    const [shared, ...steps] = told.split("/");
    path = [...path.slice(0, Number(shared)), ...steps];
    let inner: Record<string, unknown> = root;
    let last = "";
    for (const step of path) {
      inner = inner[last] as Record<string, unknown>;
      last = step.replaceAll("~1", "/").replaceAll("~0", "~");
    }
    if (rest.length === 0) delete inner[last];
    else if (rest.length === 1) inner[last] = rest[0];
    else (inner[last] as unknown[]).splice(rest[0] as number, rest[1] as number, ...(rest[2] as unknown[]));
  }
  return root[""] as T;
}
