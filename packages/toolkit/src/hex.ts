/** A hex of a flat-top grid in axial coordinates: q grows to the south-east, r to the south. */
export type Hex = { readonly q: number; readonly r: number };

/** The six sides of a hex, from the north clockwise. */
export const directions = ["n", "ne", "se", "s", "sw", "nw"] as const;
/** One of the six directions of a hex, from the north clockwise. */
export type Direction = (typeof directions)[number];

const offsets: { readonly [D in Direction]: Hex } = {
  n: { q: 0, r: -1 },
  ne: { q: 1, r: -1 },
  se: { q: 1, r: 0 },
  s: { q: 0, r: 1 },
  sw: { q: -1, r: 1 },
  nw: { q: -1, r: 0 },
};

/** The hex on that side. */
export function neighbour({ q, r }: Hex, direction: Direction): Hex {
  const offset = offsets[direction];
  return { q: q + offset.q, r: r + offset.r };
}

/** This side rotated clockwise by a number of sixths of a turn. */
export function turn(direction: Direction, sixths: number): Direction {
  return directions[modulo(directions.indexOf(direction) + sixths, 6)] as Direction;
}

/** The direction that leads back. */
export const opposite = (direction: Direction): Direction => turn(direction, 3);

/** This hex rotated clockwise about the centre by a number of sixths of a turn. */
export function rotate(hex: Hex, sixths: number): Hex {
  let { q, r } = hex;
  for (let left = modulo(sixths, 6); left > 0; left -= 1) [q, r] = [-r, q + r];
  return { q: q + 0, r: r + 0 };
}

/** How many steps there are between two hexes. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The hexes of a ring around the centre, from the north clockwise; ring 0 is the centre. */
export function ring(radius: number): readonly Hex[] {
  if (radius === 0) return [{ q: 0, r: 0 }];
  const hexes: Hex[] = [];
  let hex: Hex = { q: 0, r: -radius };
  for (const direction of ["se", "s", "sw", "nw", "n", "ne"] as const) {
    for (let step = 0; step < radius; step += 1) {
      hexes.push(hex);
      hex = neighbour(hex, direction);
    }
  }
  return hexes;
}

/** How many hexes a grid of `rings` rings has, the centre included. */
export const sizeOf = (rings: number): number => 1 + 3 * rings * (rings + 1);

/** The hex at an index of the spiral: the centre is 0, then ring by ring, each from the north clockwise. */
export function spiralHex(index: number): Hex {
  if (!Number.isInteger(index) || index < 0) throw new RangeError(`there is no hex ${index} in a spiral`);
  let radius = 0;
  while (sizeOf(radius) <= index) radius += 1;
  return ring(radius)[radius === 0 ? 0 : index - sizeOf(radius - 1)] as Hex;
}

/** The index of a hex in the spiral. */
export function spiralIndex(hex: Hex): number {
  const radius = distance(hex, { q: 0, r: 0 });
  if (radius === 0) return 0;
  return sizeOf(radius - 1) + ring(radius).findIndex(({ q, r }) => q === hex.q && r === hex.r);
}

/** A hex with its label, as it is drawn and read back. */
export type Labelled = { readonly hex: Hex; readonly label: string };

/**
 * Draws labelled hexes as text: a column of the grid is a column of the text, and a hex stands half a row above its
 * neighbour to the south-east, which in text is one line. A label is one word.
 */
export function drawHexes(cells: readonly Labelled[]): string {
  const width = 2 + cells.reduce((widest, { label }) => Math.max(widest, label.length), 1);
  const west = Math.min(...cells.map(({ hex }) => hex.q));
  const north = Math.min(...cells.map(({ hex }) => line(hex)));
  const rows = new Map<number, Labelled[]>();
  for (const cell of cells) {
    const at = line(cell.hex) - north;
    rows.set(at, [...(rows.get(at) ?? []), cell]);
  }
  const last = Math.max(...rows.keys(), -1);
  const head = `${width} ${west} ${north}`;
  const lines = Array.from({ length: last + 1 }, (_, at) => drawRow(rows.get(at) ?? [], width, west));
  return [head, ...lines].join("\n");
}

/** The line of a hex: two a row, and one for each column to the east. */
const line = ({ q, r }: Hex) => 2 * r + q;

function drawRow(cells: readonly Labelled[], width: number, west: number): string {
  let text = "";
  for (const { hex, label } of [...cells].sort((a, b) => a.hex.q - b.hex.q)) {
    if (/\s/.test(label) || label === "") throw new RangeError(`a label is one word, and this is none: "${label}"`);
    text = text.padEnd((hex.q - west) * width) + label;
  }
  return text;
}

/** Reads what `drawHexes` has drawn. */
export function readHexes(text: string): readonly Labelled[] {
  const [head = "", ...lines] = text.split("\n");
  const [width = 0, west = 0, north = 0] = head.split(" ").map(Number);
  if (!(width > 0)) throw new RangeError("this is no drawing of hexes: its first line is three numbers");
  return lines.flatMap((row, at) =>
    [...row.matchAll(/\S+/g)].map(({ index, 0: label }) => {
      const q = west + index / width;
      const hex = { q, r: (north + at - q) / 2 };
      return { hex, label };
    }),
  );
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
