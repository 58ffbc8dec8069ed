import { RulesError, scriptedDice } from "@umpire/kernel";
import { skirmish } from "./game.ts";
import type { SkirmishEvent } from "./play.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState } from "./shape.ts";

/** A table, as far as it matters: who has what where. */
export type Scene = {
  readonly map: object;
  readonly starts: readonly {
    readonly home: string;
    readonly space?: { readonly [unit: string]: number };
    readonly ground?: { readonly [unit: string]: number };
    readonly effects?: readonly string[];
    readonly abilities?: readonly string[];
  }[];
  readonly rules?: Partial<SkirmishRules>;
};

export function sceneOf({ map, starts, rules = {} }: Scene): { state: SkirmishState; rules: SkirmishRules } {
  const options = skirmish.parse.options({ map, starts });
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  const chosen = { ...(skirmish.presets["official"] as SkirmishRules), ...rules };
  const begun = skirmish.setup(options.value, chosen, scriptedDice([]));
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return { state: begun.value.state, rules: chosen };
}

/** Plays these actions one after the other with these faces, each for whoever is awaited. */
export function played(scene: { state: SkirmishState; rules: SkirmishRules }, actions: readonly SkirmishAction[], faces: readonly number[] = []) {
  const rng = scriptedDice(faces.map((face) => face - 1));
  let { state } = scene;
  const events: SkirmishEvent[] = [];
  for (const action of actions) {
    const refusal = skirmish.check(state, state.awaited ?? 0, action, scene.rules);
    if (refusal !== null) throw new RulesError(`${action.type}: ${refusal.code}`);
    const step = skirmish.resolve(state, () => action, rng, scene.rules);
    state = step.state;
    events.push(...step.events);
  }
  return { state, events, rules: scene.rules };
}

/** The code that refuses an action, or null. */
export const refusalOf = ({ state, rules }: { state: SkirmishState; rules: SkirmishRules }, action: SkirmishAction) =>
  skirmish.check(state, state.awaited ?? 0, action, rules);
