import { afterAssault, afterHit, isAlive, isExposed, nonFighterShips, type Scope, withRepairs } from "../casualties.ts";
import type { PreparedBattle } from "../prepared.ts";
import type { Side, SideState } from "../side.ts";
import { batteryHits, type HitDistribution } from "./hit-distribution.ts";

/** A pair of states and its probability. */
export type JointState = { readonly a: SideState; readonly b: SideState; readonly chance: number };

/** The stage at which a combat starts: all that fire before it have a stage each, the attacker's the first. */
export const combatStage = ({ bystanders }: PreparedBattle): number => 2 + bystanders.length;

/** Everything before the first round of rolls, from a stage on, each with what is left by then. */
export function openingOutcomes(prepared: PreparedBattle, from: JointState, stage = 0): readonly JointState[] {
  const { attacker: a, defender: b } = prepared.sides;
  const stages = prepared.place === "space" ? spaceStages(prepared, a, b) : groundStages(prepared, a, b);
  let standings: readonly JointState[] = [from];
  for (let now = stage; now < stages.length; now += 1) standings = afterStep(standings, stages[now] as Stage);
  return standings;
}

function afterStep(standings: readonly JointState[], step: Stage): readonly JointState[] {
  if (standings.length === 1) return step(standings[0] as JointState);
  const found: JointState[] = [];
  for (const at of standings) for (const then of step(at)) found.push(then);
  return found;
}

/** Both sides as they come. */
export const startingState = ({ sides }: PreparedBattle): JointState => ({
  a: sides.attacker.start,
  b: sides.defender.start,
  chance: 1,
});

type Stage = (at: JointState) => readonly JointState[];

const spaceStages = ({ bystanders }: PreparedBattle, a: Side, b: Side): readonly Stage[] => [
  (at) => strike(at, "b", batteryHits(a.cannon, at.a), b, cannonScope(a)),
  (at) => strike(at, "a", batteryHits(b.cannon, at.b), a, cannonScope(b)),
  ...bystanders.map(
    (side) => (at: JointState) => strike(at, "a", batteryHits(side.cannon, side.start), a, cannonScope(side)),
  ),
  (at) => barrage(a, b, begun(a, b, at)),
];

export const cannonScope = ({ sparesFighters }: Side): Scope => (sparesFighters ? "no-fighters" : "all");

/** What one roll does to one side: hits that find nobody make no difference. */
function strike(
  at: JointState,
  target: "a" | "b",
  hits: HitDistribution,
  side: Side,
  scope: Scope,
): readonly JointState[] {
  if (hits.length === 1) return [at];
  const found: JointState[] = [];
  let state = at[target];
  let left = 1;
  for (let count = 0; count < hits.length; count += 1) {
    const likely = hits[count] ?? 0;
    const isEnd = !isExposed(side, state, scope) || count === hits.length - 1;
    const chance = at.chance * (isEnd ? left : likely);
    found.push(target === "a" ? { a: state, b: at.b, chance } : { a: at.a, b: state, chance });
    if (isEnd) break;
    left -= likely;
    state = afterHit(side, state, scope);
  }
  return found;
}

/** The start of a space combat, if there is one: assault cannons, the attacker's first, and repairs. */
function begun(a: Side, b: Side, at: JointState): JointState {
  if (!isAlive(a, at.a) || !isAlive(b, at.b)) return at;
  const struck = a.assault !== null && nonFighterShips(a, at.a) >= a.assault ? afterAssault(b, at.b) : at.b;
  const answered = b.assault !== null && nonFighterShips(b, struck) >= b.assault ? afterAssault(a, at.a) : at.a;
  return { a: withRepairs(a, answered), b: withRepairs(b, struck), chance: at.chance };
}

/** Both sides at once; there is none where one side has no ships to fight. */
function barrage(a: Side, b: Side, at: JointState): readonly JointState[] {
  if (!isAlive(a, at.a) || !isAlive(b, at.b)) return [at];
  const byA = batteryHits(a.barrage, at.a);
  const byB = batteryHits(b.barrage, at.b);
  return afterStep(strike(at, "b", byA, b, "fighters"), (then) => strike(then, "a", byB, a, "fighters"));
}

/** Bombardment, unless a shield is in the way; cannons against those who land; and repairs. */
function groundStages({ isShielded }: PreparedBattle, a: Side, b: Side): readonly Stage[] {
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
