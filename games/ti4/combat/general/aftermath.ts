import { type Camp, otherCamp } from "../battle.ts";
import type { Verb } from "./clauses.ts";
import { type Engine, type Joint, type Struck, unhurt, withLost, withSide } from "./engine.ts";
import type { Fleet, FleetKind, FleetState } from "./fleet.ts";
import { destroyUnits, readyPower } from "./losses.ts";
import { aliveIn, powersBy } from "./states.ts";

const camps = ["attacker", "defender"] as const;

type Act = (engine: Engine, at: Struck, camp: Camp) => readonly Struck[];

/** What losses in combat set off: all is lost, something is avenged, ships come over, others come. */
export function aftermath(engine: Engine, struck: Struck): readonly Joint[] {
  if (!engine.field.isTold) return [struck];
  let ends: readonly Struck[] = [struck];
  for (const [verb, act] of acts)
    for (const camp of camps) {
      if (powersBy(engine.books[camp].fleet, verb).length === 0) continue;
      ends = ends.length === 1 ? act(engine, ends[0] as Struck, camp) : ends.flatMap((at) => act(engine, at, camp));
    }
  return ends;
}

const hasLost = ({ lost }: Struck, camp: Camp): boolean => lost[camp]?.some((count) => count > 0) ?? false;

/** The ship is lost, and everything with it. */
function detonate(engine: Engine, at: Struck, camp: Camp): readonly Struck[] {
  if (!hasLost(at, camp)) return [at];
  const gone = powersBy(engine.books[camp].fleet, "detonate").find(
    ({ while: ship }) => ship >= 0 && (at.lost[camp]?.[ship] ?? 0) > 0,
  );
  if (gone === undefined) return [at];
  engine.tell?.(camp, gone);
  return [camps.reduce((now, each) => destroyed(engine, now, each, Number.POSITIVE_INFINITY, () => true), at)];
}

function destroyed(engine: Engine, at: Struck, camp: Camp, count: number, is: (kind: FleetKind) => boolean): Struck {
  if (count === 0) return at;
  const { fleet, find } = engine.books[camp];
  const { state, lost } = destroyUnits(fleet, at[camp].state, count, is);
  return withSide(at, camp, find(state), withLost(at.lost, camp, lost));
}

/** At the first loss: of ships lost together, for the one that hits best. */
function avenge(engine: Engine, at: Struck, camp: Camp): readonly Struck[] {
  if (!hasLost(at, camp)) return [at];
  const { fleet, find } = engine.books[camp];
  const power = readyPower(fleet, at[camp].state, "avenge");
  const gone = fleet.kinds.filter((_, kind) => (at.lost[camp]?.[kind] ?? 0) > 0);
  if (power === undefined || gone.length === 0) return [at];
  const other = otherCamp(camp);
  const spent = withSide(at, camp, find(at[camp].state.with(power.at, 0)), at.lost);
  if (power.clause.dice === 0) {
    const types = new Set(gone.map(({ unit }) => unit.type));
    const target = engine.books[other].fleet.kinds.findLast(
      ({ unit }, kind) => types.has(unit.type) && aliveIn(at[other].state, kind) > 0,
    );
    if (target === undefined) return [at];
    engine.tell?.(camp, power);
    return [destroyed(engine, spent, other, 1, (kind) => kind === target)];
  }
  const value = Math.min(...gone.map((kind) => kind.value));
  const dice = { count: power.clause.dice, each: 1, value, bonus: 0, isRerolled: false, burst: null, isSteered: false };
  const pools = [{ ...dice, unit: "" }];
  return engine
    .chance({ pools, times: 1, countsNear: false, camp, on: "combat", round: 0, source: power.source })
    .map(({ any, chance }) => destroyed(engine, weighed(spent, chance), other, any, () => true));
}

/** Ships come over at the end of the round, as far as there are pieces of their type. */
function capture(engine: Engine, at: Struck, camp: Camp): readonly Struck[] {
  const other = otherCamp(camp);
  const lost = at.lost[other];
  if (lost === null || !hasLost(at, other)) return [at];
  const { fleet, find } = engine.books[camp];
  const state = lost.reduce<FleetState>((now, count, kind) => {
    const type = engine.books[other].fleet.kinds[kind]?.unit.type;
    return added(fleet, now, (own) => own.unit.type === type, count, fleet.cards.coming);
  }, at[camp].state);
  return [withSide(at, camp, find(state), at.lost)];
}

/** Adds units of a kind, as far as there are pieces: at once, or among those who come. */
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
  if (!hasLost(at, camp)) return [at];
  const { fleet, find } = engine.books[camp];
  const power = readyPower(fleet, at[camp].state, "reinforce");
  if (power === undefined) return [at];
  const { space, ground, count } = power.clause;
  const type = engine.field.place === "space" ? space : ground;
  engine.tell?.(camp, power);
  const more = added(fleet, at[camp].state, ({ unit }) => unit.type === type, count);
  return [withSide(at, camp, find(more.with(power.at, 0)), at.lost)];
}

const weighed = ({ attacker, defender, chance, lost }: Struck, likely: number): Struck => ({
  attacker,
  defender,
  lost,
  chance: chance * likely,
});

/** A fresh count of losses. */
export const asStruck = ({ attacker, defender, chance }: Joint): Struck => ({
  attacker,
  defender,
  chance,
  lost: unhurt,
});

/** In the order in which it happens. */
const acts: readonly (readonly [Verb, Act])[] = [
  ["detonate", detonate],
  ["avenge", avenge],
  ["capture", capture],
  ["reinforce", reinforce],
];
