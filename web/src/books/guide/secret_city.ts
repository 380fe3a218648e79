import type { Course } from "./lesson";

const BATTLE = ["ask-battle"];

export const COURSE: Course = [
  { id: "draft", asks: ["ask-draft"], verb: "draft", rules: ["SC-1.11", "SC-5.2", "SC-1.13"] },
  { id: "strategy", asks: ["ask-strategy"], verb: "strategy", rules: ["SC-4.1", "SC-4.2", "SC-8.50"] },
  { id: "victim", asks: ["ask-victim"], verb: "player", rules: ["SC-4.3", "SC-4.9"] },
  { id: "income", asks: ["ask-territories"], verb: "income", rules: ["SC-5.2", "SC-5.3", "SC-5.7"] },
  { id: "house", asks: ["ask-house-card"], verb: "take", rules: ["SC-5.9", "SC-6.4"] },
  { id: "buy", asks: ["ask-buying"], verb: "buy", rules: ["SC-6.1", "SC-6.5", "SC-6.8"] },
  { id: "assign", asks: BATTLE, verb: "assign", rules: ["SC-8.2", "SC-8.3", "SC-8.7"] },
  { id: "use", asks: BATTLE, verb: "use", rules: ["SC-8.4", "SC-8.20"] },
  { id: "pass", asks: BATTLE, verb: "pass", rules: ["SC-8.13", "SC-8.47"] },
  { id: "propose", asks: BATTLE, verb: "propose", rules: ["SC-9.1", "SC-9.31", "SC-9.20"] },
  { id: "answer", asks: ["ask-deal-answer"], rules: ["SC-9.13", "SC-9.15", "SC-9.31"] },
  { id: "perform", asks: ["ask-perform"], verb: "assign", rules: ["SC-9.15", "SC-9.18"] },
  { id: "target", asks: ["ask-target"], verb: "target", rules: ["SC-14.6", "SC-7.15"] },
  { id: "capture", asks: ["ask-capture"], verb: "take_territory", rules: ["SC-10.14", "SC-10.16"] },
  { id: "window", asks: ["ask-window"], rules: ["SC-2.5", "SC-2.8"] },
  { id: "auction", asks: ["ask-auction"], verb: "bid", rules: ["SC-3.2", "SC-3.3", "SC-3.13"] },
  { id: "first", asks: ["ask-first"], verb: "player", rules: ["SC-3.10", "SC-2.3"] },
];
