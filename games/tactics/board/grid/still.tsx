import type { Language } from "@umpire/ui";
import type { TacticsAction, TacticsEvent } from "../../rules/shape.ts";
import { foresee } from "../choice/foresight.ts";
import type { TacticsView } from "../view.ts";
import { drawingWords } from "../words/drawing.ts";
import { rowsOf } from "./cells.ts";
import { chalkOf } from "./chalk.ts";
import { Lawn } from "./lawn.tsx";
import { tileLook } from "./tile-look.ts";

type StillProps = {
  readonly view: TacticsView;
  readonly language: Language;
  /** What was done, and what is planned. */
  readonly trail?: readonly TacticsEvent[];
  readonly plan?: TacticsAction | null;
  readonly crop?: string;
};

/** A position as a picture, with nothing to press. */
export function Still({ view, language, trail = [], plan = null, crop }: StillProps) {
  const foresight = plan === null ? null : foresee(view, plan);
  const choice = { unit: plan?.unitId ?? null, action: plan };
  const context = { view, options: { byUnit: new Map(), endTurn: null }, choice, foresight, reach: [] };
  return (
    <div className="tac-lawn">
      <Lawn
        looks={rowsOf(view).flatMap((row) => row.map((point) => tileLook(context, point)))}
        chalk={foresight === null ? null : chalkOf(view, foresight)}
        effects={new Map()}
        stepKey=""
        words={drawingWords[language]}
        {...(crop === undefined ? {} : { crop })}
        {...{ view, trail }}
      />
    </div>
  );
}
