import { rulesPath } from "@umpire/ui";
import { useBoard } from "../model.ts";

/** The number of a rule, which opens the rulebook there, in another tab: the match stays. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { words } = useBoard();
  // The rules cite sections of the seed as BUFF 5.3, which the rulebook numbers BS53.
  const anchor = rule.replace("BUFF ", "BS").replace(".", "");
  return (
    <a
      className="tag nowrap"
      href={`${rulesPath("tactics")}#${anchor}`}
      target="_blank"
      rel="noopener"
      translate="no"
      aria-label={`${words.rule} ${rule}`}
    >
      {rule}
    </a>
  );
}
