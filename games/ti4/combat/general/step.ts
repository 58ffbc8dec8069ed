import { ok, type Result } from "@umpire/kernel";
import type { Assignment } from "../assign.ts";
import type { Camp } from "../battle.ts";
import type { Odds } from "../odds/odds.ts";
import { type Hit, hitsToAssign, takeAssigned, targetsOf, waysToAssign } from "./assigned.ts";
import { type Book, type Standing, type TakenStanding, take } from "./book.ts";
import { exactly, type Rolled, type Thrown, withDice } from "./chances.ts";
import { type Engine, type Joint, startEngine } from "./engine.ts";
import type { Field } from "./field.ts";
import type { FleetState } from "./fleet.ts";
import type { Blow, Timing } from "./losses.ts";
import { type Stage, stageEnds } from "./opening.ts";
import type { Pool, Roll } from "./rolls.ts";
import { fightRound } from "./round.ts";
import type { Ending } from "./rows.ts";
import { solveFrom } from "./solve.ts";
import { branchMerged } from "./tally.ts";

/** What is done at one time: a stage before the first round, or a round by its number. */
export type Step = Stage | number;

/** How both sides stand. */
export type States = { readonly [C in Camp]: FleetState };

/** How far a step has come: the faces of its dice, and how hits were assigned in it. */
export type Progress = { readonly faces: readonly number[]; readonly answers: readonly Assignment[] };

/** What happens in a step, as far as somebody has to be told. */
export type Fact =
  | {
      readonly fact: "rolled";
      readonly roll: Roll;
      readonly dice: readonly (readonly [Pool, Thrown])[];
      readonly hits: number;
    }
  | { readonly fact: "used"; readonly camp: Camp; readonly source: string }
  | { readonly fact: "taken"; readonly camp: Camp; readonly from: FleetState; readonly to: FleetState };

/** A step as far as it comes without another assignment: how it ends, or the hits that somebody has to assign. */
export type Trial = {
  readonly end: States;
  readonly standing: { readonly [C in Camp]: boolean };
  readonly asked: { readonly camp: Camp; readonly hit: Hit } | null;
  readonly faces: readonly number[];
  readonly facts: readonly Fact[];
};

/** All ends of a step. */
function stepEnds(engine: Engine, at: Joint, step: Step): readonly Joint[] {
  if (typeof step !== "number") return stageEnds(engine, at, step);
  const ends: Joint[] = [];
  fightRound(engine, at, step, (attacker, defender, chance) => ends.push({ attacker, defender, chance }));
  return ends;
}

/** A step while it is taken. */
type Run = {
  readonly progress: Progress;
  readonly die: () => number;
  readonly faces: number[];
  readonly facts: Fact[];
  thrown: number;
  given: number;
  asked: Trial["asked"];
};

/**
 * Takes a step with dice, from its beginning: what it has come to before is done again with the same faces and the same
 * assignments, so that a state need not say where within the step it stands.
 */
export function tryStep(field: Field, from: States, step: Step, progress: Progress, die: () => number): Trial {
  const run: Run = { progress, die, faces: [...progress.faces], facts: [], thrown: 0, given: 0, asked: null };
  const started = startEngine(field, (roll) => rollIn(run, roll), false);
  const engine: Engine = {
    ...started,
    taker: (camp, at, ...hits) => takeIn(run, hitOn(started, camp, at, ...hits), at),
    tell: (camp, { source }) => tellIn(run, { fact: "used", camp, source }),
  };
  const [end] = stepEnds(engine, jointIn(engine, from), step);
  if (end === undefined) throw new RangeError("a step without an end");
  return {
    end: { attacker: end.attacker.state, defender: end.defender.state },
    standing: { attacker: end.attacker.isStanding, defender: end.defender.isStanding },
    asked: run.asked,
    faces: run.faces.slice(0, run.thrown),
    facts: run.facts,
  };
}

/** What comes after hits that nobody has assigned yet is of no account: no die is rolled for it, and nothing is told. */
function tellIn(run: Run, fact: Fact): void {
  if (run.asked === null) run.facts.push(fact);
}

function faceIn(run: Run): number {
  if (run.asked !== null) return 1;
  const face = run.faces[run.thrown] ?? run.die();
  run.faces[run.thrown] = face;
  run.thrown += 1;
  return face;
}

function rollIn(run: Run, roll: Roll): readonly Rolled[] {
  const dice: (readonly [Pool, Thrown])[] = [];
  const rolled = withDice(
    () => faceIn(run),
    (_, pool, thrown) => dice.push([pool, thrown]),
  )(roll);
  const hits = rolled.reduce((sum, { any, steered }) => sum + any + steered, 0);
  if (dice.length > 0) tellIn(run, { fact: "rolled", roll, dice, hits });
  return rolled;
}

/** Hits on a side: as they were assigned, in the usual way where there is no other, or nobody has said yet. */
function takeIn(run: Run, { camp, book, hit }: HitOn, at: Standing): TakenStanding {
  const isChoice = run.asked === null && hasChoice(hit);
  const answer = isChoice ? run.progress.answers[run.given] : undefined;
  if (isChoice) run.given += 1;
  if (isChoice && answer === undefined) run.asked = { camp, hit };
  const taken =
    answer === undefined ? take(book, at, hit.blow, hit.timing, hit.isHushed) : assignedTo(hit, answer, book);
  tellIn(run, { fact: "taken", camp, from: at.state, to: taken.to.state });
  for (const { at: counter, source } of book.fleet.powers)
    if (counter >= 0 && (taken.to.state[counter] ?? 0) < (at.state[counter] ?? 0))
      tellIn(run, { fact: "used", camp, source });
  return taken;
}

const jointIn = ({ books }: Engine, { attacker, defender }: States): Joint => ({
  attacker: books.attacker.find(attacker),
  defender: books.defender.find(defender),
  chance: 1,
});

type HitOn = { readonly camp: Camp; readonly book: Book; readonly hit: Hit };

function hitOn(engine: Engine, camp: Camp, at: Standing, blow: Blow, timing: Timing, isHushed: boolean): HitOn {
  const book = engine.books[camp];
  return { camp, book, hit: { fleet: book.fleet, state: at.state, blow, timing, isHushed } };
}

function assignedTo(hit: Hit, answer: Assignment, { find }: Book): TakenStanding {
  const taken = takeAssigned(hit, answer);
  if (!taken.ok) throw new RangeError(`hits cannot be taken so: ${taken.refusal.code}`);
  return { to: find(taken.value.state), echo: taken.value.echo, lost: taken.value.lost };
}

/** Whether there is more than one way to take hits: those of a barrage fall on fighters, in the usual order. */
function hasChoice(hit: Hit): boolean {
  if (hit.timing.endsWith("barrage")) return false;
  const hits = hitsToAssign(hit);
  const { kinds, each } = targetsOf(hit);
  const most = kinds.reduce(
    (sum, { whole, damaged, sustains }) => sum + whole * (sustains ? 1 + each : 1) + damaged,
    0,
  );
  // Where everything is lost whatever one does, there is nothing to choose.
  return hits > 0 && hits < most && waysToAssign(hit, 2).length > 1;
}

/** The exact odds of a battle that is in this step, with others to come before the first round or the next one. */
export function oddsFrom(
  field: Field,
  from: States,
  steps: readonly Step[],
  round: number,
  progress: Progress,
): Result<Odds> {
  const engine = startEngine(field, exactly(), true);
  const [now, ...later] = steps;
  const begun = now === undefined ? [jointIn(engine, from)] : endsOf(engine, from, now, progress);
  const stages = later.reduce<readonly Joint[]>(
    (at, step) => branchMerged(at, (each) => stepEnds(engine, each, step)),
    begun,
  );
  const solved = solveFrom(engine, stages, round);
  return solved.ok ? ok(shareOf(solved.value.endings)) : solved;
}

/** Every end of the step that is under way, as another engine has it: its dice lie, and its hits so far are assigned. */
function endsOf(exact: Engine, from: States, step: Step, { faces, answers }: Progress): readonly Joint[] {
  let thrown = 0;
  let given = 0;
  const known = withDice(() => faces[thrown++] ?? 1);
  const unknown = exactly();
  const taker = (camp: Camp, at: Standing, blow: Blow, timing: Timing, isHushed: boolean): TakenStanding => {
    const { book, hit } = hitOn(engine, camp, at, blow, timing, isHushed);
    if (given >= answers.length || !hasChoice(hit)) return take(book, at, blow, timing, isHushed);
    const answer = answers[given] as Assignment;
    given += 1;
    return assignedTo(hit, answer, book);
  };
  const chance = (roll: Roll) => (thrown < faces.length ? known(roll) : unknown(roll));
  const engine: Engine = { ...startEngine(exact.field, chance, false), taker };
  return stepEnds(engine, jointIn(engine, from), step).map(({ attacker, defender, chance: likely }) => ({
    attacker: exact.books.attacker.find(attacker.state),
    defender: exact.books.defender.find(defender.state),
    chance: likely,
  }));
}

/** Who wins; where nobody can ever hit, the attacker has to leave. */
function shareOf(endings: readonly Ending[]): Odds {
  const odds = { attacker: 0, defender: 0, draw: 0, undecided: 0 };
  for (const { isLeft, chance } of endings)
    odds[isLeft.defender ? "defender" : isLeft.attacker ? "attacker" : "draw"] += chance;
  return odds;
}
