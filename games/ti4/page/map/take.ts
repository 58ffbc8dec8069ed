import { useState } from "react";
import type { Plan } from "../../planner/plan.ts";
import { tileMapOf } from "../plan/edit.ts";
import { usePlanner } from "../plan/state.tsx";
import { type Tokens, withTokens } from "./map-edit.ts";

const additionsOn = (plan: Plan): number => tileMapOf(plan).additions?.length ?? 0;

/** Takes another map; `lost` additions had their system on the one before only. */
export function useTake(): { readonly take: (tokens: Tokens) => void; readonly lost: number } {
  const { plan, change } = usePlanner();
  const [lost, setLost] = useState(0);
  const take = (tokens: Tokens) => {
    setLost(additionsOn(plan) - additionsOn(withTokens(plan, tokens)));
    change((now) => withTokens(now, tokens));
  };
  return { take, lost };
}
