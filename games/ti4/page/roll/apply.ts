import { describeGalaxy } from "../../galaxy/describe.ts";
import type { Assessment } from "../../planner/assess.ts";
import type { Plan } from "../../planner/plan.ts";
import type { Rolled } from "../../planner/roll.ts";
import { emptyForce, type Force, sumOf, type UnitCounts } from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";
import { selected, summed } from "../parts/counts.ts";
import { activated, forceAt, withForce, withToken } from "../plan/edit.ts";
import { comeOf, isKind } from "./sides.ts";

/** The table after what was rolled: the lost are gone, what is left stands where it went, the system holds a token. */
export function kept(plan: Plan, assessment: Assessment, rolled: Rolled, refuge: string | null): Plan {
  const { mover, movement } = assessment;
  const lifted = withoutMoved(plan, assessment, rolled);
  const landed = withLanding(lifted, assessment, rolled);
  const fought = withDefender(landed, assessment, rolled);
  const done = withAttacker(fought, assessment, rolled, refuge);
  const marked = withToken(done, mover, movement.active, true);
  const fled = refuge !== null && hasFled(rolled) ? withToken(marked, mover, refuge, true) : marked;
  return activated(fled, null);
}

export const hasFled = ({ space }: Rolled): boolean =>
  space?.events.some(({ type, ...event }) => type === "retreated" && "camp" in event && event.camp === "attacker") ??
  false;

/** Where the mover may retreat to: next to the active system, no ships of others, something of one's own (LRR 78.4). */
export function refugesFor(plan: Plan, { galaxy, movement, mover }: Assessment): readonly string[] {
  const isShip = isKind("ship");
  const near = describeGalaxy(galaxy).adjacency[movement.active] ?? [];
  return near.filter((id) => {
    const here = Object.entries(plan.space[id] ?? {});
    const isHeld = here.some(([seat, { units }]) => Number(seat) !== mover && sumOf(selected(units, isShip)) > 0);
    const isOwn = here.some(([seat, { units }]) => Number(seat) === mover && sumOf(units) > 0);
    return !isHeld && (isOwn || Object.values(plan.ground[id] ?? {}).some(({ owner }) => owner === mover));
  });
}

/** Everything that moved, or was lost on the way, is lifted from where it was. */
function withoutMoved(plan: Plan, { declared, mover }: Assessment, { ships }: Rolled): Plan {
  let now = plan;
  for (const { ship, cargo, lost } of ships) {
    const found = declared.find((each) => each.ship.id === ship)?.ship;
    if (found === undefined) continue;
    now = withoutShip(now, mover, found);
    for (const { unit, count, from } of [...cargo, ...lost]) now = withoutCargo(now, mover, from, unit, count);
  }
  return now;
}

type Sailing = Assessment["declared"][number]["ship"];

function withoutShip(plan: Plan, seat: number, ship: Sailing): Plan {
  const place = { system: ship.at, planet: null };
  const { units, damaged } = forceAt(plan, place, seat);
  const one = { [ship.unit ?? ""]: 1 };
  const isHurt = "isDamaged" in ship && ship.isDamaged === true;
  return withForce(plan, place, seat, {
    ...{ units: summed(units, one, -1), damaged: isHurt ? summed(damaged, one, -1) : damaged },
  });
}

/** Cargo comes out of space first, and then from the planets. */
function withoutCargo(plan: Plan, seat: number, system: string, unit: string, count: number): Plan {
  let left = count;
  let now = plan;
  for (const planet of [null, ...Object.keys(plan.ground[system] ?? {})]) {
    const { units, damaged } = forceAt(now, { system, planet }, seat);
    const taken = Math.min(left, units[unit] ?? 0);
    if (taken === 0) continue;
    left -= taken;
    const force = { units: summed(units, { [unit]: taken }, -1), damaged };
    now =
      planet === null
        ? withForce(now, { system, planet }, seat, force)
        : withGarrison(now, system, planet, seat, force);
  }
  return now;
}

/** The same planet with another garrison; its owner keeps it with nobody on it, too. */
const withGarrison = (plan: Plan, system: string, planet: string, owner: number, { units, damaged }: Force): Plan => {
  const hurt = Object.entries(damaged).map(([unit, count]) => [unit, Math.min(count, units[unit] ?? 0)] as const);
  const garrison = { owner, units, damaged: Object.fromEntries(hurt.filter(([, count]) => count > 0)) };
  return { ...plan, ground: { ...plan.ground, [system]: { ...plan.ground[system], [planet]: garrison } } };
};

function withLanding(plan: Plan, { movement, mover }: Assessment, { ground }: Rolled): Plan {
  if (ground === null) return plan;
  const { active } = movement;
  const held = plan.ground[active]?.[ground.planet];
  if (held?.owner === mover) {
    const both = { units: summed(held.units, ground.landed), damaged: held.damaged };
    return withGarrison(plan, active, ground.planet, mover, both);
  }
  if (ground.winner === "attacker") return withGarrison(plan, active, ground.planet, mover, ground.attacker);
  if (held === undefined) return plan;
  const structures = selected(held.units, isKind("structure"));
  const left = { units: summed(structures, ground.defender.units), damaged: ground.defender.damaged };
  return withGarrison(plan, active, ground.planet, held.owner, left);
}

function withDefender(plan: Plan, { movement }: Assessment, { rival, space }: Rolled): Plan {
  if (rival === null || space === null) return plan;
  const place = { system: movement.active, planet: null };
  const before = forceAt(plan, place, rival);
  const others = selected(before.units, (unit) => !isKind("ship")(unit));
  const force = { units: summed(space.defender.units, others), damaged: space.defender.damaged };
  return withForce(plan, place, rival, withRoom(force, freeFighters(plan, movement.active, rival)));
}

function withAttacker(plan: Plan, assessment: Assessment, rolled: Rolled, refuge: string | null): Plan {
  const { mover, movement } = assessment;
  const { space, ground } = rolled;
  const here = { system: movement.active, planet: null };
  const stayed = forceAt(plan, here, mover);
  const all = summed(stayed.units, comeOf(rolled));
  const isShip = isKind("ship");
  const ships =
    space === null
      ? { units: selected(all, isShip), damaged: hurtOf(assessment, rolled, stayed.damaged) }
      : space.attacker;
  const aboard = ground === null ? selected(all, (unit) => !isShip(unit)) : selected(all, isKind("structure"));
  const force = { units: summed(ships.units, aboard), damaged: ships.damaged };
  const free = freeFighters(plan, movement.active, mover);
  const left = withRoom(force, free, ground === null ? {} : ground.landed);
  if (refuge === null || !hasFled(rolled)) return withForce(plan, here, mover, left);
  const there = { system: refuge, planet: null };
  const before = forceAt(plan, there, mover);
  const joined = { units: summed(before.units, left.units), damaged: summed(before.damaged, left.damaged) };
  return withForce(withForce(plan, here, mover, emptyForce), there, mover, joined);
}

/** The damaged among the ships that have come, and those that were there. */
function hurtOf({ declared }: Assessment, { ships }: Rolled, there: UnitCounts): UnitCounts {
  const come = declared.filter(
    ({ ship }) => "isDamaged" in ship && ship.isDamaged && ships.some((each) => each.arrived && each.ship === ship.id),
  );
  return come.reduce<UnitCounts>((sum, { ship }) => summed(sum, { [ship.unit ?? ""]: 1 }), there);
}

/** The number of fighters that need no room of ships there: docks have it. */
const freeFighters = ({ ground }: Plan, system: string, seat: number): number =>
  Object.values(ground[system] ?? {})
    .filter(({ owner }) => owner === seat)
    .flatMap(({ units }) => Object.entries(units))
    .reduce((sum, [unit, count]) => sum + (findUnit(unit)?.freeFighters ?? 0) * count, 0);

/** What the ships that are left have room for, ground forces before fighters; `landed` were aboard until then. */
function withRoom({ units, damaged }: Force, free: number, landed: UnitCounts = {}): Force {
  const sum = (counts: UnitCounts, of: "capacity" | "uses") =>
    Object.entries(counts).reduce((all, [unit, count]) => all + (findUnit(unit)?.[of] ?? 0) * count, 0);
  const needsRoom = (unit: string) => {
    const { uses = 0, move = 0 } = findUnit(unit) ?? {};
    return uses > 0 && move === 0;
  };
  const isFighter = (unit: string) => findUnit(unit)?.type === "fighter";
  const strength = (unit: string) => (isFighter(unit) ? -1 : 11 - (findUnit(unit)?.combat?.value ?? 11));
  let room = sum(units, "capacity") - sum(landed, "uses");
  let extra = free;
  const gone: { [unit: string]: number } = {};
  for (const unit of Object.keys(selected(units, needsRoom)).sort((one, other) => strength(other) - strength(one))) {
    const count = units[unit] ?? 0;
    const each = findUnit(unit)?.uses ?? 1;
    const fits = Math.min(count, Math.max(0, Math.floor(room / each)));
    const spared = isFighter(unit) ? Math.min(count - fits, extra) : 0;
    room -= fits * each;
    extra -= spared;
    gone[unit] = count - fits - spared;
  }
  return { units: summed(units, gone, -1), damaged };
}
