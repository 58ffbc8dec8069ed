import { describe, expect, test } from "vitest";
import { readMap } from "../../../galaxy/read-map.ts";
import { presets } from "../../../galaxy/rules.ts";
import { threats } from "../../../movement/threats.ts";
import { diffReach } from "../diff.ts";
import { fleetOdds } from "../losses.ts";
import { LEARN, typed } from "../planner.fixture.ts";
import { readFleet, readMapText } from "../position.ts";
import { describeDiff } from "./diff.ts";
import { describeMap } from "./map.ts";
import { describeReach } from "./reach.ts";
import { describeFleetReach, describeThreats, describeThreatsTo } from "./threats.ts";

/** As it reads, wherever the lines are broken. */
const flat = (text: string) => text.replace(/\s+/g, " ");
const told = (options: Parameters<typeof typed>[0], language: "en" | "ru" = "en") => {
  const { position, found } = typed(options);
  return flat(describeReach(position, found, language));
};

describe("who reaches, in words", () => {
  test("ships alike are told together, with the reasons of their move value and the dice", () => {
    const text = told({ ship: ["2x cruiser@home25"] });
    expect(text).toContain("cruiser#1, cruiser#2 (Cruiser I, HOME25) reach 18.");
    expect(text).toContain(
      "a HOME25 → 74 → 41 → 18 3 steps; move 3 = 2 printed + 1 gravity rift 41; 1 die: arrives with 70%",
    );
    expect(text).toContain("both arrive with 49%. How it can end: 49% all arrive 21% lost: ");
    expect(text).toContain("9% all are lost");
  });

  test("every option is told, and its path is on the map", () => {
    const text = told({ ship: ["move=2@74"], active: "39" });
    expect(text).toMatch(/a 74 → 41 → 39 .* 1 die: arrives with 70% b 74 → 75 → 39 .* no dice: arrives/);
    expect(text).toContain("▲1 *ab");
    expect(text).toContain("the ship arrives; nothing is rolled");
  });

  test("what is in the way, by which rule, and what would do", () => {
    const text = told({ ship: ["carrier@HOME25", "fighter@74"], others: ["74"], tokens: ["home25"] });
    expect(text).toContain("carrier#1 (Carrier I, HOME25) does not reach 18.");
    expect(text).toMatch(/command tokens\. \(LRR 58\.4c\) .*ships in 74 .*\(LRR 58\.4b\) .*\(LRR 58\.4f\)/);
    expect(text).toContain("no other player had ships in 74, and the move value were 1 higher");
    expect(text).toContain("It has no move value. (LRR 58)");
    expect(text).toContain("No ship moves to the active system.");
  });

  test("effects of which one would do, as they are typed", () => {
    expect(told({ ship: ["cruiser@HOME22"], active: "79" })).toContain(
      "Any one of these would do: antimass-deflectors",
    );
    expect(told({ ship: ["carrier@HOME25"] })).toContain("gravity-drive:carrier#1, flank-speed");
  });

  test("what is in force already is no remedy, and of what there is one there is no second", () => {
    const far = { ship: ["2x carrier@HOME22"] };
    const doing = (effect: readonly string[]) => told({ ...far, active: "66", effect });
    expect(doing([])).toContain("gravity-drive:carrier#1 (for that ship alone), flank-speed");
    expect(doing(["gravity-drive:carrier#2"])).toContain("Any one of these would do: flank-speed, aetherstream.");
    const rift = told({ ship: ["carrier@HOME25"], active: "65", effect: ["crucible"] });
    expect(rift).toContain("Any one of these would do: gravity-drive:carrier#1, flank-speed.");
    const past = { ship: ["cruiser@HOME25"], active: "41", others: ["74"] };
    expect(told(past)).toContain("silence-of-space:HOME25, firmament-agent:cruiser#1");
    expect(told({ ...past, effect: ["silence-of-space:74"] })).toContain("silence-of-space:HOME25");
  });

  test("what only one unit has is a remedy for that unit alone", () => {
    const past = (unit: string) => told({ ship: [`${unit}@HOME25`], active: "41", others: ["41", "71", "74"] });
    expect(past("cruiser")).not.toMatch(/flagship|corsair/);
    expect(past("move=3")).not.toMatch(/flagship|corsair/);
    expect(past("yssaril_flagship")).toContain("yssaril-flagship:yssaril_flagship#1");
    expect(past("mentak_cruiser3")).toContain("corsair:mentak_cruiser3#1");
  });

  test.each([
    ["fighter", "a ship with capacity carries it", "его везёт корабль"],
    ["infantry", "a ship with capacity carries it", "его везёт корабль"],
    ["pds", "Such a structure does not move.", "Такая постройка не движется."],
  ])("a unit without a move value, %s, needs none", (unit, english, russian) => {
    expect(told({ ship: [`${unit}@40`] })).toContain(english);
    expect(told({ ship: [`${unit}@40`] }, "ru")).toContain(russian);
    expect(told({ ship: [`${unit}@40`] })).not.toContain("would do");
  });

  test("a nebula's move value stands instead of the printed one", () => {
    const text = told({ ship: ["cruiser2@68"], active: "18", effect: ["flank-speed"] });
    expect(text).toContain("move 2 = 1 nebula 68 (not the 3 printed) + 1 Flank Speed; no dice");
    expect(text).toContain("Effects: Flank Speed.");
  });

  test("a ship that is there already neither reaches nor rolls", () => {
    const text = told({ ship: ["2x cruiser@41"], active: "41" });
    expect(text).toContain("cruiser#1, cruiser#2 (Cruiser I, 41) are in 41 already.");
    expect(text).not.toContain("*a");
  });

  test("in Russian, with Russian letters on the map", () => {
    const text = told({ ship: ["2x cruiser@HOME25", "carrier@HOME22"] }, "ru");
    expect(text).toContain("К гравитационный колодец П астероидное поле С сверхновая Т туманность");
    expect(text).toContain(
      "движение 3 = 2 по карточке + 1 гравитационный колодец 41; 1 бросок: доходит с вероятностью 70 %",
    );
    expect(text).toContain("carrier#1 (авианосец I, HOME22) не доходит до 18.");
    expect(text).toContain("если бы движение было больше на ");
  });

  test("a map without places is a list of neighbours", () => {
    const map =
      '{"systems":[{"id":"A"},{"id":"R","anomalies":["gravity-rift"]},{"id":"T"}],"links":[["A","R"],["R","T"]]}';
    const text = told({ map, ship: ["move=1@a"], active: "T" });
    expect(text).toContain("A (▲1 *a): next to R R (G *a): next to A, T [T]: next to R");
  });
});

describe("the fleet", () => {
  test("where no ship moves there is no chance that all arrive", () => {
    const { position, found } = typed({ ship: ["carrier@HOME25", "cruiser@18"] });
    expect(fleetOdds(position, found)).toMatchObject({ ships: [], allArrive: null });
  });

  test("a surge is counted with its own risk", () => {
    const map =
      '{"systems":[{"id":"R","anomalies":["gravity-rift"]},{"id":"A"},{"id":"B"},{"id":"T"}],"links":[["R","A"],["A","B"],["B","T"]]}';
    const { position, found } = typed({ map, active: "T", ship: ["move=1@R"], effect: ["cosmic-phenomenae"] });
    expect(fleetOdds(position, found)).toMatchObject({ allArrive: 0.5, endings: [{}, {}] });
  });

  test("many endings are told by how many ships are lost", () => {
    const text = told({ ship: ["4x cruiser@HOME25"] });
    expect(text).toContain("The likeliest 8 of 16 endings: 24.01% all arrive 10.29% lost: cruiser");
    expect(text).toContain(
      "How many ships are lost: 0 of 4: 24.01% 1 of 4: 41.16% 2 of 4: 26.46% 3 of 4: 7.56% 4 of 4: 0.81%",
    );
    expect(told({ ship: ["3x cruiser@HOME25"] })).not.toContain("How many");
  });

  test("one ship is one in Russian too", () => {
    const pair = told({ ship: ["2x cruiser@HOME25"] }, "ru");
    expect(pair).toContain("21 % потерян: cruiser");
    expect(pair).toContain("9 % потеряны все");
    expect(told({ ship: ["cruiser@HOME25"] }, "ru")).toMatch(/70 % доходит 30 % потерян$/);
    expect(told({ ship: ["cruiser@HOME25"] })).toMatch(/70% it arrives 30% it is lost$/);
  });

  test("endings with the same losses are one, and all of them are certain", () => {
    const map =
      '{"systems":[{"id":"R","anomalies":["gravity-rift"]},{"id":"S","anomalies":["gravity-rift"]},{"id":"T"}],"links":[["R","S"],["S","T"]]}';
    const { position, found } = typed({ map, active: "T", ship: ["move=1@R", "move=1@S"] });
    const { endings, allArrive } = fleetOdds(position, found);
    expect(allArrive).toBe(0.343);
    expect(endings).toHaveLength(4);
    expect(endings?.[0]).toEqual({ probability: expect.closeTo(0.357, 10), lost: ["ship#1"] });
    expect(endings?.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  });

  test("ships that roll nothing do not count towards too many endings", () => {
    const safe = typed({ ship: ["15x cruiser@40", "cruiser@HOME25"] });
    expect(fleetOdds(safe.position, safe.found)).toMatchObject({ allArrive: 0.7, endings: [{}, {}] });
    const many = typed({ ship: ["90x cruiser@HOME25", "90x cruiser@74"] });
    expect(fleetOdds(many.position, many.found)).toMatchObject({ endings: null, allArrive: expect.closeTo(0, 10) });
    expect(told({ ship: ["40x cruiser@HOME25"] })).toContain("all 40 arrive with <0.01%. 40 ships roll dice");
  });
});

describe("two readings of the rules", () => {
  const differ = (options: Parameters<typeof typed>[0], rules = presets.requirements, language: "en" | "ru" = "en") => {
    const { position } = typed(options);
    const diffs = diffReach(position, rules);
    return { diffs, text: flat(describeDiff(position, diffs, rules, language)) };
  };

  test("the switch that makes the difference is named, ship by ship", () => {
    const { diffs, text } = differ({
      ship: ["cruiser@HOME22", "move=3@68"],
      active: "79",
      effect: ["antimass-deflectors", "flank-speed"],
    });
    expect(diffs.map(({ switches }) => switches)).toEqual([
      ["asteroidSealed"],
      ["nebulaMoveHardCap", "asteroidSealed"],
    ]);
    expect(text).toContain("cruiser#1 (Cruiser I, HOME22): they differ. official reaches HOME22 → 79:");
    expect(text).toContain("requirements does not reach 79 is an asteroid field");
    expect(text).toContain("because of asteroidSealed: no ship enters");
  });

  test("where nothing differs, what the dice do is still told", () => {
    const { text } = differ({ ship: ["cruiser@HOME25"] }, presets.requirements, "ru");
    expect(text).toContain("у всех кораблей одно и то же");
    expect(text).toContain("важен и riftOutcome: корабль, пропавший в гравитационном колодце, уничтожен");
  });

  test("a ship that is the same beside one that is not", () => {
    const rules = { ...presets.official, nebulaMoveHardCap: true };
    const { text } = differ({ ship: ["cruiser@40", "cruiser@68"], effect: ["flank-speed"] }, rules);
    expect(text).toContain("Rules: official and custom.");
    expect(text).toContain("cruiser#1 (Cruiser I, 40): the same under both.");
    expect(text).toContain("cruiser#2 (Cruiser I, 68): they differ.");
  });
});

describe("ships that no reading brings there", () => {
  const differ = (options: Parameters<typeof typed>[0], language: "en" | "ru" = "en") => {
    const { position } = typed(options);
    const diffs = diffReach(position, presets.requirements);
    return { diffs, text: flat(describeDiff(position, diffs, presets.requirements, language)) };
  };

  test("one that is there already does not differ", () => {
    const { diffs, text } = differ({ ship: ["cruiser@68", "cruiser@HOME25"], active: "68", effect: ["flank-speed"] });
    expect(diffs[0]).toMatchObject({ differs: false, switches: [] });
    expect(text).toContain("cruiser#1 (Cruiser I, 68) is in 68 already.");
  });

  test("neither reading, for the same reason", () => {
    const { text } = differ({ ship: ["carrier@HOME25", "cruiser@40"] });
    expect(text).toContain("official and requirements give every ship the same.");
    expect(text).toContain(
      "carrier#1 (Carrier I, HOME25): does not reach 18 under either. - It takes a move value of 2",
    );
    expect(text).not.toContain("cruiser#1");
  });

  test("neither reading, each for reasons of its own", () => {
    const asked = { ship: ["carrier@HOME25"], active: "79", effect: ["antimass-deflectors"] };
    const { diffs, text } = differ(asked);
    expect(diffs).toMatchObject([{ differs: true, switches: ["asteroidSealed"] }]);
    expect(text).toContain("does not reach 79 under either, for different reasons. official does not reach It takes");
    expect(text).not.toContain("they differ");
    expect(differ(asked, "ru").text).toContain("не доходит ни по одним правилам, по разным причинам");
  });
});

describe("a map in words", () => {
  const mapInWords = (text: string, language: "en" | "ru" = "en", centre?: string) => {
    const map = readMapText(text, centre);
    const galaxy = map.ok ? readMap(map.value) : map;
    if (!map.ok || !galaxy.ok) throw new Error("no map");
    return describeMap(map.value, galaxy.value, language);
  };

  test("systems with what they have, and the links that hexes do not show", () => {
    const text = mapInWords(LEARN);
    expect(text.split("\n").slice(10, 15)).toEqual([
      String.raw` \_________/     73    \_________/     77    \_________/     70    \_________/`,
      String.raw` /         \  0/2 0/1  /         \           /    β    \  2/1 0/2  /   A α   \ `.trimEnd(),
      String.raw`/     78    \_________/     65    \_________/     40    \_________/     79    \ `.trimEnd(),
      String.raw`\           /         \    2/1    /         \           /         \           /`,
      String.raw` \_________/     72    \_________/     18    \_________/     66    \_________/`,
    ]);
    expect(flat(text)).toContain("67 gravity rift Cormund 2/0");
    expect(flat(text)).toContain("79 α asteroid field");
    expect(flat(text)).toContain("Home systems, not taken: HOME19, HOME22, HOME25, HOME31, HOME34.");
    expect(flat(text)).toContain("31 systems, 77 adjacent pairs. Joined by hyperlanes: ");
    expect(flat(text)).toContain("Joined by α wormholes: 39, 79.");
  });

  test("a tile that comes twice is warned of, and the centre can be another", () => {
    const text = mapInWords("41 41", "ru", "68");
    expect(text).toContain("Предупреждение: тайл 41 встречается не раз; этот назван 41#2.");
    expect(mapInWords("77", "en", "41")).toMatch(/41 {2}\D*gravity rift/);
  });

  test("a map that is a plain string of JSON is drawn with its hyperlanes", () => {
    expect(mapInWords(JSON.stringify(LEARN))).toBe(mapInWords(LEARN));
    expect(mapInWords('"77"', "en", "41")).toBe(mapInWords("77", "en", "41"));
  });

  test("hyperlanes alone are drawn too", () => {
    expect(mapInWords("{-1} 85A3 -1 -1 85A0")).toContain("85A");
  });
});

describe("threats in words", () => {
  const { position } = typed({ ship: ["cruiser@HOME25", "carrier@67"] });
  const { movement, ships, map } = position;
  const sides = {
    ...{ galaxy: movement.galaxy, map, rules: movement.rules },
    sides: [{ player: "p1", ships, tokens: [], effects: [] }],
    isFleet: false,
  };
  const found = threats(sides.galaxy, sides.rules, sides.sides);

  test("each system a line, the risk where there is one", () => {
    const text = flat(describeThreats(sides, found, "en"));
    expect(text).toContain(" 18 p1 cruiser#1 70%, carrier#1 70% ");
    expect(text).toContain(" 41 p1 cruiser#1 ");
    expect(text).toMatch(/Nothing can come to: .*80/);
  });

  test("one system with paths", () => {
    expect(flat(describeThreatsTo("18", sides, found.get("18") ?? [], "en"))).toContain(
      "To 18 can come: p1 cruiser#1 (Cruiser I, HOME25) HOME25 → 74 → 41 → 18 1 die: arrives with 70%",
    );
    expect(describeThreatsTo("80", sides, found.get("80") ?? [], "ru")).toBe("До 80 никто не дойдёт.");
    expect(describeThreatsTo("HOME25", sides, found.get("HOME25") ?? [], "ru")).not.toContain("могут");
  });

  test("where one fleet can go", () => {
    const asked = readFleet({ map: LEARN, ship: ["cruiser@HOME25", "carrier@67"], tokens: ["66"], others: ["60"] });
    if (!asked.ok) throw new Error(JSON.stringify(asked.refusal));
    const { galaxy, rules, sides: all } = asked.value;
    const text = flat(describeFleetReach(asked.value, threats(galaxy, rules, all), "en"));
    expect(text).toContain(" 18 cruiser#1 70%, carrier#1 70% ");
    expect(text).toContain(" 41 cruiser#1 100% ");
    expect(text).toMatch(/Out of its reach: .*66, .*80/);
    expect(text).not.toContain("HOME25,");
    expect(text).not.toContain("not you");
  });
});
