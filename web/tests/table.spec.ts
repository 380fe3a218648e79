import type { Page } from "@playwright/test";
import { expect, type Person, type Seat, speak, test } from "./kit";
import { inTheMiddle } from "./kit/moments";
import { playQuickly } from "./kit/quick";

// What every table does around the game itself. A why-not that leads to its rule: books.spec.ts.

/** A new table of Tyrants. */
async function tyrants(person: Person, seats: Seat[] = ["me", "greedy"]): Promise<string> {
  return (await person.make("tyrants", seats)).id;
}

const hand = (page: Page) => page.locator('[data-spot^="hand:"]');
const undo = (page: Page) => page.locator('[data-act="undo"]');

async function begin(page: Page): Promise<void> {
  const heading = page.locator(".decision.mine h1");
  const where = await heading.innerText();
  await page.locator(".spot.lit").first().click(); // where to begin
  await expect(heading).not.toHaveText(where);
  await expect(hand(page).first()).toBeVisible();
}

test("a move is taken back up to what was revealed, and not beyond; so is a turn", async ({ someone }) => {
  const anna = await someone("Anna");
  const page = await anna.open(`/tables/${await tyrants(anna)}`);
  await begin(page);
  const shown = () => page.locator(".rail .decision h1, .rail .ty-hand").allInnerTexts();
  const start = await shown();
  await hand(page).first().click();
  await expect(page.locator(".ty-played")).not.toBeEmpty();
  expect(await shown()).not.toEqual(start);
  await undo(page).click();
  await expect.poll(shown).toEqual(start);
  await page.locator(".ty-all").click(); // five actions in one gesture
  await expect(hand(page)).toHaveCount(0);
  await page.locator('[data-act="restart"]').click();
  await expect.poll(shown).toEqual(start);
  await page.locator(".ty-all").click();
  await expect(hand(page)).toHaveCount(0);
  await page.locator('.spot.lit[data-spot^="market:"]').first().click(); // the next card of the deck comes to light
  await expect(undo(page)).toBeDisabled();
  await expect(page.locator('[data-act="restart"]')).toHaveCount(0);
});

test("what is left over is pointed out before a turn ends, and one may stay", async ({ someone }) => {
  const anna = await someone("Anna");
  const page = await anna.open(`/tables/${await tyrants(anna)}`);
  await begin(page);
  await page.locator(".acts .end").click();
  const asked = page.getByRole("alertdialog");
  await expect(asked.getByRole("listitem").first()).toContainText("5");
  await asked.getByRole("button", { name: "Not yet" }).click();
  await expect(asked).toHaveCount(0);
  await expect(hand(page).first()).toBeVisible();
  await page.locator(".acts .end").click();
  await asked.locator(".main").click();
  await expect(page.locator(".log")).not.toBeEmpty();
  await expect(asked).toHaveCount(0);
});

test("the language is switched in the middle of a turn: everything follows, and nothing is lost", async ({
  someone,
}) => {
  const anna = await someone("Anna");
  const page = await anna.open(`/tables/${await tyrants(anna)}`);
  await begin(page);
  await hand(page).first().click();
  await expect(page.locator(".ty-played")).not.toBeEmpty();
  const parts = async () => ({
    question: await page.locator(".decision h1").innerText(),
    log: await page.locator(".log p").first().innerText(),
    card: await hand(page).first().getAttribute("aria-label"),
    board: await page.locator("main.field").getAttribute("aria-label"),
  });
  const spots = await page.locator(".spot.lit").count();
  const english = await parts();
  for (const lang of ["PL", "RU"]) {
    await speak(page, lang);
    await expect(page.locator(".decision h1")).not.toHaveText(english.question);
    const told = await parts();
    for (const [part, text] of Object.entries(told)) expect(text, part).not.toBe(english[part as keyof typeof told]);
    await expect(page.locator(".spot.lit")).toHaveCount(spots);
  }
  await hand(page).first().click(); // and the turn goes on
  await expect(page.locator(".refusal")).toHaveCount(0);
});

test("two people talk, agree on a take-back, and one leaves their seat to a bot for a while; a spectator only looks", async ({
  someone,
}) => {
  test.slow();
  const [anna, bert, carl] = [await someone("Anna"), await someone("Bert"), await someone("Carl")];
  const id = await tyrants(anna, ["me", "open"]);
  await bert.sit(id);
  const [hers, his, theirs] = [
    await anna.open(`/tables/${id}`),
    await bert.open(`/tables/${id}`),
    await carl.open(`/tables/${id}`),
  ];
  // Chat; what was said before one came is there, and not new
  await expect(his.locator(".decision h1")).not.toBeEmpty();
  await hers.getByRole("tab", { name: "Chat" }).click();
  await hers.getByLabel("Say something to the table").fill("Good luck, <b>Bert</b>");
  await hers.keyboard.press("Enter");
  await expect(his.locator(".unread")).toHaveText("1");
  await his.getByRole("tab", { name: "Chat" }).click();
  await expect(his.getByText("Good luck, <b>Bert</b>")).toBeVisible();
  // A take-back
  const asked = async () =>
    (await hers.locator(".decision.mine").count()) - (await his.locator(".decision.mine").count());
  await expect.poll(asked).not.toBe(0);
  const first = (await asked()) > 0 ? [hers, his] : [his, hers];
  const [mover, other] = first as [Page, Page];
  await expect(mover.locator(".decision.mine")).toBeVisible();
  await mover.locator(".spot.lit").first().click();
  await expect(other.locator(".decision.mine")).toBeVisible();
  await mover.getByRole("button", { name: "Menu", exact: true }).click();
  await mover.getByRole("button", { name: "Ask for a take-back" }).click();
  await other.locator(".notice").getByRole("button", { name: "Yes" }).click();
  await expect(mover.locator(".decision.mine")).toBeVisible();
  await expect(other.locator(".decision.mine")).toHaveCount(0);
  // A spectator
  await expect(theirs.locator(".decision h1")).not.toBeEmpty();
  expect(await theirs.locator(".spot.lit, .decision .choice, .acts button, .ty-hand").count()).toBe(0);
  await theirs.locator('[data-spot^="site:"]').first().click({ force: true });
  await expect(theirs.locator(".popover")).toHaveCount(0);
  // A stand-in
  await mover.getByRole("button", { name: "Menu", exact: true }).click();
  await mover.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(mover.locator(".notice", { hasText: "A bot plays your seat." })).toBeVisible();
  await expect(other.locator(".decision.mine")).toBeVisible(); // it has moved
  await mover.getByRole("button", { name: "Play again myself" }).click();
  await expect(mover.locator(".notice")).toHaveCount(0);
  await other.locator(".spot.lit").first().click();
  await expect(hand(mover).first()).toBeVisible();
});

test("a game that ends says who won, and leads to its replay", async ({ someone }) => {
  const anna = await someone("Anna");
  const { id, seat } = await inTheMiddle(anna, "abyss", undefined, { from: -12 });
  const page = await anna.open(`/tables/${id}`);
  await playQuickly(anna, id, seat, 400);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog.locator("tfoot td").first()).toHaveText(/\d+/);
  await dialog.getByRole("link", { name: "Watch it again" }).click();
  await expect(page).toHaveURL(new RegExp(`/table/${id}/replay/0\\?viewer=${seat}`));
  await expect(page.getByRole("slider")).toBeVisible();
});
