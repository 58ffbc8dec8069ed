import type { TacticsEvent } from "../../rules/shape.ts";
import { alternativesTo, destinationOf } from "../choice/choice.ts";
import type { Foresight } from "../choice/foresight.ts";
import { useBoard } from "../model.ts";
import { describeEvent } from "../sentences.ts";
import { Reasons } from "./sheet.tsx";

/** What more would come of the chosen action, and why; the action itself is told under the board. */
export function Preview({ foresight }: { readonly foresight: Foresight }) {
  const { words, names, options, view } = useBoard();
  const { events, ending, damage, threats, endsTurn, action } = foresight;
  const actor = view.state.units.find(({ id }) => id === action.unitId);
  const idle = [...options.byUnit.keys()].filter((id) => id !== action.unitId);
  const goesOn = !events.some(({ type }) => type === "won" || type === "drawn");
  return (
    <section className="tac-panel panel pile gap-2 small tac-preview">
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
        <p className="tac-warn small strong warn">
          {words.preview.endsTurn} {words.preview.idle(idle.map((id) => names.unit(id).subject))}
        </p>
      )}
      {ending.length > 0 && (
        <>
          <h4>{words.preview.ending}</h4>
          <EventList events={ending} />
        </>
      )}
      {goesOn && actor !== undefined && (
        <p className={threats.length > 0 ? "error" : "muted"}>
          {threats.length > 0 ? words.preview.threats(threats.map((id) => names.unit(id).subject)) : words.preview.safe}
        </p>
      )}
      <Ways foresight={foresight} />
    </section>
  );
}

export function EventList({ events }: { readonly events: readonly TacticsEvent[] }) {
  const { words, names } = useBoard();
  return (
    <ul className="tac-events list pile gap-1">
      {events.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn may hold the same event twice
        <li key={at} data-type={event.type}>
          {describeEvent(event, words, names)}
        </li>
      ))}
    </ul>
  );
}

/** Other ways to strike the same target. */
function Ways({ foresight: { action } }: { readonly foresight: Foresight }) {
  const { words, names, options, aim } = useBoard();
  const ways = alternativesTo(options, action);
  if (ways.length === 0) return null;
  return (
    <fieldset className="tac-ways">
      <legend>{words.preview.ways}</legend>
      {ways.map((way) => {
        const step = destinationOf(way);
        const name = step === null ? null : names.cell(step);
        return (
          <button key={name ?? ""} type="button" aria-pressed={way === action} onClick={() => aim(way)}>
            {words.preview.way(name)}
          </button>
        );
      })}
    </fieldset>
  );
}
