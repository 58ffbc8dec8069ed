import { err, ok, parser, pointer, type Result } from "@umpire/kernel";
import { list, listOrEmpty, text, whole, z } from "@umpire/toolkit/schema";
import { findShip, powersOf } from "../pack/catalogue.ts";
import type { Pack } from "../pack/pack.ts";
import { free } from "../rules/ids.ts";
import { isNumeric, isPhase, isStep } from "../rules/phases.ts";
import { type AuditedEvent, auditEvent, type Known, nothingRevealed } from "./audit.ts";
import { type Constraint, type ConstraintViolation, inOrder, violation } from "./messages.ts";

/** Longer than any duel of ours. */
const MOST_EVENTS = 100_000;
const int = z.int();
const words = text(1000);
/** The id of a ship or an effect, in whatever form another engine has them. */
const id = free(words);
const pairOf = <T extends z.ZodMiniType>(each: T) => z.array(each).check(z.length(2));
const name = z.union([text(100), z.number()]);

const row = z.looseObject({
  effect: z.nullable(id),
  cause: words,
  type: z.enum(["damage", "heal"]),
  ship: z.nullable(id),
  source: z.optional(id),
  value: int,
  counted: int,
  why: z._default(words, ""),
});
const settlement = z.looseObject({
  ...{ before: int, damage: int, healing: int, ceiling: int, health: int },
  rows: list(row, 10_000),
});
const orders = list(z.unknown(), 100);
const ships = list(z.looseObject({ id }), 1000);
const fleets = listOrEmpty(ships, 2);
const side = whole(0, 1);

/** The events that the constraints read, as far as they read them; what is named is free to be wrong there. */
const schemas = {
  step: z.looseObject({ type: z.literal("step"), phase: name, step: name, health: pairOf(int) }),
  queued: z.looseObject({
    type: z.literal("queued"),
    effect: z.looseObject({
      ...{ id, cause: words, value: z.optional(int), persistsIfSourceDestroyed: z.optional(z.unknown()) },
    }),
  }),
  submitted: z.looseObject({ type: z.literal("submitted"), window: words, side: z.optional(side) }),
  revealed: z.looseObject({ type: z.literal("revealed"), window: words, orders }),
  completed: z.looseObject({ type: z.literal("completed"), orders, built: fleets, consumed: fleets }),
  destroyed: z.looseObject({ type: z.literal("destroyed"), id }),
  stolen: z.looseObject({ type: z.literal("stolen"), id, to: z.optional(side) }),
  arrived: z.looseObject({ type: z.literal("arrived"), id, side: z.optional(side) }),
  outcome: z.looseObject({ type: z.literal("outcome"), health: pairOf(int) }),
  settled: z.looseObject({ type: z.literal("settled"), players: pairOf(settlement) }),
} as const satisfies { readonly [T in Exclude<AuditedEvent["type"], "health">]: z.ZodMiniType };

const isAudited = (type: string): type is keyof typeof schemas => Object.hasOwn(schemas, type);
const readList = parser(list(z.looseObject({ type: text(100) }), MOST_EVENTS));
const readHealth = parser(z.looseObject({ health: pairOf(int) }));

/**
 * Every violation in a list of events, of a whole match or of a part of it, and of a pack where it is known. Of an event
 * whose type the constraints do not read, they read its `health` and the names of stages and steps in it: another
 * engine's log need have no more.
 */
export function auditEvents(input: unknown, pack: Pack | null = null): Result<readonly ConstraintViolation[]> {
  const list = readList(input);
  if (!list.ok) return err({ ...list.refusal, path: `/events${list.refusal.path}` });
  const found: ConstraintViolation[] = [];
  const [first] = list.value;
  const known = nothingKnown(first?.type === "factions-chosen", pack);
  for (const [at, event] of list.value.entries()) {
    const path = `/events/${at}`;
    auditNames(event, path, found, isStepEvent(event) ? OWN : NONE);
    if (!isAudited(event.type)) {
      const seen = readHealth(event);
      if (seen.ok) auditEvent(known, { type: "health", health: seen.value.health }, path, found);
      continue;
    }
    const read = parser<AuditedEvent>(schemas[event.type])(event);
    if (!read.ok) return err({ ...read.refusal, path: `${path}${read.refusal.path}` });
    auditEvent(known, read.value, path, found);
  }
  return ok(inOrder(found));
}

const isStepEvent = (value: object) => "type" in value && value.type === "step";
/** The fields of a `step` event of the log, which are audited in their place. */
const OWN: ReadonlySet<string> = new Set(["phase", "step"]);
const NONE: ReadonlySet<string> = new Set();

/** Where a stage or a step is named, whatever the event and however deep. */
function auditNames(value: unknown, at: string, found: ConstraintViolation[], without: ReadonlySet<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const path = pointer(at, key);
    const constraint = without.has(key) ? null : brokenName(key, inner, value);
    if (constraint !== null) found.push(violation(constraint, path));
    auditNames(inner, path, found, NONE);
  }
}

/** Which constraint a field breaks by what it calls a stage or a step; null for none, and for every other field. */
function brokenName(key: string, inner: unknown, whole: object): Constraint | null {
  const isStage = namesStage(key);
  if (!isStage && !STEP.test(plain(key))) return null;
  if (key === "step" && typeof inner === "number" && !holdsStep(whole)) return null;
  if (isNumeric(inner)) return 6;
  if (!isStage || isPhase(inner)) return null;
  // Another engine may keep a step where it says phase; what is neither is a stage too many.
  return key === "phase" || key === "triggeredAt" || (typeof inner === "string" && !isStep(inner)) ? 1 : null;
}

/** The fields that name a stage or a step, as engines spell them. */
const STAGE = /^((current|next|previous|major)?(phase|stage)(id|index)?|triggeredat)$/;
const STEP = /^(step|stepid|currentstep|(build|battle)?phasestep|endofturnstep)$/;
const plain = (key: string) => key.replaceAll("_", "").toLowerCase();
const namesStage = (key: string) => STAGE.test(plain(key));

/** Whether `step` is a step of the turn here; beside no stage, outside a state, a number counts the steps of a match. */
const holdsStep = (whole: object) =>
  isStepEvent(whole) || "turnData" in whole || Object.keys(whole).some((key) => namesStage(key));

/** A log that begins with the first turn tells of every ship there is. */
function nothingKnown(fromTheStart: boolean, pack: Pack | null): Known {
  const controllers = new Map<string, number | null>();
  return {
    step: null,
    lastHealth: null,
    effects: [],
    whole: false,
    controllerOf: (id) => (controllers.has(id) ? controllers.get(id) : fromTheStart ? null : undefined),
    continuousPowers: (kind, nature) => (pack === null ? undefined : continuousPowers(pack, kind, nature)),
    controls: (id, side) => void controllers.set(id, side),
    completed: false,
    submitted: new Set(),
    revealed: nothingRevealed,
  };
}

function continuousPowers(pack: Pack, kind: string, nature: string): number {
  const ship = findShip(pack, kind);
  return ship === undefined ? 0 : powersOf(ship, "continuous").filter(({ effect }) => effect === nature).length;
}
