import { describe, expect, test } from "vitest";
import { typed } from "./planner.fixture.ts";
import { spelling, spellingOfAll, spellingOfEffect } from "./spelling.ts";

const { galaxy } = typed({ ship: ["cruiser@40"] }).position.voyage;

describe("what is typed, as the map and the rules spell it", () => {
  test.each([
    ["home25", "HOME25"],
    ["Mecatol Rex", "18"],
    ["MECATOL REX", "18"],
    ["cormund", "67"],
    ["nowhere", "nowhere"],
    ["", ""],
  ])("%j is the system %j", (name, system) => expect(spelling(galaxy, name)).toBe(system));

  test("several, with blanks between them or in them", () => {
    expect(spellingOfAll(galaxy, ["mecatol rex", "40 home25", "x"])).toEqual(["18", "40", "HOME25", "x"]);
    expect(spelling(null, "home25")).toBe("home25");
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
