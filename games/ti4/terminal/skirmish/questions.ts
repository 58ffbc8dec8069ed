import { describeRefusal, pc, wrap } from "@umpire/cli/terminal";
import { ti4 } from "../../game.ts";
import { checkPath } from "../../movement/path.ts";
import { reach } from "../../movement/reach.ts";
import { movementOf, shipsOf } from "../../skirmish/board.ts";
import type { Plan } from "../../skirmish/plan.ts";
import { describeRisk } from "../../words/describe.ts";
import { drawBars } from "../planner/bars.ts";
import { drawOdds } from "../planner/describe/battle.ts";
import { describeFleet } from "../planner/describe/fleet.ts";
import { describeShips } from "../planner/describe/reach.ts";
import { fleetOdds } from "../planner/losses.ts";
import type { Position } from "../planner/position.ts";
import { plannerWords } from "../planner/refusals.ts";
import { formatPath } from "../planner/sentences.ts";
import { formatCounts, formatForce, nameOf, stepOf, type TerminalContext } from "./context.ts";
import { hasRival, oddsNow, planOf } from "./plans.ts";
import { formatPlanet } from "./systems.ts";

/** The ships that move by themselves, as the planner takes them. */
function positionOf({ state, seat, rules }: TerminalContext, system: string): Position {
  const ships = shipsOf(state, seat)
    .filter(({ move }) => move > 0)
    .map(({ id, at, unit, move }) => ({ id, at, unit, move, fighter: false, via: null }));
  return { movement: movementOf(state, seat, system, rules), ships, map: state.map };
}

/** Which ships reach a system, by which way and at what risk, or why not: in the planner's own sentences. */
export function describeReach(context: TerminalContext, system: string): string {
  const { language, state, seat } = context;
  const position = positionOf(context, system);
  const found = reach(position.movement, position.ships);
  const effects = state.players[seat]?.effects ?? [];
  const isHad = (effect: string) => effects.includes(effect.split(":")[0] ?? "");
  return [
    ...whyNotActivated(context, system),
    ...describeShips(position, found, language, new Map(), isHad),
    describeFleet(fleetOdds(position, found), language),
  ].join("\n");
}

/** On a turn: what forbids to activate the system at all. */
function whyNotActivated(
  { state, seat, rules, language, ...context }: TerminalContext,
  system: string,
): readonly string[] {
  if (stepOf({ state, seat, rules, language, ...context })?.task !== "turn") return [];
  const refusal = ti4.check(state, seat, { type: "activate", system }, rules);
  return refusal === null ? [] : [pc.yellow(wrap(describeRefusal(language, ti4, refusal)))];
}

const WIDEST = 50;

/** The exact odds of the plan for a system: who comes how, who wins the space, what can be taken. */
export function describePlan(context: TerminalContext, system: string): string {
  const { state, seat, words } = context;
  const { odds } = words;
  const plan = planOf(context, system);
  const there = state.space[system]?.[seat];
  if (plan.moves.length === 0 && there === undefined) return wrap(odds.noShips(system));
  return [
    ...whyNotActivated(context, system),
    ...(plan.moves.length === 0 ? [] : [odds.plan(system), describeMoves(context, plan)]),
    ...(there === undefined ? [] : [wrap(odds.there(system, formatForce(context, there)))]),
    ...describeSpace(context, plan),
    ...(plan.space === null && hasRival(context, system) ? [] : describePlanets(context, plan)),
  ].join("\n");
}

function describeMoves(context: TerminalContext, { moves, system, arrives }: Plan): string {
  const { language, words } = context;
  const { movement, ships } = positionOf(context, system);
  const lines = moves.map(({ ship: id, path, cargo }) => {
    const ship = ships.find((each) => each.id === id);
    const judged = ship === undefined ? undefined : checkPath(movement, ship, path);
    const risk = judged === undefined || judged.refusal !== undefined ? "" : describeRisk(language, judged);
    const load = cargo.map(({ unit, count }) => formatCounts(context, { [unit]: count })).join(" + ");
    return wrap(words.odds.moves(id, formatPath(path), load, risk), 2, 4);
  });
  const all = arrives < 1 ? [words.odds.arrives(plannerWords[language].percent(arrives))] : [];
  return [...lines, ...all].join("\n");
}

function describeSpace(context: TerminalContext, { space, system }: Plan): readonly string[] {
  const { state, seat, language, words } = context;
  const [rival] = Object.entries(state.space[system] ?? {}).filter(([other]) => Number(other) !== seat);
  if (rival === undefined) return [words.odds.nobody];
  const [other, force] = rival;
  if (space === null) return [words.odds.tooMany];
  return [
    wrap(words.odds.against(nameOf(context, Number(other)), formatForce(context, force))),
    drawOdds(space, language, "space"),
  ];
}

function describePlanets(context: TerminalContext, { planets }: Plan): readonly string[] {
  const { odds } = context.words;
  if (planets.length === 0) return [odds.noLanding];
  const bars = planets.map(({ planet, chance }) => ({ label: formatPlanet(context, planet), chance, paint: pc.green }));
  return [wrap(odds.landing), drawBars(bars, plannerWords[context.language].percent, 1, WIDEST)];
}

/** The odds of the battle that is being fought; null where there is none. */
export function describeBattle(context: TerminalContext): string | null {
  const odds = oddsNow(context);
  const { now, beforeHits } = context.words.odds;
  const step = stepOf(context);
  const place = step?.task === "assign" ? step.where.place : "space";
  const heading = step?.task === "assign" ? beforeHits : now;
  return odds === null ? null : [heading, drawOdds(odds, context.language, place)].join("\n");
}
