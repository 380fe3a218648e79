import type { TableModel } from "../../table/table.svelte";
import { messageId } from "../../text/words";

/** What is explained when a question comes for the first time, in the rules' own sentences. */
export interface Lesson {
  id: string; // its title is a message of text/guide.*.ftl
  asks: string[]; // keys of the questions at which it fits
  verb?: string; // it is about this answer: it must be offered, and a spot where it is lit is ringed
  only?: boolean; // and nothing else is
  rules: string[]; // the first is said loudly, the others softly
}

/** The lessons of a game, in the order in which they are best learnt. */
export type Course = readonly Lesson[];

/** The lessons that fit the question on the table. */
export function fitting(course: Course, table: TableModel): Lesson[] {
  const asked = table.mine ? table.now.decision?.question.key : undefined;
  if (asked === undefined) return [];
  const key = messageId(asked);
  return course.filter((lesson) => {
    if (!lesson.asks.includes(key)) return false;
    if (lesson.verb === undefined) return true;
    const offered = table.options.filter((option) => option.verb === lesson.verb);
    return offered.length > 0 && (!lesson.only || offered.length === table.options.length);
  });
}

const COURSES: Record<string, () => Promise<{ COURSE: Course }>> = {
  tyrants: () => import("./tyrants"),
  abyss: () => import("./abyss"),
  whispers: () => import("./whispers"),
  secret_city: () => import("./secret_city"),
};

export async function course(game: string): Promise<Course> {
  return (await COURSES[game]?.())?.COURSE ?? [];
}
