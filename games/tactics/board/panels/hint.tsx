import type { TacticsRefusal } from "../../rules/shape.ts";
import { whyIdle, whyNot } from "../choice/options.ts";
import { describeTile, tileLook } from "../grid/tile-look.ts";
import { type BoardModel, useBoard } from "../model.ts";
import { describeEvent, describeRefusal } from "../sentences.ts";
import { findUnit, ownSide } from "../view.ts";
import { RuleLink } from "./rule-link.tsx";

/** Why the chosen unit can do nothing on the tile that is looked at; null where it can, or where nobody asks. */
function refusalOnTile(model: BoardModel): TacticsRefusal | null {
  const { view, options, choice, hovered } = model;
  const unit = choice.unit === null ? null : findUnit(view, choice.unit);
  if (unit === null || !unit.alive || unit.owner !== ownSide(view) || "over" in view.next) return null;
  if (!options.byUnit.has(unit.id)) return whyIdle(view, unit) ?? (hovered && whyNot(view, unit, hovered));
  return hovered === null || tileLook(model, hovered).light !== null ? null : whyNot(view, unit, hovered);
}

/** Under the board: why not, or what would come of the choice, and what is on another tile that is looked at. */
export function Hint() {
  const model = useBoard();
  const { words, names, foresight, hovered } = model;
  const refusal = refusalOnTile(model);
  const isAside = hovered !== null && foresight !== null && !tileLook(model, hovered).isAimed;
  return (
    <div className="tac-hint">
      <p role="status">
        {refusal !== null && <Refused refusal={refusal} />}
        {refusal === null && foresight !== null && (
          <span className="strong">
            {foresight.events.map((event) => describeEvent(event, words, names)).join(" ")}
          </span>
        )}
      </p>
      {refusal === null && hovered !== null && (foresight === null || isAside) && (
        // The tile says the same by its own name.
        <p aria-hidden="true">{describeTile(tileLook(model, hovered), words, names)}</p>
      )}
      {refusal === null && hovered === null && foresight === null && <p className="muted">{words.sheet.nobody}</p>}
    </div>
  );
}

function Refused({ refusal }: { readonly refusal: TacticsRefusal }) {
  const { words, names } = useBoard();
  return (
    <span className="error">
      <span aria-hidden="true">✕</span> {describeRefusal(refusal, words, names)}
      {refusal.rule !== undefined && (
        <>
          {" "}
          <RuleLink rule={refusal.rule} />
        </>
      )}
    </span>
  );
}
