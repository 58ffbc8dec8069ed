import { describe, expect, test } from "vitest";
import type { BattleEvent } from "../../../combat/play.ts";
import { findFight, preparedFor } from "../fight.fixture.ts";
import { playOut } from "../fight.ts";
import { describeEvents } from "./fight.ts";

const flat = (text: string) => text.replace(/\s+/g, " ").trim();
type Fixed = Parameters<typeof preparedFor>;
/** The first battle of these fleets in which this happens, in words. */
const told = (fleets: Fixed, isIt: (event: BattleEvent) => boolean, language: "en" | "ru" = "en") => {
  const prepared = preparedFor(...fleets);
  const found = findFight({ prepared, retreat: null, you: null }, ({ events }) => events.some(isIt));
  return flat(describeEvents(prepared, found.events, language).join("\n"));
};

describe("a battle that is played, in words", () => {
  test("dice by unit, hits marked, with what is added to them and by which rule", () => {
    const fleets: Fixed = ["2 cruiser2", "dreadnought + pds", { in: ["nebula"], defender: ["morale-boost"] }];
    const prepared = preparedFor(...fleets);
    const { events } = playOut({ prepared, seed: "demo", retreat: null, you: null }, []);
    const text = flat(describeEvents(prepared, events, "en").join("\n"));
    expect(text).toMatch(/^Space cannon defender: (no hits PDS I on 6: [1-5]|1 hit PDS I on 6: \d+\*) /);
    expect(text).toMatch(/ Cruiser II on 6: \d+\*? /);
    expect(text).toMatch(
      / Round 1 .* Dreadnought I on 5: \d+\*? \+1 Morale Boost, \+1 nebula \(LRR 59\.3\) .* Round 2 /,
    );
    expect(text).toMatch(/ Round 2 .* Dreadnought I on 5: \d+\*? \+1 nebula \(LRR 59\.3\) /);
    const marked = [...text.matchAll(/(Cruiser II on 6|PDS I on 6): ([\d* ]+)/g)].flatMap(([, , faces = ""]) =>
      faces.trim().split(" "),
    );
    for (const face of marked) expect(face.endsWith("*")).toBe(Number.parseInt(face, 10) >= 6);
  });

  test("who sustained, who was lost, what is left, and the end", () => {
    const isIt = (event: BattleEvent) =>
      event.type === "assigned" && event.camp === "defender" && event.hits === 3 && event.round === 1;
    const text = told(["3 cruiser", "dreadnought + 2 fighter"], isIt);
    expect(text).toContain("defender — sustained: 1 Dreadnought I; lost: 2 Fighter I");
    expect(text).toMatch(/ left — attacker: \d Cruiser I; defender: 1 Dreadnought I \(1 damaged\) /);
    expect(text).toMatch(/ The (attacker|defender) wins in round \d\.$/);
    const russian = told(["3 cruiser", "dreadnought + 2 fighter"], isIt, "ru");
    expect(russian).toContain("защитник — выдержали: 1 × дредноут I; потеряны: 2 × истребитель I");
    expect(russian).toMatch(/ осталось — атакующий: \d × крейсер I; защитник: 1 × дредноут I \(повреждено: 1\) /);
    expect(russian).toMatch(/ (Атакующий|Защитник) побеждает в раунде \d\.$/);
  });

  test("cards that hold, that destroy, and that repair", () => {
    const held = told(["4 cruiser", "2 cruiser", { defender: ["shields-holding"] }], ({ type }) => type === "held");
    expect(held).toMatch(/ Shields Holding cancels [12] hits? on the defender\. /);
    const struck = told(
      ["3 cruiser", "2 dreadnought", { attacker: ["direct-hit"] }],
      (event) => event.type === "assigned" && event.camp === "defender" && event.hits === 1 && event.round === 1,
    );
    expect(struck).toContain(
      "defender — sustained: 1 Dreadnought I; lost to Direct Hit: 1 Dreadnought I left — attacker:",
    );
    const fleets: Fixed = ["2 cruiser", "2 dreadnought", { defender: ["duranium-armor"] }];
    const repaired = (event: BattleEvent) => event.type === "repaired";
    expect(told(fleets, repaired)).toContain(" defender — repaired: 1 Dreadnought I ");
    expect(told(fleets, repaired, "ru")).toContain(" защитник — починены: 1 × дредноут I ");
  });

  test("what happens before the first die of combat", () => {
    const fleets: Fixed = [
      "3 cruiser",
      "2 destroyer + dreadnought (1 damaged)",
      { attacker: ["assault-cannon"], defender: ["emergency-repairs"] },
    ];
    expect(told(fleets, () => true)).toMatch(
      /^Start of combat defender — lost to Assault Cannon: 1 Destroyer I defender — repaired: 1 Dreadnought I left — /,
    );
    expect(told(fleets, () => true, "ru")).toMatch(
      /^Начало боя защитник — потеряны из-за Штурмовая пушка: 1 × эсминец I /,
    );
  });

  test("hits that find nobody; and dice that change nothing do not repeat what is left", () => {
    const isHit = (event: BattleEvent) => event.type === "volley" && event.roll === "barrage" && event.hits > 0;
    const text = told(["2 destroyer", "cruiser"], isHit);
    expect(text).toMatch(
      /^Anti-fighter barrage attacker: \d hits? Destroyer I on 9: [\d* ]+ The hits find nobody\. Round 1/,
    );
    expect(told(["2 destroyer", "cruiser"], isHit, "ru")).toContain(" Попадать не в кого. Раунд 1 ");
    expect(told(["2 destroyer", "cruiser + fighter"], isHit)).toMatch(/defender — lost: 1 Fighter I left — .* Round 1/);
  });

  test("bombardment, a retreat, and nobody left", () => {
    expect(told(["2 dreadnought + 2 infantry", "infantry", { place: "ground" }], () => true)).toMatch(
      /^Bombardment attacker: .* Dreadnought I on 5: /,
    );
    const prepared = preparedFor("2 dreadnought", "2 dreadnought");
    const left = playOut({ prepared, seed: "demo", retreat: { side: "attacker", after: 1 }, you: null }, []).events;
    expect(flat(describeEvents(prepared, left, "en").join("\n"))).toMatch(
      / The attacker retreats at the end of round 1\. The defender wins in round 1\.$/,
    );
    expect(flat(describeEvents(prepared, left, "ru").join("\n"))).toContain("Атакующий отступает в конце раунда 1.");
    const isDraw = (event: BattleEvent) => event.type === "over" && event.winner === null;
    expect(told(["cruiser", "cruiser"], isDraw)).toMatch(
      /attacker: nothing; defender: nothing Nobody is left: a draw in round \d+\.$/,
    );
    expect(told(["infantry", "infantry", { place: "ground" }], isDraw)).toMatch(
      /Nobody is left: a draw in round \d+\. The defender keeps the planet\.$/,
    );
    expect(told(["cruiser", "cruiser"], isDraw, "ru")).toMatch(/Не осталось никого: ничья в раунде \d\.$/);
    const isOver = (event: BattleEvent) => event.type === "over" && event.winner === "attacker";
    expect(told(["cruiser", "pds"], isOver)).toContain("The attacker wins before the first round.");
  });

  test("a text for each event: what is told up to a question stays when the battle goes another way", () => {
    const prepared = preparedFor("2 dreadnought + 2 fighter", "2 dreadnought");
    const fight = { prepared, seed: "demo", retreat: null, you: "attacker" } as const;
    const one = playOut(fight, []);
    const other = playOut(fight, [{ retreats: true }]);
    const upTo = (events: readonly BattleEvent[]) => describeEvents(prepared, events, "en").slice(0, one.asked?.at);
    expect(upTo(other.events)).toEqual(upTo(one.events));
    expect(describeEvents(prepared, one.events, "en")).toHaveLength(one.events.length);
  });
});
