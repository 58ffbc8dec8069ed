import { adjacencyOf, type Galaxy, isSameWormhole, type Link, linksOf, type System } from "../galaxy/galaxy.ts";
import type { Ti4Rules } from "../galaxy/rules.ts";
import type { AnomalyType } from "../galaxy/tiles.ts";
import { appliesTo, type Effect } from "./effects.ts";

/** A ship that may move: where it is, and its printed move value, 0 for none. */
export type Ship = { readonly id: string; readonly at: string; readonly move: number };

/** The movement step of one player's tactical action: everything that decides who gets where. */
export type Movement = {
  readonly galaxy: Galaxy;
  readonly rules: Ti4Rules;
  readonly player: string | null;
  readonly active: string;
  /** Systems that hold other players' ships. */
  readonly others: ReadonlySet<string>;
  /** Systems that hold this player's units, for effects that ask. */
  readonly own: ReadonlySet<string>;
  /** Systems that hold this player's command tokens. */
  readonly tokens: ReadonlySet<string>;
  readonly effects: readonly Effect[];
  /** Systems that other players' structures close to ships that would move through. */
  readonly closed?: ReadonlySet<string>;
  /** The best printed move value of the player's ships, for effects that copy it. */
  readonly bestMove?: number;
};

/** What is in a ship's way. */
export type Obstacle = {
  readonly code:
    | "blocked-by-ships"
    | "blocked-by-structures"
    | "asteroid-field"
    | "supernova"
    | "nebula-not-active"
    | "nebula-through";
  readonly rule: string;
  readonly system: string;
  readonly anomaly?: AnomalyType;
};

/** What is adjacent to what for this player. */
function linksFor({ galaxy, effects, player }: Movement): readonly Link[] {
  const joins = effects.some(({ joinsAlphaBeta }) => joinsAlphaBeta);
  const isEither = (letter: string) => letter === "alpha" || letter === "beta";
  const matching = linksOf(
    galaxy,
    (one, other) => isSameWormhole(one, other) || (joins && isEither(one) && isEither(other)),
    player,
  );
  return effects.some(({ joinsScars }) => joinsScars) ? [...matching, ...scarLinks(galaxy)] : matching;
}

/** The links that ships of this player can use. */
function movementLinks(movement: Movement): readonly Link[] {
  const { effects, galaxy } = movement;
  const links = withoutSevered(galaxy, linksFor(movement));
  const isBanned = effects.some(({ bansAlphaBeta }) => bansAlphaBeta);
  if (!isBanned || effects.some(({ overridesBan }) => overridesBan)) return links;
  return links.filter(({ kind }) => kind !== "wormhole:alpha" && kind !== "wormhole:beta");
}

/** The links without those of wormholes that are severed at either end. */
function withoutSevered({ systems }: Galaxy, links: readonly Link[]): readonly Link[] {
  const severed = new Set(systems.flatMap((system) => (system.severed ? [system.id] : [])));
  if (severed.size === 0) return links;
  return links.filter(({ a, b, kind }) => !kind.startsWith("wormhole:") || (!severed.has(a) && !severed.has(b)));
}

/** What is next to what for a player, worked out once for a galaxy and what changes it: every ship of a move asks. */
const nearby = new WeakMap<Galaxy, Map<string, Adjacency>>();
type Adjacency = ReadonlyMap<string, readonly string[]>;

/** Each system's neighbours: for this player, or for ships of this player. */
export function neighboursFor(movement: Movement, who: "player" | "ships"): Adjacency {
  const { galaxy, effects } = movement;
  const changes = ["joinsAlphaBeta", "joinsScars", "bansAlphaBeta", "overridesBan"] as const;
  // A border may be open to one player alone.
  const key = [who, movement.player, ...changes.map((change) => effects.some((effect) => effect[change]))].join();
  const known = nearby.get(galaxy) ?? new Map<string, Adjacency>();
  nearby.set(galaxy, known);
  const found = known.get(key) ?? adjacencyOf(galaxy, who === "ships" ? movementLinks(movement) : linksFor(movement));
  known.set(key, found);
  return found;
}

/** Every two entropic scars, joined. */
function scarLinks({ systems }: Galaxy): readonly Link[] {
  const scars = systems.filter((system) => hasAnomaly(system, "entropic-scar"));
  return scars.flatMap(({ id: a }, at) => scars.slice(at + 1).map(({ id: b }): Link => ({ a, b, kind: "effect" })));
}

export const hasAnomaly = ({ anomalies }: System, type: AnomalyType) => anomalies.some((entry) => entry.type === type);

/** Whether what is in a system stays there for its owner's token: not in the active one, nor with an effect. */
export const isHeld = ({ active, tokens, effects }: Movement, system: string): boolean =>
  system !== active && tokens.has(system) && !effects.some(({ ignoresTokens }) => ignoresTokens);

/** What keeps a ship from moving through a system, nothing or more. */
export function obstaclesThrough(movement: Movement, system: System, ship: Ship): readonly Obstacle[] {
  const { id } = system;
  const found: Obstacle[] = [];
  const passes = (type: Binding) => isAllowed(movement, ship, type, "through");
  if (movement.others.has(id) && !isPastShips(movement, id, ship))
    found.push({ code: "blocked-by-ships", rule: "LRR 58.4b", system: id });
  if (movement.closed?.has(id)) found.push({ code: "blocked-by-structures", rule: "Aerie Hololattice", system: id });
  if (hasAnomaly(system, "asteroid-field") && !passes("asteroid-field")) found.push(fieldIn(id));
  if (hasAnomaly(system, "supernova") && !passes("supernova")) found.push(supernovaIn(id));
  if (hasAnomaly(system, "nebula") && !passes("nebula")) found.push(nebulaIn(id, movement.active));
  return found;
}

function isPastShips({ effects, others, own, active }: Movement, id: string, ship: Ship): boolean {
  return effects.some(
    (effect) =>
      effect.pastShips &&
      appliesTo(effect, ship) &&
      (!effect.ifActiveHeldByOthers || others.has(active)) &&
      (!effect.ifOwnUnits || own.has(id)),
  );
}

/** What keeps a ship from ending its movement in the active system. A nebula does not: it is active. */
export function obstaclesInto(movement: Movement, system: System, ship: Ship): readonly Obstacle[] {
  const found: Obstacle[] = [];
  const enters = (type: Binding) => isAllowed(movement, ship, type, "into");
  if (hasAnomaly(system, "asteroid-field") && !enters("asteroid-field")) found.push(fieldIn(system.id));
  if (hasAnomaly(system, "supernova") && !enters("supernova")) found.push(supernovaIn(system.id));
  return found;
}

const fieldIn = (system: string): Obstacle => ({
  code: "asteroid-field",
  rule: "LRR 11.1",
  system,
  anomaly: "asteroid-field",
});
const supernovaIn = (system: string): Obstacle => ({
  code: "supernova",
  rule: "LRR 86.1",
  system,
  anomaly: "supernova",
});
const nebulaIn = (system: string, active: string): Obstacle =>
  system === active
    ? { code: "nebula-through", rule: "LRR 59.1a", system, anomaly: "nebula" }
    : { code: "nebula-not-active", rule: "LRR 59.1", system, anomaly: "nebula" };

/** The kinds of anomalies that bind movement. */
type Binding = Exclude<AnomalyType, "entropic-scar">;

/** The switch under which no effect changes what an anomaly of this kind does to movement. */
const strictSwitch = {
  "asteroid-field": "asteroidSealed",
  supernova: "supernovaSealed",
  nebula: "nebulaMoveHardCap",
  "gravity-rift": "riftRollsForCarried",
} as const satisfies { readonly [T in Binding]: keyof Ti4Rules };

/** Whether an anomaly of this kind treats all ships alike: no effect and no ownership frees one from it. */
export const isStrict = (rules: Ti4Rules, type: Binding): boolean => rules[strictSwitch[type]];

/** The effects that may change what an anomaly of this kind does to movement: none where it is strict. */
export const effectsOn = ({ effects, rules }: Movement, type: Binding): readonly Effect[] =>
  isStrict(rules, type) ? [] : effects;

/** Whether an effect lets the ship into, or through, an anomaly. */
export function isAllowed(movement: Movement, ship: Ship, type: Binding, way: "into" | "through"): boolean {
  return effectsOn(movement, type).some((effect) => {
    if (way === "into" && effect.intoUnless !== undefined && movement.rules[effect.intoUnless]) return false;
    return effect[way]?.includes(type) === true && appliesTo(effect, ship);
  });
}
