import { err, type Json, ok, type Refusal, type Result } from "@umpire/kernel";
import { list, listOrEmpty, text, whole, z } from "@umpire/toolkit/schema";
import { armySchema, battleFields } from "../combat/read-battle.ts";
import { findSystem } from "../galaxy/galaxy.ts";
import { idSchema, nameSchema } from "../galaxy/ids.ts";
import { readMap } from "../galaxy/read-map.ts";
import { presets, readTi4Rules, type Ti4Rules } from "../galaxy/rules.ts";
import { findTile } from "../galaxy/tiles.ts";
import { readEffects } from "../movement/effects.ts";
import type { Movement, Ship } from "../movement/movement.ts";
import { findUnit } from "../units/units.ts";

const json = z.custom<Json>((value) => value !== undefined, "this field is missing");
const name = idSchema(60);

export const common = {
  id: z.optional(json),
  game: z.literal("ti4"),
  ask: z.string(),
  rules: z.optional(json),
  language: z._default(z.enum(["en", "ru"]), "en"),
  map: json,
};

const ship = z.strictObject({
  ...{ id: name, at: name, unit: z.optional(name), move: z.optional(whole(0, 100)) },
  /** Systems in which it wants to pick something up. */
  via: z.optional(list(name, 6)),
});

/** What the movement step of a tactical action is asked with. */
export const movementFields = {
  player: z.optional(name),
  active: name,
  ships: list(ship, 200),
  others: listOrEmpty(name, 1000),
  tokens: listOrEmpty(name, 1000),
  /** Systems that hold this player's units; those of the ships are known. */
  own: listOrEmpty(name, 1000),
  effects: listOrEmpty(text(100), 100),
};
const movementSchema = z.object({ ...common, ...movementFields });
export type MovementFields = z.infer<typeof movementSchema>;

/** The systems of a path, from the ship's own to the active one. */
export const pathOf = list(nameSchema(60), 1000);
const cargo = z.strictObject({ unit: nameSchema(60), count: whole(1, 100), from: nameSchema(60) });

/** What each ship that moves is to do. */
export const movesOf = list(
  z.strictObject({
    ship: nameSchema(60),
    path: pathOf,
    cargo: listOrEmpty(cargo, 100),
    wormhole: z.optional(nameSchema(60)),
  }),
  200,
);

const { anomalies: _, ...arriving } = battleFields;
/** What `arrive` asks beyond a movement: whom it meets, where, what helps the attacker, and where it lands. */
export const arriveFields = {
  ...arriving,
  defender: armySchema,
  /** Where what is left lands after the battle in space, and what is on it. */
  planet: z.optional(z.extend(armySchema, { name, units: z._default(armySchema.shape.units, {}) })),
  /** Third parties whose space cannons fire at the ships that arrive. */
  cannons: listOrEmpty(z.pick(armySchema, { units: true, effects: true }), 8),
  attacker: z._default(z.omit(armySchema, { units: true }), {
    damaged: {},
    effects: {},
    sustain: "early",
    casualties: [],
  }),
};
type Galaxy = Movement["galaxy"];

/** A movement step, and the ships that might take part in it. */
export type MovementRequest = {
  readonly movement: Movement;
  readonly ships: readonly (Ship & {
    readonly unit: string | null;
    readonly via: readonly string[] | null;
  })[];
};

/** A refusal of what stands in a field, with its path from the top. */
const inField = (field: string, refusal: Refusal): Refusal => ({
  ...refusal,
  path: `${field}${refusal["path"] ?? ""}`,
});

/** A preset by its name, or switches over `official`. */
export function readRules(input: Json | undefined): Result<Ti4Rules> {
  const named = input === undefined ? presets.official : Object.entries(presets).find(([key]) => key === input)?.[1];
  const isSwitches = typeof input === "object" && input !== null && !Array.isArray(input);
  const rules = named === undefined ? readTi4Rules(isSwitches ? { ...presets.official, ...input } : input) : ok(named);
  return rules.ok ? rules : err({ ...inField("/rules", rules.refusal), code: "bad-rules" });
}

/** The map of a request; what does not fit is told with its path. */
export function readMapOf(input: unknown): Result<Galaxy> {
  const galaxy = readMap(input);
  return galaxy.ok || galaxy.refusal.code !== "bad-request" ? galaxy : err(inField("/map", galaxy.refusal));
}

/** Everything that the request says of a movement step, or the first thing wrong with it. */
export function readMovement(request: MovementFields): Result<MovementRequest> {
  const galaxy = readMapOf(request.map);
  const rules = readRules(request.rules);
  const effects = readEffects(request.effects);
  if (!galaxy.ok) return galaxy;
  if (!rules.ok) return rules;
  if (!effects.ok) return effects;
  const { active, others, tokens, own, player = null } = request;
  const movement: Movement = {
    ...{ galaxy: galaxy.value, rules: rules.value, effects: effects.value, player, active },
    ...{
      others: new Set(others),
      tokens: new Set(tokens),
      own: new Set([...own, ...request.ships.map(({ at }) => at)]),
    },
  };
  const stray = strayPlace(movement, request);
  if (stray !== null) return err(stray);
  const ships = readShips(request);
  if (!ships.ok) return ships;
  const bestMove = ships.value.reduce((best, { move }) => Math.max(best, move), 0);
  return ok({ movement: { ...movement, bestMove }, ships: ships.value });
}

/** A place that is named and not on the map. */
function strayPlace(
  { galaxy, effects }: Movement,
  { active, others, own, tokens, ships }: MovementFields,
): Refusal | null {
  const named = [
    active,
    ...others,
    ...own,
    ...tokens,
    ...ships.flatMap(({ at, via = [] }) => [at, ...via]),
    ...effects.flatMap(({ system }) => system ?? []),
  ];
  const system = named.find((id) => findSystem(galaxy, id) === undefined);
  if (system === undefined) return null;
  return { code: findTile(system)?.lanes ? "not-a-system" : "unknown-system", system };
}

function readShips({ ships, effects }: MovementFields): Result<MovementRequest["ships"]> {
  const found: MovementRequest["ships"][number][] = [];
  for (const { id, at, unit, move, via = null } of ships) {
    const kind = unit === undefined ? undefined : findUnit(unit);
    if (unit !== undefined && kind === undefined) return err({ code: "unknown-unit", unit });
    if (found.some((each) => each.id === id)) return err({ code: "duplicate-ship", ship: id });
    found.push({ id, at, move: move ?? kind?.move ?? 0, unit: unit ?? null, via });
  }
  const driven = effects.find((effect) => effect.startsWith("gravity-drive:"))?.slice("gravity-drive:".length);
  if (driven !== undefined && !found.some(({ id }) => id === driven)) return err(unknownShip(driven, found));
  return ok(found);
}

/** A ship that is named and not among these. */
export const unknownShip = (ship: string, ships: readonly { readonly id: string }[]) => ({
  ...{ code: "unknown-ship", ship, known: ships.map(({ id }) => id) },
});
