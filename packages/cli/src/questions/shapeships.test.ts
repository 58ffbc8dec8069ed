import { createHash } from "node:crypto";
import type { Json, JsonObject } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { ask, refused } from "../ask.fixture.ts";

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

/** A short match through the referee: all its events, and its record. */
function played(): { readonly events: readonly JsonObject[]; readonly record: string } {
  const begun = shapeships("start", { seed: "audit", options: { factions: ["lattice", "corona"] } });
  const events = [...(begun["events"] as readonly JsonObject[])];
  let match = begun["match"] as JsonObject;
  const decide = (seat: number, action: object) => {
    const answer = shapeships("decide", { match, seat, action });
    if (answer["ok"] !== true) throw new Error(JSON.stringify(answer));
    events.push(...(answer["events"] as readonly JsonObject[]));
    match = answer["match"] as JsonObject;
  };
  decide(0, { basics: [{ ship: "caliper", count: 1 }] });
  decide(1, {
    basics: [
      { ship: "mote", count: 1 },
      { ship: "prism", count: 1 },
    ],
  });
  decide(0, { charges: [{ ship: "N1", effect: "damage" }] });
  decide(1, { solarPowers: [{ power: "flare" }] });
  return { events, record: String(shapeships("record", { match })["record"]) };
}
const { events, record } = played();
const audited = (list: readonly Json[]) => {
  const answer = shapeships("audit", { events: list });
  return (answer["violations"] as unknown as readonly Violation[]).map(({ constraint }) => constraint);
};
/** The same events with one kind of them changed. */
const changed = (type: string, change: (event: JsonObject) => Json) =>
  events.map((event) => (event["type"] === type ? change(event) : event));
const replaced = (from: string, to: string): readonly Json[] => JSON.parse(JSON.stringify(events).replaceAll(from, to));

describe("audit", () => {
  test("[P20] a record and its events break nothing, whole or in part", () => {
    expect(shapeships("audit", { record })).toMatchObject({ ok: true, violations: [] });
    expect(audited(events)).toEqual([]);
    for (let from = 0; from < events.length; from += 1) expect(audited(events.slice(from))).toEqual([]);
    expect(audited([])).toEqual([]);
  });

  test.each<[string, number, readonly Json[]]>([
    ["a stage of another name", 1, replaced('"phase":"battle_phase"', '"phase":"automatic_phase"')],
    ["a step of another name", 1, replaced('"step":"first_strike"', '"step":"charging"')],
    ["a stage left out", 1, events.filter((event) => event["phase"] !== "battle_phase")],
    [
      "health between steps",
      2,
      replaced('"step":"completion","health":[66,66]', '"step":"completion","health":[66,61]'),
    ],
    [
      "another engine's word of health",
      2,
      [...events.slice(0, 9), { type: "hit", health: [60, 66] }, ...events.slice(9)],
    ],
    [
      "a settlement that does not add up",
      2,
      changed("settled", (event) => JSON.parse(JSON.stringify(event).replace('"damage":', '"damage":1'))),
    ],
    ["a settlement in another step", 2, replaced('"step":"settlement"', '"step":"outcome"')],
    [
      "one order revealed",
      3,
      changed("revealed", (event) => ({ ...event, orders: [(event["orders"] as readonly Json[])[0] ?? null] })),
    ],
    ["no reveal", 3, events.filter(({ type }) => type !== "revealed")],
    ["a reveal twice", 3, events.flatMap((event) => (event["type"] === "revealed" ? [event, event] : [event]))],
    [
      "no response although something was declared",
      3,
      events.filter((event) => event["step"] !== "conditional_response" && event["window"] !== "response"),
    ],
    [
      "a submission after the reveal",
      3,
      events.flatMap((event) =>
        event["type"] === "revealed" ? [event, { type: "submitted", window: "declaration", side: 0 }] : [event],
      ),
    ],
    [
      "an effect before the reveal",
      3,
      events.flatMap((event, at) => {
        if (event["type"] === "revealed") return [];
        return events[at - 1]?.["type"] === "revealed" ? [event, events[at - 1] ?? null] : [event];
      }),
    ],
    [
      "a once-only effect that does not persist",
      4,
      replaced('"persistsIfSourceDestroyed":true', '"persistsIfSourceDestroyed":false'),
    ],
    [
      "a once-only effect that was never settled",
      4,
      changed("settled", (event) =>
        JSON.parse(JSON.stringify(event).replace(/\{"effect":"1S1".*?"because":\[.*?\]\},?/, "")),
      ),
    ],
    ["numbers for steps", 6, replaced('"step":"settlement"', '"step":9')],
    ["digits for stages", 6, replaced('"phase":"build_phase"', '"phase":"0"')],
    ["a number for the stage of an effect", 6, replaced('"triggeredAt":"build_phase"', '"triggeredAt":0')],
  ])("[P20] %s: constraint %i", (_name, constraint, list) => {
    expect(audited(list)).toContain(constraint);
  });

  test("[P20] a continuous effect of a ship that is gone", () => {
    const row = {
      effect: null,
      cause: "continuous",
      type: "damage",
      ship: "N1",
      value: 2,
      counted: 2,
      why: "survived",
    };
    const hurt = { before: 40, damage: 2, healing: 0, ceiling: 50, health: 38, rows: [row] };
    const whole = { before: 40, damage: 0, healing: 0, ceiling: 50, health: 40, rows: [] };
    const log = [
      { type: "destroyed", id: "N1" },
      { type: "settled", players: [whole, hurt] },
    ];
    expect(shapeships("audit", { events: log })).toMatchObject({
      violations: [{ constraint: 5, at: "/events/1/players/1/rows/0/ship" }],
    });
  });

  test("[P20] what is no log is refused with its path", () => {
    expect(shapeships("audit")).toMatchObject(refused("bad-request", { path: "/events" }));
    expect(shapeships("audit", { record, events })).toMatchObject(refused("bad-request", { path: "/events" }));
    expect(shapeships("audit", { events: [{ type: "settled" }] })).toMatchObject(
      refused("bad-request", { path: "/events/0/players" }),
    );
    expect(shapeships("audit", { events: 7 })).toMatchObject(refused("bad-request", { path: "/events" }));
    expect(
      shapeships("audit", { record: record.replace('"count":1,"ship":"caliper"', '"count":2,"ship":"caliper"') }),
    ).toMatchObject({
      ok: false,
    });
    const other = ask({ ask: "start", game: "rps", seed: "x" });
    const text = ask({ ask: "record", match: other["match"] ?? null })["record"];
    expect(shapeships("audit", { record: text })).toMatchObject(refused("bad-request", { path: "/record" }));
  });
});
