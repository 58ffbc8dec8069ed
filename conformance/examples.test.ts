import { advance, type Game, nextOf, start, type Table, viewOf } from "@umpire/kernel";
import { lawsOf } from "@umpire/laws";
import { describe, expect, test } from "vitest";
import { game as fourInARow } from "../examples/four-in-a-row.ts";
import { game as highCard } from "../examples/high-card.ts";

/** The number of ways in which this many decisions can be made; a match that is over goes no further. */
function countWays(game: Game, table: Table, depth: number): number {
  const next = nextOf(game, table);
  if (depth === 0) return 1;
  if (!("awaiting" in next)) return 0;
  const [seat = 0] = next.awaiting;
  let ways = 0;
  for (const action of game.legal(viewOf(game, table, seat), seat, table.rules))
    ways += countWays(game, advance(game, table, { type: "decide", orders: [{ seat, action }] }).table, depth - 1);
  return ways;
}

describe("four in a row", () => {
  const begun = start(fourInARow, "seed", {});
  if (!begun.ok) throw new Error(begun.refusal.code);

  test.each([...[7, 49, 343, 2401, 16_807].entries()])(
    "decision %i: the published number of ways, %i",
    (before, ways) => {
      expect(countWays(fourInARow, begun.value.match, before + 1)).toBe(ways);
    },
  );

  for (const law of lawsOf(fourInARow)) test(law.title, law.holds);
});

describe("high card", () => {
  for (const law of lawsOf(highCard)) test(law.title, law.holds);
});
