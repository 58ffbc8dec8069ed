import { no, type Refusal, type Result, yes } from "@umpire/kernel";
import { parser } from "@umpire/toolkit";
import { z } from "zod";
import { findShip } from "./catalogue.ts";
import { storedHealth } from "./doors.ts";
import { byId, label, name, shipId } from "./ids.ts";
import { messages } from "./messages.ts";
import type { Pack } from "./pack.ts";
import { isNumeric, isStep, steps } from "./phases.ts";
import { asRefusal } from "./read-pack.ts";
import type { LiveShip, ShapeshipsState } from "./shape.ts";

/** Far beyond any duel, and far below where sums would stop being exact. */
const HUGE = 1_000_000;
const count = z.int().min(0).max(HUGE);
const pair = <T extends z.ZodType>(each: T) => z.tuple([each, each]);

const drawing = z.strictObject({
  basics: z
    .array(
      z.strictObject({ ship: name, count: z.int().min(1).max(99), number: z.int().min(1).max(100).exactOptional() }),
    )
    .max(50)
    .default([]),
  upgrades: z
    .array(z.strictObject({ ship: name, components: z.array(shipId).max(20).exactOptional() }))
    .max(50)
    .default([]),
  makers: z
    .array(z.strictObject({ ship: shipId, makes: name }))
    .max(200)
    .default([]),
  conversions: z
    .array(z.strictObject({ ship: shipId }))
    .max(200)
    .default([]),
});

const names = { target: shipId.exactOptional(), own: shipId.exactOptional() } as const;
const battleOrder = z.strictObject({
  charges: z
    .array(z.strictObject({ ship: shipId, effect: name, ...names }))
    .max(200)
    .default([]),
  solarPowers: z
    .array(z.strictObject({ power: name, ...names, spend: z.int().min(0).max(100).exactOptional() }))
    .max(200)
    .default([]),
});
const factionChoice = z.strictObject({ faction: name });

const readFaction = parser(factionChoice);
const readDrawing = parser(drawing);
const readOrder = parser(battleOrder);

/** Which of the three it is shows in its fields; each has defaults for what is left out. */
export function readAction(input: unknown) {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return readOrder(input);
  if ("faction" in input) return readFaction(input);
  return ["basics", "upgrades", "makers", "conversions"].some((field) => field in input)
    ? readDrawing(input)
    : readOrder(input);
}

const options = z.strictObject({ factions: pair(name).nullable().default(null) });
export const readOptions = parser(options);

const liveShip = z.strictObject({
  id: shipId,
  ship: name,
  charges: count,
  born: count,
  origin: z.enum(["drawn", "made", "stolen", "spawned", "copied", "converted"]),
  maker: shipId.nullable(),
  number: count.nullable(),
});
const wreck = z.strictObject({ id: shipId, ship: name, fate: z.enum(["destroyed", "consumed"]), turn: count });

const player = z.strictObject({
  faction: name.nullable(),
  health: z.int().min(-HUGE).max(HUGE).transform(storedHealth),
  lines: count,
  joining: count,
  energy: byId(name, count),
  ships: z.array(liveShip).max(1000),
  wrecks: z.array(wreck).max(10_000),
  serial: count,
});

const part = z.union([
  z.strictObject({ op: z.literal("base"), amount: z.int().min(-HUGE).max(HUGE) }),
  z.strictObject({
    ...{ op: z.literal("add"), amount: z.int().min(-HUGE).max(HUGE), source: label },
    ...{ count: count.exactOptional(), each: count.exactOptional() },
  }),
]);
const side = z.union([z.literal(0), z.literal(1)]);
const effect = {
  id: z.string().regex(/^\d{1,6}[NS]\d{1,6}$/),
  type: z.enum(["damage", "heal"]),
  value: count,
  target: side,
  source: name,
  triggeredAt: z.enum(["build_phase", "battle_phase"]),
  because: z.array(part).max(100),
} as const;
const laterCause = z.enum(["charge", "solar_power", "first_strike", "destruction"]);
const triggeredEffect = z.discriminatedUnion("persistsIfSourceDestroyed", [
  z.strictObject({
    ...effect,
    cause: z.union([z.literal("completion"), laterCause]),
    persistsIfSourceDestroyed: z.literal(true),
    ship: shipId.nullable(),
  }),
  z.strictObject({ ...effect, cause: laterCause, persistsIfSourceDestroyed: z.literal(false), ship: shipId }),
]);

const turnData = z.strictObject({
  roll: z.strictObject({ base: count, reads: pair(count), extra: count.nullable() }).nullable(),
  drawing: pair(drawing).nullable(),
  declaration: pair(battleOrder).nullable(),
  response: pair(battleOrder).nullable(),
  acted: z.array(shipId).max(1000),
  triggeredEffects: z.array(triggeredEffect).max(10_000),
  arriving: z
    .array(
      z.strictObject({
        side,
        ship: name,
        origin: z.enum(["spawned", "copied"]),
        charges: count,
        number: count.nullable(),
      }),
    )
    .max(1000),
});

const state = z.strictObject({
  status: z.enum(["choosing_factions", "playing", "finished"]),
  turn: z.int().min(1).max(HUGE),
  step: z.custom<ShapeshipsState["step"]>((value) => value === null || isStep(value), "no step has this name"),
  players: pair(player),
  turnData,
  outcome: z
    .strictObject({ result: z.enum(["win", "narrow_win", "draw", "turn_cap"]), winner: side.nullable() })
    .nullable(),
});
const parseState = parser(state);

/** A stored state. A number where a step's name belongs is the seed's to refuse, in its words (C6). */
export function readState(input: unknown, pack: Pack): Result<ShapeshipsState> {
  if (typeof input === "object" && input !== null && "step" in input && isNumeric(input.step))
    return no(asRefusal(6, "/step", `Error: ${messages[6]}`));
  const parsed = parseState(input);
  if (!parsed.ok) return parsed;
  return contradiction(parsed.value, pack) ?? yes(parsed.value);
}

/** What no single field shows. */
function contradiction(read: ShapeshipsState, pack: Pack): Odd | null {
  const { status, step, outcome, players, turnData } = read;
  if ((status === "playing") !== (step !== null)) return odd("/step", "a duel is at a step exactly while it is played");
  if ((status === "finished") !== (outcome !== null)) return odd("/outcome", "there exactly when the duel is finished");
  if (step !== null && steps[step].isAutomatic) return odd("/step", "nothing ever rests in an automatic step");
  return oddFleets(players, status === "playing", pack) ?? oddTurn(turnData, pack);
}

type Odd = { readonly ok: false; readonly refusal: Refusal };
const odd = (path: string, problem: string): Odd => no({ code: "bad-request", path, problem });

function oddFleets(players: ShapeshipsState["players"], chosen: boolean, pack: Pack): Odd | null {
  const seen = new Set(players.flatMap(({ wrecks }) => wrecks.map(({ id }) => id)));
  for (const [side, { faction, ships, serial }] of players.entries()) {
    const path = `/players/${side}`;
    const known = pack.factions.some(({ id }) => id === faction);
    if (chosen && !known) return odd(`${path}/faction`, "no faction of this pack");
    if (players.some((player) => highest(player, side) > serial)) return odd(`${path}/serial`, "too low");
    for (const [at, ship] of ships.entries()) {
      const trouble = oddShip(ship, seen, pack, `${path}/ships/${at}`);
      if (trouble !== null) return trouble;
    }
  }
  return null;
}

function oddShip({ id, ship, charges }: LiveShip, seen: Set<string>, pack: Pack, path: string): Odd | null {
  const most = findShip(pack, ship)?.charges;
  if (most === undefined) return odd(`${path}/ship`, "no ship of this pack");
  if (charges > most) return odd(`${path}/charges`, "more charges than it ever had");
  if (seen.has(id)) return odd(`${path}/id`, "another ship has this id");
  seen.add(id);
  return null;
}

/** The highest number of a ship that this side brought into play, in a fleet or among its wrecks. */
function highest({ ships, wrecks }: ShapeshipsState["players"][number], side: number): number {
  const letter = side === 0 ? "N" : "S";
  return [...ships, ...wrecks].reduce(
    (most, { id }) => (id.startsWith(letter) ? Math.max(most, Number(id.slice(1))) : most),
    0,
  );
}

function oddTurn({ arriving, triggeredEffects }: ShapeshipsState["turnData"], pack: Pack): Odd | null {
  const again = triggeredEffects.findIndex(({ id }, at) => triggeredEffects.findIndex((each) => each.id === id) < at);
  if (again !== -1) return odd(`/turnData/triggeredEffects/${again}/id`, "another effect has this id");
  const stray = arriving.findIndex(({ ship }) => findShip(pack, ship) === undefined);
  return stray === -1 ? null : odd(`/turnData/arriving/${stray}/ship`, "no ship of this pack");
}
