import { ok } from "@umpire/kernel";
import type { SkirmishAction } from "../../skirmish/shape.ts";
import { findUnit, type Unit } from "../../units/units.ts";
import { readMove } from "./read-move.ts";
import {
  all,
  countsIn,
  countsOf,
  isJoint,
  isVerb,
  partsOf,
  planetIn,
  type Read,
  someIn,
  stray,
  systemIn,
  wordsOf,
} from "./read-words.ts";
import { type Counts, plus, type Sight } from "./sight.ts";
import { planetsIn } from "./systems.ts";
import type { Verb } from "./words/words.ts";

type Reader = (sight: Sight, typed: string) => Read<SkirmishAction>;

const readers: { readonly [V in Verb]?: Reader } = {
  activate(sight, typed) {
    const system = systemIn(sight, wordsOf(typed));
    return system.ok ? ok({ type: "activate", system: system.value }) : system;
  },
  use(sight, typed) {
    const parts = partsOf(sight, wordsOf(typed), ["in"]);
    const [ability = "", ...rest] = parts.get("head") ?? [];
    const system = systemIn(sight, parts.get("in") ?? rest);
    return system.ok ? ok({ type: "ability", ability: ability.toLowerCase(), system: system.value }) : system;
  },
  pass: () => ok({ type: "pass" }),
  move: readMove,
  remove(sight, typed) {
    const units = countsIn(sight, wordsOf(typed));
    return units.ok ? ok({ type: "remove", units: units.value }) : units;
  },
  lose: (sight, typed) => readAssign(sight, "lose", typed),
  sustain: (sight, typed) => readAssign(sight, "sustain", typed),
  retreat(sight, typed) {
    const system = systemIn(sight, wordsOf(typed));
    return system.ok ? ok({ type: "retreat", to: system.value }) : system;
  },
  stay: () => ok({ type: "retreat", to: null }),
  bombard(sight, typed) {
    const targets = byPlanet(
      sight,
      typed,
      ({ kind, bombard }) => kind === "ship" && bombard !== null,
      (clause) => {
        const parts = partsOf(sight, clause, ["with"]);
        return { planet: parts.get("head") ?? [], units: parts.get("with") ?? [] };
      },
    );
    return targets.ok ? ok({ type: "bombard", targets: targets.value }) : targets;
  },
  land(sight, typed) {
    const landings = byPlanet(
      sight,
      typed,
      ({ kind }) => kind === "ground",
      (clause) => {
        const parts = partsOf(sight, clause, ["on"]);
        return { planet: parts.get("on") ?? [], units: parts.get("head") ?? [] };
      },
    );
    return landings.ok ? ok({ type: "land", landings: landings.value }) : landings;
  },
  build(sight, typed) {
    const units = countsIn(sight, wordsOf(typed));
    return units.ok ? ok({ type: "produce", units: units.value }) : units;
  },
};

/** An order in words: a verb, and what goes with it. */
export function readOrder(sight: Sight, typed: string, example: string): Read<SkirmishAction> {
  const [first = "", ...rest] = typed.trim().split(/\s+/);
  const found = Object.entries(readers).find(([verb]) => isVerb(sight, first.replace(/,$/, ""), verb as Verb));
  return found === undefined ? stray("line", typed, example) : found[1](sight, rest.join(" "));
}

/** `lose 2 fighter, sustain 1 dreadnought`. */
function readAssign(sight: Sight, first: "lose" | "sustain", typed: string): Read<SkirmishAction> {
  const parts: { readonly lose: string[]; readonly sustain: string[] } = { lose: [], sustain: [] };
  let now = first;
  for (const word of wordsOf(typed)) {
    const verb = (["lose", "sustain"] as const).find((each) => isVerb(sight, word, each));
    if (verb === undefined) parts[now].push(word);
    now = verb ?? now;
  }
  const lost = someIn(sight, parts.lose);
  if (!lost.ok) return lost;
  const sustain = countsIn(sight, parts.sustain);
  if (!sustain.ok) return sustain;
  return ok({
    ...{ type: "assign", sustain: sustain.value },
    destroy: countsOf(lost.value.filter(({ isDamaged }) => !isDamaged)),
    destroyDamaged: countsOf(lost.value.filter(({ isDamaged }) => isDamaged)),
  });
}

type Clause = { readonly planet: readonly string[]; readonly units: readonly string[] };

/** Units by planets, with `;` between them. Where there is one planet it need not be named. */
function byPlanet(
  sight: Sight,
  typed: string,
  isMeant: (unit: Unit) => boolean,
  partsIn: (clause: readonly string[]) => Clause,
): Read<{ readonly [planet: string]: Counts }> {
  const { state } = sight;
  const planets = state.tactical === null ? Object.keys(state.planets) : planetsIn(sight, state.tactical.system);
  const clauses = typed
    .split(";")
    .map(wordsOf)
    .filter((clause) => clause.length > 0);
  if (clauses.flat().every((word) => isJoint(sight, word, "none"))) return ok({});
  const read = clauses.map(partsIn).map(({ planet, units }): Read<readonly [string, Counts]> => {
    const name = planet.length === 0 && planets.length === 1 ? ok(planets[0] ?? "") : planetIn(planet, planets);
    const counts = isAll(sight, units) ? ok(unitsHere(sight, isMeant)) : countsIn(sight, units);
    if (!name.ok) return name;
    return counts.ok ? ok([name.value, counts.value]) : counts;
  });
  const places = all(read);
  if (!places.ok) return places;
  const sums: { [planet: string]: Counts } = {};
  for (const [planet, units] of places.value) sums[planet] = plus(sums[planet] ?? {}, units);
  return ok(sums);
}

/** One's own units of a kind above the active system. */
function unitsHere({ state, seat }: Sight, isMeant: (unit: Unit) => boolean): Counts {
  const { units = {} } = state.space[state.tactical?.system ?? ""]?.[seat] ?? {};
  return Object.fromEntries(
    Object.entries(units).filter(([id]) => {
      const unit = findUnit(id);
      return unit !== undefined && isMeant(unit);
    }),
  );
}

const isAll = (sight: Sight, words: readonly string[]): boolean => words.every((word) => isJoint(sight, word, "all"));
