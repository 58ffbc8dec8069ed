import { type Camp, otherCamp } from "../battle.ts";
import { branch, type Engine, type Joint, type Losses, type Struck, unhurt } from "./engine.ts";
import type { Fleet, FleetKind, FleetState } from "./fleet.ts";
import { destroyUnits, readyPower } from "./losses.ts";
import { aliveIn, powersBy } from "./states.ts";

const camps = ["attacker", "defender"] as const;

/** What losses in combat set off: all is lost, something is avenged, ships come over, others come. */
export function aftermath(engine: Engine, struck: Struck): readonly Joint[] {
  if (!engine.field.isTold || !hasLost(struck.lost)) return [struck];
  const steps = [detonate, avenge, capture, reinforce].flatMap((step) =>
    camps.map((camp) => (at: Struck) => step(engine, at, camp)),
  );
  const ends = steps.reduce<readonly Struck[]>((from, step) => branch(from, step), [struck]);
  return ends.map(({ attacker, defender, chance }) => ({ attacker, defender, chance }));
}

const hasLost = ({ attacker, defender }: Losses): boolean =>
  (attacker?.some((count) => count > 0) ?? false) || (defender?.some((count) => count > 0) ?? false);

/** The ship is lost, and everything with it. */
function detonate(engine: Engine, at: Struck, camp: Camp): readonly Struck[] {
  const isGone = powersBy(engine.books[camp].fleet, "detonate").some(
    ({ while: ship }) => ship >= 0 && (at.lost[camp]?.[ship] ?? 0) > 0,
  );
  if (!isGone) return [at];
  return [camps.reduce((now, each) => destroyed(engine, now, each, Number.POSITIVE_INFINITY, () => true), at)];
}

function destroyed(engine: Engine, at: Struck, camp: Camp, count: number, is: (kind: FleetKind) => boolean): Struck {
  const { fleet, find } = engine.books[camp];
  const most = Math.min(
    count,
    at[camp].state.reduce((sum, each) => sum + each, 0),
  );
  const { state, lost } = destroyUnits(fleet, at[camp].state, most, is);
  const before = at.lost[camp];
  const all = before === null ? lost : before.map((each, kind) => each + (lost?.[kind] ?? 0));
  return { ...at, [camp]: find(state), lost: { ...at.lost, [camp]: all } };
}

/** At the first loss: of ships lost together, for the one that hits best. */
function avenge(engine: Engine, at: Struck, camp: Camp): readonly Struck[] {
  const { fleet, find } = engine.books[camp];
  const power = readyPower(fleet, at[camp].state, "avenge");
  const gone = fleet.kinds.filter((_, kind) => (at.lost[camp]?.[kind] ?? 0) > 0);
  if (power === undefined || gone.length === 0) return [at];
  const other = otherCamp(camp);
  const spent = { ...at, [camp]: find(at[camp].state.with(power.at, 0)) };
  if (power.clause.dice === 0) {
    const types = new Set(gone.map(({ unit }) => unit.type));
    const target = engine.books[other].fleet.kinds.findLast(
      ({ unit }, kind) => types.has(unit.type) && aliveIn(at[other].state, kind) > 0,
    );
    return target === undefined ? [at] : [destroyed(engine, spent, other, 1, (kind) => kind === target)];
  }
  const value = Math.min(...gone.map((kind) => kind.value));
  const pool = { count: power.clause.dice, each: 1, value, bonus: 0, isRerolled: false, burst: null, isSteered: false };
  return engine
    .chance({ pools: [pool], times: 1, countsNear: false })
    .map(({ any, chance }) => destroyed(engine, { ...spent, chance: spent.chance * chance }, other, any, () => true));
}

/** Ships come over at the end of the round, as far as there are pieces of their type. */
function capture(engine: Engine, at: Struck, camp: Camp): readonly Struck[] {
  const { fleet, find } = engine.books[camp];
  const other = otherCamp(camp);
  const lost = at.lost[other];
  if (powersBy(fleet, "capture").length === 0 || lost === null) return [at];
  const state = lost.reduce<FleetState>((now, count, kind) => {
    const type = engine.books[other].fleet.kinds[kind]?.unit.type;
    return added(fleet, now, (own) => own.unit.type === type, count, fleet.cards.coming);
  }, at[camp].state);
  return [{ ...at, [camp]: find(state) }];
}

/** So many more of a kind, as far as there are pieces: at once, or among those who come. */
export function added(
  { kinds, cards: { coming } }: Fleet,
  state: FleetState,
  is: (kind: FleetKind) => boolean,
  count: number,
  into = -1,
): FleetState {
  const at = kinds.findIndex((kind) => kind.isLosable && is(kind));
  const kind = kinds[at];
  if (kind === undefined || count === 0) return state;
  const here = (each: number) => aliveIn(state, each) + (coming < 0 ? 0 : (state[coming + each] ?? 0));
  const used = kinds.reduce((sum, each, index) => sum + (each.unit.type === kind.unit.type ? here(index) : 0), 0);
  const room = isUnlimited(kind) ? count : Math.max(0, (kind.unit.plastic ?? count) - used);
  const slot = into < 0 ? 2 * at : into + at;
  return state.with(slot, (state[slot] ?? 0) + Math.min(count, room));
}

/** Fighters and infantry have tokens beside their pieces. */
const isUnlimited = ({ unit: { type } }: FleetKind): boolean => type === "fighter" || type === "infantry";

function reinforce(engine: Engine, at: Struck, camp: Camp): readonly Struck[] {
  const { fleet, find } = engine.books[camp];
  const power = readyPower(fleet, at[camp].state, "reinforce");
  const hasLostSome = at.lost[camp]?.some((count) => count > 0) ?? false;
  if (power === undefined || !hasLostSome) return [at];
  const { space, ground, count } = power.clause;
  const type = engine.field.place === "space" ? space : ground;
  const more = added(fleet, at[camp].state, ({ unit }) => unit.type === type, count);
  return [{ ...at, [camp]: find(more.with(power.at, 0)) }];
}

/** A fresh count of losses. */
export const asStruck = ({ attacker, defender, chance }: Joint): Struck => ({
  attacker,
  defender,
  chance,
  lost: unhurt,
});
