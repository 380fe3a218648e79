import { mount } from "svelte";
import "../style/base.css";
import { FACE } from "../games/whispers/face";
import Table from "../table/Table.svelte";
import { TableModel } from "../table/table.svelte";
import { language } from "../text/language.svelte";
import { loadTexts } from "../text/load";
import { Held } from "../wire/held";
import type { Catalogue, Update, Welcome } from "../wire/types";

/**
 * The table drawn from a recorded document, without a server: /dev-whispers.html?docs=/shots/docs/4&n=022&lang=ru.
 * Nothing that is done here is answered.
 */
const query = new URLSearchParams(location.search);
const docs = query.get("docs") ?? "/shots/docs/4";
const read = async <T>(name: string): Promise<T> => (await (await fetch(`${docs}/whispers-${name}.json`)).json()) as T;

if (query.has("theme")) document.documentElement.dataset.theme = query.get("theme")!;
await language.begin();
const [welcome, catalogue, update] = await Promise.all([
  read<Welcome>("welcome"),
  read<Catalogue>("catalogue"),
  read<Update>(query.get("n") ?? "022"),
]);
const people = Object.fromEntries(welcome.seats.map(({ seat, name }) => [seat, name]));
const texts = (await loadTexts("whispers", language.lang)).called(people);
const model = new TableModel(FACE, catalogue, texts, welcome.viewer);
model.welcome(welcome);
model.attach({
  act: (action) => {
    console.log(action);
    return new Promise(() => {});
  },
  undo: () => new Promise(() => {}),
  why: (action) =>
    Promise.resolve({ is: "reason", action, possible: false, rule: "WW-6.2", reason: { key: "why_must_answer" } }),
});
model.step(new Held().replace(update), true);
mount(Table, { target: document.getElementById("app")!, props: { table: model, id: "dev" } });
