import { useLanguage } from "@umpire/ui";
import { useId, useMemo, useRef } from "react";
import { isBattleLink } from "../../battle-links/parameters.ts";
import { describeLinkRemark, describeNotCarried } from "../../battle-links/words.ts";
import { writeBattleLink } from "../../battle-links/write-link.ts";
import { battleOnArrival } from "../../combat/arrive.ts";
import { actionOf } from "../../planner/action.ts";
import type { Assessment } from "../../planner/assess.ts";
import { addCounts } from "../../units/force.ts";
import { OddsBar } from "../parts/bars.tsx";
import { usePlanner } from "../plan/state.tsx";
import { CopyButton } from "../share/copy.tsx";
import type { LinkedOdds } from "../worker/answers.ts";
import { useAnswer } from "../worker/questions.ts";
import { OddsBars } from "./bars.tsx";
import { linkWords } from "./link-words.ts";
import { type Sides, survivorRows } from "./lists.ts";
import { Section } from "./section.tsx";
import { words } from "./words.ts";

/** The odds of a battle that somebody has on another site: they need no map. */
export function LinkedBattle() {
  const { view, look } = usePlanner();
  const language = useLanguage();
  const says = linkWords[language];
  const id = useId();
  const { battleLink: link } = view;
  const isLink = isBattleLink(link);
  const asked = useMemo(() => (isLink ? ({ ask: "linked", link, language } as const) : null), [isLink, link, language]);
  const { answer, isOld } = useAnswer(asked);
  return (
    <Section title={says.title}>
      <label htmlFor={id} className="muted">
        {says.help}
      </label>
      <textarea
        id={id}
        rows={2}
        value={link}
        spellCheck={false}
        aria-label={says.label}
        onChange={({ target }) => look({ battleLink: target.value })}
      />
      <div aria-live="polite" aria-busy={isOld} className="grid">
        {asked !== null && isOld && <p className="muted">{says.working}</p>}
        {asked !== null && !isOld && answer?.ok === false && <p className="notice error">{says.failed}</p>}
        {asked !== null && !isOld && answer?.ok && <LinkedOutcome linked={answer.value} />}
      </div>
    </Section>
  );
}

function LinkedOutcome({ linked: { odds, remarks } }: { readonly linked: LinkedOdds }) {
  const language = useLanguage();
  const says = linkWords[language];
  const { wins, draw, survivors } = words[language];
  const sides: Sides = {
    attacker: { name: says.attacker, tone: "p0" },
    defender: { name: says.defender, tone: "p1" },
  };
  return (
    <>
      <OddsBar
        parts={[
          { label: wins(says.attacker), value: odds.attacker, tone: "p0" },
          { label: wins(says.defender), value: odds.defender, tone: "p1" },
          { label: draw, value: odds.draw, tone: "quiet" },
        ]}
      />
      <h4>{survivors}</h4>
      <OddsBars rows={survivorRows(language, { survivors: odds.survivors.map(withoutCargo) }, sides)} />
      {remarks.length > 0 && (
        <>
          <h4>{says.unread}</h4>
          <ul className="list fine">
            {remarks.map((remark) => (
              <li key={`${remark.code} ${remark.parameter}`}>{describeLinkRemark(language, remark)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A link's battle brings nothing that is carried. */
const withoutCargo = (left: LinkedOdds["odds"]["survivors"][number]) => ({ ...left, carried: {} });

/** The plan's battle in space as a link of ti4battle.com. */
export function BattleAsLink({ assessment }: { readonly assessment: Assessment }) {
  const { shown } = usePlanner();
  const language = useLanguage();
  const says = linkWords[language];
  const field = useRef<HTMLInputElement>(null);
  const { link, notCarried } = useMemo(() => linkOf(assessment, shown), [assessment, shown]);
  return (
    <Section title={says.asLink}>
      <p className="muted">{says.asLinkHelp}</p>
      <div className="line">
        <input className="grow" ref={field} readOnly value={link} aria-label={says.asLink} />
        <CopyButton label={says.copyLink} text={link} field={field} />
      </div>
      {notCarried.length > 0 && (
        <ul className="list fine muted">
          {notCarried.map((told) => (
            <li key={`${told.code} ${told.side} ${told.what}`}>{describeNotCarried(language, told)}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function linkOf(assessment: Assessment, { plan, players }: ReturnType<typeof usePlanner>["shown"]) {
  const { landing, rival } = actionOf(assessment, plan);
  const coming = landing.declared.flatMap(({ ship }) => (ship.unit === null ? [] : [{ [ship.unit ?? ""]: 1 }]));
  const { attacker, defender, anomalies } = battleOnArrival(landing, coming.reduce(addCounts, {}));
  const factionOf = (seat: number | null) => (seat === null ? undefined : players[seat]?.faction);
  const side = (army: typeof attacker, seat: number | null) => ({
    ...{ ...army, casualties: [], faction: army.faction ?? factionOf(seat) },
    units: addCounts(army.units, army.guns ?? {}),
  });
  return writeBattleLink({
    ...{ place: "space", anomalies, rounds: plan.rounds ?? undefined },
    attacker: side(attacker, assessment.mover),
    defender: side(defender, rival),
  });
}
