import type { Explained } from "@umpire/toolkit";
import type { Unit } from "../../rules/shape.ts";
import { buffsOf, explainStat, type Stat as TacticsStat } from "../../rules/stats.ts";
import { turnEndLoss } from "../choice/foresight.ts";
import { BuffSign, Piece } from "../grid/pieces.tsx";
import { startHp } from "../grid/tile-look.ts";
import { useBoard } from "../model.ts";
import { isGood } from "../names.ts";
import { formatSigned, type Reason, reasonsFor } from "../sentences.ts";
import { findUnit } from "../view.ts";
import { RuleLink } from "./rule-link.tsx";

const stats: readonly TacticsStat[] = ["attack", "moveRange", "attackRange"];

/** The chosen unit: its numbers with their reasons, and its buffs. */
export function Sheet() {
  const { view, choice } = useBoard();
  const unit = choice.unit === null ? null : findUnit(view, choice.unit);
  return unit === null ? null : <UnitSheet key={unit.id} unit={unit} />;
}

function UnitSheet({ unit }: { readonly unit: Unit }) {
  const { view, names, words, reach } = useBoard();
  const { subject } = names.unit(unit.id);
  return (
    <section className="tac-panel panel pile gap-2 small tac-sheet" aria-label={subject}>
      <header>
        <span className="tac-portrait">
          <Piece unit={unit} />
        </span>
        <h3>{subject}</h3>
      </header>
      <div className="tac-stats">
        <Hp unit={unit} />
        {stats.map((stat) => {
          const explained = explainStat(view.state, unit, stat);
          return (
            <Stat key={stat} stat={stat} value={String(explained.value)} trend={explained.value - unit[stat]}>
              <Reasons explained={explained} />
            </Stat>
          );
        })}
      </div>
      <Buffs unit={unit} />
      {reach.length > 0 && <p className="muted">{words.sheet.reach}</p>}
    </section>
  );
}

type StatProps = {
  readonly stat: TacticsStat | "hp";
  readonly value: string;
  readonly trend: number;
  readonly children: React.ReactNode;
};

/** A number that tells on demand what it is made of. */
function Stat({ stat, value, trend, children }: StatProps) {
  const { words } = useBoard();
  return (
    <details className="tac-stat" name="tac-stat">
      <summary>
        <span>{words.statNames[stat]}</span>
        <b className="tac-value large figures" data-trend={Math.sign(trend)}>
          {value}
        </b>
      </summary>
      {children}
    </details>
  );
}

export function Reasons({ explained }: { readonly explained: Explained }) {
  const { words } = useBoard();
  return <ReasonList reasons={reasonsFor(explained, words)} />;
}

function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <ul className="tac-reasons list pile gap-1">
      {reasons.map(({ amount, text, rule }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two alike are two reasons
        <li key={at}>
          <b className="tac-amount">{amount}</b> {text} {rule !== "" && <RuleLink rule={rule} />}
        </li>
      ))}
    </ul>
  );
}

/** What hp is made of: a state has no history, so the loss is told as one. */
function Hp({ unit }: { readonly unit: Unit }) {
  const { view, words } = useBoard();
  const start = startHp(unit);
  const loss = turnEndLoss(view, unit.id);
  const reasons: readonly Reason[] = [
    { amount: String(start ?? unit.hp), text: words.sheet.start, rule: "T2" },
    ...(start !== null && start > unit.hp
      ? [{ amount: formatSigned(unit.hp - start), text: words.sheet.lost, rule: "T11" }]
      : []),
    ...(loss > 0 ? [{ amount: formatSigned(-loss), text: words.sheet.poison, rule: "BS55" }] : []),
  ];
  return (
    <Stat stat="hp" value={start === null ? String(unit.hp) : `${unit.hp}/${start}`} trend={0}>
      <ReasonList reasons={reasons} />
    </Stat>
  );
}

function Buffs({ unit }: { readonly unit: Unit }) {
  const { view, words, names } = useBoard();
  const buffs = buffsOf(view.state, unit.id);
  if (buffs.length === 0) return <p className="muted">{words.sheet.noBuffs}</p>;
  return (
    <ul className="tac-buffs list pile gap-1" aria-label={words.sheet.buffs}>
      {buffs.map((buff, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several of one kind are alike but for their place
        <li key={at} data-good={isGood(buff) || undefined}>
          <BuffSign id={buff.buffId} />
          <span>
            <b className="tac-buff-name">{names.buff(buff.buffId)}</b>, {words.turns(buff.duration)}:{" "}
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
