import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "smol-toml";
import { ruleAddress } from "../src/books/arrival";
import { bound, seeAlso, type Source } from "../src/books/rulebook";
import { about, glossary } from "../src/books/glossary";
import { COURSE as abyss } from "../src/books/guide/abyss";
import { COURSE as secret_city } from "../src/books/guide/secret_city";
import { COURSE as tyrants } from "../src/books/guide/tyrants";
import { COURSE as whispers } from "../src/books/guide/whispers";
import { fits, marked, wanted } from "../src/books/search";
import { LANGUAGES } from "../src/text/words";
import { expect, test } from "./kit";
import { shots } from "./kit/shots";
import { textsOf } from "./texts";

const COURSES = { tyrants, abyss, whispers, secret_city };

function rulesOf(game: string): Record<string, { text: string }> {
  return parse(readFileSync(resolve("../src/undercourt/games", game, "rules.toml"), "utf8")) as never;
}

async function axe(page: Page, part = "body"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.filter((one) => ["serious", "critical"].includes(one.impact ?? "")).map((one) => one.id);
}

test("a word is found in other forms, and marked as a whole", () => {
  const words = wanted("szpiega", "pl");
  expect(fits(words, "Masz Obecność w obszarze, w którym jest twój szpieg.")).toBe(true);
  expect(marked("Twój szpieg jest tu.", words).filter((one) => one.hit)).toEqual([{ text: "szpieg", hit: true }]);
  expect([fits(wanted("łódź", "pl"), "lodzie"), fits(wanted("miecz", "pl"), "lodzie")]).toEqual([true, false]);
});

test("a book keeps its chapters, and a rule knows those beside it", () => {
  const source: Source = {
    chapters: [
      ["WW-2", "Rounds"],
      ["WW-12", "Advanced"],
      ["WW-12.1", "Agents"],
    ],
    rules: [
      ["WW-12.1.2", "b", "ours", 0, "why", "agents=on"],
      ["WW-12.1.10", "c", "ru"],
      ["WW-2.1", "a", "ru", 4],
    ],
  };
  const told = bound("whispers", "en", source);
  expect(told.chapters.map((one) => [one.number, one.rules.length])).toEqual([
    ["2", 1],
    ["12", 0],
    ["12.1", 2],
  ]);
  const rule = told.rules.get("WW-12.1.2")!;
  expect([rule.ours, rule.option]).toEqual([true, { name: "agents", value: "on" }]);
  expect(seeAlso(told, rule).map((one) => one.id)).toEqual(["WW-12.1.10"]);
});

test("the guide explains with rules that exist, questions that are asked, and titles in every language", () => {
  for (const [game, course] of Object.entries(COURSES)) {
    const rules = rulesOf(game);
    const texts = LANGUAGES.map((lang) => textsOf(game, lang));
    for (const lesson of course) {
      for (const rule of lesson.rules) expect(rules, `${game} ${lesson.id}`).toHaveProperty([rule]);
      for (const ask of lesson.asks) expect(texts[0]!.has(ask), `${game} ${ask}`).toBe(true);
      for (const one of texts) expect(one.has(`web-guide-${game}-${lesson.id}`), `${game} ${lesson.id}`).toBe(true);
    }
  }
});

test("every game has its words, and a sentence finds those that it uses", () => {
  for (const game of Object.keys(COURSES))
    for (const lang of LANGUAGES) expect(glossary(textsOf(game, lang)).length).toBeGreaterThan(10);
  const entries = glossary(textsOf("tyrants", "en"));
  const used = about(entries, "You have presence at a site if your spy is there.", "en");
  expect(used.map((one) => one.word)).toEqual(["presence", "spy"]);
});

test("a search marks its hits, and says when there are none", async ({ nobody }) => {
  const page = await nobody.open("/rules/tyrants");
  await expect(page.locator(".sents li").first()).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("spy");
  await expect(page.locator("mark").first()).toHaveText(/^spy/i);
  await expect(page.locator(".sents li").first()).toContainText(/spy|spies/i);
  await page.getByRole("searchbox").fill("xyzzy");
  await expect(page.locator(".sents li")).toHaveCount(0);
  await expect(page.getByText("xyzzy").first()).toBeVisible();
  await page.getByRole("searchbox").fill("");
  expect(await axe(page)).toEqual([]);
  await shots(page, "rules");
});

test("whoever comes from a table sees the rule lit, the cause beside it, and the way back", async ({ nobody }) => {
  const why = { key: "why_no_presence", args: { place: "chchitl" } };
  const page = await nobody.open(ruleAddress("tyrants", "TU-6.2", why, "/tables/none?seat=sky"));
  await expect(page.locator("li.here")).toContainText("your spy is there");
  await expect(page.locator("li.here")).toBeInViewport();
  await expect(page.locator(".came")).toContainText("Ch'Chitl");
  await expect(page.getByRole("link", { name: "Back to the table" })).toHaveAttribute("href", "/tables/none?seat=sky");
  await page.getByRole("button", { name: /PL/ }).click();
  await expect(page.locator("li.here")).toContainText("twój szpieg");
  await shots(page, "rules-from-a-table");
});

test("no link of a stranger leads away from here", async ({ nobody }) => {
  const page = await nobody.open("/rules/tyrants?from=//evil.example/#TU-6.2");
  await expect(page.locator("li.here")).toBeVisible();
  await expect(page.locator(".came")).toHaveCount(0);
});

test("a why-not leads to its rule, and back to the table", async ({ someone }) => {
  const anna = await someone("Anna");
  const { id } = await anna.make("tyrants", ["me", "random", "random"]);
  const page = await anna.open(`/tables/${id}`);
  await expect(page.locator(".spot.lit").first()).toBeVisible();
  await page.locator('[data-spot^="site:"]:not(.lit)').first().click({ force: true }); // it is a control that is off
  const rule = page.locator(".popover a");
  await expect(rule).toBeVisible();
  await rule.click();
  await expect(page.locator("li.here")).toBeVisible();
  await expect(page.locator(".came p").last()).not.toBeEmpty();
  await page.getByRole("link", { name: "Back to the table" }).click();
  await expect(page).toHaveURL(new RegExp(`/tables/${id}`));
});

test("filters count what they would show, and a card has an address", async ({ nobody }) => {
  const page = await nobody.open("/cards/tyrants");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("125 cards");
  await page.getByRole("checkbox", { name: /^Drow/ }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("20 cards");
  await page.getByRole("checkbox", { name: /^Guile/ }).check();
  const count = await page.locator(".grid > li").count();
  await expect(page.locator("label", { hasText: "Guile" }).locator("small")).toHaveText(String(count));
  expect(await axe(page)).toEqual([]);
  await shots(page, "cards-tyrants");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.locator(".grid > li")).toHaveCount(125);
  await page.getByRole("link", { name: "Kobold", exact: true }).click();
  await expect(page).toHaveURL(/#kobold$/);
  await expect(page.getByRole("dialog", { name: "Kobold" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const game of ["abyss", "whispers", "secret_city"]) {
  test(`all cards of ${game} are shown, and its words`, async ({ nobody }) => {
    const page = await nobody.open(`/cards/${game}`);
    await expect(page.locator(".grid > li").first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await shots(page, `cards-${game}`);
    await nobody.open(`/glossary/${game}`);
    await expect(page.locator("dl .entry").first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await shots(page, `glossary-${game}`);
  });
}

test("a first game explains each question once, and the move is the next", async ({ nobody }) => {
  const page = await nobody.open("/learn/tyrants");
  await shots(page, "learn");
  await page.getByRole("button", { name: "Begin" }).click();
  const note = page.getByRole("complementary", { name: "Guide" });
  await expect(note).toContainText("Choose where you begin");
  await expect(note).toContainText("starting site");
  expect(await axe(page, ".note")).toEqual([]);
  await shots(page, "guide");
  await page.locator(".spot.lit").first().click();
  await expect(note).toContainText("Play your cards");
  await note.getByRole("button", { name: "No hints" }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole("button", { name: "Show the guide" }).click();
  await expect(note).toContainText("Play your cards");
  await page.goto(`${nobody.url}/learn/tyrants`);
  await expect(page.locator(".course li.done")).toHaveText(["Choose where you begin"]);
  await expect(page.getByRole("link", { name: "Go on with your first game" })).toBeVisible();
});
