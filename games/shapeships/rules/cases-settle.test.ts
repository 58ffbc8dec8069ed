import { acceptDraw, decide, offerDraw, resign, start, writeRecord } from "@umpire/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { messages } from "../audit/messages.ts";
import { storedHealth } from "./doors.ts";
import {
  charges,
  draw,
  duel,
  fire,
  fleetOf,
  healthAfter,
  oneStep,
  passes,
  play,
  refusalOf,
  settlementOf,
} from "./duel.fixture.ts";
import { shapeships } from "./game.ts";
import type { Pair, ShapeshipsState, TriggeredEffect } from "./shape.ts";
import { toys } from "./toys.fixture.ts";
import { pass, saveAll } from "./windows.ts";

type Spec = Parameters<typeof duel>[1][0];
const declaring = (north: Spec, south: Spec) => duel("simultaneous_declaration", [north, south]);
const fleets = (north: readonly string[], south: readonly string[]) => declaring({ ships: north }, { ships: south });
const N1hits = charges(fire("N1", "damage"));
const S1kills = (target: string) => charges(fire("S1", "destroy", target));

/** A state at settlement with these effects queued. */
function queued(
  north: Spec,
  south: Spec,
  amounts: readonly (readonly ["damage" | "heal", number, 0 | 1])[],
): ShapeshipsState {
  const triggeredEffects = amounts.map(
    ([type, value, target], at): TriggeredEffect => ({
      ...{ id: `3N${at + 1}`, type, value, target, source: "test", ship: null, cause: "solar_power", because: [] },
      ...{ persistsIfSourceDestroyed: true, triggeredAt: "battle_phase" },
    }),
  );
  const from = duel("settlement", [north, south]);
  return { ...from, turnData: { ...from.turnData, triggeredEffects } };
}
const outcomeOf = (health: Pair<number>, pack = toys) =>
  play(duel("settlement", [{ health: health[0] }, { health: health[1] }]), [], { pack }).state.outcome;

describe("settlement", () => {
  test("[SC76][R11] a continuous power works in the turn in which its ship was built", () => {
    const played = play(duel("drawing", [{ lines: 3 }, {}], { turn: 1 }), [[draw("hit3"), saveAll]]);
    expect(healthAfter(played)).toEqual([40, 37]);
  });

  test("[SC77][SK5][S13] destroyed in first strike, it does not count", () => {
    const from = duel("drawing", [{ lines: 3 }, { ships: ["early"] }]);
    expect(healthAfter(play(from, [[draw("hit3"), saveAll]]))).toEqual([40, 40]);
  });

  test("[SC78][SK5][C5] destroyed by a declaration, it does not count", () => {
    expect(healthAfter(play(fleets(["hit3"], ["zap"]), [[pass, S1kills("N1")], passes]))).toEqual([40, 40]);
  });

  test("[SC79][SK5] destroyed by a response, it does not count", () => {
    const played = play(fleets(["bolt", "hit3"], ["zap"]), [
      [N1hits, pass],
      [pass, S1kills("N2")],
    ]);
    expect(healthAfter(played)).toEqual([40, 36]);
  });

  test("[SC80][SK5][R12] consumed, it does not count; the upgrade does", () => {
    const from = duel("drawing", [{ ships: ["hit3", "mend2"], lines: 2, health: 30 }, {}]);
    const played = play(from, [[{ ...saveAll, upgrades: [{ ship: "big" }] }, saveAll]]);
    expect(healthAfter(played)).toEqual([30, 33]);
  });

  test("[SC81][C5] a census from before the responses breaks constraint 5", () => {
    const from = fleets(["bolt", "hit3"], ["zap"]);
    const { state } = play(
      from,
      [
        [N1hits, pass],
        [pass, S1kills("N2")],
      ],
      { until: "settlement" },
    );
    const early = {
      ...state,
      players: [{ ...state.players[0], ships: from.players[0].ships }, state.players[1]] as const,
    };
    const settled = oneStep(early, undefined);
    expect(shapeships.invariant?.(state, settled.state, settled.events)).toMatchObject({
      code: "C5",
      message: messages[5],
    });
  });

  test("[SC82][R13] others are counted after all destruction", () => {
    const played = play(fleets(["band", "bolt", "mend2", "core"], ["zap"]), [
      [charges(fire("N2", "heal")), pass],
      [pass, S1kills("N4")],
    ]);
    expect(healthAfter(played)[1]).toBe(38);
  });

  test("[SC83][R13][R20] what spawns does not count before the next turn", () => {
    const played = play(fleets(["band", "pod"], ["zap"]), [[pass, S1kills("N2")], passes]);
    expect(healthAfter(played)).toEqual([40, 40]);
    expect(fleetOf(played, 0)).toEqual(["band", "hit3", "hit3"]);
    expect(healthAfter(play(played.state, [[saveAll, saveAll]]))).toEqual([40, 40 - 2 - 3 - 3]);
  });

  test("[SC84] two continuous powers are two rows", () => {
    const played = play(declaring({ ships: ["pair"], health: 30 }, {}), []);
    expect(healthAfter(played)).toEqual([31, 39]);
    expect(settlementOf(played).map(({ rows }) => rows.map(({ ship }) => ship))).toEqual([["N1"], ["N1"]]);
  });

  test("[SC85][S14] the order of the rows does not matter", () => {
    const amounts = [
      ["damage", 30, 0],
      ["heal", 7, 0],
      ["damage", 12, 0],
      ["heal", 25, 0],
      ["heal", 3, 1],
    ] as const;
    const health = healthAfter(play(queued({}, {}, amounts), []));
    const shuffled = fc.shuffledSubarray([...amounts], { minLength: amounts.length });
    fc.assert(
      fc.property(shuffled, (order) => {
        expect(healthAfter(play(queued({}, {}, order), []))).toEqual(health);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ["[SC86][R15] lethal damage and healing in one turn", 3, 5, 4, 2],
    ["[SC87][R16] the ceiling comes after the damage", 49, 4, 5, 50],
    ["[SC88][R16] the ceiling eats no healing before the damage", 10, 60, 45, -5],
  ])("%s", (_name, health, damage, healing, expected) => {
    const played = play(
      queued({}, { health }, [
        ["damage", damage, 1],
        ["heal", healing, 1],
      ]),
      [],
    );
    expect(healthAfter(played)[1]).toBe(expected);
    expect(played.state.status).toBe(expected > 0 ? "playing" : "finished");
  });

  test("[SC89][R18][S15] exactly zero is dead", () => {
    expect(outcomeOf([1, 0])).toEqual({ result: "win", winner: 0 });
  });

  test("[SC90][SC91][R17] of two at zero or below the higher number wins narrowly, unless the switch says draw", () => {
    expect(outcomeOf([-3, -5])).toEqual({ result: "narrow_win", winner: 0 });
    expect(outcomeOf([0, -1])).toEqual({ result: "narrow_win", winner: 0 });
    expect(outcomeOf([-5, -3])).toEqual({ result: "narrow_win", winner: 1 });
    expect(outcomeOf([-3, -5], { ...toys, doubleKnockout: "draw" })).toEqual({ result: "draw", winner: null });
  });

  test("[SC92][R17] equal numbers draw, and the duel is over", () => {
    const { state } = play(duel("settlement", [{ health: -2 }, { health: -2 }]), []);
    expect(state).toMatchObject({ status: "finished", outcome: { result: "draw", winner: null } });
    expect(shapeships.next(state, toys)).toEqual({ over: { winners: [], reason: "draw" } });
  });

  test("[SC93][C2] a ceiling that falls takes health at the settlement alone", () => {
    const played = play(declaring({ ships: ["keep"], health: 58 }, { ships: ["zap"] }), [
      [pass, S1kills("N1")],
      passes,
    ]);
    const shown = played.events.flatMap((event) => (event.type === "step" ? [[event.step, event.health[0]]] : []));
    expect(shown).toContainEqual(["settlement", 58]);
    expect(healthAfter(played)[0]).toBe(50);
  });

  test("[SC94][C2] restoring to full is healing, queued with its amount", () => {
    const from = duel("drawing", [{ lines: 4, health: 20 }, { ships: ["hit3", "hit3", "hit3", "pair"] }]);
    const played = play(from, [[draw("full"), saveAll]]);
    expect(settlementOf(played)[0]).toMatchObject({ before: 20, healing: 30, damage: 10, health: 40 });
  });

  test("[SC95][R28] a modifier works on rows of its nature alone", () => {
    const from = duel("drawing", [{ ships: ["dbl", "mend2", "bolt"], lines: 4, health: 30 }, {}]);
    const played = play(from, [
      [draw("balm5"), saveAll],
      [charges(fire("N3", "heal")), pass],
    ]);
    expect(healthAfter(played)[0]).toBe(43);
    expect(settlementOf(played)[0].rows.find(({ source }) => source === "mend2")).toMatchObject({
      ...{ value: 2, counted: 4 },
      because: [
        { op: "base", amount: 2 },
        { op: "add", amount: 2, source: "dbl N1" },
      ],
    });
  });

  test("[SC96][S16] on destruction: damage, at the settlement", () => {
    expect(healthAfter(play(fleets(["boom"], ["zap"]), [[pass, S1kills("N1")], passes]))).toEqual([40, 35]);
  });

  test("[SC97][R9][S12] named twice in one order it is refused; by both players it dies once", () => {
    const twice = charges(fire("S1", "destroy", "N1"), fire("S2", "destroy", "N1"));
    expect(refusalOf(fleets(["boom"], ["zap", "zap"]), twice, toys, 1)).toMatchObject({
      code: "named-twice",
      ship: "N1",
    });
    const own = charges({ ship: "N2", effect: "paired_destroy", own: "N1", target: "S2" });
    const played = play(fleets(["boom", "twin"], ["zap", "hit3"]), [[own, S1kills("N1")], passes]);
    expect(healthAfter(played)).toEqual([40, 35]);
    expect(played.state.players.map(({ ships }) => ships.map(({ charges: left }) => left))).toEqual([[0], [0]]);
  });

  test("[SC98][R7] stolen and then destroyed, it works for whoever controlled it", () => {
    const orders = [
      [pass, charges(fire("S1", "steal", "N1"))],
      [charges(fire("N2", "destroy", "N1")), pass],
    ] as const;
    expect(healthAfter(play(fleets(["boom", "zap"], ["grab"]), orders))).toEqual([35, 40]);
  });

  test("[SC100][R20] what would spawn for a dead player does not", () => {
    const from = declaring({ ships: ["pod"], health: 3 }, { ships: ["zap", "hit3"] });
    const { state, events } = play(from, [[pass, S1kills("N1")], passes]);
    expect(state).toMatchObject({ status: "finished", outcome: { winner: 1 } });
    expect(events.map(({ type }) => type)).not.toContain("arrived");
  });

  test.each(["drawing", "simultaneous_declaration"] as const)(
    "[SC101][C2][SK2] health written in %s breaks constraint 2",
    (step) => {
      const before = duel(step, [{ ships: ["bolt"], lines: 3 }, {}]);
      const after = oneStep(before, step === "drawing" ? [saveAll, saveAll] : [N1hits, pass]);
      const [north, south] = after.state.players;
      const players = [north, { ...south, health: storedHealth(36) }] as const;
      expect(shapeships.invariant?.(before, { ...after.state, players }, after.events)).toMatchObject({
        ...{ code: "C2", message: messages[2] },
      });
    },
  );

  test("[SC102][SK7] the ledger is empty when a turn begins", () => {
    const played = play(duel("drawing", [{ lines: 4 }, {}]), [[draw("bang5"), saveAll]], { until: "dice_roll" });
    expect(played.state).toMatchObject({ turn: 4, turnData: { triggeredEffects: [] } });
  });

  test("[SC103][R17][S18] damage of the late game can kill both alike; its rows come from the system", () => {
    const pack = { ...toys, dusk: { turn: 3, damage: 3 } };
    const played = play(declaring({ health: 3 }, { health: 3 }), [], { pack });
    expect(settlementOf(played)[0].rows).toMatchObject([
      { cause: "system", source: "dusk", counted: 3, why: "system" },
    ]);
    expect(played.state.outcome).toEqual({ result: "draw", winner: null });
  });
});

describe("the end", () => {
  const match = () => {
    const begun = start(shapeships, "end", { factions: ["lattice", "lattice"] });
    if (!begun.ok) throw new Error(begun.refusal.code);
    return begun.value.match;
  };
  const must = <T>(result: { ok: true; value: T } | { ok: false }): T => {
    if (!result.ok) throw new Error("refused");
    return result.value;
  };

  test("[SC104][R26] an order that is never opened is in no history", () => {
    const locked = must(decide(shapeships, match(), 0, draw("caliper"))).match;
    const over = must(resign(shapeships, locked, 1)).match;
    expect(over).toMatchObject({ ended: { winners: [0], reason: "resigned" }, sealed: [] });
    expect(over.state.players.map(({ health }) => health)).toEqual([66, 66]);
    const lines = writeRecord(shapeships, over).split("\n");
    expect(lines.filter((line) => !line.startsWith("rules ")).join()).not.toContain("caliper");
    expect(over.log).toEqual([{ type: "resign", seat: 1 }]);
  });

  test("[SC105][R26] an offered draw is void when the turn ends by knock-out; an agreed one settles nothing", () => {
    const dying = {
      ...match(),
      state: duel("simultaneous_declaration", [{ ships: ["bolt"] }, { health: 4 }]),
      rules: toys,
    };
    const offered = must(offerDraw(shapeships, dying, 1)).match;
    const over = must(decide(shapeships, offered, 0, N1hits)).match;
    expect(over).toMatchObject({ offers: [], ended: null, state: { outcome: { result: "win", winner: 0 } } });
    expect(acceptDraw(shapeships, over, 0)).toMatchObject({ refusal: { code: "match-over" } });
    const agreed = must(acceptDraw(shapeships, offered, 0)).match;
    expect(agreed).toMatchObject({ ended: { winners: [], reason: "draw-agreed" }, state: { turn: 3, outcome: null } });
  });
});
