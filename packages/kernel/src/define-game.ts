import { canonical } from "./canonical.ts";
import type { Definition, Hidden, Inference, Inferring, Reader, Schemas, SeatCount, StateOf } from "./definition.ts";
import type { Game, Seat, Shape } from "./game.ts";
import { type Json, pointer } from "./json.ts";
import { err, ok, type Result, refuse } from "./refusal.ts";
import { RulesError } from "./rules-error.ts";
import { parser } from "./schema.ts";

/** Random play of nearly any game ends before. */
const MAX_DECISIONS = 10_000;

/**
 * The game that a definition makes; what was left out is made from what it says [K26]. With a shape, `defineGame<Chess>`,
 * its types are that shape's; without one they are inferred, and what does not fit is told of the definition itself.
 */
export function defineGame<G extends Shape = never>(definition: [G] extends [never] ? never : Definition<G>): Game<G>;
export function defineGame<
  const S extends Schemas,
  const N extends SeatCount,
  const Event extends { readonly type: string },
  View = StateOf<S>,
  const Refused extends { readonly code: string } = never,
>(
  definition: Inferring<S, N, View, Event, Refused> & ({ readonly open: true } | Hidden<S, View, Event>),
): Inference<S, N, View, Event, Refused>;
export function defineGame(definition: object): unknown {
  return fillIn(definition as Definition<Shape>);
}

function fillIn(definition: Definition<Shape>): Game {
  const { id, edition, schema, seats, next, resolve, legal, words, invariant } = definition;
  const { maxDecisions = MAX_DECISIONS, presets = { standard: {} }, tables = tablesFor(seats) } = definition;
  const { check = isListed(legal), sample = anyOf(legal), defaultAction = firstOf(legal) } = definition;
  const { view, isVisible, determinize } = "open" in definition && definition.open ? nothingHidden : definition;
  return {
    id,
    edition,
    maxDecisions,
    presets,
    tables,
    parse: {
      options: schema.options ? read(schema.options) : readSeats(seats),
      rules: schema.rules ? read(schema.rules) : readNothing,
      state: read(schema.state),
      action: read(schema.action),
    },
    seats: typeof seats === "function" ? seats : (options) => seatsIn(options, seats),
    setup: setupOf(definition),
    next,
    view,
    isVisible,
    check,
    legal,
    sample,
    determinize,
    defaultAction,
    resolve,
    ...(words && { words }),
    ...(invariant && { invariant }),
  };
}

const nothingHidden: Pick<Game, "view" | "isVisible" | "determinize"> = {
  view: (state) => state,
  isVisible: () => true,
  determinize: (view) => view,
};

function setupOf(definition: Definition<Shape>): Game["setup"] {
  if ("prepare" in definition) return definition.prepare;
  return (options, rules, rng) => ok({ state: definition.setup(options, rules, rng), events: [] });
}

function read<T, Context extends readonly unknown[]>(reader: Reader<T, Context>) {
  return "~standard" in reader ? parser(reader) : reader;
}

const badRequest = (path: string, problem: string) => err(refuse("bad-request", { path, problem }));

/** Rules of a game that has no switches, and options of one that always has the same number of seats. */
function readNothing(input: unknown): Result<Record<never, never>> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return badRequest("", "expected an object");
  const [key] = Object.keys(input);
  return key === undefined ? ok({}) : badRequest(pointer("", key), "there is nothing of this name");
}

/** Options of a game that says no more than its number of seats; the smallest number where none is asked for. */
function readSeats(count: Definition<Shape>["seats"]) {
  if (typeof count !== "object") return readNothing;
  return (input: unknown): Result<{ readonly seats: number }> => {
    const { seats = count.from, ...rest } = Object(input) as { readonly seats?: unknown };
    const isWithin = Number.isInteger(seats) && Number(seats) >= count.from && Number(seats) <= count.to;
    if (!isWithin) return badRequest("/seats", `a whole number from ${count.from} to ${count.to}`);
    const others = readNothing(typeof input === "object" && input !== null && !Array.isArray(input) ? rest : input);
    return others.ok ? ok({ seats: Number(seats) }) : others;
  };
}

function seatsIn(options: Json, count: SeatCount): number {
  return typeof count === "number" ? count : (options as { readonly seats: number }).seats;
}

/** Laws are tried with every number of seats. */
function tablesFor(count: Definition<Shape>["seats"]): readonly Json[] {
  if (typeof count !== "object") return [{}];
  return Array.from({ length: count.to - count.from + 1 }, (_, more) => ({ seats: count.from + more }));
}

type Legal = Game["legal"];

const isListed =
  (legal: Legal): Game["check"] =>
  (view, seat, action, rules) => {
    for (const each of legal(view, seat, rules)) if (isSame(each, action)) return null;
    return refuse("not-legal", { seat });
  };

/** Words and numbers, which most actions are, need not be spelt. */
const isSame = (one: Json, other: Json): boolean =>
  one === other || (typeof one === "object" && typeof other === "object" && canonical(one) === canonical(other));

const anyOf =
  (legal: Legal) =>
  (...[view, seat, rng, rules]: Parameters<Game["sample"]>): Json => {
    const actions = [...legal(view, seat, rules)];
    return actions.length > 0 ? (actions[rng.int(actions.length)] as Json) : hasNone(seat);
  };

const firstOf =
  (legal: Legal): Game["defaultAction"] =>
  (view, seat, rules) => {
    for (const action of legal(view, seat, rules)) return action;
    return hasNone(seat);
  };

function hasNone(seat: Seat): never {
  throw new RulesError(`seat ${seat} is awaited and has no legal action`);
}
