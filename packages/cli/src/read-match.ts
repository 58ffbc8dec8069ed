import {
  advance,
  allSeats,
  begin,
  canonical,
  type Entry,
  err,
  type Game,
  type Json,
  type Match,
  type Order,
  observe,
  ok,
  parser,
  type Refusal,
  type Registry,
  type Result,
  refuseEntry,
  viewOf,
} from "@umpire/kernel";
import { z } from "zod";

/** Longer than any match of ours, short enough to be read in one go. */
const MOST_ENTRIES = 100_000;

const seat = z.int().min(0).max(999);
const order = z.strictObject({ seat, action: z.json(), absent: z.literal(true).optional() });
const entry = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("decide"), orders: z.array(order).max(1000) }),
  z.strictObject({ type: z.literal("resign"), seat }),
  z.strictObject({ type: z.literal("time"), seats: z.array(seat).min(1).max(1000) }),
  z.strictObject({ type: z.literal("draw") }),
]);

const parseOuter = parser(
  z.strictObject({
    game: z.string().max(100),
    edition: z.int(),
    rules: z.json(),
    options: z.json(),
    seed: z.string().max(1000),
    step: z.int().min(1),
    state: z.json(),
    resigned: z.array(seat).max(1000),
    ended: z.strictObject({ winners: z.array(seat).max(1000), reason: z.string().max(100) }).nullable(),
    sealed: z.array(order).max(1000),
    offers: z.array(seat).max(1000),
    log: z.array(entry).max(MOST_ENTRIES),
  }),
);

/** A match from outside: its form by our schema, its contents by the game's, its pending orders by what is awaited. */
export function readMatch(games: Registry, input: unknown): Result<{ game: Game; match: Match }> {
  const outer = parseOuter(input);
  if (!outer.ok) return below("", outer.refusal);
  const found = games.find(outer.value.game, outer.value.edition);
  if (!found.ok) return found;
  const game = found.value;
  const rules = game.parse.rules(outer.value.rules);
  if (!rules.ok) return below("/rules", rules.refusal);
  const options = game.parse.options(outer.value.options);
  if (!options.ok) return below("/options", options.refusal);
  const state = game.parse.state(outer.value.state, rules.value);
  if (!state.ok) return below("/state", state.refusal);
  const sealed = readOrders(game, outer.value.sealed, "/sealed");
  if (!sealed.ok) return sealed;
  const log = readLog(game, outer.value.log);
  if (!log.ok) return log;
  const read = { rules: rules.value, options: options.value, state: state.value, sealed: sealed.value, log: log.value };
  const match: Match = { ...outer.value, ...read };
  const odd = oddSeats(game, match);
  if (odd !== null) return below(odd, { code: "bad-request", path: "", problem: "no such seat here" });
  return illegalOrder(game, match) ?? ok({ game, match });
}

/** A pending order that the rules would have refused: nobody can have made it. */
function illegalOrder(game: Game, match: Match): { ok: false; refusal: Refusal } | null {
  for (const [at, { seat, action }] of match.sealed.entries()) {
    const refusal = game.check(viewOf(game, match, seat), seat, action, match.rules);
    if (refusal !== null) {
      return below(`/sealed/${at}/action`, { code: "bad-request", path: "", problem: refusal.code });
    }
  }
  return null;
}

/** Why the log of a match from outside cannot have led to its state; questions that read the log ask this first. */
export function refuseHistory(game: Game, match: Match): Refusal | null {
  const begun = begin(game, match);
  if (!begun.ok) return { code: "bad-request", path: "/match/options", problem: begun.refusal.code };
  let { table } = begun.value;
  for (const [at, entry] of match.log.entries()) {
    const refusal = refuseEntry(game, table, entry);
    if (refusal !== null) return { code: "bad-request", path: `/match/log/${at}`, problem: refusal.code };
    table = advance(game, table, entry).table;
  }
  const alike = canonical(table.state) === canonical(match.state);
  return alike ? null : { code: "bad-request", path: "/match/state", problem: "its log leads to another state" };
}

/** Where the match names a seat that is not at the table, or holds a decision that nobody awaits. */
function oddSeats(game: Game, match: Match): string | null {
  const seats = allSeats(game, match);
  const { next, decided } = observe(game, match, "spectator");
  const awaiting = "awaiting" in next ? next.awaiting : [];
  const isOdd = (list: readonly number[], allowed: readonly number[]) =>
    list.some((seat, at) => !allowed.includes(seat) || (at > 0 && seat <= (list[at - 1] ?? 0)));
  if (isOdd(decided, awaiting) || (decided.length > 0 && decided.length === awaiting.length)) return "/sealed";
  if (isOdd(match.resigned, seats)) return "/resigned";
  return isOdd(match.offers, seats) ? "/offers" : null;
}

type RawOrder = z.infer<typeof order>;

function readOrders(game: Game, raw: readonly RawOrder[], path: string): Result<readonly Order[]> {
  const orders: Order[] = [];
  for (const [at, { seat, action, absent }] of raw.entries()) {
    const parsed = game.parse.action(action);
    if (!parsed.ok) return below(`${path}/${at}/action`, parsed.refusal);
    orders.push({ seat, action: parsed.value, ...(absent && { absent }) });
  }
  return ok(orders);
}

function readLog(game: Game, raw: readonly z.infer<typeof entry>[]): Result<readonly Entry[]> {
  const log: Entry[] = [];
  for (const [at, line] of raw.entries()) {
    if (line.type !== "decide") log.push(line);
    else {
      const orders = readOrders(game, line.orders, `/log/${at}/orders`);
      if (!orders.ok) return orders;
      log.push({ type: "decide", orders: orders.value });
    }
  }
  return ok(log);
}

/** The same refusal, with its path seen from the request. */
function below(
  path: string,
  refusal: { readonly code: string; readonly [key: string]: Json },
): { ok: false; refusal: typeof refusal } {
  return err({ ...refusal, path: `/match${path}${refusal["path"] ?? ""}` });
}
