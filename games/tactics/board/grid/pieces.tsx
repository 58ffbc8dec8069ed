import { wordFor } from "@umpire/ui";
import type { PlayerId, Unit } from "../../rules/shape.ts";
import { seatOf } from "../../rules/shape.ts";
import { unitTypeOf } from "../../rules/unit-type.ts";
import "./lawn.css";

/** Emblems in a box of 64 by 64, drawn on the face of a piece; holes are cut by the even-odd rule. */
const emblems = {
  SWORDSMAN: [
    "M46 13 L50 14 L51 18 L33.5 38.5 L37 42 L34.5 44.5 L30.5 40.5 L25.5 45.5 A4.6 4.6 0 1 1 21 41 L25.5 36 L21.5 32 L24 29.5 L27.5 33 Z M45 19 L31.5 34.5 L32 35 L46 20 Z",
  ],
  ARCHER: [
    "M9.4 20.7 Q11.5 18.6 14.3 20 Q20.7 17.9 31.3 18.6 Q37.7 19.3 41.2 22.8 Q44.7 26.3 45.4 32.7 Q46.1 43.3 44 49.7 Q45.4 52.5 43.3 54.6 Q41.9 51.8 40.8 48.6 Q43.3 39.1 41.5 32.4 Q40.8 28.8 38 26 Q35.2 23.2 31.6 22.5 Q24.9 20.7 15.4 23.2 Q12.2 22.1 9.4 20.7 Z",
    "M11.8 22.5 L12.9 21.4 L22.5 41.5 L42.6 51.1 L41.5 52.2 L21 43 Z",
    "M12.9 45.4 L16.4 41.9 L20.5 41.7 L41 21.2 L38 18.2 L49 15 L45.8 26 L42.8 23 L22.3 43.5 L22.1 47.6 L18.6 51.1 L17.9 46.1 Z",
  ],
  TANK: [
    "M32 12 L49 17 V31 Q49 44 32 52 Q15 44 15 31 V17 Z M32 17 L19.5 20.6 V31 Q19.5 41 32 47 Q44.5 41 44.5 31 V20.6 Z M32 22 L36 29 L40 32 L36 35 L32 42 L28 35 L24 32 L28 29 Z",
  ],
  other: ["M32 14 L37 27 L50 32 L37 37 L32 50 L27 37 L14 32 L27 27 Z"],
} as const satisfies { readonly [type: string]: readonly string[] };

/** P1's pieces are round and P2's are cut square, so that colour is not their only sign. */
const outlines: { readonly [owner in PlayerId]: string } = {
  P1: "M32 3 A29 29 0 1 1 31.9 3 Z",
  P2: "M18 4 H46 L60 18 V46 L46 60 H18 L4 46 V18 Z",
};
const rims: { readonly [owner in PlayerId]: string } = {
  P1: "M32 8 A24 24 0 1 1 31.9 8 Z",
  P2: "M20 9 H44 L55 20 V44 L44 55 H20 L9 44 V20 Z",
};

type PieceProps = { readonly owner: PlayerId; readonly emblem: keyof typeof emblems };

/** The emblem of a unit. */
export const emblemOf = (unit: Unit): keyof typeof emblems => unitTypeOf(unit) ?? "other";

/** A unit as a piece in a box of 64 by 64, in its owner's shape and colour, within a drawing. */
export function PieceShape({ owner, emblem }: PieceProps) {
  return (
    <g className={`tac-seat-${seatOf(owner)}`}>
      <path fill="#fff" d={outlines[owner]} />
      <path fill="var(--edge)" d={outlines[owner]} transform="translate(2.24 2.24) scale(.93)" />
      <path fill="var(--face)" d={rims[owner]} />
      {emblems[emblem].map((shape) => (
        <path key={shape} fill="#fff" d={shape} fillRule="evenodd" />
      ))}
    </g>
  );
}

/** A piece by itself. Its name is told beside it, so it is decoration. */
export function PieceArt(props: PieceProps) {
  return (
    <svg className="tac-piece" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <PieceShape {...props} />
    </svg>
  );
}

/** Signs of buffs in a box of 16 by 16. */
const signs: { readonly [id: string]: string } = {
  RAGE: "M8.5 1 Q9 4 11.5 6 Q14 8.2 13.5 11 Q12.8 15 8 15 Q3.2 15 2.5 11 Q2.2 8.5 4.5 6.5 Q5 8 6 8.5 Q5.5 4 8.5 1 Z M8.3 8.5 Q8.3 10 6.8 11 Q5.8 12.2 7 13.2 Q8.2 14 9.6 13 Q10.7 11.8 8.3 8.5 Z",
  HASTE: "M2 2.5 L8 8 L2 13.5 V10.2 L4.3 8 L2 5.8 Z M8 2.5 L14 8 L8 13.5 V10.2 L10.3 8 L8 5.8 Z",
  MARKED:
    "M7.2 0.5 H8.8 V2.6 A5.5 5.5 0 0 1 13.4 7.2 H15.5 V8.8 H13.4 A5.5 5.5 0 0 1 8.8 13.4 V15.5 H7.2 V13.4 A5.5 5.5 0 0 1 2.6 8.8 H0.5 V7.2 H2.6 A5.5 5.5 0 0 1 7.2 2.6 Z M8 4.6 A3.4 3.4 0 1 0 8.01 4.6 Z M8 6.6 A1.4 1.4 0 1 1 7.99 6.6 Z",
  POISON:
    "M8 0.8 Q13.2 7 13.2 10.2 A5.2 5.2 0 0 1 2.8 10.2 Q2.8 7 8 0.8 Z M5.9 9 A1.2 1.2 0 1 0 5.91 9 Z M10.1 9 A1.2 1.2 0 1 0 10.11 9 Z M6 12.3 H10 V13.4 H6 Z",
  STUN: "M8 0.5 L9.7 5 L14.4 3.6 L11.6 7.6 L15.5 10.5 L10.7 10.8 L10.6 15.5 L8 11.6 L5.4 15.5 L5.3 10.8 L0.5 10.5 L4.4 7.6 L1.6 3.6 L6.3 5 Z",
  ROOT: "M7 1 H9 V6 Q12 6.2 13.5 9.5 L15 14.8 L12.9 15 L11.7 11 Q11 9 9 8.4 V15.2 H7 V8.4 Q5 9 4.3 11 L3.1 15 L1 14.8 L2.5 9.5 Q4 6.2 7 6 Z",
};
const UNKNOWN = "M8 1 L15 8 L8 15 L1 8 Z M8 5 L5 8 L8 11 L11 8 Z";

const SKULL =
  "M8 1 A6 6 0 0 1 14 7 Q14 9.6 12 10.9 V13.2 H10.6 V15 H9.2 V13.2 H6.8 V15 H5.4 V13.2 H4 V10.9 Q2 9.6 2 7 A6 6 0 0 1 8 1 Z M5.6 6 A1.5 1.5 0 1 0 5.61 6 Z M10.4 6 A1.5 1.5 0 1 0 10.41 6 Z M8 9 L7.2 10.8 H8.8 Z";

/** The sign of a buff within a drawing, in a box of 16 by 16. */
export const SignShape = ({ id }: { readonly id: string }) => (
  <path d={wordFor(signs, id) ?? UNKNOWN} fillRule="evenodd" />
);

/** Where a unit falls or fell, within a drawing, in a box of 16 by 16. */
export const SkullShape = () => <path d={SKULL} fillRule="evenodd" />;

/** The sign of a buff by itself; what it means is told beside it. */
export function BuffSign({ id }: { readonly id: string }) {
  return (
    <svg className="tac-sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <SignShape id={id} />
    </svg>
  );
}
