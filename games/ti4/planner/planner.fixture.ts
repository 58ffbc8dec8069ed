import type { UnitCounts } from "../units/force.ts";
import { actionOf } from "./action.ts";
import { type Assessment, assess } from "./assess.ts";
import type { Outcome } from "./outcome.ts";
import { outcomeOf } from "./outcome.ts";
import { type Plan, readPlan } from "./plan.ts";

/** What a table is told by, for short: units by `player place`, as in `{ "0 A": { carrier: 1 }, "1 B/Beta": { pds: 1 } }`. */
export type Setup = {
  readonly units: { readonly [where: string]: UnitCounts };
  readonly active: string;
  readonly effects?: readonly (readonly string[])[];
  readonly tokens?: readonly (readonly string[])[];
  readonly plan?: Partial<Plan["plan"]>;
  readonly rules?: Plan["rules"];
  readonly pool?: number;
  readonly damaged?: UnitCounts;
};

/** A chain with a rift and a nebula in it: A – R – T – N, and beside T a neighbour P; each but R has a planet. */
const map = {
  systems: [
    { id: "A", planets: [{ name: "Alpha", resources: 1, influence: 1 }] },
    { id: "R", anomalies: ["gravity-rift"] },
    { id: "T", planets: [{ name: "Tau", resources: 2, influence: 1 }] },
    { id: "N", anomalies: ["nebula"], planets: [{ name: "Nu", resources: 1, influence: 0 }] },
    { id: "P", planets: [{ name: "Pi", resources: 0, influence: 1 }] },
  ],
  links: [
    ["A", "R"],
    ["R", "T"],
    ["T", "N"],
    ["T", "P"],
  ],
};

export function planOf(told: Setup): Plan {
  const { units, active, effects = [], tokens = [], plan = {}, rules = "official", pool = 8, damaged = {} } = told;
  const space: { [system: string]: { [seat: string]: object } } = {};
  const ground: { [system: string]: { [planet: string]: object } } = {};
  for (const [where, counts] of Object.entries(units)) {
    const [seat = "0", place = ""] = where.split(" ");
    const [system = "", planet] = place.split("/");
    const force = { units: counts, damaged: seat === "0" ? damaged : {} };
    if (planet === undefined) space[system] = { ...space[system], [seat]: force };
    else ground[system] = { ...ground[system], [planet]: { ...force, owner: Number(seat) } };
  }
  const players = [0, 1, 2].map((seat) => ({
    ...{ name: "", effects: effects[seat] ?? [], tokens: tokens[seat] ?? [], fleetPool: pool },
  }));
  const read = readPlan({ map, rules, players, space, ground, plan: { mover: 0, active, ...plan } });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

export function assessmentOf(told: Setup): Assessment {
  const found = assess(planOf(told));
  if (!found.ok || found.value === null) throw new Error("no system is active");
  return found.value;
}

const texts = new Proxy({}, { get: () => "" }) as Parameters<typeof outcomeOf>[1];

export function outcome(told: Setup): Outcome {
  const found = outcomeOf(actionOf(assessmentOf(told), planOf(told).plan), texts);
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
}
