import type { Page } from "@playwright/test";
import { expect, type Person, speak, test } from "./kit";
import { covering, SIZES } from "./kit/boxes";
import { bring, inTheMiddle } from "./kit/moments";

// What people stumbled over while they played: things that covered each other, and words that did not fit what was shown.

const GAMES = ["tyrants", "abyss", "whispers", "secret_city"];

async function lastMoment(person: Person, game: string, viewer = "spectator"): Promise<Page> {
  const id = await bring(person, game, "four");
  const { last } = await person.get<{ last: number }>(`/api/tables/${id}/replay/index?viewer=${viewer}`);
  const page = await person.open(`/table/${id}/replay/${last}?viewer=${viewer}`);
  await expect(page.getByRole("slider")).toBeVisible();
  return page;
}

for (const game of GAMES) {
  test(`${game}: at the end of a replay no turn of the round is a bare name, and the board leaves the rail free when the window shrinks`, async ({
    someone,
  }) => {
    const page = await lastMoment(await someone("Anna"), game);
    await expect(page.locator(".turns .other span").first()).toBeVisible();
    for (const text of await page.locator(".turns .other span").allInnerTexts()) expect(text.trim()).not.toBe("");
    await page.setViewportSize(SIZES.laptop);
    await expect.poll(() => covering(page, ".stage > *", ".rail")).toEqual([]);
  });
}

test("abyss: the Lords of four players cover neither the Council nor the track", async ({ someone }) => {
  const page = await lastMoment(await someone("Anna"), "abyss");
  for (const size of [SIZES.desktop, SIZES.laptop]) {
    await page.setViewportSize(size);
    await expect(page.locator(".rival")).toHaveCount(4);
    await expect.poll(() => covering(page, ".arch, .held", ".shell, .title, .ledge, .depth, .places")).toEqual([]);
  }
});

test("abyss: at any moment of a replay each covered Lord lies under its Location", async ({ someone }) => {
  const anna = await someone("Anna");
  const id = await bring(anna, "abyss", "four");
  const { last, turns } = await anna.get<{ last: number; turns: { step: number; round: number }[] }>(
    `/api/tables/${id}/replay/index?viewer=all`,
  );
  const rounds = turns.filter((turn, i) => turn.round !== turns[i - 1]?.round); // what came before is not of the round
  for (const step of [rounds.at(-2)!.step, last]) {
    const page = await anna.open(`/table/${id}/replay/${step}?viewer=all`);
    await expect(page.getByRole("slider")).toHaveAttribute("aria-valuenow", String(step));
    let covered = 0;
    for (const player of await page.locator(".strip .player").all()) {
      await player.click();
      await expect(page.locator(".lords li").first()).toBeVisible();
      await expect(page.getByRole("list", { name: "under Locations", exact: true })).toHaveCount(0); // under we know not what
      covered += await page.locator(".held .covered li").count();
      await page.keyboard.press("Escape");
    }
    expect(covered).toBeGreaterThan(2);
  }
});

test("abyss: however many Allies are in hand, the button that pays can be seen and clicked", async ({ someone }) => {
  const anna = await someone("Anna", { viewport: SIZES.laptop });
  const { id } = await inTheMiddle(anna, "abyss", ({ decision, view }, seat) => {
    const hand = view.players.find((player) => player.seat === seat)!.hand;
    return decision?.question.key === "ask_pay" && hand.length > 12;
  });
  const page = await anna.open(`/tables/${id}`);
  for (const lang of ["EN", "PL", "RU"]) {
    await speak(page, lang);
    for (const height of [720, 600]) {
      await page.setViewportSize({ ...SIZES.laptop, height });
      await page.locator("#decision").evaluate((panel) => (panel.scrollTop = 0));
      await page.locator(".pay .quick button").first().click(); // the cheapest
      const box = (await page.locator(".pay .button.main").boundingBox())!;
      const on = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x!, y!)?.closest(".pay .button.main") !== null,
        [box.x + box.width / 2, box.y + box.height - 4],
      );
      expect(on, `${lang} ${height}`).toBe(true);
      expect(await covering(page, ".pay .button.main", ".decision .foot button")).toEqual([]);
    }
  }
  await page.locator(".pay .button.main").click();
  await expect(page.locator(".pay")).toHaveCount(0);
});

test("whispers: in a replay on a laptop the whole map is seen, with the chairs round it", async ({ someone }) => {
  const anna = await someone("Anna", { viewport: SIZES.laptop });
  const id = await bring(anna, "whispers", "four");
  for (const step of [60, 120]) {
    const page = await anna.open(`/table/${id}/replay/${step}?viewer=all`);
    await expect(page.locator(".whispers .table")).toBeVisible();
    await expect(page.locator(".inset")).toHaveCount(0);
    const outside = await page.locator(".board").evaluate((board) => {
      const box = board.getBoundingClientRect();
      return [...board.querySelectorAll('[data-spot^="region:"], [data-spot^="chair:"]')].filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return top < box.top || bottom > box.bottom || left < box.left || right > box.right;
      }).length;
    });
    expect(outside).toBe(0);
    expect(await page.locator('.board [data-spot^="region:"]').count()).toBeGreaterThan(30);
  }
});

test("abyss: on a phone the threat has room between the descent and the Council", async ({ someone }) => {
  const anna = await someone("Anna", { viewport: SIZES.phone });
  for (const from of [20, 200]) {
    const { id } = await inTheMiddle(anna, "abyss", () => true, { from, players: "four" });
    const page = await anna.open(`/tables/${id}`);
    await expect(page.locator(".decision.mine")).toBeVisible();
    expect(await covering(page, ".step, .reward", ".shell, .pool, .treasury, .ledge")).toEqual([]);
    expect(await covering(page, ".step", ".step, .reward, .depth b")).toEqual([]);
    expect(await covering(page, ".reward", ".reward")).toEqual([]);
    expect(await covering(page, ".pool, .treasury", ".ledge, .depth, .pile, .niche")).toEqual([]);
  }
});

test("secret_city: after the last count a replay still shows what was counted", async ({ someone }) => {
  const page = await lastMoment(await someone("Anna"), "secret_city");
  const sums = () => page.locator(".duel .head b").allInnerTexts();
  await expect.poll(async () => (await sums()).filter((sum) => sum !== "0").length).toBeGreaterThan(4);
  await expect(page.locator(".duel .chip").first()).toBeVisible();
});

test("secret_city: before the battle duels are low; in it they show both sides", async ({ someone }) => {
  const anna = await someone("Anna");
  const at = (phase: string) => inTheMiddle(anna, "secret_city", ({ view }) => view.phase === phase, { from: 40 });
  const height = async (page: Page) => (await page.locator(".duel").first().boundingBox())!.height;
  const before = await anna.open(`/tables/${(await at("buying")).id}`);
  await expect(before.locator(".decision.mine")).toBeVisible();
  expect(await height(before)).toBeLessThan(110);
  await before.setViewportSize(SIZES.phone);
  expect((await before.locator(".duel-row").first().boundingBox())!.height).toBeLessThan(50);
  await before.setViewportSize(SIZES.desktop);
  const during = await anna.open(`/tables/${(await at("battle")).id}`);
  await expect(during.locator(".decision.mine")).toBeVisible();
  expect(await height(during)).toBeGreaterThan(200);
  await expect(during.locator(".duel .wing")).toHaveCount(4);
});

test("secret_city: on a phone no name of a territory lies over another, in any language", async ({ someone }) => {
  const anna = await someone("Anna", { viewport: SIZES.phone });
  const { id } = await inTheMiddle(anna, "secret_city", ({ view }) => view.phase === "territories", {
    players: "four",
  });
  const page = await anna.open(`/tables/${id}`);
  await expect(page.locator(".map .label").first()).toBeVisible();
  for (const lang of ["EN", "PL", "RU"]) {
    await speak(page, lang);
    const names = ".map .label :is(b, .owner)"; // in the new language a moment later
    await expect.poll(() => covering(page, names, names), lang).toEqual([]);
  }
});

test("whispers: the heading counts the banners that lie on the map", async ({ someone }) => {
  const anna = await someone("Anna");
  const puts = { key: "ask_put", left: 4 };
  const { id } = await inTheMiddle(anna, "whispers", ({ decision }) => {
    return decision?.question.key === puts.key && Number(decision.question.args?.left) === puts.left;
  });
  const page = await anna.open(`/tables/${id}`);
  const heading = page.locator(".decision h1");
  await expect(heading).toContainText("4 banners left");
  const region = page.locator(".decision li .name").first();
  await region.click();
  await expect(heading).toContainText("3 banners left");
  for (let n = 0; n < 3; n++) await region.click();
  await expect(heading).toHaveText("All banners lie on the map: add them, or start over.");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(heading).toContainText("4 banners left");
});

test("whispers: the name of an empire on a token that may be swapped stays in one line", async ({ someone }) => {
  const anna = await someone("Anna");
  const { id } = await inTheMiddle(anna, "whispers", ({ decision }) => decision?.question.key === "ask_swap");
  const page = await anna.open(`/tables/${id}`);
  for (const lang of ["EN", "RU", "PL"]) {
    await speak(page, lang);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      const outside = () =>
        page
          .locator(".swap .empire")
          .evaluateAll((names: HTMLElement[]) =>
            names
              .filter(
                ({ clientHeight, offsetWidth, parentElement }) =>
                  clientHeight > 24 || offsetWidth > parentElement!.clientWidth,
              )
              .map((name) => name.textContent),
          );
      await expect.poll(outside, `${lang} ${size}`).toEqual([]); // once the letters of the language are there
    }
  }
});

test("secret_city: on a phone my column of the score sheet is in sight, and all others of six", async ({ someone }) => {
  const anna = await someone("Anna", { viewport: SIZES.phone });
  const { id } = await inTheMiddle(anna, "secret_city", () => true, { from: -200, players: "six" });
  const page = await anna.open(`/tables/${id}`);
  await page.getByRole("tab", { name: "Score" }).click();
  const heads = page.locator(".scroll thead th");
  await expect(heads).toHaveCount(6);
  const outside = await heads.evaluateAll(
    (all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length,
  );
  expect(outside).toBe(0);
});
