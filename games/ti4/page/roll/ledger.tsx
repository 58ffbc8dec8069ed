import { type Language, useLanguage } from "@umpire/ui";
import type { ReviewItem } from "../../combat/review.ts";
import { percents } from "../../words/percent.ts";
import { ti4BattleWords } from "../../words/planner/battles.ts";
import { formatPoints } from "../../words/planner/words.ts";
import { summed } from "../parts/counts.ts";
import { formatCounts } from "../text/units.ts";
import type { Naming } from "./log.tsx";
import type { Camp } from "./sides.ts";
import type { Battle } from "./steps.ts";
import { words } from "./words.ts";

type Luck = Extract<ReviewItem, { type: "luck" }>;
type Choice = Extract<ReviewItem, { type: "choice" | "retreat" }>;
type LedgerProps = { readonly battle: Battle; readonly name: Naming };

/** What luck and choices of one battle were worth. */
export function Ledger({ battle, name }: LedgerProps) {
  const language = useLanguage();
  const says = words[language];
  const { fight } = ti4BattleWords[language];
  const percent = percents[language];
  const { review, before, winner, events } = battle.fought;
  const hasFled = events.some(({ type }) => type === "retreated");
  if (review === null || before === null) return <p className="muted">{fight.text.tooManyToReview({})}</p>;
  const luck = review.filter((entry) => entry.type === "luck");
  const costly = review.filter((entry) => entry.type !== "luck").filter((entry) => costOf(entry) >= 0.005);
  return (
    <section className="roll-ledger grid">
      <h4>{says.ledgerOf[battle.place]}</h4>
      <p>
        {says.chances(percent(before), percent(winner === "attacker" ? 1 : 0))} {hasFled && says.toTheEnd}
      </p>
      {luck.length > 0 && <LuckTable luck={luck} battle={battle} name={name} />}
      {costly.length === 0 ? (
        <p>{fight.text.nothingCost({})}</p>
      ) : (
        <ChoiceTable choices={costly} battle={battle} name={name} />
      )}
      <SumTable review={review} battle={battle} name={name} />
    </section>
  );
}

const costOf = (choice: Choice): number => (choice.type === "choice" ? choice.cost : -choice.points);

const pointsIn = (language: Language, value: number): string =>
  ti4BattleWords[language].fight.number(formatPoints(value));

function LuckTable({ luck, battle, name }: LedgerProps & { readonly luck: readonly Luck[] }) {
  const language = useLanguage();
  const says = words[language];
  const { fight } = ti4BattleWords[language];
  const [when, who, ...rest] = fight.luckColumns;
  const { cast } = battle;
  return (
    <table className="planner-figures wide">
      <caption>
        {says.luck}. <span className="muted">{says.luckHelp}</span>
      </caption>
      <Head columns={[`${when}, ${who}`, ...rest]} />
      <tbody>
        {luck.map(({ camp, roll, round, hits, expected, points, bystander }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was rolled stays in its order
          <tr key={at}>
            <th scope="row">
              {fight.step(roll, round)}
              <span className="muted fine block">
                {name(bystander === undefined ? cast[camp] : (cast.bystanders[bystander] ?? null))}
              </span>
            </th>
            <td className="number">{hits}</td>
            <td className="number">{fight.number(expected.toFixed(2))}</td>
            <td className="number">{pointsIn(language, points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Head = ({ columns }: { readonly columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

function ChoiceTable({ choices, battle, name }: LedgerProps & { readonly choices: readonly Choice[] }) {
  const language = useLanguage();
  const { fight } = ti4BattleWords[language];
  const [when, who, ...rest] = fight.choiceColumns;
  return (
    <table className="planner-figures wide">
      <caption>{fight.text.costly({})}</caption>
      <Head columns={[`${when}, ${who}`, ...rest]} />
      <tbody>
        {choices.map((choice, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was chosen stays in its order
          <tr key={at}>
            <th scope="row">
              {fight.inRound(choice.round)}
              <span className="muted fine block">{name(battle.cast[choice.camp])}</span>
            </th>
            <td className="number">{pointsIn(language, -costOf(choice))}</td>
            <td>{formatBetter(language, choice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatBetter(language: Language, choice: Choice): string {
  const says = words[language];
  if (choice.type === "retreat") return says.stays;
  const { sustain, destroy, destroyDamaged } = choice.best;
  const sustained = formatCounts(language, sustain);
  const lost = formatCounts(language, summed(destroy, destroyDamaged));
  return [
    ...(sustained === "" ? [] : [says.sustained(sustained)]),
    ...(lost === "" ? [] : [says.lostUnits(lost)]),
  ].join("; ");
}

/** What it came to for each; of a choice counts what it changed beside the usual one. */
function SumTable({ review, battle, name }: LedgerProps & { readonly review: readonly ReviewItem[] }) {
  const language = useLanguage();
  const { columns, sides } = words[language];
  const sumOf = (side: Camp, isLuck: boolean) =>
    review
      .filter(({ camp, type }) => camp === side && (type === "luck") === isLuck)
      .reduce((sum, { points }) => sum + points, 0);
  return (
    <table className="planner-figures wide">
      <caption>{sides}</caption>
      <Head columns={[columns.who, columns.luck, columns.choices, columns.sum]} />
      <tbody>
        {(["attacker", "defender"] as const).map((side) => (
          <tr key={side}>
            <th scope="row">{nameOf(language, battle, side, name)}</th>
            <td className="number">{pointsIn(language, sumOf(side, true))}</td>
            <td className="number">{pointsIn(language, sumOf(side, false))}</td>
            <td className="number">{pointsIn(language, sumOf(side, true) + sumOf(side, false))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Those who only fire from aside count for the defender. */
function nameOf(language: Language, { cast }: Battle, side: Camp, name: Naming): string {
  const defenders = [cast.defender, ...cast.bystanders].filter((seat) => seat !== null);
  const seats = side === "attacker" ? [cast.attacker] : defenders;
  return seats.length === 0 ? ti4BattleWords[language].fight.side[side] : seats.map(name).join(", ");
}
