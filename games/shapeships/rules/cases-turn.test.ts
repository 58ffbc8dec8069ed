import { canonical, decide, type Match, observe, readRecord, registry, start, writeRecord } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { messages } from "../audit/messages.ts";
import { fleet } from "../pack/data/fleet.ts";
import { charges, draw, duel, fire, passes, play, stepsOf } from "./duel.fixture.ts";
import { shapeships } from "./game.ts";
import { phaseOf } from "./phases.ts";
import { type Shapeships, type ShapeshipsAction, sideOf } from "./shape.ts";
import { toys } from "./toys.fixture.ts";
import { saveAll } from "./windows.ts";

const quiet = [
  ...["dice_roll", "line_generation", "ships_that_build", "drawing", "completion"],
  ...["energy_generation", "first_strike", "simultaneous_declaration", "settlement", "outcome", "cleanup"],
];

/** A match of the fleet, both factions fixed, after these decisions of both seats. */
function matchAfter(
  decisions: readonly (readonly [ShapeshipsAction, ShapeshipsAction])[],
  seed = "seed",
): Match<Shapeships> {
  const begun = start(shapeships, seed, { factions: ["lattice", "corona"] });
  if (!begun.ok) throw new Error(begun.refusal.code);
  return decisions.reduce((match, pair) => both(match, pair), begun.value.match);
}

/** Who is awaited decides; after every decision the match may be handed through something. */
function both(
  from: Match<Shapeships>,
  pair: readonly [ShapeshipsAction, ShapeshipsAction],
  through = (match: Match<Shapeships>) => match,
): Match<Shapeships> {
  const { next } = observe(shapeships, from, "spectator");
  const seats = "awaiting" in next ? next.awaiting : [];
  return seats.reduce((match, seat) => through(did(match, seat, pair[sideOf(seat)])), from);
}

function did(match: Match<Shapeships>, seat: number, action: ShapeshipsAction): Match<Shapeships> {
  const moved = decide(shapeships, match, seat, action);
  if (!moved.ok) throw new Error(moved.refusal.code);
  return moved.value.match;
}

const turnOf = (step: "dice_roll" | "drawing", ships: readonly string[] = []) =>
  duel(step, [{ ships, lines: 9 }, { lines: 9 }]);

describe("stages, names, life cycle", () => {
  test("[SC1][C1][SK1] a turn without actions has these steps, in this order", () => {
    const { events } = play(turnOf("dice_roll"), [[saveAll, saveAll]]);
    expect(stepsOf({ events }).slice(0, 11)).toEqual(quiet);
    const phases = new Set(events.flatMap((event) => (event.type === "step" ? [event.phase] : [])));
    expect([...phases]).toEqual(["build_phase", "battle_phase", "end_of_turn_resolution"]);
  });

  test("[SC2] an action opens the response, which is a step of the battle", () => {
    const orders = [[saveAll, saveAll], [charges(fire("N1", "damage")), passes[1]], passes] as const;
    const taken = stepsOf(play(turnOf("dice_roll", ["bolt"]), orders)).slice(0, 12);
    expect(taken).toEqual([...quiet.slice(0, 8), "conditional_response", ...quiet.slice(8)]);
    expect(new Set(taken.map(phaseOf)).size).toBe(3);
  });

  test.each(["automatic_phase", "end_of_game"])("[SC3][SC4] a rules pack with a fourth phase, %s, is refused", (id) => {
    const stages = [...fleet.stages.slice(0, 1), { id, steps: [] }, ...fleet.stages.slice(1)];
    expect(shapeships.parse.rules({ ...fleet, stages })).toEqual({
      ok: false,
      refusal: { code: "violation", rule: "C1", constraint: 1, path: "/stages", problem: `Error: ${messages[1]}` },
    });
  });

  test.each([2, "2"])("[SC5][C6] a stored state with the step %j breaks constraint 6", (step) => {
    expect(shapeships.parse.state({ ...turnOf("drawing"), step }, toys)).toEqual({
      ok: false,
      refusal: { code: "violation", rule: "C6", constraint: 6, path: "/step", problem: `Error: ${messages[6]}` },
    });
  });

  test("[SC6] an unknown step is corrupt, and mapped to nothing", () => {
    expect(shapeships.parse.state({ ...turnOf("drawing"), step: "charging" }, toys)).toMatchObject({
      ok: false,
      refusal: { code: "bad-request", path: "/step" },
    });
  });

  test("[SC7] after the end every order is refused, and nothing changes", () => {
    const match = { ...matchAfter([]), ended: { winners: [0], reason: "resigned" } };
    const before = canonical(match);
    for (const action of [saveAll, passes[0], { faction: "corona" }]) {
      expect(decide(shapeships, match, 1, action)).toMatchObject({ ok: false, refusal: { code: "match-over" } });
    }
    expect(canonical(match)).toBe(before);
    const finished = play(duel("settlement", [{ health: 0 }, {}]), []).state;
    expect(finished).toMatchObject({ status: "finished", step: null });
    expect(shapeships.next(finished, toys)).toEqual({ over: { winners: [1], reason: "win" } });
  });

  test("[SC8] who has decided in one step has not in the next", () => {
    const match = matchAfter([[draw("caliper"), draw("prism")]]);
    expect(observe(shapeships, match, 1)).toMatchObject({
      next: { awaiting: [0, 1], step: "simultaneous_declaration" },
      decided: [],
    });
  });

  test("[SC9] the same decision three times is one decision", () => {
    const once = did(matchAfter([]), 0, draw("strut"));
    for (let time = 0; time < 2; time += 1) {
      expect(decide(shapeships, once, 0, draw("strut"))).toMatchObject({ refusal: { code: "already-decided" } });
    }
    expect(once.log).toEqual([]);
    expect(did(once, 1, saveAll).log).toHaveLength(1);
  });

  test("[SC10][SC11] a replay has the same hash after every step, saved and loaded or not", () => {
    const orders = [
      [draw("caliper"), draw("prism", "mote")],
      [charges(fire("N1", "damage")), passes[1]],
      [passes[0], { charges: [], solarPowers: [{ power: "halo" }] }],
    ] as const;
    const whole = matchAfter(orders);
    const load = (match: Match<Shapeships>): Match<Shapeships> => JSON.parse(JSON.stringify(match));
    const saved = orders.reduce((match, pair) => both(match, pair, load), load(matchAfter([])));
    expect(canonical(saved)).toBe(canonical(whole));
    const record = writeRecord(shapeships, whole);
    const again = readRecord(registry([shapeships]), record);
    expect(again).toMatchObject({ ok: true, value: { hashes: expect.arrayContaining([expect.any(String)]) } });
    expect(again.ok && writeRecord(shapeships, again.value.match as Match<Shapeships>)).toBe(record);
    expect(JSON.stringify(whole.state)).not.toMatch(/\d{13}|-[0-9a-f]{4}-/);
  });
});
