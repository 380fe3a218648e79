import { expect, test } from "./kit";
import { inTheMiddle } from "./kit/moments";
import { shots } from "./kit/shots";

// Pictures of every board in play, in web/shots, to be looked at. Those of the places, books and replays are left by
// their own tests.

const MOMENTS: Record<string, number> = { tyrants: 150, abyss: 90, whispers: 100, secret_city: 90 };

for (const [game, from] of Object.entries(MOMENTS)) {
  test(`the board of ${game} has its pictures taken`, async ({ someone }) => {
    const anna = await someone("Anna");
    const { id } = await inTheMiddle(anna, game, undefined, { from });
    const page = await anna.open(`/tables/${id}`);
    await expect(page.locator(".decision.mine")).toBeVisible();
    await shots(page, `table-${game}`);
  });
}
