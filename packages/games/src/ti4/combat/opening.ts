import type { Battle } from "./battle.ts";
import { afterAssault, afterHit, capitals, isAlive, isExposed, type Scope, withRepairs } from "./casualties.ts";
import { batteryHits, type Hits } from "./hits.ts";
import type { Kit, State } from "./kit.ts";
import { isShielded } from "./shield.ts";

/** How likely it is that the two sides are in these states. */
export type Standing = { readonly a: State; readonly b: State; readonly chance: number };

/** Everything before the first round of rolls: cannons and the rest, each with what is left by then. */
export function opening({ place, ...battle }: Battle, a: Kit, b: Kit, from: Standing): readonly Standing[] {
  return place === "space" ? spaceOpening(a, b, from) : groundOpening({ place, ...battle }, a, b, from);
}

function spaceOpening(a: Kit, b: Kit, from: Standing): readonly Standing[] {
  const byA = a.cannon.length === 0 ? [from] : strike(from, "b", batteryHits(a.cannon, from.a), b, aimOf(a));
  const byB = byA.flatMap((at) => strike(at, "a", batteryHits(b.cannon, at.b), a, aimOf(b)));
  return byB.map((at) => starting(a, b, at)).flatMap((at) => barrage(a, b, at));
}

const aimOf = ({ sparesFighters }: Kit): Scope => (sparesFighters ? "no-fighters" : "all");

/** What one roll does to one side: hits that find nobody make no difference. */
function strike(at: Standing, side: "a" | "b", hits: Hits, kit: Kit, scope: Scope): readonly Standing[] {
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
function starting(a: Kit, b: Kit, at: Standing): Standing {
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
  return strike(at, "b", byA, b, "fighters").flatMap((then) => strike(then, "a", byB, a, "fighters"));
}

/** Bombardment, unless a shield is in the way; cannons against those who land; and repairs. */
function groundOpening(battle: Battle, a: Kit, b: Kit, from: Standing): readonly Standing[] {
  const bombs = isShielded(battle) ? [] : a.bombardment;
  return strike(from, "b", batteryHits(bombs, from.a), b, "all")
    .flatMap((at) => strike(at, "a", batteryHits(b.cannon, at.b), a, "all"))
    .map((at) => {
      const isFought = isAlive(a, at.a) && isAlive(b, at.b);
      return isFought ? { ...at, a: withRepairs(a, at.a), b: withRepairs(b, at.b) } : at;
    });
}
