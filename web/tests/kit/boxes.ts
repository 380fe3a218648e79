import type { Page } from "@playwright/test";

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

/** Pairs of things on the page that lie over each other by more than a hair: what they say, `one` before `other`. */
export async function covering(page: Page, one: string, other: string): Promise<string[]> {
  return page.evaluate(
    ([one, other]) => {
      const HAIR = 1.5; // px
      const name = (element: Element) =>
        element.getAttribute("aria-label") || element.textContent?.trim() || "something";
      const seen = (css: string) =>
        [...document.querySelectorAll(css)].filter((element) => {
          const box = element.getBoundingClientRect();
          return box.width > 0 && box.height > 0 && !element.closest(".unseen");
        });
      const found: string[] = [];
      for (const a of seen(one!))
        for (const b of seen(other!)) {
          if (a === b || a.contains(b) || b.contains(a)) continue;
          const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
          const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
          const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
          if (across > HAIR && down > HAIR) found.push(`${name(a)} | ${name(b)}`);
        }
      return found;
    },
    [one, other],
  );
}
