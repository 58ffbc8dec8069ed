import { canonical, type Seat } from "@umpire/kernel";
import type { Assignment } from "../../combat/assign.ts";
import type { Camp } from "../../combat/battle.ts";
import { hitsToAssign, takeAssigned, targetsOf, usualAssignment, waysToAssign } from "../../combat/general/assigned.ts";
import type { Field } from "../../combat/general/field.ts";
import { type Fact, type Step, type Trial, tryStep } from "../../combat/general/step.ts";
import { withPlayer } from "../board.ts";
import { emit, type Play, rollDie, tacticalOf } from "../play.ts";
import { type BattleStep, isFought, type OpenHits } from "../powers.ts";
import type { Engagement, SkirmishRules, SkirmishState, Task, Where } from "../shape.ts";
import { begunAt, bombingBy, fieldAt, isContested, meetingAt, withStates } from "./battle.ts";
import { isExhausted, isUsedIn } from "./held.ts";
import { eventsOf, type Parties, restOf, usedSilently } from "./tell.ts";

/** Takes a step of a battle; where somebody has to assign hits, that comes first, and then the step goes on. */
export function step(play: Play, task: Task, name: BattleStep, where: Where): readonly Task[] {
  const isSilent = name === "cannons" && where.place === "space" && meetingAt(play.state, play.rules).guns.length === 0;
  if (isSilent) return [];
  const engagement = engagedAt(play.state, play.rules, task, where);
  if (name !== "cannons" && name !== "bombardment" && !isFought(engagement)) return [];
  const now = numbered(play.state, name);
  const field = fieldAt(play.state, play.rules, engagement, now);
  const trial = tryStep(field, engagement.states, now, engagement, rollDie(play));
  const parties = partiesOf(play.state, play.rules, engagement);
  tell(play, field, parties, engagement, trial);
  const { asked } = trial;
  if (asked === null) {
    finish(play, field, engagement, trial, name);
    return [];
  }
  const { faces, facts } = trial;
  play.state = engaged(play.state, { ...engagement, faces, told: facts.filter(isShown).length });
  const seat = parties[asked.camp] ?? 0;
  const inRound = name === "round";
  return [{ task: "assign", seat, hits: hitsToAssign(asked.hit), scope: "all", inRound, where }, task];
}

const numbered = (state: SkirmishState, name: BattleStep): Step =>
  name === "round" ? tacticalOf(state).round + 1 : name;

/** The battle that is being fought there, or one that begins. */
function engagedAt(state: SkirmishState, rules: SkirmishRules, task: Task, where: Where): Engagement {
  const { battle } = tacticalOf(state);
  if (battle !== undefined && canonical(battle.where) === canonical(where)) return battle;
  const begun = begunAt(state, rules, where);
  return task.task === "bombing" ? bombingBy(begun, task.ships) : begun;
}

const engaged = (state: SkirmishState, battle: Engagement): SkirmishState => ({
  ...state,
  tactical: { ...tacticalOf(state), battle },
});

function partiesOf(state: SkirmishState, rules: SkirmishRules, { where, defender }: Engagement): Parties {
  const { seat } = tacticalOf(state);
  if (where.place === "ground") return { attacker: seat, defender, asides: [] };
  const guns = meetingAt(state, rules).guns.map((each) => each.seat);
  return { attacker: seat, defender, asides: guns.filter((each) => each !== seat && each !== defender) };
}

/** Who takes hits is told when all of the step are taken, as the board shows it then; the rest at once. */
const isShown = ({ fact }: Fact): boolean => fact !== "taken";

/** What has happened since the step was last told of. */
function tell(play: Play, field: Field, parties: Parties, { states, told }: Engagement, trial: Trial): void {
  const known = new Set(trial.facts.filter(isShown).slice(0, told));
  const isOver = trial.asked === null;
  for (const fact of trial.facts.filter((each) => !known.has(each) && (isOver || isShown(each))))
    for (const event of eventsOf(field, parties, states, fact)) emit(play, event);
  if (!isOver) return;
  const silent = usedSilently(field, states, trial.end, trial.facts);
  for (const fact of silent) for (const event of eventsOf(field, parties, states, fact)) emit(play, event);
  for (const event of restOf(field, parties, states, trial.end, trial.facts)) emit(play, event);
}

function finish(
  play: Play,
  field: Field,
  engagement: Engagement,
  { end, standing, facts }: Trial,
  name: BattleStep,
): void {
  const { round } = tacticalOf(play.state);
  const after = { ...engagement, states: end, standing, faces: [], answers: [], told: 0 };
  const tactical = { ...tacticalOf(play.state), round: name === "round" ? round + 1 : round, battle: after };
  play.state = withStates({ ...play.state, tactical }, field, engagement, end);
  if (name === "bombardment") endBombing(play, engagement, usedIn(facts, field, engagement, end));
}

type Used = { readonly [C in Camp]: readonly string[] };

/** What was used in a step. */
function usedIn(facts: readonly Fact[], field: Field, { states }: Engagement, end: Trial["end"]): Used {
  const all = [...facts, ...usedSilently(field, states, end, facts)];
  const of = (camp: Camp) => all.flatMap((fact) => (fact.fact === "used" && fact.camp === camp ? [fact.source] : []));
  return { attacker: of("attacker"), defender: of("defender") };
}

/** Bombardment is no battle yet: of what could be used once a round, there is left for the landing what was not. */
function endBombing(play: Play, { defender }: Engagement, used: Used): void {
  const { battle: _, ...tactical } = tacticalOf(play.state);
  play.state = { ...play.state, tactical };
  exhaustFor(play, tactical.seat, used.attacker.filter(isExhausted));
  if (defender !== null) exhaustFor(play, defender, used.defender.filter(isExhausted));
}

function exhaustFor(play: Play, seat: Seat, ids: readonly string[]): void {
  const { effects = [], exhausted = [] } = play.state.players[seat] ?? {};
  const more = ids.filter((id) => effects.includes(id) && !exhausted.includes(id));
  if (more.length > 0) play.state = withPlayer(play.state, seat, { exhausted: [...exhausted, ...new Set(more)] });
}

/** A battle is over: what both sides could use once a round in it, they have used. */
export function close(play: Play): void {
  const { battle, ...tactical } = tacticalOf(play.state);
  if (battle === undefined) return;
  play.state = { ...play.state, tactical };
  const { where, defender } = battle;
  const isBattle = where.place === "ground" ? defender !== null : isContested(battle);
  if (!isBattle) return;
  for (const seat of [tactical.seat, defender]) {
    if (seat === null) continue;
    const { effects = [] } = play.state.players[seat] ?? {};
    exhaustFor(
      play,
      seat,
      effects.filter((id) => isUsedIn(id, where.place)),
    );
  }
}

/** The step that waits for hits to be assigned, as far as it has come. */
function waiting(state: SkirmishState, rules: SkirmishRules) {
  const battle = state.tactical?.battle;
  const [assign, task] = state.todo;
  if (battle === undefined || assign?.task !== "assign" || task === undefined) return null;
  const name = stepOf(task);
  if (name === null) return null;
  const now = numbered(state, name);
  const trial = tryStep(fieldAt(state, rules, battle, now), battle.states, now, battle, () => 1);
  return trial.asked === null ? null : { seat: assign.seat, hit: trial.asked.hit };
}

/** The step of a battle that a task takes. */
export function stepOf({ task }: Task): BattleStep | null {
  switch (task) {
    case "cannons":
    case "defense":
      return "cannons";
    case "combat":
    case "ground-start":
      return "start";
    case "barrage":
      return "barrage";
    case "bombing":
      return "bombardment";
    case "round":
    case "ground-round":
      return "round";
    default:
      return null;
  }
}

export function openHits(state: SkirmishState, rules: SkirmishRules): OpenHits | null {
  const open = waiting(state, rules);
  return open && { seat: open.seat, hits: hitsToAssign(open.hit), targets: targetsOf(open.hit) };
}

/** The usual way first: whoever takes that one, has no others looked for. */
export function* ways(state: SkirmishState, rules: SkirmishRules): Generator<Assignment> {
  const open = waiting(state, rules);
  if (open === null) return;
  const usual = usualAssignment(open.hit);
  yield usual;
  const spelt = canonical(usual);
  yield* waysToAssign(open.hit).filter((way) => canonical(way) !== spelt);
}

export function refuse(state: SkirmishState, rules: SkirmishRules, chosen: Assignment) {
  const open = waiting(state, rules);
  if (open === null) return { code: "hits-left", rule: "LRR 78.6", hits: 0, assigned: 0 } as const;
  const taken = takeAssigned(open.hit, chosen);
  return taken.ok ? null : taken.refusal;
}

export function answer(state: SkirmishState, { sustain, destroy, destroyDamaged }: Assignment): SkirmishState {
  const { battle } = tacticalOf(state);
  if (battle === undefined) throw new RangeError("no battle is fought");
  return engaged(state, { ...battle, answers: [...battle.answers, { sustain, destroy, destroyDamaged }] });
}
