import { err, type Json, type JsonObject, ok, type Result } from "@umpire/kernel";
import type { ArriveAnswer } from "../../planner/action.ts";
import { ti4Questions } from "../../referee/questions.ts";
import type { Force } from "../../units/force.ts";
import { readForces } from "../../units/typed-units.ts";
import { type Limits, readBattleOptions, type SideOptions, type TypedBattle } from "./battle-options.ts";
import type { TypedMoves } from "./move-options.ts";
import { planMoves, type TypedPlan } from "./plan.ts";
import { inFile, isObject, type Position, positionOf, readAsked, type Typed } from "./position.ts";

export type TypedArrival = Typed &
  TypedBattle &
  TypedMoves & { readonly against?: string; readonly planet?: string; readonly cannons?: readonly string[] };

/** A movement and the battle at its end, ready to be asked about. */
export type Arrival = Omit<TypedPlan, "moves"> & { readonly position: Position; readonly request: JsonObject };

type Cargo = { readonly unit: string; readonly count: number; readonly from: string };
/** What the referee was asked: once it has answered, this is its form. */
export type ArrivalRequest = Limits & {
  readonly place: "space" | "ground";
  readonly attacker: SideOptions;
  readonly defender: Force & SideOptions;
  readonly moves: readonly {
    readonly ship: string;
    readonly path: readonly string[];
    readonly cargo?: readonly Cargo[];
  }[];
};
export type Arrived = { readonly request: ArrivalRequest; readonly answer: ArriveAnswer; readonly rules: Json };

export function readArrival(file: string | undefined, typed: TypedArrival): Result<Arrival> {
  const asked = readAsked(file, typed);
  if (!asked.ok) return asked;
  const battle = battleOf(asked.value.fields, typed);
  if (!battle.ok) return battle;
  const { moves: _, ...fields } = asked.value.fields;
  const position = positionOf(withoutBattle(fields), file);
  if (!position.ok) return position;
  const plan = planMoves(asked.value, position.value, typed);
  if (!plan.ok) return plan;
  const { moves, ...rest } = plan.value;
  return ok({ ...rest, position: position.value, request: { ...fields, ...battle.value, moves } });
}

/** Whether anything is there, or sets out. */
export function isAnyComing({ position, request }: Arrival): boolean {
  const { moves } = request;
  return !Array.isArray(moves) || moves.length > 0 || position.ships.some(({ at }) => at === position.movement.active);
}

/** Has the referee answer. */
export function askArrival({ request }: Arrival, file: string | undefined): Result<Arrived> {
  const answer = ti4Questions.arrive({ ...request, game: "ti4", ask: "arrive" });
  if (!answer.ok) return err(inFile(file, answer.refusal));
  const { rules = null, ...fields } = answer.fields;
  return ok({
    rules,
    answer: fields as JsonObject & ArriveAnswer,
    request: request as JsonObject & ArrivalRequest,
  });
}

/** The fields about the battle: those of the file, with what was typed added or instead. */
function battleOf(base: JsonObject, typed: TypedArrival): Result<JsonObject> {
  if (base["defender"] === undefined && typed.against === undefined) return err({ code: "no-defender" });
  const forces = typed.against === undefined ? ok(null) : readForces(typed.against);
  if (!forces.ok) return forces;
  const manners = readBattleOptions(typed);
  if (!manners.ok) return manners;
  const { attacker, defender, limits } = manners.value;
  const further = furtherFields(typed);
  if (!further.ok) return further;
  return ok({
    place: typed.place ?? base["place"] ?? "space",
    attacker: withManner(base["attacker"], attacker),
    defender: withManner(base["defender"], { ...forces.value, ...defender }),
    ...limits,
    ...further.value,
  });
}

/** Where what is left lands, and whose cannons fire beside the defender's. */
function furtherFields({ planet, cannons = [] }: TypedArrival): Result<JsonObject> {
  const armies: JsonObject[] = [];
  for (const text of cannons) {
    const forces = readForces(text);
    if (!forces.ok) return forces;
    armies.push({ units: forces.value.units });
  }
  const target = planet === undefined ? ok({}) : readPlanet(planet);
  if (!target.ok) return target;
  return ok({ ...target.value, ...(armies.length > 0 && { cannons: armies }) });
}

/** `Mecatol Rex: 2 infantry + pds`, or a planet with nothing on it. */
function readPlanet(text: string): Result<JsonObject> {
  const [, name = "", garrison] = /^([^:]+?)\s*(?::\s*(\S.*))?$/.exec(text.trim()) ?? [];
  if (name === "") return err({ code: "bad-planet", text });
  const forces = garrison === undefined ? ok({}) : readForces(garrison);
  return forces.ok ? ok({ planet: { name, ...forces.value } }) : forces;
}

function withManner(base: Json = {}, typed: SideOptions & Partial<Force>): Json {
  if (!isObject(base)) return base;
  const { effects = {} } = base;
  return { damaged: {}, ...base, ...typed, effects: isObject(effects) ? { ...effects, ...typed.effects } : effects };
}

/** What is left is a movement. */
function withoutBattle(fields: JsonObject): JsonObject {
  const battle = ["place", "attacker", "defender", "rounds", "retreat", "planet", "cannons"];
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !battle.includes(key)));
}
