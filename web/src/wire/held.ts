import { apply } from "./patch";
import type { Change, Document, Happened, News, Update } from "./types";

/** A step that a viewer was told: how things stand after it, and what happened. */
export interface Step {
  revision: number;
  document: Document;
  events: Happened[];
}

/** What a viewer holds: the document of the last revision, and the number of events heard. */
export class Held {
  revision = 0;
  heard = 0;
  document: Document | null = null;

  /** The whole present, and the events that are new to us. */
  replace(update: Update): Step {
    const { view, decision, score, undo, seed } = update;
    this.document = { view, decision, score, undo, seed } as unknown as Document;
    const events = update.events.filter((event) => event.number >= this.heard);
    this.revision = update.revision;
    this.heard = update.heard;
    return { revision: this.revision, document: this.document, events };
  }

  /** One revision further; null if this change does not follow on what we hold. */
  change([revision, set, news, action]: Change): Step | null {
    if (this.document === null || revision !== this.revision + 1) return null;
    this.document = apply(structuredClone(this.document), set);
    const events = news.map((one) => happened(one, this.heard++, action));
    this.revision = revision;
    return { revision, document: this.document, events };
  }
}

export function happened([what, seat, about, source]: News, number: number, action: string | null): Happened {
  return { number, what, seat: seat ?? null, about: about ?? {}, source: source ?? null, action };
}
