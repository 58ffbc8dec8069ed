import { describePower } from "../descriptions.ts";
import { useTable } from "../model.ts";

/** What powers have done in the last step. */
export function PowersUsed() {
  const { words, language, naming, used } = useTable();
  if (used.length === 0) return null;
  return (
    <p className="skr-wide fine muted" role="status">
      {[words.powers.done, ...used.map((event) => describePower(language, naming, event))].join(" ")}
    </p>
  );
}
