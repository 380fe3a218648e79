import type { Course } from "./lesson";

const TURN = ["ask-turn"];

export const COURSE: Course = [
  { id: "start", asks: ["ask-choose-start"], verb: "deploy", rules: ["TU-1.15", "TU-1.16"] },
  { id: "play", asks: TURN, verb: "play", rules: ["TU-4.1.2", "TU-3.1"] },
  { id: "deploy", asks: TURN, verb: "deploy", rules: ["TU-8.2.7", "TU-8.2.1", "TU-7.1"] },
  { id: "recruit", asks: TURN, verb: "recruit", rules: ["TU-8.8.3", "TU-8.8.1"] },
  { id: "assassinate", asks: TURN, verb: "assassinate", rules: ["TU-8.1.4", "TU-8.1.2", "TU-10.3"] },
  { id: "return-spy", asks: TURN, verb: "return_spy", rules: ["TU-8.9.5", "TU-7.5"] },
  { id: "end", asks: TURN, verb: "end_turn", only: true, rules: ["TU-3.3", "TU-4.2.3", "TU-4.2.4"] },
  { id: "spy", asks: ["ask-place-spy"], verb: "place_spy", rules: ["TU-8.6.1", "TU-6.2", "TU-7.5"] },
  { id: "choose", asks: ["ask-either"], rules: ["TU-5.10"] },
  { id: "deploy-card", asks: ["ask-deploy"], verb: "deploy", rules: ["TU-8.2.1", "TU-8.2.2"] },
  { id: "assassinate-card", asks: ["ask-assassinate"], verb: "assassinate", rules: ["TU-8.1.1", "TU-8.1.2"] },
  { id: "supplant", asks: ["ask-supplant"], verb: "supplant", rules: ["TU-8.10.2", "TU-8.10.1"] },
  { id: "spy-back", asks: ["ask-return-spy"], verb: "return_spy", rules: ["TU-5.6", "TU-5.7", "TU-8.9.6"] },
  { id: "promote", asks: ["ask-promote"], verb: "promote", rules: ["TU-8.7.1", "TU-10.5"] },
  { id: "devour", asks: ["ask-devour"], verb: "devour", rules: ["TU-8.3.1", "TU-8.3.2"] },
  { id: "focus", asks: ["ask-focus"], rules: ["TU-5.14", "TU-5.17"] },
  { id: "discard", asks: ["ask-discard"], verb: "discard", rules: ["TU-11.6"] },
];
