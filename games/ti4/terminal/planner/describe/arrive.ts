import { columns, wrap } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import { checkPath } from "../../../movement/path.ts";
import type { ArriveAnswer } from "../../../planner/action.ts";
import type { Landed } from "../../../planner/invasion.ts";
import type { Arrival, ArrivalRequest, Arrived } from "../arrive.ts";
import { anomaliesOf } from "../board.ts";
import type { Position } from "../position.ts";
import { describeRefusal, plannerWords } from "../refusals.ts";
import { describeRisk, formatPath, formatShip } from "../sentences.ts";
import {
  describeSurvivors,
  describeTactics,
  drawOdds,
  formatAnomalies,
  formatForces,
  formatUnits,
  listChances,
} from "./battle.ts";
import { describeHeading, describeShips } from "./reach.ts";

type Ship = Position["ships"][number];
type Move = ArrivalRequest["moves"][number];

/** A movement with the battle at its end: who comes how, what may arrive, and what it comes to. */
export function describeArrival(arrival: Arrival, arrived: Arrived, language: Language): string {
  const { combat } = plannerWords[language];
  const { request, answer } = arrived;
  return [
    [describeHeading(arrival.position, language), ...describeBattle(arrival.position, request, language)].join("\n"),
    ...describeMoves(arrival.position, request.moves, language),
    ...describeStaying(arrival, language),
    ...(request.moves.length === 0 ? [] : [describeArrivals(answer, language)]),
    [combat.text.chanceToWin({}), drawOdds(answer.odds, language, request.place)].join("\n"),
    ...describeLanding(answer, language),
    describePrice(answer.price, answer.odds.attacker, language),
  ].join("\n\n");
}

/** Where nobody comes: why not. */
export function describeNoArrival(arrival: Arrival, language: Language): string {
  const { active } = arrival.position.movement;
  const none = describeRefusal(language, { code: "none-arrives", active });
  return [describeHeading(arrival.position, language), ...describeStaying(arrival, language), wrap(none)].join("\n\n");
}

function describeBattle({ movement }: Position, request: ArrivalRequest, language: Language): readonly string[] {
  const { text } = plannerWords[language].combat;
  const system = movement.galaxy.systems.find(({ id }) => id === movement.active);
  const anomalies = formatAnomalies(language, system === undefined ? [] : anomaliesOf(system));
  const against = text.against({ defender: formatForces(language, request.defender) });
  const where = text.where({ place: request.place, anomalies });
  return [wrap(`${against} ${where}`), ...describeTactics(request, request, language)];
}

/** Ships of one kind that go the same way with the same cargo are told together. */
function describeMoves({ movement, ships }: Position, moves: readonly Move[], language: Language): readonly string[] {
  const groups = new Map<string, { readonly ships: readonly Ship[]; readonly move: Move }>();
  for (const move of moves) {
    const ship = ships.find(({ id }) => id === move.ship);
    if (ship === undefined) continue;
    const key = JSON.stringify([
      { ...ship, id: "" },
      { ...move, ship: "" },
    ]);
    groups.set(key, { ships: [...(groups.get(key)?.ships ?? []), ship], move });
  }
  return [...groups.values()].map((group) => describeGroup(movement, group.ships, group.move, language));
}

function describeGroup(movement: Position["movement"], ships: readonly Ship[], move: Move, language: Language): string {
  const { text } = plannerWords[language].combat;
  const [ship] = ships;
  if (ship === undefined) return "";
  const count = ships.length;
  const judged = checkPath(movement, ship, move.path);
  const risk = judged.refusal === undefined ? [describeRisk(language, judged)] : [];
  const cargo = formatCargo(ship, move, language);
  const facts = [...risk, ...(cargo === "" ? [] : [text.aboard({ cargo, count })])];
  return [
    wrap(text.comes({ ship: formatShip(language, { ...ship, id: ships.map(({ id }) => id).join(", ") }), count })),
    columns([[formatPath(move.path), facts.join("; ")]]),
  ].join("\n");
}

/** `4 Fighter I + 2 Infantry I from 74`. */
function formatCargo({ at }: Ship, { cargo = [] }: Move, language: Language): string {
  const { text } = plannerWords[language].combat;
  const loads = cargo.map(({ unit, count, from }) => {
    const load = formatUnits(language, { [unit]: count });
    return from === at ? load : text.pickedUp({ cargo: load, system: from });
  });
  return loads.join(" + ");
}

function describeStaying({ position, staying, idle }: Arrival, language: Language): readonly string[] {
  const { text } = plannerWords[language].combat;
  const ships = position.ships.filter(({ id }) => staying.some((each) => each.id === id));
  const still = position.ships.filter(({ id }) => idle.includes(id)).map((ship) => formatShip(language, ship));
  return [
    ...describeShips({ ...position, ships }, staying, language),
    ...(still.length === 0 ? [] : [wrap(text.idle({ ship: still.join(", "), count: still.length }))]),
  ];
}

/** What is left in space, and what becomes of the planet; nothing where none was named. */
function describeLanding({ survivors, ground }: ArriveAnswer, language: Language): readonly string[] {
  if (survivors === undefined) return [];
  const { text } = plannerWords[language];
  const landed = ground ? describeGround(ground, language) : wrap(text.nobodyLands({}));
  return [describeSurvivors("space", survivors, language), landed];
}

/** The chance to take a planet, and what may be left on it. */
export function describeGround({ planet, taken, survivors }: Landed, language: Language): string {
  const { text, percent } = plannerWords[language];
  const whole = survivors.map(({ probability, attacker, defender }) => ({
    probability,
    attacker: { units: attacker, damaged: {} },
    defender: { units: defender, damaged: {} },
  }));
  const chance = wrap(text.takes({ planet, chance: percent(taken) }));
  return [chance, describeSurvivors("ground", whole, language)].join("\n");
}

/** Max arrivals listed. */
const MOST_ARRIVALS = 8;

export function describeArrivals({ arrival }: Pick<ArriveAnswer, "arrival">, language: Language): string {
  const { text } = plannerWords[language].combat;
  const shown = arrival.length > MOST_ARRIVALS + 1 ? MOST_ARRIVALS : arrival.length;
  const rest = arrival.slice(shown);
  const others = rest.reduce((sum, { probability }) => sum + probability, 0);
  const rows = [
    ...arrival.slice(0, shown).map(({ probability, units }) => ({
      chance: probability,
      what: formatUnits(language, units) || text.nothing({}),
    })),
    ...(rest.length === 0 ? [] : [{ chance: others, what: text.theRest({ count: rest.length }) }]),
  ];
  return [text.mayArrive({}), listChances(rows, language)].join("\n");
}

/** What each rift and the nebula cost of a chance. */
export function describePrice(price: ArriveAnswer["price"], chance: number, language: Language): string {
  const { combat, percent } = plannerWords[language];
  const { text } = combat;
  if (price.length === 0) return wrap(text.noPrice({}));
  const lines = price.map(({ source, system, points }) => {
    const without = percent(Math.min(1, chance + points / 100));
    const said = source === "nebula" ? text.nebulaCosts : text.riftCosts;
    return wrap(said({ system, points, without }), 2, 4);
  });
  return [text.price({}), ...lines].join("\n");
}
