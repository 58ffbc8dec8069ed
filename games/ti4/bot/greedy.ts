import { best } from "@umpire/bots";
import type { Rng, Seat } from "@umpire/kernel";
import { ti4 } from "../game.ts";
import { planetWithDock } from "../skirmish/board.ts";
import { combatOdds } from "../skirmish/combat-odds.ts";
import { evaluatePlan, landingsOf, planFor } from "../skirmish/plan.ts";
import type { Skirmish, SkirmishAction, SkirmishRules } from "../skirmish/shape.ts";
import { findUnit } from "../units/units.ts";

type View = Skirmish["view"];

/** Where a dock of one's own can turn the treasury into units. */
function worthOfBuilding(state: View, seat: Seat, system: string): number {
  const treasury = state.players[seat]?.treasury ?? 0;
  const hasDock = planetWithDock(state, system, seat) !== undefined;
  return hasDock && treasury >= ENOUGH ? Math.min(treasury, 8) / 2 : -1;
}

/** Less in the treasury is not worth a token. */
const ENOUGH = 3;

/** Plays a skirmish by exact odds, one step ahead: where planets can be taken, what arrives, when to leave. */
export function greedy(rules: SkirmishRules, state: View, seat: Seat, rng: Rng): SkirmishAction {
  const options = () => ti4.legal(state, seat, rules);
  const { system = "" } = state.tactical ?? {};
  switch (state.todo[0]?.task) {
    case "turn":
      return best(options(), (action) => worthOfTurn(rules, state, seat, action), rng) ?? { type: "pass" };
    case "move": {
      const plan = planFor(state, seat, system, rules);
      return { type: "move", moves: evaluatePlan(plan) > 0 ? plan.moves : [] };
    }
    case "retreat":
      return (
        best(options(), (action) => worthOfRetreat(rules, state, seat, action), rng) ?? { type: "retreat", to: null }
      );
    case "land":
      return (
        best(options(), (action) => worthOfLanding(rules, state, seat, action), rng) ?? { type: "land", landings: {} }
      );
    case "produce":
      return best(options(), worthOfBasket, rng) ?? { type: "produce", units: {} };
    default: {
      const [first] = options();
      return first ?? ti4.defaultAction(state, seat, rules);
    }
  }
}

/** The turns that are worth anything, best first, and to pass after them. */
export function promisingTurns(rules: SkirmishRules, state: View, seat: Seat, rng: Rng): readonly SkirmishAction[] {
  const all = [...ti4.legal(state, seat, rules)].map((action) => ({
    action,
    worth: worthOfTurn(rules, state, seat, action),
    tie: rng.int(1000),
  }));
  const worthwhile = all.filter(({ action, worth }) => worth > 0 || action.type === "pass");
  return worthwhile.sort((a, b) => b.worth - a.worth || a.tie - b.tie).map(({ action }) => action);
}

function worthOfTurn(rules: SkirmishRules, state: View, seat: Seat, action: SkirmishAction): number {
  if (action.type !== "activate") return 0;
  const { system } = action;
  return Math.max(evaluatePlan(planFor(state, seat, system, rules)), worthOfBuilding(state, seat, system));
}

/** To stay is worth one's chance; to leave, the chance that one would hardly have. */
function worthOfRetreat(rules: SkirmishRules, state: View, seat: Seat, action: SkirmishAction): number {
  if (action.type !== "retreat") return 0;
  if (action.to !== null) return HOPELESS;
  const odds = combatOdds(state, rules);
  return odds === null ? 1 : odds[state.tactical?.seat === seat ? "attacker" : "defender"];
}

const HOPELESS = 0.15;

function worthOfLanding(rules: SkirmishRules, state: View, seat: Seat, action: SkirmishAction): number {
  if (action.type !== "land") return 0;
  return Object.entries(action.landings).reduce((sum, [planet, units]) => {
    const found = landingsOf(state, seat, state.tactical?.system ?? "", units, rules).find(
      (each) => each.planet === planet,
    );
    return found === undefined ? sum : sum + found.worth * found.chance - 0.1;
  }, 0);
}

/** What units are worth to somebody who wants planets: what lands, and what carries it. */
const worths: { readonly [type: string]: number } = { infantry: 1.3, carrier: 3.5, mech: 2.4, fighter: 0.6 };

function worthOfBasket(action: SkirmishAction): number {
  if (action.type !== "produce") return 0;
  return Object.entries(action.units).reduce(
    (sum, [unit, count]) => sum + count * (worths[findUnit(unit)?.type ?? unit] ?? findUnit(unit)?.cost ?? 0),
    0,
  );
}
