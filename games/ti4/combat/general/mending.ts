import type { Fleet, FleetKind, FleetState } from "./fleet.ts";
import { isWho } from "./powers.ts";
import { aliveIn, damagedIn, powersBy, wholeIn } from "./states.ts";

/** What a side does at the start of a round: repairs, and units that become others. */
export function startRound(fleet: Fleet, state: FleetState): FleetState {
  return powersBy(fleet, "promote").length + powersBy(fleet, "restore").length === 0
    ? state
    : promoted(fleet, restored(fleet, state, "start"));
}

/** And at its end: repairs, of those that did not sustain in it, and cards that repair all. */
export function endRound(fleet: Fleet, state: FleetState): FleetState {
  const mended = fleet.repairsEachRound ? repairOne(fleet, state) : state;
  return joined(fleet, repairAll(fleet, restored(fleet, mended, "end")));
}

/** Who has come over joins. */
function joined({ kinds, cards: { coming } }: Fleet, state: FleetState): FleetState {
  if (coming < 0 || !kinds.some((_, at) => (state[coming + at] ?? 0) > 0)) return state;
  const counts = [...state];
  for (const at of kinds.keys()) {
    counts[2 * at] = wholeIn(state, at) + (state[coming + at] ?? 0);
    counts[coming + at] = 0;
  }
  return counts;
}

function restored(fleet: Fleet, state: FleetState, at: "start" | "end"): FleetState {
  const powers = powersBy(fleet, "restore").filter(({ clause }) => clause.at === at);
  if (powers.length === 0) return state;
  const is = (kind: FleetKind) => powers.some(({ clause }) => isWho(clause.who, kind.unit));
  return withWhole(fleet, state, is);
}

function withWhole({ kinds }: Fleet, state: FleetState, is: (kind: FleetKind) => boolean): FleetState {
  if (!kinds.some((kind, at) => damagedIn(state, at) > 0 && is(kind))) return state;
  const counts = [...state];
  for (const [at, kind] of kinds.entries()) {
    if (!is(kind)) continue;
    counts[2 * at] = aliveIn(state, at);
    counts[2 * at + 1] = 0;
  }
  return counts;
}

function promoted(fleet: Fleet, state: FleetState): FleetState {
  const [power] = powersBy(fleet, "promote");
  if (power === undefined || (state[power.at] ?? 0) === 0) return state;
  const { who, with: other } = power.clause;
  const from = fleet.kinds.findIndex((kind, at) => isWho(who, kind.unit) && wholeIn(state, at) > 0);
  const to = fleet.kinds.findIndex(({ unit }) => unit.id === other);
  const limit = fleet.kinds[to]?.unit.plastic ?? 0;
  if (from < 0 || to < 0 || aliveIn(state, to) >= limit) return state;
  const counts = [...state];
  counts[2 * from] = wholeIn(state, from) - 1;
  counts[2 * to] = wholeIn(state, to) + 1;
  counts[power.at] = (state[power.at] ?? 0) - 1;
  return counts;
}

/** Of the damaged units that have not just sustained, the one that would be lost last. */
function repairOne({ kinds, cards: { fresh } }: Fleet, state: FleetState): FleetState {
  const counts = [...state];
  const at = kinds.findLastIndex((_, kind) => damagedIn(state, kind) > (state[fresh + kind] ?? 0));
  if (at >= 0) {
    counts[2 * at] = wholeIn(state, at) + 1;
    counts[2 * at + 1] = damagedIn(state, at) - 1;
  }
  for (const kind of kinds.keys()) counts[fresh + kind] = 0;
  return counts;
}

/** All are repaired, at the first chance there is. */
export function repairAll(fleet: Fleet, state: FleetState): FleetState {
  const { repairs } = fleet.cards;
  if ((state[repairs] ?? 0) === 0) return state;
  const mended = withWhole(fleet, state, () => true);
  return mended === state ? state : mended.with(repairs, 0);
}
