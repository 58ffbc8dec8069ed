import { advance, begin, type Match, readRecord, writeRecord } from "@umpire/kernel";
import { shapeships } from "@umpire/shapeships/game";
import { games } from "umpire";
import { expect, test } from "vitest";
import { must } from "../measure/must.ts";
import { turnsSide } from "./random-turns.ts";
import { randomShapeships } from "./shapeships.ts";

const BATCHES = [60, 100, 40];
/** Where nobody can do anything, turns go by on their own, and more may be resolved than were asked for. */
const SLACK = 10;

type ShipsMatch = ReturnType<ReturnType<typeof randomShapeships>["begin"]>;

function watchedSide() {
  const random = randomShapeships();
  const matches = new Map<number, ShipsMatch>();
  const side = turnsSide({
    ...random,
    begin(number) {
      const match = random.begin(number);
      matches.set(number, match);
      return match;
    },
    play(match) {
      const after = random.play(match);
      matches.set(matches.size - 1, after);
      return after;
    },
  });
  return { side, matches: () => [...matches.values()] };
}

/** Counted in another way than the benchmark does: once for every settlement that is told of. */
function settlements(match: ShipsMatch): number {
  let { table, events } = must(begin(shapeships, match));
  let told = events.filter(({ type }) => type === "settled").length;
  for (const entry of match.log) {
    ({ table, events } = advance(shapeships, table, entry));
    told += events.filter(({ type }) => type === "settled").length;
  }
  return told;
}

test("random players of ShapeShips play legal matches to their end", () => {
  const { side, matches } = watchedSide();
  const finished = BATCHES.map(side).reduce((sum, count) => sum + count);
  const ended = matches().slice(0, finished);
  expect(finished).toBeGreaterThan(5);
  expect(new Set(ended.map(({ seed }) => seed)).size).toBe(finished);
  for (const match of ended) {
    const { match: replayed }: { match: Match } = must(readRecord(games, writeRecord(shapeships, match)));
    expect(match.state.outcome).not.toBeNull();
    expect(replayed.state).toEqual(match.state);
  }
});

test("a turn of ShapeShips counts once it has been settled, over several batches too", () => {
  const { side, matches } = watchedSide();
  const { turns, isOver } = randomShapeships();
  let asked = 0;
  let most = 0;
  for (const batch of BATCHES) {
    side(batch);
    asked += batch;
    most += batch + SLACK;
    const all = matches();
    const counted = all.reduce((sum, match) => sum + turns(match), 0);
    expect(counted).toBe(all.reduce((sum, match) => sum + settlements(match), 0));
    expect(counted).toBeGreaterThanOrEqual(asked);
    expect(counted).toBeLessThan(most);
    for (const match of all.filter(isOver)) expect(turns(match)).toBe(match.state.turn);
  }
});
