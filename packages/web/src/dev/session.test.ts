import { defineGame, type Game, type Json } from "@umpire/kernel";
import { z } from "@umpire/toolkit/schema";
import { describe, expect, test } from "vitest";
import { differenceOf } from "./difference.ts";
import { fold, frameOf, goTo, openSession, pendingAt, play, refold, type Session, type Setup } from "./session.ts";

const schema = {
  state: z.strictObject({ left: z.int(), turn: z.int() }),
  action: z.int(),
};
type State = z.infer<typeof schema.state>;

/** Two take 1 to `most` from a pile in turn; who takes the last wins. */
const pile = ({ size = 5, most = 2, fails = false } = {}): Game =>
  defineGame({
    ...{ id: "pile", edition: 1, seats: 2, open: true, schema },
    setup: () => ({ left: size, turn: 0 }),
    next: ({ left, turn }) =>
      left > 0 ? { awaiting: [turn % 2], step: "take" } : { over: { winners: [(turn + 1) % 2], reason: "last" } },
    legal: ({ left }) => Array.from({ length: most }, (_, at) => at + 1).filter((count) => count <= left),
    resolve: ({ left, turn }, chosen) => {
      if (fails && turn === 2) throw new Error("not today");
      return { state: { left: left - chosen(turn % 2), turn: turn + 1 }, events: [{ type: "took" }] };
    },
  });

const setup: Setup = { preset: "standard", options: {}, seed: "7" };
const lefts = ({ frames }: Pick<Session, "frames">) => frames.map(({ match }) => (match.state as State).left);
const take = (game: Game, session: Session, seat: number, action: Json): Session => {
  const played = play(game, session, { seat, action });
  if (!played.ok) throw new Error(JSON.stringify(played.refusal));
  return played.value;
};
/** Takes one each, in turn. */
const ones = (game: Game, count: number): Session =>
  Array.from({ length: count }).reduce<Session>(
    (session, _, at) => take(game, session, at % 2, 1),
    openSession(game, setup),
  );

describe("a match on the page", () => {
  const game = pile();

  test("has a frame for the start and one for every decision", () => {
    const session = ones(game, 3);
    expect(lefts(session)).toEqual([5, 4, 3, 2]);
    expect(session.at).toBe(3);
    expect(frameOf(session)).toMatchObject({ by: { seat: 0, action: 1 }, events: [{ type: "took" }] });
    expect(session.frames.map((frame) => pendingAt(game, frame))).toEqual([[0], [1], [0], [1]]);
  });

  test("is gone on with from any step: what came after is played no more", () => {
    const back = goTo(ones(game, 3), 1);
    expect(lefts(back)).toEqual([5, 4, 3, 2]);
    expect(lefts(take(game, back, 1, 2))).toEqual([5, 4, 2]);
  });

  test("stays as it is where a decision is refused, and where the rules fail", () => {
    expect(play(game, ones(game, 1), { seat: 1, action: 9 })).toMatchObject({
      ok: false,
      refusal: { is: "refused", refusal: { code: "not-legal" } },
    });
    const failing = pile({ fails: true });
    const at = openSession(failing, setup);
    expect(play(failing, at, { seat: 1, action: 1 })).toMatchObject({ refusal: { refusal: { code: "not-awaited" } } });
  });

  test("goes to no step that there is not", () => {
    expect(goTo(ones(game, 2), 9).at).toBe(2);
    expect(goTo(ones(game, 2), -1).at).toBe(0);
  });

  test("ids from outside name no preset", () => {
    for (const preset of ["__proto__", "constructor"])
      expect(fold(game, { ...setup, preset }, []).frames).toHaveLength(1);
  });
});

describe("after its file was saved", () => {
  test("a match that goes the same way is shown where it was", () => {
    const at = goTo(ones(pile(), 3), 2);
    expect(refold(pile(), at)).toMatchObject({ at: 2, change: null, stop: null });
  });

  test("one that leads to another state is shown where it first does, and goes on to its end", () => {
    const after = refold(pile({ size: 6 }), ones(pile(), 3));
    expect(after).toMatchObject({ at: 0, change: { at: 0, difference: { path: "/left", before: 5, after: 6 } } });
    expect(lefts(after)).toEqual([6, 5, 4, 3]);
  });

  test("one whose decision is refused is kept up to there, and comes back where it is allowed again", () => {
    const long = take(pile(), take(pile(), openSession(pile(), setup), 0, 1), 1, 2);
    const cut = refold(pile({ most: 1 }), long);
    expect(cut).toMatchObject({ at: 1, change: null, stop: { is: "refused", refusal: { code: "not-legal" } } });
    expect(lefts(cut)).toEqual([5, 4]);
    expect(lefts(refold(pile(), cut))).toEqual([5, 4, 2]);
    // Until somebody goes on: then the rest is played no more.
    expect(lefts(refold(pile(), take(pile({ most: 1 }), cut, 1, 1)))).toEqual([5, 4, 3]);
  });

  test("one that the rules fail on says what they threw", () => {
    const cut = refold(pile({ fails: true }), ones(pile(), 4));
    expect(cut.stop).toMatchObject({ is: "threw", problem: "not today" });
    expect(cut.stop).toHaveProperty("stack", expect.stringContaining("session.test"));
  });
});

test("two values differ first where they are read first", () => {
  expect(differenceOf({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull();
  expect(differenceOf({ a: [1, { b: 2 }], c: 1 }, { a: [1, { b: 3 }] })).toEqual({
    path: "/a/1/b",
    before: 2,
    after: 3,
  });
  expect(differenceOf({ a: [] }, { a: {} })).toEqual({ path: "/a", before: [], after: {} });
  expect(differenceOf({ a: 1 }, {})).toEqual({ path: "/a", before: 1, after: undefined });
  expect(differenceOf(JSON.parse('{"__proto__":1}'), {})).toMatchObject({ path: "/__proto__", before: 1 });
});
