import { barrierOf, type Game, type Match, type Seat } from "@umpire/kernel";

/** Who may undo the last decision at once, and who may have it back only where the others agree. */
export type Undoing = { readonly mayUndo: readonly Seat[]; readonly mayAsk: readonly Seat[] };

/**
 * The number of entries of the log that can never be taken back, after a match has moved. Judged once, when an entry is
 * new: later the whole match would have to be folded for it.
 */
export function fixedAfter(game: Game, fixed: number, before: Match | null, after: Match): number {
  if (before === null || after.log.length <= before.log.length) return Math.min(fixed, after.log.length);
  // Several entries where the rules decide for seats that have left.
  const [entry, ...others] = after.log.slice(before.log.length);
  if (others.length > 0) return after.log.length;
  return entry !== undefined && barrierOf(game, before, entry) === null ? fixed : after.log.length;
}

/** Which of these seats, people's, may have their last decision back, as `undo` and `rewind` would judge it. */
export function undoingOf({ log, sealed, offers, resigned }: Match, fixed: number, people: readonly Seat[]): Undoing {
  const since = log.slice(fixed);
  const mayUndo: Seat[] = [];
  const mayAsk: Seat[] = [];
  for (const seat of people) {
    if (resigned.includes(seat) || sealed.some((order) => order.seat === seat)) continue;
    const at = since.findLastIndex(
      (entry) => entry.type === "decide" && entry.orders.some((each) => each.seat === seat),
    );
    if (at < 0) continue;
    const isAlone = sealed.length === 0 && offers.every((other) => other === seat);
    if (isAlone && at === since.length - 1) mayUndo.push(seat);
    else mayAsk.push(seat);
  }
  return { mayUndo, mayAsk };
}
