/**
 * The table drawn from a recorded document, without a server; not in the build.
 * /dev-secret_city.html?document=URL&catalogue=URL&lang=ru&theme=paper[&pick=N][&open=CARD]
 */
import { mount } from "svelte";
import { FACE } from "../games/secret_city/face";
import { pick } from "../games/secret_city/picked.svelte";
import "../style/base.css";
import Table from "../table/Table.svelte";
import { TableModel } from "../table/table.svelte";
import { language } from "../text/language.svelte";
import { loadTexts } from "../text/load";
import { Held } from "../wire/held";
import type { Catalogue, Update } from "../wire/types";

const asked = new URLSearchParams(location.search);
const told = async <T>(name: string): Promise<T> => (await (await fetch(asked.get(name)!)).json()) as T;

document.documentElement.dataset.theme = asked.get("theme") ?? "ink";
await language.begin();
const catalogue = await told<Catalogue>("catalogue");
const update = await told<Update>("document");
const texts = await loadTexts("secret_city", language.lang);
const table = new TableModel(FACE, catalogue, texts, asked.get("viewer") ?? "amber");
const NAMES = ["Anna", "Bertil", "Cécile", "Дмитрий", "Ewa", "Farid"];
const players = update.view.players as { seat: string }[];
table.texts = texts.called(Object.fromEntries(players.map((player, i) => [player.seat, NAMES[i]!])));
const refuse = () => Promise.reject(new Error("nothing is played here"));
table.attach({
  act: refuse,
  undo: refuse,
  why: () => Promise.resolve({ possible: false, key: "why_answer_first", args: {}, rule: "SC-2.1" } as never),
});
if (asked.has("pick")) pick(Number(asked.get("pick")));
table.show(new Held().replace(update));
if (asked.has("open")) table.open(asked.get("open"));
mount(Table, { target: document.getElementById("app")!, props: { table, id: "dev" } });
Object.assign(globalThis, { table });
