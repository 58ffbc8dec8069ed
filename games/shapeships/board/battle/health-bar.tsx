import type { Settlement, Side } from "../../rules/shape.ts";
import { signed } from "../../words/naming.ts";
import { playerName, useBoard } from "../model.ts";
import { Counted } from "../reveal/counted.tsx";

export type BarProps = {
  readonly whose: Side;
  /** Health as it is now, or was before what is being shown. */
  readonly health: number;
  readonly ceiling: number;
  /** What it would be at the end of the turn; null where that is the same, or nobody asks. */
  readonly after: number | null;
  /** What has just been counted; null where nothing was. */
  readonly settled: Settlement | null;
  /** Whether the count is on its way. */
  readonly isCounting: boolean;
  /** What the player can spend, each with its name, and what an order would leave of it. */
  readonly means: readonly Means[];
};

export type Means = { readonly name: string; readonly now: number; readonly later: number | null };

/** One player's health: the number, the bar, what would be lost of it or won, and what there is to spend. */
export function HealthBar({ whose, health, ceiling, after, settled, isCounting, means }: BarProps) {
  const model = useBoard();
  const { pack, words } = model;
  const share = (amount: number) => `${Math.max(0, Math.min(100, (100 * amount) / ceiling))}%`;
  const low = Math.min(health, after ?? health);
  const high = Math.max(health, after ?? health);
  const said = words.health(signed(health), ceiling);
  return (
    <div className="ss-bar-row">
      <p className="ss-health">
        <span className="visually-hidden">
          {playerName(model, whose)}: {said}
          {after !== null && `, ${words.toCome(signed(after))}`}
        </span>
        <span aria-hidden="true">
          <Counted from={settled?.before ?? health} to={health} isRunning={isCounting} />
        </span>
        {after !== null && (
          <small className={after < health ? "ss-worse" : "ss-better"} aria-hidden="true">
            → {signed(after)}
          </small>
        )}
      </p>
      <div
        className="ss-bar"
        data-bar={whose}
        data-share={Math.max(0, Math.min(1, health / ceiling))}
        aria-hidden="true"
      >
        <i style={{ inlineSize: share(low) }} />
        {after !== null && (
          <i
            className={after < health ? "ss-bar-loss" : "ss-bar-gain"}
            style={{ insetInlineStart: share(low), inlineSize: `calc(${share(high)} - ${share(low)})` }}
          />
        )}
        <em style={{ insetInlineStart: share(pack.health) }} />
      </div>
      {settled === null ? <MeansList means={means} /> : <Change settled={settled} />}
    </div>
  );
}

function MeansList({ means }: Pick<BarProps, "means">) {
  return (
    <ul className="ss-means list cluster">
      {means.map(({ name, now, later }) => (
        <li key={name}>
          {name} <b>{later === null || later === now ? now : `${now} → ${later}`}</b>
        </li>
      ))}
    </ul>
  );
}

/** The old number, and what was taken from it and added to it. */
function Change({ settled: { before, damage, healing } }: { readonly settled: Settlement }) {
  return (
    <p className="ss-means cluster score-text" aria-hidden="true">
      <s>{before}</s>
      {damage > 0 && <span className="ss-worse">−{damage}</span>}
      {healing > 0 && <span className="ss-better">+{healing}</span>}
    </p>
  );
}
