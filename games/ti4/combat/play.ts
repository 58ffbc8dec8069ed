import { type Assignment, assign, defaultAssignment } from "./assign.ts";
import { type Camp, otherCamp } from "./battle.ts";
import {
  afterAssault,
  endOfRound,
  isAlive,
  isExposed,
  nonFighterShips,
  type Scope,
  withRepairs,
  withShields,
} from "./casualties.ts";
import { cannonScope } from "./odds/opening.ts";
import type { PreparedBattle } from "./prepared.ts";
import type { Side, SideState } from "./side.ts";
import { rollBatteries, rollCombat, type Volley } from "./volley.ts";

/** How a battle stands while it is played. */
export type BattleState = { readonly attacker: SideState; readonly defender: SideState; readonly round: number };

/** What happened, one thing after the other. */
export type BattleEvent =
  | Volley
  | { readonly type: "held"; readonly camp: Camp; readonly round: number; readonly hits: number }
  | {
      readonly type: "assigned";
      readonly camp: Camp;
      readonly round: number;
      readonly hits: number;
      readonly scope: Scope;
      readonly assignment: Assignment;
      readonly state: SideState;
    }
  | { readonly type: "assault"; readonly camp: Camp; readonly state: SideState }
  | { readonly type: "repaired"; readonly camp: Camp; readonly round: number; readonly state: SideState }
  | { readonly type: "retreated"; readonly camp: Camp; readonly round: number }
  | { readonly type: "over"; readonly winner: Camp | null; readonly round: number };

/** Who decides for a side: which units take the hits, and whether it leaves at the end of a round. */
export type BattleStrategy = {
  readonly assign: (side: Side, state: SideState, hits: number, scope: Scope) => Assignment;
  readonly retreats?: (camp: Camp, field: BattleState) => boolean;
};

/** The usual orders, and no retreat. */
export const defaultStrategy: BattleStrategy = { assign: defaultAssignment };

/** A battle in play: who decides, the dice, and who is told. */
type Play = PreparedBattle & {
  readonly strategies: { readonly [C in Camp]: BattleStrategy };
  readonly die: () => number;
  readonly note: (event: BattleEvent) => void;
};

/** Plays a battle to its end with these dice and captains; tells everything that happens to `note`. */
export function playBattle(
  prepared: PreparedBattle,
  die: () => number,
  strategies: Play["strategies"],
  note: (event: BattleEvent) => void,
): BattleState {
  if (prepared.field !== null) throw new RangeError("a battle with powers is played by its field");
  const play: Play = { ...prepared, strategies, die, note };
  const { sides } = prepared;
  let field: BattleState = { attacker: sides.attacker.start, defender: sides.defender.start, round: 0 };
  field = prepared.place === "space" ? spaceOpening(play, field) : groundOpening(play, field);
  let left: Camp | null = null;
  while (left === null && isFought(play, field)) ({ left, ...field } = playRound(play, field));
  note({ type: "over", winner: left === null ? winnerOf(play, field) : otherCamp(left), round: field.round });
  return field;
}

function winnerOf({ sides }: Play, { attacker, defender }: BattleState): Camp | null {
  const [isA, isB] = [isAlive(sides.attacker, attacker), isAlive(sides.defender, defender)];
  return isA === isB ? null : isA ? "attacker" : "defender";
}

const isFought = ({ sides }: Play, { attacker, defender }: BattleState): boolean =>
  isAlive(sides.attacker, attacker) && isAlive(sides.defender, defender);

function spaceOpening(play: Play, from: BattleState): BattleState {
  const { attacker, defender } = play.sides;
  let field = fire(play, from, "attacker", "cannon", attacker.cannon, cannonScope(attacker));
  field = fire(play, field, "defender", "cannon", defender.cannon, cannonScope(defender));
  field = play.bystanders.reduce((now, side, at) => fireFromAside(play, now, side, at), field);
  if (!isFought(play, field)) return field;
  field = repaired(play, assault(play, assault(play, field, "attacker"), "defender"));
  const volleys = (["attacker", "defender"] as const).map((camp) =>
    rollBatteries(play.sides[camp], field[camp], "barrage", play.sides[camp].barrage, play.die),
  );
  for (const volley of volleys) if (volley.dice.length > 0) play.note(volley);
  return volleys.reduce((now, { camp, hits }) => strike(play, now, otherCamp(camp), hits, "fighters"), field);
}

function groundOpening(play: Play, from: BattleState): BattleState {
  const bombs = play.isShielded ? [] : play.sides.attacker.bombardment;
  const bombed = fire(play, from, "attacker", "bombardment", bombs, "all");
  const landed = fire(play, bombed, "defender", "cannon", play.sides.defender.cannon, "all");
  return isFought(play, landed) ? repaired(play, landed) : landed;
}

/** One side's ability, and what the other does about its hits. */
function fire(
  play: Play,
  field: BattleState,
  camp: Camp,
  roll: "cannon" | "bombardment",
  batteries: Side["cannon"],
  scope: Scope,
): BattleState {
  if (batteries.length === 0) return field;
  const volley = rollBatteries(play.sides[camp], field[camp], roll, batteries, play.die);
  if (volley.dice.length > 0) play.note(volley);
  return strike(play, field, otherCamp(camp), volley.hits, scope);
}

function fireFromAside(play: Play, field: BattleState, side: Side, bystander: number): BattleState {
  const volley = rollBatteries(side, side.start, "cannon", side.cannon, play.die);
  if (volley.dice.length > 0) play.note({ ...volley, bystander });
  return strike(play, field, "attacker", volley.hits, cannonScope(side));
}

/** Hits outside a round's end. */
function strike(play: Play, field: BattleState, camp: Camp, hits: number, scope: Scope): BattleState {
  if (hits === 0 || !isExposed(play.sides[camp], field[camp], scope)) return field;
  return { ...field, [camp]: assigned(play, field, camp, hits, scope).counts };
}

/** What the captain decides; an illegal decision throws, since captains are code of ours. */
function assigned(play: Play, field: BattleState, camp: Camp, hits: number, scope: Scope) {
  const side = play.sides[camp];
  const assignment = play.strategies[camp].assign(side, field[camp], hits, scope);
  const done = assign(side, field[camp], hits, scope, assignment);
  if (!done.ok) throw new RangeError(`the ${camp} cannot assign that: ${done.refusal.code}`);
  play.note({ type: "assigned", camp, round: field.round, hits, scope, assignment, state: done.value.counts.slice() });
  return done.value;
}

function assault(play: Play, field: BattleState, camp: Camp): BattleState {
  const { assault: needed } = play.sides[camp];
  if (needed === null || nonFighterShips(play.sides[camp], field[camp]) < needed) return field;
  const other = otherCamp(camp);
  const struck = afterAssault(play.sides[other], field[other]);
  play.note({ type: "assault", camp: other, state: struck });
  return { ...field, [other]: struck };
}

const repaired = (play: Play, { attacker, defender, round }: BattleState): BattleState => ({
  attacker: repairedSide(play, "attacker", attacker, round),
  defender: repairedSide(play, "defender", defender, round),
  round,
});

function repairedSide(play: Play, camp: Camp, before: SideState, round: number): SideState {
  const state = withRepairs(play.sides[camp], before);
  if (state !== before) play.note({ type: "repaired", camp, round, state });
  return state;
}

/** One round, and who has left after it. */
function playRound(play: Play, before: BattleState): BattleState & { readonly left: Camp | null } {
  const field = { ...before, round: before.round + 1 };
  const { sides, strategies, die, note } = play;
  // The defender says first; if it leaves, the attacker stays.
  const leaving = (["defender", "attacker"] as const).find((camp) => strategies[camp].retreats?.(camp, field));
  const byAttacker = rollCombat(sides.attacker, field.attacker, field.round, die);
  const byDefender = rollCombat(sides.defender, field.defender, field.round, die);
  note(byAttacker);
  note(byDefender);
  const attacker = takeRound(play, field, "attacker", byDefender.hits);
  const defender = takeRound(play, field, "defender", byAttacker.hits);
  const after = { attacker, defender, round: field.round };
  if (leaving === undefined || !isFought(play, after)) return { ...after, left: null };
  note({ type: "retreated", camp: leaving, round: field.round });
  return { ...after, left: leaving };
}

/** A round's hits on one side: cards, what the captain does, repairs. */
function takeRound(play: Play, field: BattleState, camp: Camp, hits: number): SideState {
  const side = play.sides[camp];
  const held = withShields(side, field[camp], hits);
  if (held.hits < hits) play.note({ type: "held", camp, round: field.round, hits: hits - held.hits });
  const now = { ...field, [camp]: held.state };
  const draft =
    held.hits === 0 ? { counts: held.state.slice(), fresh: [] } : assigned(play, now, camp, held.hits, "all");
  const before = draft.counts.slice();
  const state = endOfRound(side, draft);
  if (state.some((count, at) => count !== before[at])) play.note({ type: "repaired", camp, round: field.round, state });
  return state;
}
