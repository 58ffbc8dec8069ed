import type { Explained } from "@umpire/toolkit";
import type { Unit } from "../../rules/shape.ts";
import { buffsOf, explainStat, type Stat as TacticsStat } from "../../rules/stats.ts";
import { turnEndLoss } from "../choice/foresight.ts";
import { capitalize, formatSigned } from "../format.ts";
import { BuffSign, emblemOf, PieceArt } from "../grid/pieces.tsx";
import { startHp } from "../grid/tile-look.ts";
import { isGood } from "../is-good.ts";
import { useBoard } from "../model.ts";
import { type Reason, reasonsFor } from "../sentences.ts";
import { turnsLeft } from "../turns-left.ts";
import { findUnit } from "../view.ts";
import { RuleLink } from "./rule-link.tsx";

const stats: readonly TacticsStat[] = ["attack", "moveRange", "attackRange"];

/** The chosen unit: its numbers; opened, their reasons and its buffs. */
export function Sheet() {
  const { view, choice } = useBoard();
  const unit = choice.unit === null ? null : findUnit(view, choice.unit);
  return unit === null ? null : <UnitSheet key={unit.id} unit={unit} />;
}

function UnitSheet({ unit }: { readonly unit: Unit }) {
  const { view, names, words } = useBoard();
  const { subject } = names.unit(unit.id);
  const explained = stats.map((stat) => ({ stat, ...explainStat(view.state, unit, stat) }));
  return (
    <details className="tac-sheet">
      <summary>
        <PieceArt owner={unit.owner} emblem={emblemOf(unit)} />
        <span className="tac-numbers cluster fine muted">
          <b className="tac-title wide">{capitalize(subject)}</b>
          <Figure name={words.statNames.hp} value={unit.hp} trend={0} />
          {explained.map(({ stat, value }) => (
            <Figure key={stat} name={words.statNames[stat]} value={value} trend={value - unit[stat]} />
          ))}
        </span>
      </summary>
      <div className="pop card grid">
        <Parts name={words.statNames.hp} reasons={useHpReasons(unit)} />
        {explained.map((each) => (
          <Parts key={each.stat} name={words.statNames[each.stat]} reasons={reasonsFor(each, words)} />
        ))}
        <Buffs unit={unit} />
      </div>
    </details>
  );
}

/** Worse, as it was, better. */
const trends = ["error", "", "ok"];

type FigureProps = { readonly name: string; readonly value: number; readonly trend: number };

const Figure = ({ name, value, trend }: FigureProps) => (
  <span>
    <b className={`score-text large ${trends[Math.sign(trend) + 1]}`}>{value}</b> {name}
  </span>
);

/** A number that tells what it is made of. */
const Parts = ({ name, reasons }: { readonly name: string; readonly reasons: readonly Reason[] }) => (
  <section>
    <b className="strong">{capitalize(name)}</b>
    <ReasonList reasons={reasons} />
  </section>
);

export function Reasons({ explained }: { readonly explained: Explained }) {
  const { words } = useBoard();
  return <ReasonList reasons={reasonsFor(explained, words)} />;
}

function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <ul className="list">
      {reasons.map(({ amount, text, rule }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two alike are two reasons
        <li key={at}>
          <b>{amount}</b> {text} {rule !== "" && <RuleLink rule={rule} />}
        </li>
      ))}
    </ul>
  );
}

/** What hp is made of: a state has no history, so the loss is told as one. */
function useHpReasons(unit: Unit): readonly Reason[] {
  const { view, words } = useBoard();
  const start = startHp(unit);
  const loss = turnEndLoss(view, unit.id);
  return [
    { amount: String(start ?? unit.hp), text: words.sheet.start, rule: "T2" },
    ...(start !== null && start > unit.hp
      ? [{ amount: formatSigned(unit.hp - start), text: words.sheet.lost, rule: "T11" }]
      : []),
    ...(loss > 0 ? [{ amount: formatSigned(-loss), text: words.sheet.poison, rule: "BS55" }] : []),
  ];
}

function Buffs({ unit }: { readonly unit: Unit }) {
  const { view, words, names } = useBoard();
  const buffs = buffsOf(view.state, unit.id);
  if (buffs.length === 0) return <p className="muted">{words.sheet.noBuffs}</p>;
  return (
    <ul className="tac-buffs list rows" aria-label={words.sheet.buffs}>
      {buffs.map((buff, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several of one kind are alike but for their place
        <li key={at} data-good={isGood(buff) || undefined}>
          <BuffSign id={buff.buffId} />
          <span>
            <b>{capitalize(names.buff(buff.buffId))}</b>{" "}
            {words.turnsLeft(turnsLeft(view.state, unit, buff.duration), names.isViewer(unit.owner))}:{" "}
            {words.effect(buff, view.rules)}
            {buff.sourceUnitId !== null && buff.sourceUnitId !== unit.id && (
              <small className="muted"> ({words.sheet.from(names.unit(buff.sourceUnitId).subject)})</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
