import type { MatchEvent } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { describeEvents } from "./events.ts";

const dice = (unit: string, value: number, faces: readonly number[]) =>
  faces.map((die) => ({ unit, die, value, added: [], hit: die >= value }));

const volley = (...rolled: readonly ReturnType<typeof dice>[]): MatchEvent => ({
  type: "volley",
  seat: 1,
  roll: "combat",
  round: 2,
  hits: 3,
  dice: rolled.flat(),
});

describe("what happened", () => {
  test("begins with a capital, and calls a player by name", () => {
    expect(describeEvents([{ type: "activated", seat: 0, system: "Crown" }], "en")).toEqual([
      "Player 1 activates Crown.",
    ]);
    expect(describeEvents([{ type: "match:resigned", seat: 1 }], "ru")).toEqual(["Игрок 2 сдаётся."]);
  });

  test("a carried fighter's die at a rift is told as its own", () => {
    const die = { type: "rift-die", ship: "A/carrier/1", system: "R", die: 2, lost: true, rule: "000 AC 6.3" };
    expect(describeEvents([die, { ...die, unit: "fighter" }], "en")).toEqual([
      "A/carrier/1 leaves R: 2, lost (000 AC 6.3).",
      "Fighter aboard A/carrier/1 leaves R: 2, lost (000 AC 6.3).",
    ]);
    expect(describeEvents([{ ...die, unit: "fighter" }], "ru")).toEqual([
      "Истребитель I на борту A/carrier/1 покидает систему R: 2, потерян (000 AC 6.3).",
    ]);
  });

  test("the dice of one kind of unit stay on one line, and so do the hits", () => {
    const fleet = volley(
      dice("fighter", 9, [1, 2, 3, 4, 10, 6]),
      dice("destroyer", 9, [7, 7, 9]),
      dice("carrier", 9, [1, 2]),
      dice("dreadnought", 5, [5, 4]),
    );
    expect(describeEvents([fleet], "en")).toEqual([
      "Player 2, combat, round 2: fighter 9: 1 2 3 4 10* 6; destroyer 9: 7 7 9*; carrier 9: 1 2;\n  dreadnought 5: 5* 4: 3 hits.",
    ]);
    expect(describeEvents([fleet], "ru")).toEqual([
      "Игрок 2, бой, раунд 2: истребитель I 9: 1 2 3 4 10* 6; эсминец I 9: 7 7 9*; авианосец I 9: 1 2;\n  дредноут I 5: 5* 4: попаданий 3.",
    ]);
  });

  test("in Russian units, abilities and anomalies have their Russian names", () => {
    const cargo = [{ unit: "infantry2", count: 3, from: "North" }];
    const moved = { type: "moved", seat: 0, ships: [{ ship: "North/carrier/1", path: ["North", "Maw"], cargo }] };
    const placed = { type: "anomaly-placed", seat: 0, system: "Maw", anomaly: "supernova", source: "nova" };
    const produced = { type: "produced", seat: 0, units: { warsun: 1, fighter2: 4 }, cost: 14 };
    expect(describeEvents([moved, placed, produced], "ru")).toEqual([
      "Игрок 1 ведёт North/carrier/1 путём North → Maw, на борту 3 × пехота II.",
      "Игрок 1: в системе Maw теперь сверхновая (Нова).",
      "Игрок 1 строит за 14: 1 × боевое солнце + 4 × истребитель II.",
    ]);
  });

  test("so many dice that no line holds them are broken between dice", () => {
    const [told = ""] = describeEvents([volley(dice("fighter", 9, Array(60).fill(10)))], "en");
    for (const line of told.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
  });
});
