import { type Shapeships, shapeships } from "@umpire/games";
import { type EventOf, type Rng, rngFrom } from "@umpire/kernel";
import type { Sight } from "./sight.ts";

type Settled = Extract<EventOf<Shapeships["event"]>, { readonly type: "settled" }>;

/** More steps than a turn has. */
const MOST_STEPS = 12;

/** How this turn would be settled if nobody did anything more: the rules' own steps, on a copy, with passes. */
export function forecast({ state: now, pack, seat }: Sight): Settled["players"] | null {
  if (now.status !== "playing") return null;
  let state = now;
  for (let taken = 0; taken < MOST_STEPS; taken += 1) {
    const nothing = shapeships.absent(state, seat, pack);
    const { state: after, events } = shapeships.resolve(state, () => nothing, noDice, pack);
    const settled = events.find((event): event is Settled => event.type === "settled");
    if (settled !== undefined) return settled.players;
    state = after;
  }
  return null;
}

/** The dice of a turn are rolled before anybody is asked; a forecast that rolled one would be a guess. */
const noDice: Rng = rngFrom(() => {
  throw new RangeError("a forecast rolls no dice");
});
