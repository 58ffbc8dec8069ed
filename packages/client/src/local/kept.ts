import {
  advance,
  barrierOf,
  begin,
  decide,
  type Entry,
  err,
  type Game,
  type Json,
  type JsonObject,
  type Match,
  type MatchEvent,
  type Order,
  ok,
  type Pins,
  type Result,
  readJson,
  refuseEntry,
} from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";

/** What is kept of a match: what was pinned, who plays, what took effect and what waits. All else follows. */
export type KeptMatch = {
  readonly pins: Pins;
  readonly players: MatchView["players"];
  readonly log: readonly Entry[];
  readonly sealed: readonly Order[];
};

/** A match as it was kept, the events of each of its entries, those of the start first, and what is beyond recall. */
export type Refolded = {
  readonly match: Match;
  readonly history: readonly (readonly MatchEvent[])[];
  readonly fixed: number;
};

export function writeKept(match: Match, players: MatchView["players"]): string {
  const { game, edition, rules, options, seed, log, sealed } = match;
  return JSON.stringify({ pins: { game, edition, rules, options, seed }, players, log, sealed } satisfies KeptMatch);
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Other versions of a page may have kept anything: what is read here is looked at before it is believed. */
export function readKept(text: string | null): KeptMatch | null {
  const read = readJson(text ?? "null");
  if (!read.ok || !isObject(read.value)) return null;
  const { pins, players, log, sealed } = read.value;
  const isKept = isObject(pins) && [players, log, sealed].every(Array.isArray);
  const isPinned = isKept && ["game", "seed"].every((key) => typeof pins[key] === "string");
  return isPinned ? (read.value as unknown as KeptMatch) : null;
}

function readEntry(game: Game, entry: Entry): Entry | null {
  if (entry.type !== "decide") return entry;
  const orders = entry.orders.map((order) => readOrder(game, order));
  return orders.includes(null) ? null : { type: "decide", orders: orders as Order[] };
}

function readOrder(game: Game, { seat, action, absent }: Order): Order | null {
  const read = game.parse.action(action);
  return read.ok ? { seat, action: read.value, ...(absent && { absent }) } : null;
}

const unreadable = err({ code: "bad-request", path: "/log", problem: "a kept match that does not replay" });

/** Folds a kept match anew, checking every entry as the kernel checks a record. */
export function refold(game: Game, kept: KeptMatch): Result<Refolded> {
  const { edition, id, parse } = game;
  const { seed } = kept.pins;
  const [rules, options] = [parse.rules(kept.pins.rules), parse.options(kept.pins.options)];
  if (kept.pins.game !== id || kept.pins.edition !== edition || !rules.ok || !options.ok) return unreadable;
  const begun = begin(game, { game: id, edition, rules: rules.value, options: options.value, seed });
  if (!begun.ok) return begun;
  let { table, events } = begun.value;
  const history = [events];
  const log: Entry[] = [];
  let fixed = 0;
  for (const each of kept.log) {
    const entry = readEntry(game, each);
    if (entry === null || refuseEntry(game, table, entry) !== null) return unreadable;
    if (barrierOf(game, table, entry) !== null) fixed = log.length + 1;
    ({ table, events } = advance(game, table, entry));
    history.push(events);
    log.push(entry);
  }
  return ok({ match: withSealed(game, { ...table, sealed: [], offers: [], log }, kept.sealed), history, fixed });
}

/** Decisions that waited wait again; one that the rules do not allow is to be made anew. */
function withSealed(game: Game, from: Match, sealed: readonly Order[]): Match {
  return sealed.reduce((match, { seat, action }) => {
    const read = game.parse.action(action);
    const decided = read.ok ? decide(game, match, seat, read.value) : read;
    return decided.ok && decided.value.match.log === match.log ? decided.value.match : match;
  }, from);
}
