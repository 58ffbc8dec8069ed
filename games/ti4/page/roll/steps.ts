import type { BattleEvent } from "../../combat/play.ts";
import type { Assessment } from "../../planner/assess.ts";
import type { Fought, Rolled } from "../../planner/roll.ts";
import type { BattleStage } from "../../words/planner/words.ts";
import { type LogEntry, logBattle } from "./log-entries.ts";
import { bystandersOf, groundStart, holderOf, type Sides, spaceStart } from "./sides.ts";

/** Who is who in a battle, by seats. */
type Cast = {
  readonly attacker: number;
  readonly defender: number | null;
  readonly bystanders: readonly number[];
};

/** Dice at one time with what followed from them; or how it ended. */
export type BattlePart = {
  readonly step: BattleStage | "end";
  readonly round: number;
  readonly told: readonly LogEntry[];
};
export type Battle = {
  readonly place: "space" | "ground";
  readonly planet: string | null;
  readonly cast: Cast;
  readonly fought: Fought;
  readonly start: Sides;
  readonly parts: readonly BattlePart[];
};

/** The battles that were fought, in their order. */
export function battlesOf(assessment: Assessment, rolled: Rolled): readonly Battle[] {
  const { mover } = assessment;
  const { space, ground, rival } = rolled;
  const [aloft, ashore] = [spaceStart(assessment, rolled), groundStart(assessment, rolled)];
  const inSpace: readonly Battle[] =
    space === null
      ? []
      : [
          {
            ...{ place: "space", planet: null, fought: space, start: aloft, parts: partsOf(logBattle(space, aloft)) },
            cast: { attacker: mover, defender: rival, bystanders: bystandersOf(assessment, rolled) },
          },
        ];
  if (ground === null) return inSpace;
  const cast = { attacker: mover, defender: holderOf(assessment, rolled), bystanders: [] };
  const parts = partsOf(logBattle(ground, ashore));
  return [...inSpace, { place: "ground", planet: ground.planet, cast, fought: ground, start: ashore, parts }];
}

function partsOf(told: readonly LogEntry[]): readonly BattlePart[] {
  const parts: { step: BattlePart["step"]; round: number; told: LogEntry[] }[] = [];
  for (const each of told) {
    const last = parts.at(-1);
    const step = stepOf(each.event, last?.step ?? "start");
    const round = "round" in each.event ? each.event.round : 0;
    if (last !== undefined && last.step === step && last.round === round) last.told.push(each);
    else parts.push({ step, round, told: [each] });
  }
  return parts;
}

function stepOf(event: BattleEvent, before: BattlePart["step"]): BattlePart["step"] {
  if (event.type === "volley") return event.roll;
  if (event.type === "assault" || (event.type === "repaired" && event.round === 0)) return "start";
  return event.type === "retreated" || event.type === "over" ? "end" : before;
}

const lengthOf = (parts: readonly BattlePart[]): number => parts.reduce((sum, { told }) => sum + told.length, 0);

export const stepsIn = (battles: readonly Battle[]): number =>
  battles.reduce((sum, { parts }) => sum + lengthOf(parts), 0);

/** The battles after a number of steps. */
export function shownOf(battles: readonly Battle[], steps: number): readonly Battle[] {
  let left = steps;
  return battles.flatMap((battle) => {
    if (left <= 0) return [];
    const parts = battle.parts.flatMap((part) => {
      const told = part.told.slice(0, Math.max(0, left));
      left -= part.told.length;
      return told.length === 0 ? [] : [{ ...part, told }];
    });
    return parts.length === 0 ? [] : [{ ...battle, parts }];
  });
}

/** The number of steps at which the part that comes next is shown to its end. */
export function endOfPart(battles: readonly Battle[], steps: number): number {
  let sum = 0;
  for (const { parts } of battles)
    for (const { told } of parts) {
      sum += told.length;
      if (sum > steps) return sum;
    }
  return sum;
}
