import { counted, type Teller, type Telling, type Told } from "../../text/events";

const RESOURCES = ["money", "mana", "influence"];
// What was paid for a card goes without saying: by event, where the card says what it costs.
const PAID: Record<string, "cost" | "ability_cost"> = { buy: "cost", use: "cost", ability: "ability_cost" };

type Tokens = Record<string, number>;
type Cards = Record<string, { cost: Tokens; ability_cost: Tokens }>;

/** How what happens is told. */
export const TELLING: Telling = {
  noise: new Set([
    ...["ready", "no_deal", "enter", "attach", "removed", "stands", "adds", "clear", "terms", "choose_strategy"],
  ]),
  levels: new Set(["round", "bid"]),
  things: ["card", "territory"],
  inOrder: true,
  // What territories bring, all together.
  retold: (events, teller) => {
    const found: { event: Told; lands: string[]; gained: Tokens }[] = [];
    for (const event of events) {
      const last = found.at(-1);
      const income = last?.event.what === "incomes" ? last : undefined;
      if (event.what === "income") {
        const land = teller.name("territory", String(event.facts.territory));
        if (income) income.lands.push(land);
        else found.push({ event: { ...event, what: "incomes", facts: {} }, lands: [land], gained: {} });
        found.at(-1)!.event.numbers = [...found.at(-1)!.event.numbers, ...(income ? event.numbers : [])];
      } else if (event.what === "gain" && income) {
        const resource = String(event.facts.resource);
        income.gained[resource] = (income.gained[resource] ?? 0) + Number(event.facts.n);
        income.event.numbers = [...income.event.numbers, ...event.numbers];
      } else {
        while (found.length && isPrice(found.at(-1)!.event, event, teller)) found.pop();
        found.push({ event, lands: [], gained: {} });
      }
    }
    return found.map(({ event, lands, gained }) =>
      event.what === "incomes" ? { ...event, facts: incomes(lands, gained, teller) } : event,
    );
  },
};

function isPrice(event: Told, bought: Told, { facts }: Teller): boolean {
  const paid = PAID[bought.what];
  if (!paid || event.what !== "lose") return false;
  return (facts.cards as Cards)[String(bought.facts.card)]?.[paid][String(event.facts.resource)] === event.facts.n;
}

function incomes(lands: string[], gained: Tokens, { texts }: Teller): Told["facts"] {
  const tokens = Object.fromEntries(RESOURCES.map((resource) => [resource, gained[resource] ?? 0]));
  return { territories: counted(lands), tokens: texts.say("cost", tokens) };
}
