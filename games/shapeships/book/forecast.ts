import { type Rng, rngFrom, type Step } from "@umpire/kernel";
import type { Pack } from "../pack/pack.ts";
import { resolveStep } from "../rules/resolve.ts";
import type { Pair, Settlement, ShapeshipsAction, ShapeshipsEvent, ShapeshipsState } from "../rules/shape.ts";
import { pass, saveAll } from "../rules/windows.ts";

type Settled = Extract<ShapeshipsEvent, { readonly type: "settled" }>;
const isSettled = (event: ShapeshipsEvent): event is Settled => event.type === "settled";

/** More steps than a turn has. */
const MOST_STEPS = 12;

/**
 * What would happen until this turn is settled, and the state then: the rules' own steps, on a copy. The open step is
 * decided by these orders, which must be legal; without one a player does nothing, as both do in later steps.
 */
export function foresee(
  now: ShapeshipsState,
  pack: Pack,
  orders: Pair<ShapeshipsAction | null> = [null, null],
): Step<ShapeshipsState, ShapeshipsEvent> {
  const events: ShapeshipsEvent[] = [];
  let state = now;
  for (let taken = 0; state.status === "playing" && !events.some(isSettled) && taken < MOST_STEPS; taken += 1) {
    const nothing = state.step === "drawing" ? saveAll : pass;
    const [north, south] = taken === 0 ? orders : [null, null];
    const after = resolveStep(state, (seat) => (seat === 0 ? north : south) ?? nothing, noDice, pack);
    events.push(...after.events);
    state = after.state;
  }
  return { state, events };
}

/** How this turn would be settled: if nobody did anything more, or with these orders and no others. */
export function forecast(
  now: ShapeshipsState,
  pack: Pack,
  orders?: Pair<ShapeshipsAction | null>,
): Pair<Settlement> | null {
  return foresee(now, pack, orders).events.find(isSettled)?.players ?? null;
}

/** The dice of a turn are rolled before anybody is asked; a forecast that rolled one would be a guess. */
const noDice: Rng = rngFrom(() => {
  throw new RangeError("a forecast rolls no dice");
});
