import type { Assessment } from "../../planner/assess.ts";
import type { Rolled } from "../../planner/roll.ts";
import { emptyForce, type Force, type UnitCounts } from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import { selected, summed } from "../parts/counts.ts";

/** What both have. */
export type Sides = { readonly attacker: Force; readonly defender: Force };
export type Camp = keyof Sides;
type Kind = "ship" | "ground";

export const isKind =
  (...kinds: readonly string[]) =>
  (unit: string): boolean =>
    kinds.includes(findUnit(unit)?.kind ?? "");

const partOf = ({ units, damaged }: Force, kind: Kind): Force => {
  const part = selected(units, isKind(kind));
  return { units: part, damaged: selected(damaged, (unit) => Object.hasOwn(part, unit)) };
};

/** What has come, ships and what they carry. */
export function comeOf({ ships }: Rolled): UnitCounts {
  return ships
    .filter(({ arrived }) => arrived)
    .flatMap(({ unit, cargo }) => [{ [unit ?? ""]: 1 }, ...cargo.map((load) => ({ [load.unit]: load.count }))])
    .reduce<UnitCounts>((sum, each) => summed(sum, each), {});
}

/** What the mover has in the active system's space and does not move. */
function stayedIn({ board, movement, mover, declared }: Assessment): Force {
  const { units, damaged } = board.space[movement.active]?.[mover] ?? emptyForce;
  const sailing = declared
    .filter(({ ship }) => ship.at === movement.active)
    .reduce<UnitCounts>((sum, { ship }) => summed(sum, { [ship.unit ?? ""]: 1 }), {});
  return { units: summed(units, sailing, -1), damaged };
}

/** Both sides before the first die of the battle in space: ships alone. */
export function spaceStart(assessment: Assessment, rolled: Rolled): Sides {
  const { board, movement, declared } = assessment;
  const stayed = stayedIn(assessment);
  const units = summed(stayed.units, comeOf(rolled));
  // Ships of one kind are not told apart in a battle: the damaged ones are taken to have come.
  const hurt = declared
    .filter(({ ship }) => "isDamaged" in ship && ship.isDamaged)
    .reduce<UnitCounts>((sum, { ship }) => summed(sum, { [ship.unit ?? ""]: 1 }), stayed.damaged);
  const damaged = Object.fromEntries(
    Object.entries(hurt).map(([unit, count]) => [unit, Math.min(count, units[unit] ?? 0)]),
  );
  const rival = rolled.rival === null ? emptyForce : (board.space[movement.active]?.[rolled.rival] ?? emptyForce);
  return { attacker: partOf({ units, damaged }, "ship"), defender: partOf(rival, "ship") };
}

/** Both sides before the first die of the landing: ground forces alone. */
export function groundStart({ board, movement }: Assessment, { ground }: Rolled): Sides {
  if (ground === null) return { attacker: emptyForce, defender: emptyForce };
  const garrison = board.planets[`${movement.active}/${ground.planet}`]?.force ?? emptyForce;
  return { attacker: { units: ground.landed, damaged: {} }, defender: partOf(garrison, "ground") };
}

/** Who holds the planet that is landed on; null where nobody does. */
export const holderOf = ({ board, movement }: Assessment, { ground }: Rolled): number | null =>
  ground === null ? null : (board.planets[`${movement.active}/${ground.planet}`]?.owner ?? null);

/** The third parties whose cannons reach, in the order in which they fire. */
export const bystandersOf = ({ mover }: Assessment, { guns, rival }: Rolled): readonly number[] =>
  guns.map(({ seat }) => seat).filter((seat) => seat !== mover && seat !== rival);
