import { presets, type Ti4Rules } from "../../galaxy/rules.ts";
import { compareReach, switchesBetween, switchesOfDice } from "../../movement/compare.ts";
import { refuseDeclared } from "../../movement/move.ts";
import type { Assessment, ShipAssessment } from "../../planner/assess.ts";
import type { Plan } from "../../planner/plan.ts";

type Switch = keyof Ti4Rules;

/** What one reading of the rules says of a ship: whether and how it reaches, and why its order is not allowed. */
export type ShipReading = Pick<ShipAssessment, "found" | "refusal">;

/** Ships alike of which the two readings say different things, and the switches that make the difference alone. */
export type Difference = {
  readonly ships: readonly ShipAssessment["ship"][];
  readonly verdicts: { readonly [R in Plan["rules"]]: ShipReading };
  readonly switches: readonly Switch[];
};

export type Differences = {
  readonly ships: readonly Difference[];
  /** Switches that change nothing about who reaches, but something about what comes of it. */
  readonly beside: readonly Switch[];
  /** Every switch in which the readings differ. */
  readonly all: readonly Switch[];
};

/** What the other reading of the rules would say otherwise about the same plan. */
export function differencesOf(meant: Assessment, rules: Plan["rules"]): Differences {
  const { movement, answers } = meant;
  const theirs = rules === "official" ? "requirements" : "official";
  const other = presets[theirs];
  const all = switchesBetween(movement.rules, other);
  const diffs = compareReach(
    movement,
    answers.map(({ ship }) => ship),
    other,
  );
  const ships = answers.flatMap((answer, at): readonly Difference[] => {
    const diff = diffs[at];
    // What never moves by itself is barred by any rules, whatever else is in its way.
    if (diff === undefined || answer.ship.move === 0) return [];
    // An order for a ship that does not reach at all is nothing of its own.
    const refusal = diff.other.reachable ? refusalUnder(meant, answer, other) : null;
    const isOrder = diff.one.reachable && diff.other.reachable && spelt(answer.refusal) !== spelt(refusal);
    if (!diff.differs && !isOrder) return [];
    const under = {
      [rules]: { found: diff.one, refusal: diff.one.reachable ? answer.refusal : null },
      [theirs]: { found: diff.other, refusal },
    };
    const switches = new Set([...diff.switches, ...(isOrder ? switchesOfOrder(meant, answer, all, other) : [])]);
    return [{ ships: [answer.ship], verdicts: under as Difference["verdicts"], switches: [...switches] }];
  });
  return { ships: gathered(ships).toSorted(byReach), beside: besides(meant, switchesOfDice(diffs, all), all), all };
}

/** First those that reach by one set of rules alone. */
const byReach = (one: Difference, other: Difference): number => Number(isAlike(one)) - Number(isAlike(other));

const isAlike = ({ verdicts: { official, requirements } }: Difference): boolean =>
  official.found.reachable === requirements.found.reachable;

/** Whether what is ordered would be allowed by other rules. */
const refusalUnder = (
  { movement }: Assessment,
  { declared }: ShipAssessment,
  rules: Ti4Rules,
): ShipAssessment["refusal"] => (declared === null ? null : refuseDeclared({ ...movement, rules }, declared));

const switchesOfOrder = (
  meant: Assessment,
  answer: ShipAssessment,
  all: readonly Switch[],
  other: Ti4Rules,
): readonly Switch[] =>
  all.filter((key) => {
    const rules = { ...meant.movement.rules, [key]: other[key] };
    return spelt(refusalUnder(meant, answer, rules)) !== spelt(answer.refusal);
  });

const spelt = (value: unknown): string => JSON.stringify(value);

/** Those that matter once dice are rolled, and what a nebula does for those on its planets. */
function besides({ galaxy, movement }: Assessment, dice: readonly Switch[], all: readonly Switch[]): readonly Switch[] {
  const active = galaxy.systems.find(({ id }) => id === movement.active);
  const isNebula = active?.anomalies.some(({ type }) => type === "nebula") === true && active.planets.length > 0;
  return [...dice, ...all.filter((key) => key === "nebulaGroundBonus" && isNebula)];
}

/** Ships of one kind in one place with the same two verdicts are told of together. */
function gathered(found: readonly Difference[]): readonly Difference[] {
  const groups = new Map<string, Difference>();
  for (const difference of found) {
    const [ship] = difference.ships;
    const named = [difference.verdicts, difference.switches, { ...ship, id: "", isDamaged: false }];
    const key = ship === undefined ? "" : spelt(named).replaceAll(spelt(ship.id), '""');
    groups.set(key, { ...difference, ships: [...(groups.get(key)?.ships ?? []), ...difference.ships] });
  }
  return [...groups.values()];
}
