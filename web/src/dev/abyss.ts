/**
 * Draws the table of Abyss from a recorded document, without a server: dev-abyss.html?doc=023&lang=ru&theme=paper. What a
 * server would say lies in web/dev-docs: a catalogue, a welcome and updates, as `abyss-catalogue.json`…
 */
import { mount } from "svelte";
import "../style/base.css";
import { FACE } from "../games/abyss/face";
import { TableModel } from "../table/table.svelte";
import { loadTexts } from "../text/load";
import type { Lang } from "../text/words";
import type { Catalogue, Document, Happened, Welcome } from "../wire/types";
import Dev from "./Dev.svelte";

const ask = new URLSearchParams(location.search);
const read = async (name: string) => (await fetch(`/dev-docs/abyss-${name}.json`)).json();
document.documentElement.dataset.theme = ask.get("theme") ?? "ink";
const [catalogue, welcome, update, texts] = await Promise.all([
  read("catalogue") as Promise<Catalogue>,
  read("welcome") as Promise<Welcome>,
  read(ask.get("doc") ?? "000") as Promise<Document & { events: Happened[] }>,
  loadTexts("abyss", (ask.get("lang") ?? "en") as Lang),
]);
const people = Object.fromEntries(welcome.seats.map((one) => [one.seat, one.name]));
const table = new TableModel(FACE, catalogue, texts.called(people), welcome.viewer);
const dumb = () => Promise.reject(new Error("no server"));
table.attach({ act: dumb, undo: dumb, why: dumb });
table.show({ document: update, events: update.events, revision: 0 });
document.documentElement.lang = texts.lang;
mount(Dev, { target: document.body, props: { table, only: ask.get("only"), card: ask.get("card") } });
