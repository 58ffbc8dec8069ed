import { obey as obeyIn } from "@umpire/cli";
import { expandRules, type Game, type Match, type Rng, sealedDice, start, viewOf } from "@umpire/kernel";
import { withGames } from "umpire/umpire-fixture";
import { describe, expect, inject, test } from "vitest";
import { ti4 as ti4Game } from "../../game.ts";
import type { SkirmishAction, SkirmishState } from "../../skirmish/shape.ts";
import { choices } from "./choices.ts";
import { contextOf } from "./context.ts";
import { formatAction } from "./format-action.ts";
import { terminal } from "./terminal.ts";

const obey: typeof obeyIn = (...given) => withGames(() => obeyIn(...given));

const ti4: Game = ti4Game;
const rules = expandRules(ti4, undefined);
const fleet = { carrier: 2, dreadnought: 1, destroyer: 1, fighter: 3 };
const starts = ["North", "South"].map((home) => ({
  home,
  space: fleet,
  ground: { infantry: 4, pds: 1, spacedock: 1 },
  effects: ["gravity-drive"],
  abilities: ["nova"],
}));

function begin(options: object): Match {
  const parsed = ti4.parse.options(options);
  if (!rules.ok || !parsed.ok) throw new Error("cannot begin");
  const match = start(ti4, "demo", parsed.value, rules.value);
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value.match;
}
const usual = begin({});
const begun = () => usual;

const momentOf = (match: Match, seat: number, language: "en" | "ru" = "en") => ({
  view: viewOf(ti4, match, seat),
  rules: match.rules,
  seat,
  language,
});
const oneLine = (text: string) => text.replaceAll(/[\s\u00a0]+/g, " ");

/** What typing these lines comes to, for whoever is awaited: the match after the last, or the text that it gave. */
function typed(match: Match, lines: readonly string[], language: "en" | "ru" = "en"): Match | string {
  let now = match;
  for (const [at, line] of lines.entries()) {
    const seat = (viewOf(ti4, now, 0) as SkirmishState).awaited ?? 0;
    const done = obey(ti4, now, seat, line, language);
    if (typeof done === "string") {
      if (at === lines.length - 1) return oneLine(done);
      throw new Error(`${line}: ${done}`);
    }
    now = done.match;
  }
  return now;
}

/** The last decision, as it is kept. */
function lastOf(done: Match | string): string {
  if (typeof done === "string") throw new Error(done);
  return JSON.stringify(done.log.at(-1));
}

const awaitedIn = (match: Match) => (viewOf(ti4, match, 0) as SkirmishState).awaited;

function expectReadable(match: Match, language: "en" | "ru"): void {
  const moment = momentOf(match, awaitedIn(match) ?? 0, language);
  const context = contextOf(moment);
  const { listed } = choices(context);
  expect(listed.length).toBeLessThanOrEqual(12);
  for (const [at, { action, typed: line }] of listed.entries()) {
    expect(terminal.read?.(moment, line), line).toEqual({ action });
    expect(terminal.read?.(moment, `${at + 1}`)).toEqual({ action });
    expect(terminal.read?.(moment, formatAction(action, context))).toEqual({ action });
  }
}

/** The match after one of the choices. */
function oneOf(match: Match, rng: Rng): Match {
  const seat = awaitedIn(match) ?? 0;
  const { listed } = choices(contextOf(momentOf(match, seat)));
  const done = obey(ti4, match, seat, listed[rng.int(listed.length)]?.typed ?? "", "en");
  if (typeof done === "string") throw new Error(done);
  return done.match;
}

describe("orders in words", () => {
  test.each(inject("isLong") ? ["a", "b", "c"] : ["b"])(
    "every choice of a list, typed as it is shown, is that choice: match %s",
    (seed) => {
      const rng = sealedDice(seed, 0);
      let match = begin({ starts });
      for (let count = 0; count < 60 && awaitedIn(match) !== null; count += 1) {
        expectReadable(match, "en");
        expectReadable(match, "ru");
        match = oneOf(match, rng);
      }
    },
  );

  test("systems by id or planet in any case, ships by name or kind, cargo with or without its place", () => {
    const moving = typed(begun(), ["ACTIVATE concord"]);
    if (typeof moving === "string") throw new Error(moving);
    const read = (line: string) => terminal.read?.(momentOf(moving, 0), line);
    const carrier = { ship: "North/carrier/1", path: ["North", "Maw", "Crown"] };
    const four = [{ unit: "infantry", count: 4, from: "North" }];
    const full = { action: { type: "move", moves: [{ ...carrier, cargo: four }] } };
    expect(read("move North/carrier/1 by North Maw Crown with 4 infantry")).toEqual(full);
    expect(read("move north/CARRIER/1 by north → maw → concord with 4 infantry@North")).toEqual(full);
    expect(read("go carrier with all")).toEqual(full);
    expect(read("move carrier; carrier with 2 fighters and 1 infantry from North")).toEqual({
      action: {
        type: "move",
        moves: [
          { ...carrier, cargo: [] },
          {
            ...carrier,
            ship: "North/carrier/2",
            cargo: [
              { unit: "fighter", count: 2, from: "North" },
              { unit: "infantry", count: 1, from: "North" },
            ],
          },
        ],
      },
    });
    expect(read("move none")).toEqual({ action: { type: "move", moves: [] } });
    const russian = terminal.read?.(momentOf(moving, 0, "ru"), "вести авианосец через North Maw Crown с 4 пехоты");
    expect(russian).toEqual(full);
  });

  test("landing, bombarding and building by planets and counts", () => {
    const over = ["activate quarry", "move all"];
    expect(lastOf(typed(begun(), [...over, "land 3 infantry on basalt"]))).toContain(
      '"landings":{"Basalt":{"infantry":3}}',
    );
    expect(lastOf(typed(begun(), [...over, "land all"]))).toContain('"landings":{"Basalt":{"infantry":4}}');
    expect(lastOf(typed(begun(), [...over, "land none"]))).toContain('"landings":{}');
    expect(lastOf(typed(begun(), ["activate north", "build 2 fighters, infantry"]))).toContain(
      '"units":{"fighter":2,"infantry":1}',
    );
  });
});

describe("what is not understood or refused", () => {
  test.each([
    ["fly", '"fly" is not understood, and nothing was done. Type, say: activate Quarry (or `help`).'],
    ["activate Nowhere", 'There is no system "Nowhere". There are: North, South, Maw,'],
    ["99", "There is no number 99 in the list: it has 10."],
    ["land 1 infantry on Basalt", '"land 1 infantry on Basalt" does not answer this step: a turn.'],
    ["reach", "Say where: `reach`, say reach North."],
    ["build 1 cruizer", 'There is no unit "cruizer". Did you mean cruiser'],
    ["use nova in North", "You do not have nova, or no more."],
  ])("%s", (line, said) => {
    expect(typed(begun(), [line])).toContain(said);
  });

  test("the rules name the ship, and their paragraph", () => {
    const moving = ["activate Crown"];
    expect(typed(begun(), [...moving, "move North/cruiser/1 by North Quarry Shoals Crown"])).toBe(
      "North/cruiser/1: Shoals is an asteroid field: ships move neither into nor through it. (LRR 11.1)",
    );
    expect(typed(begun(), [...moving, "move carrier with 5 infantry"])).toMatch(
      /^North\/carrier\/1: The cargo takes 5 capacity; the ship has 4\. \(LRR 16\)$/,
    );
    expect(typed(begun(), [...moving, "move warsun"])).toMatch(
      /^You have no ship "warsun" that could move\. There are: /,
    );
    expect(typed(begun(), [...moving, "move carrier with 5 infantry"], "ru")).toMatch(/^North\/carrier\/1: /);
  });

  test("nothing that is typed breaks it", () => {
    const moving = typed(begun(), ["activate Crown"]);
    if (typeof moving === "string") throw new Error(moving);
    const words = [
      "move",
      "land",
      "lose",
      "use",
      "with",
      "by",
      "from",
      "on",
      "4",
      "infantry",
      "North",
      ";",
      "damaged",
      "@",
      "__proto__",
    ];
    const rng = sealedDice("words", 0);
    for (let count = 0; count < 400; count += 1) {
      const line = Array.from({ length: 1 + rng.int(6) }, () => words[rng.int(words.length)]).join(" ");
      expect(() => obey(ti4, count % 2 ? moving : begun(), 0, line, "en"), line).not.toThrow();
    }
  });
});

const sustaining: SkirmishAction = {
  type: "assign",
  sustain: { dreadnought: 1 },
  destroy: { fighter: 2 },
  destroyDamaged: { dreadnought: 1 },
};

test("hits are spelt with what sustains, what is lost, and what was damaged already", () => {
  const context = contextOf(momentOf(begun(), 0));
  expect(formatAction(sustaining, context)).toBe("sustain 1 dreadnought, lose 2 fighter 1 damaged dreadnought");
});
