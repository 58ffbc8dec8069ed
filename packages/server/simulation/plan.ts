import type { Rng } from "@umpire/kernel";
import { between, chanceOf, oneIn, oneOf, range } from "./world/chance.ts";
import { DATABASE, PEOPLE, type Place } from "./world/network.ts";

/** What goes wrong, when, and for how long; times in milliseconds from the beginning. */
export type Fault =
  /** A server ends at once; another one starts in its place after a while. */
  | { readonly type: "kill" | "stop"; readonly at: number; readonly ms: number; readonly place: Place }
  /** The machine loses its power: what was not synced may be gone. */
  | { readonly type: "power"; readonly at: number; readonly ms: number; readonly place: Place }
  | { readonly type: "pause"; readonly at: number; readonly ms: number; readonly place: Place }
  | { readonly type: "cut"; readonly at: number; readonly ms: number; readonly one: Place; readonly other: Place }
  | {
      readonly type: "slow";
      readonly at: number;
      readonly ms: number;
      readonly one: Place;
      readonly other: Place;
      readonly extra: number;
    }
  /** News between servers is lost, doubled and late. */
  | { readonly type: "lossy"; readonly at: number; readonly ms: number }
  /** The store falls over, is slow, has no room; the disk says that it has synced and has not. */
  | { readonly type: "away" | "sluggish" | "full" | "lie" | "broken-sync"; readonly at: number; readonly ms: number }
  /** The database's clock, or the wall clock of a machine, is set. */
  | { readonly type: "clock"; readonly at: number; readonly ms: number; readonly place: Place };

export type TablePlan = {
  readonly name: string;
  readonly game: string;
  readonly at: number;
  readonly clock: "none" | "move" | "game";
  readonly bots: number;
  readonly watchers: number;
  /** Which of the game's tables, counted round. */
  readonly variant: number;
};

/** All that a seed decides beforehand: so that a failure can be made smaller by leaving things out. */
export type Plan = {
  readonly seed: number;
  /** Several servers on a database, or one on a disk of its own. */
  readonly store: "database" | "disk";
  readonly places: readonly Place[];
  /** How long things go wrong; then everything is well for a while. */
  readonly busy: number;
  readonly tables: readonly TablePlan[];
  readonly cheats: number;
  /** When servers that start have the next edition of a game that comes from a file; null where none does. */
  readonly upgradeAt: number | null;
  /** Whether it runs twice, with one hidden order that differs. */
  readonly isTwin: boolean;
  readonly faults: readonly Fault[];
  /** What somebody lets go wrong beside that, in its order; each at a whole millisecond, after all else of it. */
  readonly byHand: readonly Fault[];
  /** Whether everybody goes away in the end, and memory must be free again. */
  readonly isLong: boolean;
  /** Whether people only decide, and stay: then nothing that they do hides what a server owes by itself. */
  readonly isQuiet: boolean;
  /** Whether some of those at the last server that is killed go for good. */
  readonly isFarewell: boolean;
};

/** The games that are played, some of them more often. */
export const games = [
  "rps",
  "rps",
  "rps",
  "goofspiel",
  "liars-dice",
  "four-in-a-row",
  "sea-battle",
  "tactics",
] as const;

function newTable(rng: Rng, name: string, busy: number): TablePlan {
  return {
    name,
    game: oneOf(rng, games),
    at: rng.int(Math.ceil(busy / 3)),
    clock: oneOf(rng, ["move", "move", "game", "none"] as const),
    bots: oneIn(rng, 3) ? 1 : 0,
    watchers: rng.int(3),
    variant: rng.int(6),
  };
}

/** Up to a few seconds, now and then longer than a lease. */
const someTime = (rng: Rng): number => (oneIn(rng, 4) ? between(rng, 2500, 16_000) : between(rng, 20, 2500));

/** The store is away, slow, full, or cut off for longer than a statement waits for its answer. */
function storeFault(rng: Rng, at: number, place: Place): Fault {
  if (oneIn(rng, 3)) return { type: "cut", at, ms: between(rng, 12_000, 20_000), one: place, other: DATABASE };
  return { type: oneOf(rng, ["away", "sluggish", "full"] as const), at, ms: someTime(rng) };
}

function sharedFault(rng: Rng, at: number, places: readonly Place[]): Fault {
  const ms = someTime(rng);
  const place = oneOf(rng, places);
  const other = oneOf(rng, [DATABASE, DATABASE, PEOPLE, ...places.filter((each) => each !== place)]);
  switch (rng.int(12)) {
    case 0:
    case 1:
    case 2:
      return { type: "kill", at, ms, place };
    case 3:
      return { type: "stop", at, ms, place };
    case 4:
    case 5:
      return { type: "pause", at, ms, place };
    case 6:
    case 7:
      // Now and then longer than a statement waits for its answer.
      return {
        type: "cut",
        at,
        ms: other === DATABASE && oneIn(rng, 3) ? between(rng, 12_000, 20_000) : ms,
        one: place,
        other,
      };
    case 8:
      return { type: "slow", at, ms, one: place, other, extra: between(rng, 50, 1500) };
    case 9:
      return { type: "lossy", at, ms: 4 * ms };
    case 10:
      return { type: oneOf(rng, ["away", "sluggish", "full"] as const), at, ms };
    default:
      return { type: "clock", at, ms: between(rng, -5000, 5000), place: oneOf(rng, [DATABASE, ...places]) };
  }
}

const onDisk = ["sluggish", "full", "broken-sync", "lie"] as const;

const diskFault = (rng: Rng, at: number): Fault => ({ type: oneOf(rng, onDisk), at, ms: someTime(rng) });

function ownFault(rng: Rng, at: number, place: Place): Fault {
  const ms = someTime(rng);
  const type = oneOf(rng, ["kill", "kill", "power", "power", "stop", "pause", "cut", "slow", "clock", "disk"] as const);
  if (type === "cut") return { type, at, ms, one: place, other: PEOPLE };
  if (type === "slow") return { type, at, ms, one: place, other: PEOPLE, extra: between(rng, 50, 1500) };
  if (type === "clock") return { type, at, ms: between(rng, -60_000, 60_000), place };
  if (type === "disk") return diskFault(rng, at);
  return { type, at, ms, place };
}

/** What happens under a seed. */
export function planOf(seed: number, minutes = 0.5): Plan {
  const rng = chanceOf(seed, "plan");
  const busy = Math.ceil(minutes * 60_000);
  const store = oneIn(rng, 4) ? "disk" : "database";
  // Now and then a server is alone on its database, so that nobody takes over what it has not done.
  const servers = store === "disk" || oneIn(rng, 6) ? 1 : 2 + rng.int(2);
  const places = range(servers).map((index) => `node${index + 1}`);
  const isQuiet = oneIn(rng, 4);
  const faultAt = (at: number): Fault => {
    if (isQuiet && oneIn(rng, 2))
      return store === "disk" ? diskFault(rng, at) : storeFault(rng, at, oneOf(rng, places));
    return store === "disk" ? ownFault(rng, at, "node1") : sharedFault(rng, at, places);
  };
  const faults = range(rng.int(9) + (oneIn(rng, 8) ? 0 : 2))
    .map(() => 1500 + rng.int(busy))
    .sort((a, b) => a - b)
    .map(faultAt);
  return {
    seed,
    store,
    places,
    busy,
    faults,
    byHand: [],
    tables: range(1 + rng.int(2)).map((index) => newTable(rng, `table${index + 1}`, busy)),
    cheats: rng.int(2),
    upgradeAt: oneIn(rng, 3) ? rng.int(busy) : null,
    isTwin: seed % 4 === 1,
    isLong: seed % 10 === 0,
    isQuiet,
    isFarewell: oneIn(rng, 2),
  };
}
