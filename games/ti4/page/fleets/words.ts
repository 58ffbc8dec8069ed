import type { EffectGroupId } from "./listed-effects.ts";
import { fleetsWordsRu } from "./words-ru.ts";

export type FleetsWords = {
  readonly title: string;
  readonly players: {
    readonly title: string;
    readonly add: string;
    readonly remove: (name: string) => string;
    readonly removeHow: string;
    readonly name: string;
    readonly faction: string;
    readonly noFaction: string;
    readonly pool: string;
    readonly tokens: string;
    readonly tokensHow: string;
  };
  readonly quick: {
    readonly title: string;
    readonly place: string;
    /** After the name of the key. */
    readonly how: string;
    readonly examples: readonly string[];
    readonly will: string;
    readonly done: string;
    readonly wrong: string;
  };
  readonly refusal: {
    readonly unit: (typed: string, near: readonly string[]) => string;
    readonly fleet: (text: string) => string;
    readonly crowd: (unit: string, limit: number) => string;
    readonly where: string;
    readonly place: (place: string) => string;
    readonly planet: (system: string, planet: string, planets: readonly string[]) => string;
    readonly player: (player: string, players: readonly string[]) => string;
    readonly damaged: (unit: string) => string;
    readonly noPlanet: (unit: string, system: string) => string;
    readonly held: (planet: string, player: string) => string;
  };
  readonly space: string;
  readonly token: string;
  readonly inSpace: (system: string) => string;
  readonly onPlanet: (planet: string, system: string) => string;
  readonly tokenIn: (system: string) => string;
  readonly units: (name: string, count: number, damaged: number) => string;
  readonly strays: {
    readonly title: string;
    readonly how: string;
    readonly put: (system: string) => string;
    readonly pick: string;
    readonly remove: string;
    readonly putOf: (who: string, system: string) => string;
    readonly removeOf: (who: string) => string;
  };
  readonly here: {
    readonly title: (system: string) => string;
    readonly pick: string;
    readonly empty: string;
    readonly edit: (player: string) => string;
    readonly damaged: (unit: string) => string;
    readonly damagedShort: string;
    readonly tokenHere: string;
    readonly heldBy: (player: string) => string;
    readonly switchTo: (player: string) => string;
    readonly more: string;
    readonly search: string;
    readonly nothing: string;
  };
  readonly effects: {
    readonly title: (player: string) => string;
    readonly search: string;
    readonly groups: { readonly [G in EffectGroupId]: string };
    readonly exact: string;
    readonly leftOut: string;
    readonly counted: (chosen: number, all: number) => string;
    readonly nothing: string;
    readonly ship: (unit: string, system: string, number: number) => string;
    readonly forShip: (effect: string) => string;
    readonly forSystem: (effect: string) => string;
    readonly noShips: string;
    readonly gone: (what: string) => string;
  };
};

const en: FleetsWords = {
  title: "Fleets",
  players: {
    title: "Players",
    add: "Add a player",
    remove: (name) => `Remove ${name}`,
    removeHow: "Removes everything of theirs; undo brings it back.",
    name: "Name",
    faction: "Faction",
    noFaction: "No faction",
    pool: "Fleet pool",
    tokens: "Place command tokens",
    tokensHow: "Pick systems on the map; picked again, the token is taken away.",
  },
  quick: {
    title: "Type it",
    place: "Place",
    how: "places; several with semicolons or on lines of their own. Without a place: the selected system. Also:",
    examples: ["2 carrier 4 infantry @ 41", "red: 3 cruiser II on Lazar", "token @ 18"],
    will: "Will place:",
    done: "Placed:",
    wrong: "Not understood:",
  },
  refusal: {
    unit: (typed, near) =>
      near.length === 0
        ? `There is no unit called ${typed}. Write it as on its card: cruiser, carrier II, infantry.`
        : `There is no unit called ${typed}. Did you mean ${near.join(", ")}?`,
    fleet: (text) =>
      `${text === "" ? "What comes before the place" : text} is no unit: write how many and what, such as 2 carrier.`,
    crowd: (unit, limit) => `${unit}: at most ${limit} of a kind.`,
    where: "Say where, after @: a system or a planet. Or select a system on the map.",
    place: (place) => `There is no system and no planet called ${place} on this map.`,
    planet: (system, planet, planets) =>
      planets.length === 0
        ? `There is no planet in ${system}.`
        : `There is no planet ${planet} in ${system}; there is ${planets.join(", ")}.`,
    player: (player, players) =>
      `There is no player ${player}. There are ${players.join(", ")}; their numbers will do.`,
    damaged: (unit) => `${unit}: only units that sustain damage can be damaged, and no more than there are.`,
    noPlanet: (unit, system) => `${unit} stands on a planet, and in ${system} there is none that is free for it.`,
    held: (planet, player) => `${player} holds ${planet}. Remove those units first, or name another planet.`,
  },
  space: "Space",
  token: "command token",
  inSpace: (system) => `in ${system}`,
  onPlanet: (planet, system) => `on ${planet} (${system})`,
  tokenIn: (system) => `command token in ${system}`,
  units: (name, count, damaged) => `${count} × ${name}${damaged > 0 ? ` (${damaged} damaged)` : ""}`,
  strays: {
    title: "Without a place on this map",
    how: "These units are kept, but play no part until they are put somewhere.",
    put: (system) => `Put into ${system}`,
    pick: "Select a system to put them into it.",
    remove: "Remove",
    putOf: (who, system) => `Put into ${system}: ${who}`,
    removeOf: (who) => `Remove: ${who}`,
  },
  here: {
    title: (system) => `System ${system}`,
    pick: "Select a system on the map to see and change what stands there.",
    empty: "Nobody is here.",
    edit: (player) => `Units of ${player}`,
    damaged: (unit) => `Damaged: ${unit}`,
    damagedShort: "damaged",
    tokenHere: "Command token here",
    heldBy: (player) => `${player} holds this planet.`,
    switchTo: (player) => `Change ${player}'s units`,
    more: "More units",
    search: "Search upgrades and faction units",
    nothing: "No unit is called so.",
  },
  effects: {
    title: (player) => `Technologies, cards and abilities of ${player}`,
    search: "Search by name or text",
    groups: {
      movement: "Movement",
      combat: "Combat",
      both: "Movement and combat",
      own: "Own faction, in battles",
      common: "Cards, agendas and relics, in battles",
      lent: "Notes and leaders of others, in battles",
    },
    exact: "Counted exactly.",
    leftOut: "Not counted in battles",
    counted: (chosen, all) => (chosen === 0 ? `${all}` : `${chosen} of ${all}`),
    nothing: "Nothing is called so.",
    ship: (unit, system, number) => `${unit} ${number} in ${system}`,
    forShip: (effect) => `Ship for ${effect}`,
    forSystem: (effect) => `System for ${effect}`,
    noShips: "needs a ship",
    gone: (what) => `${what} (not on the map)`,
  },
};

export const words: { readonly en: FleetsWords; readonly ru: FleetsWords } = { en, ru: fleetsWordsRu };
