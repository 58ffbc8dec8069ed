import type { Seat } from "@umpire/kernel";
import { battleOf, type Landing, withOrders } from "../combat/arrive.ts";
import type { Battle, Camp } from "../combat/battle.ts";
import { type Left, leftOf, oddsOf, workOut } from "../combat/odds.ts";
import { type BattleEvent, type Captain, playBattle, usualCaptain } from "../combat/play.ts";
import { type Prepared, prepareBattle } from "../combat/prepared.ts";
import { type Reviewed, reviewBattle } from "../combat/review.ts";
import { type Arrival, arrivals } from "../movement/losses.ts";
import { type RiftRoll, type Voyaged, voyageOut } from "../movement/move.ts";
import { isGround, isShip } from "../skirmish/board.ts";
import { only, sumOf } from "../skirmish/force.ts";
import type { Counts } from "../skirmish/shape.ts";
import { type Firing, sceneOf, targetOf } from "./armies.ts";
import { groundBattle, landingForce } from "./invasion.ts";
import type { Study } from "./study.ts";
import type { Table } from "./table.ts";

/** A battle that was played: each step with what was left after it, what luck and choices were worth, and the end. */
export type Fought = {
  readonly events: readonly BattleEvent[];
  /** Null where there are too many units for that. */
  readonly review: readonly Reviewed[] | null;
  /** The attacker's chance before the first die. */
  readonly before: number | null;
  readonly winner: Camp | null;
  readonly attacker: Left;
  readonly defender: Left;
};

/** A movement, and what it led to, played with dice. */
export type Rolled = {
  readonly ships: readonly Voyaged[];
  readonly rolls: readonly RiftRoll[];
  readonly rival: Seat | null;
  readonly guns: readonly Firing[];
  /** Null where nobody fires or fights. */
  readonly space: Fought | null;
  readonly ground: (Fought & { readonly planet: string; readonly landed: Counts }) | null;
};

/** Plays what is declared with these dice, faces 1 to 10: the movement, the battle in space, the landing. */
export function rollOut(study: Study, plan: Table["plan"], die: () => number): Rolled {
  const { voyage, declared } = study;
  const { ships, rolls } = voyageOut(voyage, declared, die);
  const { rival, guns, ...scene } = sceneOf(study);
  const best = plan.best ? (["attacker", "defender"] as const) : [];
  const given: Landing = { ...scene, voyage, declared, place: "space", best, limit: plan.rounds };
  const ordered = withOrders(given, arrivals(voyage, declared));
  const battle = battleOf(ordered.ok ? ordered.value : given, comeOf(ships));
  const isCalm = rival === null && guns.length === 0;
  const space = isCalm || !hasShips(battle) ? null : fight(battle, die, plan.rounds);
  const left = space === null ? only(battle.attacker.units, isShip) : space.attacker.units;
  const isClear = space === null ? rival === null : sumOf(space.defender.units) === 0;
  const carried = only(battle.attacker.units, isGround);
  return { ships, rolls, rival, guns, space, ground: isClear ? landOn(study, plan, left, carried, die) : null };
}

const hasShips = ({ attacker }: Battle): boolean => sumOf(only(attacker.units, isShip)) > 0;

function comeOf(ships: readonly Voyaged[]): Arrival["units"] {
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
  study: Study,
  plan: Table["plan"],
  ships: Counts,
  carried: Counts,
  die: () => number,
): Rolled["ground"] {
  const target = targetOf(study, plan.planet);
  const landed = landingForce(ships, carried);
  if (target === null || sumOf(landed) === 0) return null;
  const fought = fight(groundBattle(study, landed, target.garrison), die, null);
  return { ...fought, planet: target.planet, landed: only(landed, isGround) };
}

function fight(battle: Battle, die: () => number, rounds: number | null): Fought {
  const prepared = prepareBattle(battle);
  const events: BattleEvent[] = [];
  const leaver: Captain = { ...usualCaptain, retreats: (_, { round }) => rounds !== null && round >= rounds };
  const field = playBattle(prepared, die, { attacker: leaver, defender: usualCaptain }, (event) => events.push(event));
  const over = events.find((event) => event.type === "over");
  const worked = workOut(prepared);
  return {
    ...{ events, review: worked.ok ? reviewBattle(prepared, events) : null, winner: over?.winner ?? null },
    before: worked.ok ? oddsOf(worked.value).attacker : null,
    ...leftIn(prepared, field),
  };
}

const leftIn = ({ kits }: Prepared, field: ReturnType<typeof playBattle>) => ({
  attacker: leftOf(kits.attacker, field.attacker),
  defender: leftOf(kits.defender, field.defender),
});
