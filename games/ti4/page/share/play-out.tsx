import { type Json, type Refusal, refusalSentence } from "@umpire/kernel";
import { type Language, StarterContext, useLanguage } from "@umpire/ui";
import { useContext, useDeferredValue, useMemo } from "react";
import type { Plan } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import { type LeftOut, type PlayedOut, playOut } from "../../skirmish/play-out.ts";
import { providePowers } from "../../skirmish/powers.ts";
import { withPowers } from "../../skirmish/with-powers/with-powers.ts";
import { effectNames } from "../../words/names/effect-names.ts";
import { skirmishEn } from "../../words/skirmish/en.ts";
import { skirmishRu } from "../../words/skirmish/ru.ts";
import { formatForce, formatPlace } from "../fleets/sentences.ts";
import { usePlanner } from "../plan/state.tsx";
import { words } from "./play-out-words.ts";

providePowers(withPowers);

/** A skirmish that begins with the position: who sits there, what is left out, and one press to it. */
export function PlayOutPart() {
  const plan = useDeferredValue(usePlanner().plan);
  const language = useLanguage();
  const says = words[language];
  const Starter = useContext(StarterContext);
  const made = useMemo(() => playOut(plan), [plan]);
  if (Starter === null) return null;
  return (
    <section className="section column" aria-labelledby="share-play-out">
      <h3 id="share-play-out">{says.title}</h3>
      <p className="muted">{says.what}</p>
      {made.ok ? (
        <>
          <p>{says.seats(made.value.seats.map((seat) => playerName(language, plan, seat)))}</p>
          <Starter
            game="ti4"
            options={made.value.options as unknown as Json}
            rules={made.value.rules}
            seats={made.value.seats.length}
          />
          <p className="muted">{describeLeftOut(language, plan, made.value)}</p>
        </>
      ) : (
        <p className="error">{describeProblem(language, made.refusal)}</p>
      )}
    </section>
  );
}

/** What the skirmish has not, in a line. */
function describeLeftOut(language: Language, plan: Plan, { leftOut }: PlayedOut): string {
  const says = words[language];
  const effects = leftOut.effects.map(effectNames[language]);
  const units = leftOut.units.map((each) => describeStand(language, plan, each));
  const parts = [
    says.always,
    ...(effects.length > 0 ? [says.effects(effects)] : []),
    ...(units.length > 0 ? [says.units(units)] : []),
  ];
  return says.leftOut(parts);
}

const describeStand = (language: Language, plan: Plan, { seat, units, ...place }: LeftOut["units"][number]): string =>
  words[language].stand(
    playerName(language, plan, seat),
    formatForce(language, { units, damaged: {} }),
    formatPlace(language, place),
  );

const skirmishWords = { en: skirmishEn, ru: skirmishRu };

/** Why there can be no such skirmish. */
const describeProblem = (language: Language, refusal: Refusal): string =>
  refusalSentence(language, [skirmishWords[language].refusal], null, refusal) ?? refusal.code;
