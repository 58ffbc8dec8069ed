import { printable, printableJson } from "@umpire/cli/terminal";
import { describe, expect, test } from "vitest";
import { catalogue, isCountedIn } from "../../combat/catalogue.ts";
import { combatTable } from "../../data/combat-effects.ts";
import { effectTable } from "../../data/effects.ts";
import { describeEffects, listCatalogue, listCombatEffects, listEffects } from "./describe/effects.ts";
import { describeUnits } from "./describe/units.ts";

const flat = (text: string) => text.replace(/\s+/g, " ");

describe("units", () => {
  test("values and abilities, a line each, in both languages", () => {
    const english = flat(describeUnits("en"));
    expect(english).toContain("cruiser2 Cruiser II 2 6 3 1 ");
    expect(english).toContain("fighter Fighter I 1 (×2) 9 — — ");
    expect(english).toContain("winnu_flagship Salai Sai Corian 8 7×? 1 3 sustain damage");
    expect(english).toContain("pds2 PDS II — — — — space cannon 5×1 with range, planetary shield");
    expect(flat(describeUnits("ru"))).toContain("destroyer эсминец I 1 9 2 — заградительный огонь 9×2");
  });
});

describe("effects", () => {
  test("each has a meaning in both languages, made of its fields", () => {
    const english = listEffects("en");
    expect(english.map(({ id }) => id)).toEqual(Object.keys(effectTable));
    expect([...english, ...listEffects("ru")].filter(({ meaning }) => meaning === "")).toEqual([]);
    expect(english.find(({ id }) => id === "gravity-drive")).toEqual({
      ...{ id: "gravity-drive", ...effectTable["gravity-drive"], meaning: "move +1; for one ship at a time" },
    });
  });

  test("with what is typed after the colon", () => {
    expect(flat(describeEffects("en"))).toContain(" silence-of-space system In the Silence of Space: ");
    expect(flat(describeEffects("en"))).toContain(" flank-speed — Flank Speed: move +1 ");
    expect(flat(describeEffects("ru"))).toContain(" magmus-reactor — Реактор Магмуса: открыт вход: сверхновая ");
  });
});

describe("effects of combat", () => {
  test("each has a meaning in both languages, made of its fields", () => {
    const english = listCombatEffects("en");
    expect(english.map(({ id }) => id)).toEqual(Object.keys(combatTable));
    expect([...english, ...listCombatEffects("ru")].filter(({ meaning }) => meaning === "")).toEqual([]);
    expect(english.find(({ id }) => id === "morale-boost")?.meaning).toBe(
      "own combat rolls +1, a round for each card; one may have several",
    );
  });

  test("they are listed after those of movement", () => {
    expect(flat(describeEffects("en"))).toMatch(/ flank-speed .* bunker Bunker: .* rolls −4; in ground combat only /);
    expect(flat(describeEffects("ru"))).toContain(
      "Щиты держатся: карта отменяет 2 попадания раунда; только в космическом бою; таких карт",
    );
  });
});

describe("everything that factions, cards and leaders do", () => {
  test("is listed in both languages, with how it is counted or why not", () => {
    for (const language of ["en", "ru"] as const) {
      const listed = listCatalogue(language);
      expect(listed.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
      expect(listed.filter(({ name, counted }) => name === "" || /^$|undefined|: $/.test(counted))).toEqual([]);
    }
    const english = flat(describeEffects("en"));
    expect(english).toContain("ambush Ambush (Mentak Coalition): counted so: those that hit best fire");
    expect(english).toContain("gravity-drive Gravity Drive: not counted in battles: it is about moving");
  });

  test("all that links of ti4battle.com name is counted, but of the newest set", () => {
    const linked = catalogue.filter(({ link, set }) => link !== null && set !== "thunders-edge");
    expect(linked.length).toBeGreaterThan(50);
    expect(linked.filter((entry) => !isCountedIn(entry))).toEqual([]);
  });
});

describe("texts from outside", () => {
  test("nothing in them commands the terminal", () => {
    expect(printable("a\u001b[31mb\u009b\u007f\nc")).toBe("a\ufffd[31mb\ufffd\ufffd c");
    expect(printableJson({ "k\u0007": ["\u0000", { a: "x\ty" }, 1, null, true] })).toEqual({
      ...{ "k\ufffd": ["\ufffd", { a: "x y" }, 1, null, true] },
    });
  });
});
