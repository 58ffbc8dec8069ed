import type { Place } from "../../book/choices.ts";
import { exampleOrder } from "../../book/choices.ts";
import type { ShapeshipsAction } from "../../rules/shape.ts";

/** A lesson: what is to be done and why, and a choice that is not a foolish one. */
export type Lesson = {
  readonly says: "faction" | "drawing" | "declaration" | "response";
  readonly order: ShapeshipsAction;
  /** Whether the first settlement has just been seen. */
  readonly isAfterFirst: boolean;
};

/** The last turn with guidance. */
const LAST_TURN = 2;

/** What to tell somebody who is new to the game and has to decide here; null once they have seen every step. */
export function lessonFor(place: Place): Lesson | null {
  const { state } = place;
  if (state.status === "finished" || state.turn > LAST_TURN) return null;
  const isAfterFirst = state.turn === LAST_TURN && state.step === "drawing";
  const order = exampleOrder(place);
  if ("faction" in order) return { says: "faction", order, isAfterFirst };
  if ("basics" in order) return { says: "drawing", order, isAfterFirst };
  if (state.step === "simultaneous_declaration") return { says: "declaration", order, isAfterFirst };
  return { says: "response", order: { charges: [], solarPowers: [] }, isAfterFirst };
}
