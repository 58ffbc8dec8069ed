import { BLUNDER, fastDice, reviewDecision } from "@umpire/bots";
import { decide, expandRules, type Match, observe, start } from "@umpire/kernel";
import { expect, inject, test } from "vitest";
import { lessonFor } from "../board/guide/lesson.ts";
import { shapeships } from "../game.ts";
import type { Shapeships } from "../rules/shape.ts";
import { sideOf } from "../rules/shape.ts";
import { adviceFor } from "./advice.ts";
import { player } from "./player.ts";
import { strategies } from "./strategies.ts";

/** What `umpire analyse` judges with. */
const SEED = 1;
const MATCHES = inject("isLong") ? 50 : 4;

function begin(seed: string): Match<Shapeships> {
  const pack = expandRules(shapeships, {});
  const options = shapeships.parse.options({});
  if (!pack.ok || !options.ok) throw new Error("there is no standard duel");
  const begun = start(shapeships, seed, options.value, pack.value);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.value.match;
}

/** What each guided decision of a match lost in the product's own review; the other seat is a bot's. */
function lossesOf(number: number): readonly number[] {
  const guided = number % 2;
  const losses: number[] = [];
  let match = begin(`guided ${number}`);
  for (;;) {
    const { next, decided } = observe(shapeships, match, "spectator");
    const seat = "awaiting" in next ? next.awaiting.find((each) => !decided.includes(each)) : undefined;
    if (seat === undefined || lessonFor(match.state) === null) return losses;
    const { state, rules } = match;
    const isGuided = seat === guided;
    const made = isGuided
      ? adviceFor({ state, pack: rules, side: sideOf(seat) })
      : (strategies["expert"]?.choose(state, seat, rules, fastDice(number)) ?? null);
    const reviewed = isGuided ? reviewDecision(player, rules, { view: state, seat, made }, fastDice(SEED)) : null;
    if (reviewed !== null) losses.push(reviewed.lost);
    const moved = decide(shapeships, match, seat, made as Shapeships["action"]);
    if (!moved.ok) throw new Error(moved.refusal.code);
    match = moved.value.match;
  }
}

test(
  "whoever does nothing but follow the guide makes no blunder by the product's own review",
  () => {
    const losses = Array.from({ length: MATCHES }, (_, number) => lossesOf(number)).flat();
    expect(losses.length).toBeGreaterThanOrEqual(3 * MATCHES);
    expect(Math.max(...losses)).toBeLessThan(BLUNDER);
  },
  inject("isLong") ? 600_000 : 60_000,
);
