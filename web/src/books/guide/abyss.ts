import type { Course } from "./lesson";

const TURN = ["ask-turn"];

export const COURSE: Course = [
  { id: "explore", asks: TURN, verb: "explore", rules: ["AB-3.1", "AB-2.8"] },
  { id: "ally", asks: ["ask-ally"], verb: "take", rules: ["AB-3.9", "AB-3.31"] },
  { id: "buy", asks: ["ask-purchase"], verb: "buy", rules: ["AB-3.4", "AB-3.6", "AB-3.7"] },
  { id: "monster", asks: ["ask-monster"], verb: "fight", rules: ["AB-3.16", "AB-3.17", "AB-3.27"] },
  { id: "reward", asks: ["ask-reward"], rules: ["AB-3.24", "AB-9.7"] },
  { id: "hire", asks: TURN, verb: "hire", rules: ["AB-5.2", "AB-5.3", "AB-9.5"] },
  { id: "support", asks: TURN, verb: "support", rules: ["AB-4.1", "AB-4.2"] },
  { id: "plot", asks: TURN, verb: "plot", rules: ["AB-2.4", "AB-2.3"] },
  { id: "pay", asks: ["ask-pay"], verb: "pay", rules: ["AB-5.5", "AB-5.4", "AB-5.8"] },
  { id: "affiliate", asks: ["ask-affiliate"], verb: "affiliate", rules: ["AB-5.10", "AB-9.6"] },
  { id: "location", asks: ["ask-location"], rules: ["AB-6.1", "AB-6.4", "AB-6.5"] },
  { id: "keys", asks: ["ask-keys"], rules: ["AB-6.7", "AB-6.10", "AB-6.12"] },
  { id: "power", asks: TURN, verb: "dismiss", rules: ["AB-5.17", "AB-5.16"] },
  { id: "discard", asks: ["ask-discard"], verb: "discard", rules: ["AB-7.5.1"] },
];
