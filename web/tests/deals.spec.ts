import { expect, type Person, test } from "./kit";
import { playQuickly, stopPlaying } from "./kit/quick";

// Secret City: SC-9. A contract is proposed in few steps and accepted in one, and then everybody sees who owes what.

const MOST = 4; // taps: what kind, for whom or what, where, at which price

test("a contract is proposed in few taps, accepted in one, and is then owed", async ({ someone }) => {
  const [anna, bert] = [await someone("Anna"), await someone("Bert")];
  const { id } = await anna.make("secret_city", ["me", "open"]);
  const his = await bert.sit(id);
  for (const one of [anna, bert]) {
    await one.open(`/tables/${id}`);
    await expect(one.page.locator(".decision")).toBeVisible();
  }
  const { seats } = await anna.get<{ seats: { seat: string }[] }>(`/api/tables/${id}`);
  const hers = seats.find((one) => one.seat !== his)!.seat;
  const first = await Promise.race([
    playQuickly(anna, id, hers, 300, "propose").then((): [Person, Person] => [anna, bert]),
    playQuickly(bert, id, his, 300, "propose").then((): [Person, Person] => [bert, anna]),
  ]);
  const [proposer, other] = first;
  await stopPlaying(other);

  const page = proposer.page;
  await page.locator(".decision.mine .propose").click();
  await page.locator(".maker").getByRole("button").first().click(); // of those in which I pay
  const accept = other.page.locator(".decision.mine .accept");
  const step = page.locator(".decision.mine .so-far ~ * button:enabled");
  let taps = 0;
  await expect(async () => {
    if (await accept.isVisible()) return;
    await step.first().click({ timeout: 1_000 });
    expect(++taps).toBeLessThanOrEqual(MOST);
    await expect(accept).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await accept.click();
  await expect(page.getByRole("region", { name: "Contracts" })).toContainText(/You owe/);
  await expect(other.page.getByRole("region", { name: "Contracts" })).toContainText(/You are owed/);
  expect(taps).toBeLessThanOrEqual(MOST);
});
