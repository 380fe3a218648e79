import type { Attachment } from "svelte/attachments";
import type { Spot } from "./face";
import type { TableModel } from "./table.svelte";

/** Whether the master would touch this spot. */
export function hints(table: TableModel, name: Spot): boolean {
  return table.hinted !== null && table.lit(name).includes(table.hinted);
}

/**
 * Makes an element the place of a spot: lit while something may be done there, and then a control with a name; tapped
 * while it is dark, it says why not. Spots stand beside each other, never within each other: a control holds no other.
 */
export function spot(table: TableModel, name: Spot, label: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const lit = table.lit(name);
    const waits = table.popover?.spot === name;
    element.dataset.spot = name;
    element.classList.add("spot");
    element.classList.toggle("lit", lit.length > 0);
    element.classList.toggle("hinted", hints(table, name));
    element.classList.toggle("whynot", waits && table.popover?.reason !== null);
    element.classList.toggle("changed", table.changed.has(name));
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", lit.length > 0 ? "0" : "-1");
    element.setAttribute("aria-disabled", lit.length > 0 ? "false" : "true");
    const said = lit.length === 1 ? table.label(lit[0]!) : "";
    element.setAttribute("aria-label", said && said !== label ? `${label}: ${said}` : label);
    const number = lit.length === 1 ? table.number(lit[0]!) : null;
    if (number === null) delete element.dataset.number;
    else element.dataset.number = String(number);
    const touched = (event: Event) => {
      event.stopPropagation();
      void table.touch(name);
    };
    const pressed = (event: Event) => {
      const key = (event as KeyboardEvent).key;
      if (key !== "Enter" && key !== " ") return;
      event.preventDefault();
      touched(event);
    };
    element.addEventListener("click", touched);
    element.addEventListener("keydown", pressed);
    return () => {
      element.removeEventListener("click", touched);
      element.removeEventListener("keydown", pressed);
    };
  };
}
