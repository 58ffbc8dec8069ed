import { createHash } from "node:crypto";
import type { Json } from "@umpire/kernel";
import { ask, refused } from "umpire/ask-fixture";
import { describe, expect, test } from "vitest";

const shapeships = (question: string, further: object = {}) => ask({ game: "shapeships", ask: question, ...further });

/** SHA-256 of the six messages, as the seed document has them. */
const digests = [
  "ffa2491818aca31f3b7ad9bfba907b1514094ecbbc12aa79afa2b1089c2a9cb3",
  "95a4431ea9b7ad0a1a54f6df6ee69db61a30a05d8a67606c23d1cb8f269b375e",
  "9736e65b1a2b87f256556b6cd11d059cbf91d4512b202f57f77537c704cb19c5",
  "27251420d81bfa15ffefda0f754d72fd046e019f03fd48362f56e4be747c2650",
  "379e0c8320c8516ac0c18c867fe2a94896952b0015a5a65d6dae1da451056ed1",
  "82993a060ca37fd5d92c10d43f531366d2f704346576d367a03147ade9821f9d",
];
const digestOf = (message: string) => createHash("sha256").update(message).digest("hex");

const stage = (id: Json, step: Json, isAutomatic = true) => ({ id, steps: [{ id: step, isAutomatic }] });
const good = {
  stages: [
    stage("build_phase", "dice_roll"),
    stage("battle_phase", "simultaneous_declaration", false),
    stage("end_of_turn_resolution", "settlement"),
  ],
  battle: { submission: "simultaneous", responses: "once", order: "none" },
  ships: [
    {
      id: "mote",
      powers: [
        {
          ...{ when: "completion", effect: "damage", amount: 4, resolves: "end_of_turn" },
          persistsIfSourceDestroyed: true,
        },
      ],
    },
    {
      id: "strut",
      powers: [
        { when: "continuous", effect: "damage", amount: 2, resolves: "end_of_turn", requiresSurvival: true },
        { when: "charge", effect: "heal", resolves: "end_of_turn", persistsIfSourceDestroyed: false },
      ],
    },
  ],
};
type Violation = { constraint: number; message: string; at: string };
const violations = (definition: object): readonly Violation[] => {
  const answer = shapeships("checkRules", { definition });
  expect(answer["ok"]).toBe(true);
  return answer["violations"] as unknown as readonly Violation[];
};
const brief = (definition: object) => violations(definition).map(({ constraint, at }) => [constraint, at]);
/** The good pack with these steps in its battle, each automatic or not. */
const withBattle = (...steps: readonly (readonly [Json, boolean])[]) => ({
  ...good,
  stages: good.stages.map((each, at) =>
    at === 1 ? { ...each, steps: steps.map(([id, isAutomatic]) => ({ id, isAutomatic })) } : each,
  ),
});
const declaration = ["simultaneous_declaration", false] as const;
const response = ["conditional_response", false] as const;
const withPower = (power: object) => ({ ...good, ships: [{ id: "x", powers: [power] }] });

describe("phases", () => {
  test("[P20] three stages with their steps, each automatic or not", () => {
    const { stages } = shapeships("phases") as unknown as { stages: (typeof good)["stages"] };
    expect(stages.map(({ id }) => id)).toEqual(["build_phase", "battle_phase", "end_of_turn_resolution"]);
    const steps = stages.flatMap((each) => each.steps);
    expect(steps.filter(({ isAutomatic }) => !isAutomatic).map(({ id }) => id)).toEqual([
      ...["drawing", "simultaneous_declaration", "conditional_response"],
    ]);
    expect(steps).toHaveLength(12);
  });
});

describe("checkRules", () => {
  test("[P20] a good pack breaks nothing, and ours neither", () => {
    expect(violations(good)).toEqual([]);
    const answer = shapeships("start", { seed: "x" }) as unknown as { match: { rules: object } };
    expect(violations(answer.match.rules)).toEqual([]);
  });

  test.each<[string, object, readonly (readonly [number, string])[]]>([
    ["a fourth stage", { ...good, stages: [...good.stages, stage("automatic_phase", "x")] }, [[1, "/stages"]]],
    ["a stage twice", { ...good, stages: [...good.stages, good.stages[0]] }, [[1, "/stages"]]],
    ["another order", { ...good, stages: good.stages.toReversed() }, [[1, "/stages"]]],
    ["no stages", { battle: good.battle }, [[1, "/stages"]]],
    [
      "numbers for a stage and steps",
      { ...good, stages: [stage(0, "dice_roll"), stage("battle_phase", 3), stage("end_of_turn_resolution", "12")] },
      [
        [6, "/stages/0/id"],
        [6, "/stages/1/steps/0/id"],
        [6, "/stages/2/steps/0/id"],
        [1, "/stages"],
      ],
    ],
    ["both windows", withBattle(["energy_generation", true], ["first_strike", true], declaration, response), []],
    ["a second response", withBattle(declaration, response, ["second_response", false]), [[3, "/stages/1/steps/2/id"]]],
    [
      "a second response that takes care of itself",
      withBattle(declaration, response, ["second_response", true]),
      [[3, "/stages/1/steps/2/id"]],
    ],
    ["the response twice", withBattle(declaration, response, response), [[3, "/stages/1/steps/2/id"]]],
    ["a response before the declaration", withBattle(response, declaration), [[3, "/stages/1/steps/1/id"]]],
    ["a third window by another name", withBattle(declaration, ["bidding", false]), [[3, "/stages/1/steps/1/id"]]],
    ["a step of one's own without a decision", withBattle(declaration, ["fanfare", true]), []],
    [
      "an automatic declaration",
      withBattle(["simultaneous_declaration", true]),
      [[3, "/stages/1/steps/0/isAutomatic"]],
    ],
    [
      "an automatic response",
      withBattle(declaration, ["conditional_response", true]),
      [[3, "/stages/1/steps/1/isAutomatic"]],
    ],
    [
      "a first strike with a choice",
      withBattle(["first_strike", false], declaration),
      [[3, "/stages/1/steps/0/isAutomatic"]],
    ],
    [
      "a response at the end of the turn",
      { ...good, stages: [...good.stages.slice(0, 2), stage("end_of_turn_resolution", "last_response", false)] },
      [[3, "/stages/2/steps/0/id"]],
    ],
    ["settlement in the battle", withBattle(declaration, ["settlement", true]), [[2, "/stages/1/steps/1/id"]]],
    [
      "settlement in a stage of its own",
      { ...good, stages: [...good.stages, stage("automatic_phase", "settlement")] },
      [
        [1, "/stages"],
        [2, "/stages/3/steps/0/id"],
      ],
    ],
    ["a step of another stage", withBattle(declaration, ["drawing", false]), [[1, "/stages/1/steps/1/id"]]],
    ["no battle", { stages: good.stages }, [[3, "/battle"]]],
    [
      "a battle in turns",
      { ...good, battle: { submission: "sequential", responses: "many", order: "priority" } },
      [
        [3, "/battle/submission"],
        [3, "/battle/responses"],
        [3, "/battle/order"],
      ],
    ],
    [
      "damage at once",
      withPower({ when: "charge", effect: "damage", resolves: "immediately" }),
      [[2, "/ships/0/powers/0/resolves"]],
    ],
    [
      "priority and speed",
      withPower({ when: "charge", effect: "steal", priority: 1, speed: 2 }),
      [
        [3, "/ships/0/powers/0/priority"],
        [3, "/ships/0/powers/0/speed"],
      ],
    ],
    [
      "a solar power with initiative that heals at once",
      { ...good, solarPowers: [{ id: "x", effect: "heal", initiative: 3 }] },
      [
        [2, "/solarPowers/0/resolves"],
        [3, "/solarPowers/0/initiative"],
      ],
    ],
    [
      "everything, in the order 6, 1, 2, 3, 4, 5",
      {
        stages: [stage("1", "dice_roll")],
        ships: [
          { powers: [{ when: "continuous", effect: "heal" }] },
          { powers: [{ when: "completion", effect: "damage", resolves: "end_of_turn" }] },
        ],
      },
      [
        [6, "/stages/0/id"],
        [1, "/stages"],
        [2, "/ships/0/powers/0/resolves"],
        [3, "/battle"],
        [4, "/ships/1/powers/0/persistsIfSourceDestroyed"],
        [5, "/ships/0/powers/0/requiresSurvival"],
      ],
    ],
  ])("[P20] %s", (_name, definition, expected) => {
    expect(brief(definition)).toEqual(expected);
  });

  test("[P20] the messages are the seed's to the letter", () => {
    const everything = violations({
      stages: [stage(1, "dice_roll")],
      ships: [
        { powers: [{ when: "continuous", effect: "heal" }] },
        { powers: [{ when: "completion", effect: "steal" }] },
      ],
    });
    const byConstraint = everything.toSorted((a, b) => a.constraint - b.constraint);
    expect(byConstraint.map(({ message }) => digestOf(message))).toEqual(digests);
  });

  test("[P20] what is no pack is refused with its path", () => {
    const odd = [{ ...good.stages[0], steps: [{ id: "dice_roll" }] }];
    expect(shapeships("checkRules", { definition: { ...good, stages: odd } })).toMatchObject(
      refused("bad-request", { path: "/definition/stages/0/steps/0/isAutomatic" }),
    );
    expect(shapeships("checkRules", { definition: 7 })).toMatchObject(refused("bad-request", { path: "/definition" }));
    expect(shapeships("checkRules")).toMatchObject(refused("bad-request", { path: "/definition" }));
    expect(shapeships("checkRules", { definition: { ...good, ships: {} } })).toMatchObject(
      refused("bad-request", { path: "/definition/ships" }),
    );
  });
});
