import { describeDecision } from "../decision.ts";
import { useTable } from "../model.ts";
import { legalOf } from "../table.ts";
import { OddsBar } from "./odds-bar.tsx";

/** To stay, or where to go: on the map or here. */
export function Retreat() {
  const { table, seat, draft, edit, words, naming } = useTable();
  if (seat === null || draft?.type !== "retreat") return null;
  const ways = legalOf(table, seat).flatMap((action) => (action.type === "retreat" ? [action] : []));
  return (
    <>
      <fieldset className="cluster bare">
        <legend>{words.combat.retreatAsk}</legend>
        {ways.map((way) => (
          <button
            key={way.to ?? ""}
            type="button"
            className="choice"
            aria-pressed={way.to === draft.to}
            onClick={() => edit(way)}
          >
            {describeDecision(way, words, naming)}
          </button>
        ))}
        <p>{words.combat.retreatHow}</p>
      </fieldset>
      <OddsBar />
    </>
  );
}
