import { otherSide, type Settlement, type Side } from "../../rules/shape.ts";
import { signed } from "../../words/naming.ts";
import { useBoard } from "../model.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import type { Row } from "./rows.ts";

type ReckoningProps = {
  readonly name: string;
  readonly whose: Side;
  readonly settlement: Settlement;
  readonly rows: readonly Row[];
  readonly isForecast?: boolean;
};

/** One player's health, line by line: every source, why it counts or not, the sum, and the new health. */
export function Reckoning({ name, whose, settlement, rows, isForecast = false }: ReckoningProps) {
  const { words, book } = useBoard();
  const { before, damage, healing, ceiling, health } = settlement;
  const { reckoning } = book.words;
  const isCapped = before - damage + healing > ceiling;
  return (
    <div className={`ss-reckoning ss-side-${whose}`}>
      <p className="ss-sum">
        <span className="visually-hidden">
          {reckoning.sum(name, before, damage, healing, health)}
          {isCapped && reckoning.capped(ceiling)}
        </span>
        <span className="strong" aria-hidden="true">
          {name}
        </span>
        <span className="large figures" aria-hidden="true">
          {before} <span className="error">− {damage}</span> <span className="ok">+ {healing}</span> ={" "}
          <strong>{signed(health)}</strong>
          {isCapped && <small className="muted">{reckoning.capped(ceiling)}</small>}
          {health <= 0 && <small className="error"> {words.queue.knockedOut}</small>}
        </span>
      </p>
      {rows.length > 0 && (
        <table className="ss-rows">
          <caption className="visually-hidden">{words.queue.rows(name)}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{words.queue.heads.amount}</th>
              <th scope="col">{words.queue.heads.source}</th>
              <th scope="col">{words.queue.heads.why}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RowLine key={row.key} row={row} whose={whose} isForecast={isForecast} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

type RowProps = { readonly row: Row; readonly whose: Side; readonly isForecast: boolean };

function RowLine({ row, whose, isForecast }: RowProps) {
  const { words, book, pack } = useBoard();
  const { nature, amount, counts, source, ship, why, notes, isDrafted } = row;
  const said = isForecast && why === "survived" ? words.queue.ifSurvives : book.words.reckoning.why[why];
  // A ship is drawn in the colour of the side that it works for.
  const from = nature === "damage" ? otherSide(whose) : whose;
  const health = book.words.powers.health(nature, `${amount}`);
  return (
    <tr className={`ss-side-${from} ss-row-${nature}${counts ? "" : " ss-lost"}`}>
      <td className="ss-amount">{counts ? health : <s>{health}</s>}</td>
      <td>
        <span className="ss-source">
          {ship !== null && <ShipShape pack={pack} ship={ship} size={20} />}
          {source}
        </span>
      </td>
      <td className="muted">
        {[said, ...notes].join("; ")}
        {isDrafted && <span className="ss-tag">{words.queue.drafted}</span>}
      </td>
    </tr>
  );
}
