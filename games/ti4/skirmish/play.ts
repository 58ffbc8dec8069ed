import type { EventOf, RefusalOf, Rng, Seat } from "@umpire/kernel";
import type { Skirmish, SkirmishAction, SkirmishRules, SkirmishState, Task } from "./shape.ts";

export type SkirmishEvent = EventOf<Skirmish["event"]>;
export type SkirmishRefusal = RefusalOf<Skirmish["refusal"]>;

/** A state that is being played on: what happens is told, dice are rolled. */
export type Play = {
  state: SkirmishState;
  readonly rules: SkirmishRules;
  readonly rng: Rng;
  readonly events: SkirmishEvent[];
};

/** What can be asked of a kind of task. */
export type Handler<T extends Task = Task, A extends SkirmishAction = SkirmishAction> = {
  /** Who has a choice here; null where there is nothing to choose. */
  awaits(state: SkirmishState, task: T, rules: SkirmishRules): Seat | null;
  /** Why this cannot be chosen. */
  check(state: SkirmishState, task: T, action: A, rules: SkirmishRules): SkirmishRefusal | null;
  /** Choices that are worth offering, in a fixed order; not always all. */
  options(state: SkirmishState, task: T, rules: SkirmishRules): Iterable<A>;
  /** The type of actions that answer it. */
  readonly takes: readonly SkirmishAction["type"][];
  /** Does it, as chosen, or without a choice; returns what is to be done next. */
  run(play: Play, task: T, action: A | null): readonly Task[];
};

/** A task that nobody decides about. */
export const automatic = <T extends Task>(run: (play: Play, task: T) => readonly Task[]): Handler<T, never> => ({
  awaits: () => null,
  check: () => null,
  options: () => [],
  takes: [],
  run,
});

export const rollDie =
  ({ rng }: Play) =>
  (): number =>
    rng.int(10) + 1;

export const emit = ({ events }: Play, event: SkirmishEvent): void => {
  events.push(event);
};

/** The action that is under way. */
export function tacticalOf({ tactical }: SkirmishState) {
  if (tactical === null) throw new RangeError("no tactical action is under way");
  return tactical;
}
