import { UnitIcon } from "../../pieces/icons.tsx";
import { type HitChoice, hitChoices, hitsChosen, pressHit } from "../casualties.ts";
import { formatChance } from "../describe-forecast.ts";
import { forecastOf } from "../forecast.ts";
import { useTable } from "../model.ts";

/** Of one hit, or few ways to take it, each way is worked out. */
const MOST_WAYS = 5;

/** What each choice would lead to, where one press is the whole decision. */
function useWays(choices: readonly HitChoice[]): ReadonlyMap<HitChoice, string> {
  const { table, draft, seat, language } = useTable();
  const hits = table.step?.task === "assign" ? table.step.hits : 0;
  if (hits !== 1 || choices.length > MOST_WAYS || draft?.type !== "assign" || seat === null) return new Map();
  return new Map(
    choices.flatMap((choice) => {
      const way = choice.count > 0 ? draft : pressHit(table, draft, choice);
      const battle = forecastOf(table, seat, way)?.battle;
      return battle ? [[choice, formatChance(language, battle.win)] as const] : [];
    }),
  );
}

/** Casualties by press: each press gives one hit, and takes it from elsewhere where there is none left. */
export function Assign() {
  const { table, draft, edit, words, naming, seat, forecast, language } = useTable();
  const choices = draft?.type === "assign" ? hitChoices(table, draft) : [];
  const ways = useWays(choices);
  if (draft?.type !== "assign" || table.step?.task !== "assign" || seat === null) return null;
  const { hits } = table.step;
  return (
    <fieldset className="cluster bare">
      <legend>{words.combat.who(hits)}</legend>
      {choices.map((choice) => (
        <button
          key={`${choice.unit} ${choice.response}`}
          type="button"
          className="choice"
          aria-pressed={choice.count > 0}
          aria-label={words.combat.response(choice.response, naming.title(choice.unit), choice.count)}
          onClick={() => edit(pressHit(table, draft, choice))}
        >
          <UnitIcon unit={choice.unit} player={seat} size={20} />
          <span>
            {naming.title(choice.unit)}
            <small>
              {[
                words.combat.signs[choice.response],
                ...(ways.has(choice) ? [words.combat.wins(ways.get(choice) ?? "")] : []),
              ].join(" · ")}
            </small>
          </span>
          {choice.count > 0 && (
            <b className="error">
              {choice.response === "sustain" ? "△" : "✕"}
              {choice.max > 1 && ` ${choice.count}`}
            </b>
          )}
        </button>
      ))}
      <p className="grow" role="status">
        {words.combat.chosen(Math.min(hits, hitsChosen(table, draft)), hits)}
        {". "}
        {forecast?.battle && words.combat.ifSo(formatChance(language, forecast.battle.win))}
      </p>
    </fieldset>
  );
}
