import type { Json, JsonObject } from "@umpire/kernel";
import { ask, refused } from "umpire/ask-fixture";
import { describe, expect, test } from "vitest";

const shapeships = (question: string, further: object = {}) => ask({ game: "shapeships", ask: question, ...further });
type Violation = { constraint: number; message: string; at: string };

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
    ["a once-only effect that counts for less", 4, replaced('"value":4,"counted":4', '"value":0,"counted":0')],
    [
      "an effect queued with another value",
      4,
      replaced('"type":"damage","value":4,"target"', '"type":"damage","value":1,"target"'),
    ],
    ["dusk that has not fallen", 4, replaced('"counted":4,"why":"persists"', '"counted":0,"why":"dusk"')],
    ["an effect queued twice", 4, events.flatMap((event) => (event["type"] === "queued" ? [event, event] : [event]))],
    [
      "drawing orders opened twice",
      3,
      events.flatMap((event) => (event["type"] === "completed" ? [event, event] : [event])),
    ],
    ["drawing orders never opened", 3, events.filter(({ type }) => type !== "completed")],
    ["an order with a priority", 3, replaced('"effect":"damage"}', '"effect":"damage","priority":1}')],
    [
      "a submission of one side alone",
      3,
      events.flatMap((event) =>
        event["type"] === "revealed" ? [{ type: "submitted", window: "declaration", side: 0 }, event] : [event],
      ),
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

  test("[P20] of a whole match, a continuous effect of a ship that never was, or for another than its controller", () => {
    const row = {
      effect: null,
      cause: "continuous",
      type: "damage",
      ship: "N1",
      value: 2,
      counted: 2,
      why: "survived",
    };
    const settlement = (rows: readonly object[]) => ({
      before: 40,
      damage: 2 * rows.length,
      healing: 0,
      ceiling: 50,
      health: 40 - 2 * rows.length,
      rows,
    });
    const log = (built: readonly (readonly object[])[], hurt: 0 | 1): readonly object[] => [
      { type: "factions-chosen" },
      { type: "completed", orders: [{}, {}], built, consumed: [[], []] },
      { type: "settled", players: [settlement(hurt === 0 ? [row] : []), settlement(hurt === 1 ? [row] : [])] },
    ];
    const found = (list: readonly object[]) => shapeships("audit", { events: list })["violations"];
    expect(found(log([[{ id: "N1" }], []], 1))).toEqual([]);
    expect(found(log([[], []], 1))).toMatchObject([{ constraint: 5 }]);
    expect(found(log([[{ id: "N1" }], []], 0))).toMatchObject([{ constraint: 5 }]);
    const stolen = log([[{ id: "N1" }], []], 0).toSpliced(2, 0, { type: "stolen", id: "N1", from: 0, to: 1 });
    expect(found(stolen)).toEqual([]);
  });

  const continuous = (change: object = {}) => ({
    ...{ effect: null, cause: "continuous", type: "damage", source: "strut", ship: "N1", value: 2, counted: 2 },
    ...{ why: "survived", because: [{ op: "base", amount: 2 }], ...change },
  });
  const settling = (rows: readonly { readonly counted: number }[]) => {
    const damage = rows.reduce((sum, { counted }) => sum + counted, 0);
    const whole = { before: 40, damage: 0, healing: 0, ceiling: 50, health: 40, rows: [] };
    return [{ type: "settled", players: [whole, { ...whole, damage, health: 40 - damage, rows }] }];
  };
  const places = (list: readonly object[], further: object = {}) =>
    (shapeships("audit", { events: list, ...further })["violations"] as unknown as readonly Violation[]).map(
      ({ constraint, at }) => [constraint, at],
    );

  test("[P20] the same continuous row twice, although the sums agree", () => {
    const row = continuous();
    const second = [[2, "/events/0/players/1/rows/1"]];
    expect(places(settling([row]))).toEqual([]);
    expect(places(settling([row, row]))).toEqual(second);
    expect(places(settling([row, row]), { rules: "standard" })).toEqual(second);
    expect(places(settling([row, continuous({ ship: "N2" })]))).toEqual([]);
    expect(places(settling([row, continuous({ value: 3, counted: 3 })]))).toEqual([]);
    expect(places(settling([row, continuous({ value: 3, counted: 3 })]), { rules: "standard" })).toEqual(second);
    expect(places(settling([continuous({ source: "mote" })]), { rules: "standard" })).toEqual([
      [2, "/events/0/players/1/rows/0"],
    ]);
  });

  test("[P20] two powers that do the same are two rows, where the pack is known", () => {
    const power = { when: "continuous", effect: "damage", amount: 2, resolves: "end_of_turn", requiresSurvival: true };
    const ships = [{ kind: "basic", id: "twin", faction: "f", cost: 2, powers: [power, power] }];
    const rules = { factions: [{ id: "f", colours: [] }], ships, solarPowers: [] };
    const row = continuous({ source: "twin" });
    expect(places(settling([row, row]), { rules })).toEqual([]);
    expect(places(settling([row, row, row]), { rules })).toEqual([[2, "/events/0/players/1/rows/2"]]);
    let match = shapeships("start", { seed: "twins", rules })["match"];
    for (const seat of [0, 1])
      match = shapeships("decide", { match, seat, action: { basics: [{ ship: "twin", count: 1 }] } })["match"];
    const twins = shapeships("record", { match })["record"];
    expect(shapeships("audit", { record: twins })).toMatchObject({ ok: true, violations: [] });
    expect(shapeships("audit", { record: twins, rules })).toMatchObject(refused("rules-pinned"));
    expect(shapeships("audit", { events, rules: "none" })).toMatchObject(refused("bad-rules", { path: "/rules" }));
  });

  test.each<[string, object, readonly (readonly [number, string])[]]>([
    ["the step of a match", { match: { step: 3, state: { turnData: {}, step: "drawing" } } }, []],
    ["a line of a replay", { step: 3, entry: null, hash: "x", events: [] }, []],
    ["the current phase", { currentPhase: 2 }, [[6, "/events/0/currentPhase"]]],
    ["the current phase, in digits", { state: { current_phase: "2" } }, [[6, "/events/0/state/current_phase"]]],
    ["an index of phases", { phaseIndex: 0 }, [[6, "/events/0/phaseIndex"]]],
    ["the current step", { currentStep: 4 }, [[6, "/events/0/currentStep"]]],
    ["a step in digits", { step: "4" }, [[6, "/events/0/step"]]],
    ["a step beside a phase", { phase: "build_phase", step: 4 }, [[6, "/events/0/step"]]],
    [
      "the step of a state",
      { match: { step: 9, state: { turnData: {}, step: 4 } } },
      [[6, "/events/0/match/state/step"]],
    ],
    [
      "a step event inside another",
      { events: [{ type: "step", phase: 0, step: 4 }] },
      [
        [6, "/events/0/events/0/phase"],
        [6, "/events/0/events/0/step"],
      ],
    ],
    ["a current phase that is none", { currentPhase: "automatic_phase" }, [[1, "/events/0/currentPhase"]]],
    ["a current phase, and a step by its name", { currentPhase: "battle_phase", nextPhase: "drawing" }, []],
  ])(
    "[P20] numbers for names are found in their field, and numbers that count are let be: %s",
    (_name, event, found) => {
      expect(places([{ type: "another", ...event }])).toEqual(found);
    },
  );

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
