import type { Seat } from "@umpire/kernel";
import type { Odds } from "../../combat/odds/odds.ts";
import { rivalIn } from "../../skirmish/board.ts";
import { combatOdds, oddsAfterHits } from "../../skirmish/combat-odds.ts";
import { landingsOf, type Plan, planFor, planOfMoves } from "../../skirmish/plan.ts";
import type { Draft } from "./draft.ts";
import { rivalNow, type SkirmishTable } from "./table.ts";

/** What would come of a decision, for the seat that makes it. */
export type Forecast = {
  readonly system: string;
  /** The battle: won, lost, or nobody is left; null where there is none, or it is too large. */
  readonly battle: { readonly win: number; readonly lose: number; readonly neither: number } | null;
  /** Against whom. */
  readonly rival: Seat | null;
  /** How likely all that moves arrives. */
  readonly arrives: number;
  readonly moves: Plan["moves"];
  /** The planets that could be taken, and how likely, the best first. */
  readonly planets: Plan["planets"];
};

/** What the umpire foresees of a draft; null where there is nothing to foresee. */
export function forecastOf(table: SkirmishTable, seat: Seat, draft: Draft): Forecast | null {
  const { state, rules } = table;
  const system = state.tactical?.system ?? "";
  switch (draft?.type) {
    case "activate":
      return ofPlan(table, seat, planFor(state, seat, draft.system, rules));
    case "move":
      return ofPlan(table, seat, planOfMoves(state, seat, system, draft, rules));
    case "retreat":
      return ofBattle(table, seat, combatOdds(state, rules));
    case "assign": {
      const { sustain, destroy, destroyDamaged } = draft;
      return ofBattle(table, seat, oddsAfterHits(state, { sustain, destroy, destroyDamaged }, rules));
    }
    case "land": {
      const planets = Object.entries(draft.landings).flatMap(([planet, units]) =>
        landingsOf(state, seat, system, units, rules).filter((each) => each.planet === planet),
      );
      return { system, battle: null, rival: null, arrives: 1, moves: [], planets: bestFirst(planets) };
    }
    default:
      return null;
  }
}

const bestFirst = (planets: Plan["planets"]): Plan["planets"] =>
  [...planets].sort((a, b) => b.worth * b.chance - a.worth * a.chance);

function ofPlan(table: SkirmishTable, seat: Seat, { system, space, arrives, moves, planets }: Plan): Forecast {
  return {
    system,
    battle: space === null ? null : shares(space, true),
    rival: rivalNow(table, seat, system),
    arrives,
    moves,
    planets: bestFirst(planets),
  };
}

function ofBattle({ state, step }: SkirmishTable, seat: Seat, odds: Odds | null): Forecast | null {
  if (odds === null || state.tactical === null) return null;
  const { system, seat: attacker } = state.tactical;
  const planet = step?.task === "assign" && step.where.place === "ground" ? step.where.planet : null;
  const holder = planet === null ? rivalIn(state, system, attacker) : (state.planets[planet]?.owner ?? null);
  const rival = seat === attacker ? holder : attacker;
  return { system, battle: shares(odds, seat === attacker), rival, arrives: 1, moves: [], planets: [] };
}

const shares = ({ attacker, defender }: Odds, isAttacker: boolean) => ({
  win: isAttacker ? attacker : defender,
  lose: isAttacker ? defender : attacker,
  neither: Math.max(0, 1 - attacker - defender),
});
