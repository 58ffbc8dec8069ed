import type { EventOf, Game, Next, Over, Seat, Shape, Step, Viewer } from "./game.ts";
import { type Refusal, type Result, refuse } from "./refusal.ts";
import type { Rng } from "./rng.ts";
import { RulesError } from "./rules-error.ts";
import { sealedDice } from "./sealed-dice.ts";

/** Everything that decides the course of a match, pinned at its start. */
export type Pins<G extends Shape = Shape> = {
  readonly game: string;
  readonly edition: number;
  readonly rules: G["rules"];
  readonly options: G["options"];
  readonly seed: string;
};

/** One seat's decision. `absent` where the rulebook decided for a seat that was away. */
export type Order<G extends Shape = Shape> = {
  readonly seat: Seat;
  readonly action: G["action"];
  readonly absent?: true;
};

/** The entries of a record: everything that took effect, nothing that was pending or taken back. */
export type Entry<G extends Shape = Shape> =
  | { readonly type: "decide"; readonly orders: readonly Order<G>[] }
  | { readonly type: "resign"; readonly seat: Seat }
  /** Seats whose time for the whole match is up, all at the same instant. */
  | { readonly type: "time"; readonly seats: readonly Seat[] }
  | { readonly type: "draw" };

/** Where a match stands, without how it got there. */
export type Table<G extends Shape = Shape> = Pins<G> & {
  /** How many steps were taken, automatic ones included; each has chance of its own. */
  readonly step: number;
  readonly state: G["state"];
  readonly resigned: readonly Seat[];
  /** Set where the players ended the match, not the rules. */
  readonly ended: Over | null;
};

/** The kernel's own events, visible to everybody. No game's event begins with `match:`. */
export type KernelEvents = {
  readonly "match:absent": { readonly seat: Seat };
  readonly "match:resigned": { readonly seat: Seat };
  readonly "match:out-of-time": { readonly seats: readonly Seat[] };
  readonly "match:undone": { readonly seat: Seat };
  readonly "match:draw-offered": { readonly seat: Seat };
  readonly "match:draw-declined": { readonly seat: Seat };
  readonly "match:draw-agreed": { readonly seats: readonly Seat[] };
};
/** What happened to the match itself, and not within its rules: who left or was away, what was undone, a draw. */
export type KernelEvent = EventOf<KernelEvents>;
/** An event of a match: the game's own, or the kernel's. */
export type MatchEvent<G extends Shape = Shape> = EventOf<G["event"]> | KernelEvent;

/** A table, and the events on the way to it. */
export type Folded<G extends Shape = Shape> = { readonly table: Table<G>; readonly events: readonly MatchEvent<G>[] };

/** Chance by step: sealed dice in a match, one branching Rng for all steps when outcomes are enumerated. */
export type Dice = (step: number) => Rng;
const diceOf =
  ({ seed }: Pins): Dice =>
  (step) =>
    sealedDice(seed, step);

/** No rulebook needs this many automatic steps in a row; one that takes more goes round in circles [K9]. */
const MOST_AUTOMATIC = 1000;

/** The table before the first decision. */
export function begin<G extends Shape>(game: Game<G>, pins: Pins<G>): Result<Folded<G>> {
  const { rules, options, seed } = pins;
  const setup = game.setup(options, rules, sealedDice(seed, 0));
  if (!setup.ok) return setup;
  const { state, events } = setup.value;
  const table = {
    game: game.id,
    edition: game.edition,
    rules,
    options,
    seed,
    step: 1,
    state,
    resigned: [],
    ended: null,
  };
  return { ok: true, value: runAutomatic(game, table, [...events], diceOf(pins)) };
}

/** The first table of a match that has begun once already. */
export function beginAgain<G extends Shape>(game: Game<G>, pins: Pins<G>): Table<G> {
  const begun = begin(game, pins);
  if (!begun.ok) throw new RangeError(`a match of ${game.id} that cannot have begun`);
  return begun.value.table;
}

/** The fold: a table and the next entry give the next table. Live play and replay both come through here [K1]. */
export function advance<G extends Shape>(
  game: Game<G>,
  table: Table<G>,
  entry: Entry<G>,
  dice = diceOf(table),
): Folded<G> {
  if (entry.type === "resign") {
    return leave(game, table, [entry.seat], "resigned", { type: "match:resigned", seat: entry.seat });
  }
  if (entry.type === "time") {
    return leave(game, table, entry.seats, "time", { type: "match:out-of-time", seats: entry.seats });
  }
  if (entry.type === "draw") {
    return end(table, [], "draw-agreed", { type: "match:draw-agreed", seats: present(game, table) });
  }
  const chosen = (seat: Seat) => {
    for (const order of entry.orders) if (order.seat === seat) return order.action;
    throw new RulesError(`seat ${seat} chose nothing in this step`);
  };
  const after = oneStep(game, table, chosen, dice(table.step));
  const events: MatchEvent<G>[] = [];
  for (const order of entry.orders) if (order.absent) events.push({ type: "match:absent", seat: order.seat });
  for (const event of after.events) events.push(event);
  return runAutomatic(game, stepped(table, after.state), events, dice);
}

/** Why an entry from outside may not follow: it must hold legal decisions of exactly the awaited seats, in order [K20]. */
export function refuseEntry<G extends Shape>(game: Game<G>, table: Table<G>, entry: Entry<G>): Refusal | null {
  const next = nextOf(game, table);
  if ("over" in next) return refuse("match-over", { reason: next.over.reason });
  if (entry.type === "draw") return null;
  const seats = seatsIn(entry);
  const expected = entry.type === "decide" ? awaited(next) : present(game, table);
  const odd = seats.find((seat, at) => !expected.includes(seat) || seat <= (seats[at - 1] ?? -1));
  if (odd !== undefined) return refuse("not-awaited", { seat: odd, awaiting: awaited(next) });
  if (entry.type !== "decide") return null;
  const missing = expected.find((seat) => !seats.includes(seat));
  if (missing !== undefined) return refuse("bad-request", { path: "", problem: `seat ${missing} has no decision` });
  for (const { seat, action } of entry.orders) {
    const refusal = game.check(viewOf(game, table, seat), seat, action, table.rules);
    if (refusal !== null) return refusal;
  }
  return null;
}

function seatsIn<G extends Shape>(entry: Exclude<Entry<G>, { type: "draw" }>): readonly Seat[] {
  if (entry.type === "resign") return [entry.seat];
  return entry.type === "time" ? entry.seats : entry.orders.map((order) => order.seat);
}

/** What play waits for: the players' ending, where there is one, or what the rules say. */
export function nextOf<G extends Shape>(game: Game<G>, table: Table<G>): Next {
  return table.ended === null ? game.next(table.state, table.rules) : { over: table.ended };
}

/** What the rulebook shows of the table to one viewer. */
export function viewOf<G extends Shape>(game: Game<G>, table: Table<G>, viewer: Viewer): G["view"] {
  return game.view(table.state, viewer, table.rules);
}

export const awaited = (next: Next): readonly Seat[] => ("awaiting" in next ? next.awaiting : []);

/** Every seat of a table, in order. */
export function allSeats<G extends Shape>(game: Game<G>, pins: Pins<G>): readonly Seat[] {
  return Array.from({ length: game.seats(pins.options) }, (_, seat) => seat);
}

/** The seats that have not left. */
export function present<G extends Shape>(game: Game<G>, table: Table<G>): readonly Seat[] {
  return allSeats(game, table).filter((seat) => !table.resigned.includes(seat));
}

/** Seats leave together: the last one left wins, and nobody where none is. */
function leave<G extends Shape>(
  game: Game<G>,
  before: Table<G>,
  seats: readonly Seat[],
  reason: string,
  event: KernelEvent,
): Folded<G> {
  const table = { ...before, resigned: [...before.resigned, ...seats].sort((a, b) => a - b) };
  const left = present(game, table);
  return left.length > 1 ? { table, events: [event] } : end(table, left, reason, event);
}

function end<G extends Shape>(
  table: Table<G>,
  winners: readonly Seat[],
  reason: string,
  event: KernelEvent,
): Folded<G> {
  return { table: { ...table, ended: { winners, reason } }, events: [event] };
}

/** Takes automatic steps, one by one, until a seat is awaited or the match is over. */
function runAutomatic<G extends Shape>(game: Game<G>, from: Table<G>, events: MatchEvent<G>[], dice: Dice): Folded<G> {
  let table = from;
  for (let taken = 0; "auto" in game.next(table.state, table.rules); taken += 1) {
    if (taken === MOST_AUTOMATIC) throw new RulesError(`${game.id}: more than ${MOST_AUTOMATIC} automatic steps`);
    const after = oneStep(game, table, nobodyChose, dice(table.step));
    for (const event of after.events) events.push(event);
    table = stepped(table, after.state);
  }
  return { table, events };
}

/** Spelt out, because a spread of this many fields costs forty times as much, at every step of every match. */
function stepped<G extends Shape>(before: Table<G>, state: G["state"]): Table<G> {
  const { game, edition, rules, options, seed, step, resigned, ended } = before;
  return { game, edition, rules, options, seed, step: step + 1, state, resigned, ended };
}

function nobodyChose(seat: Seat): never {
  throw new RulesError(`seat ${seat} has no choice in an automatic step`);
}

/** A single step under the game's invariants [K10]. */
function oneStep<G extends Shape>(
  game: Game<G>,
  { state: before, rules }: Table<G>,
  chosen: (seat: Seat) => G["action"],
  rng: Rng,
): Step<G["state"], EventOf<G["event"]>> {
  const after = game.resolve(before, chosen, rng, rules);
  const broken = game.invariant?.(before, after.state, after.events) ?? null;
  if (broken !== null) throw new RulesError(broken.message, broken);
  return after;
}
