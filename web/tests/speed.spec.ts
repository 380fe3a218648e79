import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, type Person, test } from "./kit";
import { inTheMiddle } from "./kit/moments";

// How much a table loads, and how fast it comes and moves. Times are compared with those of a nearly empty page of the
// same server in the same run, since machines differ.

const MOST_SCRIPT = 120 * 1024; // bytes, gzip
const MOST_WITH_WORDS = 124 * 1024; // words are data beside the script, but a reader waits for them too
const SLOWER = 4; // a phone's processor, against this one
const FIRST_PAINT = 7; // times that of an empty page
const GAMES = ["tyrants", "abyss", "whispers", "secret_city"];

for (const game of GAMES) {
  test(`the script of a table of ${game} is small`, async ({ someone }) => {
    const anna = await someone("Anna");
    const { id } = await anna.make(game, ["me", "greedy"]);
    const files = new Map<string, Promise<Buffer>>();
    anna.page.on("response", (answer) => {
      if (/^\/assets\/.*\.(js|json)$/.test(new URL(answer.url()).pathname)) files.set(answer.url(), answer.body());
    });
    const page = await anna.open(`/tables/${id}`);
    await expect(page.locator(".decision")).toBeVisible();
    await page.waitForLoadState("networkidle");
    const size = async (kind: string) => {
      const bodies = await Promise.all([...files].filter(([url]) => url.endsWith(kind)).map(([, body]) => body));
      return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    };
    const [script, words] = [await size(".js"), await size(".json")];
    console.log(`${game}: ${(script / 1024).toFixed(1)} KB of script, ${(words / 1024).toFixed(1)} of words, gzip`);
    expect([...files.keys()].filter((url) => url.endsWith(".json"))).toHaveLength(2); // one language of one game
    expect(Math.min(script, words)).toBeGreaterThan(10 * 1024);
    expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
    expect(script + words).toBeLessThanOrEqual(MOST_WITH_WORDS);
  });
}

/** A page of the same server with next to nothing on it. */
async function emptyPage(person: Person): Promise<string> {
  await person.context.route("**/favicon.ico", (asked) => asked.fulfill({ status: 204 }));
  return `${person.url}/health`;
}

async function firstPaint(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const painted = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  await expect.poll(() => page.evaluate(painted)).toBeGreaterThan(0);
  return page.evaluate(painted);
}

test("on a slow processor the first paint of a table takes a few times that of an empty page", async ({ someone }) => {
  const anna = await someone("Anna");
  const { id } = await anna.make("tyrants", ["me", "greedy"]);
  const nothing = await emptyPage(anna);
  const line = await anna.context.newCDPSession(anna.page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const empty: number[] = [];
  const table: number[] = [];
  await firstPaint(anna.page, `${anna.url}/tables/${id}`); // what is cached is cached for both
  for (let run = 0; run < 3; run++) {
    empty.push(await firstPaint(anna.page, nothing));
    table.push(await firstPaint(anna.page, `${anna.url}/tables/${id}`));
  }
  console.log(`first paint: empty ${median(empty).toFixed(0)} ms, table ${median(table).toFixed(0)} ms`);
  expect(median(table)).toBeLessThan(FIRST_PAINT * median(empty));
});

/** The time between frames while the mouse drags over the page, in ms, the middle of all. */
async function dragged(page: Page): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    const each = (now: number) => (seen.push(now), requestAnimationFrame(each));
    requestAnimationFrame(each);
    Object.assign(window, { seen });
  });
  await page.mouse.move(500, 450);
  await page.mouse.down();
  for (let i = 0; i < 60; i++) await page.mouse.move(500 + 3 * (i % 30), 450 + 2 * (i % 30));
  await page.mouse.up();
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  return median(seen.slice(1).map((now, i) => now - seen[i]!));
}

test("the fullest board is dragged as smoothly as an empty page", async ({ someone }) => {
  const anna = await someone("Anna");
  const { id } = await inTheMiddle(anna, "tyrants", undefined, { from: -40 });
  const page = anna.page;
  await page.goto(await emptyPage(anna));
  const empty = await dragged(page);
  await anna.open(`/tables/${id}`);
  await expect(page.locator(".decision.mine")).toBeVisible();
  await page.mouse.move(500, 450);
  await page.mouse.wheel(0, -400); // nearer, so that there is something to drag
  const board = await dragged(page);
  console.log(`frames: empty ${empty.toFixed(1)} ms, board ${board.toFixed(1)} ms`);
  expect(board).toBeLessThan(3 * empty);
});

function median(all: number[]): number {
  return [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)]!;
}
