import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect } from "vitest";
import { emptyContents, openMemory } from "../memory.ts";
import type { Append, Query, Store, Summary } from "../store.ts";
import type { NewStore } from "./tools.ts";

type Call = (store: Store) => Promise<unknown>;

/** One step of a writer that may be behind: `behind` and `stale` are relative to the right numbers. */
type ModelStep =
  | { readonly step: "append"; readonly behind: number; readonly stale: number; readonly append: Append }
  | { readonly step: "call"; readonly call: Call; readonly shown: string }
  | { readonly step: "reopen" };

const match = fc.constantFrom("a", "b", "\u{1f600}");
const key = fc.nat(30).map((each) => `k${each}`);
const at = fc.integer({ min: 0, max: 30 });
const game = fc.constantFrom("hands", "squads");
const status = fc.constantFrom<Summary["status"][]>("open", "running", "over");
const text = fc.string({ unit: "grapheme", maxLength: 3 }).filter((each) => !each.includes("\0"));
const summary = fc.record<Summary>({ status, isPublic: fc.boolean(), game, text });
const query = fc.record<Query>({
  status,
  game: fc.option(game),
  limit: fc.integer({ min: 0, max: 4 }),
  before: fc.option(fc.record({ at, match })),
});

const appends = fc.record({
  step: fc.constant("append" as const),
  behind: fc.constantFrom(0, 0, 0, 0, 1, -1),
  stale: fc.constantFrom(0, 0, 0, 0, 1, -1),
  append: fc.record<Append>({
    match,
    key: fc.option(key),
    at,
    answer: text,
    summary: fc.option(summary),
    expected: fc.constant(0),
    epoch: fc.constant(0),
    entries: fc.array(text, { maxLength: 3 }),
  }),
});

const calling = <A extends readonly unknown[]>(
  name: string,
  args: fc.Arbitrary<A>,
  call: (store: Store, ...args: A) => Promise<unknown>,
): fc.Arbitrary<ModelStep> =>
  args.map((each) => ({
    step: "call",
    call: (store: Store) => call(store, ...each),
    shown: `${name} ${JSON.stringify(each)}`,
  }));

const step: fc.Arbitrary<ModelStep> = fc.oneof(
  { weight: 30, arbitrary: appends },
  { weight: 3, arbitrary: calling("claim", fc.tuple(match), (store, ...args) => store.claim(...args)) },
  {
    weight: 4,
    arbitrary: calling("read", fc.tuple(match, fc.nat(5), fc.nat(6)), (store, ...args) => store.read(...args)),
  },
  { weight: 3, arbitrary: calling("answered", fc.tuple(match, key), (store, ...args) => store.answered(...args)) },
  { weight: 6, arbitrary: calling("list", fc.tuple(query), (store, ...args) => store.list(...args)) },
  { weight: 3, arbitrary: calling("unfinished", fc.tuple(), (store) => store.unfinished()) },
  { weight: 4, arbitrary: calling("beat", fc.tuple(at), (store, ...args) => store.beat(...args)) },
  { weight: 3, arbitrary: calling("outages", fc.tuple(), (store) => store.outages()) },
  { weight: 3, arbitrary: calling("latest", fc.tuple(), (store) => store.latest()) },
  { weight: 1, arbitrary: fc.constant<ModelStep>({ step: "reopen" }) },
);

type ModelResult = { readonly shown: string; readonly call: Call; readonly result: unknown };

/** The model's result of each step, grouped between one opening and the next. */
async function runModel(steps: readonly ModelStep[]): Promise<readonly (readonly ModelResult[])[]> {
  const contents = emptyContents();
  let model = openMemory(contents);
  const stretches: ModelResult[][] = [[]];
  for (const each of steps) {
    if (each.step === "reopen") {
      await model.close();
      model = openMemory(contents);
      stretches.push([]);
    } else {
      const { call, shown } = each.step === "call" ? each : appendCall(each, contents.matches.get(each.append.match));
      stretches.at(-1)?.push({ shown, call, result: await call(model) });
    }
  }
  return stretches;
}

function appendCall(
  { behind, stale, append }: Extract<ModelStep, { step: "append" }>,
  head: { readonly seq: number; readonly epoch: number } = { seq: 0, epoch: 0 },
): { readonly call: Call; readonly shown: string } {
  const expected = Math.max(0, head.seq - behind);
  const meant = { ...append, expected, epoch: Math.max(0, head.epoch - stale) };
  return { call: (store) => store.append(meant), shown: `append ${JSON.stringify(meant)}` };
}

async function inTurn(calls: readonly Call[], store: Store): Promise<readonly unknown[]> {
  const results: unknown[] = [];
  for (const call of calls) results.push(await call(store));
  return results;
}

/**
 * Random steps have the same results as in the model; "at once" for stores that promise to perform concurrent requests in
 * their order.
 */
export async function matchModel(place: NewStore, way: "in turn" | "at once", numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 150, size: "max" }), async (steps) => {
      const open = place();
      for (const stretch of await runModel(steps)) {
        const store = await open();
        const calls = stretch.map(({ call }) => call);
        try {
          const results = await (way === "in turn"
            ? inTurn(calls, store)
            : Promise.all(calls.map((call) => call(store))));
          const other = stretch.findIndex(({ result }, index) => !isDeepStrictEqual(results[index], result));
          expect([stretch[other]?.shown, results[other]]).toEqual([stretch[other]?.shown, stretch[other]?.result]);
        } finally {
          await store.close();
        }
      }
    }),
    { numRuns, interruptAfterTimeLimit: 40_000 },
  );
}
