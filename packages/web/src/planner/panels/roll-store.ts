import type { Rolled } from "@umpire/ti4/planner/roll";
import type { Study } from "@umpire/ti4/planner/study";
import type { Table } from "@umpire/ti4/planner/table";
import { useState } from "react";
import type { Battle } from "./roll-steps.ts";

/** A plan that was played with dice, and how much of it has been shown. */
export type Roll = {
  readonly seed: string;
  readonly table: Table;
  readonly study: Study;
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
