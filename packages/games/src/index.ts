import { type Registry, registry } from "@umpire/kernel";
import { game as ti4Edition1 } from "../editions/ti4-1.js";
import { rps } from "./rps/spoken.ts";
import { shapeships } from "./shapeships/spoken.ts";
import { tactics } from "./tactics/spoken.ts";
import { ti4 } from "./ti4/skirmish/spoken.ts";

export type { Rps } from "./rps/game.ts";
export { rps } from "./rps/spoken.ts";
export { ceilingOf } from "./shapeships/amounts.ts";
export {
  type Book as ShapeshipsBook,
  bookOf as shapeshipsBook,
  bookWords as shapeshipsWords,
  nameOf as shapeshipsName,
} from "./shapeships/book.ts";
export { checkRules as checkShapeshipsRules } from "./shapeships/check-rules.ts";
export { choices as shapeshipsChoices, exampleOrder, joinOrders } from "./shapeships/choices.ts";
export {
  describeDeed,
  describeShip,
  onlyWindow,
  priceOfPower,
  priceOfShip,
  wholePrice,
} from "./shapeships/describe.ts";
export { forecast, foresee } from "./shapeships/forecast.ts";
export {
  type BattleItem,
  battleItems,
  type DrawingItem,
  drawingItems,
  extendDrawing,
  extendOrder,
  firstItems,
} from "./shapeships/items.ts";
export { duskDamage } from "./shapeships/ledger.ts";
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
export { type Alike, alike, compactIds, mergeReasons, nameSource, spellAmount } from "./shapeships/reckoning.ts";
export type {
  EvaluatedEffect,
  Shapeships,
  ShapeshipsAction,
  ShapeshipsState,
  TriggeredEffect,
} from "./shapeships/shape.ts";
export { shapeships } from "./shapeships/spoken.ts";
export { windowOf } from "./shapeships/windows.ts";
export type { BookWords as ShapeshipsWords } from "./shapeships/words/book-words.ts";
export { buffs as tacticsBuffs } from "./tactics/data/buffs.ts";
export { presets as tacticsPresets } from "./tactics/data/presets.ts";
export { tiles as tacticsTiles } from "./tactics/data/tiles.ts";
export { unitTypes as tacticsUnitTypes } from "./tactics/data/units.ts";
export { act as actTactics, applyBuff, explainAttack } from "./tactics/play.ts";
export { fitState, readState as readTactics } from "./tactics/read.ts";
export type { Tactics, TacticsAction, TacticsRules, TacticsState } from "./tactics/shape.ts";
export { playerOf as tacticsPlayer, seatOf as tacticsSeat } from "./tactics/shape.ts";
export { tactics } from "./tactics/spoken.ts";
export { buffsOf as tacticsBuffsOf, explainStat, type Stat as TacticsStat } from "./tactics/stats.ts";
export { type UnitType as TacticsUnitType, unitTypeOf } from "./tactics/unit-type.ts";
export { refuseDeed as refuseTi4Deed } from "./ti4/anomalies.ts";
export { leftBehind, overPools, refuseAbsent } from "./ti4/capacity.ts";
export { answerOdds, type OddsAnswer } from "./ti4/combat/answer.ts";
export { type ArriveAnswer, arrive } from "./ti4/combat/arrive.ts";
export { type Assignment, assign } from "./ti4/combat/assign.ts";
export { choices } from "./ti4/combat/choices.ts";
export { chanceOf, modifiersFor } from "./ti4/combat/modifiers.ts";
export { fightOn, leftOf, oddsOf, workOut, workOutCombat } from "./ti4/combat/odds.ts";
export { starting as standingOf } from "./ti4/combat/opening.ts";
export { type BattleEvent, type Captain, playBattle, usualCaptain } from "./ti4/combat/play.ts";
export { type Prepared, prepareBattle } from "./ti4/combat/prepared.ts";
export { armySchema, battleFields, readBattle } from "./ti4/combat/read-battle.ts";
export { type Reviewed, reviewBattle } from "./ti4/combat/review.ts";
export { unmodelledIn } from "./ti4/combat/unmodelled.ts";
export { compareReach, type ShipDiff, switchesBetween, switchesOfDice } from "./ti4/compare.ts";
export { combatTable as ti4CombatEffects } from "./ti4/data/combat-effects.ts";
export { effectTable as ti4Effects } from "./ti4/data/effects.ts";
export { describeAnomalies, describeGalaxy } from "./ti4/describe.ts";
export { readEffects as readTi4Effects } from "./ti4/effects.ts";
export { findSystem, type Galaxy as Ti4Galaxy, type System as Ti4System } from "./ti4/galaxy.ts";
export { nameUpTo as ti4Name } from "./ti4/ids.ts";
export { lossDistribution } from "./ti4/losses.ts";
export { centreAmong as ti4Centre, readMapString as readTi4Tiles, turnedLanes } from "./ti4/map-string.ts";
export { type Declared, refuseDeclared, voyageOut } from "./ti4/move.ts";
export { plain as plainName } from "./ti4/nearness.ts";
export { judgePath } from "./ti4/path.ts";
export { type Menace, menacesOf } from "./ti4/planner/menace.ts";
export { type Outcome, outcomeOf } from "./ti4/planner/outcome.ts";
export { type Fought, type Rolled, rollOut } from "./ti4/planner/roll.ts";
export { type Answer, type PlanWarning, type Study, study } from "./ti4/planner/study.ts";
export { type Order, placesOf, readTable, type SetOut, type Stray, setOut, type Table } from "./ti4/planner/table.ts";
export { reach } from "./ti4/reach.ts";
export { readMap as readTi4Map } from "./ti4/read-map.ts";
export { effectsThatDo } from "./ti4/remedies.ts";
export { presets as ti4Presets, readTi4Rules, type Ti4Rules } from "./ti4/rules.ts";
export {
  dockIn,
  galaxyOn as skirmishGalaxy,
  scoreOf as skirmishScore,
  shipsOf as skirmishShips,
  voyageOf as skirmishVoyage,
} from "./ti4/skirmish/board.ts";
export { battleAt as skirmishBattle } from "./ti4/skirmish/fighting.ts";
export { fullLoad as skirmishLoad } from "./ti4/skirmish/move-choices.ts";
export { landingsOf, type Plan as SkirmishPlan, planFor, worthOfPlan } from "./ti4/skirmish/plan.ts";
export type { Skirmish, SkirmishAction, SkirmishRules, SkirmishState } from "./ti4/skirmish/shape.ts";
export { ti4 } from "./ti4/skirmish/spoken.ts";
export {
  spelling as spellSystem,
  spellingOfAll as spellSystems,
  spellingOfEffect as spellEffect,
  spellingOfShip as spellShip,
} from "./ti4/spelling.ts";
export { type Side as Ti4Side, type Threat, threats } from "./ti4/threats.ts";
export { findTile, type Tile as Ti4Tile, tiles as ti4Tiles } from "./ti4/tiles.ts";
export { reachVia } from "./ti4/transport.ts";
export {
  type Forces,
  findSeveral,
  findTypedType,
  findTypedUnit,
  minus as minusUnits,
  readForces,
  splitFleets,
  unitsNear,
} from "./ti4/typed-units.ts";
export { findUnit, type Unit as Ti4Unit, units as ti4Units } from "./ti4/units.ts";
export type { Ship as Ti4Ship, Voyage } from "./ti4/voyage.ts";
export {
  describeCombatEffect as describeTi4CombatEffect,
  describeEffect as describeTi4Effect,
  describeMoveEffect as describeTi4MoveEffect,
} from "./ti4/words/describe-effects.ts";
export { type Language as Ti4Language, ti4Names, ti4PlannerWords, ti4Words } from "./ti4/words/languages.ts";
export type { Ti4Names } from "./ti4/words/names.ts";
export { type End, isTiny, pointsText, type Step, type Ti4PlannerWords } from "./ti4/words/planner-words.ts";
export {
  sayAbilities as sayTi4Abilities,
  sayCause as sayTi4Cause,
  sayChange as sayTi4Change,
  sayDieSource as sayTi4DieSource,
  sayModifier as sayTi4Modifier,
  sayMove as sayTi4Move,
  sayOption as sayTi4Option,
  sayRisk as sayTi4Risk,
  sayStaying as sayTi4Staying,
} from "./ti4/words/say.ts";

export { ti4Edition1 };

/** Every game there is, in the order in which they are shown, then earlier editions for what was begun under them. */
export const games: Registry = /* @__PURE__ */ registry([rps, tactics, shapeships, ti4, ti4Edition1]);
