import { useLanguage } from "@umpire/ui";
import { useId, useState } from "react";
import { actionOf } from "../../planner/action.ts";
import type { Assessment } from "../../planner/assess.ts";
import type { Plan } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import { rollOut } from "../../planner/roll.ts";
import { usePlanner } from "../plan/state.tsx";
import { diceOf, newSeed } from "./dice.ts";
import { RolledView } from "./rolled.tsx";
import { battlesOf } from "./steps.ts";
import type { Roll } from "./store.ts";
import { useKeptRoll } from "./store.ts";
import { words } from "./words.ts";

const rollFor = (plan: Plan, assessment: Assessment, seed: string): Roll => {
  const rolled = rollOut(actionOf(assessment, plan.plan), diceOf(seed));
  return { seed, plan, assessment, rolled, battles: battlesOf(assessment, rolled), shown: 0 };
};

/** Plays what is declared with real dice, step by step; the table stays as it is until what is left is kept. */
export function RollPanel() {
  const { plan, view, assessment } = usePlanner();
  const language = useLanguage();
  const says = words[language];
  const [roll, setRoll] = useKeptRoll();
  const [seed, setSeed] = useState(() => roll?.seed ?? newSeed());
  const [isKept, setKept] = useState(false);
  const meant = view.hover === null ? assessment : null;
  const throwDice = (next: string) => {
    if (meant === null) return;
    setSeed(next);
    setKept(false);
    setRoll(rollFor(plan, meant, next));
  };
  const end = (hasKept: boolean) => {
    setRoll(null);
    setSeed(newSeed());
    setKept(hasKept);
  };
  const canRoll = meant !== null && meant.declared.length > 0;
  return (
    <section className="stack" aria-labelledby="roll-title">
      <h2 id="roll-title">{says.title}</h2>
      {roll === null && <p className="muted">{says.what}</p>}
      <p role="status" className="hide-empty">
        {isKept && says.kept}
      </p>
      {roll === null && !canRoll && (
        <p>{assessment === null ? says.noActive : says.nobodyMoves(assessment.movement.active)}</p>
      )}
      {roll === null && canRoll && <SeedForm seed={seed} setSeed={setSeed} onRoll={throwDice} />}
      {roll !== null && (
        <RolledView
          roll={roll}
          name={(seat) => (seat === null ? says.nobody : playerName(language, roll.plan, seat))}
          show={(shown) => setRoll({ ...roll, shown })}
          again={canRoll ? () => throwDice(newSeed()) : null}
          end={end}
        />
      )}
    </section>
  );
}

type SeedProps = {
  readonly seed: string;
  readonly setSeed: (seed: string) => void;
  readonly onRoll: (seed: string) => void;
};

function SeedForm({ seed, setSeed, onRoll }: SeedProps) {
  const says = words[useLanguage()];
  const id = useId();
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (seed.trim() !== "") onRoll(seed.trim());
      }}
    >
      <div className="line">
        <label htmlFor={id}>{says.seed}</label>
        <input
          className="code grow"
          id={id}
          value={seed}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setSeed(target.value)}
        />
        <button type="button" onClick={() => setSeed(newSeed())}>
          {says.newSeed}
        </button>
      </div>
      <p id={`${id}-help`} className="muted fine">
        {says.seedHelp}
      </p>
      <button type="submit" className="primary" disabled={seed.trim() === ""}>
        {says.roll}
      </button>
    </form>
  );
}
