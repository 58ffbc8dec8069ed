import { err, type Json, ok, type Result } from "@umpire/kernel";
import { type Plan, readPlan } from "../planner/plan.ts";
import { type GameDocument, readDocument, SCHEMA } from "./document.ts";
import { readForces } from "./forces.ts";
import { readPlaces } from "./map.ts";
import { readPlayers, seatPlayers } from "./players.ts";
import type { Remark } from "./remarks.ts";

/** A running game as a plan, and what of it was not understood or has no place in a plan. */
export type OpenedGame = { readonly plan: Plan; readonly remarks: readonly Remark[]; readonly name: string };

export function openGame(value: Json): Result<OpenedGame> {
  const read = readDocument(value);
  if (!read.ok) return read;
  const game = read.value;
  const remarks: Remark[] = [];
  const note = (remark: Remark) => {
    // What is told once need not be told again.
    if (!remarks.some((each) => JSON.stringify(each) === JSON.stringify(remark))) remarks.push(remark);
  };
  if (game.schema !== SCHEMA) note({ code: "schema-version", version: game.schema });
  if (game.isTwilightsFall) note({ code: "twilights-fall" });
  const seated = seatPlayers(game, note);
  if (seated.length === 0) return err({ code: "async-incomplete", field: "playerData" });
  const seats = new Map(seated.map(({ faction }, seat) => [faction, seat]));
  const seatOf = (faction: string) => seats.get(faction);
  const places = readPlaces(game, seatOf, note);
  if (!places.ok) return places;
  const forces = readForces(game, places.value, seatOf, note);
  const players = readPlayers(game, seated, places.value, forces, note);
  const mover = moverOf(game, seated);
  const active = (game.activeSystem === null ? undefined : places.value.systemAt(game.activeSystem)) ?? null;
  const plan = readPlan({
    map: places.value.map,
    rules: "official",
    players,
    ...forces,
    laws: game.laws.slice(0, 40).map(({ id }) => id.slice(0, 60)),
    plan: { mover, active },
  });
  return plan.ok ? ok({ plan: plan.value, remarks, name: game.name }) : plan;
}

/** Whose turn it is. */
function moverOf(
  { activePlayer }: GameDocument,
  seated: readonly { readonly color: string; readonly isActive: boolean }[],
) {
  const named = seated.findIndex(({ color }) => color === activePlayer);
  return Math.max(0, named >= 0 ? named : seated.findIndex(({ isActive }) => isActive));
}
