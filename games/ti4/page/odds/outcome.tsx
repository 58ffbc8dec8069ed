import { useLanguage } from "@umpire/ui";
import { PlayerMark } from "../../board/pieces/icons.tsx";
import { findSystem } from "../../galaxy/galaxy.ts";
import type { Outcome } from "../../planner/outcome.ts";
import { placesOf } from "../../planner/plan.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { ti4BattleWords } from "../../words/planner/battles.ts";
import { OddsBar, toneOf } from "../parts/bars.tsx";
import { chanceText } from "../parts/chance.ts";
import { OddsBars } from "./bars.tsx";
import { BattleAsLink } from "./battle-link.tsx";
import { arrivalRows, fleetText, goalChance, groundRows, type Sides } from "./lists.ts";
import { type OutcomeProps, Section, useNames } from "./section.tsx";
import { SpaceOdds } from "./space.tsx";
import { words } from "./words.ts";

/** Everything that may come of it, from the headline down to what is not counted. */
export function OutcomeView({ assessment, outcome }: OutcomeProps) {
  const language = useLanguage();
  const { arrives, nobodyLands } = words[language];
  const hasPlanets = placesOf(findSystem(assessment.galaxy, assessment.movement.active)).length > 0;
  return (
    <div className="grid loose">
      <Section title={arrives}>
        <OddsBars rows={arrivalRows(language, outcome, assessment.mover)} />
      </Section>
      <Cannons assessment={assessment} outcome={outcome} />
      <SpaceOdds assessment={assessment} outcome={outcome} />
      {outcome.ground !== null && <Ground assessment={assessment} outcome={outcome} ground={outcome.ground} />}
      {outcome.ground === null && hasPlanets && <p className="muted">{nobodyLands}</p>}
      <Price outcome={outcome} />
      <Unmodelled outcome={outcome} />
      <BattleAsLink assessment={assessment} />
    </div>
  );
}

function Cannons({ assessment, outcome }: OutcomeProps) {
  const language = useLanguage();
  const { cannons, noCannons, cannonsOf, thirdParty } = words[language];
  const name = useNames();
  const { guns, rival } = outcome;
  return (
    <Section title={cannons}>
      {guns.length === 0 && <p className="muted">{noCannons}</p>}
      <ul className="list grid tight">
        {guns.map(({ seat, units }) => (
          <li key={seat}>
            <PlayerMark player={seat} size={12} /> {cannonsOf(name(seat), fleetText(language, units))}
            {seat !== assessment.mover && seat !== rival && <span className="muted"> ({thirdParty})</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type GroundProps = OutcomeProps & { readonly ground: NonNullable<Outcome["ground"]> };

function Ground({ assessment, ground }: GroundProps) {
  const language = useLanguage();
  const text = words[language];
  const name = useNames();
  const { planet, owner, taken } = ground;
  const mover = { name: name(assessment.mover), tone: toneOf(assessment.mover) };
  const sides: Sides = {
    attacker: mover,
    defender:
      owner === null ? { name: text.nobodyOnGround, tone: "quiet" } : { name: name(owner), tone: toneOf(owner) },
  };
  return (
    <Section title={text.ground}>
      <p className="muted">{text.ownerOf(planet, owner === null ? null : sides.defender.name)}</p>
      <OddsBar
        parts={[
          { label: text.taken, value: taken, tone: mover.tone },
          { label: text.held, value: Math.max(0, 1 - taken), tone: sides.defender.tone },
        ]}
      />
      <h4>{text.onGround}</h4>
      <OddsBars rows={groundRows(language, ground, sides)} />
    </Section>
  );
}

/** What each rift and the nebula take from the chance. */
function Price({ outcome }: { readonly outcome: Outcome }) {
  const language = useLanguage();
  const { price: title, goal, costs, rift, nebula, noPrice } = words[language];
  const { fight } = ti4BattleWords[language];
  const { price } = outcome;
  return (
    <Section title={title}>
      <p className="muted">{price.length === 0 ? noPrice : goal[outcome.goal]}</p>
      <ul className="list grid tight">
        {price.map(({ source, system, points }) => {
          const what = (source === "nebula" ? nebula : rift)(system);
          const rounded = Number(points.toFixed(2));
          const without = chanceText(language, goalChance(outcome) + points / 100);
          return (
            <li key={`${source} ${system}`}>
              {costs(what, rounded, fight.number(String(Math.abs(rounded))), without)}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Unmodelled({ outcome }: { readonly outcome: Outcome }) {
  const language = useLanguage();
  const { unmodelled, always } = words[language];
  return (
    <Section title={unmodelled}>
      <ul className="list grid tight">
        {outcome.notModelled.map(({ unit, text }) => (
          <li key={unit}>
            {ti4Names[language].unit(unit)}: {text}
          </li>
        ))}
        {always.map((text) => (
          <li key={text} className="muted">
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}
