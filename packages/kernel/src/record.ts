import { canonical } from "./canonical.ts";
import {
  advance,
  begin,
  beginAgain,
  type Entry,
  type MatchEvent,
  type Order,
  type Pins,
  refuseEntry,
  type Table,
} from "./fold.ts";
import type { Game, Parse, Shape } from "./game.ts";
import { hashText } from "./hash-text.ts";
import { type Json, readJson } from "./json.ts";
import { type Match, matchOf } from "./match.ts";
import { err, ok, type Refusal, type Result, refuse } from "./refusal.ts";
import type { Registry } from "./registry.ts";

const TITLE = "umpire record 1";
const HEADER = ["game", "edition", "rules", "options", "seed"] as const;

/** One line of a record on its way through the fold: what it says, where it leads, and the hash up to here. */
export type Replayed = {
  readonly game: Game;
  readonly step: number;
  /** None on the line of the start. */
  readonly entry: Entry | null;
  readonly table: Table;
  readonly events: readonly MatchEvent[];
  readonly hash: string;
};

/** The match as text: a header, one entry a line with its hash, and a last line that shows that nothing is missing. */
export const writeRecord = <G extends Shape>(game: Game<G>, match: Match<G>): string =>
  [...recordLines(game, match), ""].join("\n");

/** The same line by line: a long match is folded for it anew, and others may have their turn in between. */
export function* recordLines<G extends Shape>(game: Game<G>, match: Match<G>): Generator<string, void> {
  let table = beginAgain(game, match);
  let hash = firstHash(table);
  yield* [TITLE, ...HEADER.map((key) => `${key} ${canonical(match[key])}`), `0 start #${hash}`];
  for (const [at, entry] of match.log.entries()) {
    table = advance(game, table, entry).table;
    hash = nextHash(hash, entry, table.state);
    yield `${at + 1} ${writeEntry(entry)} #${hash}`;
  }
  yield `end ${match.log.length}`;
}

/** The hash that the chain begins with: it covers everything pinned, and the first state [K18]. */
export function firstHash<G extends Shape>({ game, edition, rules, options, seed, state }: Table<G>): string {
  return hashText(`umpire\n${canonical({ game, edition, rules, options, seed })}\n${canonical(state)}`);
}

/** The hash of an entry covers the one before it, the entry, and the state it led to [K18]. */
export const nextHash = <G extends Shape>(previous: string, entry: Entry<G>, state: G["state"]): string =>
  hashText(`${previous}\n${writeEntry(entry)}\n${canonical(state)}`);

/** A whole record: the match it tells of, and its hashes, one an entry. */
export function readRecord(games: Registry, text: string): Result<{ match: Match; hashes: readonly string[] }> {
  const steps: Replayed[] = [];
  for (const step of replay(games, text.split("\n"))) {
    if (!step.ok) return step;
    steps.push(step.value);
  }
  const table = steps.at(-1)?.table;
  if (table === undefined) throw new Error("replay gave neither a line nor a refusal");
  const log = steps.flatMap(({ entry }) => entry ?? []);
  return ok({ match: matchOf(table, [], [], log), hashes: steps.slice(1).map(({ hash }) => hash) });
}

/** Folds a record line by line, checking each entry and each hash; holds one table, however long the record [K19]. */
export function* replay(games: Registry, lines: Iterable<string>): Generator<Result<Replayed>, void> {
  const reader = lines[Symbol.iterator]();
  let number = 0;
  const nextLine = (): string => {
    number += 1;
    return reader.next().value ?? "";
  };
  const bad = (problem: string) => err(refuse("bad-record", { line: number, problem }));
  const header = readHeader(games, nextLine);
  if (!header.ok) return yield { ok: false, refusal: { line: number, ...header.refusal } };
  const { game, pins } = header.value;
  const begun = begin(game, pins);
  // Both fit the game, and yet it does not begin with them: the options are to blame, below the title and those before.
  const line = HEADER.indexOf("options") + 2;
  if (!begun.ok) return yield err(refuse("bad-record", { line, problem: begun.refusal.code }));
  let { table, events } = begun.value;
  let hash = firstHash(table);
  for (let step = 0; ; step += 1) {
    const line = nextLine();
    if (step > 0 && line === `end ${step - 1}`) return;
    const read = readLine(game, line, step);
    if (!read.ok) return yield bad(read.refusal);
    const { entry } = read.value;
    if (entry !== null) {
      const refusal = refuseEntry(game, table, entry);
      if (refusal !== null) return yield bad(refusal.code);
      ({ table, events } = advance(game, table, entry));
      hash = nextHash(hash, entry, table.state);
    }
    if (hash !== read.value.hash) return yield err(refuse("hash-mismatch", { step, line: number }));
    yield ok({ game, step, entry, table, events, hash });
  }
}

/** Each line is judged before the next one is read, so that a refusal names the line that is wrong. */
function readHeader(games: Registry, nextLine: () => string): Result<{ game: Game; pins: Pins }> {
  if (nextLine() !== TITLE) return badHeader(`the first line must be: ${TITLE}`);
  const name = readHeaderLine("game", nextLine(), text);
  const known = name.ok ? games.find(name.value) : name;
  if (!known.ok) return known;
  const number = readHeaderLine("edition", nextLine(), count);
  const game = number.ok ? games.find(known.value.id, number.value) : number;
  if (!game.ok) return game;
  const { id, edition, parse } = game.value;
  const rules = readHeaderLine("rules", nextLine(), parse.rules);
  if (!rules.ok) return rules;
  const options = readHeaderLine("options", nextLine(), parse.options);
  if (!options.ok) return options;
  const seed = readHeaderLine("seed", nextLine(), text);
  if (!seed.ok) return seed;
  const pins = { game: id, edition, rules: rules.value, options: options.value, seed: seed.value };
  return ok({ game: game.value, pins });
}

const text: Parse<string> = (input) => (typeof input === "string" ? ok(input) : err({ code: "text is needed" }));
const count: Parse<number> = (input) => (typeof input === "number" ? ok(input) : err({ code: "a number is needed" }));

function readHeaderLine<T>(key: (typeof HEADER)[number], line: string, parse: Parse<T>): Result<T> {
  const value = readJson(line.slice(key.length + 1));
  if (!value.ok || line !== `${key} ${canonical(value.value)}`)
    return badHeader(`here must be: ${key}, a space, canonical JSON`);
  const parsed = parse(value.value);
  if (parsed.ok) return parsed;
  const { path = "", problem = parsed.refusal.code } = parsed.refusal;
  return badHeader(`not the game's ${key}: ${path}${path && ": "}${problem}`);
}

const badHeader = (problem: string) => err<Refusal>({ code: "bad-record", problem: problem.replace(/\.$/, "") });

const LINE = /^(\d{1,15}) (start|decide (.+)|resign (\d{1,3})|time (\d{1,3}(?:,\d{1,3})*)|draw) #([0-9a-f]{64})$/;

/** `0 start #…`, `1 decide [[0,"rock"],[1,"paper","absent"]] #…`, `2 resign 0 #…`, `2 time 0,1 #…`, `3 draw #…` */
function readLine(game: Game, line: string, step: number): Result<{ entry: Entry | null; hash: string }, string> {
  if (line === "") return err("the record is cut: its last line must be: end, a space, the number of entries");
  const [, number, text, orders, seat, seats, hash = ""] = LINE.exec(line) ?? [];
  if (number !== String(step) || (text === "start") !== (step === 0)) return err(`here must be entry ${step}`);
  if (text === "start") return ok({ entry: null, hash });
  const entry = readEntry(game, orders, seat, seats);
  // One spelling only, or a record could be altered without a trace.
  return text === writeEntry(entry) ? ok({ entry, hash }) : err("these are not the game's actions, in canonical JSON");
}

function readEntry(game: Game, orders?: string, seat?: string, seats?: string): Entry {
  if (seat !== undefined) return { type: "resign", seat: Number(seat) };
  if (seats !== undefined) return { type: "time", seats: seats.split(",").map(Number) };
  if (orders === undefined) return { type: "draw" };
  const list = readJson(orders);
  const read = list.ok && Array.isArray(list.value) ? list.value.map((order) => readOrder(game, order)) : [];
  return { type: "decide", orders: read.filter((order) => order !== null) };
}

function readOrder(game: Game, input: Json): Order | null {
  if (!Array.isArray(input) || input.length > 3) return null;
  const [seat, raw, absent] = input;
  const action = game.parse.action(raw);
  if (!action.ok || !Number.isInteger(seat) || !(absent === undefined || absent === "absent")) return null;
  return { seat, action: action.value, ...(absent && { absent: true }) };
}

function writeEntry<G extends Shape>(entry: Entry<G>): string {
  if (entry.type === "draw") return "draw";
  if (entry.type === "resign") return `resign ${entry.seat}`;
  if (entry.type === "time") return `time ${entry.seats.join(",")}`;
  const orders = entry.orders.map(({ seat, action, absent }) => [seat, action, ...(absent ? ["absent"] : [])]);
  return `decide ${canonical(orders)}`;
}
