import { fastDice, randomBot } from "@umpire/bots";
import { decide, expandRules, type Match, type MatchEvent, observe, start } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { shapeships } from "../game.ts";
import type { Shapeships, ShapeshipsAction } from "../rules/shape.ts";
import { type PlayerView, readView } from "./view.ts";

type Duel = Match<Shapeships>;

/** A duel that has begun, under the default pack with these changes. */
export function duel(options: object = {}, rules: object = {}, seed = "duel"): Duel {
  const pack = expandRules(shapeships, rules);
  const parsed = shapeships.parse.options(options);
  if (!pack.ok || !parsed.ok) throw new Error(JSON.stringify([pack, parsed]));
  const begun = start(shapeships, seed, parsed.value, pack.value);
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return begun.value.match;
}

export const factions = (north: string, south: string) => ({ factions: [north, south] });

/** What a player of this duel sees. */
export const seen = (match: Duel, seat: 0 | 1 = 0, language: Language = "en"): PlayerView =>
  readView({ view: observe(shapeships, match, seat).view, rules: match.rules, seat, language });

/** What a seat orders: a whole order, or parts of one. */
export function order(
  match: Duel,
  seat: 0 | 1,
  some: object,
): { match: Duel; events: readonly MatchEvent<Shapeships>[] } {
  const action = shapeships.parse.action(some);
  const moved = action.ok ? decide(shapeships, match, seat, action.value) : action;
  if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
  return moved.value;
}

/** The duel after both have drawn; ships of the default pack with what they cost, by name. */
export const drawn = (match: Duel, north: object, south: object): Duel =>
  order(order(match, 0, { basics: [], ...north }).match, 1, { basics: [], ...south }).match;

/** Every decision of a duel between random players: before it, and what was decided. */
export function* decisions(
  seed: string,
  rules: object = {},
  options: object = {},
): Generator<{ match: Duel; seat: 0 | 1; action: ShapeshipsAction }> {
  const rng = fastDice(seed.length + (seed.codePointAt(0) ?? 0));
  let match = duel(options, rules, seed);
  for (;;) {
    const { next, decided } = observe(shapeships, match, "spectator");
    const awaited = "awaiting" in next ? next.awaiting.find((each) => !decided.includes(each)) : undefined;
    if (awaited === undefined) return;
    const seat = awaited === 0 ? 0 : 1;
    const parsed = shapeships.parse.action(randomBot(shapeships)(match.rules, match.state, seat, rng));
    if (!parsed.ok) throw new Error(parsed.refusal.code);
    yield { match, seat, action: parsed.value };
    match = order(match, seat, parsed.value).match;
  }
}

const settles = { resolves: "end_of_turn" } as const;
const queued = { ...settles, persistsIfSourceDestroyed: true } as const;
const lasting = { when: "continuous", ...settles, requiresSurvival: true } as const;
const both = { windows: ["declaration", "response"] } as const;
const ship = (id: string, ...powers: object[]) => ({ kind: "basic", id, faction: "tide", cost: 2, powers });

/** A designer's own pack: other ids, and every kind of power that the default one does without. */
export const tide = {
  factions: [{ id: "tide", colours: ["foam"] }],
  health: 30,
  ceiling: 40,
  dusk: null,
  doubleKnockout: "draw",
  ships: [
    {
      ...ship("eye_of_the_storm", {
        ...lasting,
        effect: "damage",
        amount: { base: 0, each: 3, if: "roll_is_chosen", per: "roll" },
      }),
      chooses: 6,
    },
    ship(
      "reef",
      { when: "passive", effect: "prevent_destroy", ships: "self" },
      { when: "passive", effect: "ceiling", amount: 10 },
    ),
    ship("swell", { when: "passive", effect: "multiply", nature: "heal", of: "continuous", times: 2 }),
    ship("gull", { when: "dice", effect: "reads_as", face: 6 }, { when: "dice", effect: "reroll", upTo: 2, times: 1 }),
    ship("buoy", { when: "lines", amount: 2, joining: true }, { when: "energy", colour: "foam", amount: 2 }),
    ship("spawn", { when: "conversion", into: "reef", lines: 3 }),
    ship("shoal", { ...lasting, effect: "heal", amount: { tiers: [1, 3, 6] } }),
    ship("pearl", {
      when: "completion",
      ...queued,
      effect: "heal",
      amount: { base: 1, per: { ship: "reef" }, if: "roll_is_even" },
    }),
    {
      ...ship(
        "squid",
        { when: "charge", ...both, effect: "copy" },
        { when: "charge", ...both, effect: "paired_destroy" },
      ),
      charges: 2,
      max: 1,
    },
    {
      ...ship("eel", {
        ...{ when: "charge", windows: ["response"], ...settles, persistsIfSourceDestroyed: false },
        ...{ effect: "damage", amount: { per: "missing_health", group: 5, if: { roll: [1, 2] } } },
      }),
      charges: 1,
    },
    { ...ship("pike", { when: "first_strike", effect: "steal" }), charges: 1 },
    { kind: "upgraded", id: "kraken", faction: "tide", components: { reef: 2 }, joining: 4, powers: [] },
  ],
  solarPowers: [
    {
      id: "surge",
      ...both,
      price: {},
      spends: "foam",
      ...queued,
      effect: "damage",
      amount: { each: 2, per: "energy_spent" },
    },
    { id: "undertow", windows: ["declaration"], price: { foam: 2 }, effect: "destroy" },
  ],
};

const plain = (...ids: readonly string[]) => ids.map((id) => ({ ...ship(id), faction: "exit" }));

/** A designer's own pack whose ids are words that mean something else at the prompt. */
export const awkward = {
  factions: [
    { id: "exit", colours: ["of"] },
    { id: "none", colours: [] },
  ],
  health: 30,
  ceiling: 40,
  ships: [
    ...plain("a", "an", "the", "x", "with", "pass", "nothing", "quit", "help", "undo", "draw", "ships", "offer"),
    ...plain("x3", "roll", "damage", "the_end", "strut_from"),
    { ...ship("makes", { when: "maker", makes: ["a", "the", "makes"], costsCharge: false }), faction: "exit" },
    { ...ship("convert", { when: "conversion", into: "x", lines: 0 }), faction: "exit" },
    {
      ...ship(
        "for",
        { when: "charge", ...both, effect: "steal" },
        { when: "charge", ...both, effect: "paired_destroy" },
        { when: "charge", ...both, ...queued, effect: "damage", amount: 1 },
      ),
      ...{ faction: "exit", charges: 2 },
    },
    { ...ship("back", { when: "energy", colour: "of", amount: 2 }), faction: "exit" },
    { kind: "upgraded", id: "from", faction: "exit", components: { a: 1 }, joining: 0, powers: [] },
    { kind: "upgraded", id: "and", faction: "exit", components: { the: 1, with: 1 }, joining: 0, powers: [] },
    ...["resign", "hold", "x4"].map((id) => ({ ...ship(id), faction: "none" })),
  ],
  solarPowers: [
    { id: "use", ...both, price: { of: 1 }, effect: "destroy" },
    { id: "skip", ...both, price: {}, spends: "of", ...queued, effect: "damage", amount: { per: "energy_spent" } },
    { id: "to", ...both, price: { of: 1 }, effect: "paired_destroy" },
    { id: "heal", ...both, price: { of: 1 }, ...queued, effect: "heal", amount: 1 },
  ],
};
