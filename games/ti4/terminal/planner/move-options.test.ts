import { describe, expect, test } from "vitest";
import { readMoveOptions, type TypedMoves } from "./move-options.ts";
import { typed } from "./planner.fixture.ts";

const { galaxy } = typed({ ship: ["cruiser@40"] }).position.movement;
const read = (moves: TypedMoves) => {
  const found = readMoveOptions(moves, ["carrier1", "carrier2"], galaxy);
  if (!found.ok) return found.refusal;
  const { paths, loads } = found.value;
  return { paths: Object.fromEntries(paths), loads: Object.fromEntries(loads) };
};

describe("the movement of ships as it is typed", () => {
  test.each(["carrier1: home25 74 41 18", "CARRIER1:home25,74, 41,Mecatol Rex", "carrier1: home25 → 74 -> 41 > 18"])(
    "%j is a path",
    (text) => expect(read({ path: [text] })).toMatchObject({ paths: { carrier1: ["HOME25", "74", "41", "18"] } }),
  );

  test("cargo, from where it is picked up, for each ship that is named", () => {
    const four = { unit: "fighter", count: 4, from: null };
    expect(read({ cargo: ["carrier1, carrier2: 4 fighter"] })).toMatchObject({
      loads: { carrier1: [four], carrier2: [four] },
    });
    expect(read({ cargo: ["carrier2: 4 Fighters + 2 infantry @ mecatol rex, mech"] })).toMatchObject({
      loads: {
        carrier2: [four, { unit: "infantry", count: 2, from: "18" }, { unit: "mech", count: 1, from: null }],
      },
    });
  });

  test.each<[TypedMoves, object]>([
    [{ cargo: ["cruiser: fighter"] }, { code: "unknown-ship", ship: "cruiser", known: ["carrier1", "carrier2"] }],
    [{ path: ["carrier1 18"] }, { code: "bad-path", text: "carrier1 18" }],
    [{ path: ["carrier1: "] }, { code: "bad-path", text: "carrier1: " }],
    [{ path: ["ship: 18"] }, { code: "unknown-ship", ship: "ship" }],
    [{ path: ["carrier1: 41 18", "carrier1: 40 18"] }, { code: "duplicate-ship", ship: "carrier1" }],
    [{ cargo: ["4 fighter"] }, { code: "bad-cargo", text: "4 fighter" }],
    [{ cargo: ["carrier1: fighter@"] }, { code: "bad-cargo", text: "carrier1: fighter@" }],
    [{ cargo: ["carrier1: fighter@18@40"] }, { code: "bad-cargo" }],
    [{ cargo: ["carrier1: mech (damaged)"] }, { code: "bad-cargo" }],
    [{ cargo: ["carrier1: 4"] }, { code: "bad-cargo", text: "carrier1: 4" }],
    [{ cargo: ["carrier1: 4 fihgter"] }, { code: "unknown-unit", unit: "fihgter" }],
  ])("%j cannot be read", (moves, refusal) => expect(read(moves)).toMatchObject(refusal));
});
