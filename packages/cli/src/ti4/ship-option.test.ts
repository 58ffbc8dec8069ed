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
        { id: "carrier1", unit: "carrier", at: "HOME25" },
        { id: "cruiser1", unit: "cruiser", at: "74" },
        { id: "cruiser2", unit: "cruiser", at: "74" },
        { id: "ship1", move: 2, at: "A" },
      ],
    });
  });

  test("ids go on over several options, past those of the file, and Cruiser II has ids of its own", () => {
    expect(idsOf(["cruiser@1", "cruiser@2"], ["cruiser1"])).toEqual(["cruiser2", "cruiser3"]);
    expect(idsOf(["2x cruiser@1", "2x cruiser2@1"])).toEqual(["cruiser1", "cruiser2", "cruiser2.1", "cruiser2.2"]);
  });

  test.each(["3xCarrier@a#2", " 3 x carrier @ a#2 ", "3×carrier@a#2", "3*carrier@a#2"])(
    "%j is three carriers",
    (text) => {
      expect(readShipOptions([text])).toMatchObject({ value: [1, 2, 3].map(() => ({ unit: "carrier", at: "a#2" })) });
    },
  );

  test.each([
    "",
    "carrier",
    "@A",
    "carrier@",
    "0x carrier@A",
    "00x carrier@A",
    "move=@A",
    "move=-1@A",
    "100x a@A",
    "a@A B",
  ])("%j is no ship", (text) => expect(idsOf([text])).toEqual({ code: "bad-ship", text }));
});
