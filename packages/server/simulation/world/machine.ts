import type { Machine } from "../../src/world.ts";
import { chanceOf } from "./chance.ts";
import type { Process } from "./events.ts";
import { START, type Universe } from "./universe.ts";

/** The clocks of a machine: how fast the even one runs, and how far the wall clock is ahead. */
export type Clocks = { readonly rate: number; skew: number };

/** The machine that a simulated process runs on. Its time passes only between events, and no processor time ever does. */
export function machineOf({ events, seed }: Universe, process: Process, clocks: Clocks): Machine {
  const rng = chanceOf(seed, `bytes of ${process.name}`);
  const after: Machine["after"] = (ms, task) => events.after(ms / clocks.rate, task, process);
  return {
    wall: () => Math.floor(events.now() + clocks.skew),
    ticks: () => (events.now() - START) * clocks.rate,
    busy: () => 0,
    active: () => 0,
    after,
    pause: (ms) => new Promise((resolve) => void after(ms, resolve)),
    atEndOfTurn: (task) => events.atEndOfTurn(task, process),
    nextTurn: () => new Promise((resolve) => void after(0, resolve)),
    randomBytes: (count) => Uint8Array.from({ length: count }, () => rng.int(256)),
  };
}
