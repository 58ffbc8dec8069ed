import type { Game, Next, Seat, Shape, Step, Viewer, Violation, Words } from "./game.ts";
import type { Result } from "./refusal.ts";
import type { Rng } from "./rng.ts";
import type { StandardSchema } from "./schema.ts";

/** How a value from outside is read: by a schema, or by a function where a schema does not say enough. */
export type Reader<T, Context extends readonly unknown[] = []> =
  | StandardSchema<T>
  | ((input: unknown, ...context: Context) => Result<T>);

/** A fixed number of seats, or a range: then every match has the option `seats`. */
export type SeatCount = number | { readonly from: number; readonly to: number };

/** Secrecy has no default: either nothing is hidden, or all three functions say what is. */
type Secrecy<G extends Shape> =
  | { readonly open: true }
  | ({ readonly open?: undefined } & Pick<Game<G>, "view" | "isVisible" | "determinize">);

/** The first state; or `prepare`, where a table may be refused or its setup has events. */
type Setup<G extends Shape> =
  | { setup(options: G["options"], rules: G["rules"], rng: Rng): G["state"] }
  | { readonly prepare: Game<G>["setup"] };

type Defaulted = "maxDecisions" | "presets" | "tables" | "words" | "check" | "sample" | "defaultAction" | "invariant";

/** A game as its author writes it, with its types under one name. */
export type Definition<G extends Shape> = Pick<Game<G>, "id" | "edition" | "next" | "resolve" | "legal"> &
  Partial<Pick<Game<G>, Defaulted>> &
  Setup<G> &
  Secrecy<G> & {
    readonly seats: SeatCount | ((options: G["options"]) => number);
    readonly schema: {
      readonly options?: Reader<G["options"]>;
      readonly rules?: Reader<G["rules"]>;
      /** Under these rules: a stored state may name what a rules pack defines. */
      readonly state: Reader<G["state"], [rules: G["rules"]]>;
      readonly action: Reader<G["action"]>;
    };
  };

/** The schemas that a game's types are inferred from. */
export type Schemas = {
  readonly options?: StandardSchema<unknown>;
  readonly rules?: StandardSchema<unknown>;
  readonly state: StandardSchema<unknown>;
  readonly action: StandardSchema<unknown>;
};
type Output<S> = S extends StandardSchema<infer T> ? T : never;
type OptionsOf<S extends Schemas, N> = S extends { readonly options: infer O }
  ? Output<O>
  : N extends number
    ? Record<never, never>
    : { readonly seats: number };
type RulesOf<S extends Schemas> = S extends { readonly rules: infer R } ? Output<R> : Record<never, never>;
export type StateOf<S extends Schemas> = Output<S["state"]>;
type ActionOf<S extends Schemas> = Output<S["action"]>;

/** The same data as a type of its own: an `interface` has no index signature, and would not pass for JSON. */
type AsData<T> = T extends (...args: never[]) => unknown
  ? never
  : T extends object
    ? { [K in keyof T]: AsData<T[K]> }
    : T;

type Typed = { readonly type: string };
type Coded = { readonly code: string };

/** The shape that schemas, the view, and the events and refusals that functions return make together. */
type Inferred<S extends Schemas, N, View, Event extends Typed, Refused extends Coded> = {
  options: AsData<OptionsOf<S, N>>;
  rules: AsData<RulesOf<S>>;
  state: AsData<StateOf<S>>;
  action: AsData<ActionOf<S>>;
  view: AsData<View>;
  refusal: { readonly [C in Refused["code"]]: Omit<Extract<Refused, { readonly code: C }>, "code" | "rule"> };
  event: { readonly [T in Event["type"]]: Omit<Extract<Event, { readonly type: T }>, "type"> };
};
/** The game of an inferred shape. */
export type Inference<S extends Schemas, N, View, Event extends Typed, Refused extends Coded> =
  Inferred<S, N, View, Event, Refused> extends infer G extends Shape ? Game<G> : never;
type InferredWords<G> = G extends Shape ? Words<G> : never;

/**
 * A definition with its types left to inference. `NoInfer` where a type is used, not given. The compiler reads it from
 * top to bottom: `view` must stand above whatever gets a view, and `resolve` above `isVisible` and `invariant`.
 */
export type Inferring<S extends Schemas, N, View, Event extends Typed, Refused extends Coded> = {
  readonly id: string;
  readonly edition: number;
  readonly schema: S;
  readonly seats: N | ((options: OptionsOf<S, N>) => number);
  readonly maxDecisions?: number;
  readonly presets?: { readonly [name: string]: RulesOf<S> };
  readonly tables?: readonly OptionsOf<S, N>[];
  readonly words?: {
    readonly [language: string]: InferredWords<Inferred<S, N, View, NoInfer<Event>, NoInfer<Refused>>>;
  };
  setup(options: OptionsOf<S, N>, rules: RulesOf<S>, rng: Rng): StateOf<S>;
  next(state: StateOf<S>, rules: RulesOf<S>): Next;
  legal(view: NoInfer<View>, seat: Seat, rules: RulesOf<S>): Iterable<ActionOf<S>>;
  check?(view: NoInfer<View>, seat: Seat, action: ActionOf<S>, rules: RulesOf<S>): Refused | null;
  sample?(view: NoInfer<View>, seat: Seat, rng: Rng, rules: RulesOf<S>): ActionOf<S>;
  defaultAction?(view: NoInfer<View>, seat: Seat, rules: RulesOf<S>): ActionOf<S>;
  resolve(state: StateOf<S>, chosen: (seat: Seat) => ActionOf<S>, rng: Rng, rules: RulesOf<S>): Step<StateOf<S>, Event>;
  invariant?(before: StateOf<S>, after: StateOf<S>, events: readonly NoInfer<Event>[]): Violation | null;
};
export type Hidden<S extends Schemas, View, Event> = {
  readonly open?: undefined;
  view(state: StateOf<S>, viewer: Viewer, rules: RulesOf<S>): View;
  isVisible(event: NoInfer<Event>, viewer: Viewer): boolean;
  determinize(view: NoInfer<View>, viewer: Viewer, rng: Rng, rules: RulesOf<S>): StateOf<S>;
};
