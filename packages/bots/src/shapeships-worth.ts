import { type ShapeshipsRules, type ShapeshipsState, shapeships } from "@umpire/games";
import type { Rng, Seat } from "@umpire/kernel";

const MATCH = 1000;
/** In health: what a charge, a line saved, and any ship that could go into an upgrade are about worth. */
const CHARGE = 4;
const LINE = 1;
const HULL = 1;
/** A duel is over after about so many turns, and a ship works in each of those that are left. */
const LAST_TURN = 9;

type Ship = ShapeshipsState["players"][number]["ships"][number];
type Power = ShapeshipsRules["ships"][number]["powers"][number];

/** Health and fleets when this turn has been settled, ours less theirs, everybody passing from here on. */
export const shapeshipsWorth = {
  of(state: ShapeshipsState, seat: Seat, rules: ShapeshipsRules, rng: Rng): number {
    const { outcome, players, turn } = settled(state, rules, rng);
    if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === seat ? MATCH : -MATCH;
    const worths = players.map(
      ({ health, lines, ships }) =>
        health + lines * LINE + ships.reduce((sum, ship) => sum + shipWorth(ship, rules, turn), 0),
    );
    return (worths[seat] ?? 0) - (worths[1 - seat] ?? 0);
  },
};

/** The state when the turn is over, by the game's own rules. */
function settled(from: ShapeshipsState, rules: ShapeshipsRules, rng: Rng): ShapeshipsState {
  let state = from;
  while (state.turn === from.turn && state.status === "playing") {
    const now = state;
    state = shapeships.resolve(now, (seat) => shapeships.absent(now, seat, rules), rng, rules).state;
  }
  return state;
}

function shipWorth({ ship, charges }: Ship, { ships }: ShapeshipsRules, turn: number): number {
  const turnsLeft = Math.max(1, LAST_TURN - turn);
  const powers = ships.find(({ id }) => id === ship)?.powers ?? [];
  return powers.reduce((sum, power) => sum + perTurn(power) * turnsLeft, HULL + charges * CHARGE);
}

/** What a power brings in a turn, roughly, in health. */
function perTurn(power: Power): number {
  if (power.when === "continuous") return typeof power.amount === "number" ? power.amount : power.amount.base + 1;
  if (power.when === "energy") return 2 * power.amount;
  if (power.when === "maker") return 2;
  return power.when === "lines" ? LINE : 0;
}
