import { err, type JsonObject, ok, parser, pointer, type Result } from "@umpire/kernel";
import { list, z } from "@umpire/toolkit/schema";
import { type Constraint, type ConstraintViolation, inOrder, violation } from "../audit/messages.ts";
import { BattlePhaseStep, EndOfTurnStep, isNumeric, isPhase, isStep, MajorPhase, phaseOf } from "../rules/phases.ts";

/** A rules pack as far as the constraints read it; what else is in it is the business of the game's own schema. */
const power = z.looseObject({});
const powers = list(power, 100);
const definition = z.looseObject({
  stages: z.optional(
    list(
      z.looseObject({
        id: z.unknown(),
        steps: z.optional(list(z.looseObject({ id: z.unknown(), isAutomatic: z.boolean() }), 100)),
      }),
      100,
    ),
  ),
  battle: z.optional(z.looseObject({})),
  ships: z.optional(list(z.looseObject({ powers: z.optional(powers) }), 1000)),
  solarPowers: z.optional(powers),
});
const readDefinition = parser(definition);
type Definition = z.infer<typeof definition>;
type Found = readonly ConstraintViolation[];

/** Every violation of the six constraints in a rules pack, vocabulary before behaviour. */
export function checkRules(input: unknown): Result<Found> {
  const read = readDefinition(input);
  if (!read.ok) return err(read.refusal);
  const pack = read.value;
  const listed = [
    ...(pack.ships ?? []).flatMap((ship, at) => atPowers(`/ships/${at}/powers`, ship.powers)),
    ...atPowers("/solarPowers", pack.solarPowers),
  ];
  const inStages = [...numericNames(pack), ...otherStages(pack), ...misplacedSteps(pack)];
  return ok(inOrder([...inStages, ...battleTerms(pack), ...listed.flatMap(checkPower)]));
}

type Placed = { readonly at: string; readonly power: JsonObject };
const atPowers = (at: string, list: z.infer<typeof powers> = []): readonly Placed[] =>
  list.map((power, index) => ({ at: `${at}/${index}`, power: power as JsonObject }));

function numericNames({ stages = [] }: Definition): Found {
  return stages.flatMap((stage, at) => {
    const inSteps = (stage.steps ?? []).flatMap(({ id }, step) =>
      isNumeric(id) ? [violation(6, `/stages/${at}/steps/${step}/id`)] : [],
    );
    return isNumeric(stage.id) ? [violation(6, `/stages/${at}/id`), ...inSteps] : inSteps;
  });
}

/** Those three, in that order, each once; what is wrong is the list. */
function otherStages({ stages = [] }: Definition): Found {
  const names: readonly unknown[] = Object.values(MajorPhase);
  const fits = stages.length === names.length && stages.every(({ id }, at) => id === names[at]);
  return fits ? [] : [violation(1, "/stages")];
}

/** Steps that the stages they stand in cannot have; of a stage that is none of the three, the list of stages says it. */
function misplacedSteps({ stages = [] }: Definition): Found {
  const windows: unknown[] = [];
  return stages.flatMap((stage, at) =>
    (stage.steps ?? []).flatMap((step, index) => {
      const wrong = misplaced(stage.id, step, windows);
      if (isWindow(step.id)) windows.push(step.id);
      return wrong === null ? [] : [violation(wrong.constraint, `/stages/${at}/steps/${index}/${wrong.field}`)];
    }),
  );
}

type Step = { readonly id: unknown; readonly isAutomatic: boolean };
type Wrong = { readonly constraint: Constraint; readonly field: keyof Step };
const { SIMULTANEOUS_DECLARATION: DECLARATION, CONDITIONAL_RESPONSE: RESPONSE } = BattlePhaseStep;
const isWindow = (id: unknown) => id === DECLARATION || id === RESPONSE;

/** Health waits for the last stage (C2), a step for its own (C1), and who decides for one of two windows (C3). */
function misplaced(stage: unknown, { id, isAutomatic }: Step, windows: readonly unknown[]): Wrong | null {
  if (id === EndOfTurnStep.SETTLEMENT && stage !== MajorPhase.END_OF_TURN_RESOLUTION)
    return { constraint: 2, field: "id" };
  if (!isPhase(stage) || isNumeric(id)) return null;
  if (!isStep(id)) return isThirdWindow(stage, id, isAutomatic) ? { constraint: 3, field: "id" } : null;
  if (phaseOf(id) !== stage) return { constraint: 1, field: "id" };
  if (isWindow(id) && isUntimely(id, windows)) return { constraint: 3, field: "id" };
  return stage !== MajorPhase.BUILD_PHASE && isAutomatic === isWindow(id)
    ? { constraint: 3, field: "isAutomatic" }
    : null;
}

/** A window twice, or a response that nothing was declared before: a loop, or a reaction. */
const isUntimely = (id: unknown, windows: readonly unknown[]) =>
  windows.includes(id) || (id === DECLARATION && windows.includes(RESPONSE));

/** A step of another name in which somebody decides once the battle has begun, or that is called like a window. */
const isThirdWindow = (stage: MajorPhase, id: unknown, isAutomatic: boolean) =>
  (stage !== MajorPhase.BUILD_PHASE && !isAutomatic) || (typeof id === "string" && /declaration|response/i.test(id));

const terms = { submission: "simultaneous", responses: "once", order: "none" } as const;

function battleTerms({ battle }: Definition): Found {
  if (battle === undefined) return [violation(3, "/battle")];
  return Object.entries(terms).flatMap(([term, value]) =>
    battle[term] === value ? [] : [violation(3, `/battle/${term}`)],
  );
}

/** What would bring an order into what happens at once. */
const ORDERINGS = ["priority", "speed", "initiative"] as const;
const ON_HEALTH: readonly unknown[] = ["damage", "heal", "healing"];

function checkPower({ at, power }: Placed): Found {
  const wrong = (constraint: 2 | 3 | 4 | 5, field: string) => violation(constraint, pointer(at, field));
  const found = ORDERINGS.filter((field) => Object.hasOwn(power, field)).map((field) => wrong(3, field));
  if (ON_HEALTH.includes(power["effect"]) && power["resolves"] !== "end_of_turn") found.push(wrong(2, "resolves"));
  if (power["when"] === "completion" && power["persistsIfSourceDestroyed"] !== true)
    found.push(wrong(4, "persistsIfSourceDestroyed"));
  if (power["when"] === "continuous" && power["requiresSurvival"] !== true) found.push(wrong(5, "requiresSurvival"));
  return found;
}
