import { expect, test } from "vitest";
import { ledThrough, wayAlong } from "./own-way.ts";
import { shipChoices } from "./ships.ts";
import { tableAfter } from "./table.fixture.ts";
import { refuse } from "./table.ts";

const starts = [
  { home: "South", space: { cruiser: 1 } },
  { home: "North", space: { carrier: 1 } },
];
const table = tableAfter(starts, [{ type: "activate", system: "Crown" }]);
const [choice] = shipChoices(table, 0, "Crown");
if (choice === undefined) throw new Error("no ship");
const [way] = choice.ways;
const first = { type: "move", moves: [{ ship: choice.ship.id, path: way?.path ?? [], cargo: [] }] } as const;
const pathOf = (found: ReturnType<typeof ledThrough>) => found?.draft.moves[0]?.path;

test("a ship is led through a system that is pressed, by a way that the rules take; pressed again, it is left out", () => {
  expect(first.moves[0].path).toEqual(["South", "Maw", "Crown"]);
  const led = ledThrough(table, 0, first, choice, "Garden", []);
  expect(pathOf(led)).toEqual(["South", "Garden", "Maw", "Crown"]);
  expect(led?.led).toEqual(["Garden"]);
  expect(led && refuse(table, 0, led.draft)).toBeNull();
  const back = led && ledThrough(table, 0, led.draft, choice, "Garden", led.led);
  expect(pathOf(back)).toEqual(["South", "Maw", "Crown"]);
});

test("what both cannot be led through gives way to what was pressed last", () => {
  const led = ledThrough(table, 0, first, choice, "Anvil", ["Garden"]);
  expect(led).toMatchObject({ led: ["Anvil"] });
  expect(pathOf(led)).toEqual(["South", "Anvil", "Maw", "Crown"]);
});

test("where no way leads, nothing changes", () => {
  expect(ledThrough(table, 0, first, choice, "North", [])).toBeNull();
  for (const odd of ["__proto__", "constructor", "Crown", choice.ship.at])
    expect(ledThrough(table, 0, first, choice, odd, [])).toBeNull();
});

test("a way of one's own has its risk, and a path that is none has nothing", () => {
  expect(wayAlong(table, 0, choice, false, way?.path ?? [])).toMatchObject({ survival: way?.survival });
  expect(wayAlong(table, 0, choice, false, ["North", "Crown"])).toBeNull();
});
