import type { Rng } from "@umpire/kernel";
import { ask, did, start } from "umpire/ask-fixture";
import { inject } from "vitest";

/** Number of lines, more where there is time; FUZZ_LINES sets another: `FUZZ_LINES=50000 npx vitest run packages/cli/src/fuzz`. */
export const linesToTry = (usual: number, long: number): number =>
  Number(process.env["FUZZ_LINES"] ?? (inject("isLong") ? long : usual));

export const from = <T>(rng: Rng, items: readonly T[]): T => items[rng.int(items.length)] as T;

/** Good requests of every kind, to be spoilt. */
export function corpus(): readonly string[] {
  const match = did(did(start(), 0, "rock"), 1, "paper");
  const waiting = did(match, 0, "rock");
  const { record } = ask({ ask: "record", match });
  const skirmish = ask({ game: "tactics", ask: "start", seed: "demo" })["match"] as { state: object };
  const poison = { buffId: "POISON", duration: 2, stackable: true, flags: { poison: true } };
  const steps = [
    { applyBuff: { unitId: "u1_p1", buff: poison } },
    { action: { type: "MOVE", playerId: "P1", targetPosition: { x: 1, y: 1 }, targetUnitId: null, unitId: "u1_p1" } },
    { action: { type: "END_TURN", playerId: "P1", targetPosition: null, targetUnitId: null } },
  ];
  const duel = ask({ game: "shapeships", ask: "start", seed: "demo", options: { factions: ["lattice", "corona"] } });
  const drawn = { basics: [{ ship: "strut", count: 1 }], upgrades: [], makers: [], conversions: [] };
  const halfDrawn = ask({ ask: "decide", match: duel["match"] ?? null, seat: 0, action: drawn })["match"];
  const definition = (duel["match"] as { rules: object }).rules;
  const sailing = {
    map: {
      systems: [{ id: "A" }, { id: "R", anomalies: ["gravity-rift"] }, { id: "T" }],
      links: [
        ["A", "R"],
        ["R", "T"],
      ],
    },
    ...{ active: "T", ships: [{ id: "s1", unit: "carrier", at: "A" }], others: ["A"], tokens: ["T"] },
  };
  const war = ask({ game: "ti4", ask: "start", seed: "demo" })["match"] ?? null;
  const active = ask({ ask: "decide", match: war, seat: 0, action: { type: "activate", system: "Crown" } })["match"];
  const fleet = [
    {
      ship: "North/carrier/1",
      path: ["North", "Maw", "Crown"],
      cargo: [{ unit: "infantry", count: 4, from: "North" }],
    },
  ];
  const met = { defender: { units: { cruiser: 2 }, casualties: "best" } };
  const armies = { attacker: { units: { cruiser: 2 }, damaged: {}, effects: { "morale-boost": 1 } }, ...met };
  const seats = ["takeBack", "undo", "resign", "offerDraw", "acceptDraw", "timeOut", "legal"];
  const requests: readonly object[] = [
    { id: 1, ask: "games" },
    { id: "é", game: "rps", ask: "start", seed: "demo", rules: { wins: 2 }, options: {}, language: "ru" },
    { game: "rps", ask: "start", seed: "demo", rules: "single" },
    { ask: "decide", match: waiting, seat: 1, action: "rock" },
    { ask: "look", match: waiting, viewer: "spectator" },
    { ask: "record", match },
    ...Array(4).fill({ ask: "replay", record }),
    { ask: "outcomes", match, actions: ["rock", "paper"] },
    { game: "tactics", ask: "play", state: skirmish.state, rules: { poisonTick: "turn-start" }, steps },
    { game: "tactics", ask: "stats", state: skirmish.state, unitId: "u1_p1" },
    { game: "tactics", ask: "read", state: skirmish.state },
    { ask: "decide", match: skirmish, seat: 0, ...steps[1] },
    { ask: "legal", match: skirmish, seat: 0 },
    { game: "shapeships", ask: "phases" },
    { game: "shapeships", ask: "checkRules", definition },
    { game: "shapeships", ask: "audit", events: duel["events"] },
    { ask: "decide", match: halfDrawn, seat: 1, action: { basics: [{ ship: "mote", count: 2 }] } },
    { ask: "legal", match: halfDrawn, seat: 1 },
    { ask: "look", match: duel["match"], viewer: 1 },
    { game: "shapeships", ask: "start", seed: "x", rules: { health: 20, doubleKnockout: "draw" } },
    { game: "ti4", ask: "map", map: { string: "77 40 41 85A0 39 65", extra: ["82b"] } },
    { ask: "decide", match: active, seat: 0, action: { type: "move", moves: fleet } },
    { ask: "legal", match: active, seat: 0 },
    { game: "ti4", ask: "start", seed: "x", options: { starts: [{ home: "North" }, { home: "South" }] } },
    { game: "ti4", ask: "reach", ...sailing, effects: ["flank-speed"], rules: "requirements" },
    {
      game: "ti4",
      ask: "odds",
      place: "space",
      ...armies,
      anomalies: ["nebula"],
      retreat: { side: "attacker", after: 2 },
    },
    { game: "ti4", ask: "arrive", ...sailing, moves: [{ ship: "s1", path: ["A", "R", "T"] }], place: "space", ...met },
    { game: "ti4", ask: "move", ...sailing, moves: [{ ship: "s1", path: ["A", "R", "T"] }], dice: [4] },
    { game: "ti4", ask: "anomalies", map: sailing.map, system: "R" },
    ...seats.map((verb) => ({ ask: verb, match: waiting, seat: 0 })),
  ];
  return requests.map((request) => JSON.stringify(request));
}
