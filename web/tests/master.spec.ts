import AxeBuilder from "@axe-core/playwright";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { apart, curve, height, regular, type SeatReview, smooth } from "../src/review/review";
import type { Told } from "../src/replay/tape";
import type { Document, Update } from "../src/wire/types";
import { expect, test } from "./kit";
import { advising, litByHint } from "./kit/advice";
import { SIZES } from "./kit/boxes";
import { bring, inTheMiddle } from "./kit/moments";

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

/** Questions with panels of their own, with main buttons, and with long lists. */
const QUESTIONS = {
  tyrants: ["four", "ask_turn", "ask_place_spy"],
  abyss: ["four", "ask_Purchase", "ask_Turn", "ask_pay", "ask_Betray"],
  whispers: ["four", "ask_put", "ask_attack_into", "ask_swap", "ask_place"],
  secret_city: ["three", "ask_buying", "ask_battle", "ask_deal_price", "ask_territories"],
} as const;
const actions = ({ decision }: Pick<Document, "decision">) =>
  (decision?.options ?? []).flatMap(({ rows }) => rows.map(([action]) => String(action)));
const WORDY = "as long as the name of a card and of all that it does may be, and of where it is done";

for (const [game, [players, ...keys]] of Object.entries(QUESTIONS)) {
  test(`${game}: whatever the master advises is lit and in sight, and so are its reasons and the hand`, async ({
    someone,
  }) => {
    const anna = await someone("Anna");
    const told = await advising(anna.page);
    told.reasons = ["hint_better", "hint_tempting", "hint_follows"].map((key) => ({
      key,
      args: { n: 3 },
      parts: [{ key: WORDY }],
    }));
    for (const key of keys) {
      let offered: string[] = [];
      const { id } = await inTheMiddle(
        anna,
        game,
        ({ decision }) => {
          offered = actions({ decision });
          return decision?.question.key === key && offered.length > 1;
        },
        { from: 20, players },
      );
      const each = new Map(offered.map((action) => [action.split(" ")[0]!, action])); // the last of each verb
      for (const [size, viewport] of Object.entries(SIZES)) {
        await anna.page.setViewportSize(viewport);
        const page = await anna.open(`/tables/${id}`);
        await expect(page.locator(".decision.mine")).toBeVisible();
        for (const action of new Set([offered[0]!, ...each.values()])) {
          const others = offered.filter((one) => one !== action).slice(0, 2);
          told.options = [action, ...others].map((one) => ({ action: one, share: 30, chance: 40, glance: 40 }));
          await page.keyboard.press("h");
          await expect(page.locator("section.hint ol li")).toHaveCount(1); // the others are folded away
          await expect.poll(() => litByHint(page), `${key} ${size}: ${action}`).not.toEqual([]);
          const room = await page.evaluate(() => {
            const hint = document.querySelector("section.hint")!;
            const { left, bottom } = hint.querySelector("ul")!.getBoundingClientRect();
            const hand = document.querySelector(".panels");
            return {
              tall: hint.clientHeight,
              why: hint.contains(document.elementFromPoint(left + 4, bottom - 4)),
              hand: hand === null ? 0 : Math.min(hand.scrollHeight, 190) - hand.clientHeight,
            };
          });
          expect(room.why, `${key} ${size}: reasons`).toBe(true);
          expect(room.tall, `${key} ${size}: hint`).toBeLessThan(220);
          expect(room.hand, `${key} ${size}: hand`).toBeLessThanOrEqual(0);
          await page.keyboard.press("h");
          await expect(page.locator("section.hint")).toHaveCount(0);
        }
      }
    }
  });
}

test("unfolded, a hint has bars as long as the chances, and no number for what was hardly looked at", async ({
  someone,
}) => {
  const anna = await someone("Anna");
  const told = await advising(anna.page);
  let offered: string[] = [];
  const fits = (document: Document) => {
    offered = actions(document);
    return document.decision?.question.key === "ask_Turn" && offered.length > 3;
  };
  const { id } = await inTheMiddle(anna, "abyss", fits, { from: 20 });
  told.options = [
    { action: offered[0]!, share: 20, chance: 40, glance: 10 },
    { action: offered[1]!, share: 79, chance: 30, glance: 60 },
    { action: offered[2]!, share: 1, chance: 39, glance: 40 },
  ];
  const page = await anna.open(`/tables/${id}`);
  await expect(page.locator(".decision.mine")).toBeVisible();
  await page.keyboard.press("h");
  const hint = page.locator("section.hint");
  await expect(hint.locator("ol li")).toHaveText(/chance to win: 40/);
  await hint.getByRole("button", { name: "Details" }).click();
  await expect(hint.locator("ol li")).toHaveCount(3);
  await expect(hint.locator("ol li b").nth(1)).toHaveText(/30/);
  await expect(hint.locator("ol li b").nth(2)).toHaveText(/^–hardly looked at$/);
  const bars = hint.locator("ol i");
  expect(
    await bars.evaluateAll((all) => all.map((bar) => (bar as HTMLElement).style.getPropertyValue("--part"))),
  ).toEqual(["100%", "75%"]);
});

test("rounds are numbered all, or in a regular sequence", () => {
  const even = (n: number, gap: number) => Array.from({ length: n }, (_, i) => i * gap);
  expect(regular(even(8, 80), 64, 20)).toBe(1);
  expect(regular(even(17, 40), 64, 20)).toBe(2); // the first has a word
  expect(regular(even(17, 19), 64, 20)).toBe(5);
  expect(regular([0, 90, 180, 190, 280], 64, 20)).toBe(2); // one that has no room would leave a hole
  expect(regular([0], 64, 20)).toBe(1);
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
  // Each number sits on the line of its seat.
  const off = await page.locator(".chart").evaluate((chart) => {
    const line = chart.querySelector<SVGPathElement>(".line.me")!;
    const length = line.getTotalLength();
    const points = Array.from({ length: 4000 }, (_, i) => line.getPointAtLength((i * length) / 3999));
    const box = chart.getBoundingClientRect();
    return [...chart.querySelectorAll(".fall circle")].map((circle) => {
      const at = circle.getBoundingClientRect();
      const [x, y] = [at.left + at.width / 2 - box.left, at.top + at.height / 2 - box.top];
      return Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)));
    });
  });
  expect(Math.max(...off)).toBeLessThan(1.5);
  // Each says what was asked then, as the table did: an option alone may be a bare name, a number or a "no".
  for (const [i, { move, asked }] of worst.costly.entries()) {
    const path = `/api/tables/${id}/replay?viewer=${worst.seat}&from=${move}&count=1`;
    const { steps } = await anna.get<{ steps: Told[] }>(path);
    expect(asked).toMatchObject({ ...(steps[0]!.told as Update).decision!.question });
    await expect(falls.nth(i).locator(".asked")).toHaveText(/[a-z ]{6,}.*[.?:]$/);
  }
  // What made the result: three parts, whose bars stand in one row.
  const parts = page.locator(".balance > div");
  await expect(parts.locator("h2")).toHaveText([/^Choices/, /^Others’ mistakes/, /^Luck/]);
  const tops = await parts
    .locator("li:first-child")
    .evaluateAll((all) => all.map((li) => li.getBoundingClientRect().y));
  expect(new Set(tops).size).toBe(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter((one) => ["serious", "critical"].includes(one.impact ?? "")).map((one) => one.id)).toEqual(
    [],
  );
  await page.getByText("RU", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Шанс на победу" })).toBeVisible();
  await expect(falls.first().locator(".asked")).toHaveText(/[а-я ]{6,}.*[.?:]$/);
  const moment = falls.first().getByRole("link");
  const step = /replay\/(\d+)/.exec((await moment.getAttribute("href")) ?? "")![1]!;
  await moment.click();
  await expect(page).toHaveURL(new RegExp(`/table/${id}/replay/${step}\\?viewer=${worst.seat}`));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goBack();
  await expect(page.locator(".chart .line")).toHaveCount(4);
  const clipped = await page
    .locator(".chart .axis")
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().left < 0).length);
  expect(clipped).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("names keep apart, a curve has one point for what lies close together, and a line begins where it should", () => {
  expect(apart([10, 11, 50], 8, 0, 100)).toEqual([10, 18, 50]);
  expect(apart([99, 98, 97], 10, 0, 100)).toEqual([100, 90, 80]);
  const seat = {
    result: 0.5,
    points: [
      [0, 0.2, 0.2],
      [1, 0.4, 0.4],
      [99, 0.9, 0.9],
    ],
  } as unknown as SeatReview;
  const points = curve(seat, 100);
  expect(points.map(([x]) => x)).toEqual([0.5, 99, 100]);
  expect(points.at(-1)).toEqual([100, 0.5]); // it ends with what became of it
  expect(curve({ ...seat, result: null }, 100)).toEqual(points.slice(0, -1)); // if anything did
  expect(curve({ ...seat, result: null, points: [] }, 100)).toEqual([]);
  expect(height(points, 100)).toBeCloseTo(0.5);
  expect(height(points, 0)).toBeCloseTo(0.3);
  expect(height(points, (0.5 + 99) / 2)).toBeCloseTo(0.6); // half the way
  expect(points[0]![1]).toBeCloseTo(0.3);
  expect(
    smooth([
      [0, 1],
      [10, 5],
    ]),
  ).toMatch(/^M0.0 1.0C/);
});

test("six seats have their names in a review on a phone, their levels, and the colours that they are called by", async ({
  someone,
}) => {
  const anna = await someone("Anna", { viewport: SIZES.phone });
  const id = await bring(anna, "secret_city", "six");
  const page = await anna.open(`/table/${id}/review`);
  await expect(page.locator(".chart .line")).toHaveCount(6);
  for (const lang of ["EN", "PL", "RU"]) {
    await page.getByText(lang, { exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang.toLowerCase());
    const cut = (all: Element[]) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
    await expect.poll(() => page.locator(".seats label > span").evaluateAll(cut), lang).toEqual([]);
  }
  await expect(page.locator(".seats small").first()).toHaveText("Бот");
  const drawn = async (seat: string) => {
    const fill = await page.locator(`.seats .seat-${seat} .seat-sign`).evaluate((sign) => getComputedStyle(sign).fill);
    return fill.match(/\d+/g)!.map(Number) as [number, number, number];
  };
  const [red, green, blue] = await drawn("violet");
  expect(blue).toBeGreaterThan(red + 40);
  expect(red).toBeGreaterThan(green + 20);
  const slate = await drawn("slate");
  expect(Math.max(...slate) - Math.min(...slate)).toBeLessThan(40);
  expect(Math.max(...slate)).toBeLessThan(160);
});

test("how well a bot plays stands at its seat", async ({ someone }) => {
  const anna = await someone("Anna");
  const seats = ["me", "novice", "schemer"].map((who) => (who === "me" ? { who } : { who: "bot", bot: who }));
  const { id } = await anna.post<{ id: string }>("/api/tables", { game: "abyss", seats });
  const page = await anna.open(`/tables/${id}`);
  const strip = page.locator(".players .player").filter({ hasText: "Sky" });
  await expect(strip.locator(".level")).toHaveText("novice");
  await expect(strip).toHaveAttribute("title", "novice");
  await expect(strip).toHaveAccessibleName(/novice/);
  await page.setViewportSize(SIZES.phone);
  const third = page.locator(".players .player").nth(2);
  await expect(third.locator(":scope > .i")).toHaveCount(2); // its sign, and the bot's
  await third.click();
  await expect(page.locator(".opened header")).toContainText("schemer");
});

test("who plays on from a costly decision leaves the review behind", async ({ someone }) => {
  const anna = await someone("Anna");
  const id = await bring(anna, "abyss", "four");
  const page = await anna.open(`/table/${id}/review?seat=sky`);
  await expect(page.locator(".chart .line")).toHaveCount(4);
  const { review } = await anna.get<{ review: { seats: SeatReview[] } }>(`/api/tables/${id}/review`);
  const worst = review.seats.find((one) => one.costly.length > 0)!;
  await page.locator(`.seats input[value="${worst.seat}"]`).check();
  const refused: string[] = [];
  page.on("response", (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
  await page.getByRole("button", { name: "Play on from here" }).first().click();
  await expect(page.locator(".decision.mine")).toBeVisible();
  expect(refused).toEqual([]);
});
