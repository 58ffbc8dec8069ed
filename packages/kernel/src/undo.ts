import { canonical } from "./canonical.ts";
import { advance, allSeats, beginAgain, type Entry, type Table, viewOf } from "./fold.ts";
import type { Game, Seat, Shape, Viewer } from "./game.ts";
import { cannotAct, hasSealed, type Match, type Moved, matchOf, takeBack } from "./match.ts";
import { err, ok, type Result, refuse } from "./refusal.ts";
import { sealedDice, watched } from "./rng.ts";

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
  const before = log.reduce((table, entry) => advance(game, table, entry).table, beginAgain(game, match));
  if (last.orders.length > 1 || hidesAnything(game, before)) {
    return err(refuse("undo-refused", { seat, reason: "revealed" }));
  }
  if (drewDice(game, before, last)) return err(refuse("undo-refused", { seat, reason: "dice-rolled" }));
  return ok({ match: matchOf(before, [], [], log), events: [{ type: "match:undone", seat }] });
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
  const pictures = viewers.map((viewer) =>
    canonical(game.determinize(viewOf(game, table, viewer), viewer, rng, table.rules)),
  );
  return guessed || pictures.some((picture) => picture !== canonical(table.state));
}
