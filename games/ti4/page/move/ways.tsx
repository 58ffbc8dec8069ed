import { useLanguage } from "@umpire/ui";
import { useId } from "react";
import { checkPath } from "../../movement/path.ts";
import type { Assessment, ShipAssessment } from "../../planner/assess.ts";
import { describeMove, describeRisk } from "../../words/describe.ts";
import { ti4PlannerWords } from "../../words/planner/languages.ts";
import { type Give, optionAt, withPath } from "./orders.ts";
import { pathText } from "./systems.ts";
import { words } from "./words.ts";

type Way = Pick<ShipAssessment["found"]["options"][number], "path" | "rolls" | "survival" | "move">;

type WaysProps = { readonly assessment: Assessment; readonly answer: ShipAssessment; readonly give: Give };

/** The ways that are worth taking, and the one that is taken if it is none of them. */
export function MoveWays({ assessment, answer, give }: WaysProps) {
  const { ways: legend, ownWay } = words[useLanguage()];
  const name = useId();
  const path = answer.declared?.path ?? [];
  const chosen = optionAt(answer, path);
  const own = chosen < 0 ? ownWayOf(assessment, answer, path) : null;
  const ways: readonly Way[] = own === null ? answer.found.options : [...answer.found.options, own];
  const [only] = ways;
  // A way that is not allowed is none of these: then none is chosen, and even a single one can be.
  const taken = chosen < 0 && own !== null ? ways.length - 1 : chosen;
  if (ways.length === 1 && only !== undefined && taken === 0) return <WayText way={only} />;
  return (
    <fieldset className="move-ways grid bare">
      <legend className="visually-hidden">{legend}</legend>
      {ways.map((way, at) => (
        <label className="top" key={pathText(way.path)}>
          <input
            type="radio"
            name={name}
            checked={at === taken}
            onChange={() => give((now, each) => withPath(now, each, way.path))}
          />
          <span>
            <WayText way={way} />
            {way === own && <span className="muted">{ownWay}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A way that is allowed though it is not offered. */
function ownWayOf({ movement }: Assessment, { ship }: ShipAssessment, path: readonly string[]): Way | null {
  const judged = checkPath(movement, ship, path);
  return "refusal" in judged ? null : { path, ...judged };
}

function WayText({ way }: { readonly way: Way }) {
  const language = useLanguage();
  const { text } = ti4PlannerWords[language];
  return (
    <span className="move-way row">
      <strong>{pathText(way.path)}</strong>
      <span className={way.rolls > 0 ? "move-risk warn" : "ok"}>{describeRisk(language, way)}</span>
      <span className="muted wide">
        {text.steps({ count: way.path.length - 1 })}; {describeMove(language, way.move)}
      </span>
    </span>
  );
}
