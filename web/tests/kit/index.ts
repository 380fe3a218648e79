import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  test as base,
} from "@playwright/test";
import { expect } from "@playwright/test";
import { Server } from "./server";

export { expect, Server };

/** Whom `make` may seat: me, an open seat, one by invitation, or a bot of that name. */
export type Seat = "me" | "open" | "invited" | "greedy" | "random";

export interface Made {
  id: string;
  commitment: string;
  invitations: Record<string, string>;
}

/** Somebody with a browser of their own. What their pages complain about, and all they are sent, is kept. */
export class Person {
  readonly faults: string[] = []; // errors in the console, among them what the policy of the page forbids
  readonly frames: string[] = []; // everything that came over sockets
  id = "";

  constructor(
    readonly url: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    context.on("page", (page) => this.watch(page));
    this.watch(page);
  }

  private watch(page: Page): void {
    page.on("pageerror", (wrong) => this.faults.push(String(wrong)));
    page.on("console", (message) => {
      const expected = message.location().url.includes("/api/") && message.text().startsWith("Failed to load resource");
      if (message.type() === "error" && !expected) this.faults.push(message.text());
    });
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.frames.push(payload.toString())));
  }

  /** Becomes a guest: the browser has the cookie. */
  async enter(name: string, language = "en"): Promise<this> {
    const { person } = await this.post<{ person: { id: string } }>("/api/guests", { name, language });
    this.id = person.id;
    return this;
  }

  async make(game: string, seats: Seat[], more: Record<string, unknown> = {}): Promise<Made> {
    const plan = seats.map((who) => (who === "greedy" || who === "random" ? { who: "bot", bot: who } : { who }));
    return this.post<Made>("/api/tables", { game, seats: plan, ...more });
  }

  async sit(table: string, invitation?: string): Promise<string> {
    return (await this.post<{ seat: string }>(`/api/tables/${table}/sit`, { invitation: invitation ?? null })).seat;
  }

  async post<T>(path: string, data: unknown): Promise<T> {
    const answer = await this.context.request.post(this.url + path, { data, headers: { Origin: this.url } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.context.request.get(this.url + path);
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }

  async open(path: string): Promise<Page> {
    await this.page.goto(this.url + path);
    return this.page;
  }
}

interface Given {
  /** A person without a name; `someone` makes further ones. Whoever's pages complain fails the test. */
  nobody: Person;
  someone: (name: string, options?: BrowserContextOptions) => Promise<Person>;
}

export const test = base.extend<Given, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  nobody: async ({ server, browser }, use) => {
    const person = await coming(server, browser);
    await use(person);
    await leaving([person]);
  },
  someone: async ({ server, browser }, use) => {
    const people: Person[] = [];
    await use(async (name, options) => {
      const person = await coming(server, browser, options);
      people.push(person);
      return person.enter(name);
    });
    await leaving(people);
  },
});

async function coming(server: Server, browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({
    locale: "en-GB",
    colorScheme: "dark",
    reducedMotion: "reduce",
    serviceWorkers: "block", // tests of the offline shell allow them
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  return new Person(server.url, context, await context.newPage());
}

async function leaving(people: Person[]): Promise<void> {
  for (const person of people) await person.context.close();
  expect(people.flatMap((person) => person.faults)).toEqual([]);
}

/** Switches the language at a table, in its menu. */
export async function speak(page: Page, lang: string): Promise<void> {
  await page.getByRole("button", { name: /^(Menu|Меню)$/ }).click();
  await page.getByRole("button", { name: lang, exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", lang.toLowerCase());
}
