import { type Assignment, assign, usualAssignment } from "./assign.ts";
import { type Camp, otherCamp } from "./battle.ts";
import {
  afterAssault,
  capitals,
  endOfRound,
  isAlive,
  isExposed,
  type Scope,
  withRepairs,
  withShields,
} from "./casualties.ts";
import type { Kit, State } from "./kit.ts";
import { aimOf } from "./opening.ts";
import type { Prepared } from "./prepared.ts";
import { rollBatteries, rollCombat, type Volley } from "./volley.ts";

/** How a battle stands while it is played. */
export type Field = { readonly attacker: State; readonly defender: State; readonly round: number };

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
      readonly state: State;
    }
  | { readonly type: "assault"; readonly camp: Camp; readonly state: State }
  | { readonly type: "repaired"; readonly camp: Camp; readonly round: number; readonly state: State }
  | { readonly type: "retreated"; readonly camp: Camp; readonly round: number }
  | { readonly type: "over"; readonly winner: Camp | null; readonly round: number };

/** Who decides for a side: which units take the hits, and whether it leaves at the end of a round. */
export type Captain = {
  readonly assign: (kit: Kit, state: State, hits: number, scope: Scope) => Assignment;
  readonly retreats?: (camp: Camp, field: Field) => boolean;
};

/** The usual orders, and no retreat. */
export const usualCaptain: Captain = { assign: usualAssignment };

/** A battle in play: who decides, the dice, and who is told. */
type Play = Prepared & {
  readonly captains: { readonly [C in Camp]: Captain };
  readonly die: () => number;
  readonly note: (event: BattleEvent) => void;
};

/** Plays a battle to its end with these dice and captains; tells everything that happens to `note`. */
export function playBattle(
  prepared: Prepared,
  die: () => number,
  captains: Play["captains"],
  note: (event: BattleEvent) => void,
): Field {
  const play: Play = { ...prepared, captains, die, note };
  const { kits } = prepared;
  let field: Field = { attacker: kits.attacker.start, defender: kits.defender.start, round: 0 };
  field = prepared.place === "space" ? spaceOpening(play, field) : groundOpening(play, field);
  let left: Camp | null = null;
  while (left === null && isFought(play, field)) ({ left, ...field } = playRound(play, field));
  note({ type: "over", winner: left === null ? winnerOf(play, field) : otherCamp(left), round: field.round });
  return field;
}

function winnerOf({ kits }: Play, { attacker, defender }: Field): Camp | null {
  const [isA, isB] = [isAlive(kits.attacker, attacker), isAlive(kits.defender, defender)];
  return isA === isB ? null : isA ? "attacker" : "defender";
}

const isFought = ({ kits }: Play, { attacker, defender }: Field): boolean =>
  isAlive(kits.attacker, attacker) && isAlive(kits.defender, defender);

function spaceOpening(play: Play, from: Field): Field {
  const { attacker, defender } = play.kits;
  let field = fire(play, from, "attacker", "cannon", attacker.cannon, aimOf(attacker));
  field = fire(play, field, "defender", "cannon", defender.cannon, aimOf(defender));
  field = play.bystanders.reduce((now, kit, at) => fireFromAside(play, now, kit, at), field);
  if (!isFought(play, field)) return field;
  field = repaired(play, assault(play, assault(play, field, "attacker"), "defender"));
  const volleys = (["attacker", "defender"] as const).map((camp) =>
    rollBatteries(play.kits[camp], field[camp], "barrage", play.kits[camp].barrage, play.die),
  );
  for (const volley of volleys) if (volley.dice.length > 0) play.note(volley);
  return volleys.reduce((now, { camp, hits }) => strike(play, now, otherCamp(camp), hits, "fighters"), field);
}

function groundOpening(play: Play, from: Field): Field {
  const bombs = play.isShielded ? [] : play.kits.attacker.bombardment;
  const bombed = fire(play, from, "attacker", "bombardment", bombs, "all");
  const landed = fire(play, bombed, "defender", "cannon", play.kits.defender.cannon, "all");
  return isFought(play, landed) ? repaired(play, landed) : landed;
}

/** One side's ability, and what the other does about its hits. */
function fire(
  play: Play,
  field: Field,
  camp: Camp,
  roll: "cannon" | "bombardment",
  batteries: Kit["cannon"],
  scope: Scope,
): Field {
  if (batteries.length === 0) return field;
  const volley = rollBatteries(play.kits[camp], field[camp], roll, batteries, play.die);
  if (volley.dice.length > 0) play.note(volley);
  return strike(play, field, otherCamp(camp), volley.hits, scope);
}

function fireFromAside(play: Play, field: Field, kit: Kit, bystander: number): Field {
  const volley = rollBatteries(kit, kit.start, "cannon", kit.cannon, play.die);
  if (volley.dice.length > 0) play.note({ ...volley, bystander });
  return strike(play, field, "attacker", volley.hits, aimOf(kit));
}

/** Hits outside a round's end. */
function strike(play: Play, field: Field, camp: Camp, hits: number, scope: Scope): Field {
  if (hits === 0 || !isExposed(play.kits[camp], field[camp], scope)) return field;
  return { ...field, [camp]: assigned(play, field, camp, hits, scope).counts };
}

/** What the captain does; a captain who is wrong is a mistake of whoever made it. */
function assigned(play: Play, field: Field, camp: Camp, hits: number, scope: Scope) {
  const kit = play.kits[camp];
  const assignment = play.captains[camp].assign(kit, field[camp], hits, scope);
  const done = assign(kit, field[camp], hits, scope, assignment);
  if (!done.ok) throw new RangeError(`the ${camp} cannot assign that: ${done.refusal.code}`);
  play.note({ type: "assigned", camp, round: field.round, hits, scope, assignment, state: done.value.counts.slice() });
  return done.value;
}

function assault(play: Play, field: Field, camp: Camp): Field {
  const { assault: needed } = play.kits[camp];
  if (needed === null || capitals(play.kits[camp], field[camp]) < needed) return field;
  const other = otherCamp(camp);
  const struck = afterAssault(play.kits[other], field[other]);
  play.note({ type: "assault", camp: other, state: struck });
  return { ...field, [other]: struck };
}

const repaired = (play: Play, { attacker, defender, round }: Field): Field => ({
  attacker: repairedSide(play, "attacker", attacker, round),
  defender: repairedSide(play, "defender", defender, round),
  round,
});

function repairedSide(play: Play, camp: Camp, before: State, round: number): State {
  const state = withRepairs(play.kits[camp], before);
  if (state !== before) play.note({ type: "repaired", camp, round, state });
  return state;
}

/** One round, and who has left after it. */
function playRound(play: Play, before: Field): Field & { readonly left: Camp | null } {
  const field = { ...before, round: before.round + 1 };
  const { kits, captains, die, note } = play;
  // The defender says first; if it leaves, the attacker stays.
  const leaving = (["defender", "attacker"] as const).find((camp) => captains[camp].retreats?.(camp, field));
  const byAttacker = rollCombat(kits.attacker, field.attacker, field.round, die);
  const byDefender = rollCombat(kits.defender, field.defender, field.round, die);
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
function takeRound(play: Play, field: Field, camp: Camp, hits: number): State {
  const kit = play.kits[camp];
  const held = withShields(kit, field[camp], hits);
  if (held.hits < hits) play.note({ type: "held", camp, round: field.round, hits: hits - held.hits });
  const now = { ...field, [camp]: held.state };
  const draft =
    held.hits === 0 ? { counts: held.state.slice(), fresh: [] } : assigned(play, now, camp, held.hits, "all");
  const before = draft.counts.slice();
  const state = endOfRound(kit, draft);
  if (state.some((count, at) => count !== before[at])) play.note({ type: "repaired", camp, round: field.round, state });
  return state;
}
