import { pc, sayRefusal, wrap } from "@umpire/cli/terminal";
import { ti4 } from "../../game.ts";
import { judgePath } from "../../movement/path.ts";
import { reach } from "../../movement/reach.ts";
import { shipsOf, voyageOf } from "../../skirmish/board.ts";
import type { Plan } from "../../skirmish/plan.ts";
import { sayRisk } from "../../words/say.ts";
import { drawBars } from "../planner/bars.ts";
import { fleetOdds } from "../planner/losses.ts";
import type { Position } from "../planner/position.ts";
import { sayPath } from "../planner/sentences.ts";
import { plannerWords } from "../planner/speak.ts";
import { drawOdds } from "../planner/tell/battle.ts";
import { tellFleet } from "../planner/tell/fleet.ts";
import { tellShips } from "../planner/tell/reach.ts";
import { hasRival, oddsNow, planOf } from "./plans.ts";
import { nameOf, type Sight, sayCounts, sayForce, stepOf } from "./sight.ts";
import { sayPlanet } from "./systems.ts";

/** The ships that move by themselves, as the planner takes them. */
function positionOf({ state, seat, rules }: Sight, system: string): Position {
  const ships = shipsOf(state, seat)
    .filter(({ move }) => move > 0)
    .map(({ id, at, unit, move }) => ({ id, at, unit, move, fighter: false, via: null }));
  return { voyage: voyageOf(state, seat, system, rules), ships, map: state.map };
}

/** Which ships reach a system, by which way and at what risk, or why not: in the planner's own sentences. */
export function tellWhoReaches(sight: Sight, system: string): string {
  const { language, state, seat } = sight;
  const position = positionOf(sight, system);
  const found = reach(position.voyage, position.ships);
  const effects = state.players[seat]?.effects ?? [];
  const isHad = (effect: string) => effects.includes(effect.split(":")[0] ?? "");
  return [
    ...whyNotActivated(sight, system),
    ...tellShips(position, found, language, new Map(), isHad),
    tellFleet(fleetOdds(position, found), language),
  ].join("\n");
}

/** On a turn: what forbids to activate the system at all. */
function whyNotActivated({ state, seat, rules, language, ...sight }: Sight, system: string): readonly string[] {
  if (stepOf({ state, seat, rules, language, ...sight })?.task !== "turn") return [];
  const refusal = ti4.check(state, seat, { type: "activate", system }, rules);
  return refusal === null ? [] : [pc.yellow(wrap(sayRefusal(language, ti4, refusal)))];
}

const WIDEST = 50;

/** The exact odds of the plan for a system: who comes how, who wins the space, what can be taken. */
export function tellPlan(sight: Sight, system: string): string {
  const { state, seat, words } = sight;
  const { odds } = words;
  const plan = planOf(sight, system);
  const there = state.space[system]?.[seat];
  if (plan.moves.length === 0 && there === undefined) return wrap(odds.noShips(system));
  return [
    ...whyNotActivated(sight, system),
    ...(plan.moves.length === 0 ? [] : [odds.plan(system), tellMoves(sight, plan)]),
    ...(there === undefined ? [] : [wrap(odds.there(system, sayForce(sight, there)))]),
    ...tellSpace(sight, plan),
    ...(plan.space === null && hasRival(sight, system) ? [] : tellPlanets(sight, plan)),
  ].join("\n");
}

function tellMoves(sight: Sight, { moves, system, arrives }: Plan): string {
  const { language, words } = sight;
  const { voyage, ships } = positionOf(sight, system);
  const lines = moves.map(({ ship: id, path, cargo }) => {
    const ship = ships.find((each) => each.id === id);
    const judged = ship === undefined ? undefined : judgePath(voyage, ship, path);
    const risk = judged === undefined || judged.refusal !== undefined ? "" : sayRisk(language, judged);
    const load = cargo.map(({ unit, count }) => sayCounts(sight, { [unit]: count })).join(" + ");
    return wrap(words.odds.moves(id, sayPath(path), load, risk), 2, 4);
  });
  const all = arrives < 1 ? [words.odds.arrives(plannerWords[language].percent(arrives))] : [];
  return [...lines, ...all].join("\n");
}

function tellSpace(sight: Sight, { space, system }: Plan): readonly string[] {
  const { state, seat, language, words } = sight;
  const [rival] = Object.entries(state.space[system] ?? {}).filter(([other]) => Number(other) !== seat);
  if (rival === undefined) return [words.odds.nobody];
  const [other, force] = rival;
  if (space === null) return [words.odds.tooMany];
  return [
    wrap(words.odds.against(nameOf(sight, Number(other)), sayForce(sight, force))),
    drawOdds(space, language, "space"),
  ];
}

function tellPlanets(sight: Sight, { planets }: Plan): readonly string[] {
  const { odds } = sight.words;
  if (planets.length === 0) return [odds.noLanding];
  const bars = planets.map(({ planet, chance }) => ({ label: sayPlanet(sight, planet), chance, paint: pc.green }));
  return [wrap(odds.landing), drawBars(bars, plannerWords[sight.language].percent, 1, WIDEST)];
}

/** The odds of the battle that is being fought; null where there is none. */
export function tellBattle(sight: Sight): string | null {
  const odds = oddsNow(sight);
  const { now, beforeHits } = sight.words.odds;
  const step = stepOf(sight);
  const place = step?.task === "assign" ? step.where.place : "space";
  const heading = step?.task === "assign" ? beforeHits : now;
  return odds === null ? null : [heading, drawOdds(odds, sight.language, place)].join("\n");
}
