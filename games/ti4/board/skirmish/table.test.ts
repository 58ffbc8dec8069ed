import type { Json } from "@umpire/kernel";
import type { DescribeContext } from "@umpire/ui";
import { expect, test } from "vitest";
import type { SkirmishEvent } from "../../skirmish/play.ts";
import { describeDecision } from "./decision.ts";
import { describeAction, describeEvents, standing } from "./descriptions.ts";
import { rolledIn } from "./dice.ts";
import { namingFor } from "./naming.ts";
import { pathsOf, stacksOf, tokensOf } from "./scene.ts";
import { cargoChoices, shipChoices, toggleShip } from "./ships.ts";
import { tableAfter } from "./table.fixture.ts";
import { homesOf, ownersOf } from "./table.ts";
import { tableWords } from "./words/words.ts";

const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));

const two = [{ home: "South", space: { carrier: 1, cruiser: 1, fighter: 2 } }, { home: "North" }];
const table = tableAfter(two);
const context: DescribeContext = {
  rules: { ...table.rules },
  view: toJson(table.state),
  next: { awaiting: [0], step: "turn" },
  seat: 0,
  names: ["Ada", "Juno"],
  language: "en",
};

test("names: units counted, places in the reader's language, players by what they are called", () => {
  const [en, ru] = [namingFor("en", ["Ada"]), namingFor("ru", ["Ада"])];
  expect(en.fleet({ carrier: 2, infantry: 3, cruiser2: 2, pds: 1 })).toBe(
    "2 carriers, 3 infantry, 2 cruisers II, 1 PDS",
  );
  expect(ru.fleet({ carrier: 2, infantry: 1 })).toBe("2 × авианосец, пехота");
  expect([en.place("Crown"), ru.place("Crown"), ru.place("18")]).toEqual(["Crown", "Корона", "18"]);
  expect([en.player(0), ru.player(null), ru.title("carrier")]).toEqual(["Ada", "никто", "Авианосец"]);
});

test("decisions in words, in both languages", () => {
  const say = (language: "en" | "ru", action: Parameters<typeof describeDecision>[0]) =>
    describeDecision(action, tableWords[language], namingFor(language, []));
  const cases = [
    { type: "activate", system: "Crown" },
    { type: "ability", ability: "nova", system: "Maw" },
    { type: "pass" },
    { type: "move", moves: [{ ship: "South/carrier/1", path: ["South", "Crown"], cargo: [] }] },
    { type: "move", moves: [] },
    { type: "remove", units: { destroyer: 1 } },
    { type: "assign", sustain: { dreadnought: 1 }, destroy: { fighter: 2 }, destroyDamaged: {} },
    { type: "retreat", to: "Anvil" },
    { type: "retreat", to: null },
    { type: "bombard", targets: { Concord: { dreadnought: 2 } } },
    { type: "land", landings: { Concord: { infantry: 3 } } },
    { type: "land", landings: {} },
    { type: "produce", units: { carrier: 1, infantry: 2 } },
    { type: "produce", units: {} },
  ] as const;
  expect(cases.map((action) => say("en", action))).toEqual([
    ...["Activate Crown", "Use Nova in Maw", "Pass for this round", "Move 1 carrier", "Move nobody"],
    ...["Remove 1 destroyer", "Damage 1 dreadnought, Lose 2 fighters", "Retreat to Anvil", "Fight on"],
    ...["Bombard Concord with 2 dreadnoughts", "Land 3 infantry on Concord", "Land nobody"],
    ...["Build 1 carrier, 2 infantry", "Build nothing"],
  ]);
  for (const action of cases) expect(say("ru", action)).not.toMatch(/[A-Za-z{]/);
  expect(describeAction(context)({ type: "pass" })).toBe("Pass for this round");
});

test("events in the game's own sentences, with names, without rule numbers", () => {
  const events = [
    { type: "activated", seat: 1, system: "Crown" },
    { type: "rift-die", ship: "South/carrier/1", system: "Maw", die: 2, lost: true, rule: "LRR 41.2" },
    { type: "controlled", seat: 0, planet: "Concord" },
  ];
  expect(describeEvents(context)(events)).toEqual([
    ...["Juno activates Crown.", "Carrier leaves Maw: 2, lost.", "Concord is Ada's."],
  ]);
  expect(describeEvents({ ...context, language: "ru" })(events)[2]).toBe("Планету Согласие теперь контролирует Ada.");
});

test("the scoreboard has points, tokens left and the round", () => {
  expect(standing(context)).toMatchObject({
    seats: [
      { figure: "6", figureLabel: "Points", detail: "3 tokens" },
      { figure: "6", detail: "3 tokens" },
    ],
    progress: "Round 1 of 4",
  });
});

test("what stands where, whose it is, and the way of a movement with its chance", () => {
  expect(stacksOf(table.state).get("South")).toMatchObject([
    { player: 0, where: "space", units: [{ unit: "carrier" }, { unit: "cruiser" }, { unit: "fighter", count: 2 }] },
    { player: 0, where: "Australis" },
  ]);
  expect(homesOf(table.state)).toEqual(
    new Map([
      ["South", 0],
      ["North", 1],
    ]),
  );
  expect(ownersOf(table.state)).toEqual(
    new Map([
      ["Borealis", 1],
      ["Australis", 0],
    ]),
  );
  const active = tableAfter(two, [{ type: "activate", system: "Crown" }]);
  expect(tokensOf(active.state)).toEqual(new Map([["Crown", [0]]]));
  const moves = [{ ship: "South/carrier/1", path: ["South", "Maw", "Crown"], cargo: [] }];
  expect(pathsOf(active, 0, "Crown", { moves }, (chance) => `${chance}`)).toMatchObject([{ rolls: 1, label: "0.7" }]);
});

test("a carrier has room for four, taken from where it starts", () => {
  const active = tableAfter(two, [{ type: "activate", system: "Anvil" }]);
  const choices = shipChoices(active, 0, "Anvil");
  const carrier = choices.find(({ ship }) => ship.unit === "carrier");
  if (carrier === undefined) throw new Error("no carrier");
  const sent = toggleShip(active, 0, { type: "move", moves: [] }, choices, carrier);
  expect(cargoChoices(active, 0, sent, choices, carrier.ship.id)).toEqual([
    { unit: "fighter", from: "South", count: 0, max: 0 },
    { unit: "infantry", from: "South", count: 4, max: 4 },
  ]);
});

test("the dice of the last roll, by side and unit, with what they need", () => {
  const die = (unit: string, face: number, hit: boolean) => ({ unit, die: face, value: 9, hit, added: [] });
  const events: readonly SkirmishEvent[] = [
    { type: "volley", seat: 0, roll: "combat", round: 1, hits: 0, dice: [die("fighter", 1, false)] },
    {
      type: "volley",
      seat: 0,
      roll: "combat",
      round: 2,
      hits: 1,
      dice: [die("fighter", 9, true), die("fighter", 2, false)],
    },
    { type: "volley", seat: 1, roll: "combat", round: 2, hits: 0, dice: [die("cruiser", 3, false)] },
    { type: "combat-over", system: "Crown", winner: 0 },
  ];
  expect(rolledIn(events, table)).toMatchObject({
    system: "Crown",
    planet: null,
    rolls: [
      {
        seat: 0,
        round: 2,
        hits: 1,
        rows: [{ unit: "fighter", value: 9, dice: [{ face: 9, isHit: true }, { face: 2 }] }],
      },
      { seat: 1, round: 2, rows: [{ unit: "cruiser" }] },
    ],
  });
  expect(rolledIn([{ type: "passed", seat: 0 }], table)).toBeNull();
});
