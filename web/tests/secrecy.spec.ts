import type { Page } from "@playwright/test";
import { Held, type Step } from "../src/wire/held";
import type { Document, Message } from "../src/wire/types";
import { expect, type Person, test } from "./kit";
import { playQuickly } from "./kit/quick";
import { textsOf } from "./texts";

// Nobody's page is told what its reader may not know. The markers are names of cards: whatever the reader's view never
// held may stand nowhere else, neither in what came over the line nor in the page. In the view itself the other's hand is
// backs.

const MOVES: Record<string, number> = { tyrants: 40, abyss: 25, whispers: 40, secret_city: 40 };

/** What lies in a hand that is not the reader's: the backs by which cards go. */
const BACKS: Record<string, RegExp> = {
  tyrants: /^hidden$/,
  abyss: /^hidden$/,
  whispers: /^(bear|eagle|elephant|lion|horse)$/,
  secret_city: /^(spells|mercenaries|artifacts|house|hidden)$/,
};

/** What is shown to all and does not stay in view: cards that are spent and go back into their deck (WW-8.8). */
const OPENLY = ["spend", "discard"];

type Player = { seat: string; hand: string[]; deck?: number; loyalty?: Record<string, string>; revealed?: string[] };
const playerOf = (document: Document, seat: string) =>
  document.view.players.find((one) => one.seat === seat) as unknown as Player;

/** Everything that a seat was told, and every document that it held. Sockets that only play for us tell the same. */
function heard(person: Person): { messages: Message[]; documents: Document[]; steps: Step[] } {
  const messages = person.frames.map((text) => JSON.parse(text) as Message);
  const held = new Held();
  const documents: Document[] = [];
  const steps: Step[] = [];
  for (const message of messages) {
    const step = Array.isArray(message) ? held.change(message) : message.is === "update" ? held.replace(message) : null;
    if (step !== null) steps.push(step);
    if (held.document !== null && documents.at(-1) !== held.document) documents.push(held.document);
  }
  return { messages, documents, steps };
}

function wordsIn(text: string): Set<string> {
  return new Set(text.match(/[a-z][a-z0-9_]*(?:-[a-z]+)?/g));
}

async function markup(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML);
}

for (const [game, moves] of Object.entries(MOVES)) {
  test(`nothing that a page of ${game} is told or shows gives away what its reader may not know`, async ({
    someone,
  }) => {
    const [anna, bert] = [await someone("Anna"), await someone("Bert")];
    const { id } = await anna.make(game, ["me", "open"]);
    const seats = { mine: "", other: await bert.sit(id) };
    for (const one of [anna, bert]) {
      await one.open(`/tables/${id}`);
      await expect(one.page.locator(".decision")).toBeVisible();
    }
    const { seats: all } = await anna.get<{ seats: { seat: string }[] }>(`/api/tables/${id}`);
    seats.mine = all.find((one) => one.seat !== seats.other)!.seat;
    await Promise.race([playQuickly(anna, id, seats.mine, moves), playQuickly(bert, id, seats.other, moves)]);
    await anna.page.locator(`.player[data-spot="seat:${seats.other}"]`).click(); // all that she may know of him
    const shown = await markup(anna.page);
    const said = await anna.page.locator("body").innerText();
    const [hers, his] = [heard(anna), heard(bert)];

    const known = new Set<string>();
    const openly = new Set<string>(); // taken for all to see
    let [looked, shuffled, deck] = [false, false, 99];
    for (const { document, events } of hers.steps) {
      const player = playerOf(document, seats.other);
      looked ||= events.some(({ what, seat }) => what === "look" && seat === seats.mine); // a card lets her see his hand
      for (const word of wordsIn(JSON.stringify(events))) openly.add(word);
      shuffled ||= game === "tyrants" && player.deck! > deck; // TU-12.8: then all of it can be worked out
      deck = player.deck ?? 0;
      for (const card of looked || shuffled ? [] : player.hand)
        if (!openly.has(card)) expect(card).toMatch(BACKS[game]!);
      for (const [slot, empire] of Object.entries(player.loyalty ?? {}))
        if (!player.revealed!.includes(slot)) expect(empire).toBe("hidden");
      for (const word of wordsIn(JSON.stringify(document.view))) known.add(word);
    }
    const held = his.documents.flatMap((document) => playerOf(document, seats.other).hand);
    expect(held.filter((card) => !BACKS[game]!.test(card)).length).toBeGreaterThan(0); // he does see his own

    for (const { events } of hers.steps)
      for (const { what, about } of events) if (OPENLY.includes(what)) known.add(String(about?.kind));
    const { cards } = await catalogue(anna, hers.messages, id);
    const markers = cards.filter((card) => card.length > 3 && !known.has(card));
    expect(markers.length).toBeGreaterThan(5);
    const told = wordsIn(
      hers.messages
        .filter((one) => Array.isArray(one) || one.is === "update")
        .map((one) => JSON.stringify(one))
        .join(),
    );
    expect(markers.filter((card) => told.has(card))).toEqual([]);
    const drawn = wordsIn(shown);
    expect(markers.filter((card) => drawn.has(card))).toEqual([]);
    const texts = textsOf(game, "en");
    const named = game === "whispers" ? [] : markers; // its cards have no names, only empires
    const hisOwn = named.filter((card) => held.includes(card)).map((card) => texts.name("card", card));
    expect(hisOwn.filter((name) => said.includes(name))).toEqual([]);
  });
}

async function catalogue(person: Person, messages: Message[], id: string): Promise<{ cards: string[] }> {
  const welcome = messages.find((one) => !Array.isArray(one) && one.is === "welcome") as { catalogue: string };
  const { facts } = await person.get<{ facts: Record<string, Record<string, unknown>> }>(
    `/api/catalogues/${welcome.catalogue}?table=${id}`,
  );
  return { cards: Object.keys(facts.cards ?? {}) };
}

test("at one screen nobody sees the other's hand, and between them nothing is seen", async ({ someone }) => {
  const anna = await someone("Anna");
  const { id } = await anna.make("tyrants", ["me", "me"]);
  const page = await anna.open(`/tables/${id}`);
  const pass = page.locator(".pass");
  const hand = page.locator('[data-spot^="hand:"]');
  const takes = async () => {
    await expect(pass).toBeVisible();
    expect(await page.locator("[data-spot], .decision, .log, .opened").count()).toBe(0);
    const words = wordsIn(await markup(page));
    expect(["soldier", "noble"].filter((card) => words.has(card))).toEqual([]);
    expect((await page.locator("body").innerText()).trim().split("\n").filter(Boolean)).toHaveLength(3);
    await pass.getByRole("button").click();
    await expect(page.locator(".decision.mine")).toBeVisible();
  };
  for (let start = 0; start < 2; start++) {
    await takes();
    await page.locator(".spot.lit").first().click(); // where to begin
  }
  for (let turn = 0; turn < 2; turn++) {
    await takes();
    await expect(hand).not.toHaveCount(0); // one's own
    await page.locator(".player:not(:has(small))").click();
    await expect(page.locator("section.opened")).toBeVisible();
    await expect(page.locator('section.opened [data-spot^="hand:"]')).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.locator(".acts .end").click();
    await page.locator(".leftovers .main").click();
  }
});
