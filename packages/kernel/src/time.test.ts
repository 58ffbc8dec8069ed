import { describe, expect, test } from "vitest";
import { outOfTime, readRecord, writeRecord } from "./index.ts";
import { after, did, matchOf, toy, toys } from "./toy.fixture.ts";

describe("the end of a seat's time", () => {
  test("[K8] the last seat left wins, and what was sealed is never opened", () => {
    const waiting = did(after(["duel"]), 0, "stay");
    const moved = outOfTime(toy, waiting, [1]);
    expect(moved.ok && moved.value.events).toEqual([{ type: "match:out-of-time", seats: [1] }]);
    expect(matchOf(moved)).toMatchObject({ ended: { winners: [0], reason: "time" }, sealed: [], resigned: [1] });
    expect(matchOf(moved).log.at(-1)).toEqual({ type: "time", seats: [1] });
  });

  test("[K8] seats whose time is up at the same instant leave together: nobody wins", () => {
    const moved = outOfTime(toy, after(["duel"]), [0, 1]);
    expect(matchOf(moved).ended).toEqual({ winners: [], reason: "time" });
  });

  test("[K8] while more are left, the rulebook decides for those who went", () => {
    const duel = did(did(after(["duel"], 3), 1, "roll"), 0, "roll");
    const moved = matchOf(outOfTime(toy, duel, [1]));
    expect(moved).toMatchObject({ ended: null, resigned: [1] });
    expect(moved.sealed).toEqual([
      { seat: 0, action: "roll" },
      { seat: 1, action: "pass", absent: true },
    ]);
  });

  test("[K8][K21] it stands in the record, and only who is there can run out of time", () => {
    const match = matchOf(outOfTime(toy, after(["pass"], 3), [0, 2]));
    const record = writeRecord(toy, match);
    expect(record).toContain("\n2 time 0,2 #");
    expect(readRecord(toys, record)).toMatchObject({ ok: true, value: { match } });
    expect(outOfTime(toy, after([], 2), [2])).toMatchObject({ ok: false, refusal: { code: "not-awaited" } });
    expect(outOfTime(toy, after([], 2), [1, 0])).toMatchObject({ ok: false, refusal: { code: "not-awaited" } });
    expect(outOfTime(toy, match, [1])).toMatchObject({ ok: false, refusal: { code: "match-over" } });
  });
});
