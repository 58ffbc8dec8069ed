import type { Whole } from "@umpire/bots";
import type { Rng } from "@umpire/kernel";
import { shapeships } from "../game.ts";
import type { Pack } from "../pack/pack.ts";
import type { Shapeships } from "../rules/shape.ts";

const settles = { resolves: "end_of_turn" } as const;
const onceOnly = { ...settles, persistsIfSourceDestroyed: true } as const;
const lasting = { when: "continuous", ...settles, requiresSurvival: true } as const;
const windows = ["declaration", "response"] as const;
const basic = { kind: "basic", faction: "minnow", charges: 0, chooses: null } as const;

const ships: Pack["ships"] = [
  { ...basic, id: "dart", cost: 2, max: 2, powers: [{ ...lasting, effect: "damage", amount: 2 }] },
  { ...basic, id: "buoy", cost: 2, max: 1, powers: [{ ...lasting, effect: "heal", amount: 2 }] },
  {
    ...basic,
    id: "spark",
    cost: 2,
    max: 2,
    powers: [{ when: "completion", ...onceOnly, effect: "damage", amount: 3 }],
  },
  {
    ...{ ...basic, id: "hook", cost: 3, max: 1, charges: 1 },
    powers: [
      { when: "charge", windows: [...windows], effect: "destroy" },
      { when: "charge", windows: [...windows], ...onceOnly, effect: "damage", amount: 4 },
    ],
  },
];

/** A duel of four kinds of ships and three turns: small enough to be solved, large enough to have to mix in. */
const reducedRules = (base: Pack): Pack => ({
  ...base,
  ...{ health: 7, ceiling: 8, die: 2, keel: 1, startingLines: 0, savingCap: 0, dusk: null, turnCap: 3 },
  ...{ factions: [{ id: "minnow", colours: [] }], ships, solarPowers: [] },
});

/** The reduced duel from its first turn. */
export function reducedDuel(base: Pack, rng: Rng): Whole {
  const rules = reducedRules(base);
  const begun = shapeships.setup({ factions: null }, rules, rng);
  if (!begun.ok) throw new Error(`no duel: ${begun.refusal.code}`);
  return { game: shapeships, rules, start: begun.value.state, keyOf };
}

type View = Shapeships["view"];

/** Where somebody decides, and where a turn begins. */
const remembered: ReadonlySet<string | null> = new Set([
  "dice_roll",
  "drawing",
  "simultaneous_declaration",
  "conditional_response",
]);

/** What counts is health, lines, ships and what is queued; what ships are called does not. */
function keyOf(view: View): string | null {
  const { turn, step, players, turnData } = view;
  if (!remembered.has(step)) return null;
  const queued = turnData.triggeredEffects.map(({ type, value, target }) => `${type}${value}@${target}`);
  return [turn, step, sideKey(view, players[0]), sideKey(view, players[1]), ...queued.sort()].join("|");
}

function sideKey({ turn, turnData }: View, { health, lines, ships: fleet }: View["players"][number]): string {
  const keys = fleet.map(({ id, ship, charges, born }) => {
    return `${ship}${charges}${born === turn ? "new" : ""}${turnData.acted.includes(id) ? "used" : ""}`;
  });
  return `${health}.${lines}.${keys.sort().join()}`;
}
