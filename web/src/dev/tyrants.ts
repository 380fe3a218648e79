/**
 * Draws the table of Tyrants from recorded messages, without a server; no part of the build. `docs` is where they lie,
 * as far as Vite may read: /dev-tyrants.html?docs=/@fs/FOLDER/tyrants&doc=068&lang=ru&theme=paper&arm=deploy reads
 * FOLDER/tyrants-catalogue.json, -welcome.json and the update -068.json.
 */
import { mount } from "svelte";
import "../style/base.css";
import { FACE } from "../games/tyrants/face";
import { language } from "../text/language.svelte";
import { loadTexts } from "../text/load";
import type { Lang } from "../text/words";
import { TableModel } from "../table/table.svelte";
import type { Catalogue, Document, Update, Welcome } from "../wire/types";
import Table from "../table/Table.svelte";
import Stage from "./Stage.svelte";

const asked = new URLSearchParams(location.search);
const lang = (asked.get("lang") ?? "en") as Lang;
document.documentElement.dataset.theme = asked.get("theme") ?? "ink";
document.documentElement.lang = lang;

const folder = asked.get("docs") ?? "/tyrants";
const get = async <T>(name: string) => (await (await fetch(`${folder}-${name}.json`)).json()) as T;
const [catalogue, welcome, update] = await Promise.all([
  get<Catalogue>("catalogue"),
  get<Welcome>("welcome"),
  get<Update>(asked.get("doc") ?? "101"),
]);
await language.begin();
const texts = (await loadTexts("tyrants", lang)).called(
  Object.fromEntries(welcome.seats.map((one) => [one.seat, one.name])),
);
const table = new TableModel(FACE, catalogue, texts, welcome.viewer);
table.welcome(welcome);
table.attach({
  act: async (action) => (console.log(action), { is: "update" }) as never,
  undo: async () => ({ is: "update" }) as never,
  why: async () =>
    ({
      is: "reason",
      possible: false,
      why: { key: "why_no_presence", args: { place: "skullport" } },
      rule: "TU-6.2",
    }) as never,
});
const { view, decision, score, undo, seed } = update;
const shown = { view, decision, score, undo, seed } as unknown as Document;
table.show({ document: shown, events: [] } as never);
if (asked.get("arm")) table.arm(asked.get("arm"));
if (asked.get("open")) table.open(asked.get("open"));
Object.assign(window, { table });
const target = document.getElementById("app")!;
if (asked.has("part")) mount(Stage, { target, props: { table, part: asked.get("part") ?? "" } });
else mount(Table, { target, props: { table, id: "recorded" } });
