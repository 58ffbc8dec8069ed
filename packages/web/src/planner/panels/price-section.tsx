import type { Outcome } from "@umpire/ti4/planner/outcome";
import type { Study } from "@umpire/ti4/planner/study";
import type { ReactNode } from "react";
import { useLanguage } from "../../shell/language.ts";
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
