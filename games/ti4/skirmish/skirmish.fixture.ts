import { RulesError, sealedDice, withRolls } from "@umpire/kernel";
import { skirmish } from "./game.ts";
import type { SkirmishEvent } from "./play.ts";
import { providePowers } from "./powers.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState, Start } from "./shape.ts";
import { withPowers } from "./with-powers/with-powers.ts";

providePowers(withPowers);

/** A table, as far as it matters: who has what where. */
export type Scene = {
  readonly map: object | string;
  readonly starts: readonly {
    readonly home: string;
    readonly faction?: string;
    readonly space?: { readonly [unit: string]: number };
    readonly ground?: { readonly [unit: string]: number };
    readonly effects?: readonly string[];
    readonly abilities?: readonly string[];
    readonly fleets?: { readonly [system: string]: { readonly [unit: string]: number } };
    readonly garrisons?: { readonly [planet: string]: { readonly [unit: string]: number } };
    readonly damaged?: Start["damaged"];
  }[];
  readonly rules?: Partial<SkirmishRules>;
};

export function sceneOf({ map, starts, rules = {} }: Scene): { state: SkirmishState; rules: SkirmishRules } {
  const options = skirmish.parse.options({ map, starts });
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  const chosen = { ...(skirmish.presets["official"] as SkirmishRules), ...rules };
  const begun = skirmish.setup(options.value, chosen, sealedDice("", 0));
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return { state: begun.value.state, rules: chosen };
}

/** Plays these actions one after the other with these faces, each for whoever is awaited. */
export function played(
  scene: { state: SkirmishState; rules: SkirmishRules },
  actions: readonly SkirmishAction[],
  faces: readonly number[] = [],
) {
  let { state } = scene;
  const events: SkirmishEvent[] = [];
  const rolls = faces.map((face) => face - 1);
  withRolls(rolls, (rng) => {
    for (const action of actions) {
      const refusal = skirmish.check(state, state.awaited ?? 0, action, scene.rules);
      if (refusal !== null) throw new RulesError(`${action.type}: ${refusal.code}`);
      const step = skirmish.resolve(state, () => action, rng, scene.rules);
      state = step.state;
      events.push(...step.events);
    }
  });
  return { state, events, rules: scene.rules };
}

/** The code that refuses an action, or null. */
export const refusalOf = ({ state, rules }: { state: SkirmishState; rules: SkirmishRules }, action: SkirmishAction) =>
  skirmish.check(state, state.awaited ?? 0, action, rules);

const planet = (name: string, resources = 2, influence = 1) => ({ name, resources, influence });
/** Two homes with a rift between them, a nebula, a field, and a planet in the middle. */
export const map = {
  systems: [
    { id: "A", planets: [planet("Alpha", 4, 2)] },
    { id: "B", planets: [planet("Beta", 4, 2)] },
    { id: "R", anomalies: ["gravity-rift"] },
    { id: "N", anomalies: ["nebula"], planets: [planet("Nimbus"), planet("Nadir")] },
    { id: "F", anomalies: ["asteroid-field"] },
    { id: "M", planets: [planet("Midway", 1, 6)] },
  ],
  links: [
    ["A", "R"],
    ["R", "B"],
    ["R", "N"],
    ["A", "N"],
    ["N", "B"],
    ["A", "F"],
    ["F", "M"],
    ["A", "M"],
    ["M", "B"],
  ],
};
export const none = {};
export const scene = (
  one: Partial<Scene["starts"][number]>,
  other: Partial<Scene["starts"][number]>,
  rules: Partial<SkirmishRules> = {},
) =>
  sceneOf({
    map,
    starts: [
      { home: "A", space: none, ground: none, ...one },
      { home: "B", space: none, ground: none, ...other },
    ],
    rules,
  });
export const activate = (system: string): SkirmishAction => ({ type: "activate", system });
export const pass: SkirmishAction = { type: "pass" };
export const move = (...moves: readonly [string, string, (readonly [string, number])?][]): SkirmishAction => ({
  type: "move",
  moves: moves.map(([ship, path, load]) => {
    const from = path.split("-")[0] ?? "";
    return { ship, path: path.split("-"), cargo: load === undefined ? [] : [{ unit: load[0], count: load[1], from }] };
  }),
});
export const types = (events: readonly SkirmishEvent[]) => events.map(({ type }) => type);
export const stay: SkirmishAction = { type: "retreat", to: null };

export const landing = (name: string, units: { readonly [unit: string]: number }): SkirmishAction => ({
  type: "land",
  landings: { [name]: units },
});

/** Takes hits; on nobody where nothing is given. */
export const assign = (given: Partial<Extract<SkirmishAction, { type: "assign" }>>): SkirmishAction => ({
  ...{ type: "assign", sustain: {}, destroy: {}, destroyDamaged: {} },
  ...given,
});

/** One player's ships go from A to M, where the other is. */
export const attack = (...ships: readonly string[]) => [
  activate("M"),
  move(...ships.map((ship): [string, string] => [`A/${ship}`, "A-M"])),
];

export const volleys = (events: readonly SkirmishEvent[]) => events.filter((event) => event.type === "volley");
