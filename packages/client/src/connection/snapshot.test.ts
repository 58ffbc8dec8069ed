import type { MatchView } from "@umpire/protocol";
import { describe, expect, test } from "vitest";
import { joined, overSight, sight, view } from "./match-view.fixture.ts";
import { type Snapshot, snapshotOnJoin, snapshotOnUpdate, timeLeft, turnOf } from "./snapshot.ts";

const seated = (more: Partial<MatchView>, seat: number | null = 0): Snapshot =>
  snapshotOnJoin(joined({ seat, view: view(more) }), { events: [], clockOffset: 0 });

/** The table after a change to the step and those who are awaited. */
const moved = (snapshot: Snapshot, step: number, awaiting: readonly number[]): Snapshot =>
  snapshotOnUpdate(
    snapshot,
    {
      ...{ type: "update", seq: snapshot.seq + 1, events: [{ type: "moved" }] },
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
  ] as const)("%s", (_title, snapshot, turn) => {
    expect(turnOf(snapshot)).toBe(turn);
  });
});

test("the last events stay until others are heard", () => {
  const snapshot = moved(seated({ sight: sight([0]) }), 2, [1]);
  expect(snapshot.events).toEqual([{ type: "moved" }]);
  const sealed = snapshotOnUpdate(
    snapshot,
    { type: "update", seq: 9, events: [], changes: [[["sight", "decided", 0], 1]] },
    0,
  );
  expect(sealed.events).toEqual([{ type: "moved" }]);
  expect(sealed.seq).toBe(9);
});

describe("clocks", () => {
  const clock = { control: { kind: "game", ms: 60_000, increment: 0 }, left: [60_000, 45_000], running: [0], at: 1000 };
  const snapshot = { ...seated({ clock: clock as MatchView["clock"] }), clockOffset: 500 };

  test("run for those who owe a decision, by the server's time", () => {
    expect(timeLeft(snapshot, 0, 1500)).toBe(59_000);
    expect(timeLeft(snapshot, 1, 1500)).toBe(45_000);
  });

  test("end at nothing, and never gain", () => {
    expect(timeLeft(snapshot, 0, 1_000_000)).toBe(0);
    expect(timeLeft(snapshot, 0, 0)).toBe(60_000);
  });

  test("a change of the clock tells the server's time", () => {
    const update = { type: "update", seq: 4, events: [] } as const;
    expect(snapshotOnUpdate(snapshot, { ...update, changes: [[["clock", "at"], 9000]] }, 8200).clockOffset).toBe(800);
    expect(snapshotOnUpdate(snapshot, { ...update, changes: [[["step"], 2]] }, 8200).clockOffset).toBe(500);
  });
});
