import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Tally } from "../socket/tally.ts";
import type { Store } from "../store/store.ts";

/** The metrics. No label names a person, a match or a token; there are few types and codes. */
export type Metrics = {
  readonly register: Registry;
  readonly messages: { readonly in: Tally; readonly out: Tally };
  readonly refusals: Counter<"code">;
  readonly acknowledged: Counter;
  readonly closings: Counter<"why">;
  readonly appends: Histogram;
  readonly fenced: Counter;
};

/** The message counts as a counter, filled when the metrics are read. */
function talliedMessages(registers: Registry[]): Metrics["messages"] {
  const messages = { in: new Map<string, number>(), out: new Map<string, number>() };
  const collect = function (this: Counter<"direction" | "type">): void {
    this.reset();
    for (const direction of ["in", "out"] as const)
      for (const [type, times] of messages[direction]) this.inc({ direction, type }, times);
  };
  const labelNames = ["direction", "type"] as const;
  new Counter({ name: "umpire_messages_total", help: "Messages on sockets.", labelNames, registers, collect });
  return messages;
}

export function openMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  return {
    register,
    messages: talliedMessages(registers),
    refusals: new Counter({ name: "umpire_refusals_total", help: "Refusals.", labelNames: ["code"], registers }),
    acknowledged: new Counter({ name: "umpire_acknowledged_total", help: "Wishes acknowledged.", registers }),
    closings: new Counter({
      name: "umpire_closings_total",
      help: "Sockets that the server closed.",
      labelNames: ["why"],
      registers,
    }),
    fenced: new Counter({ name: "umpire_fenced_total", help: "Appends refused: another server has it.", registers }),
    appends: new Histogram({
      name: "umpire_append_seconds",
      help: "Time until entries are on the disk.",
      registers,
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    }),
  };
}

/** A gauge that is read together with the metrics. */
export function gauge({ register }: Metrics, name: string, help: string, read: () => number): void {
  const collect = function (this: Gauge): void {
    this.set(read());
  };
  new Gauge({ name, help, registers: [register], collect });
}

/** The store, with every append timed. */
export function timed(store: Store, { appends, fenced }: Metrics): Store {
  return {
    ...store,
    async append(append) {
      const end = appends.startTimer();
      try {
        const appended = await store.append(append);
        if (!appended.ok && appended.why === "fenced") fenced.inc();
        return appended;
      } finally {
        end();
      }
    },
  };
}
