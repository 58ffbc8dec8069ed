import type { Pair, Settlement, Side } from "../../rules/shape.ts";
import { signed } from "../../words/naming.ts";
import { sidesSeenBy, useBoard } from "../model.ts";
import { type EffectRow, rowsOf } from "../turn/rows.ts";

type SumsProps = {
  readonly settled: Pair<Settlement>;
  /** The same without one's own order; what that adds is marked. */
  readonly without?: Pair<Settlement> | null;
};

/** Both players' health as sums: every source, why it counts or not, and the new number. */
export function Sums({ settled, without = null }: SumsProps) {
  const model = useBoard();
  return (
    <div className="ss-sums cards grow">
      {sidesSeenBy(model.side).map((side) => (
        <Sum
          key={side}
          whose={side}
          settlement={settled[side]}
          rows={rowsOf(settled[side].rows, model, without?.[side].rows)}
          isForecast={without !== null}
        />
      ))}
    </div>
  );
}

type SumProps = {
  readonly whose: Side;
  readonly settlement: Settlement;
  readonly rows: readonly EffectRow[];
  readonly isForecast: boolean;
};

function Sum({ whose, settlement, rows, isForecast }: SumProps) {
  const { words, book, side, names } = useBoard();
  const { before, damage, healing, ceiling, health } = settlement;
  const { reckoning } = book.words;
  const name = whose === side ? words.yourself : (names[whose] ?? words.sides[whose]);
  const capped = before - damage + healing > ceiling ? reckoning.capped(ceiling) : "";
  return (
    <div className={`ss-sum ss-side-${whose}`}>
      <p className="strong">{name}</p>
      <p className="visually-hidden">
        {reckoning.sum(name, before, damage, healing, health)}
        {capped}
      </p>
      <p className="line score-text huge" aria-hidden="true">
        {before}
        {damage > 0 && <span className="error">−{damage}</span>}
        {healing > 0 && <span className="ok">+{healing}</span>}
        <span>=</span>
        <b>{signed(health)}</b>
        {capped !== "" && <small>{capped.replace(/^, /, "")}</small>}
      </p>
      <ul className="list">
        {rows.map((row, at) => (
          <RowLine key={row.key} row={row} at={at} isForecast={isForecast} />
        ))}
      </ul>
    </div>
  );
}

type RowProps = { readonly row: EffectRow; readonly at: number; readonly isForecast: boolean };

/** Rows come one after the other, in milliseconds. */
const ROW_DELAY = 70;

/** One source: how much, what it is, how that comes about; what did not count says why. */
function RowLine({ row, at, isForecast }: RowProps) {
  const { words, book } = useBoard();
  const { nature, amount, counts, source, ship, ships, why, notes, isDrafted } = row;
  const isHit = nature === "damage";
  const said = isForecast && why === "survived" ? words.ifSurvives : counts ? null : book.words.reckoning.why[why];
  const title = ship === null ? source : words.ships(ships, book.name(ship));
  const sign = `${isHit ? "−" : "+"}${amount}`;
  return (
    <li className="cluster fine" style={{ animationDelay: `${at * ROW_DELAY}ms` }}>
      <span className={`score-text large ${isHit ? "error" : "ok"}`}>{counts ? sign : <s>{sign}</s>}</span>
      <b>{title}</b>
      <span className="muted">{[...notes, ...(said === null ? [] : [said])].join("; ")}</span>
      {isDrafted && <span className="tag">{words.drafted}</span>}
    </li>
  );
}
