import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, type Person, test } from "./kit";
import { shots } from "./kit/shots";

interface Known {
  state: string;
  game: string;
  options: Record<string, string>;
  clock: { kind: string; seconds: number; out: string } | null;
  seats: { seat: string; player: string; name?: string; mine?: boolean; open?: boolean; invited?: boolean }[];
}

/** The table that the page shows, as the server knows it. */
async function table(person: Person): Promise<Known> {
  await expect(person.page).toHaveURL(/\/tables\/[\w-]+/);
  return person.get<Known>(new URL(person.page.url()).pathname.replace("/tables", "/api/tables"));
}

async function nothingSerious(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(5);
  const serious = violations.filter((one) => one.impact === "serious" || one.impact === "critical");
  expect(serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
}

/** No word is cut off and nothing stands beside the page. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

// The front

test("one button seats somebody without a name at a table with bots", async ({ nobody }) => {
  const page = await nobody.open("/");
  await page.getByRole("radio", { name: /Abyss/ }).check();
  await page.getByRole("button", { name: "Play now against bots" }).click();
  const known = await table(nobody);
  expect(known.game).toBe("abyss");
  expect(known.state).toBe("playing");
  expect(known.seats.map((one) => one.player)).toEqual(["human", "courtier", "courtier", "courtier"]);
  expect(known.seats[0]).toMatchObject({ mine: true, name: expect.stringMatching(/^Guest \d+$/) as unknown as string });
});

test("digits choose a game, and the choice is remembered", async ({ nobody }) => {
  const page = await nobody.open("/");
  await expect(page.getByRole("radio", { name: /Tyrants/ })).toBeVisible();
  await page.keyboard.press("3");
  await expect(page.getByRole("radio", { name: /A War of Whispers/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("radio", { name: /A War of Whispers/ })).toBeChecked();
});

// A new table

test("a new table is made with its options, its clock and its pack as they were chosen", async ({ someone }) => {
  const anna = await someone("Anna");
  const page = await anna.open("/new?game=tyrants");
  await page.getByRole("radiogroup", { name: "Clock" }).getByText("Per move").click();
  await page.getByLabel("Time", { exact: true }).selectOption({ label: "1 hour" });
  await page.getByLabel("When time runs out").selectOption({ label: "a bot makes this one move" });
  await page.getByText("Rules of the table").click();
  await page.getByRole("button", { name: "Demons" }).click();
  await page.getByRole("radiogroup", { name: "Promotions at end of turn" }).getByText("optional").click();
  await expect(page.getByRole("link", { name: "Rule TU-5.24" })).toHaveAttribute("href", "/rules/tyrants#TU-5.24");
  await expect(page.locator("summary", { hasText: "Rules of the table" })).toContainText("Dragons + Demons");
  await page.getByRole("button", { name: "Begin the game" }).click();
  const known = await table(anna);
  expect(known.options).toMatchObject({ decks: "dragons+demons", promotions: "may", trophies: "keep_colour" });
  expect(known.clock).toMatchObject({ kind: "move", seconds: 3600, out: "bot_moves" });
});

test("a pack that cannot be played with is refused, in words, where it was chosen", async ({ someone }) => {
  const anna = await someone("Anna");
  const page = await anna.open("/new?game=secret_city");
  await page.getByText("Rules of the table").click();
  const file = { name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from("[pack]\nname = 7\n") };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText("mine.toml")).toBeVisible();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "These cards cannot be played with" })).toBeVisible();
  await page.getByRole("button", { name: "Play with the usual cards" }).click();
  await page.getByRole("button", { name: "Begin the game" }).click();
  expect((await table(anna)).game).toBe("secret_city");
});

test("several people at one screen have names of their own", async ({ someone }) => {
  const anna = await someone("Anna");
  const page = await anna.open("/new?game=abyss");
  await page.getByRole("group", { name: "How many players" }).getByText("2").click();
  await page.getByRole("group", { name: "Seat 2" }).getByText("Here").click();
  await page.getByLabel("Their name").fill("Borys");
  await page.getByRole("button", { name: "Begin the game" }).click();
  const known = await table(anna);
  expect(known.seats.map((one) => [one.name, one.mine])).toEqual([
    ["Anna", true],
    ["Borys", true],
  ]);
});

test("an invitation seats a friend, and the game begins", async ({ someone, nobody }) => {
  test.slow();
  const anna = await someone("Anna");
  const page = await anna.open("/new?game=abyss&friends=1");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "The table is set" })).toBeVisible();
  await fits(page);
  await nothingSerious(page);
  await shots(page, "gathering");
  const link = await page.getByLabel("Link for this seat").inputValue();

  const friend = await nobody.open(new URL(link).pathname + new URL(link).search);
  await expect(friend.getByRole("heading", { name: "You are invited" })).toBeVisible();
  await friend.getByRole("button", { name: "Sit down" }).click();
  await friend.getByLabel("Your name").fill("Oleg");
  await friend.getByRole("dialog").getByRole("button", { name: "Sit down" }).click();
  await expect(friend.getByRole("heading", { name: "You are invited" })).toBeHidden();
  await expect.poll(async () => (await table(anna)).state).toBe("playing");
  expect((await table(nobody)).seats[1]).toMatchObject({ name: "Oleg", mine: true });
  await expect(page.getByRole("heading", { name: "The table is set" })).toBeHidden(); // hers has begun too
});

test("the host gives seats to bots and takes them away, and begins when it suits them", async ({ someone }) => {
  const anna = await someone("Anna");
  const { id } = await anna.make("whispers", ["me", "invited", "open", "greedy"]);
  const page = await anna.open(`/tables/${id}`);
  await page.getByRole("button", { name: "Take the bot away" }).click();
  await expect(page.getByText("3 seats are still free.")).toBeVisible();
  await page.getByRole("button", { name: "Give it to a bot" }).first().click();
  await expect(page.getByText("2 seats are still free.")).toBeVisible();
  await page.getByRole("button", { name: "Begin now with bots" }).click();
  await expect.poll(async () => (await table(anna)).state).toBe("playing");
});

// The lobby

test("somebody finds an open table and sits down at it, without loading the page again", async ({
  someone,
  nobody,
}) => {
  const page = await nobody.open("/lobby");
  await expect(page.getByRole("heading", { name: "You sit at no table yet" })).toBeVisible();
  const host = await someone("Marta of the lobby");
  await host.make("whispers", ["me", "open"], { listed: true });
  await page.getByRole("button", { name: "Sit down: Marta of the lobby" }).click();
  await page.getByLabel("Your name").fill("Kira");
  await page.getByRole("dialog").getByRole("button", { name: "Sit down" }).click();
  expect((await table(nobody)).seats[1]).toMatchObject({ name: "Kira", mine: true });
});

test("a table that waits for me shows its question", async ({ someone }) => {
  const anna = await someone("Anna");
  await anna.make("tyrants", ["me", "greedy"]);
  const page = await anna.open("/lobby");
  await expect(page.getByRole("heading", { name: "One table waits for you" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Choose your starting site." })).toBeVisible();
  await page.getByRole("button", { name: "PL, Polski" }).click();
  await expect(page.getByRole("heading", { name: "Jeden stół czeka na ciebie" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Choose your starting site." })).toBeHidden();
  await nothingSerious(page);
  await shots(page, "lobby");
});

// Settings and people

test("settings hold when the page is loaded again", async ({ nobody }) => {
  const page = await nobody.open("/settings");
  await page.getByRole("radiogroup", { name: "Theme" }).getByText("Paper").click();
  await page.getByRole("radiogroup", { name: "Motion" }).getByText("None").click();
  await page.getByRole("radiogroup", { name: "Language" }).getByText("Русский").click();
  await expect(page.getByRole("heading", { level: 1, name: "Настройки" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Настройки" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "paper");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "none");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("a guest becomes an account, logs out and in again, and is the same person", async ({ nobody }) => {
  const page = await nobody.open("/settings");
  await page.getByLabel("Your name").fill("Vera");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Saved")).toBeVisible();
  const { id } = await nobody.get<{ id: string }>("/api/me");
  const login = `vera${Date.now()}`;
  await page.getByRole("button", { name: "Make an account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Login").fill(login);
  await dialog.getByLabel("Password").fill("short");
  await dialog.getByRole("button", { name: "Make an account" }).click();
  await expect(dialog.getByRole("alert")).toContainText("at least 8 characters");
  await dialog.getByLabel("Password").fill("correct horse");
  await dialog.getByRole("button", { name: "Make an account" }).click();
  await expect(page.getByText(`You are logged in as ${login}.`)).toBeVisible();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await page.getByRole("button", { name: "Log in" }).click();
  await dialog.getByLabel("Login").fill(login);
  await dialog.getByLabel("Password").fill("correct horse");
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByText(`You are logged in as ${login}.`)).toBeVisible();
  expect((await nobody.get<{ id: string }>("/api/me")).id).toBe(id);
});

test("an account that is logged in to asks what becomes of the guest's tables", async ({ someone }) => {
  const login = `marta${Date.now()}`;
  const marta = await someone("Marta");
  await marta.post("/api/accounts", { login, password: "correct horse" });
  const guest = await someone("Guest");
  await guest.make("abyss", ["me", "greedy"]);
  const page = await guest.open("/settings");
  await page.getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Login").fill(login);
  await dialog.getByLabel("Password").fill("correct horse");
  await dialog.getByRole("button", { name: "Log in" }).click();
  await dialog.getByRole("button", { name: "Take them over" }).click();
  await expect(page.getByText(`You are logged in as ${login}.`)).toBeVisible();
  expect((await guest.get<{ tables: unknown[] }>("/api/mine")).tables).toHaveLength(1);
});

test("whoever goes for ever is nobody again", async ({ someone }) => {
  const anna = await someone("Anna");
  const page = await anna.open("/settings");
  await page.getByRole("button", { name: "Delete me" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete me for ever" }).click();
  await expect(page.getByText("You have not sat down anywhere yet")).toBeVisible();
  expect(await anna.get("/api/me")).toBeNull();
});

test("the words of the levels keep apart on a phone, in every language", async ({ nobody }) => {
  const page = nobody.page;
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const lang of ["en", "pl", "ru"]) {
      await page.goto(`${nobody.url}/new?game=secret_city&lang=${lang}`);
      await expect(page.locator(".levels label").nth(4)).toBeVisible();
      const gaps = await page
        .locator(".levels")
        .first()
        .evaluate((scale) => {
          const words = [...scale.querySelectorAll("label")].map((label) => {
            const word = document.createRange();
            word.selectNodeContents(label.lastChild!);
            return word.getBoundingClientRect();
          });
          return words.slice(1).map((word, i) => word.left - words[i]!.right);
        });
      expect(Math.min(...gaps), `${lang} ${width}`).toBeGreaterThan(4);
    }
  }
});

// Every place

const PLACES = {
  front: "/",
  lobby: "/lobby",
  new: "/new?game=secret_city",
  settings: "/settings",
  missing: "/nowhere",
};

for (const [name, path] of Object.entries(PLACES)) {
  test(`axe finds nothing serious at ${path}, dark and light, and it fits a phone in three languages`, async ({
    nobody,
  }) => {
    test.slow();
    const page = nobody.page;
    for (const [colorScheme, width] of [
      ["dark", 1440],
      ["light", 360],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const lang of width === 360 ? ["ru", "pl", "en"] : ["en"]) {
        const answer = await page.goto(`${nobody.url}${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
        nobody.faults.splice(0, answer?.status() === 404 ? 1 : 0); // the browser complains about the status itself
        await expect(page.locator("main h1")).toBeVisible();
        for (const fold of await page.locator("summary").all()) await fold.click();
        await fits(page);
      }
      await nothingSerious(page);
    }
    await shots(page, name);
  });
}

test("a person's page tells of them, and that there is no such person", async ({ someone }) => {
  const anna = await someone("Anna");
  const page = await anna.open(`/people/${anna.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Anna" })).toBeVisible();
  await nothingSerious(page);
  await shots(page, "person");
  await page.goto(`${anna.url}/people/nobody`);
  await expect(page.getByText("There is no such person.")).toBeVisible();
});

test("the keyboard alone makes a table", async ({ nobody }) => {
  const page = await nobody.open("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("2");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Play now against bots" })).toBeFocused();
  await page.keyboard.press("Enter");
  expect((await table(nobody)).game).toBe("abyss");
});

test("the page is kept for a machine without a network, and nothing that the server was asked", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`${server.url}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`${server.url}/lobby`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // now through the worker
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept).toContain("/");
  expect(kept.filter((path) => path.startsWith("/api"))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("You are offline.")).toBeVisible();
  await context.close();
});

test("the page can be installed", async ({ nobody }) => {
  await nobody.open("/");
  const told = await nobody.get<{ icons: { src: string; purpose?: string }[] }>("/manifest.webmanifest");
  expect(told.icons.some((icon) => icon.purpose === "maskable")).toBe(true);
  for (const { src } of told.icons) expect((await nobody.context.request.get(nobody.url + src)).ok()).toBe(true);
});
