import { type Assignment, assign } from "./assign.ts";
import { type Camp, otherCamp } from "./battle.ts";
import { afterHit, afterRound, endOfRound, isExposed, type Scope, withShields } from "./casualties.ts";
import { assignmentChoices } from "./choices.ts";
import { batteryHits, combatHits, type HitDistribution } from "./odds/hit-distribution.ts";
import { computeFromRound, estimateSteps, MAX_STEPS, oddsOf } from "./odds/odds.ts";
import { cannonScope, combatStage, type JointState, openingOutcomes } from "./odds/opening.ts";
import type { BattleEvent } from "./play.ts";
import type { PreparedBattle } from "./prepared.ts";
import type { Side, SideState } from "./side.ts";
import type { Volley } from "./volley.ts";

/** The worth of a roll or a choice, in points of the attacker's chance to win. */
export type ReviewItem =
  | {
      readonly type: "luck";
      readonly camp: Camp;
      readonly roll: Volley["roll"];
      readonly round: number;
      readonly hits: number;
      /** What its owner could expect. */
      readonly expected: number;
      readonly points: number;
      /** Which of the bystanders rolled; the defender's camp did not. */
      readonly bystander?: number;
    }
  | {
      readonly type: "choice";
      readonly camp: Camp;
      readonly round: number;
      readonly hits: number;
      /** How much it changed its owner's chance, compared with the usual choice. */
      readonly points: number;
      /** The best choice, and how many points of its owner's chance it would have saved. */
      readonly best: Assignment;
      readonly cost: number;
    }
  | {
      /** A side that retreats gives up its remaining chance. */
      readonly type: "retreat";
      readonly camp: Camp;
      readonly round: number;
      readonly points: number;
    };

type Both = { readonly attacker: SideState; readonly defender: SideState };
type Review = {
  readonly prepared: PreparedBattle;
  readonly found: ReviewItem[];
  /** Whether what starts a combat without a die has been counted. */
  hasBegun: boolean;
  /** How many ways to assign hits there is time to weigh each time. */
  readonly most: number;
};

/** The exact worth of each roll and each choice of a battle that was played. */
export function reviewBattle(prepared: PreparedBattle, events: readonly BattleEvent[]): readonly ReviewItem[] {
  const review: Review = { prepared, found: [], hasBegun: false, most: mostChoices(prepared) };
  let both: Both = { attacker: prepared.sides.attacker.start, defender: prepared.sides.defender.start };
  for (const [at, event] of events.entries()) {
    if (event.type !== "volley") continue;
    const rest = events.slice(at + 1);
    const end = rest.findIndex(({ type }) => type === "volley" || type === "over");
    const answers = end < 0 ? rest : rest.slice(0, end);
    const [next] = rest;
    const isFirst = next?.type === "volley" && isTogether(event, next);
    const before = events[at - 1];
    const pair = before?.type === "volley" && isTogether(before, event) ? before : null;
    if (!isFirst) both = reviewVolleys(review, both, pair === null ? [event] : [pair, event], answers);
  }
  return review.found;
}

/** A battle has about ten choices, and a second is enough for all of them. */
const mostChoices = (prepared: PreparedBattle): number =>
  Math.max(2, Math.min(400, Math.floor(MAX_STEPS / 10 / estimateSteps(prepared, null))));

/** Rolls of both sides at the same time. */
const isTogether = (one: Volley, other: Volley): boolean =>
  one.roll === other.roll && one.round === other.round && one.roll !== "cannon" && one.roll !== "bombardment";

function reviewVolleys(review: Review, both: Both, volleys: readonly Volley[], answers: readonly BattleEvent[]): Both {
  const [first] = volleys;
  if (first === undefined) return both;
  const moment = momentOf(review, first);
  const begins = !review.hasBegun && (first.roll === "barrage" || first.roll === "combat");
  const start = begins ? startOf(review, both) : both;
  review.hasBegun ||= begins;
  const expected = (camp: Camp) => moment.hits(camp, start);
  let known: { readonly [C in Camp]: HitDistribution } = {
    attacker: expected("attacker"),
    defender: expected("defender"),
  };
  let value = moment.value(start, known);
  for (const { camp, roll, round, hits, bystander } of volleys) {
    known = { ...known, [camp]: certain(hits) };
    const after = moment.value(start, known);
    const points = (camp === "attacker" ? 1 : -1) * 100 * (after - value);
    const aside = bystander === undefined ? {} : { bystander };
    review.found.push({ type: "luck", camp, roll, round, hits, expected: meanOf(expected(camp)), points, ...aside });
    value = after;
  }
  return reviewChoices(review, moment, start, volleys, answers);
}

/** A certain number of hits. */
const certain = (hits: number): HitDistribution =>
  Float64Array.from({ length: hits + 1 }, (_, at) => (at === hits ? 1 : 0));
const meanOf = (hits: HitDistribution): number => hits.reduce((sum, chance, count) => sum + chance * count, 0);

function startOf({ prepared }: Review, both: Both): Both {
  // A barrage that nobody fires leaves what comes before it.
  const calm = (side: Side): Side => ({ ...side, barrage: [] });
  const from = { a: both.attacker, b: both.defender, chance: 1 };
  const { attacker, defender } = prepared.sides;
  const quiet = { ...prepared, sides: { attacker: calm(attacker), defender: calm(defender) } };
  const [at = from] = openingOutcomes(quiet, from, combatStage(prepared));
  return { attacker: at.a, defender: at.b };
}

/** A stage at which dice are rolled: who rolls what, the effect of hits, and the worth of the battle after them. */
type Moment = {
  readonly scope: Scope;
  readonly hits: (camp: Camp, both: Both) => HitDistribution;
  readonly after: (camp: Camp, both: Both, hits: number) => SideState;
  /** The state after a choice of the owner's own; null if it is not allowed. */
  readonly chosen: (camp: Camp, both: Both, hits: number, assignment: Assignment) => SideState | null;
  readonly worth: (standings: readonly JointState[]) => number;
  readonly value: (both: Both, hits: { readonly [C in Camp]: HitDistribution }) => number;
};

function momentOf({ prepared }: Review, { camp, roll, round, bystander }: Volley): Moment {
  const { sides } = prepared;
  const none = certain(0);
  const isRound = roll === "combat";
  const shooter = bystander === undefined ? undefined : prepared.bystanders[bystander];
  const scope: Scope =
    roll === "barrage" ? "fighters" : roll === "cannon" ? cannonScope(shooter ?? sides[camp]) : "all";
  const stage = roll === "barrage" ? combatStage(prepared) + 1 : camp === "attacker" ? 1 : 3 + (bystander ?? -1);
  const hits = (side: Camp, both: Both): HitDistribution => {
    if (isRound) return combatHits(sides[side], round)(both[side]);
    if (roll === "barrage") return batteryHits(sides[side].barrage, both[side]);
    if (side !== camp) return none;
    return shooter === undefined
      ? batteryHits(sides[side][roll], both[side])
      : batteryHits(shooter.cannon, shooter.start);
  };
  const after = (side: Camp, both: Both, count: number): SideState =>
    isRound ? afterRound(sides[side], both[side], count) : struck(sides[side], both[side], count, scope);
  const chosen = (side: Camp, both: Both, count: number, assignment: Assignment): SideState | null => {
    const fighting = sides[side];
    const held = isRound ? withShields(fighting, both[side], count) : { state: both[side], hits: count };
    const done = assign(fighting, held.state, held.hits, scope, assignment);
    if (!done.ok) return null;
    return isRound ? endOfRound(fighting, done.value) : done.value.counts;
  };
  const worth = (standings: readonly JointState[]): number => {
    const open = isRound ? standings : standings.flatMap((at) => openingOutcomes(prepared, at, stage));
    const worked = computeFromRound(prepared, open, round + 1, null);
    return worked.ok ? oddsOf(worked.value).attacker : Number.NaN;
  };
  const value = (both: Both, by: { readonly [C in Camp]: HitDistribution }): number =>
    worth(
      Array.from(by.attacker).flatMap((likely, i) =>
        Array.from(by.defender).flatMap((other, j) =>
          likely * other === 0
            ? []
            : [{ a: after("attacker", both, j), b: after("defender", both, i), chance: likely * other }],
        ),
      ),
    );
  return { scope, hits, after, chosen, worth, value };
}

function struck(side: Side, state: SideState, hits: number, scope: Scope): SideState {
  let now = state;
  for (let left = hits; left > 0 && isExposed(side, now, scope); left -= 1) now = afterHit(side, now, scope);
  return now;
}

/** The choices that followed a roll, each against the usual and the best one; and the side that then retreated. */
function reviewChoices(
  review: Review,
  moment: Moment,
  both: Both,
  volleys: readonly Volley[],
  answers: readonly BattleEvent[],
): Both {
  const hitsOn = (camp: Camp) => volleys.find((volley) => volley.camp === otherCamp(camp))?.hits ?? 0;
  const worthOf = (states: Both) => moment.worth([{ a: states.attacker, b: states.defender, chance: 1 }]);
  let now: Both = {
    attacker: moment.after("attacker", both, hitsOn("attacker")),
    defender: moment.after("defender", both, hitsOn("defender")),
  };
  for (const event of answers) {
    if (event.type === "retreated") {
      const lost = event.camp === "attacker" ? worthOf(now) : 1 - worthOf(now);
      review.found.push({ type: "retreat", camp: event.camp, round: event.round, points: -100 * lost });
    }
    if (event.type !== "assigned") continue;
    const state = moment.chosen(event.camp, both, hitsOn(event.camp), event.assignment);
    const after = state === null ? now : { ...now, [event.camp]: state };
    reviewChoice(review, moment, both, hitsOn(event.camp), event, worthOf(now), after);
    now = after;
  }
  return now;
}

type Assigned = Extract<BattleEvent, { type: "assigned" }>;

function reviewChoice(
  review: Review,
  moment: Moment,
  both: Both,
  rolled: number,
  { camp, round, hits, assignment }: Assigned,
  usual: number,
  after: Both,
): void {
  const sign = camp === "attacker" ? 1 : -1;
  const worthOf = (states: Both) => sign * moment.worth([{ a: states.attacker, b: states.defender, chance: 1 }]);
  const ways = assignmentChoices(review.prepared.sides[camp], both[camp], hits, moment.scope, review.most);
  if (ways.length < 2) return;
  const own = worthOf(after);
  const best = ways.reduce(
    (top, option) => {
      const state = moment.chosen(camp, both, rolled, option);
      const worth = state === null ? Number.NEGATIVE_INFINITY : worthOf({ ...after, [camp]: state });
      return worth > top.worth + EPSILON ? { option, worth } : top;
    },
    { option: assignment, worth: own },
  );
  const points = 100 * (own - sign * usual);
  review.found.push({ type: "choice", camp, round, hits, points, best: best.option, cost: 100 * (best.worth - own) });
}

/** Choices that differ by less are equally good. */
const EPSILON = 1e-12;
