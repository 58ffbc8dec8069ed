import { type PhaseStep, stages } from "../../rules/phases.ts";
import type { ShapeshipsState } from "../../rules/shape.ts";
import type { Opening } from "../battle/opening.ts";
import { hasBegun, type Stage } from "../reveal/timeline.ts";

/** The stages of a turn with their own steps, and which of them is now. */
export type StripStage = {
  readonly id: (typeof stages)[number]["id"];
  readonly isNow: boolean;
  readonly steps: readonly { readonly id: string; readonly isNow: boolean; readonly isAutomatic: boolean }[];
};

/** The step that is looked at: while orders open, the one that they belong to, and then the settlement. */
export function stepShown(state: ShapeshipsState, shown: Opening | null, stage: Stage | "over"): PhaseStep | null {
  if (shown === null || shown.event.type === "factions-chosen") return state.step;
  if (shown.settled !== null && hasBegun("shots", stage)) return "settlement";
  if (shown.event.type === "completed") return "completion";
  return shown.event.window === "declaration" ? "simultaneous_declaration" : "conditional_response";
}

export const stripOf = (now: PhaseStep | null): readonly StripStage[] =>
  stages.map(({ id, steps }) => ({
    id,
    isNow: steps.some((step) => step.id === now),
    steps: steps.map((step) => ({ ...step, isNow: step.id === now })),
  }));
