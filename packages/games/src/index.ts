import { type Game, type Registry, registry } from "@umpire/kernel";
import { type Rps, rps as rpsRules } from "./rps/game.ts";
import { en as rpsEnglish } from "./rps/words/en.ts";
import { ru as rpsRussian } from "./rps/words/ru.ts";
import { shapeships as shapeshipsRules } from "./shapeships/game.ts";
import type { Shapeships } from "./shapeships/shape.ts";
import { en as shapeshipsEnglish } from "./shapeships/words/en.ts";
import { ru as shapeshipsRussian } from "./shapeships/words/ru.ts";
import { tactics as tacticsRules } from "./tactics/game.ts";
import type { Tactics } from "./tactics/shape.ts";
import { en as tacticsEnglish } from "./tactics/words/en.ts";
import { ru as tacticsRussian } from "./tactics/words/ru.ts";

export type { Rps } from "./rps/game.ts";
export { ceilingOf } from "./shapeships/amounts.ts";
export { checkRules as checkShapeshipsRules } from "./shapeships/check-rules.ts";
export { battleItems, drawingItems } from "./shapeships/items.ts";
export type { Violation as ShapeshipsViolation } from "./shapeships/messages.ts";
export type { Pack as ShapeshipsRules } from "./shapeships/pack.ts";
export {
  BattlePhaseStep,
  BuildPhaseStep,
  EndOfTurnStep,
  MajorPhase,
  stages as shapeshipsStages,
} from "./shapeships/phases.ts";
export { auditEvents as auditShapeships } from "./shapeships/read-events.ts";
export type {
  EvaluatedEffect,
  Shapeships,
  ShapeshipsAction,
  ShapeshipsState,
  TriggeredEffect,
} from "./shapeships/shape.ts";
export { windowOf } from "./shapeships/windows.ts";
export { presets as tacticsPresets } from "./tactics/data/presets.ts";
export { act as actTactics, applyBuff } from "./tactics/play.ts";
export { fitState, readState as readTactics } from "./tactics/read.ts";
export type { Tactics, TacticsAction, TacticsRules, TacticsState } from "./tactics/shape.ts";
export { explainStat } from "./tactics/stats.ts";

export const rps: Game<Rps> = { ...rpsRules, words: { en: rpsEnglish, ru: rpsRussian } };
export const tactics: Game<Tactics> = { ...tacticsRules, words: { en: tacticsEnglish, ru: tacticsRussian } };
export const shapeships: Game<Shapeships> = {
  ...shapeshipsRules,
  words: { en: shapeshipsEnglish, ru: shapeshipsRussian },
};

/** Every game there is, in the order in which they are shown. */
export const games: Registry = registry([rps, tactics, shapeships]);
