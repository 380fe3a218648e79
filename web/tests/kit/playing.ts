import { expect, type Page } from "@playwright/test";

/** Numbers by lot that are the same every time. */
export class Lots {
  constructor(private seed: number) {}

  next(): number {
    this.seed = (Math.imul(this.seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return this.seed / 0x80000000;
  }
}

interface Control {
  x: number;
  y: number;
  name: string;
}

/**
 * Somebody who plays with the mouse, by lot: whatever is lit or can be pressed where the question stands. They know the
 * page and not the game.
 */
export async function playByMouse(page: Page, lots: Lots, most = 3_000): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    const waiting = page.locator('.table[data-over="true"], .decision.mine, .pass').first();
    await waiting.waitFor({ timeout: 120_000 });
    const control = await page.evaluate(someControl, lots.next());
    if (control === "over") return clicks;
    if (control === "dialog") await page.keyboard.press("Escape");
    else if (control !== null) await page.mouse.click(control.x, control.y);
  }
  throw new Error(`the game did not end within ${most} clicks`);
}

/** Runs in the page: where to press, by lot; null when there is nothing just now. */
function someControl(lot: number): Control | "over" | "dialog" | null {
  if (document.querySelector('.table[data-over="true"]')) return "over";
  if (document.querySelector("dialog[open]")) return "dialog";
  const found = (css: string) =>
    [...document.querySelectorAll<HTMLElement>(css)].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && box.height > 0 && !(one as HTMLButtonElement).disabled;
    });
  const mains = found(
    ".decision.mine button.main, .decision.mine ~ * .acts .main, .decision.mine .acts .end, .pass .main",
  );
  const choices = found(".decision.mine button:not([data-act])");
  const lit = found(".spot.lit");
  const popover = found(".popover button");
  const kinds = [popover, lot < 0.6 ? mains : [], lot < 0.8 ? choices : lit, choices, lit, mains];
  const from = kinds.find((kind) => kind.length > 0);
  if (from === undefined) return null;
  const chosen = from[Math.floor(lot * 7_919) % from.length]!;
  chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = chosen.getBoundingClientRect();
  const name = chosen.getAttribute("aria-label") ?? chosen.textContent ?? "";
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, name: name.trim() };
}

/** Somebody who plays with the keyboard alone: digits, arrows, Enter, Tab. */
export async function playByKeyboard(page: Page, lots: Lots, most = 4_000): Promise<number> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.locator('.table[data-over="true"], .decision.mine').first().waitFor({ timeout: 120_000 });
    if ((await page.locator('.table[data-over="true"]').count()) > 0) return pressed;
    const lot = lots.next();
    if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
    else if (lot < 0.35) await page.keyboard.press(String(1 + (Math.floor(lot * 1_000) % 4)));
    else if (lot < 0.7) await page.keyboard.press("e");
    else if (lot < 0.85) {
      await page.keyboard.press(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"][Math.floor(lot * 1_000) % 4]!);
      await page.keyboard.press("Enter");
    } else {
      const inQuestion = page.locator(".decision.mine");
      await inQuestion.focus({ timeout: 1_000 }).catch(() => undefined); // it may be another's turn by now
      for (let tab = 0; tab <= Math.floor(lot * 1_000) % 6; tab++) await page.keyboard.press("Tab");
      const there = await page.evaluate(() => document.activeElement?.closest(".decision, .field, .rail") !== null);
      const leads = await page.evaluate(() => document.activeElement?.matches("a, [data-act]") ?? false);
      if (there && !leads) await page.keyboard.press("Enter");
      else await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()); // a later Enter would lead away
    }
  }
  throw new Error(`the game did not end within ${most} keys`);
}

/** The end, and the points of all seats as the score sheet has them. */
export async function pointsAtTheEnd(page: Page): Promise<string[]> {
  await expect(page.locator('.table[data-over="true"]')).toBeVisible();
  const sheet = page.locator("dialog[open]:has(tfoot)"); // a late tap may have opened a card besides,
  if ((await sheet.count()) === 0) await page.locator(".acts .end.main").click(); // or put the sheet away
  await expect(sheet).toBeVisible();
  return sheet.locator("tfoot td").allInnerTexts();
}
