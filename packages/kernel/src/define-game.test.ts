import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { decide, defineGame, type Game, observe, type Rng, type ShapeOf, start, timeOut } from "./index.ts";

/** Take one to three sticks; the player who takes the last one loses. Everything that has a default is left out. */
const nim = defineGame({
  id: "nim",
  edition: 1,
  seats: { from: 2, to: 4 },
  open: true,
  schema: { state: z.strictObject({ left: z.int(), turn: z.int(), seats: z.int() }), action: z.int() },
  setup: ({ seats }) => ({ left: 5, turn: 0, seats }),
  next: ({ left, turn }) =>
    left > 0 ? { awaiting: [turn], step: "take" } : { over: { winners: [turn], reason: "last", scores: [0, 1] } },
  legal: ({ left }) => [1, 2, 3].filter((sticks) => sticks <= left),
  resolve({ left, turn, seats }, chosen) {
    const sticks = chosen(turn);
    const state = { left: left - sticks, turn: (turn + 1) % seats, seats };
    return { state, events: [{ type: "took", sticks }] };
  },
});

/** A hidden number, to be guessed by its remainder. */
const guess = defineGame({
  id: "guess",
  edition: 1,
  seats: 1,
  schema: {
    rules: z.strictObject({ most: z.int() }),
    state: z.strictObject({ secret: z.int(), guessed: z.int().nullable() }),
    action: z.int(),
  },
  presets: { small: { most: 3 } },
  setup: (_options, { most }, rng) => ({ secret: rng.int(most), guessed: null }),
  next: ({ secret, guessed }) =>
    guessed === null
      ? { awaiting: [0], step: "guess" }
      : { over: { winners: guessed === secret ? [0] : [], reason: "guessed" } },
  view: ({ guessed }) => ({ guessed }),
  isVisible: (event) => event.type === "guessed",
  determinize: ({ guessed }, _viewer, rng, { most }) => ({ secret: rng.int(most), guessed }),
  legal: (_view, _seat, { most }) => Array.from({ length: most }, (_, at) => at),
  check: (_view, _seat, number, { most }) => (number < most ? null : { code: "too-high", number, most }),
  resolve: (state, chosen) => ({ state: { ...state, guessed: chosen(0) }, events: [{ type: "guessed", by: 0 }] }),
});

const must = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error("refused");
  return result.value;
};
const noDice: Rng = {
  int() {
    throw new Error("no die");
  },
  pool() {
    throw new Error("no die");
  },
};

describe("what a definition leaves out", () => {
  const { match } = must(start(nim, "seed", { seats: 2 }));

  test("[K26] nothing hidden: everybody sees the state, hears every event, and has nothing to guess", () => {
    const view = observe(nim, match, "spectator").view;
    expect(view).toEqual(match.state);
    expect(nim.isVisible({ type: "took", sticks: 1 }, 1)).toBe(true);
    expect(nim.determinize(view, 1, noDice, {})).toEqual(match.state);
  });

  test("[K26] an action is allowed exactly when it is listed", () => {
    for (const sticks of [1, 2, 3]) expect(nim.check(match.state, 0, sticks, {})).toBeNull();
    for (const sticks of [0, 4, -1])
      expect(nim.check(match.state, 0, sticks, {})).toEqual({ code: "not-legal", seat: 0 });
    expect(decide(nim, match, 0, 4)).toEqual({ ok: false, refusal: { code: "not-legal", seat: 0 } });
  });

  test("[K26] an action with fields is the listed one, in whatever order they stand", () => {
    const step = z.strictObject({ from: z.int(), to: z.array(z.int()) });
    const { check } = defineGame({
      id: "steps",
      edition: 1,
      seats: 1,
      open: true,
      schema: { state: z.int(), action: step.nullable() },
      setup: () => 0,
      next: () => ({ awaiting: [0], step: "step" }),
      legal: () => [{ from: 1, to: [2, 3] }, null],
      resolve: (state) => ({ state, events: [{ type: "stepped" }] }),
    });
    expect([check(0, 0, { to: [2, 3], from: 1 }, {}), check(0, 0, null, {})]).toEqual([null, null]);
    expect(check(0, 0, { from: 1, to: [3, 2] }, {})).toEqual({ code: "not-legal", seat: 0 });
  });

  test("[K26] chance picks among what is listed; a seat that is away does the first of it", () => {
    const rng: Rng = { ...noDice, int: (bound) => bound - 1 };
    expect(nim.sample(match.state, 0, rng, {})).toBe(3);
    expect(must(timeOut(nim, match, 0)).match.state.left).toBe(4);
  });

  test("[K26] a seat that is awaited and has nothing to do is the rulebook's mistake", () => {
    const stuck = { left: 0, turn: 0, seats: 2 };
    expect(() => nim.defaultAction(stuck, 0, {})).toThrow(/no legal action/);
    expect(() => nim.sample(stuck, 0, noDice, {})).toThrow(/no legal action/);
  });

  test("[K26] a range of seats is an option, the smallest by default, and the laws' tables", () => {
    expect(nim.parse.options({})).toEqual({ ok: true, value: { seats: 2 } });
    expect(nim.parse.options({ seats: 4 })).toEqual({ ok: true, value: { seats: 4 } });
    expect(nim.seats({ seats: 3 })).toBe(3);
    expect(nim.tables).toEqual([{ seats: 2 }, { seats: 3 }, { seats: 4 }]);
  });

  test.each<[unknown, string]>([
    [{ seats: 1 }, "/seats"],
    [{ seats: 5 }, "/seats"],
    [{ seats: 2.5 }, "/seats"],
    [{ seats: "2" }, "/seats"],
    [{ seats: 2, size: 3 }, "/size"],
    [{ "a/b": 1 }, "/a~1b"],
    [null, ""],
    [[], ""],
    ["x", ""],
  ])("[K26] %j are no options, at %j", (input, path) => {
    expect(nim.parse.options(input)).toMatchObject({ ok: false, refusal: { code: "bad-request", path } });
  });

  test("[K26] without switches there is one preset, empty; without options, none may be given", () => {
    expect(nim.presets).toEqual({ standard: {} });
    expect(nim.parse.rules({})).toEqual({ ok: true, value: {} });
    expect(nim.parse.rules({ wins: 3 })).toMatchObject({ ok: false, refusal: { path: "/wins" } });
    expect(guess.parse.options({})).toEqual({ ok: true, value: {} });
    expect(guess.parse.options({ seats: 1 }).ok).toBe(false);
    expect(guess.seats({})).toBe(1);
  });

  test("[K26] what is written stands", () => {
    const begun = must(start(guess, "seed", {})).match;
    expect(decide(guess, begun, 0, 3)).toMatchObject({ ok: false, refusal: { code: "too-high", most: 3 } });
    expect(observe(guess, begun, 0).view).toEqual({ guessed: null });
    expect(guess.maxDecisions).toBe(10_000);
  });
});

test("[K26] a state may be an interface", () => {
  interface Pot {
    readonly coins: number;
    readonly by: readonly { readonly seat: number }[];
  }
  const pot = defineGame({
    id: "pot",
    edition: 1,
    seats: 1,
    open: true,
    schema: { state: z.custom<Pot>(), action: z.literal("take") },
    setup: () => ({ coins: 1, by: [] }),
    next: ({ coins }) => (coins > 0 ? { awaiting: [0], step: "take" } : { over: { winners: [0], reason: "empty" } }),
    legal: () => ["take"] as const,
    resolve: ({ coins, by }: Pot): { state: Pot; events: [] } => ({
      state: { coins: coins - 1, by: [...by, { seat: 0 }] },
      events: [],
    }),
  });
  expectTypeOf(pot).toExtend<Game>();
  const { match } = must(start(pot, "seed", {}));
  expect(must(decide(pot, match, 0, "take")).match.state satisfies Pot).toEqual({ coins: 0, by: [{ seat: 0 }] });
});

test("[K26] the types are those of the schemas and of what the functions return", () => {
  type Nim = ShapeOf<typeof nim>;
  expectTypeOf<Nim["options"]>().toEqualTypeOf<{ readonly seats: number }>();
  expectTypeOf<Nim["state"]>().toEqualTypeOf<{ left: number; turn: number; seats: number }>();
  expectTypeOf<keyof Nim["event"]>().toEqualTypeOf<"took">();
  type Guess = ShapeOf<typeof guess>;
  expectTypeOf<Guess["view"]>().toEqualTypeOf<{ guessed: number | null }>();
  expectTypeOf<keyof Guess["refusal"]>().toEqualTypeOf<"too-high">();
  expectTypeOf<Guess["rules"]>().toEqualTypeOf<{ most: number }>();
  expectTypeOf(guess).toExtend<Game>();
  const { open: _open, ...unsaid } = { open: true, ...guess };
  // @ts-expect-error: what hides something must say what
  const silent = () => defineGame({ ...unsaid, schema: { state: z.int(), action: z.int() }, view: undefined });
  expect(silent).toBeTypeOf("function");
});

test("[K26] what does not fit its own schema does not compile, with any types or with none", () => {
  const wrong = () =>
    defineGame({
      id: "wrong",
      edition: 1,
      seats: 1,
      open: true,
      schema: { state: z.int(), action: z.int() },
      setup: () => 0,
      next: () => ({ awaiting: [0], step: "go" }),
      legal: () => [1],
      // @ts-expect-error: the state is a number
      resolve: () => ({ state: "one", events: [{ type: "went" }] }),
    });
  expect(wrong).toBeTypeOf("function");
});
