import { wordFor } from "@umpire/ui";

/** How wide a letter is on average, in its own size, where nothing can be measured. */
const LETTER = 0.62;
const MEASURED = 100;

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** How wide a text is in its own size. Measured, for what fits in one font overflows in another. */
function widthOf(text: string, isBold: boolean): number {
  const key = `${isBold} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (pen === undefined && typeof document !== "undefined") pen = document.createElement("canvas").getContext("2d");
  if (pen !== null && pen !== undefined) {
    pen.font = `${isBold ? 700 : 500} ${MEASURED}px ${getComputedStyle(document.body).fontFamily}`;
  }
  const width = pen?.measureText(text).width;
  const found = width === undefined ? text.length * LETTER : width / MEASURED;
  widths.set(key, found);
  return found;
}

/** The size at which a text fits into a width, at most this size. */
export const fitText = (text: string, width: number, size: number, isBold = false): number =>
  Math.round(10 * Math.min(size, width / Math.max(0.1, widthOf(text, isBold)))) / 10;

/** How much room a text of this size takes. */
export const textWidth = (text: string, size: number, isBold = false): number => widthOf(text, isBold) * size;

const GREEK: { readonly [letter: string]: string } = {
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  epsilon: "ε",
  ingress: "↘",
  breach: "×",
  egress: "↗",
};

/** One sign for a wormhole. */
export const wormholeSign = (letter: string): string => wordFor(GREEK, letter) ?? letter.slice(0, 2);
