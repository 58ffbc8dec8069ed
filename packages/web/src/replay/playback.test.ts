import { hashText } from "@umpire/kernel";
import { games } from "umpire";
import { describe, expect, test } from "vitest";
import { recorded } from "./playback.fixture.ts";
import { decisionsOf, foldRecord, observationAt, splitSeed, visibleEventsAt } from "./playback.ts";

const record = recorded();

describe("a record", () => {
  test("is folded line by line, and can be looked at after each", async () => {
    const { frames, refusal } = await foldRecord(games, record);
    expect(refusal).toBeNull();
    expect(frames.map((frame) => observationAt(frame, "spectator").view)).toEqual([
      { round: 1, score: [0, 0] },
      { round: 2, score: [1, 0] },
      { round: 3, score: [1, 1] },
    ]);
    expect(frames.map((frame) => visibleEventsAt(frame, 0).length)).toEqual([0, 1, 1]);
    expect(decisionsOf(frames[1]?.entry ?? null)).toEqual([
      { seat: 0, action: "rock" },
      { seat: 1, action: "scissors" },
    ]);
  });

  test("may have the line ends of another system", async () => {
    expect((await foldRecord(games, record.replaceAll("\n", "\r\n"))).refusal).toBeNull();
  });

  test("that was altered is caught at its line, and shown up to there", async () => {
    const { frames, refusal } = await foldRecord(games, record.replace('[[0,"paper"]', '[[0,"rock"]'));
    expect(refusal).toEqual({ code: "hash-mismatch", step: 2, line: 9 });
    expect(frames).toHaveLength(2);
  });

  test("that is cut, or none at all, is caught too", async () => {
    expect((await foldRecord(games, record.replace(/end 2\n$/, ""))).refusal).toMatchObject({
      code: "bad-record",
      line: 10,
    });
    expect(await foldRecord(games, "hello")).toMatchObject({ frames: [], refusal: { code: "bad-record", line: 1 } });
  });
});

test("the seed says what was promised and what each seat contributed", () => {
  expect(splitSeed("secret.aa.bb")).toEqual({ commitment: hashText("secret"), contributions: ["aa", "bb"] });
});
