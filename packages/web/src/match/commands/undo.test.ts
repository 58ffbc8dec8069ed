import { decide, type Game, type Json, type Match, observe, type Seat, sealedDice, start, undo } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { games } from "umpire";
import { expect, test } from "vitest";
import { view } from "../connection/match-view.fixture.ts";
import { isIrreversible } from "./undo.ts";

/** What the page of a seat is shown of a match. */
const shown = (game: Game, { rules, options, step }: Match, sight: object): MatchView =>
  view({ game: game.id, rules: rules as Json, options: options as Json, step, sight: sight as Json });

function begun(game: Game): Match {
  const options = game.parse.options({});
  const started = options.ok ? start(game, "undo", options.value) : options;
  if (!started.ok) throw new Error(started.refusal.code);
  return started.value.match;
}

const awaitedIn = (game: Game, match: Match): readonly Seat[] => {
  const { next, decided } = observe(game, match, "spectator");
  return "awaiting" in next ? next.awaiting.filter((seat) => !decided.includes(seat)) : [];
};

/** Of every decision that a seat made alone in a random match, whether the page and the kernel let it be taken back. */
function* undone(game: Game): Generator<{ readonly page: boolean; readonly kernel: boolean }> {
  let match = begun(game);
  for (let at = 0; ; at += 1) {
    const [seat, ...others] = awaitedIn(game, match);
    if (seat === undefined) return;
    const isAlone = others.length === 0 && match.sealed.length === 0;
    const sight = observe(game, match, seat);
    const action = game.sample(sight.view, seat, sealedDice("choice", at), match.rules);
    const moved = decide(game, match, seat, action);
    if (!moved.ok) throw new Error(moved.refusal.code);
    const deed = { view: shown(game, match, sight), action };
    ({ match } = moved.value);
    const isOver = "over" in observe(game, match, "spectator").next;
    if (isAlone && !isOver) yield { page: !isIrreversible(game, seat, deed), kernel: undo(game, match, seat).ok };
  }
}

test.each(games.games)("undo is offered exactly where the kernel allows it: $id", (game) => {
  expect([...undone(game)].filter(({ page, kernel }) => page !== kernel)).toEqual([]);
});

test.each(["tactics", "shapeships", "ti4"])("which is asked in %s: a seat decides there alone", (id) => {
  const game = games.find(id);
  if (!game.ok) throw new Error(game.refusal.code);
  expect([...undone(game.value)].length).toBeGreaterThan(3);
});

test("a blow of Tactics can be taken back, a turn of ShapeShips that ends in dice cannot", () => {
  const [tactics, shapeships] = ["tactics", "shapeships"].map((id) => games.games.find((game) => game.id === id));
  if (tactics === undefined || shapeships === undefined) throw new Error("a game is missing");
  expect([...undone(tactics)].every(({ page }) => page)).toBe(true);
  expect([...undone(shapeships)].some(({ page }) => !page)).toBe(true);
});

test("what another page decided is left to the server", () => {
  for (const game of games.games)
    expect(isIrreversible(game, 0, { view: shown(game, begun(game), {}), action: null })).toBe(false);
});
