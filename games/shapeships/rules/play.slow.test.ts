import { canonical, rngFrom } from "@umpire/kernel";
import { lawsOf } from "@umpire/laws";
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { auditEvents } from "../audit/read-events.ts";
import { fleet } from "../pack/data/fleet.ts";
import { duel, oneStep } from "./duel.fixture.ts";
import { shapeships } from "./game.ts";
import { MajorPhase, steps } from "./phases.ts";
import { randomDuel } from "./random.fixture.ts";
import type { ShapeshipsEvent, ShapeshipsState } from "./shape.ts";
import { toys } from "./toys.fixture.ts";

const isLong = inject("isLong");

describe("laws", () => {
  for (const law of lawsOf(shapeships, { runs: isLong ? 40 : 12 })) test(law.title, law.holds);
});

const GAMES = isLong ? 2000 : 400;

describe("random duels under the monitor", () => {
  test.each([
    ["the fleet", fleet, GAMES],
    ["the toys", { ...toys, dusk: { turn: 12, damage: 3 } }, GAMES / 2],
  ])(
    "[SK1][SK2][SK7][SK8] %s: no violation, all end, three stages, every queued effect settled once",
    (_name, pack, games) => {
      const phases = new Set<string>();
      for (let seed = 0; seed < games; seed += 1) {
        const { state, events, rests } = randomDuel(pack, seed);
        expect(state.status).toBe("finished");
        for (const event of events) if (event.type === "step") phases.add(event.phase);
        expect(rests.filter((step) => step !== "faction_choice" && steps[step].isAutomatic)).toEqual([]);
        if (seed % 10 === 0) expect(auditEvents(JSON.parse(JSON.stringify(events)))).toEqual({ ok: true, value: [] });
        for (const turn of turnsOf(events)) checkTurn(turn);
      }
      expect([...phases].sort()).toEqual(Object.values(MajorPhase).sort());
      expect([...phases].filter((phase) => /auto/i.test(phase))).toEqual([]);
    },
  );
});

/** The events turn by turn. */
function turnsOf(events: readonly ShapeshipsEvent[]): readonly (readonly ShapeshipsEvent[])[] {
  const turns: ShapeshipsEvent[][] = [];
  for (const event of events) {
    if (event.type === "step" && event.step === "dice_roll") turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}
const only = <T extends ShapeshipsEvent["type"]>(events: readonly ShapeshipsEvent[], type: T) =>
  events.filter((event): event is Extract<ShapeshipsEvent, { type: T }> => event.type === type);

/** Windows: one, or two exactly where something was declared; what was queued is settled; health rests within a turn. */
function checkTurn(events: readonly ShapeshipsEvent[]): void {
  const windows = only(events, "revealed");
  const declared = windows[0]?.orders.some(({ charges, solarPowers }) => charges.length + solarPowers.length > 0);
  expect(windows.map(({ window }) => window)).toEqual(declared ? ["declaration", "response"] : ["declaration"]);
  const queued = only(events, "queued").map(({ effect }) => effect.id);
  const rows = only(events, "settled").flatMap(({ players }) => players.flatMap((player) => player.rows));
  expect(rows.flatMap(({ effect }) => effect ?? []).sort()).toEqual(queued.sort());
  const before = only(events, "step").filter(({ step }) => step !== "outcome" && step !== "cleanup");
  expect(new Set(before.map(({ health }) => `${health}`)).size).toBe(1);
}

/** The same duel seen from the other side: seats, ids and targets change places. */
function mirrored(state: ShapeshipsState): ShapeshipsState {
  const swapIds = (text: string) =>
    text.replaceAll(/"(\d*)([NS])(\d+)"/g, (_, turn, side, serial) => `"${turn}${side === "N" ? "S" : "N"}${serial}"`);
  const swapped: ShapeshipsState = JSON.parse(swapIds(JSON.stringify(state)));
  const { turnData, players, outcome } = swapped;
  const flip = <T>(pair: readonly [T, T] | null) => (pair === null ? null : ([pair[1], pair[0]] as const));
  return {
    ...swapped,
    players: [players[1], players[0]],
    turnData: {
      ...turnData,
      roll: turnData.roll && { ...turnData.roll, reads: [turnData.roll.reads[1], turnData.roll.reads[0]] },
      drawing: flip(turnData.drawing),
      declaration: flip(turnData.declaration),
      response: flip(turnData.response),
      acted: turnData.acted.toSorted(),
      triggeredEffects: turnData.triggeredEffects
        .map((effect) => ({ ...effect, target: effect.target === 0 ? 1 : 0 }) as const)
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
      arriving: turnData.arriving.map((each) => ({ ...each, side: each.side === 0 ? 1 : 0 }) as const).sort(bySide),
    },
    outcome: outcome && { ...outcome, winner: outcome.winner === null ? null : outcome.winner === 0 ? 1 : 0 },
  };
}
const bySide = (a: { side: number }, b: { side: number }) => a.side - b.side;
/** In one order, whichever way round it was played. */
const ordered = (state: ShapeshipsState) => canonical(mirrored(mirrored(state)));

describe("seat symmetry", () => {
  test("[SC75][SK3][C3] seats mirrored, the result is mirrored, step by step", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(fleet, { ...toys, dusk: { turn: 8, damage: 3 } }), (seed, pack) => {
        for (const { before, pair, after, roll } of randomDuel(pack, seed).trail) {
          if (before.step === null) continue;
          const swap = (action: object) =>
            JSON.parse(
              JSON.stringify(action).replaceAll(/"([NS])(\d+)"/g, (_, side, n) => `"${side === "N" ? "S" : "N"}${n}"`),
            );
          const flipped = pair && ([swap(pair[1]), swap(pair[0])] as const);
          const other = oneStep(
            mirrored(before),
            flipped ?? undefined,
            pack,
            rngFrom(() => roll),
          );
          expect(ordered(mirrored(other.state))).toBe(ordered(after));
        }
      }),
      { numRuns: isLong ? 60 : 20 },
    );
  });

  test("a mirror shows what is there", () => {
    const state = duel("drawing", [{ ships: ["bolt"], health: 3 }, { ships: ["hit3", "hit3"] }]);
    expect(mirrored(state).players[1].ships[0]?.id).toBe("S1");
    expect(mirrored(mirrored(state))).toEqual(state);
  });
});
