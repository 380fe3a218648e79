import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./kit";
import { bring, inTheMiddle } from "./kit/moments";

// axe finds nothing serious at a table, dark on a desk and light on a phone. The places: places.spec.ts; the books
// and replays in the dark: books.spec.ts, replay.spec.ts; here in the light.

const PHONE = { width: 390, height: 844 };

async function nothingSerious(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(5);
  const serious = violations.filter((one) => one.impact === "serious" || one.impact === "critical");
  const told = serious.map((one) => `${one.id}: ${one.nodes.map((node) => `${node.target} ${node.html}`).join("\n")}`);
  expect(told).toEqual([]);
}

for (const game of ["tyrants", "abyss", "whispers", "secret_city"]) {
  test(`a table of ${game} has nothing serious, dark on a desk and light on a phone`, async ({ someone }) => {
    test.slow();
    const anna = await someone("Anna");
    const { id } = await inTheMiddle(anna, game, undefined, { from: 60 });
    const page = await anna.open(`/tables/${id}`);
    await expect(page.locator(".decision.mine")).toBeVisible();
    await page.locator(".player").last().click(); // what is known of somebody
    await expect(page.locator("section.opened")).toBeVisible();
    await nothingSerious(page);
    await page.keyboard.press("Escape");
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(PHONE);
    await expect(page.locator(".table.phone")).toBeVisible();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await nothingSerious(page);
  });
}

test("books and replays have nothing serious in the light, on a phone", async ({ someone }) => {
  test.slow();
  const anna = await someone("Anna", { colorScheme: "light", viewport: PHONE });
  const ended = await bring(anna, "abyss");
  for (const path of ["/rules/tyrants", "/learn/abyss", `/table/${ended}/replay/40?viewer=all`]) {
    const page = await anna.open(path);
    await expect(page.locator("main").first()).toBeVisible();
    await expect(page.locator("main h1, main h2").first()).toBeVisible();
    await nothingSerious(page);
  }
});
