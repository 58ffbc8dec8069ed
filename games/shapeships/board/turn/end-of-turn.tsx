import { duskDamage } from "../../rules/settlement/ledger.ts";
import { capital, otherSide, playerName, type Settlement, sidesSeenBy, useTable } from "../model.ts";
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
  const table = useTable();
  const { words, book, side } = table;
  const isEmpty = forecast.every(({ rows }) => rows.length === 0);
  return (
    <section className="ss-end card" aria-labelledby="ss-end-title">
      <h3 id="ss-end-title">{words.queue.title}</h3>
      <p className="muted ss-small">{capital(book.term("end_of_turn_resolution"))}</p>
      {side !== null && !isEmpty && (
        <p className="ss-deals">
          <strong>{words.queue.deals(forecast[otherSide(side)].damage)}</strong>
        </p>
      )}
      {isDrafted && !isEmpty && <p className="muted ss-small">{words.queue.withDraft}</p>}
      {isEmpty && <p className="muted">{words.queue.empty}</p>}
      {!isEmpty &&
        sidesSeenBy(side).map((whose) => (
          <Reckoning
            key={whose}
            name={playerName(table, whose)}
            whose={whose}
            settlement={forecast[whose]}
            rows={rowsOf(forecast[whose].rows, table, without[whose].rows)}
            isForecast
          />
        ))}
      <Arriving />
      <Dusk />
    </section>
  );
}

function Arriving() {
  const table = useTable();
  const { state, book } = table;
  const { arriving } = state.turnData;
  if (arriving.length === 0) return null;
  return (
    <ul className="ss-small">
      {arriving.map(({ side, ship }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what arrives has no name before it is there
        <li key={at}>{book.words.reckoning.arriving(1, book.name(ship), playerName(table, side))}</li>
      ))}
    </ul>
  );
}

/** How many turns before dusk it is announced. */
const EARLY = 2;

function Dusk() {
  const { state, pack, book } = useTable();
  const { dusk } = pack;
  if (dusk === null || state.turn < dusk.turn - EARLY) return null;
  const damage = duskDamage(state, pack);
  const { reckoning } = book.words;
  return (
    <p className="ss-dusk">
      {damage === null ? reckoning.dusk(dusk.turn, dusk.damage) : reckoning.dark(damage, dusk.damage)}
    </p>
  );
}
