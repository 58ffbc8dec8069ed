import { expect, test } from "vitest";
import { isBattleLink } from "./parameters.ts";
import { readBattleLink } from "./read-link.ts";
import { describeLinkRemark, describeNotCarried } from "./words.ts";
import { type AskedBattle, writeBattleLink } from "./write-link.ts";

function read(link: string) {
  const found = readBattleLink(link);
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
}
const codes = (link: string) => read(link).remarks.map(({ code }) => code);

test("[TI221] units follow their faction's cards, upgraded or not; counts are read as whole numbers", () => {
  const { attacker, defender, place } = read(
    "https://ti4battle.com/?attacker-faction=L1z1x&attacker-unit-dreadnought=2&attacker-upgrade-dreadnought=true" +
      "&attacker-damaged-dreadnought=5&attacker-unit-cruiser=3x&defender-faction=Naaz-Rokha&defender-unit-mech=2",
  );
  expect(attacker).toMatchObject({
    ...{ faction: "l1z1x", units: { l1z1x_dreadnought2: 2, cruiser: 3 }, damaged: { l1z1x_dreadnought2: 2 } },
    sustain: "early",
  });
  // Eidolons in space are ships.
  expect(defender).toMatchObject({ faction: "naaz", units: { naaz_mech_space: 2 } });
  expect(place).toBe("space");
});

test("[TI221] the place is read without regard to case; anything else is space", () => {
  for (const [value, place] of [
    ["Ground", "ground"],
    ["ground", "ground"],
    ["Space", "space"],
    ["sea", "space"],
  ])
    expect(read(`place=${value}&attacker-unit-infantry=1`).place, value).toBe(place);
  expect(read("defender-faction=Naaz-Rokha&defender-unit-mech=1&place=ground").defender.units).toEqual({
    naaz_mech: 1,
  });
});

test("[TI222] effects are those of the catalogue: switches are one, cards are counted, some hold for both", () => {
  const { attacker, defender, anomalies, remarks } = read(
    "attacker-effect-Morale+Boost=2&attacker-effect-Plasma%20Scoring=7&attacker-effect-Assault+Cannon=0" +
      "&defender-effect-Defending+in+nebula=1&effect-Entropic+Scar=1&attacker-risk-direct-hit=false",
  );
  expect([attacker.effects, attacker.sustain]).toEqual([{ "morale-boost": 2, "plasma-scoring": 1 }, "careful"]);
  expect([defender.effects, anomalies, remarks]).toEqual([{}, ["nebula", "entropic-scar"], []]);
});

test("[TI223] what is not known, not right or said twice is told, and the rest is read", () => {
  expect(codes("attacker-faction=Borg&attacker-unit-cruiser=1")).toEqual(["unknown-faction"]);
  expect(codes("attacker-unit-cube=1&attacker-colour=red&__proto__=1&constructor=2")).toEqual([
    ...["unknown-parameter", "unknown-parameter", "unknown-parameter", "unknown-type"],
  ]);
  expect(codes("attacker-effect-__proto__=1&attacker-unit-toString=1")).toEqual(["unknown-effect", "unknown-type"]);
  expect(codes("attacker-unit-cruiser=-3&attacker-unit-carrier=many")).toEqual(["bad-number", "bad-number"]);
  expect(read("attacker-unit-cruiser=1e9&attacker-unit-fighter=99999999999999999999").attacker.units).toEqual({
    ...{ cruiser: 1, fighter: 100 },
  });
  expect(codes("attacker-unit-cruiser=1&attacker-unit-cruiser=2&attacker-unit-carrier=1")).toEqual([
    "repeated-parameter",
  ]);
  expect(codes("attacker-damaged-cruiser=1&attacker-unit-cruiser=2")).toEqual(["cannot-sustain"]);
  expect(codes("attacker-galvanized-cruiser=1&attacker-unit-cruiser=2")).toEqual(["galvanized"]);
  expect(codes("defender-faction=Neutral&defender-unit-flagship=1")).toEqual(["no-such-unit"]);
  expect(readBattleLink("x".repeat(30_000))).toMatchObject({ refusal: { code: "link-too-long" } });
});

test("[TI223] a side whose faction is not said, or not known, is plain", () => {
  for (const link of ["", "attacker-faction=Borg&"]) {
    const { attacker } = read(`${link}attacker-unit-flagship=1&attacker-unit-mech=1&attacker-unit-dreadnought=2`);
    expect(attacker.units).toEqual({ flagship: 1, mech: 1, dreadnought: 2 });
    expect(attacker.faction).toBeUndefined();
  }
  expect(codes("attacker-effect-Munitions+Reserves=1&attacker-unit-cruiser=1")).toEqual(["other-faction"]);
});

test("[TI224] an effect on the wrong side, or of another faction, does not count; Nekro has any", () => {
  expect(codes("attacker-effect-Defending+in+nebula=1")).toEqual(["wrong-side"]);
  expect(read("attacker-effect-Defending+in+nebula=1").anomalies).toEqual([]);
  expect(codes("attacker-effect-Bunker=1&effect-Morale+Boost=1")).toEqual(["wrong-side", "wrong-side"]);
  expect(codes("attacker-faction=Sol&attacker-effect-Supercharge=1")).toEqual(["other-faction"]);
  for (const faction of ["Naaz-Rokha", "Nekro"])
    expect(codes(`attacker-faction=${faction}&attacker-effect-Supercharge=1`)).not.toContain("other-faction");
  expect(codes("attacker-faction=Sol&attacker-effect-Empyrean+flagship+repair=1")).not.toContain("other-faction");
});

test("[TI225] what a link can carry comes back from it", () => {
  const asked: AskedBattle = {
    place: "ground",
    anomalies: [],
    attacker: {
      ...{ faction: "sardakk", units: { sardakk_dreadnought2: 2, infantry2: 3 }, damaged: { sardakk_dreadnought2: 1 } },
      ...{ effects: { "morale-boost": 2 }, sustain: "careful", casualties: [] },
    },
    defender: {
      ...{ faction: "sol", units: { sol_infantry: 2, pds: 1 }, damaged: {}, effects: { bunker: 1 } },
      ...{ sustain: "early", casualties: [] },
    },
  };
  const { link, notCarried } = writeBattleLink(asked);
  expect(notCarried).toEqual([]);
  expect(link).toBe(
    "https://ti4battle.com/?attacker-faction=Sardakk+N%27orr&attacker-unit-dreadnought=2&attacker-unit-infantry=3" +
      "&attacker-damaged-dreadnought=1&attacker-risk-direct-hit=false&attacker-upgrade-dreadnought=true" +
      "&attacker-upgrade-infantry=true&attacker-effect-Morale+Boost=2&defender-faction=Sol&defender-unit-infantry=2" +
      "&defender-unit-pds=1&defender-effect-Bunker=1&place=ground",
  );
  const { remarks, attacker, defender, place } = read(link);
  expect([remarks, place]).toEqual([[], "ground"]);
  for (const [one, other] of [
    [attacker, asked.attacker],
    [defender, asked.defender],
  ] as const)
    expect(one).toMatchObject({ ...other, casualties: expect.any(Array) });
});

test("[TI225] what it cannot carry is told", () => {
  const side = {
    units: { cruiser: 1, cruiser2: 1, spacedock: 1 },
    damaged: {},
    effects: {},
    sustain: "early",
  } as const;
  const { notCarried } = writeBattleLink({
    ...{ place: "space", anomalies: ["nebula", "supernova"], rounds: 3 },
    attacker: { ...side, casualties: "best" },
    defender: {
      ...side,
      units: { cruiser: 1 },
      effects: { "cosmic-phenomenae": 1, "morale-boost": 0 },
      casualties: [],
    },
  });
  expect(notCarried.map(({ code, what }) => `${code} ${what}`.trim())).toEqual([
    ...["unit spacedock", "mixed cruiser2", "casualties", "effect cosmic-phenomenae", "anomaly supernova", "limit"],
  ]);
  for (const language of ["en", "ru"] as const)
    for (const told of notCarried) expect(describeNotCarried(language, told)).not.toContain("undefined");
  for (const remark of read("a=1&attacker-unit-cruiser=-1&attacker-faction=x").remarks)
    expect(describeLinkRemark("ru", remark)).not.toMatch(/undefined|\[object/);
});

test("[TI221] a link is known by its address or by what stands behind it", () => {
  for (const link of [
    "https://ti4battle.com/?attacker-unit-cruiser=1",
    "ti4battle.com/",
    "?attacker-faction=Sol",
    "defender-unit-pds=2&place=ground",
  ])
    expect(isBattleLink(link), link).toBe(true);
  for (const other of ["1.8g.bZFB", "https://umpire.example/planner#1.8g.b", "3 cruiser", "{}", "pbd15036"])
    expect(isBattleLink(other), other).toBe(false);
});
