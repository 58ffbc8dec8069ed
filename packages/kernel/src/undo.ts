import { canonical } from "./canonical.ts";
import { advance, allSeats, beginAgain, type Entry, type Pins, type Table, viewOf } from "./fold.ts";
import type { Game, Seat, Shape, Viewer } from "./game.ts";
import { cannotAct, hasSealed, type Match, type Moved, matchOf, takeBack } from "./match.ts";
import { err, ok, type Result, refuse, type UndoBarrier } from "./refusal.ts";
import { watched } from "./rng.ts";
import { sealedDice } from "./sealed-dice.ts";

/**
 * Unmakes a seat's last decision, exactly when nobody has acted, no die was drawn and nothing was revealed since [K7].
 * The match is folded anew without it, so an undone decision leaves the record as if it had never been made.
 */
export function undo<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat): Result<Moved<G>> {
  const barred = cannotAct(game, match, seat);
  if (barred !== null) return barred;
  if (hasSealed(match, seat)) return takeBack(game, match, seat);
  if (!match.log.some((entry) => decidedIn(entry, seat))) return err(refuse("nothing-to-take-back", { seat }));
  const last = match.log.at(-1);
  const othersSince = match.sealed.length > 0 || match.offers.some((other) => other !== seat);
  if (!last || !decidedIn(last, seat) || othersSince) {
    return err(refuse("undo-refused", { seat, reason: "other-acted" }));
  }
  const log = match.log.slice(0, -1);
  const before = tableAfter(game, match, log);
  const barrier = barrierOf(game, before, last);
  return barrier === null ? ok(unmade(before, log, seat)) : err(refuse("undo-refused", { seat, reason: barrier }));
}

/**
 * Unmakes a seat's last decision and what others did since, for when all of them agree: exactly where nothing but their
 * acts stands against an undo [K28].
 */
export function rewind<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat): Result<Moved<G>> {
  const barred = cannotAct(game, match, seat);
  if (barred !== null) return barred;
  const at = match.log.findLastIndex((entry) => decidedIn(entry, seat));
  if (at < 0) return err(refuse("nothing-to-take-back", { seat }));
  const log = match.log.slice(0, at);
  const before = tableAfter(game, match, log);
  let table = before;
  for (const entry of match.log.slice(at)) {
    const barrier = barrierOf(game, table, entry);
    if (barrier !== null) return err(refuse("undo-refused", { seat, reason: barrier }));
    ({ table } = advance(game, table, entry));
  }
  return ok(unmade(before, log, seat));
}

/** The match that ends with this table; whatever waited or was offered after it is gone. */
const unmade = <G extends Shape>(table: Table<G>, log: readonly Entry<G>[], seat: Seat): Moved<G> => ({
  match: matchOf(table, [], [], log),
  events: [{ type: "match:undone", seat }],
});

const tableAfter = <G extends Shape>(game: Game<G>, pins: Pins<G>, log: readonly Entry<G>[]): Table<G> =>
  log.reduce((table, entry) => advance(game, table, entry).table, beginAgain(game, pins));

/** Why an entry stands for good whatever players agree: who left has left, what was shown is known, and dice fell. */
export function barrierOf<G extends Shape>(game: Game<G>, before: Table<G>, entry: Entry<G>): UndoBarrier | null {
  if (entry.type !== "decide") return "other-acted";
  if (entry.orders.length > 1 || hidesAnything(game, before)) return "revealed";
  return drewDice(game, before, entry) ? "dice-rolled" : null;
}

function decidedIn<E extends Entry>(entry: E, seat: Seat): entry is Extract<E, { type: "decide" }> {
  return entry.type === "decide" && entry.orders.some((order) => order.seat === seat);
}

function drewDice<G extends Shape>(game: Game<G>, before: Table<G>, entry: Entry<G>): boolean {
  let drew = false;
  const note = () => {
    drew = true;
  };
  advance(game, before, entry, (step) => watched(sealedDice(before.seed, step), note));
  return drew;
}

/**
 * Whether anybody at the table did not know the whole state. Then the step may have shown it to them, and the kernel
 * can't tell what they learnt; where every viewer's picture of the table is the one true state, nothing was to learn.
 */
function hidesAnything<G extends Shape>(game: Game<G>, table: Table<G>): boolean {
  let guessed = false;
  const rng = watched(sealedDice("", 0), () => {
    guessed = true;
  });
  const viewers: readonly Viewer[] = [...allSeats(game, table), "spectator"];
  const isWrong = (viewer: Viewer) => {
    const picture = game.determinize(viewOf(game, table, viewer), viewer, rng, table.rules);
    // Where nothing is hidden the view is the state itself, and need not be spelt.
    return picture !== table.state && canonical(picture) !== canonical(table.state);
  };
  return viewers.some(isWrong) || guessed;
}
