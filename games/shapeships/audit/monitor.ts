import type { Violation } from "@umpire/kernel";
import { isNumeric, isStep, steps } from "../rules/phases.ts";
import type { LiveShip, ShapeshipsEvent, ShapeshipsState } from "../rules/shape.ts";
import { auditEvent, hasAction, type Known } from "./audit.ts";
import { type ConstraintViolation, inOrder, messages, violation } from "./messages.ts";

/** The events that the constraints read; the others tell of chance, lines and energy. */
const audited = new Set<string>([
  ...["step", "queued", "revealed", "completed", "destroyed", "stolen", "arrived", "outcome", "settled"],
]);
type Audited = Extract<
  ShapeshipsEvent,
  { type: "step" | "queued" | "revealed" | "completed" | "destroyed" | "stolen" | "arrived" | "outcome" | "settled" }
>;
const isAudited = (event: ShapeshipsEvent): event is Audited => audited.has(event.type);

/** The six constraints, after every single step: what its events and the two states break, or null. */
export function broken(
  before: ShapeshipsState,
  after: ShapeshipsState,
  events: readonly ShapeshipsEvent[],
): Violation | null {
  const found: ConstraintViolation[] = [];
  const known = knownFrom(before);
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at];
    if (event !== undefined && isAudited(event)) auditEvent(known, event, `/events/${at}`, found);
  }
  compare(before, after, known, found);
  if (found.length === 0) return null;
  const [first, ...rest] = inOrder(found);
  if (first === undefined) throw new RangeError("a violation of no constraint");
  return {
    message: messages[first.constraint],
    code: `C${first.constraint}`,
    detail: rest.map(({ message }) => message),
  };
}

/** What the state before a step tells an auditor. */
function knownFrom({ players: [north, south], turnData }: ShapeshipsState): Known {
  const { declaration, response, triggeredEffects } = turnData;
  let controllers: ReadonlyMap<string, number> | null = null;
  return {
    step: null,
    lastHealth: [north.health, south.health],
    effects: [...triggeredEffects],
    whole: true,
    controllerOf(id) {
      controllers ??= controllersOf(north.ships, south.ships);
      return controllers.get(id) ?? null;
    },
    // The monitor has no pack at hand: that no power counts twice is a matter of the ledger's own tests.
    continuousPowers: () => Number.POSITIVE_INFINITY,
    // Within one step: a ship that dies in it has no row any more, and one that arrives in it has none yet.
    controls: () => undefined,
    completed: false,
    submitted: nobody,
    revealed: { declaration, response },
  };
}
const nobody: ReadonlySet<number> = new Set();

/** Who controls each ship. North is asked first. */
function controllersOf(north: readonly LiveShip[], south: readonly LiveShip[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { id } of south) found.set(id, 1);
  for (const { id } of north) found.set(id, 0);
  return found;
}

/** What the state after a step holds that no event of the step accounts for. */
function compare(before: ShapeshipsState, after: ShapeshipsState, known: Known, found: ConstraintViolation[]): void {
  const report = (constraint: ConstraintViolation["constraint"], field: string) =>
    void found.push(violation(constraint, field));
  const { step } = after;
  if (step !== null && isNumeric(step)) report(6, "/step");
  else if (step !== null && !follows(before.step, step)) report(1, "/step");
  if (before.step !== null && known.step !== before.step) report(1, "/step");
  const health = known.lastHealth ?? [];
  for (const side of [0, 1] as const) {
    if (after.players[side].health !== health[side]) report(2, `/players/${side}/health`);
  }
  compareWindows(before, after, known, report);
  if (before.step !== "cleanup" && !isSameLedger(known, after)) report(4, "/turnData/triggeredEffects");
}

/** By the table; a turn begins with the dice. What comes after a window is compared with the orders. */
function follows(from: ShapeshipsState["step"], to: string): boolean {
  const next: readonly string[] = from === null ? ["dice_roll"] : steps[from].next;
  return next.includes(to) || (isWindow(from) && isStep(to));
}

const isWindow = (step: ShapeshipsState["step"]) =>
  step === "simultaneous_declaration" || step === "conditional_response";

/** The ledger is what it was and what was queued, in that order: nothing is taken out before the turn is over. */
function isSameLedger({ effects }: Known, { turnData: { triggeredEffects } }: ShapeshipsState): boolean {
  return effects.length === triggeredEffects.length && effects.every((effect, at) => effect === triggeredEffects[at]);
}

type Report = (constraint: ConstraintViolation["constraint"], field: string) => void;

/** Orders become public by a reveal of both, and nothing is spent, lost or won in a window before it. */
function compareWindows(before: ShapeshipsState, after: ShapeshipsState, known: Known, report: Report): void {
  if (before.step === "cleanup") return;
  const { declaration, response } = after.turnData;
  if (declaration !== known.revealed.declaration) report(3, "/turnData/declaration");
  if (response !== known.revealed.response) report(3, "/turnData/response");
  const { step } = before;
  if (!isWindow(step)) return;
  const window = step === "simultaneous_declaration" ? known.revealed.declaration : known.revealed.response;
  if (window === null && before.players !== after.players) report(3, "/players");
  const declared = known.revealed.declaration?.some(hasAction) ?? false;
  const expected = step === "simultaneous_declaration" && declared ? "conditional_response" : "settlement";
  if (after.step !== expected) report(3, "/step");
}
