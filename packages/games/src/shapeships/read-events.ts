import { no, pointer, type Result, yes } from "@umpire/kernel";
import { parser } from "@umpire/toolkit";
import { z } from "zod";
import { type AuditedEvent, auditEvent, type Known, nothingRevealed } from "./audit.ts";
import { free } from "./ids.ts";
import { inOrder, type Violation, violation } from "./messages.ts";
import { isNumeric, isPhase } from "./phases.ts";

/** Longer than any duel of ours. */
const MOST_EVENTS = 100_000;
const whole = z.int();
const text = z.string().max(1000);
/** The id of a ship or an effect, in whatever form another engine has them. */
const id = free(text);
const pairOf = <T extends z.ZodType>(each: T) => z.array(each).length(2);
const name = z.union([z.string().max(100), z.number()]);

const row = z.looseObject({
  effect: id.nullable(),
  cause: text,
  type: z.enum(["damage", "heal"]),
  ship: id.nullable(),
  value: whole,
  counted: whole,
  why: text.default(""),
});
const settlement = z.looseObject({
  ...{ before: whole, damage: whole, healing: whole, ceiling: whole, health: whole },
  rows: z.array(row).max(10_000),
});
const orders = z.array(z.unknown()).max(100);
const ships = z.array(z.looseObject({ id })).max(1000);
const fleets = z.array(ships).max(2).default([]);
const side = z.int().min(0).max(1);

/** The events that the constraints read, as far as they read them; what is named is free to be wrong there. */
const schemas = {
  step: z.looseObject({ type: z.literal("step"), phase: name, step: name, health: pairOf(whole) }),
  queued: z.looseObject({
    type: z.literal("queued"),
    effect: z.looseObject({
      ...{ id, cause: text, value: whole.optional(), persistsIfSourceDestroyed: z.unknown().optional() },
    }),
  }),
  submitted: z.looseObject({ type: z.literal("submitted"), window: text, side: side.optional() }),
  revealed: z.looseObject({ type: z.literal("revealed"), window: text, orders }),
  completed: z.looseObject({ type: z.literal("completed"), orders, built: fleets, consumed: fleets }),
  destroyed: z.looseObject({ type: z.literal("destroyed"), id }),
  stolen: z.looseObject({ type: z.literal("stolen"), id, to: side.optional() }),
  arrived: z.looseObject({ type: z.literal("arrived"), id, side: side.optional() }),
  outcome: z.looseObject({ type: z.literal("outcome"), health: pairOf(whole) }),
  settled: z.looseObject({ type: z.literal("settled"), players: pairOf(settlement) }),
} as const satisfies { readonly [T in Exclude<AuditedEvent["type"], "health">]: z.ZodType };

const isAudited = (type: string): type is keyof typeof schemas => Object.hasOwn(schemas, type);
const readList = parser(z.array(z.looseObject({ type: z.string().max(100) })).max(MOST_EVENTS));
const readHealth = parser(z.looseObject({ health: pairOf(whole) }));

/**
 * Every violation in a list of events, of a whole match or of a part of it. Of an event whose type the constraints do
 * not read, they read its `health` and the names of stages and steps in it: another engine's log need have no more.
 */
export function auditEvents(input: unknown): Result<readonly Violation[]> {
  const list = readList(input);
  if (!list.ok) return no({ ...list.refusal, path: `/events${list.refusal.path}` });
  const found: Violation[] = [];
  const [first] = list.value;
  const known = nothingKnown(first?.type === "factions-chosen");
  for (const [at, event] of list.value.entries()) {
    const path = `/events/${at}`;
    auditNames(event, path, found);
    if (!isAudited(event.type)) {
      const seen = readHealth(event);
      if (seen.ok) auditEvent(known, { type: "health", health: seen.value.health }, path, found);
      continue;
    }
    const read = parser<AuditedEvent>(schemas[event.type])(event);
    if (!read.ok) return no({ ...read.refusal, path: `${path}${read.refusal.path}` });
    auditEvent(known, read.value, path, found);
  }
  return yes(inOrder(found));
}

/** Where a stage or a step is named, whatever the event. Those of `step` events are audited in their place. */
function auditNames(value: unknown, at: string, found: Violation[]): void {
  if (typeof value !== "object" || value === null) return;
  const isStepEvent = "type" in value && value.type === "step";
  for (const [key, inner] of Object.entries(value)) {
    const path = pointer(at, key);
    const isName = !isStepEvent && NAMES.has(key);
    if (isName && isNumeric(inner)) found.push(violation(6, path));
    else if (isName && key !== "step" && !isPhase(inner)) found.push(violation(1, path));
    auditNames(inner, path, found);
  }
}

/** The fields that name a stage or a step. */
const NAMES: ReadonlySet<string> = new Set(["phase", "step", "triggeredAt"]);

/** A log that begins with the first turn tells of every ship there is. */
function nothingKnown(fromTheStart: boolean): Known {
  const controllers = new Map<string, number | null>();
  return {
    step: null,
    lastHealth: null,
    effects: [],
    whole: false,
    controllerOf: (id) => (controllers.has(id) ? controllers.get(id) : fromTheStart ? null : undefined),
    controls: (id, side) => void controllers.set(id, side),
    completed: false,
    submitted: new Set(),
    revealed: nothingRevealed,
  };
}
