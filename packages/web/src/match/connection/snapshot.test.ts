import type { MatchView } from "@umpire/protocol";
import { describe, expect, test } from "vitest";
import { joined, overSight, sight, view } from "./match-view.fixture.ts";
import { leftAt, seatedBy, type Table, turnOf, updatedBy } from "./snapshot.ts";

const seated = (more: Partial<MatchView>, seat: number | null = 0): Table =>
  seatedBy(joined({ seat, view: view(more) }), { events: [], undoable: [], ahead: 0 });

/** The table after a change to the step and those who are awaited. */
const moved = (table: Table, step: number, awaiting: readonly number[]): Table =>
  updatedBy(
    table,
    {
      ...{ type: "update", seq: table.seq + 1, events: [{ type: "moved" }] },
      changes: [
        [["step"], step],
        [["sight", "next", "awaiting"], awaiting],
      ],
    },
    0,
  );

describe("whose turn it is", () => {
  test.each([
    ["yours where you are awaited", seated({ sight: sight([0]) }), "yours"],
    ["the others' where you are not", seated({ sight: sight([1]) }), "theirs"],
    ["decided where yours is in and others are awaited", seated({ sight: sight([0, 1], { decided: [0] }) }), "decided"],
    ["nobody's while a seat is free", seated({ sight: null, status: "open" }), "open"],
    ["nobody's when it is over", seated({ sight: overSight({ winners: [0], reason: "score" }) }), "over"],
    ["never a spectator's", seated({ sight: sight([0]) }, null), "watching"],
  ] as const)("%s", (_title, table, turn) => {
    expect(turnOf(table)).toBe(turn);
  });
});

describe("what may be taken back", () => {
  const mine = seated({ sight: sight([0]) });

  test("one's own last decisions, one by one", () => {
    const twice = moved(moved(mine, 2, [0]), 3, [1]);
    expect(twice.undoable).toHaveLength(2);
    const back = moved(twice, 2, [0]);
    expect(back.undoable).toHaveLength(1);
    expect(moved(back, 1, [0]).undoable).toEqual([]);
  });

  test("nothing after another has decided", () => {
    expect(moved(moved(mine, 2, [1]), 3, [0]).undoable).toEqual([]);
  });

  test("nothing where several decided together", () => {
    expect(moved(seated({ sight: sight([0, 1]) }), 2, [0, 1]).undoable).toEqual([]);
  });
});

test("the last events stay until others are heard", () => {
  const table = moved(seated({ sight: sight([0]) }), 2, [1]);
  expect(table.events).toEqual([{ type: "moved" }]);
  const sealed = updatedBy(table, { type: "update", seq: 9, events: [], changes: [[["sight", "decided", 0], 1]] }, 0);
  expect(sealed.events).toEqual([{ type: "moved" }]);
  expect(sealed.seq).toBe(9);
});

describe("clocks", () => {
  const clock = { control: { kind: "game", ms: 60_000, increment: 0 }, left: [60_000, 45_000], running: [0], at: 1000 };
  const table = { ...seated({ clock: clock as MatchView["clock"] }), ahead: 500 };

  test("run for those who owe a decision, by the server's time", () => {
    expect(leftAt(table, 0, 1500)).toBe(59_000);
    expect(leftAt(table, 1, 1500)).toBe(45_000);
  });

  test("end at nothing, and never gain", () => {
    expect(leftAt(table, 0, 1_000_000)).toBe(0);
    expect(leftAt(table, 0, 0)).toBe(60_000);
  });

  test("a change of the clock tells the server's time", () => {
    const update = { type: "update", seq: 4, events: [] } as const;
    expect(updatedBy(table, { ...update, changes: [[["clock", "at"], 9000]] }, 8200).ahead).toBe(800);
    expect(updatedBy(table, { ...update, changes: [[["step"], 2]] }, 8200).ahead).toBe(500);
  });
});
