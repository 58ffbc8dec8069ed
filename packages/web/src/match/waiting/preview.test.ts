import { view } from "@umpire/client/match-view-fixture";
import { type Game, ok } from "@umpire/kernel";
import { games } from "umpire";
import { expect, test } from "vitest";
import { previewOf } from "./preview.ts";

const gameOf = (id: string) => {
  const found = games.find(id);
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
};

/** A match of a game that waits for players. */
const open = (id: string) => {
  const game = gameOf(id);
  const options = game.parse.options({});
  if (!options.ok) throw new Error(options.refusal.code);
  const [rules] = Object.values(game.presets);
  return view({ game: id, rules: rules as never, options: options.value as never, status: "open", sight: null });
};

/** Their first cards and dice are dealt. */
const dealt = ["goofspiel", "liars-dice", "whist"];

test.each(dealt)("%s: a table that is left to chance is not shown", (id) => {
  expect(previewOf(gameOf(id), open(id))).toBeNull();
});

test.each(games.games.map(({ id }) => id).filter((id) => !dealt.includes(id)))(
  "%s: the table is shown as it will be when the match begins",
  (id) => {
    const shown = previewOf(gameOf(id), open(id));
    expect(shown?.next).toMatchObject({ awaiting: expect.any(Array) });
  },
);

test("a table that is left to chance is not shown", () => {
  const plain = gameOf("rps");
  const dealt: Game = {
    ...plain,
    setup: (options, rules, rng) => {
      const made = plain.setup(options, rules, rng);
      return made.ok ? ok({ ...made.value, state: { ...(made.value.state as object), card: rng.int(1000) } }) : made;
    },
  };
  expect(previewOf(plain, open("rps"))).not.toBeNull();
  expect(previewOf(dealt, open("rps"))).toBeNull();
});
