import { err, parser, type Result } from "@umpire/kernel";
import { list, listOrEmpty, whole, z } from "@umpire/toolkit/schema";
import { contradiction } from "../audit/contradictions.ts";
import { type ConstraintViolation, inOrder, violation } from "../audit/messages.ts";
import { MOST_COLOURS, MOST_SHIPS } from "../pack/data/limits.ts";
import type { Pack } from "../pack/pack.ts";
import { asRefusal } from "../pack/read-pack.ts";
import { storedHealth } from "./doors.ts";
import { byId, label, name, shipId } from "./ids.ts";
import { isNumeric, isPhase, isStep } from "./phases.ts";
import type { ShapeshipsState } from "./shape.ts";

/** Far beyond any duel, and far below where sums would stop being exact. */
const HUGE = 1_000_000;
const count = whole(0, HUGE);
const pair = <T extends z.ZodMiniType>(each: T) => z.tuple([each, each]);

const drawing = z.strictObject({
  basics: listOrEmpty(z.strictObject({ ship: name, count: whole(1, 99), number: z.exactOptional(whole(1, 100)) }), 50),
  upgrades: listOrEmpty(z.strictObject({ ship: name, components: z.exactOptional(list(shipId, 20)) }), 50),
  makers: listOrEmpty(z.strictObject({ ship: shipId, makes: name }), 200),
  conversions: listOrEmpty(z.strictObject({ ship: shipId }), 200),
});

const names = { target: z.exactOptional(shipId), own: z.exactOptional(shipId) } as const;
const battleOrder = z.strictObject({
  charges: listOrEmpty(z.strictObject({ ship: shipId, effect: name, ...names }), 200),
  solarPowers: listOrEmpty(z.strictObject({ power: name, ...names, spend: z.exactOptional(whole(0, 100)) }), 200),
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

const options = z.strictObject({ factions: z._default(z.nullable(pair(name)), null) });
export const readOptions = parser(options);

const liveShip = z.strictObject({
  id: shipId,
  ship: name,
  charges: count,
  born: count,
  origin: z.enum(["drawn", "made", "stolen", "spawned", "copied", "converted"]),
  maker: z.nullable(shipId),
  number: z.nullable(count),
});
const wreck = z.strictObject({ id: shipId, ship: name, fate: z.enum(["destroyed", "consumed"]), turn: count });

const player = z.strictObject({
  faction: z.nullable(name),
  health: z.pipe(whole(-HUGE, HUGE), z.transform(storedHealth)),
  lines: count,
  joining: count,
  energy: byId(name, count, MOST_COLOURS),
  ships: list(liveShip, MOST_SHIPS),
  wrecks: list(wreck, 10_000),
  serial: count,
});

const part = z.union([
  z.strictObject({ op: z.literal("base"), amount: whole(-HUGE, HUGE) }),
  z.strictObject({
    ...{ op: z.literal("add"), amount: whole(-HUGE, HUGE), source: label },
    ...{ count: z.exactOptional(count), each: z.exactOptional(count) },
  }),
]);
const side = z.union([z.literal(0), z.literal(1)]);
const effect = {
  id: z.string().check(z.regex(/^\d{1,6}[NS]\d{1,6}$/)),
  type: z.enum(["damage", "heal"]),
  value: count,
  target: side,
  source: name,
  triggeredAt: z.enum(["build_phase", "battle_phase"]),
  because: list(part, 100),
} as const;
const cause = z.enum(["completion", "charge", "solar_power", "first_strike", "destruction"]);
const triggeredEffect = z.discriminatedUnion("persistsIfSourceDestroyed", [
  z.strictObject({
    ...effect,
    cause,
    persistsIfSourceDestroyed: z.literal(true),
    ship: z.nullable(shipId),
  }),
  z.strictObject({
    ...effect,
    cause: z.literal("charge", { error: "what has no ship, or happens once, depends on none" }),
    persistsIfSourceDestroyed: z.literal(false),
    ship: shipId,
  }),
]);

const turnData = z.strictObject({
  roll: z.nullable(z.strictObject({ base: count, reads: pair(count), extra: z.nullable(count) })),
  drawing: z.nullable(pair(drawing)),
  declaration: z.nullable(pair(battleOrder)),
  response: z.nullable(pair(battleOrder)),
  acted: list(shipId, 1000),
  triggeredEffects: list(triggeredEffect, 10_000),
  arriving: list(
    z.strictObject({
      side,
      ship: name,
      origin: z.enum(["spawned", "copied"]),
      charges: count,
      number: z.nullable(count),
    }),
    1000,
  ),
});

const state = z.strictObject({
  status: z.enum(["choosing_factions", "playing", "finished"]),
  turn: whole(1, HUGE),
  step: z.custom<ShapeshipsState["step"]>((value) => value === null || isStep(value), "no step has this name"),
  players: pair(player),
  turnData,
  outcome: z.nullable(
    z.strictObject({ result: z.enum(["win", "narrow_win", "draw", "turn_cap"]), winner: z.nullable(side) }),
  ),
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
