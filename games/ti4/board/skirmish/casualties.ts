import { damagedOf, type HitResponse, wholeOf } from "../../combat/casualties.ts";
import type { Targets } from "../../combat/choices.ts";
import { preparePlain } from "../../combat/plain.ts";
import { powersAt } from "../../skirmish/powers.ts";
import { battleAt } from "../../skirmish/steps/battle.ts";
import { sumOf } from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import type { Action, SkirmishTable } from "./table.ts";

type Assign = Action<"assign">;

/** What a hit can do to one kind of unit, how often it is chosen, and how often it could be. */
export type HitChoice = {
  readonly unit: string;
  readonly response: HitResponse;
  readonly count: number;
  readonly max: number;
};

const responses = ["sustain", "destroy", "destroyDamaged"] as const;

/** Whom the hits may fall on. */
function targetsOf({ state, rules, step }: SkirmishTable): Targets {
  const powers = powersAt(state);
  if (powers !== null) return powers.openHits(state, rules)?.targets ?? { kinds: [], each: 1 };
  if (step?.task !== "assign" || state.tactical === null) return { kinds: [], each: 1 };
  const { sides } = preparePlain(battleAt(state, step.where, rules));
  const side = sides[state.tactical.seat === step.seat ? "attacker" : "defender"];
  const kinds = side.kinds.map(({ unit, sustains, isFighter }, at) => ({
    unit: unit.id,
    whole: wholeOf(side.start, at),
    damaged: damagedOf(side.start, at),
    sustains,
    isHit: step.scope !== "fighters" || isFighter,
  }));
  return { kinds: kinds.filter(({ isHit }) => isHit), each: 1 };
}

/** Every way in which the hits can be taken, cheap units first. */
export function hitChoices(table: SkirmishTable, chosen: Assign): readonly HitChoice[] {
  const { step } = table;
  if (step?.task !== "assign") return [];
  const kinds = targetsOf(table).kinds.toSorted((a, b) => costOf(a.unit) - costOf(b.unit));
  return kinds.flatMap(({ unit: id, whole, damaged, sustains }) =>
    responses.flatMap((response) => {
      const max = {
        sustain: sustains ? whole - (chosen.destroy[id] ?? 0) : 0,
        destroy: whole - (chosen.sustain[id] ?? 0),
        destroyDamaged: damaged + (chosen.sustain[id] ?? 0),
      }[response];
      return max <= 0 && (chosen[response][id] ?? 0) === 0
        ? []
        : [{ unit: id, response, count: chosen[response][id] ?? 0, max: Math.min(max, step.hits) }];
    }),
  );
}

const costOf = (unit: string): number => {
  const { cost, perCost = 1 } = findUnit(unit) ?? {};
  return (cost ?? 0) / perCost;
};

/** How many hits are given: some units take two by sustaining. */
export function hitsChosen(table: SkirmishTable, { sustain, destroy, destroyDamaged }: Assign): number {
  const lost = sumOf(destroy) + sumOf(destroyDamaged);
  const withstood = sumOf(sustain);
  return withstood === 0 ? lost : lost + withstood * targetsOf(table).each;
}

/** One more hit there, taken from elsewhere where there is none to spare; after the last, none there. */
export function pressHit(table: SkirmishTable, chosen: Assign, pressed: HitChoice): Assign {
  const hits = table.step?.task === "assign" ? table.step.hits : 0;
  if (pressed.count >= pressed.max) return set(chosen, pressed, 0);
  let next = set(chosen, pressed, pressed.count + 1);
  const isOther = (each: HitChoice) => each.unit !== pressed.unit || each.response !== pressed.response;
  while (hitsChosen(table, next) > hits) {
    const from = hitChoices(table, next).findLast((each) => each.count > 0 && isOther(each));
    if (from === undefined) return next;
    const less = set(next, from, from.count - 1);
    // Who takes two hits by sustaining may take the last one alone.
    if (hitsChosen(table, less) < hits) return next;
    next = less;
  }
  return next;
}

function set(chosen: Assign, { unit, response }: Pick<HitChoice, "unit" | "response">, count: number): Assign {
  const { [unit]: _, ...others } = chosen[response];
  const next: Assign = { ...chosen, [response]: count === 0 ? others : { ...others, [unit]: count } };
  // What no longer sustains is not damaged, and cannot be lost as damaged.
  const dropped = response === "sustain" && count < (chosen.sustain[unit] ?? 0) && (next.destroyDamaged[unit] ?? 0) > 0;
  return dropped ? set(next, { unit, response: "destroyDamaged" }, (next.destroyDamaged[unit] ?? 1) - 1) : next;
}
