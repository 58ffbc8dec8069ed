import type { ShapeshipsState } from "../../rules/shape.ts";

/** What is to be decided. */
export type DecisionStep = "faction" | "drawing" | "declaration" | "response";

export function stepOf({ status, step }: ShapeshipsState): DecisionStep {
  if (status === "choosing_factions") return "faction";
  if (step === "drawing") return "drawing";
  return step === "simultaneous_declaration" ? "declaration" : "response";
}
