import { stepOf, waysOf } from "../choice/choice.ts";
import type { Foresight } from "../choice/foresight.ts";
import { useTable } from "../model.ts";
import { tellEvent } from "../sentences.ts";
import type { TacticsEvent } from "../types.ts";
import { Reasons } from "./sheet.tsx";

/** What more would come of the chosen action, and why; the action itself is told under the board. */
export function Preview({ foresight }: { readonly foresight: Foresight }) {
  const { words, calls, options, sight } = useTable();
  const { events, ending, damage, threats, endsTurn, action } = foresight;
  const actor = sight.state.units.find(({ id }) => id === action.unitId);
  const idle = [...options.byUnit.keys()].filter((id) => id !== action.unitId);
  const goesOn = !events.some(({ type }) => type === "won" || type === "drawn");
  return (
    <section className="tac-panel tac-preview">
      <h3>{words.preview.title}</h3>
      {damage !== null && (
        <details>
          <summary>
            {words.preview.damage}: {damage.value}
          </summary>
          <Reasons explained={damage} />
        </details>
      )}
      {endsTurn && goesOn && idle.length > 0 && (
        <p className="tac-warn">
          {words.preview.endsTurn} {words.preview.idle(idle.map((id) => calls.unit(id).subject))}
        </p>
      )}
      {ending.length > 0 && (
        <>
          <h4>{words.preview.ending}</h4>
          <Told events={ending} />
        </>
      )}
      {goesOn && actor !== undefined && (
        <p className={threats.length > 0 ? "tac-danger" : "muted"}>
          {threats.length > 0 ? words.preview.threats(threats.map((id) => calls.unit(id).subject)) : words.preview.safe}
        </p>
      )}
      <Ways foresight={foresight} />
    </section>
  );
}

export function Told({ events }: { readonly events: readonly TacticsEvent[] }) {
  const { words, calls } = useTable();
  return (
    <ul className="tac-told">
      {events.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn may hold the same event twice
        <li key={at} data-type={event.type}>
          {tellEvent(event, words, calls)}
        </li>
      ))}
    </ul>
  );
}

/** Other ways to strike the same target. */
function Ways({ foresight: { action } }: { readonly foresight: Foresight }) {
  const { words, calls, options, aim } = useTable();
  const ways = waysOf(options, action);
  if (ways.length === 0) return null;
  return (
    <fieldset className="tac-ways">
      <legend>{words.preview.ways}</legend>
      {ways.map((way) => {
        const step = stepOf(way);
        const name = step === null ? null : calls.cell(step);
        return (
          <button key={name ?? ""} type="button" aria-pressed={way === action} onClick={() => aim(way)}>
            {words.preview.way(name)}
          </button>
        );
      })}
    </fieldset>
  );
}
