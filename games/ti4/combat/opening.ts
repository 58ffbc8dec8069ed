import { afterAssault, afterHit, capitals, isAlive, isExposed, type Scope, withRepairs } from "./casualties.ts";
import { batteryHits, type Hits } from "./hits.ts";
import type { Kit, State } from "./kit.ts";
import type { Prepared } from "./prepared.ts";

/** How likely it is that the two sides are in these states. */
export type Standing = { readonly a: State; readonly b: State; readonly chance: number };

/** The stage at which a combat starts: all that fire before it have a stage each, the attacker's the first. */
export const startStage = ({ bystanders }: Prepared): number => 2 + bystanders.length;

/** Everything before the first round of rolls, from a stage on, each with what is left by then. */
export function opening(prepared: Prepared, from: Standing, stage = 0): readonly Standing[] {
  const { attacker: a, defender: b } = prepared.kits;
  const stages = prepared.place === "space" ? spaceStages(prepared, a, b) : groundStages(prepared, a, b);
  let standings: readonly Standing[] = [from];
  for (let now = stage; now < stages.length; now += 1) standings = afterStep(standings, stages[now] as Step);
  return standings;
}

function afterStep(standings: readonly Standing[], step: Step): readonly Standing[] {
  if (standings.length === 1) return step(standings[0] as Standing);
  const found: Standing[] = [];
  for (const at of standings) for (const then of step(at)) found.push(then);
  return found;
}

/** Both sides as they come. */
export const starting = ({ kits }: Prepared): Standing => ({
  a: kits.attacker.start,
  b: kits.defender.start,
  chance: 1,
});

type Step = (at: Standing) => readonly Standing[];

const spaceStages = ({ bystanders }: Prepared, a: Kit, b: Kit): readonly Step[] => [
  (at) => strike(at, "b", batteryHits(a.cannon, at.a), b, aimOf(a)),
  (at) => strike(at, "a", batteryHits(b.cannon, at.b), a, aimOf(b)),
  ...bystanders.map((kit) => (at: Standing) => strike(at, "a", batteryHits(kit.cannon, kit.start), a, aimOf(kit))),
  (at) => barrage(a, b, begun(a, b, at)),
];

export const aimOf = ({ sparesFighters }: Kit): Scope => (sparesFighters ? "no-fighters" : "all");

/** What one roll does to one side: hits that find nobody make no difference. */
function strike(at: Standing, side: "a" | "b", hits: Hits, kit: Kit, scope: Scope): readonly Standing[] {
  if (hits.length === 1) return [at];
  const found: Standing[] = [];
  let state = at[side];
  let left = 1;
  for (let count = 0; count < hits.length; count += 1) {
    const likely = hits[count] ?? 0;
    const isEnd = !isExposed(kit, state, scope) || count === hits.length - 1;
    const chance = at.chance * (isEnd ? left : likely);
    found.push(side === "a" ? { a: state, b: at.b, chance } : { a: at.a, b: state, chance });
    if (isEnd) break;
    left -= likely;
    state = afterHit(kit, state, scope);
  }
  return found;
}

/** The start of a space combat, if there is one: assault cannons, the attacker's first, and repairs. */
function begun(a: Kit, b: Kit, at: Standing): Standing {
  if (!isAlive(a, at.a) || !isAlive(b, at.b)) return at;
  const struck = a.assault !== null && capitals(a, at.a) >= a.assault ? afterAssault(b, at.b) : at.b;
  const answered = b.assault !== null && capitals(b, struck) >= b.assault ? afterAssault(a, at.a) : at.a;
  return { a: withRepairs(a, answered), b: withRepairs(b, struck), chance: at.chance };
}

/** Both sides at once; there is none where one side has no ships to fight. */
function barrage(a: Kit, b: Kit, at: Standing): readonly Standing[] {
  if (!isAlive(a, at.a) || !isAlive(b, at.b)) return [at];
  const byA = batteryHits(a.barrage, at.a);
  const byB = batteryHits(b.barrage, at.b);
  return afterStep(strike(at, "b", byA, b, "fighters"), (then) => strike(then, "a", byB, a, "fighters"));
}

/** Bombardment, unless a shield is in the way; cannons against those who land; and repairs. */
function groundStages({ isShielded }: Prepared, a: Kit, b: Kit): readonly Step[] {
  const bombs = isShielded ? [] : a.bombardment;
  return [
    (at) => strike(at, "b", batteryHits(bombs, at.a), b, "all"),
    (at) => strike(at, "a", batteryHits(b.cannon, at.b), a, "all"),
    (at) => {
      const isFought = isAlive(a, at.a) && isAlive(b, at.b);
      return [isFought ? { ...at, a: withRepairs(a, at.a), b: withRepairs(b, at.b) } : at];
    },
  ];
}
