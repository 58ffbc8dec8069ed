import { UnitIcon } from "../../pieces/icons.tsx";
import { hitChoices, hitsChosen, pressHit } from "../casualties.ts";
import { formatChance } from "../describe-forecast.ts";
import { useTable } from "../model.ts";

/** Casualties by press: each press gives one hit, and takes it from elsewhere where there is none left. */
export function Assign() {
  const { table, draft, edit, words, naming, seat, forecast, language } = useTable();
  if (draft?.type !== "assign" || table.step?.task !== "assign" || seat === null) return null;
  const { hits } = table.step;
  return (
    <fieldset className="skr-picks">
      <legend>{words.combat.who(hits)}</legend>
      {hitChoices(table, draft).map((choice) => (
        <button
          key={`${choice.unit} ${choice.response}`}
          type="button"
          className="skr-pick"
          data-response={choice.response}
          aria-pressed={choice.count > 0}
          aria-label={words.combat.response(choice.response, naming.title(choice.unit), choice.count)}
          onClick={() => edit(pressHit(table, draft, choice))}
        >
          <UnitIcon unit={choice.unit} player={seat} size={20} />
          <span>
            {naming.title(choice.unit)}
            <small>{words.combat.signs[choice.response]}</small>
          </span>
          {choice.count > 0 && (
            <b className="skr-cross">
              {choice.response === "sustain" ? "△" : "✕"}
              {choice.max > 1 && ` ${choice.count}`}
            </b>
          )}
        </button>
      ))}
      <p role="status">
        {words.combat.chosen(hitsChosen(draft), hits)}
        {". "}
        {forecast?.battle && words.combat.ifSo(formatChance(language, forecast.battle.win))}
      </p>
    </fieldset>
  );
}
