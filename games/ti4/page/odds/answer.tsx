import { useLanguage } from "@umpire/ui";
import { useEffect, useMemo } from "react";
import { actionOf } from "../../planner/action.ts";
import type { Assessment } from "../../planner/assess.ts";
import type { Outcome } from "../../planner/outcome.ts";
import { roundChance } from "../parts/chance.ts";
import { usePlanner } from "../plan/state.tsx";
import { useAnswer } from "../worker/questions.ts";
import { type AnswerProps, isSomething, nothingAnswered } from "./context.ts";
import { goalChance } from "./lists.ts";
import { useNames } from "./section.tsx";
import { words } from "./words.ts";

/** The answer above everything else: the chance of what one comes for, and what it is made of. */
export function Answer({ answered, tell }: AnswerProps) {
  const { assessment, shown } = usePlanner();
  const language = useLanguage();
  const meant = assessment !== null && isSomething(assessment) ? assessment : null;
  const asked = useMemo(
    () => (meant === null ? null : ({ ask: "outcome", action: actionOf(meant, shown.plan), language } as const)),
    [meant, shown, language],
  );
  const { answer, isOld } = useAnswer(asked);
  useEffect(() => {
    if (asked === null) tell(nothingAnswered);
    else if (answer === null) tell({ ...nothingAnswered, isOld: true });
    else if (answer.ok) tell({ outcome: answer.value, refusal: null, isOld });
    else tell({ outcome: null, refusal: answer.refusal, isOld });
  }, [asked, answer, isOld, tell]);
  const { outcome } = answered;
  if (meant === null || outcome === null) return null;
  return (
    <>
      <Headline assessment={meant} outcome={outcome} isOld={answered.isOld} />
      <Figures outcome={outcome} />
    </>
  );
}

type HeadlineProps = { readonly assessment: Assessment; readonly outcome: Outcome; readonly isOld: boolean };

/** The chances that matter, in one sentence. */
function Headline({ assessment, outcome, isOld }: HeadlineProps) {
  const language = useLanguage();
  const { takes, winsInSpace, leavesShips, headline, working } = words[language];
  const who = useNames()(assessment.mover);
  const { ground, space, rival } = outcome;
  const chances = [
    ...(ground === null ? [] : [takes(ground.planet, roundChance(language, ground.taken))]),
    (rival === null ? leavesShips : winsInSpace)(roundChance(language, space.attacker)),
  ];
  return (
    <div className="planner-headline grid">
      <b className="score-text" aria-hidden="true">
        {roundChance(language, goalChance(outcome))}
      </b>
      <div>
        <p className="strong" data-testid="price-headline">
          {headline(who, chances)}
        </p>
        {isOld && <p className="price-working muted">{working}</p>}
      </div>
    </div>
  );
}

/** What the chance is made of. */
function Figures({ outcome }: { readonly outcome: Outcome }) {
  const language = useLanguage();
  const { figures } = words[language];
  const { arrival, rival, space, ground, lost } = outcome;
  const there = arrival.reduce(
    (sum, { probability, units }) => sum + (Object.values(units).some((count) => count > 0) ? probability : 0),
    0,
  );
  const all = [
    { name: figures.arrives, figure: roundChance(language, there) },
    ...(rival === null ? [] : [{ name: figures.space, figure: roundChance(language, space.attacker) }]),
    ...(ground === null ? [] : [{ name: figures.planet, figure: roundChance(language, ground.taken) }]),
    ...(rival === null ? [] : [{ name: figures.lost, figure: figures.resources(lost.attacker) }]),
  ];
  return (
    <dl className="planner-figures-row">
      {all.map(({ name, figure }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="score-text">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
