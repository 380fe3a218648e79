import { expect, test } from "./kit";
import { isOver, Lots, playByKeyboard, playByMouse } from "./kit/playing";

const GAMES = ["tyrants", "abyss", "whispers", "secret_city"];

for (const game of GAMES) {
  test(`two people and two bots finish a game of ${game}`, async ({ someone }) => {
    test.setTimeout(240_000);
    const anna = await someone("Anna", { reducedMotion: "reduce" });
    const bert = await someone("Bert", { reducedMotion: "reduce", locale: "pl" });
    const table = await anna.make(game, ["me", "open", "greedy", "greedy"]);
    await bert.sit(table.id);
    const pages = [await anna.open(`/tables/${table.id}`), await bert.open(`/tables/${table.id}`)];
    await Promise.all(pages.map((page, i) => playByMouse(page, new Lots(11 + i))));
    for (const page of pages) await isOver(page);
    const scores = await Promise.all(pages.map((page) => page.locator("dialog tfoot td").allInnerTexts()));
    expect(scores[0]).toEqual(scores[1]);
  });

  test(`the keyboard alone finishes a game of ${game}`, async ({ someone }) => {
    test.setTimeout(240_000);
    const anna = await someone("Anna", { reducedMotion: "reduce" });
    const table = await anna.make(game, ["me", "greedy"]);
    const page = await anna.open(`/tables/${table.id}`);
    await playByKeyboard(page, new Lots(5));
    await isOver(page);
  });
}
