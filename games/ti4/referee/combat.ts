import { type JsonObject, ok, parser, type Result } from "@umpire/kernel";
import { nameRules } from "@umpire/kit";
import { z } from "zod";
import { answerOdds } from "../combat/answer.ts";
import { arrive } from "../combat/arrive.ts";
import { armySchema, battleFields, readBattle } from "../combat/read-battle.ts";
import { combatTable } from "../data/combat-effects.ts";
import { presets as ti4Presets } from "../galaxy/rules.ts";
import type { DeclaredMove } from "../movement/move.ts";
import { ti4Words } from "../words/languages.ts";
import { common, readRules, type Seafaring } from "./voyage.ts";

const { map: _, ...withoutMap } = common;
const parseOdds = parser(
  z.strictObject({ ...withoutMap, ...battleFields, attacker: armySchema, defender: armySchema }),
);

/** Exact odds of a battle. */
export function askOdds(fields: JsonObject): Result<JsonObject> {
  const request = parseOdds(fields);
  if (!request.ok) return request;
  const rules = readRules(request.value.rules);
  if (!rules.ok) return rules;
  const battle = readBattle(request.value, rules.value);
  if (!battle.ok) return battle;
  const answer = answerOdds(battle.value, ti4Words[request.value.language].unitText);
  return answer.ok ? ok({ rules: nameRules({ presets: ti4Presets }, rules.value), ...answer.value }) : answer;
}

const { anomalies: __, ...arriving } = battleFields;
/** What `arrive` asks beyond a movement: whom it meets, where, and what helps the attacker. */
export const arriveFields = {
  ...arriving,
  defender: armySchema,
  attacker: armySchema.omit({ units: true }).default({ damaged: {}, effects: {}, sustain: "early", casualties: [] }),
};
type ArriveFields = z.infer<z.ZodObject<typeof arriveFields>>;

/** What arrives, and the odds of the battle it meets. */
export function askArrive(
  { voyage, ships }: Seafaring,
  declared: readonly DeclaredMove[],
  { attacker, ...request }: ArriveFields,
): Result<JsonObject> {
  const moving = new Set(declared.map(({ ship }) => ship.id));
  const there: { [unit: string]: number } = {};
  for (const { id, at, unit } of ships)
    if (at === voyage.active && !moving.has(id) && unit !== null) there[unit] = (there[unit] ?? 0) + 1;
  // What moves and fights counts in both; it need not be said twice.
  const both = voyage.effects.filter(({ id }) => Object.hasOwn(combatTable, id)).map(({ id }) => [id, 1]);
  const effects = { ...Object.fromEntries(both), ...attacker.effects };
  // How many of them arrive is worked out; here they count as enough for whatever is said to be damaged.
  const coming = Object.fromEntries(declared.flatMap(({ ship }) => (ship.unit === null ? [] : [[ship.unit, 100]])));
  const units = { ...coming, ...there };
  const read = readBattle({ ...request, anomalies: [], attacker: { ...attacker, effects, units } }, voyage.rules);
  if (!read.ok) return read;
  const { battle, best, limit } = read.value;
  return arrive({
    movement: voyage,
    declared,
    there,
    place: request.place,
    attacker: battle.attacker,
    defender: battle.defender,
    best,
    limit,
  });
}
