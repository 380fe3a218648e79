import type { Attachment } from "svelte/attachments";
import type { TableModel } from "../../table/table.svelte";

/** A second button or a long touch opens a card. A way more: the corner of the card is the one that all can use. */
export function opening(table: TableModel, card: string): Attachment<HTMLElement> {
  return (element) => {
    const opened = (event: Event) => {
      event.preventDefault();
      table.open(card);
    };
    element.addEventListener("contextmenu", opened);
    return () => element.removeEventListener("contextmenu", opened);
  };
}
