import type { Direction, Hex } from "@umpire/toolkit";

/** A hex of the drawing: three lines of text, each in the middle of its row. */
export type Tile = { readonly hex: Hex; readonly rows: readonly [string, string, string]; readonly paint?: Paint };
type Paint = (text: string) => string;

/** The upper edge of a hex; with its slanting sides three rings are 79 columns wide. */
const EDGE = 9;
const PITCH = EDGE + 2;

type Spot = { readonly char: string; readonly paint?: Paint };
type Canvas = Map<number, Map<number, Spot>>;

/**
 * Draws flat-top hexes that share their edges:
 *
 *    _________
 *   /    G    \
 *  /    41     \
 *  \   ▲2 *a   /
 *   \_________/
 */
export function drawTiles(tiles: readonly Tile[]): string {
  const west = Math.min(...tiles.map(({ hex }) => hex.q));
  const north = Math.min(...tiles.map(({ hex }) => 2 * hex.r + hex.q));
  const canvas: Canvas = new Map();
  const places = tiles.map((tile) => ({
    tile,
    x: (tile.hex.q - west) * PITCH,
    y: (2 * tile.hex.r + tile.hex.q - north) * 2,
  }));
  for (const { x, y } of places) outline(canvas, x, y);
  for (const { tile, x, y } of places) fill(canvas, tile, x, y);
  return [...canvas.keys()]
    .sort((a, b) => a - b)
    .map((y) => lineOf(canvas.get(y) ?? new Map()))
    .join("\n");
}

function outline(canvas: Canvas, x: number, y: number): void {
  const edge = "_".repeat(EDGE);
  put(canvas, x + 2, y, edge);
  put(canvas, x + 1, y + 1, "/");
  put(canvas, x + EDGE + 2, y + 1, "\\");
  put(canvas, x, y + 2, "/");
  put(canvas, x + EDGE + 3, y + 2, "\\");
  put(canvas, x, y + 3, "\\");
  put(canvas, x + EDGE + 3, y + 3, "/");
  put(canvas, x + 1, y + 4, `\\${edge}/`);
}

function fill(canvas: Canvas, { rows, paint }: Tile, x: number, y: number): void {
  const [upper, middle, lower] = rows;
  put(canvas, x + 2, y + 1, middleOf(upper, EDGE), paint);
  put(canvas, x + 1, y + 2, middleOf(middle, PITCH), paint);
  put(canvas, x + 1, y + 3, middleOf(lower, PITCH), paint);
}

/** Blanks are left out: what is drawn there already stays. */
function put(canvas: Canvas, x: number, y: number, text: string, paint?: Paint): void {
  const line = canvas.get(y) ?? new Map<number, Spot>();
  canvas.set(y, line);
  for (const [at, char] of [...text].entries()) {
    if (char !== " ") line.set(x + at, { char, ...(paint && { paint }) });
  }
}

function middleOf(text: string, width: number): string {
  const chars = [...text];
  const fits = chars.length <= width ? text : `${chars.slice(0, width - 1).join("")}…`;
  const blank = width - [...fits].length;
  return " ".repeat(Math.ceil(blank / 2)) + fits + " ".repeat(Math.floor(blank / 2));
}

function lineOf(line: ReadonlyMap<number, Spot>): string {
  let text = "";
  let at = 0;
  for (const [x, { char, paint }] of [...line].sort(([a], [b]) => a - b)) {
    text += " ".repeat(x - at) + (paint ? paint(char) : char);
    at = x + 1;
  }
  return text;
}

/** The rows of a hyperlane tile: its name, and a wave at each side that a lane leaves by. */
export function laneRows(name: string, sides: ReadonlySet<Direction>): Tile["rows"] {
  const wave = (side: Direction) => (sides.has(side) ? "~" : " ");
  const gap = (width: number) => " ".repeat((width - 3) / 2);
  const upper = [wave("nw"), wave("n"), wave("ne")].join(gap(EDGE));
  const lower = [wave("sw"), wave("s"), wave("se")].join(gap(PITCH));
  return [upper, name, lower];
}
