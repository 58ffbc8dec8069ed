import { useLanguage } from "@umpire/ui";
import type { Outcome } from "../../planner/outcome.ts";
import { describeModifier } from "../../words/describe-dice.ts";
import { ti4BattleWords } from "../../words/planner/battles.ts";
import { type BarPart, Columns, OddsBar, toneOf } from "../parts/bars.tsx";
import { OddsBars } from "./bars.tsx";
import { roundColumns, type Sides, survivorRows } from "./lists.ts";
import { type OutcomeProps, Section, useNames } from "./section.tsx";
import { words } from "./words.ts";

/** The battle in space, or what cannons leave where there is none. */
export function SpaceOdds({ assessment, outcome }: OutcomeProps) {
  const language = useLanguage();
  const text = words[language];
  const name = useNames();
  const { rival, guns, rounds } = outcome;
  if (rival === null && guns.length === 0) return null;
  const sides: Sides = {
    attacker: { name: name(assessment.mover), tone: toneOf(assessment.mover) },
    defender: rival === null ? { name: "", tone: "quiet" } : { name: name(rival), tone: toneOf(rival) },
  };
  return (
    <Section title={text.space}>
      {rival !== null && <OddsBar parts={partsOf(outcome, sides, text)} />}
      <h4>{text.survivors}</h4>
      <OddsBars rows={survivorRows(language, outcome, sides)} />
      {rival !== null && (
        <>
          <h4>{text.rounds}</h4>
          {rounds === null ? (
            <p className="muted">{text.roundsUnknown}</p>
          ) : (
            <Columns columns={roundColumns(language, rounds)} />
          )}
        </>
      )}
      <Losses outcome={outcome} sides={sides} />
      <Modifiers outcome={outcome} />
    </Section>
  );
}

/** Less than this is what is left of sums of doubles. */
const NOISE = 1e-12;

type Text = (typeof words)["en"];

/** Who wins; that nobody does, or nothing is decided, is told where it can be. */
function partsOf({ space }: Outcome, sides: Sides, { wins, draw, undecided }: Text): readonly BarPart[] {
  const seldom: readonly BarPart[] = [
    { label: draw, value: space.draw, tone: "quiet" },
    { label: undecided, value: space.undecided, tone: "warn" },
  ];
  return [
    { label: wins(sides.attacker.name), value: space.attacker, tone: sides.attacker.tone },
    { label: wins(sides.defender.name), value: space.defender, tone: sides.defender.tone },
    ...seldom.filter(({ value }) => value > NOISE),
  ];
}

function Losses({ outcome, sides }: { readonly outcome: Outcome; readonly sides: Sides }) {
  const language = useLanguage();
  const { lost: title, lostOf, lostNote } = words[language];
  const { lost, rival } = outcome;
  const figures = (value: number) => ti4BattleWords[language].fight.number(String(Number(value.toFixed(2))));
  const said = [
    lostOf(sides.attacker.name, figures(lost.attacker)),
    ...(rival === null ? [] : [lostOf(sides.defender.name, figures(lost.defender))]),
  ];
  return (
    <>
      <h4>{title}</h4>
      <p>
        {said.join("; ")}. <span className="muted">{lostNote}</span>
      </p>
    </>
  );
}

function Modifiers({ outcome }: { readonly outcome: Outcome }) {
  const language = useLanguage();
  const { modifiers: title, noModifiers } = words[language];
  const { modifiers } = outcome;
  const said = (["attacker", "defender"] as const).flatMap((side) =>
    modifiers[side].map((modifier) => describeModifier(language, { side, ...modifier })),
  );
  return (
    <>
      <h4>{title}</h4>
      {said.length === 0 && <p className="muted">{noModifiers}</p>}
      <ul className="list grid tight">
        {said.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
