import type { ReactNode } from "react";
import { useBoard } from "../model.ts";
import { RuleLink } from "./rule-link.tsx";

type WhyProps = { readonly rule?: string; readonly children?: ReactNode };

/** A reason and its rule, behind a tap. */
export function Why({ rule, children }: WhyProps) {
  const { words } = useBoard();
  return (
    <details className="tac-why">
      <summary>{words.why}</summary>
      <span className="pop card grid">
        {children} {rule !== undefined && <RuleLink rule={rule} />}
      </span>
    </details>
  );
}
