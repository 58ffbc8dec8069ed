import { ok } from "@umpire/kernel";
import type { SkirmishAction } from "../../skirmish/shape.ts";
import type { UnitCounts } from "../../units/force.ts";
import { findUnit, type Unit } from "../../units/units.ts";
import { mergeCounts, type TerminalContext } from "./context.ts";
import { readMove } from "./read-move.ts";
import {
  all,
  countsIn,
  countsOf,
  isParticle,
  isVerb,
  partsOf,
  planetIn,
  type Read,
  selectionsIn,
  systemIn,
  unrecognized,
  wordsOf,
} from "./read-words.ts";
import { planetsIn } from "./systems.ts";
import type { Verb } from "./words/words.ts";

type Reader = (context: TerminalContext, typed: string) => Read<SkirmishAction>;

const readers: { readonly [V in Verb]?: Reader } = {
  activate(context, typed) {
    const system = systemIn(context, wordsOf(typed));
    return system.ok ? ok({ type: "activate", system: system.value }) : system;
  },
  use(context, typed) {
    const parts = partsOf(context, wordsOf(typed), ["in"]);
    const [ability = "", ...rest] = parts.get("head") ?? [];
    const system = systemIn(context, parts.get("in") ?? rest);
    return system.ok ? ok({ type: "ability", ability: ability.toLowerCase(), system: system.value }) : system;
  },
  pass: () => ok({ type: "pass" }),
  move: readMove,
  remove(context, typed) {
    const units = countsIn(context, wordsOf(typed));
    return units.ok ? ok({ type: "remove", units: units.value }) : units;
  },
  lose: (context, typed) => readAssign(context, "lose", typed),
  sustain: (context, typed) => readAssign(context, "sustain", typed),
  retreat(context, typed) {
    const system = systemIn(context, wordsOf(typed));
    return system.ok ? ok({ type: "retreat", to: system.value }) : system;
  },
  stay: () => ok({ type: "retreat", to: null }),
  bombard(context, typed) {
    const targets = byPlanet(
      context,
      typed,
      ({ kind, bombard }) => kind === "ship" && bombard !== null,
      (clause) => {
        const parts = partsOf(context, clause, ["with"]);
        return { planet: parts.get("head") ?? [], units: parts.get("with") ?? [] };
      },
    );
    return targets.ok ? ok({ type: "bombard", targets: targets.value }) : targets;
  },
  land(context, typed) {
    const landings = byPlanet(
      context,
      typed,
      ({ kind }) => kind === "ground",
      (clause) => {
        const parts = partsOf(context, clause, ["on"]);
        return { planet: parts.get("on") ?? [], units: parts.get("head") ?? [] };
      },
    );
    return landings.ok ? ok({ type: "land", landings: landings.value }) : landings;
  },
  build(context, typed) {
    const units = countsIn(context, wordsOf(typed));
    return units.ok ? ok({ type: "produce", units: units.value }) : units;
  },
};

/** An order in words: a verb, and what goes with it. */
export function readOrder(context: TerminalContext, typed: string, example: string): Read<SkirmishAction> {
  const [first = "", ...rest] = typed.trim().split(/\s+/);
  const found = Object.entries(readers).find(([verb]) => isVerb(context, first.replace(/,$/, ""), verb as Verb));
  return found === undefined ? unrecognized("line", typed, example) : found[1](context, rest.join(" "));
}

/** `lose 2 fighter, sustain 1 dreadnought`. */
function readAssign(context: TerminalContext, first: "lose" | "sustain", typed: string): Read<SkirmishAction> {
  const parts: { readonly lose: string[]; readonly sustain: string[] } = { lose: [], sustain: [] };
  let now = first;
  for (const word of wordsOf(typed)) {
    const verb = (["lose", "sustain"] as const).find((each) => isVerb(context, word, each));
    if (verb === undefined) parts[now].push(word);
    now = verb ?? now;
  }
  const lost = selectionsIn(context, parts.lose);
  if (!lost.ok) return lost;
  const sustain = countsIn(context, parts.sustain);
  if (!sustain.ok) return sustain;
  return ok({
    type: "assign",
    sustain: sustain.value,
    destroy: countsOf(lost.value.filter(({ isDamaged }) => !isDamaged)),
    destroyDamaged: countsOf(lost.value.filter(({ isDamaged }) => isDamaged)),
  });
}

type Clause = { readonly planet: readonly string[]; readonly units: readonly string[] };

/** Units by planets, with `;` between them. Where there is one planet it need not be named. */
function byPlanet(
  context: TerminalContext,
  typed: string,
  isMeant: (unit: Unit) => boolean,
  partsIn: (clause: readonly string[]) => Clause,
): Read<{ readonly [planet: string]: UnitCounts }> {
  const { state } = context;
  const planets = state.tactical === null ? Object.keys(state.planets) : planetsIn(context, state.tactical.system);
  const clauses = typed
    .split(";")
    .map(wordsOf)
    .filter((clause) => clause.length > 0);
  if (clauses.flat().every((word) => isParticle(context, word, "none"))) return ok({});
  const read = clauses.map(partsIn).map(({ planet, units }): Read<readonly [string, UnitCounts]> => {
    const name = planet.length === 0 && planets.length === 1 ? ok(planets[0] ?? "") : planetIn(planet, planets);
    const counts = isAll(context, units) ? ok(unitsHere(context, isMeant)) : countsIn(context, units);
    if (!name.ok) return name;
    return counts.ok ? ok([name.value, counts.value]) : counts;
  });
  const places = all(read);
  if (!places.ok) return places;
  const sums: { [planet: string]: UnitCounts } = {};
  for (const [planet, units] of places.value) sums[planet] = mergeCounts(sums[planet] ?? {}, units);
  return ok(sums);
}

/** One's own units of a kind above the active system. */
function unitsHere({ state, seat }: TerminalContext, isMeant: (unit: Unit) => boolean): UnitCounts {
  const { units = {} } = state.space[state.tactical?.system ?? ""]?.[seat] ?? {};
  return Object.fromEntries(
    Object.entries(units).filter(([id]) => {
      const unit = findUnit(id);
      return unit !== undefined && isMeant(unit);
    }),
  );
}

const isAll = (context: TerminalContext, words: readonly string[]): boolean =>
  words.every((word) => isParticle(context, word, "all"));
