import { describe, expect, test } from "vitest";
import { messages } from "../audit/messages.ts";
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
  settlementOf,
} from "./duel.fixture.ts";
import { shapeships } from "./game.ts";
import type { Drawing } from "./shape.ts";
import { saveAll } from "./windows.ts";

const zapS1 = charges(fire("S1", "destroy", "N1"));
/** North draws these ships in turn 3; then the windows. */
const drawn = (north: Drawing, south: readonly string[], ...windows: Parameters<typeof play>[1]) =>
  play(duel("drawing", [{ lines: 20 }, { ships: south }]), [[north, saveAll], ...windows]);

describe("once-only effects", () => {
  test("[SC31][C4][C2] damage on completion waits for the settlement and comes once", () => {
    const played = drawn(draw("bang5"), []);
    const health = played.events.flatMap((event) => (event.type === "step" ? [[event.step, event.health[1]]] : []));
    expect(health.slice(0, 6)).toEqual([
      ["drawing", 40],
      ["completion", 40],
      ["energy_generation", 40],
      ["first_strike", 40],
      ["simultaneous_declaration", 40],
      ["settlement", 40],
    ]);
    expect(healthAfter(played)).toEqual([40, 35]);
    expect(healthAfter(play(played.state, [[saveAll, saveAll]]))).toEqual([40, 35]);
  });

  test("[SC32][SK4] destroyed in first strike, it counts", () => {
    const played = drawn(draw("bang5"), ["early"]);
    expect(fleetOf(played, 0)).toEqual([]);
    expect(healthAfter(played)).toEqual([40, 35]);
  });

  test("[SC33][SK4] destroyed by a declaration, it counts", () => {
    const played = drawn(draw("bang5"), ["zap"], [passes[0], zapS1], passes);
    expect(fleetOf(played, 0)).toEqual([]);
    expect(healthAfter(played)).toEqual([40, 35]);
    expect(settlementOf(played)[1].rows).toMatchObject([
      { effect: "3N1", source: "bang5", ship: "N1", counted: 5, why: "persists" },
    ]);
  });

  test("[SC34][SK4] destroyed by a response, it counts", () => {
    const from = duel("drawing", [{ ships: ["bolt"], lines: 4 }, { ships: ["zap"] }]);
    const kill = charges(fire("S1", "destroy", "N2"));
    const played = play(from, [
      [draw("bang5"), saveAll],
      [charges(fire("N1", "damage")), passes[1]],
      [passes[0], kill],
    ]);
    expect(fleetOf(played, 0)).toEqual(["bolt"]);
    expect(healthAfter(played)).toEqual([40, 31]);
  });

  test("[SC35][R12][SK4] consumed in the same order, it counts once, and so does the upgrade", () => {
    const order = { ...draw("bang5", "hit3"), upgrades: [{ ship: "crown" }] };
    const played = drawn(order, []);
    expect(fleetOf(played, 0)).toEqual(["crown"]);
    expect(settlementOf(played)[1].rows.map(({ source, counted }) => [source, counted])).toEqual([
      ["bang5", 5],
      ["crown", 6],
    ]);
  });

  test("[SC36][R14][SK4] stolen, it hits whom it was aimed at, and never fires again", () => {
    const played = drawn(draw("bang5"), ["grab"], [passes[0], charges(fire("S1", "steal", "N1"))], passes);
    expect(fleetOf(played, 1)).toEqual(["grab", "bang5"]);
    expect(healthAfter(played)).toEqual([40, 35]);
    expect(healthAfter(play(played.state, [[saveAll, saveAll]]))).toEqual([40, 35]);
  });

  test("[SC37] built last turn and destroyed now, it does nothing", () => {
    const from = duel("simultaneous_declaration", [{ ships: [{ ship: "bang5", born: 2 }] }, { ships: ["zap"] }]);
    expect(healthAfter(play(from, [[passes[0], zapS1], passes]))).toEqual([40, 40]);
  });

  test("[SC38] two of them are two rows", () => {
    const played = drawn(draw("bang5", "bang5"), []);
    expect(settlementOf(played)[1].rows.map(({ effect }) => effect)).toEqual(["3N1", "3N2"]);
    expect(healthAfter(played)).toEqual([40, 30]);
  });

  test("[SC39][C2] healing on completion stops at the ceiling, at the settlement", () => {
    const played = play(duel("drawing", [{ health: 48, lines: 4 }, {}]), [[draw("balm5"), saveAll]]);
    const before = played.events.flatMap((event) => (event.type === "step" ? [[event.step, event.health[0]]] : []));
    expect(before).toContainEqual(["settlement", 48]);
    expect(before).toContainEqual(["outcome", 50]);
  });

  test("[SC40][C4] a completion effect that does not persist breaks constraint 4", () => {
    const before = play(duel("drawing", [{ lines: 4 }, {}]), []).state;
    const opened = oneStep(before, [draw("bang5"), saveAll]).state;
    const completed = oneStep(opened, undefined);
    const spoilt = <T>(value: T): T =>
      JSON.parse(
        JSON.stringify(value).replaceAll('"persistsIfSourceDestroyed":true', '"persistsIfSourceDestroyed":false'),
      );
    const broken = shapeships.invariant?.(opened, completed.state, spoilt(completed.events));
    expect(broken).toMatchObject({ code: "C4", message: messages[4] });
  });

  test("[SC41][C4] a settlement that drops the rows of wrecks breaks constraint 4", () => {
    const from = duel("drawing", [{ lines: 20 }, { ships: ["zap"] }]);
    const orders: Parameters<typeof play>[1] = [[draw("bang5"), saveAll], [passes[0], zapS1], passes];
    const { state } = play(from, orders, { until: "settlement" });
    const honest = oneStep(state, undefined);
    const dropped = honest.events.map((event) =>
      event.type === "settled"
        ? { ...event, players: [event.players[0], { ...event.players[1], damage: 0, health: 40, rows: [] }] as const }
        : event,
    );
    const players = [honest.state.players[0], { ...honest.state.players[1], health: state.players[1].health }] as const;
    expect(shapeships.invariant?.(state, { ...honest.state, players }, dropped)).toMatchObject({
      ...{ code: "C4", message: messages[4] },
    });
  });
});
