import { canonical } from "@umpire/kernel";
import { DRIVE } from "../../data/skirmish.ts";
import { ti4 } from "../../game.ts";
import { reach } from "../../movement/reach.ts";
import { movementOf, shipsOf } from "../../skirmish/board.ts";
import { evaluatePlan, landingsOf, type Plan } from "../../skirmish/plan.ts";
import type { SkirmishAction } from "../../skirmish/shape.ts";
import { fullLoad } from "../../skirmish/steps/move-choices.ts";
import { costOf } from "../../skirmish/steps/production.ts";
import { describeRisk } from "../../words/describe.ts";
import { ti4Words } from "../../words/languages.ts";
import type { AnomalyType } from "../planner/types.ts";
import { type Action, formatChance, formatCounts, stepOf, type TerminalContext } from "./context.ts";
import { formatAction } from "./format-action.ts";
import { cargoOf, hasDock, hasRival, oddsNow, planOf, treasuryOf } from "./plans.ts";

/** A line of the list: what is done, how it is typed, what comes of it. */
export type ListedAction = { readonly action: SkirmishAction; readonly typed: string; readonly note: string };
export type Choices = { readonly listed: readonly ListedAction[]; readonly more: number };

/** More would scroll away. */
const MOST = 12;
/** As many legal actions as are looked at. */
const MOST_SEEN = 300;

/** What is worth offering now, the best first; whatever does nothing comes last, and is always there. */
export function choices(context: TerminalContext): Choices {
  const task = stepOf(context)?.task;
  if (task === "turn") return turns(context);
  if (task === "move") return cut(context, moves(context), [{ action: noMove, note: context.words.choice.movesNone }]);
  const legal = seen(context);
  if (task === "land") return landings(context, legal);
  if (task === "produce") return baskets(context, legal);
  if (task === "retreat")
    return cut(
      context,
      legal.map((action) => ({ action, note: noteOfRetreat(context, action) })),
      [],
    );
  const note = (at: number) => (at === 0 && task === "assign" ? context.words.choice.usual : "");
  return cut(
    context,
    legal.map((action, at) => ({ action, note: note(at) })),
    [],
  );
}

type Offer = Omit<ListedAction, "typed">;
const noMove: SkirmishAction = { type: "move", moves: [] };

function seen({ state, seat, rules }: TerminalContext): readonly SkirmishAction[] {
  const actions: SkirmishAction[] = [];
  for (const action of ti4.legal(state, seat, rules)) if (actions.push(action) === MOST_SEEN) break;
  return actions;
}

function cut(context: TerminalContext, offers: readonly Offer[], last: readonly Offer[]): Choices {
  const room = MOST - last.length;
  const listed = [...offers.slice(0, room), ...last].map((offer) => ({
    ...offer,
    typed: typedFor(context, offer.action),
  }));
  return { listed, more: Math.max(0, offers.length - room) };
}

/** The whole plan has a short name. */
function typedFor(context: TerminalContext, action: SkirmishAction): string {
  const isPlan = action.type === "move" && action.moves.length > 0 && action.moves === planHere(context).moves;
  const { verb, joint } = context.words;
  return isPlan ? `${verb.move[0]} ${joint.all[0]}` : formatAction(action, context);
}

const planHere = (context: TerminalContext) => planOf(context, context.state.tactical?.system ?? "");

/** Systems by what the planner makes of them, then abilities; those that nothing reaches are left out. */
function turns(context: TerminalContext): Choices {
  const legal = seen(context);
  const systems = legal.flatMap((action) => (action.type === "activate" ? [action] : []));
  const useful = systems
    .filter(({ system }) => planOf(context, system).moves.length > 0 || builds(context, system))
    .map((action) => ({ action, note: noteOfPlan(context, action.system), worth: worthHere(context, action.system) }))
    .sort((a, b) => b.worth - a.worth);
  const abilities = legal.flatMap((action) =>
    action.type === "ability" ? [{ action, note: noteOfAbility(context, action) }] : [],
  );
  const room = Math.max(0, MOST - 1 - abilities.length);
  const pass: Offer = { action: { type: "pass" }, note: context.words.choice.passes };
  const { listed } = cut(context, useful.slice(0, room), [...abilities.slice(0, MOST - 1), pass]);
  return { listed, more: legal.length - listed.length };
}

const builds = (context: TerminalContext, system: string): boolean =>
  hasDock(context, system) && treasuryOf(context) > 0;

/** To build is worth about half of what is spent. */
const worthHere = (context: TerminalContext, system: string): number =>
  Math.max(
    evaluatePlan(planOf(context, system)),
    builds(context, system) ? Math.min(treasuryOf(context), 8) / 2 - 0.5 : -Infinity,
  );

function noteOfPlan(context: TerminalContext, system: string): string {
  const { choice } = context.words;
  const { moves, space, arrives, planets } = planOf(context, system);
  const build = builds(context, system) ? [choice.build(treasuryOf(context))] : [];
  if (moves.length === 0) return build.join() || choice.nothingReaches;
  const fleet = choice.fleet(moves.length, formatCounts(context, cargoOf({ moves })));
  return [
    !hasRival(context, system) && arrives < 1
      ? `${fleet}, ${choice.arrive(moves.length, formatChance(context, arrives))}`
      : fleet,
    ...(hasRival(context, system) ? [choice.space(space === null ? "?" : formatChance(context, space.attacker))] : []),
    ...(planets.length === 0 ? [] : [describeTaken(context, planets)]),
    ...build,
  ].join("; ");
}

const describeTaken = (context: TerminalContext, planets: Plan["planets"]): string =>
  context.words.choice.takes(
    planets.map(({ planet, worth, chance }) =>
      context.words.choice.planet(planet, worth, formatChance(context, chance)),
    ),
  );

const noteOfAbility = ({ language, words }: TerminalContext, { ability }: Action<"ability">): string => {
  const makes: { readonly [ability: string]: AnomalyType } = { "dimensional-tear": "gravity-rift", nova: "supernova" };
  const anomaly = makes[ability];
  return anomaly === undefined ? "" : words.choice.anomaly(ti4Words[language].anomaly[anomaly]);
};

/** The whole plan, then each kind of ship alone, laden, and those that only Gravity Drive brings. */
function moves(context: TerminalContext): readonly Offer[] {
  const plan = planHere(context);
  const all: readonly Offer[] =
    plan.moves.length === 0
      ? []
      : [{ action: { type: "move", moves: plan.moves }, note: noteOfPlan(context, plan.system) }];
  const alone = singles(context, undefined);
  const drives = driven(context).filter(({ ship }) => !alone.some((each) => each.ship === ship));
  return [...all, ...alone, ...drives];
}

type Single = Offer & { readonly ship: string };

function driven(context: TerminalContext): readonly Single[] {
  const { state, seat } = context;
  if (!state.players[seat]?.effects.includes(DRIVE)) return [];
  return firsts(context).flatMap(({ id }) => singles(context, id));
}

/** One ship of a kind from one place. */
function firsts({ state, seat }: TerminalContext) {
  const ships = shipsOf(state, seat).filter(({ at }) => at !== state.tactical?.system);
  const isLike = (one: (typeof ships)[number], other: (typeof ships)[number]) =>
    one.at === other.at && one.unit === other.unit && one.isDamaged === other.isDamaged;
  return ships.filter((ship, index) => ships.findIndex((other) => isLike(ship, other)) === index);
}

/** A ship alone, by each of the ways that are offered, the safest first, as full as it goes. */
function singles(context: TerminalContext, drive: string | undefined): readonly Single[] {
  const { state, seat, rules, language } = context;
  const ships = firsts(context).filter(({ id }) => (drive ?? id) === id);
  const movement = movementOf(state, seat, state.tactical?.system ?? "", rules, drive);
  return reach(movement, ships).flatMap(({ options }, at) => {
    const ship = ships[at];
    if (ship === undefined) return [];
    const cargo = fullLoad(state, seat, ship, []);
    return options.toReversed().map((option): Single => {
      const moves = [{ ship: ship.id, path: option.path, cargo }];
      const action = { type: "move", moves, ...(drive !== undefined && { drive }) } as const;
      return { action, note: describeRisk(language, option), ship: ship.id };
    });
  });
}

function noteOfRetreat(context: TerminalContext, action: SkirmishAction): string {
  const { choice } = context.words;
  if (action.type !== "retreat" || action.to !== null) return choice.leaves;
  const odds = oddsNow(context);
  const side = context.state.tactical?.seat === context.seat ? "attacker" : "defender";
  return choice.stays(odds === null ? null : formatChance(context, odds[side]));
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
function landings(context: TerminalContext, legal: readonly SkirmishAction[]): Choices {
  const { state, seat, rules, words } = context;
  const system = state.tactical?.system ?? "";
  const offers = unlike(legal).flatMap((action) => {
    if (Object.keys(action.landings).length === 0) return [];
    const found = Object.entries(action.landings).flatMap(([planet, units]) =>
      landingsOf(state, seat, system, units, rules).filter((each) => each.planet === planet),
    );
    const own = Object.keys(action.landings).filter((planet) => state.planets[planet]?.owner === seat);
    const notes = [...(found.length === 0 ? [] : [describeTaken(context, found)]), ...own.map(words.choice.own)];
    const worth = found.reduce((sum, each) => sum + each.worth * each.chance, 0);
    return [{ action, note: notes.join("; "), worth }];
  });
  const none: Offer = { action: { type: "land", landings: {} }, note: words.choice.landsNone };
  return cut(
    context,
    offers.sort((a, b) => b.worth - a.worth),
    [none],
  );
}

/** Of each kind of basket the largest, those that spend most first. */
function baskets(context: TerminalContext, legal: readonly SkirmishAction[]): Choices {
  const { choice } = context.words;
  const treasury = treasuryOf(context);
  const largest = new Map<string, Action<"produce">>();
  for (const action of legal) if (action.type === "produce") largest.set(Object.keys(action.units).join("+"), action);
  largest.delete("");
  const offers = [...largest.values()]
    .map((action) => ({ action, cost: costOf(action.units) }))
    .sort((a, b) => b.cost - a.cost)
    .map(({ action, cost }) => ({ action, note: choice.costs(cost, treasury - cost) }));
  const { listed } = cut(context, offers, [
    { action: { type: "produce", units: {} }, note: choice.buildsNone(treasury) },
  ]);
  return { listed, more: Math.max(0, legal.length - listed.length) };
}
