import type { ClockControl } from "@umpire/protocol";

export const clockNames = ["none", "move-1", "move-5", "move-day", "game-5", "game-15", "game-60"] as const;
export type ClockName = (typeof clockNames)[number];

const MINUTE = 60_000;

/** The clocks that are offered. */
export const clocks: { readonly [clock in ClockName]: ClockControl } = {
  none: { kind: "none" },
  "move-1": { kind: "move", ms: MINUTE },
  "move-5": { kind: "move", ms: 5 * MINUTE },
  "move-day": { kind: "move", ms: 1440 * MINUTE },
  "game-5": { kind: "game", ms: 5 * MINUTE, increment: 5000 },
  "game-15": { kind: "game", ms: 15 * MINUTE, increment: 10_000 },
  "game-60": { kind: "game", ms: 60 * MINUTE, increment: 0 },
};

/** The name of a clock among those that are offered; null for one of somebody else's making. */
export const clockNameOf = (clock: ClockControl): ClockName | null =>
  clockNames.find((name) => JSON.stringify(clocks[name]) === JSON.stringify(sorted(clock))) ?? null;

/** With its fields in our order: the server writes them in its own. */
function sorted(clock: ClockControl): ClockControl {
  if (clock.kind === "none") return { kind: "none" };
  if (clock.kind === "move") return { kind: "move", ms: clock.ms };
  return { kind: "game", ms: clock.ms, increment: clock.increment };
}
