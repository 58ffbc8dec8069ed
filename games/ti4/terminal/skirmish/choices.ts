import { canonical } from "@umpire/kernel";
import { ti4 } from "../../game.ts";
import { reach } from "../../movement/reach.ts";
import { shipsOf, voyageOf } from "../../skirmish/board.ts";
import { fullLoad } from "../../skirmish/move-choices.ts";
import { landingsOf, type Plan, worthOfPlan } from "../../skirmish/plan.ts";
import type { SkirmishAction } from "../../skirmish/shape.ts";
import { findUnit } from "../../units/units.ts";
import { ti4Words } from "../../words/languages.ts";
import { sayRisk } from "../../words/say.ts";
import type { AnomalyType } from "../planner/types.ts";
import { spell } from "./orders.ts";
import { cargoOf, hasDock, hasRival, oddsNow, planOf, treasuryOf } from "./plans.ts";
import { type Action, about, type Counts, type Sight, sayCounts, stepOf } from "./sight.ts";

/** A line of the list: what is done, how it is typed, what comes of it. */
export type Choice = { readonly action: SkirmishAction; readonly typed: string; readonly note: string };
export type Choices = { readonly listed: readonly Choice[]; readonly more: number };

/** More would scroll away. */
const MOST = 12;
/** As many legal actions as are looked at. */
const MOST_SEEN = 300;

/** What is worth offering now, the best first; whatever does nothing comes last, and is always there. */
export function choices(sight: Sight): Choices {
  const task = stepOf(sight)?.task;
  if (task === "turn") return turns(sight);
  if (task === "move") return cut(sight, moves(sight), [{ action: noMove, note: sight.words.choice.movesNone }]);
  const legal = seen(sight);
  if (task === "land") return landings(sight, legal);
  if (task === "produce") return baskets(sight, legal);
  if (task === "retreat")
    return cut(
      sight,
      legal.map((action) => ({ action, note: noteOfRetreat(sight, action) })),
      [],
    );
  const note = (at: number) => (at === 0 && task === "assign" ? sight.words.choice.usual : "");
  return cut(
    sight,
    legal.map((action, at) => ({ action, note: note(at) })),
    [],
  );
}

type Offer = Omit<Choice, "typed">;
const noMove: SkirmishAction = { type: "move", moves: [] };

function seen({ state, seat, rules }: Sight): readonly SkirmishAction[] {
  const actions: SkirmishAction[] = [];
  for (const action of ti4.legal(state, seat, rules)) if (actions.push(action) === MOST_SEEN) break;
  return actions;
}

function cut(sight: Sight, offers: readonly Offer[], last: readonly Offer[]): Choices {
  const room = MOST - last.length;
  const listed = [...offers.slice(0, room), ...last].map((offer) => ({
    ...offer,
    typed: typedFor(sight, offer.action),
  }));
  return { listed, more: Math.max(0, offers.length - room) };
}

/** The whole plan has a short name. */
function typedFor(sight: Sight, action: SkirmishAction): string {
  const isPlan = action.type === "move" && action.moves.length > 0 && action.moves === planHere(sight).moves;
  const { verb, joint } = sight.words;
  return isPlan ? `${verb.move[0]} ${joint.all[0]}` : spell(action, sight);
}

const planHere = (sight: Sight) => planOf(sight, sight.state.tactical?.system ?? "");

/** Systems by what the planner makes of them, then abilities; those that nothing reaches are left out. */
function turns(sight: Sight): Choices {
  const legal = seen(sight);
  const systems = legal.flatMap((action) => (action.type === "activate" ? [action] : []));
  const useful = systems
    .filter(({ system }) => planOf(sight, system).moves.length > 0 || builds(sight, system))
    .map((action) => ({ action, note: noteOfPlan(sight, action.system), worth: worthHere(sight, action.system) }))
    .sort((a, b) => b.worth - a.worth);
  const abilities = legal.flatMap((action) =>
    action.type === "ability" ? [{ action, note: noteOfAbility(sight, action) }] : [],
  );
  const room = Math.max(0, MOST - 1 - abilities.length);
  const pass: Offer = { action: { type: "pass" }, note: sight.words.choice.passes };
  const { listed } = cut(sight, useful.slice(0, room), [...abilities.slice(0, MOST - 1), pass]);
  return { listed, more: legal.length - listed.length };
}

const builds = (sight: Sight, system: string): boolean => hasDock(sight, system) && treasuryOf(sight) > 0;

/** To build is worth about half of what is spent. */
const worthHere = (sight: Sight, system: string): number =>
  Math.max(
    worthOfPlan(planOf(sight, system)),
    builds(sight, system) ? Math.min(treasuryOf(sight), 8) / 2 - 0.5 : -Infinity,
  );

function noteOfPlan(sight: Sight, system: string): string {
  const { choice } = sight.words;
  const { moves, space, arrives, planets } = planOf(sight, system);
  const build = builds(sight, system) ? [choice.build(treasuryOf(sight))] : [];
  if (moves.length === 0) return build.join() || choice.nothingReaches;
  const fleet = choice.fleet(moves.length, sayCounts(sight, cargoOf({ moves })));
  return [
    !hasRival(sight, system) && arrives < 1 ? `${fleet}, ${choice.arrive(moves.length, about(sight, arrives))}` : fleet,
    ...(hasRival(sight, system) ? [choice.space(space === null ? "?" : about(sight, space.attacker))] : []),
    ...(planets.length === 0 ? [] : [sayTaken(sight, planets)]),
    ...build,
  ].join("; ");
}

const sayTaken = (sight: Sight, planets: Plan["planets"]): string =>
  sight.words.choice.takes(
    planets.map(({ planet, worth, chance }) => sight.words.choice.planet(planet, worth, about(sight, chance))),
  );

const noteOfAbility = ({ language, words }: Sight, { ability }: Action<"ability">): string => {
  const makes: { readonly [ability: string]: AnomalyType } = { "dimensional-tear": "gravity-rift", nova: "supernova" };
  const anomaly = makes[ability];
  return anomaly === undefined ? "" : words.choice.anomaly(ti4Words[language].anomaly[anomaly]);
};

/** The whole plan, then each kind of ship alone, laden, and those that only Gravity Drive brings. */
function moves(sight: Sight): readonly Offer[] {
  const plan = planHere(sight);
  const all: readonly Offer[] =
    plan.moves.length === 0
      ? []
      : [{ action: { type: "move", moves: plan.moves }, note: noteOfPlan(sight, plan.system) }];
  const alone = singles(sight, undefined);
  const drives = driven(sight).filter(({ ship }) => !alone.some((each) => each.ship === ship));
  return [...all, ...alone, ...drives];
}

type Single = Offer & { readonly ship: string };

function driven(sight: Sight): readonly Single[] {
  const { state, seat } = sight;
  if (!state.players[seat]?.effects.includes("gravity-drive")) return [];
  return firsts(sight).flatMap(({ id }) => singles(sight, id));
}

/** One ship of a kind from one place. */
function firsts({ state, seat }: Sight) {
  const ships = shipsOf(state, seat).filter(({ at }) => at !== state.tactical?.system);
  const isLike = (one: (typeof ships)[number], other: (typeof ships)[number]) =>
    one.at === other.at && one.unit === other.unit && one.isDamaged === other.isDamaged;
  return ships.filter((ship, index) => ships.findIndex((other) => isLike(ship, other)) === index);
}

/** A ship alone, by each of the ways that are offered, the safest first, as full as it goes. */
function singles(sight: Sight, drive: string | undefined): readonly Single[] {
  const { state, seat, rules, language } = sight;
  const ships = firsts(sight).filter(({ id }) => (drive ?? id) === id);
  const voyage = voyageOf(state, seat, state.tactical?.system ?? "", rules, drive);
  return reach(voyage, ships).flatMap(({ options }, at) => {
    const ship = ships[at];
    if (ship === undefined) return [];
    const cargo = fullLoad(state, seat, ship, []);
    return options.toReversed().map((option): Single => {
      const moves = [{ ship: ship.id, path: option.path, cargo }];
      const action = { type: "move", moves, ...(drive !== undefined && { drive }) } as const;
      return { action, note: sayRisk(language, option), ship: ship.id };
    });
  });
}

function noteOfRetreat(sight: Sight, action: SkirmishAction): string {
  const { choice } = sight.words;
  if (action.type !== "retreat" || action.to !== null) return choice.leaves;
  const odds = oddsNow(sight);
  const side = sight.state.tactical?.seat === sight.seat ? "attacker" : "defender";
  return choice.stays(odds === null ? null : about(sight, odds[side]));
}

/** Landings of the same on the same planets are one, whichever planet is named first. */
function unlike(legal: readonly SkirmishAction[]): readonly Action<"land">[] {
  const found = new Map<string, Action<"land">>();
  for (const action of legal) {
    const key = canonical(action);
    if (action.type === "land" && !found.has(key)) found.set(key, action);
  }
  return [...found.values()];
}

/** Landings by what they are likely to take. */
function landings(sight: Sight, legal: readonly SkirmishAction[]): Choices {
  const { state, seat, rules, words } = sight;
  const system = state.tactical?.system ?? "";
  const offers = unlike(legal).flatMap((action) => {
    if (Object.keys(action.landings).length === 0) return [];
    const found = Object.entries(action.landings).flatMap(([planet, units]) =>
      landingsOf(state, seat, system, units, rules).filter((each) => each.planet === planet),
    );
    const own = Object.keys(action.landings).filter((planet) => state.planets[planet]?.owner === seat);
    const notes = [...(found.length === 0 ? [] : [sayTaken(sight, found)]), ...own.map(words.choice.own)];
    const worth = found.reduce((sum, each) => sum + each.worth * each.chance, 0);
    return [{ action, note: notes.join("; "), worth }];
  });
  const none: Offer = { action: { type: "land", landings: {} }, note: words.choice.landsNone };
  return cut(
    sight,
    offers.sort((a, b) => b.worth - a.worth),
    [none],
  );
}

/** Resources for these: what comes two for one is paid by the pair. */
const costOf = (units: Counts): number =>
  Object.entries(units).reduce((sum, [unit, count]) => {
    const { cost = 0, perCost = 1 } = findUnit(unit) ?? {};
    return sum + Math.ceil(count / perCost) * (cost ?? 0);
  }, 0);

/** Of each kind of basket the largest, those that spend most first. */
function baskets(sight: Sight, legal: readonly SkirmishAction[]): Choices {
  const { choice } = sight.words;
  const treasury = treasuryOf(sight);
  const largest = new Map<string, Action<"produce">>();
  for (const action of legal) if (action.type === "produce") largest.set(Object.keys(action.units).join("+"), action);
  largest.delete("");
  const offers = [...largest.values()]
    .map((action) => ({ action, cost: costOf(action.units) }))
    .sort((a, b) => b.cost - a.cost)
    .map(({ action, cost }) => ({ action, note: choice.costs(cost, treasury - cost) }));
  const { listed } = cut(sight, offers, [
    { action: { type: "produce", units: {} }, note: choice.buildsNone(treasury) },
  ]);
  return { listed, more: Math.max(0, legal.length - listed.length) };
}
