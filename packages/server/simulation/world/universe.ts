import type { Events, Process } from "./events.ts";
import { newEvents } from "./events.ts";
import { type Network, newNetwork, type Watch } from "./network.ts";

/** When simulated time begins. */
export const START = 1_800_000_000_000;

/** What everything simulated has in common. */
export type Universe = {
  readonly seed: number;
  readonly events: Events;
  readonly network: Network;
  /** What happened, as lines that a person can read: the history of a seed, byte for byte. */
  readonly trace: string[];
  /** Every message when it left a server, and to whom. */
  readonly heard: { readonly at: number; readonly name: string; readonly text: string }[];
  /** By match and number: when an entry was kept. */
  readonly commits: Map<string, number>;
  /** Appends that were tried, commands that were sent, and people who have joined. */
  readonly counts: { appends: number; commands: number; joins: number };
  /** The first thing that is wrong. */
  trouble: string | null;
};

export function newUniverse(seed: number, settle: () => Promise<void>, watch?: Watch): Universe {
  const events = newEvents(settle, START);
  return {
    seed,
    events,
    network: newNetwork(events, seed, watch),
    trace: [],
    heard: [],
    commits: new Map(),
    counts: { appends: 0, commands: 0, joins: 0 },
    trouble: null,
  };
}

/** Writes a line of the history. */
export function note({ events, trace }: Universe, who: string, what: string): void {
  const ms = Math.floor(events.now() - START);
  trace.push(`${String(Math.floor(ms / 1000)).padStart(4)}.${String(ms % 1000).padStart(3, "0")} ${who} ${what}`);
}

/** Notes that an invariant does not hold; only the first time counts. */
export function accuse(universe: Universe, what: string): void {
  if (universe.trouble !== null) return;
  universe.trouble = what;
  note(universe, "!", what);
}

/** A promise that is settled after a time, for one process or for none. */
export const pause = ({ events }: Universe, ms: number, process: Process | null = null): Promise<void> =>
  new Promise((resolve) => void events.after(ms, resolve, process));
