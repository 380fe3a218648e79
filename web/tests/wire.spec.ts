import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { Held } from "../src/wire/held";
import { apply } from "../src/wire/patch";
import type { Change, Update } from "../src/wire/types";

// Change by change, the browser holds the same document and has heard the same events as the engine tells as a whole.

const ROOT = resolve(import.meta.dirname, "../..");

async function told(game: string, moves: number): Promise<[Update | Change, Update][]> {
  const own = join(ROOT, ".venv/bin/python");
  const python = process.env.UNDERCOURT_PYTHON ?? (existsSync(own) ? own : "python3");
  const env = { ...process.env, PYTHONPATH: join(ROOT, "src") };
  const words = [join(import.meta.dirname, "wire_games.py"), game, String(moves)];
  const { stdout } = await promisify(execFile)(python, words, { env, maxBuffer: 1 << 28 });
  return JSON.parse(stdout) as [Update | Change, Update][];
}

for (const game of ["tyrants", "abyss", "whispers", "secret_city"]) {
  test(`${game}: changes lead to the documents that the engine has`, async () => {
    const held = new Held();
    const heard: unknown[] = [];
    let changes = 0;
    for (const [message, whole] of await told(game, 150)) {
      const before = structuredClone(held.document);
      const was = held.document;
      const step = Array.isArray(message) ? held.change(message) : held.replace(message);
      if (Array.isArray(message)) changes++;
      expect(was).toEqual(before); // what a page shows is never changed under its eyes
      expect(step).not.toBeNull();
      heard.push(...step!.events);
      const { view, decision, score, undo, seed } = whole;
      expect(held.document).toEqual({ view, decision, score, undo, seed });
      expect([held.revision, held.heard]).toEqual([whole.revision, whole.heard]);
      expect(heard.map(full)).toEqual(whole.events.map(full));
    }
    expect(changes).toBeGreaterThan(60);
  });
}

/** What may be left out is the same as what is empty. */
function full(event: unknown): unknown {
  return { seat: null, action: null, source: null, about: {}, ...(event as object) };
}

test("a change that does not follow on what is held is not taken", () => {
  const held = new Held();
  expect(held.change([2, [], [], null])).toBeNull();
  held.replace({ is: "update", revision: 4, heard: 0, events: [], view: {}, decision: null } as unknown as Update);
  expect(held.change([4, [["/undo", true]], [], null])).toBeNull();
  expect(held.change([6, [["/undo", true]], [], null])).toBeNull();
  expect(held.revision).toBe(4);
});

test("keys with slashes and tildes, deletions and parts of lists are as docs/wire.md has them", () => {
  const document = { a: { "x/y~z": 1, gone: 2 }, list: [1, 2, 3, 4] };
  const changed = apply(document, [["/a/x~1y~0z", null], ["1/gone"], ["/list", 1, 2, ["new"]]]);
  expect(changed).toEqual({ a: { "x/y~z": null }, list: [1, "new", 4] });
});
