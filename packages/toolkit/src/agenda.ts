/** What is to come: a phase awaits seats, all of them at once, or goes by itself where it awaits nobody. */
export type Phase = { readonly phase: string; readonly seats: readonly number[] };

/** Phases in order. It is data, and part of a game's state. */
export type Agenda = readonly Phase[];

/** Each seat decides after the one before it. */
export const turns = (phase: string, seats: readonly number[]): Agenda =>
  seats.map((seat) => ({ phase, seats: [seat] }));

/**
 * All of them decide at once, unseen: a bid, or a window in which everybody may react. Seats with nothing to do pass;
 * since nobody sees who does, being fast gains nothing.
 */
export const together = (phase: string, seats: readonly number[]): Agenda => [{ phase, seats: [...seats] }];

/** What a game waits for; null where nothing more is to come. */
export function nextIn([first]: Agenda):
  | { readonly awaiting: readonly number[]; readonly step: string }
  | { readonly auto: string }
  | null {
  if (first === undefined) return null;
  return first.seats.length > 0 ? { awaiting: first.seats, step: first.phase } : { auto: first.phase };
}

/** The agenda after its first phase. What that brought about comes before what was to come anyway. */
export const done = ([, ...rest]: Agenda, ...first: readonly Agenda[]): Agenda => [...first.flat(), ...rest];

/** Seats in the order of the table, from this one on. */
export const seatsFrom = (seat: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, steps) => (seat + steps) % seats);
