import { err, type JsonObject, ok, parser, type Result } from "@umpire/kernel";
import { badField, nameRules } from "@umpire/kit";
import { text, z } from "@umpire/toolkit/schema";
import { readLinkedBattle } from "../battle-links/linked-battle.ts";
import { describeLinkRemark } from "../battle-links/words.ts";
import { answerOdds } from "../combat/answer.ts";
import type { ArrivalPlan } from "../combat/arrive.ts";
import type { Army } from "../combat/battle.ts";
import {
  allEffects,
  anySustainSchema,
  battleFields,
  casualtiesSchema,
  factionArmySchema,
  readArmy,
  readBattle,
} from "../combat/read-battle.ts";
import { combatTable } from "../data/combat-effects.ts";
import { presets as ti4Presets } from "../galaxy/rules.ts";
import type { DeclaredMove } from "../movement/move.ts";
import { arrive } from "../planner/action.ts";
import type { Target } from "../planner/armies.ts";
import { type arriveFields, common, type MovementRequest, readRules } from "../planner/movement-request.ts";
import { sumOf } from "../units/force.ts";
import { ti4Words } from "../words/languages.ts";

const { map: _, ...withoutMap } = common;
const parseOdds = parser(
  z.strictObject({ ...withoutMap, ...battleFields, attacker: factionArmySchema, defender: factionArmySchema }),
);

/** A link of ti4battle.com in place of a battle, and what is to be otherwise than such a link implies. */
const parseLinked = parser(
  z.strictObject({
    ...withoutMap,
    link: text(20_000),
    rounds: battleFields.rounds,
    retreat: battleFields.retreat,
    casualties: z.optional(casualtiesSchema),
    sustain: z.optional(anySustainSchema),
  }),
);

/** Exact odds of the battle of a link; what of the link was not taken over is told. */
function askLinked(fields: JsonObject): Result<JsonObject> {
  const request = parseLinked(fields);
  if (!request.ok) return request;
  const { link, language } = request.value;
  const rules = readRules(request.value.rules);
  if (!rules.ok) return rules;
  const linked = readLinkedBattle(link, request.value, rules.value);
  const answer = linked.ok ? answerOdds(linked.value.request, ti4Words[language].unitText) : linked;
  if (!linked.ok || !answer.ok) return linked.ok ? answer : linked;
  const unread = linked.value.remarks.map((remark) => ({ ...remark, message: describeLinkRemark(language, remark) }));
  return ok({ rules: nameRules({ presets: ti4Presets }, rules.value), ...answer.value, unread });
}

/** Exact odds of a battle. */
export function askOdds(fields: JsonObject): Result<JsonObject> {
  if (fields["link"] !== undefined) return askLinked(fields);
  const request = parseOdds(fields);
  if (!request.ok) return request;
  const rules = readRules(request.value.rules);
  if (!rules.ok) return rules;
  const battle = readBattle(request.value, rules.value, allEffects);
  if (!battle.ok) return battle;
  const answer = answerOdds(battle.value, ti4Words[request.value.language].unitText);
  return answer.ok ? ok({ rules: nameRules({ presets: ti4Presets }, rules.value), ...answer.value }) : answer;
}

type ArriveFields = z.infer<z.ZodMiniObject<typeof arriveFields>>;

/** What arrives, the odds of the battle it meets, and what becomes of the planet where one is named. */
export function askArrive(
  { movement, ships }: MovementRequest,
  declared: readonly DeclaredMove[],
  { attacker, planet, cannons, ...request }: ArriveFields,
): Result<JsonObject> {
  const moving = new Set(declared.map(({ ship }) => ship.id));
  const there: { [unit: string]: number } = {};
  for (const { id, at, unit } of ships)
    if (at === movement.active && !moving.has(id) && unit !== null) there[unit] = (there[unit] ?? 0) + 1;
  // What moves and fights counts in both; it need not be said twice.
  const both = movement.effects.filter(({ id }) => Object.hasOwn(combatTable, id)).map(({ id }) => [id, 1]);
  const effects = { ...Object.fromEntries(both), ...attacker.effects };
  // How many of them arrive is worked out; here they count as enough for whatever is said to be damaged.
  const coming = Object.fromEntries(declared.flatMap(({ ship }) => (ship.unit === null ? [] : [[ship.unit, 100]])));
  const units = { ...coming, ...there };
  const read = readBattle({ ...request, anomalies: [], attacker: { ...attacker, effects, units } }, movement.rules);
  if (!read.ok) return read;
  const targets = readTargets(planet, request.place);
  if (!targets.ok) return targets;
  const bystanders = readCannons(cannons);
  if (!bystanders.ok) return bystanders;
  const { battle, best, limit } = read.value;
  const { attacker: own, defender } = battle;
  const landing: ArrivalPlan = {
    movement,
    declared,
    there,
    place: request.place,
    attacker: own,
    defender,
    best,
    limit,
    ...(cannons.length > 0 && { bystanders: bystanders.value }),
  };
  return arrive({ landing, targets: targets.value });
}

function readTargets(planet: ArriveFields["planet"], place: ArriveFields["place"]): Result<readonly Target[]> {
  if (planet === undefined) return ok([]);
  if (place === "ground") return err(badField("/planet", "only after a battle in space"));
  const { name, ...garrison } = planet;
  if (sumOf(garrison.units) === 0) return ok([{ planet: name, owner: null, garrison: null }]);
  const army = readArmy(garrison, "defender");
  return army.ok ? ok([{ planet: name, owner: null, garrison: army.value }]) : army;
}

function readCannons(cannons: ArriveFields["cannons"]): Result<readonly Army[]> {
  const armies: Army[] = [];
  for (const { units, effects } of cannons) {
    const army = readArmy({ units, damaged: {}, effects, sustain: "early", casualties: [] }, "defender");
    if (!army.ok) return army;
    armies.push({ ...army.value, units: {}, guns: units });
  }
  return ok(armies);
}
