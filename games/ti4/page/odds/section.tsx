import { useLanguage } from "@umpire/ui";
import type { ReactNode } from "react";
import type { Assessment } from "../../planner/assess.ts";
import type { Outcome } from "../../planner/outcome.ts";
import { playerName } from "../../planner/player-names.ts";
import { usePlanner } from "../plan/state.tsx";

export type OutcomeProps = { readonly assessment: Assessment; readonly outcome: Outcome };

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="section grid">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** What somebody is called. */
export function useNames(): (seat: number) => string {
  const { shown } = usePlanner();
  const language = useLanguage();
  return (seat) => playerName(language, shown, seat);
}
