import type { ByLanguage, Judgement, Lesson, LessonStep, StepWords } from "@umpire/ui";
import type { ShapeshipsAction, ShapeshipsEvent, ShapeshipsState } from "../../rules/shape.ts";
import { draws, fires, scenes, upgrade } from "./scenes.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";

type Step = LessonStep<ShapeshipsState, ShapeshipsAction, ShapeshipsEvent>;

const miss = (code: string): Judgement => ({ miss: code });
const say = (step: keyof typeof en.lesson): ByLanguage<StepWords> => ({ en: en.lesson[step], ru: ru.lesson[step] });
const countOf = ({ players }: ShapeshipsState, ship: string) =>
  players[0].ships.filter((each) => each.ship === ship).length;
/** How many charges an order uses, and for what. */
const chargesIn = (action: ShapeshipsAction, effect: string) =>
  "charges" in action ? action.charges.filter((each) => each.effect === effect).length : 0;

const draw: Step = {
  scene: scenes.first,
  replies: [draws("strut", "gusset")],
  solution: [draws("strut", "strut")],
  words: say("draw"),
  judge: ({ state }) => {
    const struts = countOf(state, "strut");
    if (struts >= 2) return "done";
    return miss(struts === 1 ? "one" : "none");
  },
};

const join: Step = {
  scene: scenes.parts,
  replies: [draws("gusset")],
  solution: [upgrade("keystone")],
  words: say("join"),
  judge: ({ state }) => (countOf(state, "keystone") > 0 ? "done" : miss("apart")),
};

const charge: Step = {
  scene: scenes.charged,
  solution: [fires("damage", "N1")],
  words: say("charge"),
  judge: ({ action }) => {
    if (chargesIn(action, "damage") > 0) return "done";
    return miss(chargesIn(action, "heal") > 0 ? "healed" : "held");
  },
};

const answer: Step = {
  scene: scenes.struck,
  solution: [fires("heal", "N1")],
  words: say("answer"),
  judge: ({ state, action }) => {
    if (state.status === "playing") return "done";
    return miss(chargesIn(action, "damage") > 0 ? "hit" : "held");
  },
};

const finish: Step = {
  scene: scenes.last,
  solution: [fires("damage", "N1", "N2")],
  words: say("finish"),
  judge: ({ state, action }) => {
    if (state.outcome?.winner === 0) return "done";
    return miss(chargesIn(action, "damage") > 0 ? "one" : "held");
  },
};

export const lesson: Lesson = { steps: [draw, join, charge, answer, finish] };
