import type { Page } from "@playwright/test";
import type { Advised, Saying } from "../../src/wire/types";

/** What the page is told when it asks for a hint, until it is told something else. */
export interface Advising {
  options: Advised[];
  reasons: Saying[];
}

/** Answers to hints that a test makes up: the server is not asked for them. */
export async function advising(page: Page): Promise<Advising> {
  const told: Advising = { options: [], reasons: [] };
  await page.routeWebSocket(/\/socket/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      const said = JSON.parse(String(message)) as { do: string; id: string; revision: number };
      if (said.do !== "hint") server.send(message);
      else line.send(JSON.stringify({ is: "advice", id: said.id, revision: said.revision, ...told }));
    });
  });
  return told;
}

/** What is lit by a hint and can be seen: for each what it says. */
export async function litByHint(page: Page, within = ""): Promise<string[]> {
  return page.evaluate((within) => {
    const seen = [...document.querySelectorAll(`${within} .hinted`)].filter((one) => {
      const box = one.getBoundingClientRect();
      const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return there !== null && (one.contains(there) || there.contains(one));
    });
    return seen.map((one) => one.getAttribute("aria-label") ?? one.textContent ?? "");
  }, within);
}
