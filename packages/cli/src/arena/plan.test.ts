import { games } from "umpire";
import { withGames } from "umpire/umpire-fixture";
import { describe, expect, test } from "vitest";
import { describeRefusal } from "../sentences.ts";
import { allGames, planArena, readCount, type Wishes } from "./plan.ts";

function planned(wishes: Partial<Wishes>) {
  const all = { game: "rps", bots: "random,greedy", games: "100", ...wishes };
  const game = games.find(all.game);
  if (!game.ok) throw new Error(game.refusal.code);
  return withGames(() => planArena(game.value, all));
}

const idOf = (wishes: Partial<Wishes>) => {
  const arena = planned(wishes);
  if (!arena.ok) throw new Error(arena.refusal.code);
  return arena.value.id;
};

describe("the plan of an arena", () => {
  test("[P24] has the opening that suits the game, or the one that is named", () => {
    expect(planned({ game: "tactics" })).toMatchObject({ value: { opening: 4, rulesName: "skirmish" } });
    expect(planned({ game: "ti4" })).toMatchObject({ value: { opening: 0 } });
    expect(planned({ game: "tactics", opening: "2" })).toMatchObject({ value: { opening: 2 } });
  });

  test("[P24] has every game of every pairing", () => {
    const arena = planned({ bots: "random, greedy,casual" });
    expect(arena.ok && allGames(arena.value)).toBe(300);
  });

  test("[P24] has a name that only the same arena has", () => {
    const others: readonly Partial<Wishes>[] = [
      ...[{}, { game: "tactics" }, { bots: "greedy,random" }, { bots: "random,greedy,casual" }, { games: "102" }],
      ...[{ rules: "single" }, { opening: "1" }],
    ];
    expect(new Set(others.map(idOf)).size).toBe(others.length);
    expect(idOf({ rules: "standard", opening: "0" })).toBe(idOf({}));
  });

  test.each([
    ["an unknown bot", { bots: "random,wizard" }, "unknown-bot"],
    ["no bot after a comma", { bots: "random," }, "unknown-bot"],
    ["one bot", { bots: "random" }, "too-few-bots"],
    ["a bot against itself", { bots: "random,greedy,random" }, "bot-twice"],
    ["an odd number of games", { games: "3" }, "bad-games"],
    ["no games", { games: "0" }, "bad-games"],
    ["too many games", { games: "1000002" }, "bad-games"],
    ["games that are no number", { games: "1e3" }, "bad-games"],
    ["an opening that never ends", { opening: "101" }, "bad-count"],
    ["unknown rules", { rules: "none" }, "bad-rules"],
  ])("[P24] %s is refused with its code, in both languages", (_what, wishes, code) => {
    const arena = planned(wishes);
    if (arena.ok) throw new Error("it was not refused");
    expect(arena.refusal.code).toBe(code);
    expect(describeRefusal("en", null, arena.refusal)).toMatch(/^[A-Z"].*\.$/);
    expect(describeRefusal("ru", null, arena.refusal)).toMatch(/^[А-Я].*\.$/);
  });

  test("[P24] a game for one is refused, one for three is not", () => {
    const game = games.find("rps");
    if (!game.ok) throw new Error(game.refusal.code);
    const wishes = { game: "rps", bots: "random,greedy", games: "2" };
    const lonely = { ...game.value, seats: () => 1 };
    expect(planArena(lonely, wishes)).toMatchObject({ refusal: { code: "not-for-two", seats: 1 } });
    expect(planArena({ ...game.value, seats: () => 3 }, wishes).ok).toBe(true);
  });

  test("[P24] options tell arenas apart; without any, an arena is the one that it always was", () => {
    const ids = [undefined, "{}"].map((options) => {
      const arena = planned(options === undefined ? {} : { options });
      return arena.ok ? arena.value.id : arena.refusal.code;
    });
    expect(new Set(ids).size).toBe(2);
    expect(planned({ options: '{"odd":1}' })).toMatchObject({
      refusal: { code: "bad-request", path: "--options/odd" },
    });
  });

  test("[P24] a count is within its bounds", () => {
    expect(readCount("--workers", undefined, 7, 1, 9)).toEqual({ ok: true, value: 7 });
    expect(readCount("--workers", "9", 7, 1, 9)).toEqual({ ok: true, value: 9 });
    for (const typed of ["0", "10", "-1", "", "two", "1.5"])
      expect(readCount("--workers", typed, 7, 1, 9)).toMatchObject({ refusal: { code: "bad-count", given: typed } });
  });
});
