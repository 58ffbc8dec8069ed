import { describe, expect, test } from "vitest";
import { decisions, drawn, duel, factions, order, seen } from "./duels.fixture.ts";
import { describeEvents } from "./events.ts";
import { lessonFor } from "./lesson.ts";

const lessonIn = (view: Parameters<typeof lessonFor>[0]) => lessonFor(view)?.replaceAll("\n", " ");
const first = duel(factions("lattice", "corona"));
const battle = drawn(
  duel(factions("lattice", "corona"), { keel: 9 }),
  { basics: [{ ship: "caliper", count: 1 }] },
  { basics: [{ ship: "prism", count: 1 }] },
);
const response = order(order(battle, 0, { charges: [] }).match, 1, { solarPowers: [{ power: "flare" }] }).match;

describe("the first turn explains itself", () => {
  test("factions: the aim, and one that is simple", () => {
    expect(lessonIn(seen(duel()))).toMatch(/^The aim is .* first choice: `lattice`, which needs no energy\.$/);
    expect(lessonIn(seen(duel(), 0, "ru"))).toMatch(/^Цель .* выбор: `решётка`, ей не нужна энергия\.$/);
  });

  test("drawing: what lines are for, and an order that pays off", () => {
    expect(lessonIn(seen(first))).toMatch(/^Ships are paid with lines\. .* first order: `(scaffold|winch|strut)/);
    expect(lessonIn(seen(first, 0, "ru"))).toMatch(/^За корабли платят линиями\. .* приказ: `(леса|лебёдка|распорка)/);
  });

  test("declaration and response: what the window is for, and what to do in it", () => {
    expect(lessonIn(seen(battle))).toMatch(/^Here charges and energy are used.*: `N1 damage` \(`pass` keeps/);
    expect(lessonIn(seen(battle, 1, "ru"))).toMatch(/^Здесь тратят заряды и энергию.*: `вспышка` \(`пас`/);
    expect(lessonIn(seen(response))).toMatch(/^Something was declared.* answer is `pass`.*: `N1 damage`$/);
    expect(lessonIn(seen(response, 0, "ru"))).toMatch(/^Кто-то что-то объявил.*`пас`/);
  });

  test("the first settlement says how it is read, and no later one", () => {
    const { match, events } = order(response, 0, { charges: [] });
    expect(describeEvents(events, "en", true).join("\n")).toContain("How to read this:");
    expect(describeEvents(events, "ru", true).join("\n")).toContain("Как это читать:");
    expect(describeEvents(events, "en", false).join("\n")).not.toContain("How to read this:");
    const second = order(order(match, 0, { basics: [] }).match, 1, { basics: [] });
    const later = order(order(second.match, 0, { charges: [] }).match, 1, { charges: [] });
    expect(later.events.map(({ type }) => type)).toContain("settled");
    expect(describeEvents(later.events, "en", true).join("\n")).not.toContain("How to read this:");
  });

  test("from the second turn on there are no lessons", () => {
    for (const { match, seat } of decisions("a"))
      expect(lessonFor(seen(match, seat)) === null).toBe(match.state.turn > 1);
  });
});
