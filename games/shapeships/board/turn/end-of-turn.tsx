import { describeDusk } from "../../book/reckoning.ts";
import { otherSide, type Settlement } from "../../rules/shape.ts";
import { capitalize } from "../../words/naming.ts";
import { playerName, sidesSeenBy, useBoard } from "../model.ts";
import { Reckoning } from "./reckoning.tsx";
import { rowsOf } from "./rows.ts";

type Pair = readonly [Settlement, Settlement];
type EndProps = {
  /** How the turn would be settled with the viewer's own order. */
  readonly forecast: Pair;
  /** And without it. */
  readonly without: Pair;
  readonly isDrafted: boolean;
};

/** What waits for the end of the turn, as it fills, and what comes of it if nothing more happens. */
export function EndOfTurn({ forecast, without, isDrafted }: EndProps) {
  const model = useBoard();
  const { words, book, side } = model;
  const isEmpty = forecast.every(({ rows }) => rows.length === 0);
  return (
    <section className="ss-end pile gap-2 card" aria-labelledby="ss-end-title">
      <h3 id="ss-end-title">{words.queue.title}</h3>
      <p className="muted fine">{capitalize(book.term("end_of_turn_resolution"))}</p>
      {side !== null && !isEmpty && (
        <p className="ss-deals">
          <strong>{words.queue.deals(forecast[otherSide(side)].damage)}</strong>
        </p>
      )}
      {isDrafted && !isEmpty && <p className="muted fine">{words.queue.withDraft}</p>}
      {isEmpty && <p className="muted">{words.queue.empty}</p>}
      {!isEmpty &&
        sidesSeenBy(side).map((whose) => (
          <Reckoning
            key={whose}
            name={playerName(model, whose)}
            whose={whose}
            settlement={forecast[whose]}
            rows={rowsOf(forecast[whose].rows, model, without[whose].rows)}
            isForecast
          />
        ))}
      <Arriving />
      <Dusk />
    </section>
  );
}

function Arriving() {
  const model = useBoard();
  const { state, book } = model;
  const { arriving } = state.turnData;
  if (arriving.length === 0) return null;
  return (
    <ul className="fine">
      {arriving.map(({ side, ship }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what arrives has no name before it is there
        <li key={at}>{book.words.reckoning.arriving(1, book.name(ship), playerName(model, side))}</li>
      ))}
    </ul>
  );
}

function Dusk() {
  const { state, book } = useBoard();
  const text = describeDusk(state, book);
  return text === null ? null : <p className="ss-dusk well fine warn">{text}</p>;
}
