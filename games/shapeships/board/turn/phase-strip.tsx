import { isStep } from "../../rules/phases.ts";
import { useBoard } from "../model.ts";
import type { Reveal } from "../reveal/use-reveal.ts";
import { stepShown, stripOf } from "./strip.ts";

/** Where the turn is: the three stages, each with its own steps. */
export function PhaseStrip({ reveal: { shown, stage } }: { readonly reveal: Reveal }) {
  const { state, words } = useBoard();
  const { strip } = words;
  return (
    <ol className="ss-strip list" aria-label={words.stages}>
      {stripOf(stepShown(state, shown, stage)).map(({ id, isNow, steps }) => (
        <li key={id} className="cluster grow" aria-current={isNow ? "step" : undefined}>
          <b>{strip.stages[id]}</b>
          <ol className="list cluster" aria-label={words.steps(strip.stages[id])}>
            {steps.map((step) => (
              <li key={step.id} aria-current={step.isNow ? "step" : undefined}>
                {isStep(step.id) && strip.steps[step.id]}
                {step.isAutomatic && <span className="visually-hidden">, {words.automatic}</span>}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
