import { describeRefusal } from "@umpire/cli/terminal";
import { err, type JsonObject, ok, parser, type Refusal, type Result, sealedDice } from "@umpire/kernel";
import { type Answer, answered, badField, type Language, nameRules, type Question, refused } from "@umpire/kit";
import { list, listOrEmpty, text, whole, z } from "@umpire/toolkit/schema";
import { describeRemark } from "../asyncti4/words.ts";
import { refuseByAnomaly } from "../galaxy/anomalies.ts";
import { describeAnomalies, describeGalaxy } from "../galaxy/describe.ts";
import { findSystem } from "../galaxy/galaxy.ts";
import { nameSchema } from "../galaxy/ids.ts";
import { presets as ti4Presets } from "../galaxy/rules.ts";
import { capacityWarnings, fleetPoolWarnings, refuseMissingCargo } from "../movement/capacity.ts";
import { lossDistribution } from "../movement/losses.ts";
import { type DeclaredMove, moveShips, refuseDeclared } from "../movement/move.ts";
import { checkPath } from "../movement/path.ts";
import { reach, type ShipReach } from "../movement/reach.ts";
import { reachVia } from "../movement/transport.ts";
import {
  arriveFields,
  common,
  type MovementFields,
  type MovementRequest,
  movementFields,
  movesOf,
  pathOf,
  readMapOf,
  readMovement,
  readRules,
  unknownShip,
} from "../planner/movement-request.ts";
import { openRefusals } from "../planner/words.ts";
import { ti4Words } from "../words/languages.ts";
import { askArrive, askOdds } from "./combat.ts";
import { arriveAsPlanned, type Planned, readPlanned } from "./plan.ts";

const speaker = {
  words: {
    en: { ...ti4Words.en, refusal: { ...ti4Words.en.refusal, ...openRefusals.en } },
    ru: { ...ti4Words.ru, refusal: { ...ti4Words.ru.refusal, ...openRefusals.ru } },
  },
};
const parseMap = parser(z.strictObject(common));
const parseAnomalies = parser(z.strictObject({ ...common, system: nameSchema(60) }));
const parseMay = parser(
  z.strictObject({
    ...{ ...common, system: nameSchema(60), player: z.optional(nameSchema(60)) },
    do: z.enum(["activate", "place", "space-cannon"]),
    /** Systems that hold ships of another player with Chaos Mapping. */
    chaosMapping: listOrEmpty(nameSchema(60), 100),
  }),
);
const parseReach = parser(z.strictObject({ ...common, ...movementFields }));
const parsePath = parser(z.strictObject({ ...common, ...movementFields, ship: nameSchema(60), path: pathOf }));
const parseMove = parser(
  z.strictObject({
    ...{ ...common, ...movementFields, moves: movesOf },
    seed: z.optional(text(1000)),
    dice: z.optional(list(whole(0, 10), 10_000)),
    /** Dice that were rolled earlier in this movement step. */
    rolled: listOrEmpty(z.unknown(), 1000),
    fleetPool: z.optional(whole(0, 100)),
    /** The player's fighters and ground forces in space; where given, pick-ups and what stays behind are checked. */
    units: z.optional(z.record(nameSchema(60), z.record(nameSchema(60), whole(0, 1000)))),
  }),
);
const parseArrive = parser(z.strictObject({ ...common, ...movementFields, moves: movesOf, ...arriveFields }));

/** The questions of Twilight Imperium: maps, anomalies, and who can move where. */
export const ti4Questions = {
  map(fields: JsonObject) {
    const request = parseMap(fields);
    const galaxy = request.ok ? readMapOf(request.value.map) : request;
    return galaxy.ok ? answered(describeGalaxy(galaxy.value)) : refusedHere(galaxy.refusal);
  },
  anomalies(fields: JsonObject) {
    const request = parseAnomalies(fields);
    if (!request.ok) return refused(request.refusal);
    const { map, system, rules, language } = request.value;
    const found = systemOf(map, system);
    const chosen = readRules(rules);
    if (!found.ok) return refusedHere(found.refusal);
    if (!chosen.ok) return refused(chosen.refusal);
    const described = describeAnomalies(found.value, chosen.value, ti4Words[language]);
    return answered({ rules: nameRules({ presets: ti4Presets }, chosen.value), ...described });
  },
  may(fields: JsonObject) {
    const request = parseMay(fields);
    if (!request.ok) return refused(request.refusal);
    const found = systemOf(request.value.map, request.value.system);
    const chosen = readRules(request.value.rules);
    if (!found.ok) return refusedHere(found.refusal);
    if (!chosen.ok) return refused(chosen.refusal);
    const refusal = refuseByAnomaly(request.value.do, found.value, chosen.value, request.value.chaosMapping);
    return refusal === null
      ? answered({ rules: nameRules({ presets: ti4Presets }, chosen.value) })
      : refusedHere(refusal);
  },
  reach: orPlanned(
    aboutMovement(parseReach, (at, { language }) => {
      const ships = reach(at.movement, at.ships).map((ship, index) => {
        const answer = withSentence(ship, language);
        const asked = at.ships[index];
        return asked?.via ? { ...answer, via: reachVia(at.movement, asked, asked.via) } : answer;
      });
      return ok({ ships });
    }),
    ({ assessment, language }) => ok({ ships: assessment.answers.map(({ found }) => withSentence(found, language)) }),
  ),
  path: aboutMovement(parsePath, ({ movement, ships }, { ship: id, path }) => {
    const ship = ships.find((each) => each.id === id);
    if (ship === undefined) return err(unknownShip(id, ships));
    const judged = checkPath(movement, ship, path);
    return judged.refusal === undefined ? ok(judged) : err({ ...judged.refusal, ship: id });
  }),
  move: aboutMovement(parseMove, moveAll),
  odds(fields: JsonObject) {
    const answer = askOdds(fields);
    return answer.ok ? answered(answer.value) : refusedHere(answer.refusal);
  },
  arrive: orPlanned(
    aboutMovement(parseArrive, (at, request) => {
      const declared = declareAll(at, request.moves);
      return declared.ok ? askArrive(at, declared.value, request) : declared;
    }),
    arriveAsPlanned,
  ),
} satisfies { readonly [ask: string]: Question };

/** The same question about a plan of the planner, where one is given. */
function orPlanned(
  about: (fields: JsonObject) => Answer,
  answer: (planned: Planned) => Result<JsonObject>,
): (fields: JsonObject) => Answer {
  return (fields) => {
    if (fields["plan"] === undefined) return about(fields);
    const planned = readPlanned(fields);
    if (!planned.ok) return refusedHere(planned.refusal);
    const found = answer(planned.value);
    if (!found.ok) return refusedHere(found.refusal);
    const { plan, remarks, language } = planned.value;
    const notRead = remarks.map((remark) => ({ ...remark, message: describeRemark(language, remark) }));
    return answered({ rules: plan.rules, ...found.value, ...(notRead.length > 0 && { remarks: notRead }) });
  };
}

/** A question about the movement step of a tactical action. */
function aboutMovement<R extends MovementFields>(
  parse: (fields: JsonObject) => Result<R>,
  answer: (at: MovementRequest, request: R) => Result<JsonObject>,
): (fields: JsonObject) => Answer {
  return (fields) => {
    const request = parse(fields);
    if (!request.ok) return refused(request.refusal);
    const at = readMovement(request.value);
    if (!at.ok) return refusedHere(at.refusal);
    const found = answer(at.value, request.value);
    if (!found.ok) return refusedHere(found.refusal);
    return answered({ rules: nameRules({ presets: ti4Presets }, at.value.movement.rules), ...found.value });
  };
}

type MoveRequest = MovementFields & {
  readonly moves: readonly {
    readonly ship: string;
    readonly path: readonly string[];
    readonly cargo: DeclaredMove["cargo"];
    readonly wormhole?: string | undefined;
  }[];
  readonly seed?: string | undefined;
  readonly dice?: readonly number[] | undefined;
  readonly rolled: readonly unknown[];
  readonly fleetPool?: number | undefined;
  readonly units?: { readonly [system: string]: { readonly [unit: string]: number } } | undefined;
};

/** What is declared, each legal by itself, no ship twice. */
function declareAll(
  { movement, ships }: MovementRequest,
  moves: MoveRequest["moves"],
): Result<readonly DeclaredMove[]> {
  const declared: DeclaredMove[] = [];
  for (const { ship: id, path, cargo: load, wormhole } of moves) {
    const ship = ships.find((each) => each.id === id);
    if (ship === undefined) return err(unknownShip(id, ships));
    if (declared.some((each) => each.ship.id === id)) return err({ code: "duplicate-ship", ship: id });
    const each = { ship, path, cargo: load, ...(wormhole !== undefined && { wormhole }) };
    const refusal = refuseDeclared(movement, each);
    if (refusal !== null) return err(refusal);
    declared.push(each);
  }
  return ok(declared);
}

function moveAll(at: MovementRequest, request: MoveRequest): Result<JsonObject> {
  const { movement, ships } = at;
  const { moves, rolled, dice, seed, fleetPool, units } = request;
  if (rolled.length > 0 && moves.length > 0 && !movement.rules.riftSequential)
    return err({ code: "rolled-already", rule: "LRR 41 note 2" });
  const all = declareAll(at, moves);
  if (!all.ok) return all;
  const declared = all.value;
  const absent = units === undefined ? null : refuseMissingCargo(units, declared);
  if (absent !== null) return err(absent);
  const losses = lossDistribution(movement, declared);
  const source = diceFrom(dice, seed);
  if (!source.ok) return source;
  const { ships: sailed, rolls } = moveShips(movement, declared, source.value.roll);
  const spent = source.value.left();
  if (spent !== null) return err(spent);
  const arrived = sailed
    .filter((ship) => ship.arrived)
    .map(({ ship, unit, cargo: aboard }) => ({ ship, unit, cargo: aboard }));
  const outcome = movement.rules.riftOutcome;
  const removed = sailed
    .filter(({ arrived: is, lost }) => !is || lost.length > 0)
    .map(({ ship, unit, arrived: is, lost }) => ({
      ship: is ? null : ship,
      unit: is ? null : unit,
      cargo: lost,
      outcome,
    }));
  const departure = { units: units ?? {}, ships, declared };
  // Ships beyond the fleet pool are no illegal move: their owner removes some on arrival (LRR 37.3).
  const warnings = [
    ...(fleetPool === undefined ? [] : fleetPoolWarnings(departure, arrived, movement.active, fleetPool)),
    ...(units === undefined ? [] : capacityWarnings(departure)),
  ];
  return ok({
    ...{ arrived, removed, rolls, warnings },
    ...(losses.ok && { losses: losses.value }),
  });
}

type DiceSource = { readonly roll: () => number; readonly left: () => Refusal | null };

/** Faces as given, 0 for 10, exactly one for each die; or rolled by a seed. */
function diceFrom(dice: readonly number[] | undefined, seed: string | undefined): Result<DiceSource> {
  if (dice === undefined && seed === undefined) return err(badField("/dice", "either `dice` or `seed`"));
  if (dice === undefined) {
    const rng = sealedDice(seed ?? "", 0);
    return ok({ roll: () => rng.int(10) + 1, left: () => null });
  }
  let used = 0;
  const roll = () => {
    const face = dice[used] ?? 10;
    used += 1;
    return face === 0 ? 10 : face;
  };
  const left = () => (used === dice.length ? null : badField("/dice", `rolled: ${used}, given: ${dice.length}`));
  return ok({ roll, left });
}

function systemOf(map: unknown, id: string) {
  const galaxy = readMapOf(map);
  if (!galaxy.ok) return galaxy;
  const found = findSystem(galaxy.value, id);
  return found === undefined ? err({ code: "unknown-system", system: id }) : ok(found);
}

const refusedHere = (refusal: Refusal): Answer => refused(refusal, speaker);

/** What is said of a ship, with a sentence where it does not get there. */
const withSentence = (ship: ShipReach, language: Language) =>
  ship.refusal === undefined ? ship : { ...ship, refusal: said(ship.refusal, language) };

function said(refusal: Refusal, language: Language): JsonObject {
  const { code, rule, ...detail } = refusal;
  return { code, ...(rule !== undefined && { rule }), message: describeRefusal(language, speaker, refusal), ...detail };
}
