import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const SHOTS = join(dirname(fileURLToPath(import.meta.url)), "../../shots");
const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
const THEMES = { ink: "dark", paper: "light" } as const;

/** Pictures of a page as it is now, `shots/NAME-SIZE-THEME.png`, to be looked at. */
export async function shots(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const [theme, colorScheme] of Object.entries(THEMES)) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(SHOTS, `${name}-${size}-${theme}.png`), animations: "disabled" });
    }
  }
  if (before) await page.setViewportSize(before);
}
