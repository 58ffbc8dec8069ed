import type { Galaxy } from "../galaxy/galaxy.ts";
import type { Movement, Ship } from "./movement.ts";

type Offer = { readonly moveNeeded: number; readonly rolls: number };

/**
 * A ship's best trade-offs, by trying every walk of up to `longest` steps: an independent reading of the rules, which
 * imports types alone. With `again` a walk may come through the same system as often as it likes.
 */
export function bruteForce(movement: Movement, ship: Ship, longest: number, again = false): readonly Offer[] {
  const { active, tokens } = movement;
  if (ship.move === 0 || (ship.at !== active && tokens.has(ship.at))) return [];
  const near = neighbours(movement.galaxy);
  const terms = termsOf(movement, ship, near);
  const best = new Map<number, number>();
  const walk = (path: readonly string[], rolls: number, exits: number, passed: number): void => {
    const at = path.at(-1) ?? "";
    const entered = path.length - 1;
    const cost = entered - terms.gain(exits) - passed;
    const isThere = entered > 0 && at === active && terms.mayEnd && cost <= terms.move + terms.surge;
    const needed = Math.max(0, cost);
    if (isThere) best.set(needed, Math.min(best.get(needed) ?? Number.POSITIVE_INFINITY, rolls));
    if (entered === longest || (entered > 0 && !terms.mayPass(at))) return;
    const onward = [...(near.get(at) ?? [])].filter((next) => again || !path.slice(1).includes(next));
    const more = entered > 0 && terms.gainsPassing(at) ? 1 : 0;
    for (const next of onward) walk([...path, next], rolls + terms.dice(at), exits + terms.exits(at), passed + more);
  };
  walk([ship.at], 0, 0, 0);
  return undominated(best).map(({ moveNeeded, rolls }) => ({ moveNeeded: Math.min(moveNeeded, terms.move), rolls }));
}

function undominated(best: ReadonlyMap<number, number>): readonly Offer[] {
  const offers: Offer[] = [];
  for (const [moveNeeded, rolls] of [...best].sort(([a], [b]) => a - b)) {
    if (offers.every((offer) => rolls < offer.rolls)) offers.push({ moveNeeded, rolls });
  }
  return offers;
}

type Near = ReadonlyMap<string, ReadonlySet<string>>;

function neighbours({ systems, links }: Galaxy): Near {
  const near = new Map<string, Set<string>>(systems.map(({ id }) => [id, new Set<string>()]));
  const join = (a: string, b: string) => {
    if (a !== b) near.get(a)?.add(b);
    if (a !== b) near.get(b)?.add(a);
  };
  for (const { a, b } of links) join(a, b);
  for (const one of systems) {
    const letters = one.wormholes.map(({ letter }) => letter);
    for (const other of systems) {
      if (other.wormholes.some(({ letter }) => letters.includes(letter))) join(one.id, other.id);
    }
  }
  return near;
}

/** What one ship may do, spelt out effect by effect. */
function termsOf(movement: Movement, ship: Ship, near: Near) {
  const { galaxy, active, others, own, rules, effects, player } = movement;
  const on = (id: string) =>
    effects.some((e) => e.id === id && (e.ship ?? ship.id) === ship.id && (e.system ?? ship.at) === ship.at);
  const entries = (id: string) => galaxy.systems.find((system) => system.id === id)?.anomalies ?? [];
  const is = (id: string, type: string) => entries(id).some((entry) => entry.type === type);
  const free = on("circlet-of-the-void") || on("nav-suite");
  const antimass = (into: boolean) => on("antimass-deflectors") && !(into && rules.antimassThroughOnly);
  const fieldOpen = (into: boolean) => !rules.asteroidSealed && (free || antimass(into));
  const novaOpen = (into: boolean) =>
    !rules.supernovaSealed && (free || on(into ? "magmus-reactor" : "gashlai-physiology"));
  const fieldFree = (id: string, into: boolean) => !is(id, "asteroid-field") || fieldOpen(into);
  const novaFree = (id: string, into: boolean) => !is(id, "supernova") || novaOpen(into);
  // Under these two switches no effect helps against a nebula, or changes what a rift does.
  const strictNebula = rules.nebulaMoveHardCap;
  const strictRift = rules.riftRollsForCarried;
  const nebulaOpen = !strictNebula && (free || on("voidborn") || on("shared-research"));
  const nebulaFree = (id: string) => !is(id, "nebula") || nebulaOpen;
  const isOwnPassed = (id: string) => on("deepwrought-flagship") && own.has(id);
  const shipsFree = (id: string) =>
    !others.has(id) || on("light-wave-deflector") || on("silence-of-space") || isOwnPassed(id);
  const inNebula = is(ship.at, "nebula") && (strictNebula || (!free && !on("voidborn")));
  const isCapped = inNebula && strictNebula;
  const atRift = (id: string) => !strictRift && on(id);
  const isOwn = (id: string) => entries(id).some(({ owner }) => player !== null && owner === player);
  return {
    mayPass: (id: string) => shipsFree(id) && fieldFree(id, false) && novaFree(id, false) && nebulaFree(id),
    mayEnd: fieldFree(active, true) && novaFree(active, true),
    gainsPassing: (id: string) => isOwnPassed(id) && !isCapped,
    surge: atRift("cosmic-phenomenae") && !on("nav-suite") && is(ship.at, "gravity-rift") ? 1 : 0,
    exits: (id: string) => (is(id, "gravity-rift") ? 1 : 0),
    dice: (id: string) => (is(id, "gravity-rift") && (strictRift || (!free && !on("crucible") && !isOwn(id))) ? 1 : 0),
    gain: (exits: number) =>
      plainGain(exits, atRift("nav-suite"), rules.riftBonusOnce) +
      (atRift("crucible") && !isCapped && exits > 0 ? 1 : 0),
    move: moveOf(ship, inNebula, rules.nebulaMoveHardCap, [
      on("gravity-drive"),
      on("flank-speed"),
      on("aetherstream") && [...(near.get(active) ?? [])].some((id) => entries(id).length > 0),
    ]),
  };
}

const plainGain = (exits: number, isNone: boolean, isOnce: boolean): number =>
  isNone ? 0 : isOnce ? Math.min(1, exits) : exits;

function moveOf({ move }: Ship, inNebula: boolean, isCapped: boolean, bonuses: readonly boolean[]): number {
  const more = bonuses.filter(Boolean).length;
  if (inNebula && isCapped) return 1;
  return (inNebula ? 1 : move) + more;
}
