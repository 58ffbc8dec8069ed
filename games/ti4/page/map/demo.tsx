import { useLanguage } from "@umpire/ui";
import { useState } from "react";
import type { Plan } from "../../planner/plan.ts";
import { tileMapOf } from "../plan/edit.ts";
import { firstPlan } from "../plan/first.ts";
import { usePlanner } from "../plan/state.tsx";
import { withoutFleets } from "./map-edit.ts";
import { words } from "./words.ts";

const fleetsOf = ({ space, ground }: Plan): string => JSON.stringify([space, ground]);

/** Whether the fleets of the first visit lie on a map that they were not made for. */
export const isDemoElsewhere = (plan: Plan): boolean =>
  fleetsOf(plan) === fleetsOf(firstPlan) && tileMapOf(plan).string !== tileMapOf(firstPlan).string;

/** When a new map replaces the example, asks whether the example's fleets shall go. */
export function DemoFleets() {
  const { plan, change } = usePlanner();
  const say = words[useLanguage()].demo;
  const [isKept, setKept] = useState(false);
  if (isKept || !isDemoElsewhere(plan)) return null;
  return (
    <div className="notice column" role="alert">
      <p>{say.ask}</p>
      <div className="row">
        <button type="button" className="primary" onClick={() => change(withoutFleets)}>
          {say.clear}
        </button>
        <button type="button" onClick={() => setKept(true)}>
          {say.keep}
        </button>
      </div>
    </div>
  );
}
