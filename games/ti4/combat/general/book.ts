import type { Fleet, FleetState } from "./fleet.ts";
import { type Blow, type Taken, type Timing, takeHits } from "./losses.ts";
import { isQuiet, isSpent, isStanding, strengthIn } from "./states.ts";

/** A state of a side, of which there is one only, and what has been worked out for it. */
export type Standing = {
  readonly id: number;
  readonly state: FleetState;
  readonly isStanding: boolean;
  /** All that it can still do in a round is to roll and to take hits. */
  readonly isQuiet: boolean;
  /** From here on, rounds are its rolls and hits alone. */
  readonly isSpent: boolean;
  readonly strength: number;
  readonly taken: Map<number, TakenStanding>;
  /** Other things that follow from it: the start and the end of a round. */
  readonly after: Map<string, Standing>;
  readonly volleys: Map<number, readonly Volley[]>;
  /** How it comes out of a round with these blows, and with nobody sustaining. */
  readonly ends: Map<readonly Volley[], Ends>;
  readonly hushedEnds: Map<readonly Volley[], Ends>;
};

/** What hits make of it. */
export type TakenStanding = Omit<Taken, "state"> & { readonly to: Standing };

/** Hits, and the side after a roll whose tokens turned near misses into some; null where it has spent none. */
export type Volley = { readonly to: Standing | null; readonly hits: Blow; readonly chance: number };

/** What a side may come to, and how likely. */
export type Ends = readonly (readonly [to: Standing, chance: number])[];

/** All states that a side has come to. */
export type Book = {
  readonly fleet: Fleet;
  readonly find: (state: FleetState) => Standing;
  readonly size: () => number;
};

export function openBook(fleet: Fleet): Book {
  const known = new Map<string, Standing>();
  const find = (state: FleetState): Standing => {
    const key = String.fromCharCode(...state);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made: Standing = {
      id: known.size,
      state,
      isStanding: isStanding(fleet, state),
      isQuiet: isQuiet(fleet, state),
      isSpent: isSpent(fleet, state),
      strength: strengthIn(fleet, state),
      taken: new Map(),
      after: new Map(),
      volleys: new Map(),
      ends: new Map(),
      hushedEnds: new Map(),
    };
    known.set(key, made);
    return made;
  };
  return { fleet, find, size: () => known.size };
}

const timings: readonly Timing[] = [
  ...(["cannon", "bombardment", "barrage", "wide-barrage", "spilling-barrage", "start", "combat"] as const),
];

/** Hits on a side, worked out once. */
export function take(
  { fleet, find }: Book,
  at: Standing,
  blow: Blow,
  timing: Timing,
  isHushed: boolean,
): TakenStanding {
  const hits = (blow.any * 1024 + blow.steered) * 16 + blow.placed;
  const key = (hits * timings.length + timings.indexOf(timing)) * 2 + Number(isHushed);
  const found = at.taken.get(key);
  if (found !== undefined) return found;
  const { state, echo, lost } = takeHits(fleet, at.state, blow, timing, isHushed);
  const made = { to: find(state), echo, lost };
  at.taken.set(key, made);
  return made;
}

/** What follows from a state by itself, worked out once. */
export function follow({ find }: Book, at: Standing, name: string, what: (state: FleetState) => FleetState): Standing {
  const found = at.after.get(name);
  if (found !== undefined) return found;
  const state = what(at.state);
  const made = state === at.state ? at : find(state);
  at.after.set(name, made);
  return made;
}
