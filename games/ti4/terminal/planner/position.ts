import { ofOption, printableJson, readText } from "@umpire/cli/terminal";
import { err, type Json, type JsonObject, ok, parser, type Refusal, type Result, readJson } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { list, z } from "@umpire/toolkit/schema";
import { isGameDocument } from "../../asyncti4/document.ts";
import { idSchema } from "../../galaxy/ids.ts";
import { readMap } from "../../galaxy/read-map.ts";
import { presets, type Ti4Rules } from "../../galaxy/rules.ts";
import { resolveEffect, resolveSystem, resolveSystems } from "../../galaxy/typed-names.ts";
import type { PlayerFleet as Ti4Side } from "../../movement/threats.ts";
import type { Assessment } from "../../planner/assess.ts";
import {
  common,
  type MovementRequest,
  movementFields,
  readMovement,
  readRules,
} from "../../planner/movement-request.ts";
import { openJson } from "../../planner/open-text.ts";
import { isNeutral, type Plan, toBoard } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import { movementOf, shipsOf } from "../../skirmish/board.ts";
import { similarUnits } from "../../units/typed-units.ts";
import { readShipOptions } from "./ship-option.ts";
import type { Galaxy } from "./types.ts";

/** What is typed at the command line about a position. */
export type Typed = {
  readonly map?: string;
  readonly centre?: string;
  readonly player?: string;
  readonly active?: string;
  readonly ship?: readonly string[];
  readonly others?: readonly string[];
  readonly tokens?: readonly string[];
  readonly own?: readonly string[];
  readonly effect?: readonly string[];
  readonly rules?: string;
};

/** A movement step, its ships, and the map as it was given: its hyperlanes are no part of a galaxy. */
export type Position = MovementRequest & { readonly map: Json };

/** The position that a plan of the planner is, as the questions about a movement step have it. */
export const positionIn = (plan: Plan, { movement, answers }: Assessment): Position => ({
  movement,
  ships: answers.map(({ ship: { id, at, unit, move } }) => ({ id, at, unit, move, via: null })),
  map: plan.map as Json,
});

/** A player with ships, and what they are. */
type Side = Omit<Ti4Side, "ships"> & { readonly ships: MovementRequest["ships"] };
export type Sides = {
  readonly galaxy: Galaxy;
  readonly map: Json;
  readonly rules: Ti4Rules;
  readonly sides: readonly Side[];
  /** The first side is the one asked about; the others only bar its way. */
  readonly isFleet: boolean;
};

const parseMovement = parser(z.strictObject({ ...common, ...movementFields }));
const sideSchema = z.strictObject({
  player: idSchema(60),
  ships: movementFields.ships,
  tokens: movementFields.tokens,
  effects: movementFields.effects,
});
const parseSides = parser(z.strictObject({ ...common, sides: list(sideSchema, 20) }));

/** What a file and what is typed ask together: what is typed is added, or holds instead. */
export type PositionFields = {
  readonly fields: JsonObject;
  readonly galaxy: Galaxy | null;
  /** Ids of the ships that were typed. */
  readonly typed: readonly string[];
};

/** A position from a file, from what was typed, or from both. */
export function readPosition(file: string | undefined, typed: Typed): Result<Position> {
  const asked = readAsked(file, typed);
  return asked.ok ? positionOf(asked.value.fields, file) : asked;
}

export function readAsked(file: string | undefined, typed: Typed): Result<PositionFields> {
  const base = file === undefined ? ok<JsonObject>({}) : readObject(file);
  if (!base.ok) return base;
  const map = mapOf(base.value, typed);
  if (!map.ok) return map;
  const read = readMap(map.value);
  const galaxy = read.ok ? read.value : null;
  const fields = fieldsOn(map.value, galaxy, base.value, typed);
  if (!fields.ok) return fields;
  const given = idsOf(base.value);
  return ok({ fields: fields.value, galaxy, typed: idsOf(fields.value).filter((id) => !given.includes(id)) });
}

/** The fields of a question, with the map and the rules that hold. */
function fieldsOn(map: Json, galaxy: Galaxy | null, base: JsonObject, typed: Typed): Result<JsonObject> {
  const fields = fieldsOf(base, typed, galaxy);
  const rules = typedRules(typed.rules, base);
  if (!fields.ok) return fields;
  if (!rules.ok) return rules;
  return ok({ ...fields.value, map, ...(rules.value !== undefined && { rules: rules.value }) });
}

export function positionOf(fields: JsonObject, file: string | undefined): Result<Position> {
  const request = parseMovement({ game: "ti4", ask: "reach", ...fields });
  const at = request.ok ? readMovement(request.value) : request;
  if (!at.ok) return err(inFile(file, at.refusal));
  return ok({ ...at.value, map: fields["map"] ?? null });
}

/** One player's fleet as it is typed, and beside it those who are in its way. */
export function readFleet(typed: Typed): Result<Sides> {
  const map = mapOf({}, typed);
  if (!map.ok) return map;
  const galaxy = readMap(map.value);
  if (!galaxy.ok) return galaxy;
  const fields = fieldsOn(map.value, galaxy.value, {}, { ...typed, active: someSystem(galaxy.value) });
  const at = fields.ok ? positionOf(fields.value, undefined) : fields;
  if (!at.ok) return at;
  const { movement, ships } = at.value;
  const { galaxy: on, rules, effects, tokens, others } = movement;
  const fleet = { player: typed.player ?? "you", ships, tokens: [...tokens], effects };
  const still = { unit: null, move: 0, via: null };
  const barring = [...others].map((system) => ({ ...still, id: system, at: system }));
  // Who they are does not matter, as long as they are somebody else.
  const rest = { player: `not ${fleet.player}`, ships: barring, tokens: [], effects: [] };
  return ok({ galaxy: on, map: map.value, rules, sides: [fleet, rest], isFleet: true });
}

/** A movement step needs an active system; which one does not matter for reading who has what. */
const someSystem = ({ systems }: Galaxy): string => systems[0]?.id ?? "";

/** Everybody's ships in a plan, or in a running game. */
function sidesIn(value: JsonObject, language: Language): Result<Sides> {
  const opened = openJson(value);
  if (!opened.ok) return opened;
  const { plan } = opened.value;
  const out = toBoard(plan);
  if (!out.ok) return out;
  const { board, galaxy, rules } = out.value;
  const sides = plan.players.map((owner, seat): Side => {
    const { effects } = movementOf(board, seat, someSystem(galaxy), rules);
    const speed = (move: number) => (isNeutral(owner) ? 0 : move);
    const ships = shipsOf(board, seat).map(({ id, at, unit, move }) => ({
      id,
      at,
      unit,
      move: speed(move),
      via: null,
    }));
    return { player: playerName(language, plan, seat), ships, tokens: owner.tokens, effects };
  });
  return ok({ galaxy, map: plan.map as Json, rules, sides, isFleet: false });
}

/** The sides of a position of threats. */
export function readSides(file: string, typedAs: string | undefined, language: Language): Result<Sides> {
  const base = readObject(file);
  if (!base.ok) return base;
  if (isGameDocument(base.value) || base.value["players"] !== undefined) return sidesIn(base.value, language);
  const rules = typedRules(typedAs, base.value);
  if (!rules.ok) return rules;
  const request = parseSides({
    ...{ game: "ti4", ask: "threats" },
    ...base.value,
    ...(rules.value !== undefined && { rules: rules.value }),
  });
  if (!request.ok) return err(inFile(file, request.refusal));
  const { map, sides, rules: chosen } = request.value;
  const galaxy = readMap(map);
  if (!galaxy.ok) return err(inFile(file, galaxy.refusal));
  const active = someSystem(galaxy.value);
  const found: Side[] = [];
  for (const { player, ...side } of sides) {
    const at = readMovement({ ...request.value, ...side, player, active, others: [], own: [] });
    if (!at.ok) return err(inFile(file, at.refusal));
    const { ships, movement } = at.value;
    found.push({ player, ships, tokens: side.tokens, effects: movement.effects });
  }
  const read = readRules(chosen);
  return read.ok ? ok({ galaxy: galaxy.value, map, sides: found, rules: read.value, isFleet: false }) : read;
}

/** A map: a string of tiles, a map as JSON, or the file of either; - for standard input. */
export function readMapText(text: string, centre: string | undefined): Result<Json> {
  // A string of tiles may begin with a brace too, and never with a quotation mark.
  const isJson = (words: string) => /^\s*(?:\{\s*["}]|")/.test(words);
  const isFile = !isJson(text) && (text === "-" || /[./\\]/.test(text));
  const content = isFile ? readFilled(text) : ok(text);
  if (!content.ok) return content;
  if (!isJson(content.value) && !/\.json$/i.test(text))
    return ok({ string: content.value.trim(), ...(centre !== undefined && { centre }) });
  const read = readJson(content.value);
  if (!read.ok) return err(ofOption(isFile ? `${text}#` : "--map", read.refusal));
  return withCentre(wholeMap(printableJson(read.value)), centre);
}

/** The map of a position is a map too. */
const wholeMap = (value: Json): Json => (isObject(value) && value["map"] !== undefined ? value["map"] : value);

function withCentre(map: Json, centre: string | undefined): Result<Json> {
  if (centre === undefined) return ok(map);
  if (typeof map === "string") return ok({ string: map, centre });
  return isObject(map) && "string" in map ? ok({ ...map, centre }) : err({ code: "centre-without-string" });
}

function mapOf(base: JsonObject, { map, centre }: Typed): Result<Json> {
  if (map !== undefined) return readMapText(map, centre);
  return base["map"] === undefined ? err({ code: "no-map" }) : withCentre(base["map"], centre);
}

/** The fields of a question, systems spelt as the map spells them. */
function fieldsOf(base: JsonObject, typed: Typed, galaxy: Galaxy | null): Result<JsonObject> {
  const listed = (key: string): readonly Json[] => (Array.isArray(base[key]) ? base[key] : []);
  const ids = idsOf(base);
  const ships = readShipOptions(typed.ship ?? [], ids);
  if (!ships.ok) return ships;
  const active = typed.active === undefined ? base["active"] : resolveSystem(galaxy, typed.active);
  if (active === undefined) return err({ code: "no-active" });
  const isWithout = base["ships"] === undefined || (Array.isArray(base["ships"]) && base["ships"].length === 0);
  if (ships.value.length === 0 && isWithout) return err({ code: "no-ships" });
  const places = (key: "others" | "tokens" | "own"): JsonObject => {
    const added = resolveSystems(galaxy, typed[key] ?? []);
    return added.length === 0 ? {} : { [key]: [...listed(key), ...added] };
  };
  const known = [...ids, ...ships.value.map(({ id }) => id)];
  return ok({
    ...base,
    ...{ active },
    ...(typed.player !== undefined && { player: typed.player }),
    ...(ships.value.length > 0 && {
      ships: [...listed("ships"), ...ships.value.map((ship) => ({ ...ship, at: resolveSystem(galaxy, ship.at) }))],
    }),
    ...{ ...places("others"), ...places("tokens"), ...places("own") },
    ...(typed.effect !== undefined && {
      effects: [...listed("effects"), ...typed.effect.map((effect) => resolveEffect(effect, known, galaxy))],
    }),
  });
}

function idsOf({ ships }: JsonObject): readonly string[] {
  const list: readonly Json[] = Array.isArray(ships) ? ships : [];
  return list.flatMap((ship) => (isObject(ship) && typeof ship["id"] === "string" ? [ship["id"]] : []));
}

/** What was typed after --rules, or else the position's own. */
export function typedRules(typed: string | undefined, base: JsonObject): Result<Json | undefined> {
  if (typed === undefined) return ok(base["rules"]);
  const isPreset = Object.hasOwn(presets, typed);
  if (!isPreset && !typed.trimStart().startsWith("{"))
    return err({ code: "unknown-rules", rules: typed, known: Object.keys(presets) });
  const given = isPreset ? ok<Json>(typed) : readJson(typed);
  const rules = given.ok ? readRules(given.value) : given;
  if (!rules.ok) return err(ofOption("--rules", { ...rules.refusal, path: pathWithin(rules.refusal["path"]) }));
  return given;
}

const pathWithin = (path: unknown) => String(path ?? "").replace(/^\/rules/, "");

function readObject(file: string): Result<JsonObject> {
  const text = readFilled(file);
  const read = text.ok ? readJson(text.value) : text;
  if (!read.ok) return err(inFile(file, read.refusal));
  const value = printableJson(read.value);
  if (isObject(value)) return ok(value);
  return err(inFile(file, { code: "bad-request", path: "", problem: "it is not a JSON object" }));
}

/** A text file, or standard input, with something in it. */
function readFilled(file: string): Result<string> {
  const text = readText(file);
  return text.ok && text.value.trim() === "" ? err({ code: "empty-file", file }) : text;
}

/** What is wrong with a file is told with its name; a refusal that names the fault itself stays as it is. */
export function inFile(file: string | undefined, refusal: Refusal): Refusal {
  if (refusal.code === "unknown-unit") return { ...refusal, near: similarUnits(String(refusal["unit"])) };
  const isOfForm = refusal.code === "bad-request" || refusal.code === "bad-json" || refusal.code === "bad-rules";
  return file !== undefined && isOfForm ? ofOption(`${file}#`, refusal) : refusal;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
