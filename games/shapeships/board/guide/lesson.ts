import type { ShapeshipsState } from "../../rules/shape.ts";
import { type DecisionStep, stepOf } from "../compose/step.ts";

/** A lesson: what is to be done and why. */
export type Lesson = {
  readonly says: DecisionStep;
  /** Whether the first settlement has just been seen. */
  readonly isAfterFirst: boolean;
};

/** The last turn with guidance. */
const LAST_TURN = 2;

/** What to tell somebody who is new to the game and has to decide here; null once they have seen every step. */
export function lessonFor(state: ShapeshipsState): Lesson | null {
  if (state.status === "finished" || state.turn > LAST_TURN) return null;
  return { says: stepOf(state), isAfterFirst: state.turn === LAST_TURN && state.step === "drawing" };
}
