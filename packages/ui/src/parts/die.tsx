import { sideStyle } from "./side-mark.tsx";
import "./die.css";

/** Where the pips of a face are, in thirds: column and row of each, by how many there are. */
const pips: readonly (readonly string[])[] = [
  [],
  ["11"],
  ["00", "22"],
  ["00", "11", "22"],
  ["00", "02", "20", "22"],
  ["00", "02", "11", "20", "22"],
  ["00", "01", "02", "20", "21", "22"],
];
const third = (digit: string | undefined) => 11 + 9 * Number(digit ?? 0);

const CUBE = "M8 2h24q6 0 6 6v24q0 6-6 6H8q-6 0-6-6V8q0-6 6-6z";
/** A die of ten sides. */
const KITE = "M20 2 38 16v8L20 38 2 24v-8z";

type DieProps = {
  readonly shows: number;
  readonly faces: number;
  /** What it shows and what that means, in words. */
  readonly label: string;
  /** A hit is filled in the colour of its side, what takes something has a cross, one that was added is dashed. */
  readonly look?: "plain" | "hit" | "lost" | "added" | undefined;
  /** Whose it is, for its colour. */
  readonly side?: number | undefined;
};

/** A die: of up to six sides with pips, with more with a number. */
export function Die({ shows, faces, label, look = "plain", side }: DieProps) {
  const face = faces <= 6 ? pips[shows] : undefined;
  return (
    <svg
      className="die"
      data-look={look}
      style={side === undefined ? undefined : sideStyle(side)}
      viewBox="0 0 40 40"
      role="img"
      aria-label={label}
    >
      <path d={faces <= 6 ? CUBE : KITE} />
      {face?.map((pip) => (
        <circle key={pip} cx={third(pip[0])} cy={third(pip[1])} r={3.6} />
      ))}
      {face === undefined && (
        <text x={20} y={27}>
          {shows}
        </text>
      )}
      {look === "lost" && <path className="die-cross" d="m29 2 9 9M38 2l-9 9" />}
    </svg>
  );
}
