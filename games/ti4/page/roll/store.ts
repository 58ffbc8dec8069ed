import { useState } from "react";
import type { Assessment } from "../../planner/assess.ts";
import type { Plan } from "../../planner/plan.ts";
import type { Rolled } from "../../planner/roll.ts";
import type { Battle } from "./steps.ts";

/** A plan that was played with dice, and how much of it has been shown. */
export type Roll = {
  readonly seed: string;
  readonly plan: Plan;
  readonly assessment: Assessment;
  readonly rolled: Rolled;
  readonly battles: readonly Battle[];
  readonly shown: number;
};

/** The panel is gone while another one is shown; what was rolled is still there when it comes back. */
let last: Roll | null = null;

export function useKeptRoll(): readonly [Roll | null, (roll: Roll | null) => void] {
  const [roll, setRoll] = useState(last);
  const keep = (next: Roll | null) => {
    last = next;
    setRoll(next);
  };
  return [roll, keep];
}
