import { err, parser, type Result } from "@umpire/kernel";
import { z } from "zod";
import { contradiction } from "../audit/contradictions.ts";
import { type ConstraintViolation, inOrder, violation } from "../audit/messages.ts";
import { MOST_SHIPS } from "../pack/data/limits.ts";
import type { Pack } from "../pack/pack.ts";
import { asRefusal } from "../pack/read-pack.ts";
import { storedHealth } from "./doors.ts";
import { byId, label, name, shipId } from "./ids.ts";
import { isNumeric, isPhase, isStep } from "./phases.ts";
import type { ShapeshipsState } from "./shape.ts";

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
  ships: z.array(liveShip).max(MOST_SHIPS),
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
const cause = z.enum(["completion", "charge", "solar_power", "first_strike", "destruction"]);
const triggeredEffect = z.discriminatedUnion("persistsIfSourceDestroyed", [
  z.strictObject({
    ...effect,
    cause,
    persistsIfSourceDestroyed: z.literal(true),
    ship: shipId.nullable(),
  }),
  z.strictObject({
    ...effect,
    cause: z.literal("charge", { error: "what has no ship, or happens once, depends on none" }),
    persistsIfSourceDestroyed: z.literal(false),
    ship: shipId,
  }),
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

/** A stored state. What breaks a constraint is the seed's to refuse, in its words; then what no duel can rest in. */
export function readState(input: unknown, pack: Pack): Result<ShapeshipsState> {
  const [broken] = inOrder(brokenIn(input));
  if (broken !== undefined) return err(asRefusal(broken.constraint, broken.at, broken.message));
  const parsed = parseState(input);
  if (!parsed.ok) return parsed;
  const odd = contradiction(parsed.value, pack);
  return odd === null ? parsed : err({ code: "bad-request", ...odd });
}

/** Numbers where names belong (C6), a fourth stage (C1), a once-only effect that would not persist (C4). */
function brokenIn(input: unknown): readonly ConstraintViolation[] {
  const found = isNumeric(fieldOf(input, "step")) ? [violation(6, "/step")] : [];
  const effects = fieldOf(fieldOf(input, "turnData"), "triggeredEffects");
  for (const [index, effect] of (Array.isArray(effects) ? effects : []).entries()) {
    const at = `/turnData/triggeredEffects/${index}`;
    const triggeredAt = fieldOf(effect, "triggeredAt");
    if (triggeredAt !== undefined && (typeof triggeredAt !== "string" || isNumeric(triggeredAt)))
      found.push(violation(6, `${at}/triggeredAt`));
    else if (triggeredAt !== undefined && !isPhase(triggeredAt)) found.push(violation(1, `${at}/triggeredAt`));
    const persists = fieldOf(effect, "persistsIfSourceDestroyed") === true;
    if (ONCE_ONLY.has(fieldOf(effect, "cause")) && !persists)
      found.push(violation(4, `${at}/persistsIfSourceDestroyed`));
  }
  return found;
}

/** What happens once, by itself: nobody could declare it again. */
const ONCE_ONLY: ReadonlySet<unknown> = new Set(["completion", "first_strike", "destruction"]);

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
