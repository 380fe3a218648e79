import AxeBuilder from "@axe-core/playwright";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { apart, curve, type SeatReview, smooth } from "../src/review/review";
import { expect, test } from "./kit";

// What the master says: a hint at the table, and the review after the game. How it thinks: tests/bots.

test("a hint lights what the master would do, and says why; others' tables have none", async ({ someone }) => {
  const anna = await someone("Anna");
  const { id } = await anna.make("tyrants", ["me", "random"]);
  const page = await anna.open(`/tables/${id}`);
  await page.locator(".spot.lit").first().click(); // where to begin
  await expect(page.locator('.spot.lit[data-spot^="hand:"]').first()).toBeVisible(); // and the bot has begun, too
  await expect(page.locator('[data-act="hint"]')).toBeVisible();
  await page.keyboard.press("h");
  const hint = page.locator(".hint");
  await expect(hint.locator("ol li").first()).toContainText("%");
  await expect(hint.locator("ul li").first()).not.toBeEmpty();
  await expect(page.locator(".spot.hinted, .choice.hinted").first()).toBeVisible();
  await page.keyboard.press("h"); // once more: it is put away
  await expect(hint).toHaveCount(0);
  await page.locator('[data-act="hint"]').click();
  await hint.locator("ol button").click(); // as the master would
  await expect(hint).toHaveCount(0);
  await expect(page.locator(".spot.hinted")).toHaveCount(0);

  const quiet = await anna.make("tyrants", ["me", "random"], { ways: { hints: false } });
  await anna.open(`/tables/${quiet.id}`);
  await page.locator(".spot.lit").first().click();
  await expect(page.locator('.spot.lit[data-spot^="hand:"]').first()).toBeVisible();
  await expect(page.locator('[data-act="hint"]')).toHaveCount(0);
});

test("the review shows every seat's chances, and each costly decision leads to its moment", async ({ someone }) => {
  const anna = await someone("Anna");
  const record = readFileSync(resolve("../tests/games/abyss/golden/game-4p.record"), "utf8");
  const { id } = await anna.post<{ id: string }>("/api/records", { record });
  const page = await anna.open(`/table/${id}/review?seat=sky`);
  await expect(page.getByRole("heading", { name: "Chance to win" })).toBeVisible({ timeout: 25_000 });
  await expect(page.locator(".chart .line")).toHaveCount(4);
  await expect(page.getByRole("radio", { name: /Sky/ })).toBeChecked();
  const { review } = await anna.get<{ review: { seats: SeatReview[] } }>(`/api/tables/${id}/review`);
  const worst = review.seats.toSorted((one, other) => other.costly.length - one.costly.length)[0]!;
  await page.locator(`.seats input[value="${worst.seat}"]`).check();
  await expect(page).toHaveURL(new RegExp(`seat=${worst.seat}`));
  const falls = page.locator("article");
  await expect(falls).toHaveCount(worst.costly.length);
  await expect(page.locator(".chart .fall")).toHaveCount(worst.costly.length);
  await expect(falls.first()).toContainText(/Round \d+/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter((one) => ["serious", "critical"].includes(one.impact ?? "")).map((one) => one.id)).toEqual(
    [],
  );
  await page.getByText("RU", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Шанс на победу" })).toBeVisible();
  const moment = falls.first().getByRole("link");
  const step = /replay\/(\d+)/.exec((await moment.getAttribute("href")) ?? "")![1]!;
  await moment.click();
  await expect(page).toHaveURL(new RegExp(`/table/${id}/replay/${step}\\?viewer=${worst.seat}`));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goBack();
  await expect(page.locator(".chart .line")).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("names keep apart, a curve has one point for what lies close together, and a line begins where it should", () => {
  expect(apart([10, 11, 50], 8, 0, 100)).toEqual([10, 18, 50]);
  expect(apart([99, 98, 97], 10, 0, 100)).toEqual([100, 90, 80]);
  const seat = {
    points: [
      [0, 0.2, 0.2],
      [1, 0.4, 0.4],
      [99, 0.9, 0.9],
    ],
  } as unknown as SeatReview;
  const points = curve(seat, 100);
  expect(points.map(([x]) => x)).toEqual([0.5, 99]);
  expect(points[0]![1]).toBeCloseTo(0.3);
  expect(
    smooth([
      [0, 1],
      [10, 5],
    ]),
  ).toMatch(/^M0.0 1.0C/);
});
