import type { Seat } from "@umpire/kernel";
import { type ArrivalPlan, battleOnArrival, withCasualtyOrders } from "../combat/arrive.ts";
import type { Battle, Camp } from "../combat/battle.ts";
import { computeOutcome, oddsOf, remainingUnits } from "../combat/odds/odds.ts";
import { type BattleEvent, type BattleStrategy, defaultStrategy, playBattle } from "../combat/play.ts";
import { type PreparedBattle, prepareBattle } from "../combat/prepared.ts";
import { type ReviewItem, reviewBattle } from "../combat/review.ts";
import { type Arrival, arrivals } from "../movement/losses.ts";
import { type MovedShip, moveShips, type RiftRoll } from "../movement/move.ts";
import { isGround, isShip } from "../skirmish/board.ts";
import { type Force, filterCounts, sumOf, type UnitCounts } from "../units/force.ts";
import type { TacticalAction } from "./action.ts";
import type { Firing, Target } from "./armies.ts";
import { groundBattle, landingForce } from "./invasion.ts";

/** A battle that was played: each step with what was left after it, what luck and choices were worth, and the end. */
export type Fought = {
  readonly events: readonly BattleEvent[];
  /** Null where there are too many units for that. */
  readonly review: readonly ReviewItem[] | null;
  /** The attacker's chance before the first die. */
  readonly before: number | null;
  readonly winner: Camp | null;
  readonly attacker: Force;
  readonly defender: Force;
};

/** A movement, and what it led to, played with dice. */
export type Rolled = {
  readonly ships: readonly MovedShip[];
  readonly rolls: readonly RiftRoll[];
  readonly rival: Seat | null;
  readonly guns: readonly Firing[];
  /** Null where nobody fires or fights. */
  readonly space: Fought | null;
  readonly ground: (Fought & { readonly planet: string; readonly landed: UnitCounts }) | null;
};

/** Plays what is declared with these dice, faces 1 to 10: the movement, the battle in space, the landing. */
export function rollOut(action: TacticalAction, die: () => number): Rolled {
  const { landing, rival, guns, targets } = action;
  const { movement, declared, limit } = landing;
  const { ships, rolls } = moveShips(movement, declared, die);
  const ordered = withCasualtyOrders(landing, arrivals(movement, declared), prepareBattle);
  const battle = battleOnArrival(ordered.ok ? ordered.value : landing, comeOf(ships));
  const isCalm = rival === null && guns.length === 0;
  const space = isCalm || !hasShips(battle) ? null : fight(battle, die, limit);
  const left = space === null ? filterCounts(battle.attacker.units, isShip) : space.attacker.units;
  const isClear = space === null ? rival === null : sumOf(space.defender.units) === 0;
  const carried = filterCounts(battle.attacker.units, isGround);
  const [target] = isClear ? targets : [];
  const ground = target === undefined ? null : landOn(landing, target, left, carried, die);
  return { ships, rolls, rival, guns, space, ground };
}

const hasShips = ({ attacker }: Battle): boolean => sumOf(filterCounts(attacker.units, isShip)) > 0;

function comeOf(ships: readonly MovedShip[]): Arrival["units"] {
  const come: { [unit: string]: number } = {};
  const add = (unit: string, count: number) => {
    come[unit] = (come[unit] ?? 0) + count;
  };
  for (const { arrived, unit, cargo } of ships) {
    if (!arrived || unit === null) continue;
    add(unit, 1);
    for (const load of cargo) add(load.unit, load.count);
  }
  return come;
}

function landOn(
  landing: ArrivalPlan,
  { planet, garrison }: Target,
  ships: UnitCounts,
  carried: UnitCounts,
  die: () => number,
): Rolled["ground"] {
  const landed = landingForce(ships, carried);
  if (sumOf(landed) === 0) return null;
  const fought = fight(groundBattle(landing, landed, garrison), die, null);
  return { ...fought, planet, landed: filterCounts(landed, isGround) };
}

function fight(battle: Battle, die: () => number, rounds: number | null): Fought {
  const prepared = prepareBattle(battle);
  const events: BattleEvent[] = [];
  const leaver: BattleStrategy = { ...defaultStrategy, retreats: (_, { round }) => rounds !== null && round >= rounds };
  const field = playBattle(prepared, die, { attacker: leaver, defender: defaultStrategy }, (event) =>
    events.push(event),
  );
  const over = events.find((event) => event.type === "over");
  const worked = computeOutcome(prepared);
  return {
    ...{ events, review: worked.ok ? reviewBattle(prepared, events) : null, winner: over?.winner ?? null },
    before: worked.ok ? oddsOf(worked.value).attacker : null,
    ...leftIn(prepared, field),
  };
}

const leftIn = ({ sides: kits }: PreparedBattle, field: ReturnType<typeof playBattle>) => ({
  attacker: remainingUnits(kits.attacker, field.attacker),
  defender: remainingUnits(kits.defender, field.defender),
});
