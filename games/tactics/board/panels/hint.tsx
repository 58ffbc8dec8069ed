import { whyIdle, whyNot } from "../choice/options.ts";
import { describe, lookAt } from "../grid/tile-look.ts";
import { type Table, useTable } from "../model.ts";
import { tellEvent, tellRefusal } from "../sentences.ts";
import type { TacticsRefusal } from "../types.ts";
import { ownSide, unitOf } from "../view.ts";
import { RuleLink } from "./rule-link.tsx";

/** Why the chosen unit can do nothing on the tile that is looked at; null where it can, or where nobody asks. */
function barred(table: Table): TacticsRefusal | null {
  const { sight, options, choice, looked } = table;
  const unit = choice.unit === null ? null : unitOf(sight, choice.unit);
  if (unit === null || !unit.alive || unit.owner !== ownSide(sight) || "over" in sight.next) return null;
  if (!options.byUnit.has(unit.id)) return whyIdle(sight, unit) ?? (looked && whyNot(sight, unit, looked));
  return looked === null || lookAt(table, looked).light !== null ? null : whyNot(sight, unit, looked);
}

/** Under the board: why not, or what would come of the choice, and what is on another tile that is looked at. */
export function Whisper() {
  const table = useTable();
  const { words, calls, foresight, looked } = table;
  const refusal = barred(table);
  const isAside = looked !== null && foresight !== null && !lookAt(table, looked).isAimed;
  return (
    <div className="tac-whisper">
      <p role="status">
        {refusal !== null && <Refused refusal={refusal} />}
        {refusal === null && foresight !== null && (
          <span className="tac-would">{foresight.events.map((event) => tellEvent(event, words, calls)).join(" ")}</span>
        )}
      </p>
      {refusal === null && looked !== null && (foresight === null || isAside) && (
        // The tile says the same by its own name.
        <p aria-hidden="true">{describe(lookAt(table, looked), words, calls)}</p>
      )}
      {refusal === null && looked === null && foresight === null && <p className="muted">{words.sheet.nobody}</p>}
    </div>
  );
}

function Refused({ refusal }: { readonly refusal: TacticsRefusal }) {
  const { words, calls } = useTable();
  return (
    <span className="tac-refused">
      <span aria-hidden="true">✕</span> {tellRefusal(refusal, words, calls)}
      {refusal.rule !== undefined && (
        <>
          {" "}
          <RuleLink rule={refusal.rule} />
        </>
      )}
    </span>
  );
}
