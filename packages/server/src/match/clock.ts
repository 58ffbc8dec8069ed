import type { Seat } from "@umpire/kernel";
import type { ClockControl } from "@umpire/protocol";

/** The time that each seat has left as of `at`, and whose clock runs since then. */
export type Clock = {
  readonly control: ClockControl;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
};

/** A time in which no clock ran. */
export type Pause = { readonly from: number; readonly to: number };

export const newClock = (control: ClockControl, seats: number, at: number): Clock => ({
  control,
  running: [],
  at,
  left: Array.from({ length: seats }, () => (control.kind === "none" ? 0 : control.ms)),
});

/** The time between two instants without the pauses, in milliseconds. */
export function elapsed(from: number, to: number, pauses: readonly Pause[]): number {
  const lost = pauses.reduce((sum, pause) => sum + Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from)), 0);
  return Math.max(0, to - from - lost);
}

/** The clock at a later time at which nobody has decided. */
export function clockAt(clock: Clock, at: number, pauses: readonly Pause[] = []): Clock {
  if (clock.control.kind === "none") return { ...clock, at };
  const spent = elapsed(clock.at, at, pauses);
  const left = clock.left.map((ms, seat) => (clock.running.includes(seat) ? Math.max(0, ms - spent) : ms));
  return { ...clock, left, at };
}

/**
 * The clock after something has happened at `at`: those who owe a decision now run. Whoever has decided gets the
 * increment, and where each decision has its own time, that time anew when it is owed again.
 */
export function advanceClock(before: Clock, at: number, owing: readonly Seat[], isNewStep: boolean): Clock {
  const { control } = before;
  if (control.kind === "none") return { control, left: before.left, running: owing, at };
  const { left, running } = clockAt(before, at);
  const fresh = left.map((ms, seat) => {
    if (control.kind === "move") return isNewStep && owing.includes(seat) ? control.ms : ms;
    return running.includes(seat) && (isNewStep || !owing.includes(seat)) ? ms + control.increment : ms;
  });
  return { control, left: fresh, running: owing, at };
}

/** When the next clock runs out, and all seats whose clock does then. */
export function expiryOf({ control, left, running, at }: Clock, pauses: readonly Pause[] = []) {
  if (control.kind === "none" || running.length === 0) return null;
  const least = running.reduce((ms, seat) => Math.min(ms, left[seat] ?? 0), Number.POSITIVE_INFINITY);
  return { at: addRunningTime(at, least, pauses), seats: running.filter((seat) => (left[seat] ?? 0) === least) };
}

/** The time at which `ms` milliseconds without pauses have passed. */
function addRunningTime(from: number, ms: number, pauses: readonly Pause[]): number {
  let to = from + ms;
  for (let spent = elapsed(from, to, pauses); spent < ms; spent = elapsed(from, to, pauses)) to += ms - spent;
  return to;
}
