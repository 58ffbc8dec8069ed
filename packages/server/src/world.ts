import type { Forwarded, Peer } from "./match/cluster/peers.ts";
import type { Command } from "./match/commands.ts";
import type { Store } from "./store/store.ts";

/** Ends a timer; nothing happens where it has run already. */
export type Cancel = () => void;

/** Clocks, timers and chance. */
export type Machine = {
  /** The wall clock, in milliseconds since 1970. Somebody may set it at any time, forwards and backwards. */
  readonly wall: () => number;
  /** The clock that runs evenly, in milliseconds since any instant. */
  readonly ticks: () => number;
  /** Processor time that this server has used, in milliseconds. */
  readonly busy: () => number;
  /** Time for which the event loop did not wait for an event, in milliseconds. */
  readonly active: () => number;
  /** Runs a task once, after `ms` milliseconds. A server that has nothing else to do need not wait for it. */
  readonly after: (ms: number, task: () => void) => Cancel;
  /** Settled after `ms` milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  /** Runs a task when everything that follows from the current event is done, before the next event. */
  readonly atEndOfTurn: (task: () => void) => void;
  /** Settled when other events have had their turn. */
  readonly nextTurn: () => Promise<void>;
  /** Bytes that nobody can guess. */
  readonly randomBytes: (count: number) => Uint8Array;
};

/**
 * Everything outside that a server asks, and everything that it does there. The core of the server has nothing else of
 * it: in production it is the machine that it runs on, in the simulation what follows from a seed.
 */
export type World = Machine & {
  readonly store: Store;
  /** Sends a command to the server that has the match. */
  readonly forward: (peer: Peer, match: string, command: Command) => Promise<Forwarded>;
};

/** Runs a task again and again, `ms` milliseconds apart. */
export function every({ after }: Pick<Machine, "after">, ms: number, task: () => void): Cancel {
  let cancel: Cancel = () => undefined;
  const again = () => {
    cancel = after(ms, () => {
      again();
      task();
    });
  };
  again();
  return () => cancel();
}

/** A clock in milliseconds that starts at `start` and runs evenly, even when the wall clock is set. */
export function evenClock({ ticks }: Pick<Machine, "ticks">, start: number): () => number {
  const begun = ticks();
  return () => Math.floor(start + ticks() - begun);
}
