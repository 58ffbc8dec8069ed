import { describe, expect, test } from "vitest";
import { readMap } from "./read-map.ts";
import { spelling, spellingOfAll, spellingOfEffect } from "./spelling.ts";

const read = readMap("77 40 41 85A0 39 65 67 60 70 66 74 88A0 75 87A0 68 72 73 69 0");
const galaxy = read.ok ? read.value : null;

describe("what is typed, as the map and the rules spell it", () => {
  test.each([
    ["home19", "HOME19"],
    ["Mecatol Rex", "18"],
    ["MECATOL REX", "18"],
    ["cormund", "67"],
    ["nowhere", "nowhere"],
    ["", ""],
  ])("%j is the system %j", (name, system) => expect(spelling(galaxy, name)).toBe(system));

  test("several, with blanks between them or in them", () => {
    expect(spellingOfAll(galaxy, ["mecatol rex", "40 home19", "x"])).toEqual(["18", "40", "HOME19", "x"]);
    expect(spelling(null, "home19")).toBe("home19");
  });

  test.each([
    ["Flank-Speed", "flank-speed"],
    ["Flank Speed", "flank-speed"],
    ["GRAVITY-DRIVE:S1", "gravity-drive:s1"],
    ["gravity-drive:Other", "gravity-drive:Other"],
    ["Silence_of_space:mecatol rex", "silence-of-space:18"],
    ["warp:X", "warp:X"],
  ])("%j is the effect %j", (text, effect) => expect(spellingOfEffect(text, ["s1", "S2"], galaxy)).toBe(effect));
});
