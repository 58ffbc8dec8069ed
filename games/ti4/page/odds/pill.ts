import { useLanguage } from "@umpire/ui";
import { useMemo } from "react";
import type { BoardPill } from "../../board/types.ts";
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
  return useMemo(() => {
    const { active, mover } = shown.plan;
    if (outcome === null || active === null) return null;
    const { pill } = pageWords[language];
    const { ground, space, rival } = outcome;
    const who = playerName(language, shown, mover);
    const lines =
      ground !== null ? [pill.takes(who), ground.planet] : rival !== null ? pill.wins(who) : pill.comes(who);
    return { system: active, figure: roundChance(language, ground?.taken ?? space.attacker), lines };
  }, [shown, outcome, language]);
}
