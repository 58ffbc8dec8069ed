import type { Json } from "@umpire/kernel";
import { stateOf, viewOf } from "@umpire/tactics/board/view.fixture";
import { presets } from "@umpire/tactics/rules/data/presets";
import type { TacticsState } from "@umpire/tactics/rules/shape";
import { games } from "umpire";
import { expect, test } from "vitest";
import { type Position, type SearchQuestion, answerQuestion as thinkOf } from "./search.ts";

const think = <Q extends SearchQuestion>(question: Q) => thinkOf(games, question);

const onBoard = (state: TacticsState): Position => ({
  ...{
    game: "tactics",
    edition: 1,
    rules: presets.skirmish,
    view: viewOf(state).state as unknown as Json,
    seat: 0,
  },
});

/** One blow wins at once; a step away does not. */
const winning = onBoard(stateOf({ a1: { at: [2, 2] }, b1: { at: [2, 3], hp: 3 } }));
const idle = { type: "END_TURN", playerId: "P1", targetPosition: null, targetUnitId: null };

test("a blow that wins is the first suggestion, and what is much worse is none", () => {
  const suggested = think({ ...winning, ask: "suggest" }) as readonly { action: Json; chance: number }[];
  expect(suggested.length).toBeLessThanOrEqual(3);
  expect(suggested[0]).toMatchObject({ action: { type: "ATTACK", unitId: "a1", targetUnitId: "b1" } });
  const [{ chance: best } = { chance: 0 }] = suggested;
  expect(best).toBeGreaterThan(0.95);
  for (const { chance } of suggested) expect(best - chance).toBeLessThan(0.2);
});

test("a decision is judged beside the best", () => {
  const judged = think({ ...winning, ask: "review", made: idle });
  if (judged === null) throw new Error("nothing was judged");
  expect(judged.best.action).toMatchObject({ type: "ATTACK" });
  expect(judged.lost).toBeCloseTo(judged.best.chance - judged.chance);
  expect(think({ ...winning, ask: "review", made: judged.best.action })).toMatchObject({ lost: 0 });
});

test("where there is nothing to weigh, what a bot would do is suggested, and nothing is judged", () => {
  const alone = onBoard(stateOf({ a1: { at: [0, 0] }, b1: { at: [4, 4] } }, { actedUnitIds: ["a1"] }));
  expect(think({ ...alone, ask: "suggest" })).toEqual([{ action: idle, chance: null }]);
  expect(think({ ...alone, ask: "review", made: idle })).toBeNull();
});

test("the same question has the same answer, in any game", () => {
  const rounds = { game: "rps", edition: 1, rules: { wins: 1, rounds: 3 }, view: { round: 1, score: [0, 0] }, seat: 1 };
  const first = think({ ...rounds, ask: "suggest" });
  expect(first).toHaveLength(3);
  expect(think({ ...rounds, ask: "suggest" })).toEqual(first);
});

test("a bot decides by the dice that it is given", () => {
  const bot = { ...winning, ask: "decide", bot: "club", seed: 7 } as const;
  expect(think(bot)).toMatchObject({ type: "ATTACK", targetUnitId: "b1" });
  expect(think(bot)).toEqual(think(bot));
  expect(() => think({ ...bot, bot: "constructor" })).toThrow("no bot");
});

test("a game that is not here is a mistake of ours", () => {
  expect(() => think({ ...winning, game: "chess", ask: "suggest" })).toThrow("no game");
});
