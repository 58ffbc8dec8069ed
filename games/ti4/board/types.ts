import type { findSystem } from "../galaxy/galaxy.ts";
import type { rotateLanes } from "../galaxy/map-string.ts";

export type Galaxy = Parameters<typeof findSystem>[0];
export type System = Galaxy["systems"][number];
export type Planet = System["planets"][number];
export type Lane = Parameters<typeof rotateLanes>[0][number];
export type Language = "en" | "ru";

export type BoardUnit = { readonly unit: string; readonly count: number; readonly damaged: number };

/** Units of one player in one place of a system: `"space"`, or the name of a planet. */
export type BoardStack = { readonly player: number; readonly where: string; readonly units: readonly BoardUnit[] };

/** A way from system to system; `rolls` dice are rolled for it. */
export type BoardPath = {
  readonly id: string;
  readonly path: readonly string[];
  readonly rolls: number;
  readonly isChosen: boolean;
  readonly player: number;
  /** What is said at the first rift instead of the number of dice: the chance to get through. */
  readonly label?: string;
};

/** How dangerous a system is, from 0 (nothing is drawn but the label) to 4; an empty label is left out. */
export type BoardShade = { readonly level: 0 | 1 | 2 | 3 | 4; readonly label: string };

/** A click means what the caller makes of it; the mode decides what can be dragged and what cursor and spots show. */
export type BoardMode = "map" | "fleets" | "move" | "table" | "picture";

/** How things are called. Hexes are drawn again when the language changes, not when only these functions do. */
export type BoardNames = {
  unitName(unit: string): string;
  wormholeName(letter: string): string;
  anomalyName(type: string): string;
  /** What a system or a planet is called where that is not its id. */
  placeName?(id: string): string;
};

/** What is foreseen for a system, at its edge: a number, and what it is the chance of. */
export type BoardPill = { readonly system: string; readonly figure: string; readonly lines: readonly string[] };

export type BoardProps = BoardNames & {
  readonly language: Language;
  readonly galaxy: Galaxy;
  /** The string of the map, for its hyperlanes and holes; "" where the galaxy is not of tiles. */
  readonly map: { readonly string: string; readonly centre?: string };
  readonly stacks: ReadonlyMap<string, readonly BoardStack[]>;
  /** The players with a command token in a system. */
  readonly tokens: ReadonlyMap<string, readonly number[]>;
  readonly players: readonly { readonly name: string }[];
  /** The players who control planets, and those whose home a system is. */
  readonly owners?: ReadonlyMap<string, number>;
  readonly homes?: ReadonlyMap<string, number>;
  readonly active: string | null;
  readonly selected: string | null;
  readonly paths: readonly BoardPath[];
  /** Systems that are in the way. */
  readonly barred: readonly string[];
  readonly shades: ReadonlyMap<string, BoardShade>;
  readonly pill?: BoardPill | null;
  /** Where the camera goes; null for the whole map. */
  readonly focus?: string | null;
  readonly mode: BoardMode;
  /** A click, a tap, Enter or Space on a system; its index in the spiral is -1 where it is beside the board. */
  onPick(system: string, hexIndex: number): void;
  /** The same on a hyperlane tile, a hole or an empty hex; in map mode only. */
  onPickHex(hexIndex: number): void;
  /** A drag of a whole stack, or of one kind of its units, has begun; not in map mode. */
  onDragStack?(from: string, stack: BoardStack, unit: string | null): void;
  /** The system under what is dragged, as it changes; null over none, and after a drag. */
  onDragOver?(system: string | null): void;
  /** Not called where the drag ends over no system. */
  onDropStack?(to: string): void;
  /** A tile from outside (`tileDrag`, or HTML drag data of the type `TILE_DATA`); map mode only. */
  onDropTile?(hexIndex: number, token: string): void;
  /** A tile of the map dragged to another hex, which may hold one; map mode only. */
  onMoveTile?(fromIndex: number, toIndex: number): void;
};
