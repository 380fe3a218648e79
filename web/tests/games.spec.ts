import { expect, test } from "./kit";
import { Lots, playByKeyboard, playByMouse, pointsAtTheEnd } from "./kit/playing";

const GAMES = ["tyrants", "abyss", "whispers", "secret_city"];
const SHORT = { secret_city: { turns: "2" } } as Record<string, Record<string, string>>; // else it takes a test too long
const COARSE = { deviceScaleFactor: 0.5 }; // nobody looks, and much of the time goes into drawing

for (const game of GAMES) {
  test(`two people and two bots finish a game of ${game}`, async ({ someone }) => {
    test.setTimeout(600_000);
    const anna = await someone("Anna", { ...COARSE });
    const bert = await someone("Bert", { ...COARSE, locale: "pl" });
    const table = await anna.make(game, ["me", "open", "greedy", "greedy"], { options: SHORT[game] ?? {} });
    await bert.sit(table.id);
    const pages = [await anna.open(`/tables/${table.id}`), await bert.open(`/tables/${table.id}`)];
    await Promise.all(pages.map((page, i) => playByMouse(page, new Lots(11 + i))));
    const [hers, his] = [await pointsAtTheEnd(pages[0]!), await pointsAtTheEnd(pages[1]!)];
    expect(hers).toHaveLength(4);
    expect(his).toEqual(hers);
  });

  test(`the keyboard alone finishes a game of ${game}`, async ({ someone }) => {
    test.setTimeout(600_000);
    const anna = await someone("Anna", { ...COARSE });
    const table = await anna.make(game, ["me", "greedy"], { options: SHORT[game] ?? {} });
    const page = await anna.open(`/tables/${table.id}`);
    await playByKeyboard(page, new Lots(5));
    expect(await pointsAtTheEnd(page)).toHaveLength(2);
  });
}
