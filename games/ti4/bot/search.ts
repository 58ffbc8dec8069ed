import { canonical, type Rng, type Seat } from "@umpire/kernel";
import type { Judge, Strategy } from "@umpire/kit";
import { ti4 } from "../game.ts";
import { scoreOf } from "../skirmish/board.ts";
import type { Skirmish, SkirmishAction } from "../skirmish/shape.ts";
import { greedy, promisingTurns } from "./greedy.ts";

type View = Skirmish["view"];
type Rules = Skirmish["rules"];

/**
 * The number of candidate turns, and of playouts to the end of the match: for each but the first, so that the best of
 * them is found where there are several; and for that one and the first.
 */
type Breadth = { readonly turns: number; readonly trials: number; readonly times: number };
const NARROW: Breadth = { turns: 2, trials: 0, times: 3 };
/** Three times as many playouts: a thread that has just begun still decides well within what a server lets bots think. */
const WIDE: Breadth = { turns: 4, trials: 2, times: 6 };
/** What a point more must be: dice fall differently every time, and the odds are exact. */
const CLEARLY = 0.5;
/** The most decisions in such a line, more than a match of two has; what is not over then is judged as it stands. */
const LONGEST = 60;
/** At larger tables a line costs too much and says too little. */
const MOST_PLAYERS = 3;

/**
 * A skirmish: of the turns that look best by exact odds and the risk of the rifts, plays each to the end a few times by
 * the real rules, everybody acting by those odds, and takes another than the first where it clearly comes out better.
 * All else it decides by the odds.
 */
const searchWith = ({ turns, trials, times }: Breadth): Strategy<Skirmish> => ({
  choose(view, seat, rules, rng) {
    const isTurn = view.todo[0]?.task === "turn";
    if (!isTurn || view.players.length > MOST_PLAYERS) return greedy(rules, view, seat, rng);
    const worth = (action: SkirmishAction, lines: number) => meanOf(view, seat, rules, rng, action, lines);
    const [first, ...others] = promisingTurns(rules, view, seat, rng).slice(0, turns);
    const rival = others.length > 1 ? bestOf(others, (action) => worth(action, trials)) : others[0];
    if (first === undefined || rival === undefined) return first ?? greedy(rules, view, seat, rng);
    const usual = worth(first, times);
    return worth(rival, times) > usual + CLEARLY ? rival : first;
  },
});

export const search: Strategy<Skirmish> = searchWith(NARROW);
/** The same with twice as many turns, and the last two of them played on twice as often. */
export const master: Strategy<Skirmish> = searchWith(WIDE);

/** The first of those that are worth most. */
function bestOf(actions: readonly SkirmishAction[], worthOf: (action: SkirmishAction) => number) {
  const tried = actions.map((action) => ({ action, worth: worthOf(action) }));
  return tried.reduce((a, b) => (b.worth > a.worth ? b : a)).action;
}

/** The lead in points that is worth about 0.75. */
const LEAD = 6;

/** What the turns that look best, and the one that was made, are worth from -1 to 1; nothing of smaller decisions. */
export const judge: Judge<Skirmish>["judge"] = ({ view, seat, made }, rules, rng) => {
  if (view.todo[0]?.task !== "turn") return [];
  const turns = promisingTurns(rules, view, seat, rng).slice(0, 2 * NARROW.turns);
  const isListed = turns.some((action) => canonical(action) === canonical(made));
  return (isListed ? turns : [...turns, made]).map((action) => ({
    action,
    value: Math.tanh(meanOf(view, seat, rules, rng, action, NARROW.times) / LEAD),
  }));
};

function meanOf(view: View, seat: Seat, rules: Rules, rng: Rng, action: SkirmishAction, times: number): number {
  let sum = 0;
  for (let time = 0; time < times; time += 1) sum += standing(playedOn(view, seat, rules, rng, action), seat);
  return sum / times;
}

/** What is seen at the end. */
function playedOn(view: View, seat: Seat, rules: Rules, rng: Rng, action: SkirmishAction): View {
  let state = ti4.resolve(ti4.determinize(view, seat, rng, rules), () => action, rng, rules).state;
  for (let decisions = 0; decisions < LONGEST; decisions += 1) {
    if ("over" in ti4.next(state, rules)) break;
    const now = state;
    state = ti4.resolve(now, (each) => greedy(rules, ti4.view(now, each, rules), each, rng), rng, rules).state;
  }
  return ti4.view(state, seat, rules);
}

/** By how many points one is ahead of the best of the others. */
function standing(view: View, seat: Seat): number {
  const others = view.players.flatMap((_, each) => (each === seat ? [] : [scoreOf(view, each)]));
  return scoreOf(view, seat) - Math.max(...others);
}
