import type { Seat } from "@umpire/kernel";
import type { Assignment, AssignRefusal } from "../combat/assign.ts";
import type { Targets } from "../combat/choices.ts";
import type { Odds } from "../combat/odds/odds.ts";
import type { Prepare } from "../combat/prepared.ts";
import type { HeldBy } from "../planner/armies.ts";
import type { UnitCounts } from "../units/force.ts";
import type { Play } from "./play.ts";
import type { Engagement, SkirmishRules, SkirmishState, Task, Where } from "./shape.ts";

/** What is done at one time in a battle with powers, before its first round. */
export type BattleStep = "bombardment" | "cannons" | "start" | "barrage" | "round";

/** Hits that somebody has to assign: to whom, how many, and whom they may fall on. */
export type OpenHits = { readonly seat: Seat; readonly hits: number; readonly targets: Targets };

/** Something that a player has, in words. */
export type PowerInForce = {
  readonly id: string;
  readonly name: string;
  readonly how: string | null;
  readonly isExhausted: boolean;
};

/** How battles are fought at a table where somebody has a faction: with all that factions, units and leaders do. */
export type Powers = {
  /** What everything of the catalogue is called. */
  readonly names: { readonly [L in "en" | "ru"]: (id: string) => string };
  /** What a player has that battles count, and how the choice is made that it leaves; null where it leaves none. */
  inForce(state: SkirmishState, seat: Seat, language: "en" | "ru"): readonly PowerInForce[];
  readonly prepare: Prepare;
  readonly held: HeldBy;
  /** What fights with a player on a planet, once it has fought in space. */
  readonly heldAfterSpace: HeldBy;
  /** Effects that are always on, or used once a round: what a player with a faction may have besides. */
  readonly lasting: readonly string[];
  /** Takes a step of a battle, or as much of it as there is before somebody has to assign hits; that comes next then. */
  step(play: Play, task: Task, step: BattleStep, where: Where): readonly Task[];
  /** What a battle leaves behind when it is over. */
  close(play: Play): void;
  /** Whether the active player's ships may bombard a planet. */
  canBombard(state: SkirmishState, planet: string, rules: SkirmishRules): boolean;
  /** The hits that are to be assigned; null where there are none. */
  openHits(state: SkirmishState, rules: SkirmishRules): OpenHits | null;
  /** Ways to assign them, the usual one first. */
  ways(state: SkirmishState, rules: SkirmishRules): Iterable<Assignment>;
  refuse(state: SkirmishState, rules: SkirmishRules, chosen: Assignment): AssignRefusal | null;
  /** Assigns them. */
  answer(state: SkirmishState, chosen: Assignment): SkirmishState;
  /** The battle that is being fought, exactly, if these hits are taken so; null where it is too large, or none is. */
  odds(state: SkirmishState, rules: SkirmishRules, chosen: Assignment | null): Odds | null;
  /** A landing of these on a planet, exactly, once bombs have fallen. */
  landing(state: SkirmishState, rules: SkirmishRules, planet: string, units: UnitCounts): Odds | null;
};

let loaded: Powers | null = null;

/** What a source is called that the tables of movement and combat do not name, where that is loaded. */
export const sourceName = (language: "en" | "ru", id: string): string => loaded?.names[language](id) ?? id;

/** Servers and workers have them from the start; a page loads them with the first table that needs them. */
export const providePowers = (powers: Powers): void => {
  loaded = powers;
};

type Seats = { readonly players: readonly { readonly faction?: string }[] };

/** Whether both sides of a battle are left. */
export const isFought = ({ standing }: Engagement): boolean => standing.attacker && standing.defender;

/** Whether anybody at a table has a faction. */
export const hasFactions = ({ players }: Seats): boolean => players.some(({ faction }) => faction !== undefined);

/** What battles at a table need besides numbers; null where nobody has a faction. */
export function powersAt(table: Seats): Powers | null {
  if (!hasFactions(table)) return null;
  if (loaded === null) throw new RangeError("what factions do in battles is not loaded");
  return loaded;
}
