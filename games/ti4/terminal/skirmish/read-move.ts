import { ok } from "@umpire/kernel";
import { reach } from "../../movement/reach.ts";
import { movementOf, shipsOf } from "../../skirmish/board.ts";
import type { SkirmishAction } from "../../skirmish/shape.ts";
import { fullLoad } from "../../skirmish/steps/move-choices.ts";
import type { Action, TerminalContext } from "./context.ts";
import { planOf } from "./plans.ts";
import { isParticle, partsOf, pathIn, type Read, selectionsIn, unitIn, unrecognized, wordsOf } from "./read-words.ts";

type Ship = ReturnType<typeof shipsOf>[number];
type ShipMove = Action<"move">["moves"][number];

/** `all`, `none`, or ship by ship: `North/carrier/1 by North Maw Crown with 4 infantry; North/cruiser/1`. */
export function readMove(context: TerminalContext, typed: string): Read<SkirmishAction> {
  const { state } = context;
  const words = wordsOf(typed);
  const system = state.tactical?.system;
  const isOne = (joint: "all" | "none") => words.length === 1 && isParticle(context, words[0] ?? "", joint);
  if (isOne("none") || system === undefined) return ok({ type: "move", moves: [] });
  if (isOne("all") || words.length === 0) return ok({ type: "move", moves: planOf(context, system).moves });
  const moves: ShipMove[] = [];
  let drive: string | undefined;
  for (const clause of typed.split(";").map(wordsOf)) {
    if (clause.length === 0) continue;
    const read = readShip(context, clause, system, moves);
    if (!read.ok) return read;
    moves.push(read.value.move);
    if (read.value.isDriven) drive = read.value.move.ship;
  }
  return ok({ type: "move", moves, ...(drive !== undefined && { drive }) });
}

function readShip(context: TerminalContext, clause: readonly string[], system: string, before: readonly ShipMove[]) {
  const parts = partsOf(context, clause, ["by", "with", "drive"]);
  const ship = shipIn(context, parts.get("head") ?? [], system, before);
  if (!ship.ok) return ship;
  const isDriven = parts.has("drive");
  const by = parts.get("by");
  const path = by === undefined ? ok(safest(context, ship.value, system, isDriven)) : pathIn(context, by);
  if (!path.ok) return path;
  const cargo = cargoIn(context, parts.get("with") ?? [], ship.value, before);
  if (!cargo.ok) return cargo;
  return ok({ move: { ship: ship.value.id, path: path.value, cargo: cargo.value }, isDriven });
}

/** A ship by its name; or the first of a kind that is not there and not under way yet. */
function shipIn(
  context: TerminalContext,
  typed: readonly string[],
  system: string,
  before: readonly ShipMove[],
): Read<Ship> {
  const ships = shipsOf(context.state, context.seat);
  const name = typed.join(" ");
  const named = ships.find(({ id }) => id.toLowerCase() === name.toLowerCase());
  if (named !== undefined) return ok(named);
  const free = ships.filter(({ id, at, move }) => at !== system && move > 0 && !before.some(({ ship }) => ship === id));
  const unit = unitIn(context, name);
  const kind = unit.ok ? free.filter((ship) => ship.unit === unit.value) : [];
  const found = kind.find((ship) => reaches(context, ship, system)) ?? kind[0];
  return found === undefined ? unrecognized("ship", name, free.map(({ id }) => id).join(", ") || "—") : ok(found);
}

const reaches = ({ state, seat, rules }: TerminalContext, ship: Ship, system: string): boolean =>
  reach(movementOf(state, seat, system, rules), [ship])[0]?.reachable === true;

/** The safest way; where there is none, straight on, so that the rules say what is wrong with it. */
function safest(
  { state, seat, rules }: TerminalContext,
  ship: Ship,
  system: string,
  isDriven: boolean,
): readonly string[] {
  const movement = movementOf(state, seat, system, rules, isDriven ? ship.id : undefined);
  const [found] = reach(movement, [ship]);
  return found?.options.at(-1)?.path ?? found?.nearest?.path ?? [ship.at, system];
}

function cargoIn(
  context: TerminalContext,
  words: readonly string[],
  ship: Ship,
  before: readonly ShipMove[],
): Read<ShipMove["cargo"]> {
  if (words.length === 1 && isParticle(context, words[0] ?? "", "all"))
    return ok(fullLoad(context.state, context.seat, ship, before));
  if (words.every((word) => isParticle(context, word, "none"))) return ok([]);
  const some = selectionsIn(context, words);
  return some.ok ? ok(some.value.map(({ unit, count, from }) => ({ unit, count, from: from ?? ship.at }))) : some;
}
