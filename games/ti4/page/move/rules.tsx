import { useLanguage } from "@umpire/ui";
import { useMemo, useState } from "react";
import type { Assessment } from "../../planner/assess.ts";
import type { Plan } from "../../planner/plan.ts";
import type { Language } from "../../words/languages.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { ti4PlannerWords } from "../../words/planner/languages.ts";
import { usePlanner } from "../plan/state.tsx";
import { type Difference, differencesOf, type ShipReading } from "./compare.ts";
import { formatOrdered, formatOrderRefusal } from "./sentences.ts";
import { words } from "./words.ts";

const presets = ["official", "requirements"] as const;

/** By which rules it is judged, and what that changes. */
export function MoveRules() {
  const { shown, assessment, change } = usePlanner();
  const { rules: legend, preset, presetSays, differs } = words[useLanguage()];
  const [isOpen, setOpen] = useState(false);
  const choose = (rules: Plan["rules"]) => change((now) => ({ ...now, rules }));
  return (
    <div className="grid tight">
      <fieldset className="cluster bare">
        <legend>{legend}</legend>
        {presets.map((rules) => (
          <label key={rules}>
            <input type="radio" name="move-rules" checked={shown.rules === rules} onChange={() => choose(rules)} />
            {preset[rules]}
          </label>
        ))}
      </fieldset>
      <p className="muted">{presetSays[shown.rules]}</p>
      {assessment !== null && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{differs}</summary>
          {isOpen && <Differing assessment={assessment} rules={shown.rules} />}
        </details>
      )}
    </div>
  );
}

function Differing({ assessment, rules }: { readonly assessment: Assessment; readonly rules: Plan["rules"] }) {
  const language = useLanguage();
  const { differsNot, beside } = words[language];
  const found = useMemo(() => differencesOf(assessment, rules), [assessment, rules]);
  const says = ti4PlannerWords[language].switch;
  return (
    <div className="grid" aria-live="polite">
      {found.ships.length === 0 && <p>{differsNot}</p>}
      {found.ships.map((difference) => (
        <OneDiffers key={difference.ships[0]?.id} difference={difference} all={found.all} />
      ))}
      {found.beside.length > 0 && (
        <>
          <p>{beside}</p>
          <ul>
            {found.beside.map((key) => (
              <li key={key}>{says[key]}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type Switches = Difference["switches"];

function OneDiffers({ difference, all }: { readonly difference: Difference; readonly all: Switches }) {
  const language = useLanguage();
  const { several, preset, shipsIn } = words[language];
  const { ships, verdicts, switches } = difference;
  const [ship] = ships;
  if (ship === undefined) return null;
  const name = several(ships.length, ti4Names[language].unit(ship.unit));
  return (
    <div className="well grid tight">
      <h4 className="capital">{shipsIn(name, ship.at)}</h4>
      <dl>
        {presets.map((rules) => (
          <div key={rules} className="planner-pair top">
            <dt className="muted">{preset[rules]}</dt>
            <dd>
              {formatVerdict(language, verdicts[rules]).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">{formatWhy(language, switches, all)}</p>
    </div>
  );
}

/** What one set of rules says: each way with its risk, or everything that is in the way. */
function formatVerdict(language: Language, { found, refusal }: ShipReading): readonly string[] {
  const { orderRefused } = words[language];
  const order = refusal === null ? [] : [orderRefused(formatOrderRefusal(language, refusal))];
  return [...formatOrdered(language, found), ...order];
}

function formatWhy(language: Language, switches: Switches, all: Switches): string {
  const { because, together } = words[language];
  const says = ti4PlannerWords[language].switch;
  return switches.length === 0
    ? together(all.map((key) => says[key]))
    : because(switches.map((key) => says[key]).join("; "));
}
