import { isNumeric, isPhase, isStep, type PhaseStep, phaseOf, steps } from "../rules/phases.ts";
import type { SettledRow } from "../rules/shape.ts";
import { type Constraint, type ConstraintViolation, violation } from "./messages.ts";

/** A queued effect, as far as the constraints read it. */
type AuditedEffect = {
  readonly id: string;
  readonly cause: string;
  readonly value?: number | undefined;
  readonly persistsIfSourceDestroyed?: unknown;
};
type AuditedRow = Pick<SettledRow, "effect" | "ship" | "counted" | "value"> & {
  readonly cause: string;
  readonly type: string;
  readonly why: string;
  readonly source?: string | undefined;
  readonly because?: unknown;
};
type AuditedSettlement = {
  readonly before: number;
  readonly damage: number;
  readonly healing: number;
  readonly ceiling: number;
  readonly health: number;
  readonly rows: readonly AuditedRow[];
};

/** An event, as far as the constraints read it; ours fit, and so does another engine's log in this form. */
export type AuditedEvent =
  | { readonly type: "step"; readonly phase: unknown; readonly step: unknown; readonly health: readonly number[] }
  | { readonly type: "queued"; readonly effect: AuditedEffect }
  | { readonly type: "submitted"; readonly window: string; readonly side?: number | undefined }
  | { readonly type: "revealed"; readonly window: string; readonly orders: readonly unknown[] }
  | {
      readonly type: "completed";
      readonly orders: readonly unknown[];
      readonly built: readonly (readonly { readonly id: string }[])[];
      readonly consumed: readonly (readonly { readonly id: string }[])[];
    }
  | { readonly type: "destroyed"; readonly id: string }
  | { readonly type: "stolen"; readonly id: string; readonly to?: number | undefined }
  | { readonly type: "arrived"; readonly id: string; readonly side?: number | undefined }
  | { readonly type: "health"; readonly health: readonly number[] }
  | { readonly type: "outcome"; readonly health: readonly number[] }
  | { readonly type: "settled"; readonly players: readonly AuditedSettlement[] };

/** What an auditor knows so far: of a whole match from its events, or of one step from the state before it. */
export type Known = {
  step: PhaseStep | null;
  /** What was last said of both players' health; null where nothing was. */
  lastHealth: readonly number[] | null;
  effects: AuditedEffect[];
  /** Whether this turn has been seen from its beginning, so that `effects` are all there are. */
  whole: boolean;
  /** Who controls a ship: a side, null if nobody does any more or ever did, undefined if that is not known. */
  controllerOf(id: string): number | null | undefined;
  /** How many rows of a nature a ship of this kind has in a settlement; undefined if its powers are not known. */
  continuousPowers(kind: string, nature: string): number | undefined;
  /** A ship has come under this side's control, or is no more. */
  controls(id: string, side: number | null): void;
  /** Whether this turn's drawing orders were opened. */
  completed: boolean;
  /** The sides that are known to have submitted in the window that is open. */
  submitted: ReadonlySet<number>;
  /** The orders of the battle's two windows that were revealed in this turn. */
  revealed: { readonly declaration: readonly unknown[] | null; readonly response: readonly unknown[] | null };
};

type Report = (constraint: Constraint, field: string) => void;

type Event<T extends AuditedEvent["type"]> = Extract<AuditedEvent, { readonly type: T }>;
type Audits = {
  readonly [T in AuditedEvent["type"]]: (known: Known, event: Event<T>, report: Report) => void;
};

const audits: Audits = {
  step: auditStep,
  queued: auditQueued,
  revealed: auditReveal,
  settled: auditSettlement,
  health: auditHealth,
  outcome: auditHealth,
  submitted(known, { window, side }, report) {
    if (isWindow(window) && known.revealed[window] !== null) report(3, "/window");
    if (side !== undefined) known.submitted = new Set([...known.submitted, side]);
  },
  completed(known, { orders, built, consumed }, report) {
    if (!isPair(orders)) report(3, "/orders");
    if (known.completed || (known.step !== null && known.step !== "completion")) report(3, "/orders");
    known.completed = true;
    for (const [side, ships] of built.entries()) for (const { id } of ships) known.controls(id, side);
    for (const { id } of consumed.flat()) known.controls(id, null);
  },
  destroyed(known, { id }, report) {
    if (isUnrevealed(known)) report(3, "/id");
    known.controls(id, null);
  },
  stolen(known, { id, to }, report) {
    if (isUnrevealed(known)) report(3, "/id");
    if (to !== undefined) known.controls(id, to);
  },
  arrived(known, { id, side }) {
    if (side !== undefined) known.controls(id, side);
  },
};

/** What an event breaks, given what is known; and then it is known too. */
export function auditEvent<T extends AuditedEvent["type"]>(
  known: Known,
  event: Event<T> & { readonly type: T },
  at: string,
  found: ConstraintViolation[],
): void {
  audits[event.type](known, event, (constraint, field) => void found.push(violation(constraint, `${at}${field}`)));
}

function auditStep(known: Known, { phase, step, health }: Event<"step">, report: Report): void {
  if (isNumeric(phase)) report(6, "/phase");
  else if (!isPhase(phase)) report(1, "/phase");
  if (isNumeric(step)) report(6, "/step");
  else if (!isStep(step)) report(1, "/step");
  auditHealth(known, { health }, report);
  if (!isStep(step)) return;
  if (isPhase(phase) && phaseOf(step) !== phase) report(1, "/phase");
  if (known.step !== null) auditSuccession(known, known.step, step, report);
  known.step = step;
  known.submitted = new Set();
  if (step !== "dice_roll") return;
  known.completed = false;
  known.effects = [];
  known.revealed = nothingRevealed;
  known.whole = true;
}

/** By the table; a window that is left unopened, opened twice, or opened without a cause is the battle's fault. */
function auditSuccession(known: Known, from: PhaseStep, to: PhaseStep, report: Report): void {
  const next: readonly PhaseStep[] = steps[from].next;
  const leavesWindow = from === "simultaneous_declaration" || from === "conditional_response";
  const declared = known.revealed.declaration?.some(hasAction) ?? false;
  if (!next.includes(to)) report(leavesWindow || to === "conditional_response" ? 3 : 1, "/step");
  else if (leavesWindow && isUnrevealed(known)) report(3, "/step");
  else if (from === "completion" && !known.completed) report(3, "/step");
  else if (from === "simultaneous_declaration" && declared !== (to === "conditional_response")) report(3, "/step");
}

/** An order with an action in it, charge or solar power (R2). */
export function hasAction(order: unknown): boolean {
  if (typeof order !== "object" || order === null) return false;
  return Object.values(order).some((list) => Array.isArray(list) && list.length > 0);
}

/** A field that would bring an order into what happens at once. */
function hasOrdering(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, inner]) => ORDERINGS.has(key) || hasOrdering(inner));
}
const ORDERINGS: ReadonlySet<string> = new Set(["priority", "speed", "initiative"]);

/** In a window whose orders have not been opened yet: nothing may come of them. */
function isUnrevealed({ step, revealed }: Known): boolean {
  if (step === "simultaneous_declaration") return revealed.declaration === null;
  return step === "conditional_response" && revealed.response === null;
}

const isPair = (orders: readonly unknown[]) =>
  orders.length === 2 && orders.every((order) => typeof order === "object" && order !== null);

function auditQueued(known: Known, { effect }: Event<"queued">, report: Report): void {
  if (effect.cause === "completion" && effect.persistsIfSourceDestroyed !== true)
    report(4, "/effect/persistsIfSourceDestroyed");
  if (isUnrevealed(known) || isOutside(known, effect)) report(3, "/effect");
  known.effects.push(effect);
}

/** What was ordered in battle comes of a battle's window. */
function isOutside({ step }: Known, { cause }: AuditedEffect): boolean {
  const isOrdered = cause === "charge" || cause === "solar_power";
  return isOrdered && step !== null && step !== stepOfWindow.declaration && step !== stepOfWindow.response;
}

const isAtWindow = ({ step }: Known, window: keyof typeof stepOfWindow) =>
  step === null || step === stepOfWindow[window];
const isWindow = (window: string): window is keyof typeof stepOfWindow => Object.hasOwn(stepOfWindow, window);
export const nothingRevealed: Known["revealed"] = { declaration: null, response: null };
const stepOfWindow = { declaration: "simultaneous_declaration", response: "conditional_response" } as const;

function auditReveal(known: Known, { window, orders }: Event<"revealed">, report: Report): void {
  if (!isPair(orders) || orders.some(hasOrdering)) report(3, "/orders");
  if (known.submitted.size === 1) report(3, "/window");
  if (isWindow(window) && known.revealed[window] === null && isAtWindow(known, window)) {
    known.revealed = { ...known.revealed, [window]: orders };
  } else report(3, "/window");
}

function auditHealth(known: Known, { health }: Pick<Event<"outcome">, "health">, report: Report): void {
  for (const [side, value] of health.entries()) {
    if (known.lastHealth !== null && known.lastHealth[side] !== value) report(2, `/health/${side}`);
  }
  known.lastHealth = health;
}

function auditSettlement(known: Known, { players }: Event<"settled">, report: Report): void {
  if (known.step !== null && known.step !== "settlement") report(2, "/players");
  const settled = new Set<string>();
  const queued = byId(known.effects);
  for (const [side, settlement] of players.entries()) {
    const at = `/players/${side}`;
    if (known.lastHealth !== null && known.lastHealth[side] !== settlement.before) report(2, `${at}/before`);
    auditSums(settlement, at, report);
    const isDark = settlement.rows.some(({ cause }) => cause === "system");
    const counts = new Map<string, number>();
    for (const [row, settledRow] of settlement.rows.entries()) {
      const where = `${at}/rows/${row}`;
      if (settledRow.effect === null) auditContinuous(known, settledRow, side, where, counts, report);
      else auditTriggered(known, queued, settledRow, settledRow.effect, isDark, where, settled, report);
    }
  }
  if (queued.size < known.effects.length || known.effects.some(({ id }) => !settled.has(id))) report(4, "/players");
  known.lastHealth = players.map(({ health }) => health);
}

/** Queued effects by their ids; of two with one id the first. */
function byId(effects: readonly AuditedEffect[]): ReadonlyMap<string, AuditedEffect> {
  const found = new Map<string, AuditedEffect>();
  for (const effect of effects) if (!found.has(effect.id)) found.set(effect.id, effect);
  return found;
}

/** The new health is the old one and the rows, and nothing else. */
function auditSums({ before, damage, healing, ceiling, health, rows }: AuditedSettlement, at: string, report: Report) {
  let lost = 0;
  let gained = 0;
  for (const { type, counted } of rows) {
    if (type === "damage") lost += counted;
    else gained += counted;
  }
  if (damage !== lost) report(2, `${at}/damage`);
  if (healing !== gained) report(2, `${at}/healing`);
  if (health !== Math.min(ceiling, before - damage + healing)) report(2, `${at}/health`);
}

/** A continuous row belongs to a ship in play and to its controller, and each power of the ship gives one row. */
function auditContinuous(
  known: Known,
  row: AuditedRow,
  side: number,
  at: string,
  counts: Map<string, number>,
  report: Report,
): void {
  if (row.cause !== "continuous" || row.ship === null) return;
  const controller = known.controllerOf(row.ship);
  const expected = row.type === "damage" ? 1 - side : side;
  if (controller === null || (controller !== undefined && controller !== expected)) report(5, `${at}/ship`);
  if (isOneTooMany(known, row, counts)) report(2, at);
}

/** More rows than the ship has powers; where these are not known, a row that is there already, with all its reasons. */
function isOneTooMany(known: Known, row: AuditedRow, counts: Map<string, number>): boolean {
  const { source, ship, type, value, because } = row;
  const powers = source === undefined ? undefined : known.continuousPowers(source, type);
  if (powers === Number.POSITIVE_INFINITY) return false;
  const key = JSON.stringify(powers === undefined ? [ship, type, source, value, because] : [ship, type]);
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count > (powers ?? 1);
}

/** A queued effect is settled as it was queued, once, and counts in full unless its source had to live, or dusk fell. */
function auditTriggered(
  known: Known,
  all: ReadonlyMap<string, AuditedEffect>,
  row: AuditedRow,
  id: string,
  isDark: boolean,
  at: string,
  settled: Set<string>,
  report: Report,
): void {
  const queued = all.get(id);
  if (settled.has(id) || (queued === undefined && known.whole)) report(2, `${at}/effect`);
  settled.add(id);
  if (queued?.value !== undefined && queued.value !== row.value) report(4, `${at}/value`);
  const isDusk = row.why === "dusk" && row.type === "heal" && isDark;
  const persists = queued === undefined ? row.why !== "source_gone" : queued.persistsIfSourceDestroyed === true;
  if (persists && !isDusk && row.counted < row.value) report(4, `${at}/counted`);
  if (queued?.persistsIfSourceDestroyed === true && row.why === "source_gone") report(4, `${at}/why`);
}
