import { randomBytes } from "node:crypto";
import { performance as measured } from "node:perf_hooks";
import type { Store } from "./store/store.ts";
import type { Machine, World } from "./world.ts";

/** The machine that this process runs on. Globals are looked up at each call: tests put others in their place. */
export const machine: Machine = {
  wall: () => Date.now(),
  ticks: () => performance.now(),
  busy: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  active: () => measured.eventLoopUtilization().active,
  after: (ms, task) => {
    const timer = setTimeout(task, ms).unref();
    return () => clearTimeout(timer);
  },
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  atEndOfTurn: (task) => process.nextTick(task),
  nextTurn: () => new Promise((resolve) => setImmediate(resolve)),
  randomBytes: (count) => randomBytes(count),
};

/** The world of a server without others: nobody is there to send a command to. */
export const worldOn = (store: Store, forward: World["forward"] = async () => ({ kind: "gone" })): World => ({
  ...machine,
  store,
  forward,
});
