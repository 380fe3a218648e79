import { expect, test } from "./kit";
import { shots } from "./kit/shots";

test("the front page opens without a complaint, and shows the four games", async ({ nobody }) => {
  const page = await nobody.open("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const game of ["Tyrants of the Underdark", "Abyss", "A War of Whispers"]) {
    await expect(page.getByText(game).first()).toBeVisible();
  }
  await shots(page, "front");
});

test("somebody without a name may look around, and no console shows an error", async ({ nobody }) => {
  const errors: string[] = [];
  nobody.page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  for (const path of ["/", "/lobby", "/new", "/rules/abyss", "/cards/tyrants", "/learn", "/table"]) {
    await nobody.open(path);
    await nobody.page.waitForLoadState("networkidle");
  }
  expect(errors).toEqual([]);
});

test("the page and the server agree on the build", async ({ nobody }) => {
  const page = await nobody.open("/");
  const { build } = await nobody.get<{ build: string }>("/api/games");
  expect(await page.locator('meta[name="build"]').getAttribute("content")).toBe(build);
});

test("what is not there says so, with the status of it", async ({ nobody }) => {
  const answer = await nobody.page.goto(`${nobody.url}/nowhere`);
  expect(answer?.status()).toBe(404);
  await expect(nobody.page.locator("#app")).not.toBeEmpty();
  nobody.faults.splice(0, nobody.faults.length, ...nobody.faults.filter((one) => !one.includes("404")));
});

test("a page stands in the reader's language before any script runs", async ({ server, request }) => {
  for (const lang of ["en", "ru", "pl"]) {
    const page = await (await request.get(server.url, { headers: { "Accept-Language": lang } })).text();
    expect(page).toContain(`<html lang="${lang}">`);
  }
});
