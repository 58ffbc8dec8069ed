import { type Language, useLanguage } from "@umpire/ui";
import { useMemo } from "react";
import type { BoardPill } from "../../board/types.ts";
import type { Outcome } from "../../planner/outcome.ts";
import type { Plan } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import { pageWords } from "../page-words.ts";
import { roundChance } from "../parts/chance.ts";
import { usePlanner } from "../plan/state.tsx";
import { useAnswered } from "./context.ts";

/** The answer on the map, at the edge of the active system. */
export function usePill(): BoardPill | null {
  const { shown } = usePlanner();
  const { outcome } = useAnswered();
  const language = useLanguage();
  return useMemo(() => (outcome === null ? null : pillOf(shown, outcome, language)), [shown, outcome, language]);
}

/** What is said there of what may come of a plan; null while no system is active. */
export function pillOf(plan: Plan, { ground, space, rival }: Outcome, language: Language): BoardPill | null {
  const { active, mover } = plan.plan;
  if (active === null) return null;
  const { pill } = pageWords[language];
  const who = playerName(language, plan, mover);
  const lines = ground !== null ? [pill.takes(who), ground.planet] : rival !== null ? pill.wins(who) : pill.comes(who);
  return { system: active, figure: roundChance(language, ground?.taken ?? space.attacker), lines };
}
