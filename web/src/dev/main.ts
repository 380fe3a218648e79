import { mount } from "svelte";
import { face } from "../games";
import "../style/base.css";
import Table from "../table/Table.svelte";
import { TableModel } from "../table/table.svelte";
import { language } from "../text/language.svelte";
import { loadTexts } from "../text/load";
import { Held } from "../wire/held";
import type { Catalogue, Update, Welcome } from "../wire/types";

/**
 * A table drawn from recorded messages, without a server and no part of the build:
 * /dev.html?game=abyss&docs=/@fs/FOLDER&n=022&lang=ru&theme=paper reads FOLDER/abyss-welcome.json, -catalogue.json and
 * the update -022.json. Nothing that is done here is answered; every why is not.
 */
const query = new URLSearchParams(location.search);
const game = query.get("game") ?? "tyrants";
const read = async <T>(name: string): Promise<T> =>
  (await (await fetch(`${query.get("docs") ?? ""}/${game}-${name}.json`)).json()) as T;

if (query.has("theme")) document.documentElement.dataset.theme = query.get("theme")!;
await language.begin();
const [welcome, catalogue, update] = await Promise.all([
  read<Welcome>("welcome"),
  read<Catalogue>("catalogue"),
  read<Update>(query.get("n") ?? "000"),
]);
const people = Object.fromEntries(welcome.seats.map(({ seat, name }) => [seat, name]));
const texts = (await loadTexts(game, language.lang, catalogue.names)).called(people);
const model = new TableModel(await face(game), catalogue, texts, welcome.viewer);
model.welcome(welcome);
model.attach({
  act: (action) => {
    console.log(action);
    return new Promise(() => {});
  },
  undo: () => new Promise(() => {}),
  hint: () => new Promise(() => {}),
  why: (action) =>
    Promise.resolve({ is: "reason", action, possible: false, rule: null, reason: { key: "why_must_answer" } }),
});
model.step(new Held().replace(update), true);
mount(Table, { target: document.getElementById("app")!, props: { table: model, id: "dev" } });
