import type { Page } from "@playwright/test";
import { expect, test } from "./kit";
import { SIZES } from "./kit/boxes";
import { inTheMiddle } from "./kit/moments";
import { options } from "../src/table/options";
import type { Document } from "../src/wire/types";

// The place where one is asked: whatever stands in it, its buttons can be read and reached.

const GAMES = ["tyrants", "abyss", "whispers", "secret_city"];
const LONG = `${"Wolfeschlegelsteinhausenbergerdorff".repeat(2)} ${"takes the place of somebody else and ".repeat(6)}`;

/** Whether something can be ended. */
const ends = ({ decision }: Document) =>
  options(decision).some(({ verb }) => ["end_turn", "done", "pass"].includes(verb));

/** Gives every button of the question a very long label, and says which of them run out of it or are cut off. */
function runOut(long: string): string[] {
  const panel = document.querySelector(".decision")!;
  const words = (button: Element) => {
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent!.trim().length > 2 && !node.parentElement!.closest(".unseen, kbd, small")) return node;
    return null;
  };
  // Options, and what ends something. On a phone some stand in a strip that can be drawn along: each has to fit into it.
  const labelled = [...panel.querySelectorAll(":is(.choice, .end):not(.beside > .acts *)")].filter(
    (one) => words(one) !== null,
  );
  const found: string[] = [];
  for (const button of labelled) {
    const node = words(button)!;
    const said = node.textContent!;
    node.textContent = long;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, box, room] = [range, button, panel].map((one) => one.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
      DOMRect,
    ];
    const isInStrip = button.closest(".strip") !== null;
    const wide = text.left < box.left - 1 || text.right > box.right + 1;
    const high = !isInStrip && (text.top < box.top - 1 || text.bottom > box.bottom + 1);
    const out = isInStrip ? box.width > room.width : box.right > room.right + 1;
    if (wide || high || out) found.push(said.trim());
    node.textContent = said;
  }
  return found;
}

for (const game of GAMES) {
  test(`${game}: a very long label wraps within its button and its panel`, async ({ someone }) => {
    const anna = await someone("Anna");
    for (const from of [60, 200]) {
      const { id } = await inTheMiddle(anna, game, ends, { from, players: "four" });
      const page = await anna.open(`/tables/${id}`);
      await expect(page.locator(".decision.mine :is(.choice, .end)").first()).toBeVisible();
      for (const [name, size] of Object.entries(SIZES)) {
        await page.setViewportSize(size);
        expect(await page.evaluate(runOut, LONG), `${from}, ${name}`).toEqual([]);
      }
    }
  });
}

/** Whether a thing can be seen and pressed where it is: nothing lies over its middle, and no edge cuts it off. */
async function inSight(page: Page, css: string): Promise<boolean> {
  return page
    .locator(css)
    .first()
    .evaluate((one) => {
      const box = one.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const panel = one.closest(".decision")!.getBoundingClientRect();
      return hit !== null && one.contains(hit) && box.top >= panel.top - 1 && box.bottom <= panel.bottom + 1;
    });
}

test("what ends the turn and what takes a move back stay in sight while a hint is shown", async ({ someone }) => {
  const anna = await someone("Anna", { viewport: SIZES.laptop });
  const { id } = await anna.make("tyrants", ["me", "random"]);
  const page = await anna.open(`/tables/${id}`);
  await page.locator(".spot.lit").first().click(); // where to begin
  await page.locator('.spot.lit[data-spot^="hand:"]').first().click();
  await expect(page.locator('[data-act="undo"]')).toBeEnabled();
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await page.locator('[data-act="hint"]').click();
    await expect(page.locator(".hint ul li").first()).toBeVisible();
    // However much it has to say.
    await page
      .locator(".hint ul li")
      .first()
      .evaluate((one, long) => (one.textContent = long.repeat(4)), LONG);
    expect(await page.locator(".decision").evaluate((panel) => panel.scrollTop), name).toBe(0);
    for (const css of ['[data-act="undo"]', ".acts .end"])
      expect(await inSight(page, css), `${css}, ${name}`).toBe(true);
    await page.locator('[data-act="hint"]').click();
    await expect(page.locator(".hint")).toHaveCount(0);
  }
});
