import { observe, start } from "@umpire/kernel";
import type { Kit } from "@umpire/kit";
import { games } from "umpire";
import { describe, expect, test } from "vitest";
import { cards } from "./cards.fixture.ts";
import { worthOf } from "./evaluations.ts";
import { botsOf, fastDice, judgeChoices } from "./index.ts";

function begun({ game }: Kit) {
  const options = game.parse.options({});
  const made = options.ok ? start(game, "seed", options.value) : options;
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.match;
}

const judged = games.kits.filter(({ evaluate }) => evaluate !== undefined);

describe("what a game says of its positions", () => {
  /** Parts of a game's own that think for it; without them every bot has nothing but the evaluation to go by. */
  const bare = ({ game, evaluate }: Kit): Kit => ({ game, ...(evaluate && { evaluate }) });

  test.each(judged.map((kit) => [kit.game.id, kit] as const))("%s: every bot and the analysis ask it", (_id, kit) => {
    const { game } = kit;
    const match = begun(kit);
    const { next } = observe(game, match, "spectator");
    const [seat = 0] = "awaiting" in next ? next.awaiting : [];
    const { view } = observe(game, match, seat);
    let asked = 0;
    const counting: Kit = {
      ...bare(kit),
      evaluate(...given) {
        asked += 1;
        return kit.evaluate?.(...given) ?? 0;
      },
    };
    const bots = botsOf(counting);
    for (const name of ["greedy", "search", "club", "expert", "master"] as const) {
      asked = 0;
      bots[name](match.rules, view, seat, fastDice(1));
      expect(asked, name).toBeGreaterThan(0);
    }
    asked = 0;
    const made = game.defaultAction(view, seat, match.rules);
    judgeChoices(counting, match.rules, { view, seat, made }, fastDice(1));
    expect(asked, "analysis").toBeGreaterThan(0);
  });
});

describe("the value of a state", () => {
  const rules = { stake: 2 };
  const open = { cards: [3, 4], score: null, luck: null };
  const lost = { ...open, score: -4, luck: 0 };
  const valued = (value: number, state: typeof lost | typeof open) =>
    worthOf({ game: cards, evaluate: () => value })(state, 0, rules, fastDice(1));

  test("is the result once the match is over, whatever the game says of it", () => {
    expect(valued(0.3, lost)).toBe(-1);
  });

  test("is never as good as a win, nor as bad as a loss; what is no number says nothing", () => {
    expect(valued(7, open)).toBeLessThan(1);
    expect(valued(7, open)).toBeGreaterThan(0.9);
    expect(valued(Number.NEGATIVE_INFINITY, open)).toBeGreaterThan(-1);
    expect(valued(Number.NaN, open)).toBe(0);
  });
});
