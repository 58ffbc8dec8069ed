import { describe, expect, test } from "vitest";
import { readShipOptions } from "./ship-option.ts";

const idsOf = (typed: readonly string[], taken: readonly string[] = []) => {
  const read = readShipOptions(typed, taken);
  return read.ok ? read.value.map(({ id }) => id) : read.refusal;
};

describe("ships as they are typed", () => {
  test("a unit, several of a kind, a bare move value", () => {
    expect(readShipOptions(["carrier@HOME25", "2x cruiser@74", "move=2@A"])).toEqual({
      ok: true,
      value: [
        { id: "carrier#1", unit: "carrier", at: "HOME25" },
        { id: "cruiser#1", unit: "cruiser", at: "74" },
        { id: "cruiser#2", unit: "cruiser", at: "74" },
        { id: "ship#1", move: 2, at: "A" },
      ],
    });
  });

  test("ids go on over several options, past those of the file, and Cruiser II has ids of its own", () => {
    expect(idsOf(["cruiser@1", "cruiser@2"], ["cruiser#1"])).toEqual(["cruiser#2", "cruiser#3"]);
    expect(idsOf(["2x cruiser@1", "2x cruiser2@1"])).toEqual(["cruiser#1", "cruiser#2", "cruiser2#1", "cruiser2#2"]);
  });

  test.each(["3xCarrier@a#2", " 3 x carrier @ a#2 ", "3×carrier@a#2", "3*carrier@a#2", "3х авианосец@a#2"])(
    "%j is three carriers",
    (text) => {
      expect(readShipOptions([text])).toMatchObject({ value: [1, 2, 3].map(() => ({ unit: "carrier", at: "a#2" })) });
    },
  );

  test.each([
    ["War Sun@A", "warsun"],
    ["war-sun@A", "warsun"],
    ["WAR_SUN@A", "warsun"],
    ["Cruiser II@A", "cruiser2"],
    ["cruiser ii@A", "cruiser2"],
    ["cruiser 2@A", "cruiser2"],
    ["Cruiser I@A", "cruiser"],
    ["sol carrier II@A", "sol_carrier2"],
    ["Y'sia Y'ssrila@A", "yssaril_flagship"],
    ["Tug Boat@A", "tug boat"],
    ["Авианосец II@A", "carrier2"],
    ["боевое солнце@A", "warsun"],
    ["крейсеры@A", "cruiser"],
  ])("%j is %s", (text, unit) => {
    expect(readShipOptions([text])).toMatchObject({ value: [{ unit, at: "A" }] });
  });

  test("a place may have blanks in its name", () => {
    expect(readShipOptions(["2x cruiser @ Mecatol Rex "])).toMatchObject({
      value: [{ at: "Mecatol Rex" }, { id: "cruiser#2" }],
    });
  });

  test("what is too much is told with the limit", () => {
    expect(idsOf(["move=100@A"])).toEqual(["ship#1"]);
    expect(idsOf(["move=101@A"])).toEqual({ code: "move-too-high", text: "move=101@A", limit: 100 });
    expect(idsOf(["200x a@A"])).toHaveLength(200);
    const tooMany = (text: string) => ({ code: "too-many-ships", text, limit: 200 });
    expect(idsOf(["201x a@A"])).toEqual(tooMany("201x a@A"));
    expect(idsOf(["1000000x a@A"])).toEqual(tooMany("1000000x a@A"));
    expect(idsOf(["150x a@A", "51x b@A"])).toEqual(tooMany("51x b@A"));
    expect(idsOf(["200x a@A"], ["one"])).toEqual(tooMany("200x a@A"));
  });

  test.each(["", "carrier", "@A", "carrier@", "0x carrier@A", "00x carrier@A", "move=@A", "move=-1@A"])(
    "%j is no ship",
    (text) => expect(idsOf([text])).toEqual({ code: "bad-ship", text }),
  );
});
