import { useLanguage } from "@umpire/ui";
import { useEffect, useId, useRef, useState } from "react";
import { usePlanner } from "../plan/state.tsx";
import { formatForce } from "../text/units.ts";
import { hasFled, kept, refugesFor } from "./apply.ts";
import { Ledger } from "./ledger.tsx";
import { type Naming, PartLog } from "./log.tsx";
import { MovementLog } from "./movement.tsx";
import { type Battle, endOfPart, shownOf, stepsIn } from "./steps.ts";
import type { Roll } from "./store.ts";
import { words } from "./words.ts";

type RolledProps = {
  readonly roll: Roll;
  readonly name: Naming;
  readonly show: (steps: number) => void;
  /** Null where there is nothing to roll now. */
  readonly again: (() => void) | null;
  readonly end: (isKept: boolean) => void;
};

/** What was rolled, as far as it has been shown. */
export function RolledView({ roll, name, show, again, end }: RolledProps) {
  const { plan } = usePlanner();
  const says = words[useLanguage()];
  const { rolled, assessment, battles, shown, seed } = roll;
  const total = stepsIn(battles);
  const isOver = shown >= total;
  const isOld = roll.plan !== plan;
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown > 0) foot.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  return (
    <>
      {isOld && <p className="notice warn">{says.old}</p>}
      <p className="muted fine">
        {says.seed}: <code>{seed}</code>
      </p>
      <MovementLog rolled={rolled} active={assessment.movement.active} />
      <div role="log" className="stack">
        {shownOf(battles, shown).map((battle, at) => (
          <BattleLog
            key={battle.place}
            battle={battle}
            whole={battles[at] ?? battle}
            active={assessment.movement.active}
            name={name}
          />
        ))}
        {battles.length === 0 && <p>{says.noBattle}</p>}
      </div>
      {isOver && <Result roll={roll} name={name} />}
      <div ref={foot} className="roll-controls cluster" data-stays={!isOver}>
        {isOver ? (
          <EndControls roll={roll} isOld={isOld} again={again} end={end} />
        ) : (
          <StepControls battles={battles} shown={shown} total={total} show={show} end={end} />
        )}
      </div>
      {isOver && <Ledgers battles={battles} name={name} />}
    </>
  );
}

type BattleProps = {
  readonly battle: Battle;
  readonly whole: Battle;
  readonly active: string;
  readonly name: Naming;
};

function BattleLog({ battle, whole, active, name }: BattleProps) {
  const says = words[useLanguage()];
  const { place, planet, parts } = battle;
  return (
    <section className="grid">
      <h3>{planet === null ? says.battle(active) : says.landing(planet)}</h3>
      <ol className="list grid">
        {parts.map((part, at) => (
          <PartLog
            key={`${place} ${part.step} ${part.round}`}
            part={part}
            battle={whole}
            isWhole={part.told.length === whole.parts[at]?.told.length}
            name={name}
          />
        ))}
      </ol>
    </section>
  );
}

type StepProps = Pick<RolledProps, "show" | "end"> & {
  readonly battles: readonly Battle[];
  readonly shown: number;
  readonly total: number;
};

function StepControls({ battles, shown, total, show, end }: StepProps) {
  const says = words[useLanguage()];
  return (
    <>
      <button type="button" className="primary" onClick={() => show(shown + 1)}>
        {says.next}
      </button>
      <button type="button" onClick={() => show(endOfPart(battles, shown))}>
        {says.wholeStep}
      </button>
      <button type="button" onClick={() => show(total)}>
        {says.all}
      </button>
      <button type="button" onClick={() => end(false)}>
        {says.back}
      </button>
      <span className="muted fine">{says.stepOf(shown, total)}</span>
    </>
  );
}

type EndProps = Pick<RolledProps, "roll" | "again" | "end"> & { readonly isOld: boolean };

function EndControls({ roll, isOld, again, end }: EndProps) {
  const { plan, change, look } = usePlanner();
  const says = words[useLanguage()];
  const id = useId();
  const { assessment, rolled } = roll;
  const refuges = hasFled(rolled) ? refugesFor(roll.plan, assessment) : [];
  const [chosen, setChosen] = useState<string | null>(null);
  const refuge = chosen ?? refuges[0] ?? null;
  const keep = () => {
    change((now) => (now === plan ? kept(now, assessment, rolled, refuge) : now));
    look({ system: assessment.movement.active });
    end(true);
  };
  return (
    <>
      {hasFled(rolled) && !isOld && (
        <div className="row">
          <label htmlFor={id}>{says.refuge}</label>
          <select id={id} value={refuge ?? ""} onChange={({ target }) => setChosen(target.value)}>
            {refuges.length === 0 && <option value="">{says.noRefuge}</option>}
            {refuges.map((system) => (
              <option key={system}>{system}</option>
            ))}
          </select>
        </div>
      )}
      {!isOld && (
        <>
          <button type="button" className="primary" aria-describedby={`${id}-keep`} onClick={keep}>
            {says.keep}
          </button>
          <p id={`${id}-keep`} className="muted fine wide">
            {says.keepHelp}
          </p>
        </>
      )}
      <button type="button" onClick={() => end(false)}>
        {says.back}
      </button>
      {again && (
        <button type="button" onClick={again}>
          {says.again}
        </button>
      )}
    </>
  );
}

/** How it ended: who is left with what, and whose the planet is. */
function Result({ roll, name }: { readonly roll: Roll; readonly name: Naming }) {
  const says = words[useLanguage()];
  const { battles, rolled, assessment } = roll;
  const { ground } = rolled;
  return (
    <section className="section grid" aria-labelledby="roll-result">
      <h3 id="roll-result">{says.result}</h3>
      <ul>
        {battles.map((battle) => (
          <LeftIn key={battle.place} battle={battle} name={name} />
        ))}
      </ul>
      {ground !== null && (
        <p>
          {ground.winner === "attacker"
            ? says.planetTaken(name(assessment.mover), ground.planet)
            : says.planetHeld(ground.planet)}
        </p>
      )}
      {ground === null && <p>{says.noLanding}</p>}
    </section>
  );
}

function Ledgers({ battles, name }: { readonly battles: readonly Battle[]; readonly name: Naming }) {
  const says = words[useLanguage()];
  if (battles.length === 0) return null;
  return (
    <section aria-labelledby="roll-ledger">
      <h3 id="roll-ledger">{says.ledger}</h3>
      {battles.map((battle) => (
        <Ledger key={battle.place} battle={battle} name={name} />
      ))}
    </section>
  );
}

function LeftIn({ battle, name }: { readonly battle: Battle; readonly name: Naming }) {
  const language = useLanguage();
  const says = words[language];
  const { cast, fought, place } = battle;
  const sides = (["attacker", "defender"] as const).filter((camp) => cast[camp] !== null);
  return sides.map((camp) => (
    <li key={camp}>
      {says.ledgerOf[place]}. {says.did(name(cast[camp]), formatForce(language, fought[camp]) || says.nothing)}
    </li>
  ));
}
