import { describe, expect, test } from "vitest";
import { readBattleOptions, spellingOfAnomaly, type TypedBattle } from "./battle-options.ts";

const read = (typed: TypedBattle) => {
  const options = readBattleOptions(typed);
  return options.ok ? options.value : options.refusal;
};

describe("a battle as it is typed", () => {
  test("nothing typed is nothing said", () => {
    expect(read({})).toEqual({ attacker: { effects: {} }, defender: { effects: {} }, limits: {} });
  });

  test("effects in any spelling, with how many there are, or one by one", () => {
    const attacker = ["Morale Boost:2", "ASSAULT_CANNON", "direct-hit", "direct hit"];
    expect(read({ attacker, defender: ["bunker"] })).toMatchObject({
      attacker: { effects: { "morale-boost": 2, "assault-cannon": 1, "direct-hit": 2 } },
      defender: { effects: { bunker: 1 } },
    });
  });

  test.each(["morale-boost:x", "morale-boost:0", "morale-boost:101", "morale-boost:", "morale-boost:-1"])(
    "%j has no number of cards",
    (text) => expect(read({ defender: [text] })).toEqual({ code: "bad-effect-count", text, limit: 100 }),
  );

  test("casualties: the best order, or a list of types and units", () => {
    expect(read({ casualties: "Best", defenderCasualties: "fighters, War Sun, Cruiser II, boat" })).toMatchObject({
      attacker: { casualties: "best" },
      defender: { casualties: ["fighter", "war-sun", "cruiser2", "boat"] },
    });
  });

  test("in Russian too: effects, types and units", () => {
    expect(
      read({ attacker: ["Подъём боевого духа:2"], casualties: "истребители, боевые солнца, крейсер II" }),
    ).toMatchObject({
      attacker: { effects: { "morale-boost": 2 }, casualties: ["fighter", "war-sun", "cruiser2"] },
    });
  });

  test("whose side it is, by the id or the name of a faction in any language", () => {
    for (const attackerFaction of ["mentak", "Mentak Coalition", "коалиция ментак"])
      expect(readBattleOptions({ attackerFaction })).toMatchObject({ value: { attacker: { faction: "mentak" } } });
    expect(readBattleOptions({ defenderFaction: "borg" })).toMatchObject({ value: { defender: { faction: "borg" } } });
  });

  test("who sustains late", () => {
    expect(read({ late: true })).toEqual({
      ...{ attacker: { effects: {}, sustain: "late" }, defender: { effects: {} }, limits: {} },
    });
    expect(read({ defenderLate: true })).toMatchObject({ defender: { sustain: "late" } });
  });

  test("rounds and who leaves", () => {
    expect(read({ rounds: "3", retreat: "Attacker:2" })).toMatchObject({
      limits: { rounds: 3, retreat: { side: "attacker", after: 2 } },
    });
    for (const rounds of ["0", "101", "x", "1.5", ""])
      expect(read({ rounds })).toEqual({ code: "bad-rounds", text: rounds, limit: 100 });
    for (const retreat of ["attacker", "attacker:0", "me:1", "attacker:x", ""])
      expect(read({ retreat })).toEqual({ code: "bad-retreat", text: retreat, limit: 100 });
  });

  test.each([
    ["nebula", "nebula"],
    ["Asteroid Field", "asteroid-field"],
    ["туманность", "nebula"],
    ["fog", "fog"],
  ])("the anomaly %j is %j", (text, type) => expect(spellingOfAnomaly(text)).toBe(type));
});
