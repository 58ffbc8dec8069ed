import type { Json, JsonObject } from "./json.ts";
import type { RefusalOf, Result } from "./refusal.ts";
import type { Rng } from "./rng.ts";

/** A place at the table, from 0. */
export type Seat = number;
/** Who looks on: a seat, or the spectator, who sees what everybody may. */
export type Viewer = Seat | "spectator";

/** How a match ended. No winners: a draw. */
export type Over = {
  readonly winners: readonly Seat[];
  readonly reason: string;
  /** Points by seat, where the game counts them. */
  readonly scores?: readonly number[];
  /** The place of each seat, from 1; equal seats share one. */
  readonly places?: readonly number[];
};

/** What play waits for: one seat (a turn), several (sealed orders), nobody (an automatic step), or nothing more. */
export type Next =
  | { readonly awaiting: readonly Seat[]; readonly step: string }
  | { readonly auto: string }
  | { readonly over: Over };

/** The types a game is made of, under one name, so that `Game<Rps>` says it all. */
export type Shape = {
  readonly options: Json;
  readonly rules: JsonObject;
  readonly state: Json;
  readonly action: Json;
  readonly view: Json;
  /** code → what its sentence needs */
  readonly refusal: { readonly [code: string]: JsonObject };
  /** type → what its sentence needs */
  readonly event: { readonly [type: string]: JsonObject };
};

/** An event is flat: its type, and beside it what its sentence needs. */
export type EventOf<E extends Shape["event"]> = {
  [T in keyof E & string]: { readonly type: T } & E[T];
}[keyof E & string];

/** What came of one step: the state after it, and what happened on the way. */
export type Step<State, Event> = { readonly state: State; readonly events: readonly Event[] };

/** A broken invariant: the rulebook's message, its number there, and what else broke with it. */
export type Violation = { readonly message: string; readonly code?: string; readonly detail?: readonly string[] };

/** From unknown to a value, or to a refusal that names the field. */
export type Parse<T> = (input: unknown) => Result<T>;

/** One language of a game. A code without its sentence does not compile. */
export type Words<G extends Shape> = {
  readonly refusal: Sentences<G["refusal"]>;
  readonly event: Sentences<G["event"]>;
  /** What short codes are called: steps, reasons of an end, actions that are one word. */
  readonly terms?: { readonly [code: string]: string };
};
/** Taken from a method, so that the words of one game fit where the words of any game are expected. */
export type Sentences<Table> = { readonly [Code in keyof Table]: { say(detail: Table[Code]): string }["say"] };

/**
 * A rulebook: pure functions over plain data, ignorant of time, sockets and people.
 * Methods, not function-typed fields: `Game<Rps>` must fit where any `Game` is expected.
 */
export type Game<G extends Shape = Shape> = {
  /** Never there: it carries the types to `ShapeOf`. */
  readonly shape?: G;
  /** Lower case and short: people type it, records carry it. */
  readonly id: string;
  /** Raised whenever an old match would replay differently. */
  readonly edition: number;
  /** Random play ends within this many decisions, under every preset. */
  readonly maxDecisions: number;
  /** Complete sets of switches by name; the first is the default. */
  readonly presets: { readonly [name: string]: G["rules"] };
  /** Tables that the laws are tried at, by their options, say one for each number of seats; else the usual one, `{}`. */
  readonly tables?: readonly G["options"][];
  readonly parse: {
    readonly options: Parse<G["options"]>;
    readonly rules: Parse<G["rules"]>;
    readonly action: Parse<G["action"]>;
    /** Under these rules: a stored state may name what a rules pack defines. */
    state(input: unknown, rules: G["rules"]): Result<G["state"]>;
  };
  readonly words?: { readonly [language: string]: Words<G> };
  /** How many seats the table has. */
  seats(options: G["options"]): number;
  /** The first state, or why these options and rules make none. */
  setup(
    options: G["options"],
    rules: G["rules"],
    rng: Rng,
  ): Result<Step<G["state"], EventOf<G["event"]>>, RefusalOf<G["refusal"]>>;
  /** What the state waits for. */
  next(state: G["state"], rules: G["rules"]): Next;
  /** Secrecy is spelt out: there is no default. */
  view(state: G["state"], viewer: Viewer, rules: G["rules"]): G["view"];
  /** Who is told of an event; the kernel tells a viewer nothing else of what happened. */
  isVisible(event: EventOf<G["event"]>, viewer: Viewer): boolean;
  /** Judged on the view, so that neither a refusal nor the list of legal actions gives anything away. */
  check(view: G["view"], seat: Seat, action: G["action"], rules: G["rules"]): RefusalOf<G["refusal"]> | null;
  /** Lazy, in an order that belongs to the edition. */
  legal(view: G["view"], seat: Seat, rules: G["rules"]): Iterable<G["action"]>;
  /** A legal action, where listing all of them may be hopeless. */
  sample(view: G["view"], seat: Seat, rng: Rng, rules: G["rules"]): G["action"];
  /** A state that looks like this view to that viewer. It draws no chance exactly when nothing is hidden from it. */
  determinize(view: G["view"], viewer: Viewer, rng: Rng, rules: G["rules"]): G["state"];
  /** What a seat that runs out of time, or has left, does. */
  defaultAction(view: G["view"], seat: Seat, rules: G["rules"]): G["action"];
  /** One step. In an automatic one nobody chose, and asking for a choice throws. */
  resolve(
    state: G["state"],
    chosen: (seat: Seat) => G["action"],
    rng: Rng,
    rules: G["rules"],
  ): Step<G["state"], EventOf<G["event"]>>;
  /** What must hold across every single step: null, or what broke, in the rulebook's own words. */
  invariant?(before: G["state"], after: G["state"], events: readonly EventOf<G["event"]>[]): Violation | null;
};

/** The types of a game, from the game. */
export type ShapeOf<G extends Game> = NonNullable<G["shape"]>;
