import { describe, expect, test } from "vitest";
import { readMap } from "./read-map.ts";
import { resolveEffect, resolveShip, resolveSystem, resolveSystems } from "./typed-names.ts";

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
  ])("%j is the system %j", (name, system) => expect(resolveSystem(galaxy, name)).toBe(system));

  test("several, with blanks between them or in them", () => {
    expect(resolveSystems(galaxy, ["mecatol rex", "40 home19", "x"])).toEqual(["18", "40", "HOME19", "x"]);
    expect(resolveSystem(null, "home19")).toBe("home19");
  });

  test.each([
    ["Flank-Speed", "flank-speed"],
    ["Flank Speed", "flank-speed"],
    ["GRAVITY-DRIVE:S1", "gravity-drive:s1"],
    ["gravity-drive:Other", "gravity-drive:Other"],
    ["Silence_of_space:mecatol rex", "silence-of-space:18"],
    ["warp:X", "warp:X"],
    ["Light/Wave Deflector", "light-wave-deflector"],
    ["Дефлекторы антимассы", "antimass-deflectors"],
    ["отвод темной энергии", "dark-energy-tap"],
    ["Гравитационный двигатель:S1", "gravity-drive:s1"],
    ["В тишине космоса:Mecatol Rex", "silence-of-space:18"],
    ["агент тверди: s2", "firmament-agent:S2"],
    ["Подъём боевого духа:2", "morale-boost:2"],
    ["constructor", "constructor"],
  ])("%j is the effect %j", (text, effect) => expect(resolveEffect(text, ["s1", "S2"], galaxy)).toBe(effect));

  test.each([
    ["carrier#1", "carrier#1"],
    ["CARRIER#1", "carrier#1"],
    ["carrier1", "carrier#1"],
    ["carrier2.1", "carrier2#1"],
    ["Carrier II#1", "carrier2#1"],
    ["авианосец II#1", "carrier2#1"],
    ["cruiser21", undefined],
    ["carrier", undefined],
  ])("%j is the ship %j", (typed, id) => {
    expect(resolveShip(["carrier#1", "carrier2#1", "cruiser2#1", "cruiser#21"], typed)).toBe(id);
  });
});
