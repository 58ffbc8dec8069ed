import type { Seat } from "@umpire/kernel";
import type { ClockControl } from "@umpire/protocol";

/** The time that each seat has left as of `at`, and whose clock runs since then. */
export type Clock = {
  readonly control: ClockControl;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
  /** The step that they run for; none before the match begins. */
  readonly step: number;
  /** By seat, the last step for which it has been given its time: an undone decision is not paid for twice. */
  readonly paid: readonly number[];
};

/** No step of a match: it comes before all of them. */
const BEFORE = -1;

/** A time in which no clock ran. */
export type Pause = { readonly from: number; readonly to: number };

export const newClock = (control: ClockControl, seats: number, at: number): Clock => ({
  control,
  running: [],
  at,
  step: BEFORE,
  paid: Array.from({ length: seats }, () => BEFORE),
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
 * The clock after something has happened at `at`, with the match now at `step`: those who owe a decision run. Whoever has
 * decided gets the increment, and where each decision has its own time, that time anew when it is owed again. Both come
 * once a step, however often its decision is undone and made anew.
 */
export function advanceClock(before: Clock, at: number, owing: readonly Seat[], step: number): Clock {
  const { control } = before;
  if (control.kind === "none") return { ...before, running: owing, at, step };
  const { left, running } = clockAt(before, at);
  if (control.kind === "move") {
    const known = paidBefore(before, owing, step);
    const isDue = (seat: Seat) => owing.includes(seat) && step > (known[seat] ?? BEFORE);
    const fresh = left.map((ms, seat) => (isDue(seat) ? control.ms : ms));
    return { control, left: fresh, running: owing, at, step, paid: markPaid(known, isDue, step) };
  }
  const hasDecided = (seat: Seat) =>
    running.includes(seat) && (step > before.step || (step === before.step && !owing.includes(seat)));
  const isDue = (seat: Seat) => hasDecided(seat) && before.step > (before.paid[seat] ?? BEFORE);
  const fresh = left.map((ms, seat) => (isDue(seat) ? ms + control.increment : ms));
  return { control, left: fresh, running: owing, at, step, paid: markPaid(before.paid, isDue, before.step) };
}

/** Who undoes goes on with the time it had; the others get theirs anew for what they are asked again. */
const paidBefore = (before: Clock, owing: readonly Seat[], step: number): readonly number[] =>
  step >= before.step
    ? before.paid
    : before.paid.map((paid, seat) => (owing.includes(seat) ? paid : Math.min(paid, step)));

const markPaid = (paid: readonly number[], isDue: (seat: Seat) => boolean, step: number): readonly number[] =>
  paid.map((last, seat) => (isDue(seat) ? step : last));

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
