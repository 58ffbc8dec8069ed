import type { Tally } from "./map-edit.ts";
import type { MapId } from "./maps.ts";
import { mapWordsRu } from "./words-ru.ts";

/** The kinds of tiles by which the palette is narrowed. */
export const tileKinds = ["all", "blue", "red", "anomaly", "wormhole", "hyperlane", "home", "beside"] as const;
export type TileKind = (typeof tileKinds)[number];

export type MapWords = {
  readonly title: string;
  readonly text: {
    readonly title: string;
    readonly forms: string;
    readonly read: string;
    readonly back: string;
    readonly unread: string;
    readonly empty: string;
    readonly none: string;
    readonly wrong: (number: number) => string;
    readonly tooLong: string;
    readonly kept: string;
    readonly understood: (tiles: number, tally: Tally) => string;
    readonly nothingUnderstood: string;
    readonly meant: string;
    readonly mend: (token: string) => string;
    readonly mendAll: (count: number) => string;
    readonly show: string;
    readonly howTokens: string;
  };
  readonly tally: (tally: Tally) => string;
  readonly twice: (tile: string, system: string) => string;
  readonly dropped: (count: number) => string;
  readonly homeless: (count: number) => string;
  readonly demo: { readonly ask: string; readonly clear: string; readonly keep: string };
  readonly ready: {
    readonly title: string;
    readonly choose: string;
    readonly use: string;
    readonly inUse: string;
    readonly rings: string;
    readonly makeEmpty: string;
    readonly clear: string;
    readonly cleared: string;
    readonly keeps: string;
  };
  readonly map: { readonly [id in MapId]: string };
  readonly tool: {
    readonly tile: (name: string) => string;
    readonly hole: string;
    readonly added: (name: string) => string;
    readonly how: string;
    /** After the name of the key. */
    readonly escape: string;
    readonly drop: string;
    readonly left: string;
    readonly right: string;
  };
  readonly palette: {
    readonly title: string;
    readonly how: string;
    readonly search: string;
    readonly kind: string;
    readonly kinds: { readonly [kind in TileKind]: string };
    readonly found: (count: number) => string;
    readonly nothing: string;
    readonly hole: string;
    readonly home: string;
    readonly space: string;
    readonly lanes: string;
    readonly onMap: string;
    readonly homeOf: (faction: string) => string;
  };
  readonly turn: { readonly map: string; readonly left: string; readonly right: string };
  readonly lanes: {
    readonly title: string;
    readonly one: (token: string, index: number) => string;
    readonly turn: (token: string) => string;
    readonly remove: (token: string) => string;
  };
  readonly beside: { readonly title: string; readonly remove: (id: string) => string };
  readonly added: {
    readonly title: string;
    readonly how: string;
    readonly anomalies: string;
    readonly wormholes: string;
    readonly wormhole: (letter: string) => string;
    readonly planet: (name: string) => string;
    readonly gone: (name: string) => string;
    readonly border: (side: string) => string;
    readonly severed: string;
    readonly list: string;
    readonly none: string;
    readonly remove: (what: string, system: string) => string;
  };
  readonly here: {
    readonly title: (system: string) => string;
    readonly none: string;
    readonly isCentre: string;
    readonly toCentre: string;
    readonly remove: string;
    readonly onTile: string;
  };
};

const some = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const tally = ({ systems, hyperlanes, anomalies }: Tally) =>
  [some(systems, "system"), some(hyperlanes, "hyperlane"), some(anomalies, "anomaly", "anomalies")].join(", ");

const sides: { readonly [side: string]: string } = {
  ...{ n: "north", ne: "north-east", se: "south-east", s: "south", sw: "south-west", nw: "north-west" },
};

const en: MapWords = {
  title: "Map",
  text: {
    title: "Map string",
    forms: "The centre stands in braces, where it is not tile 18. Strings of these builders are read:",
    read: "Read this map",
    back: "Back to the map in use",
    unread: "Changed, but not read yet.",
    empty: "There is no text: paste a map string, or choose a ready map.",
    none: "This map is not made of tiles. A map string that you read here takes its place.",
    wrong: (number) => `Token ${number} is wrong.`,
    tooLong: "The text is longer than any map.",
    kept: "The map in use and everything on it stay as they are.",
    understood: (tiles, counts) => `Understood before it: ${some(tiles, "tile")} (${tally(counts)}).`,
    nothingUnderstood: "Nothing comes before it.",
    meant: "Did you mean",
    mend: (token) => `Write ${token}`,
    mendAll: (count) => `Mend all ${count}`,
    show: "Show it in the text",
    howTokens:
      "A token is the number of a tile; hyperlanes have a side and a turn of 0–5: 83A2. 0 is a home, -1 no tile.",
  },
  tally,
  twice: (tile, system) => `Tile ${tile} is there more than once: this one is called ${system}.`,
  dropped: (count) => `${some(count, "addition")} went with the tiles that are gone; undo brings them back.`,
  homeless: (count) =>
    `${some(count, "group")} of units ${count === 1 ? "has" : "have"} no place on this map. They are kept: see Fleets.`,
  demo: {
    ask: "The fleets of the example are still on the table, and they were not made for this map. Clear them?",
    clear: "Clear the fleets",
    keep: "Keep them",
  },
  ready: {
    title: "Ready maps",
    choose: "Published map",
    use: "Use this map",
    inUse: "This is the map in use.",
    rings: "Rings",
    makeEmpty: "Empty map",
    clear: "Clear all fleets",
    cleared: "All units and command tokens are gone. Undo brings them back.",
    keeps: "Fleets stay, as far as their systems are there; undo brings the map before back.",
  },
  map: {
    "learn-5p": "Learn to Play, 5 players",
    "intergalactical-6p": "Intergalactical, 6 players",
    "race-5p": "Race for Mecatol, 5 players",
    "chokepoint-4p": "Chokepoint, 4 players",
    "learn-8p": "Learn to Play, 8 players",
    "players-6p": "A full galaxy, 6 players",
    "learn-3p": "Learn to Play, 3 players",
    "saryn-7p": "Saryn's map after the lore, 7 players",
    "overlay-4p": "Hyperlanes alone, 4 players",
  },
  tool: {
    tile: (name) => `In hand: tile ${name}`,
    hole: "In hand: the eraser",
    added: (name) => `In hand: ${name}`,
    how: "Pick a place on the map.",
    escape: "puts it away.",
    drop: "Put away",
    left: "Turn left",
    right: "Turn right",
  },
  palette: {
    title: "Tiles",
    how: "Drag a tile onto the map, or pick it and then places on the map. Tiles on the map can be dragged too.",
    search: "Search by number or planet",
    kind: "Kind",
    kinds: {
      ...{ all: "All", blue: "Blue", red: "Red", anomaly: "Anomalies", wormhole: "Wormholes" },
      ...{ hyperlane: "Hyperlanes", home: "Homes", beside: "Beside the map" },
    },
    found: (count) => some(count, "tile"),
    nothing: "No tile is called so.",
    hole: "Remove tiles",
    home: "Home, not taken",
    space: "empty space",
    lanes: "hyperlane",
    onMap: "on the map",
    homeOf: (faction) => `home of ${faction}`,
  },
  turn: { map: "Whole map", left: "Turn the whole map left", right: "Turn the whole map right" },
  lanes: {
    title: "Hyperlanes on the map",
    one: (token, index) => `${token} in place ${index}`,
    turn: (token) => `Turn ${token}`,
    remove: (token) => `Remove ${token}`,
  },
  beside: { title: "Beside the map", remove: (id) => `Remove ${id}` },
  added: {
    title: "Anomalies and wormholes",
    how: "What abilities and tokens add: pick one, then systems on the map; picked again it is taken away.",
    anomalies: "Anomalies",
    wormholes: "Wormholes",
    wormhole: (letter) => `wormhole ${letter}`,
    planet: (name) => `planet ${name}`,
    gone: (name) => `${name} is no more`,
    border: (side) => `border to the ${sides[side] ?? side}`,
    severed: "wormholes severed",
    list: "Added",
    none: "Nothing has been added.",
    remove: (what, system) => `Remove ${what} from ${system}`,
  },
  here: {
    title: (system) => `System ${system}`,
    none: "Pick a system on the map to see what is added to it, or to remove its tile.",
    isCentre: "in the centre",
    toCentre: "Move to the centre",
    remove: "Remove tile",
    onTile: "on the tile",
  },
};

export const words: { readonly en: MapWords; readonly ru: MapWords } = { en, ru: mapWordsRu };
