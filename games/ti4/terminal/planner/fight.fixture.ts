import type { PreparedBattle } from "../../combat/prepared.ts";
import { presets } from "../../galaxy/rules.ts";
import { readForces } from "../../units/typed-units.ts";
import { readBattleOptions, type TypedBattle } from "./battle-options.ts";
import { beginFight } from "./begin-fight.ts";
import { type BattleDecision, type Course, type Fight, playOut } from "./fight.ts";

type Typed = TypedBattle & { readonly in?: readonly string[] };

/** A battle as it is typed, ready to be played. */
export function preparedFor(attacks: string, defends: string, typed: Typed = {}): PreparedBattle {
  const [attacker, defender, manners] = [readForces(attacks), readForces(defends), readBattleOptions(typed)];
  if (!attacker.ok || !defender.ok || !manners.ok) throw new Error("no battle");
  const begun = beginFight(
    {
      ...{ place: typed.place ?? "space", anomalies: typed.in ?? [] },
      attacker: { ...attacker.value, ...manners.value.attacker },
      defender: { ...defender.value, ...manners.value.defender },
    },
    presets.official,
    "en",
  );
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.value.prepared;
}

/** The first seed, of many, whose battle is as it should be. */
export function findFight(
  fight: Omit<Fight, "seed">,
  isIt: (course: Course) => boolean,
  answers: readonly BattleDecision[] = [],
) {
  for (let seed = 0; seed < 2000; seed += 1) {
    const course = playOut({ ...fight, seed: `${seed}` }, answers);
    if (isIt(course)) return { seed: `${seed}`, ...course };
  }
  throw new Error("no such battle");
}
