import type { ByLanguage, Judgement, Lesson, LessonStep, StepWords } from "@umpire/ui";
import { ti4 } from "../../game.ts";
import { planOfMoves } from "../../skirmish/plan.ts";
import type { SkirmishEvent } from "../../skirmish/play.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState } from "../../skirmish/shape.ts";
import { sumOf } from "../../units/force.ts";
import { activate, land, move, pass, scenes } from "./scenes.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";

type Step = LessonStep<SkirmishState, SkirmishAction, SkirmishEvent>;

const miss = (code: string): Judgement => ({ miss: code });
const say = (step: keyof typeof en.lesson): ByLanguage<StepWords> => ({ en: en.lesson[step], ru: ru.lesson[step] });

const take: Step = {
  scene: scenes.start,
  solution: [activate("Anvil"), move(["carrier", "South Anvil", 2]), land("Ironfold", 2)],
  words: say("take"),
  judge: ({ state, action, events }) => {
    if (state.planets["Ironfold"]?.owner === 0) return "done";
    if (action.type === "pass") return miss("passed");
    if (state.tactical?.seat === 0) return state.tactical.system === "Anvil" ? "on" : miss("elsewhere");
    return miss(events.some(({ type }) => type === "moved") ? "empty" : "aboard");
  },
};

/** How likely the battle is won, as the table itself says it. */
function chanceOf(state: SkirmishState, action: SkirmishAction): number {
  if (action.type !== "move") return 0;
  const rules = ti4.presets["official"] as SkirmishRules;
  return planOfMoves(state, 0, "Anvil", action, rules).space?.attacker ?? 0;
}

const odds: Step = {
  scene: scenes.guarded,
  solution: [move(["dreadnought", "South Anvil"], ["cruiser", "South Anvil"])],
  words: say("odds"),
  judge: ({ before, action }) => {
    const left = sumOf(before.space["South"]?.[0]?.units ?? {}) - (action.type === "move" ? action.moves.length : 0);
    if (chanceOf(before, action) < 0.9) return miss("weak");
    return left > 0 ? "done" : miss("bare");
  },
};

const hits: Step = {
  scene: scenes.hit,
  solution: [{ type: "assign", sustain: { dreadnought: 1 }, destroy: {}, destroyDamaged: {} }],
  words: say("hits"),
  judge: ({ action }) => (action.type === "assign" && sumOf(action.destroy) === 0 ? "done" : miss("lost")),
};

const build: Step = {
  scene: scenes.dock,
  solution: [{ type: "produce", units: { carrier: 1, infantry: 2 } }],
  words: say("build"),
  judge: ({ action }) => {
    const { carrier = 0, infantry = 0 } = action.type === "produce" ? action.units : {};
    if (carrier > 0 && infantry >= 2) return "done";
    return miss(carrier > 0 ? "empty" : "other");
  },
};

const win: Step = {
  scene: scenes.late,
  replies: [pass],
  solution: [activate("Crown"), move(["carrier", "Shroud Crown", 2]), land("Concord", 2)],
  words: say("win"),
  judge: ({ state, events }) => {
    const ended = events.find((event) => event.type === "round-ended");
    if (ended === undefined)
      return state.tactical?.seat === 0 && state.tactical.system !== "Crown" ? miss("less") : "on";
    const [mine = 0, theirs = 0] = ended.scores;
    return mine > theirs ? "done" : miss("empty");
  },
};

export const lesson: Lesson = { steps: [take, odds, hits, build, win] };
