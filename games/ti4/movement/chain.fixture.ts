import { type Addition, type Galaxy, withAddition } from "../galaxy/galaxy.ts";
import { readMap } from "../galaxy/read-map.ts";
import { presets, type Ti4Rules } from "../galaxy/rules.ts";
import { readEffects } from "./effects.ts";
import type { Movement, Ship } from "./movement.ts";
import { checkPath } from "./path.ts";
import { reach } from "./reach.ts";

/** By its first letter a system is a rift, a nebula, an asteroid field, a supernova, or holds other players' ships. */
const kinds: { readonly [letter: string]: readonly string[] } = {
  R: ["gravity-rift"],
  N: ["nebula"],
  F: ["asteroid-field"],
  S: ["supernova"],
};

export type Scenario = {
  /** Chains of adjacent systems, as `A-R-T`. */
  readonly chains: readonly string[];
  readonly active?: string;
  readonly at?: string;
  readonly move?: number;
  readonly effects?: readonly string[];
  readonly rules?: Partial<Ti4Rules>;
  readonly preset?: keyof typeof presets;
  readonly tokens?: readonly string[];
  readonly own?: readonly string[];
  readonly additions?: readonly Addition[];
  readonly player?: string;
  readonly wormholes?: { readonly [system: string]: readonly string[] };
};

/** A movement step on chains of systems: by default from the first system to the last, with move 1. */
export function scenarioOf({ chains, wormholes = {}, additions = [], ...given }: Scenario): {
  movement: Movement;
  ship: Ship;
} {
  const lists = chains.map((chain) => chain.split("-"));
  const ids = [...new Set(lists.flat())];
  const systems = ids.map((id) => ({ id, anomalies: kinds[id[0] ?? ""] ?? [], wormholes: wormholes[id] ?? [] }));
  const links = lists.flatMap((list) => list.slice(1).map((id, at) => [list[at] ?? "", id]));
  const map = readMap({ systems, links });
  const effects = readEffects(given.effects ?? []);
  if (!map.ok || !effects.ok) throw new Error("this is no map, or no effect");
  const galaxy = additions.reduce<Galaxy>(withAddition, map.value);
  const active = given.active ?? lists[0]?.at(-1) ?? "";
  const rules = { ...presets[given.preset ?? "official"], ...given.rules };
  const others = new Set(ids.filter((id) => id.startsWith("E")));
  const tokens = new Set([active, ...(given.tokens ?? [])]);
  const own = new Set(given.own);
  const movement = { galaxy, rules, player: given.player ?? null, active, others, own, tokens, effects: effects.value };
  return { movement, ship: { id: "s1", at: given.at ?? lists[0]?.[0] ?? "", move: given.move ?? 1 } };
}

/** The rolls of the cheapest way, or the code that bars it. */
export function legal(given: Scenario): number | string {
  const { movement, ship } = scenarioOf(given);
  const [answer] = reach(movement, [ship]);
  return answer?.options[0]?.rolls ?? answer?.refusal?.code ?? "nothing";
}

/** The rolls of a declared path, or the code that refuses it. */
export function declared(path: string, given: Scenario): number | string {
  const { movement, ship } = scenarioOf(given);
  const judged = checkPath(movement, ship, path.split("-"));
  return "refusal" in judged && judged.refusal !== undefined ? judged.refusal.code : judged.rolls;
}
