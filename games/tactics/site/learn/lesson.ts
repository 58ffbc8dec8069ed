import type { ByLanguage, Judgement, Lesson, LessonStep, StepWords } from "@umpire/ui";
import type { TacticsAction, TacticsEvent, TacticsState, Unit } from "../../rules/shape.ts";
import { deed } from "./line.ts";
import { scenes } from "./scenes.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";

type Step = LessonStep<TacticsState, TacticsAction, TacticsEvent>;

const [swordsman, foe, lastFoe] = ["u1_p1", "u1_p2", "u2_p2"];
const mine = (text: string) => deed("P1", text);
const unitIn = ({ units }: TacticsState, id: string): Unit | undefined => units.find((unit) => unit.id === id);
const isAt = (unit: Unit | undefined, x: number, y: number) => unit?.position.x === x && unit.position.y === y;
const miss = (code: string): Judgement => ({ miss: code });
const say = (step: keyof typeof en.lesson): ByLanguage<StepWords> => ({ en: en.lesson[step], ru: ru.lesson[step] });

const step: Step = {
  scene: scenes.bare,
  solution: [mine("s B2")],
  words: say("step"),
  judge: ({ state, action }) => {
    if (isAt(unitIn(state, swordsman), 1, 1)) return "done";
    return miss(action.type === "END_TURN" ? "ended" : "other");
  },
};

const strike: Step = {
  scene: scenes.archers,
  solution: [mine("a*A D4")],
  words: say("strike"),
  judge: ({ events, action }) => {
    if (events.some((event) => event.type === "hit")) return "done";
    if (action.type === "END_TURN") return miss("ended");
    return action.unitId === swordsman ? "on" : miss("moved");
  },
};

const order: Step = {
  scene: scenes.between,
  solution: [mine("a*S C3"), mine("s C2*S")],
  words: say("order"),
  judge: ({ state, action }) => {
    if ((unitIn(state, foe)?.hp ?? 0) <= 4) return "done";
    if (action.type === "MOVE_AND_ATTACK") return miss("ended");
    return action.type === "ATTACK" ? "on" : miss("stepped");
  },
};

const sign: Step = {
  scene: scenes.stun,
  solution: [mine("s A3")],
  words: say("sign"),
  judge: ({ state, action }) => {
    if (state.unitBuffs[foe]?.some(({ flags }) => flags.stunned)) return "done";
    if (action.type === "END_TURN") return miss("ended");
    return action.unitId === swordsman ? miss("other") : "on";
  },
};

const finish: Step = {
  scene: scenes.last,
  solution: [mine("s C3*A")],
  words: say("finish"),
  judge: ({ state, action }) => {
    if (state.winner === "P1") return "done";
    if (action.type === "END_TURN") return miss("ended");
    return miss((unitIn(state, lastFoe)?.hp ?? 0) < 5 ? "weak" : "stepped");
  },
};

export const lesson: Lesson = { steps: [step, strike, order, sign, finish] };
