import { err, ok, type Result, type Step } from "@umpire/kernel";
import type { Pack } from "../pack/pack.ts";
import { newTurn } from "./amend.ts";
import { startingHealth } from "./doors.ts";
import { withFactions } from "./resolve.ts";
import type { Pair, Player, ShapeshipsEvent, ShapeshipsOptions, ShapeshipsRefusal, ShapeshipsState } from "./shape.ts";

/** Two players with nothing but health and a few lines. Where there is nothing to choose, nobody is asked. */
export function setUp(
  { factions }: ShapeshipsOptions,
  pack: Pack,
): Result<Step<ShapeshipsState, ShapeshipsEvent>, ShapeshipsRefusal> {
  const known = pack.factions.map(({ id }) => id);
  const [only] = known;
  const fixed: Pair<string> | null = factions ?? (known.length === 1 && only !== undefined ? [only, only] : null);
  const odd = fixed?.find((id) => !known.includes(id));
  if (odd !== undefined) return err({ code: "unknown-faction", rule: "S2", faction: odd, known });
  const state: ShapeshipsState = {
    status: "choosing_factions",
    turn: 1,
    step: null,
    players: [newPlayer(pack), newPlayer(pack)],
    turnData: newTurn,
    outcome: null,
  };
  if (fixed === null) return ok({ state, events: [] });
  return ok({ state: withFactions(state, fixed), events: [{ type: "factions-chosen", factions: fixed }] });
}

const newPlayer = (pack: Pack): Player => ({
  faction: null,
  health: startingHealth(pack),
  lines: pack.startingLines,
  joining: 0,
  energy: {},
  ships: [],
  wrecks: [],
  serial: 0,
});
