import { expect, test } from "vitest";
import { type Fault, type Plan, planOf } from "./plan.ts";
import { shrink } from "./shrink.ts";

const lie: Fault = { type: "lie", at: 900, ms: 3000 };
const power: Fault = { type: "power", at: 2000, ms: 500, place: "node1" };
const others: readonly Fault[] = [
  { type: "lossy", at: 100, ms: 50 },
  { type: "kill", at: 1000, ms: 50, place: "node2" },
  { type: "clock", at: 1500, ms: -50, place: "node3" },
  { type: "cut", at: 2500, ms: 50, one: "node2", other: "node3" },
];
const table = { game: "rps", at: 0, clock: "move", bots: 0, watchers: 2, variant: 0 } as const;

const plan: Plan = {
  ...planOf(1),
  places: ["node1", "node2", "node3"],
  faults: [...others, lie, power].toSorted((a, b) => a.at - b.at),
  tables: ["table1", "table2"].map((name) => ({ ...table, name })),
  cheats: 1,
  upgradeAt: 5000,
  busy: 30_000,
};

/** Counts how often a plan is tried; `troubleOf` stands for a whole simulation. */
function planted(troubleOf: (plan: Plan) => string | null) {
  const figures = { matches: 0, events: 0, entries: 0, acks: 0, ms: 0 };
  let tries = 0;
  const outcome = (each: Plan) => ({ trouble: troubleOf(each), trace: [], figures });
  const outcomeOf = async (each: Plan) => {
    tries += 1;
    return outcome(each);
  };
  const begin = (from = plan) => shrink({ plan: from, outcome: outcome(from) }, outcomeOf);
  return { begin, tries: () => tries };
}

test("what a plan does not need to fail is left out: faults, people, tables, machines and time", async () => {
  const { begin } = planted(({ faults, tables }) =>
    faults.includes(lie) && faults.includes(power) && tables.some(({ name }) => name === "table2")
      ? `${faults.length}:table2.seat1.3 was acknowledged at ${tables.length}, and is not kept`
      : null,
  );
  const { plan: least, outcome } = await begin();
  expect(least).toEqual({
    ...plan,
    faults: [lie, power],
    tables: [{ ...table, name: "table2", watchers: 0 }],
    places: ["node1"],
    cheats: 0,
    upgradeAt: null,
    busy: 7500,
  });
  expect(outcome.trouble).toBe("2:table2.seat1.3 was acknowledged at 1, and is not kept");
});

test.each([
  ["another one that names a server", "node1.3 still has 2 rooms after everybody has been gone for long"],
  ["another one that names somebody", "table2.seat1 has no answer to {} after 4 tries"],
  [
    "another one that begins with a number",
    "4:table1.seat1.5 is kept in m3Vx-9_aLq2TzBc0, and nobody has asked for it",
  ],
  ["nothing", null],
])("a smaller plan under which %s is wrong is not taken", async (_, otherwise) => {
  const { begin } = planted(({ faults, cheats }) =>
    faults.includes(power) && cheats > 0 ? `node${faults.length}.1 writes to AbCdEfGhIjKlMnOp by epoch 2` : otherwise,
  );
  const { plan: least, outcome } = await begin();
  expect(least).toMatchObject({ faults: [power], cheats: 1, tables: [{ watchers: 0 }] });
  expect(outcome.trouble).toBe("node1.1 writes to AbCdEfGhIjKlMnOp by epoch 2");
});

test("whose it was, which match and what was shown may be others: it fails alike", async () => {
  const { begin } = planted(({ faults }) =>
    faults.length > 1
      ? 'table1.seat1 is shown what does not follow: clock: shown {"left":[1,2]}, kept null'
      : 'table2.guest1 is shown what does not follow: clock: shown {"at":3}, kept {"at":4}',
  );
  expect((await begin()).plan.faults).toEqual([]);
});

test("nothing can be left out: the plan is as it was, and each smaller one has been tried once", async () => {
  const { begin, tries } = planted((each) => (each === plan ? "time goes back" : null));
  expect((await begin()).plan).toBe(plan);
  // Two halves of the faults, two tables, six faults, the cheat, two tables' watchers, the upgrade, and half of the time.
  expect(tries()).toBe(15);
});

test("it ends after 120 tries, with the least that it has found", async () => {
  const long = { ...plan, faults: Array.from({ length: 300 }, (_, at): Fault => ({ type: "lossy", at, ms: 1 })) };
  const odd = ({ faults }: Plan) => faults.filter(({ at }) => at % 2 === 1).length === 150;
  const { begin, tries } = planted((each) => (odd(each) ? "time goes back" : null));
  const { plan: least } = await begin(long);
  expect(tries()).toBe(120);
  expect(least.faults.length).toBeLessThan(300);
  expect(odd(least)).toBe(true);
});
