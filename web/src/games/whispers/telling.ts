import { counted, type Teller, type Telling, type Told } from "../../text/events";

const MULTIPLIERS: Record<string, string> = {
  devout: "×4",
  dutiful: "×3",
  affiliated: "×2",
  unallied: "×0",
  opposed: "−1",
};
const ONE_BY_ONE = new Set(["add", "draw", "reveal"]);

/** How what happens is told. */
export const TELLING: Telling = {
  noise: new Set(["aim", "phase"]),
  levels: new Set(["round"]),
  things: ["position", "kind"],
  inOrder: true,
  // Banners added, cards drawn and tokens revealed one by one, each told together.
  retold: (events, teller) => {
    const found: Told[][] = [];
    for (const event of events) {
      const last = found.at(-1)?.at(-1);
      if (last && ONE_BY_ONE.has(event.what) && isAlike(event, last)) found.at(-1)!.push(event);
      else found.push([event]);
    }
    return found.map((run) => (run.length === 1 ? run[0]! : together(run, teller)));
  },
};

function isAlike(one: Told, other: Told): boolean {
  return one.what === other.what && (one.what === "reveal" || one.facts.empire === other.facts.empire);
}

function together(run: Told[], teller: Teller): Told {
  const { what, seat, facts } = run[0]!;
  const told = { seat, numbers: run.flatMap((event) => event.numbers) };
  const { empire } = facts as { empire: string };
  if (what === "reveal") {
    const token = ({ facts: { slot, empire } }: Told) =>
      `${MULTIPLIERS[String(slot)]} ${teller.name("empire", String(empire))}`;
    return { ...told, what: "reveals", facts: { tokens: run.map(token).join(", ") } };
  }
  if (what === "draw") {
    const cards = counted(run.map((event) => teller.name("kind", String(event.facts.kind))));
    const known = facts.kind !== "hidden";
    return { ...told, what: known ? "draws_known" : "draws", facts: { empire, n: run.length, cards } };
  }
  const regions = run.flatMap((event) =>
    Array<string>(Number(event.facts.n)).fill(
      teller.marked("region", String(event.facts.region), place(String(event.facts.region), teller)),
    ),
  );
  return { ...told, what: "adds", facts: { empire, n: regions.length, regions: counted(regions) } };
}

/** `B3 Iron Gate`. */
function place(slug: string, { texts }: Teller): string {
  return `${texts.mark("region", slug)} ${texts.name("region", slug)}`;
}
