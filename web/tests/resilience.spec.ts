import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, Person, Server, test } from "./kit";
import { inTheMiddle } from "./kit/moments";
import type { Document, Message } from "../src/wire/types";

// Whatever happens to a page or its line, nothing is lost and nothing is done twice.

/** In the middle of what a card does: more than the turn itself is asked. */
const inEffect = ({ decision }: Document) => !["ask_turn", "ask_start"].includes(decision!.question.key);

/** What is asked, and what may be answered. */
async function asked(page: Page): Promise<string> {
  await expect(page.locator(".decision.mine")).toBeVisible();
  return page.locator(".decision.mine").innerText();
}

/** Both show the same, as soon as each of them has come to it. */
async function agreeing(page: Page, other: Page): Promise<void> {
  await expect(async () => expect(await asked(other)).toBe(await asked(page))).toPass({ timeout: 25_000 });
}

const choice = (page: Page) => page.locator(".decision.mine .choice:enabled, .decision.mine .end:enabled").first();

for (const game of ["tyrants", "abyss", "whispers", "secret_city"]) {
  test(`a page of ${game} that is loaded again in mid-effect asks the same`, async ({ someone }) => {
    const anna = await someone("Anna");
    const { id } = await inTheMiddle(anna, game, inEffect, { from: 30 });
    const page = await anna.open(`/tables/${id}`);
    const before = await asked(page);
    const spots = await page.locator(".spot.lit").count();
    await page.reload();
    expect(await asked(page)).toBe(before);
    await expect(page.locator(".spot.lit")).toHaveCount(spots);
  });
}

test("a line that breaks in mid-effect comes back by itself, and what happened meanwhile is caught up", async ({
  someone,
}) => {
  const anna = await someone("Anna");
  const { id } = await inTheMiddle(anna, "tyrants", inEffect, { from: 30 });
  let sockets: WebSocketRoute[] = [];
  let broken = false;
  await anna.page.routeWebSocket(/socket/, (socket) => {
    if (broken) return void socket.close({ code: 1001 });
    sockets.push(socket);
    socket.connectToServer();
  });
  const page = await anna.open(`/tables/${id}`);
  const before = await asked(page);
  const other = await anna.context.newPage(); // the same person elsewhere
  await other.goto(page.url());
  expect(await asked(other)).toBe(before);
  broken = true;
  for (const socket of sockets) await socket.close({ code: 1001 });
  sockets = [];
  await expect(page.locator(".decision .offline")).toBeVisible();
  await choice(other).click();
  await expect(other.locator(".decision")).not.toHaveText(before);
  broken = false;
  await expect(page.locator(".decision .offline")).toHaveCount(0);
  await agreeing(page, other);
  const meanwhile = await asked(other);
  await choice(page).click(); // and the line carries again
  await expect.poll(() => asked(other)).not.toBe(meanwhile);
  await agreeing(page, other);
});

test("two tabs of one person agree after a move in either", async ({ someone }) => {
  const anna = await someone("Anna");
  const { id } = await anna.make("tyrants", ["me", "greedy"]);
  const one = await anna.open(`/tables/${id}`);
  const other = await anna.context.newPage();
  await other.goto(one.url());
  const first = await asked(other);
  await choice(one).click();
  await expect.poll(() => asked(other)).not.toBe(first);
  await agreeing(one, other);
  const second = await asked(one);
  await choice(other).click();
  await expect.poll(() => asked(one)).not.toBe(second);
  await agreeing(one, other);
});

test("an answer that is lost does not make the move twice", async ({ someone }) => {
  const anna = await someone("Anna");
  const twice = ({ decision, view }: Document, seat: string) => {
    const hand = view.players.find((one) => one.seat === seat)!.hand as string[];
    return decision!.question.key === "ask_turn" && hand.filter((card) => card === "soldier").length > 1;
  };
  const { id } = await inTheMiddle(anna, "tyrants", twice);
  const acts: { id: string; action: string }[] = [];
  await anna.page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    let deaf = false;
    socket.onMessage((text) => {
      const command = JSON.parse(text.toString()) as { do: string; id: string; action: string };
      if (command.do === "act") {
        acts.push(command);
        deaf = acts.length === 1;
      }
      server.send(text);
    });
    server.onMessage((text) => {
      if (!deaf) socket.send(text);
      else void socket.close({ code: 1001 }); // it was done, and nobody here has heard of it
    });
  });
  const page = await anna.open(`/tables/${id}`);
  const other = await anna.context.newPage();
  const done: (string | null)[] = []; // the moves that it is told of
  other.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload.toString()) as Message;
      if (Array.isArray(message)) done.push(message[3]);
    }),
  );
  await other.goto(page.url());
  await asked(other);
  await page.locator('[data-spot="hand:soldier"].lit').click();
  await expect.poll(() => acts.length).toBe(2);
  expect(acts[1]).toEqual(acts[0]); // the same command, with the same id
  await expect(page.locator(".ty-played")).toContainText("Soldier");
  await expect(other.locator(".ty-played")).toContainText("Soldier");
  await choice(page).click(); // whatever came of the first is heard before what comes of this one
  await expect.poll(() => done.length).toBeGreaterThan(1);
  expect(done.slice(0, 2)).toEqual(["play soldier", acts[2]!.action]);
});

test("a server that is started again in mid-effect goes on where it was", async ({ browser }) => {
  test.slow();
  const server = await Server.start();
  const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block", reducedMotion: "reduce" });
  const anna = await new Person(server.url, context, await context.newPage()).enter("Anna");
  const { id } = await inTheMiddle(anna, "abyss", inEffect, { from: 30 });
  const page = await anna.open(`/tables/${id}`);
  const before = await asked(page);
  const next = await server.restart();
  try {
    await expect(page.locator(".decision .offline")).toHaveCount(0, { timeout: 30_000 });
    expect(await asked(page)).toBe(before);
    await choice(page).click();
    await expect.poll(() => page.locator(".decision").innerText()).not.toBe(before);
  } finally {
    await context.close();
    await next.stop();
  }
});

test("a page whose words the server no longer has is loaded again, in the language that it had", async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ locale: "en-GB", serviceWorkers: "block" });
  await page.route(/\/assets\/shared\.pl/, (asked) => asked.fulfill({ status: 404 })); // as after a newer build
  await page.goto(`${server.url}/settings`);
  const loadedAgain = page.waitForEvent("load");
  await page.getByRole("radiogroup", { name: "Language" }).getByText("Polski").click();
  await loadedAgain;
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.close();
});
