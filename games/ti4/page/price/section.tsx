import { useLanguage } from "@umpire/ui";
import type { ReactNode } from "react";
import type { Outcome } from "../../planner/outcome.ts";
import type { Study } from "../../planner/study.ts";
import { playerName } from "../players.ts";
import { usePlanner } from "../state.tsx";

export type OutcomeProps = { readonly study: Study; readonly outcome: Outcome };

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="price-section">
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
