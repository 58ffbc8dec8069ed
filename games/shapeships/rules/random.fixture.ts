import { rngFrom } from "@umpire/kernel";
import type { Pack } from "../pack/pack.ts";
import { oneStep } from "./duel.fixture.ts";
import { shapeships } from "./game.ts";
import type { PhaseStep } from "./phases.ts";
import type { Pair, ShapeshipsAction, ShapeshipsEvent, ShapeshipsState } from "./shape.ts";

/** One step of a random duel: what it began with, what was chosen, what came of it, and the face every die showed. */
type Stride = {
  readonly before: ShapeshipsState;
  readonly pair: Pair<ShapeshipsAction> | null;
  readonly after: ShapeshipsState;
  readonly roll: number;
};

/** A whole duel played at random under the monitor; the same for the same seed. */
export function randomDuel(pack: Pack, seed: number) {
  const rng = lehmer(seed);
  const begun = shapeships.setup({ factions: null }, pack, rng);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const events: ShapeshipsEvent[] = [...begun.value.events];
  const rests: (PhaseStep | "faction_choice")[] = [];
  const trail: Stride[] = [];
  let { state } = begun.value;
  for (let next = shapeships.next(state, pack); !("over" in next); next = shapeships.next(state, pack)) {
    let pair: Pair<ShapeshipsAction> | null = null;
    if ("awaiting" in next) {
      rests.push(state.step ?? "faction_choice");
      const { awaiting } = next;
      const of = (seat: number): ShapeshipsAction =>
        awaiting.includes(seat)
          ? shapeships.sample(state, seat, rng, pack)
          : shapeships.defaultAction(state, seat, pack);
      pair = [of(0), of(1)];
    }
    const roll = rng.int(pack.die);
    const after = oneStep(
      state,
      pair ?? undefined,
      pack,
      rngFrom(() => roll),
    );
    trail.push({ before: state, pair, after: after.state, roll });
    for (const event of after.events) events.push(event);
    state = after.state;
  }
  return { state, events, rests, trail };
}

/** The least of generators: good enough to vary tests, the same everywhere. */
function lehmer(seed: number) {
  let last = (seed % 2_147_483_646) + 1;
  return rngFrom((bound) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % bound;
  });
}
