import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { openAll } from "../src/replay/open";
import { type Heard, type Past, played, standing, type Told } from "../src/replay/tape";
import { rounds, stopAt, stops, turnBack, turnOn } from "../src/replay/timeline";
import type { Document } from "../src/wire/types";
import { expect, type Person, test } from "./kit";
import { shots } from "./kit/shots";

const RECORDS: Record<string, string> = {
  tyrants: "game-4p-elementals+aberrations",
  abyss: "game-4p",
  whispers: "game-4p",
  secret_city: "game-4p",
};

async function bring(person: Person, game: string): Promise<string> {
  const path = resolve("../tests/games", game, "golden", `${RECORDS[game]}.record`);
  const { id } = await person.post<{ id: string }>("/api/records", { record: readFileSync(path, "utf8") });
  return id;
}

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.filter((one) => ["serious", "critical"].includes(one.impact ?? "")).map((one) => one.id);
}

test("turns have ends, rounds hold their turns, and one goes from turn to turn", () => {
  const all = stops(
    [
      { step: 0, round: 1, seat: "amber" },
      { step: 4, round: 1, seat: "sky" },
      { step: 9, round: 2, seat: "amber" },
    ],
    12,
  );
  expect(all.map((one) => [one.first, one.last])).toEqual([
    [0, 3],
    [4, 8],
    [9, 12],
  ]);
  expect(rounds(all).map((one) => one.stops.length)).toEqual([2, 1]);
  expect(stopAt(all, 8)?.seat).toBe("sky");
  expect([turnBack(all, 6), turnBack(all, 4), turnBack(all, 0)]).toEqual([4, 0, 0]);
  expect([turnOn(all, 0, 12), turnOn(all, 10, 12)]).toEqual([4, 12]);
});

const seen = (hands: string[][]): Document =>
  ({
    view: { turn: "amber", players: ["amber", "sky"].map((seat, i) => ({ seat, hand: hands[i] })) },
    decision: { seat: "amber", question: { key: "ask_turn" } },
    score: { sheets: {}, order: [] },
    undo: true,
    seed: null,
  }) as unknown as Document;

test("with all open, everybody's cards are as they saw them", () => {
  const open = openAll(
    new Map([
      ["amber", seen([["noble"], ["hidden"]])],
      ["sky", seen([["hidden"], ["soldier"]])],
    ]),
  );
  expect(open.view.players.map((one) => one.hand)).toEqual([["noble"], ["soldier"]]);
});

test("a change makes a new document, and a step that was not heard keeps the old one", () => {
  const steps = [
    { number: 5, told: { is: "update", revision: 1, heard: 3, events: [], ...seen([["noble"], []]) } },
    { number: 6, told: [2, [["0/view/players/0/hand", []]], [["play", "amber"]], "play noble"] },
    { number: 7, told: null },
  ] as unknown as Told[];
  const [first, second, third] = played(steps);
  expect(first!.document.view.players[0]!.hand).toEqual(["noble"]);
  expect(second!.events.map((one) => [one.number, one.what, one.action])).toEqual([[3, "play", "play noble"]]);
  expect(third!.document).toBe(second!.document);
  expect(third!.events).toEqual([]);
});

test("what was taken back is left out, and so is the taking back", () => {
  const steps = [
    [3, null],
    [4, null],
    [5, 4], // and this
    [6, null],
    [7, null],
    [8, 6], // both of these
    [9, null],
  ] as const;
  const heard = steps.map(([step, back]): Heard => ({ step, back, events: [] }));
  expect(standing(heard).map((one) => one.step)).toEqual([3, 9]);
  expect(standing(heard.slice(0, 5)).map((one) => one.step)).toEqual([3, 6, 7]);
});

for (const viewer of ["amber", "all"])
  test(`a move that was taken back is shown as such in a replay: ${viewer}`, async ({ someone }) => {
    const anna = await someone("Anna");
    const { id } = await anna.make("tyrants", ["me", "random"]);
    const table = await anna.open(`/tables/${id}`);
    await table.locator(".spot.lit").first().click(); // where to begin
    const hand = table.locator('.spot.lit[data-spot^="hand:"]');
    await hand.first().click();
    const undo = table.getByRole("button", { name: "Undo" });
    await undo.click();
    await expect(undo).toBeDisabled();
    await anna.post(`/api/tables/${id}/propose`, { seat: "amber", what: "abandon" });
    const { last } = await anna.get<{ last: number }>(`/api/tables/${id}/replay/index?viewer=${viewer}`);
    const page = await anna.open(`/table/${id}/replay/${last}?viewer=${viewer}`);
    await expect(page.locator(".turns [aria-current]")).toHaveText("Takes back a move");
    const row = page.locator(".turns li", { hasText: "taken back" });
    await expect(row).toHaveCount(1);
    await expect(row.locator("s")).toHaveText(/^Plays /);
    await page.keyboard.press("ArrowUp"); // to where the turn begins, and to the one before
    await page.keyboard.press("ArrowUp");
    const other = page.locator(".turns .other span").last();
    await expect(other).toBeVisible();
    await expect(other).not.toContainText("plays");
  });

test("a board does not show what was taken back", async ({ someone }) => {
  const anna = await someone("Anna");
  const id = await bring(anna, "abyss");
  const path = `/api/tables/${id}/replay`;
  const { last } = await anna.get<{ last: number }>(`${path}/index?viewer=all`);
  const { past } = await anna.get<{ past: Past[] }>(`${path}/events?viewer=all&what=cover`);
  const [what, seat, about] = past[0]!.events![0]!;
  // As if the same Lord had been laid under another Location for a moment.
  const number = past[0]!.number;
  const undone: Past[] = [
    { number: number + 0.1, events: [[what, seat, { ...about, location: "abyss" }]] },
    { number: number + 0.2, back: number + 0.1 },
  ];
  await anna.context.route("**/replay/events?*", async (asked) => {
    const told = (await (await asked.fetch()).json()) as { past: Past[] };
    await asked.fulfill({ json: { past: [...told.past, ...undone].sort((a, b) => a.number - b.number) } });
  });
  const page = await anna.open(`/table/${id}/replay/${last}?viewer=all`);
  await page.locator(`.strip [data-spot="seat:${seat}"]`).click();
  await expect(page.locator(".held .covered li").first()).toBeVisible();
  await expect(page.getByRole("list", { name: "under Locations", exact: true })).toHaveCount(0);
});

test("with a seat's eyes no other hand is seen; all open, every hand is", async ({ someone }) => {
  const anna = await someone("Anna");
  const id = await bring(anna, "tyrants");
  const page = await anna.open(`/table/${id}/replay/22?viewer=amber`);
  const player = (name: string) => page.locator(".strip .player", { hasText: name });
  await expect(player("Amber").locator(".hand em")).not.toHaveCount(0);
  for (const name of ["Sky", "Green", "Rose"]) {
    await expect(player(name).locator(".hand i")).toHaveCount(5);
    await expect(player(name).locator(".hand em")).toHaveCount(0);
  }
  await page.getByRole("radio", { name: "All open" }).check();
  await expect(page).toHaveURL(/replay\/22\?viewer=all/);
  await expect(player("Rose").locator(".hand em")).toHaveCount(5);
  await page.getByRole("radio", { name: "Spectator" }).check();
  await expect(page.locator(".strip .hand em")).toHaveCount(0);
});

test("steps back and forth give equal pages, and the address follows", async ({ someone }) => {
  const anna = await someone("Anna");
  const id = await bring(anna, "tyrants");
  const page = await anna.open(`/table/${id}/replay/49?viewer=amber`);
  const shown = async (step: number) => {
    await expect(page).toHaveURL(new RegExp(`replay/${step}\\?`));
    await expect(page.locator(".turns [aria-current]")).toBeVisible();
    return page.locator("main").innerText();
  };
  const before = await shown(49);
  await page.keyboard.press("ArrowRight"); // over the end of a page of steps
  const after = await shown(50);
  expect(after).not.toBe(before);
  await page.keyboard.press("ArrowLeft");
  expect(await shown(49)).toBe(before);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/replay\/772/);
  await expect(page.locator(".turns [aria-current]")).toHaveText("The game is over");
  await expect(page.getByRole("button", { name: "Play on from here" })).toBeDisabled();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL(/replay\/0\?/);
});

test("one plays on from a moment", async ({ someone }) => {
  const anna = await someone("Anna");
  const id = await bring(anna, "tyrants");
  const page = await anna.open(`/table/${id}/replay/14?viewer=sky`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page).toHaveURL(/\/tables\/(?!.*replay)/);
  await expect(page.locator("#decision")).toBeVisible();
});

test("a record that is pasted becomes a game to watch; one that is not true says why", async ({ someone }) => {
  const anna = await someone("Anna");
  const page = await anna.open("/table");
  await page.getByRole("textbox").fill("nonsense");
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  const path = resolve("../tests/games/whispers/golden/game-2p.record");
  await page.getByRole("textbox").fill(readFileSync(path, "utf8"));
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page).toHaveURL(/replay\/0\?viewer=all/);
  await expect(page.getByRole("slider")).toBeVisible();
});

for (const game of Object.keys(RECORDS)) {
  test(`a game of ${game} is shown again`, async ({ someone }) => {
    const anna = await someone("Anna");
    const id = await bring(anna, game);
    const page = await anna.open(`/table/${id}/replay/120?viewer=all`);
    await expect(page.getByRole("slider")).toHaveAttribute("aria-valuenow", "120");
    await expect(page.locator(".turns [aria-current]")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await shots(page, `replay-${game}`);
  });
}
