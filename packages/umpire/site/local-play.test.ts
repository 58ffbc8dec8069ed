import { type Table, table } from "@umpire/client";
import { sealedDice } from "@umpire/kernel";
import { expect, test } from "vitest";
import { games } from "../src/index.ts";

/** Decisions that are tried of each game: enough for every kind of turn of most. */
const MOST = 8;

const settled = (at: Table): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (at.turn !== "yours" && at.turn !== "over") return;
      stop();
      resolve();
    };
    const stop = at.subscribe(look);
    look();
  });

test.each(games.editions.map((game) => [`${game.id} ${game.edition}`, game] as const))(
  "%s is played in a page without a server, as its seat sees it",
  async (_, game) => {
    const options = game.parse.options({});
    const seats = options.ok ? game.seats(options.value) : 0;
    const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [at + 1, "random"]));
    const at = table(game, { local: true, bots, seed: "7" });
    for (let made = 0; made < MOST; made += 1) {
      await settled(at);
      if (at.turn === "over") break;
      const rules = at.match?.rules as never;
      const action = game.sample(at.view, at.seat ?? 0, sealedDice("choice", made), rules);
      expect(await at.decide(action)).toBeNull();
    }
    expect(at.seat).toBe(0);
    expect(at.match?.step).toBeGreaterThan(1);
    at.close();
  },
);
