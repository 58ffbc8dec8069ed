import { between, cornerStrokes, corners, formatPoint, type Point, pointsOf, polar, RADIUS } from "../geometry.ts";

const INSET = RADIUS - 6;
const OUTLINE = pointsOf(corners(INSET));
const CORNERS = cornerStrokes(INSET, 22);

/** The border of every anomaly: dashes along the sides, heavy strokes at the corners. */
export function AnomalyBorder() {
  return (
    <g className="ti4-anomaly-border" fill="none" stroke="var(--anomaly)">
      <polygon points={OUTLINE} strokeWidth={3} strokeDasharray="9 7" />
      <path d={CORNERS} strokeWidth={8} strokeLinecap="round" strokeLinejoin="round" />
    </g>
  );
}

/** What an anomaly looks like; of a type that has no picture, nothing. */
export function AnomalyPicture({ type }: { readonly type: string }) {
  const Drawn = pictures[type];
  return Drawn === undefined ? null : <Drawn />;
}

const rock = (x: number, y: number, size: number, turn: number): string => {
  const shape = [1, 0.72, 0.95, 0.8, 1, 0.66, 0.9].map((part, at) => polar(size * part, turn + (at * 2 * Math.PI) / 7));
  return pointsOf(shape.map((point) => ({ x: point.x + x, y: point.y + y })));
};

const rocks: readonly (readonly [number, number, number, number])[] = [
  [-66, -12, 13, 0.4],
  [-40, 26, 17, 1.2],
  [-28, -34, 9, 2],
  [4, 54, 12, 0.8],
  [10, -6, 10, 2.4],
  [36, -38, 13, 0.1],
  [44, 34, 19, 1.7],
  [74, -2, 12, 2.9],
  [-10, 16, 6, 0.6],
  [-52, 50, 7, 1],
  [20, 22, 5, 0.3],
  [-78, 20, 5, 2.2],
  [62, -26, 5, 1.4],
];

function Asteroids() {
  return (
    <g fill="#6d6459" stroke="#9a8f80" strokeWidth={1.5} strokeLinejoin="round">
      {rocks.map(([x, y, size, turn]) => (
        <polygon key={`${x} ${y}`} points={rock(x, y, size, turn)} />
      ))}
      <path
        fill="none"
        stroke="#b9ae9e"
        strokeWidth={2}
        strokeLinecap="round"
        d="M-46 22 q6 -6 13 -2 M38 28 q8 -6 16 0 M-70 -16 q5 -4 9 0 M30 -42 q6 -4 11 1"
      />
    </g>
  );
}

function Nebula() {
  return (
    <g fill="#7a3f80">
      <path
        opacity={0.55}
        d="M-84 6 q14 -30 40 -20 q12 -28 44 -18 q26 -14 44 8 q26 0 34 26 q-20 18 -44 8 q-20 20 -48 8 q-24 16 -44 0 q-18 6 -26 -12 Z"
      />
      <path
        fill="#44509a"
        opacity={0.55}
        d="M-66 40 q16 -22 38 -10 q20 -16 40 0 q22 -14 48 6 q-10 22 -36 16 q-20 14 -42 2 q-28 12 -48 -14 Z"
      />
      <path
        fill="none"
        stroke="#d7a3dd"
        strokeWidth={3}
        strokeLinecap="round"
        opacity={0.9}
        d="M-74 -4 q18 -18 36 -4 t36 -4 t36 2 t34 2 M-70 20 q18 -16 34 -2 t36 -2 t36 2 t30 0 M-52 46 q16 -14 30 -2 t32 -2 t30 2"
      />
    </g>
  );
}

const burst = (points: number, outer: number, inner: number): string =>
  pointsOf(
    Array.from({ length: 2 * points }, (_, at) =>
      polar(at % 2 === 0 ? outer * (at % 4 === 0 ? 1 : 0.74) : inner, (at * Math.PI) / points + 0.2),
    ),
  );
const OUTER_BURST = burst(12, 66, 34);
const INNER_BURST = burst(10, 40, 22);

function Supernova() {
  return (
    <g transform="translate(0 8)">
      <polygon points={OUTER_BURST} fill="#b9691b" />
      <polygon points={INNER_BURST} fill="#f0ab3c" />
      <circle r={15} fill="#fff3c4" />
    </g>
  );
}

/** An arm of a spiral as a line through points, from the core outwards. */
const arm = (turn: number): string => {
  const points: readonly Point[] = Array.from({ length: 15 }, (_, at) => {
    const { x, y } = polar(20 + at * 3.4, turn + at * 0.21);
    return { x, y: y * 0.86 };
  });
  return `M${points.map(formatPoint).join(" L")}`;
};
const ARMS = [0, 1, 2, 3].map((quarter) => arm((quarter * Math.PI) / 2)).join(" ");

function GravityRift() {
  return (
    <g transform="translate(0 8)">
      <ellipse rx={62} ry={53} fill="#34304f" />
      <path d={ARMS} fill="none" stroke="#a597ea" strokeWidth={4.5} strokeLinecap="round" strokeLinejoin="round" />
      <ellipse rx={24} ry={21} fill="#0b0a12" />
      <ellipse rx={28} ry={24.5} fill="none" stroke="#ffb45e" strokeWidth={3} />
    </g>
  );
}

const crack: readonly Point[] = [
  { x: -58, y: -44 },
  { x: -34, y: -22 },
  { x: -42, y: -4 },
  { x: -8, y: 4 },
  { x: -14, y: 26 },
  { x: 22, y: 30 },
  { x: 18, y: 48 },
  { x: 52, y: 64 },
];
const wide = crack.map(({ x, y }, at) => ({ x: x + (at % 2 === 0 ? 4 : 13), y: y - (at % 2 === 0 ? 2 : 11) }));
const CRACK = pointsOf([...crack, ...[...wide].reverse()]);
const [, c1 = { x: 0, y: 0 }, , c3 = c1, , c5 = c1] = crack;
const SPLITS = [
  [c1, { x: -70, y: -6 }],
  [c3, { x: 30, y: -30 }],
  [c5, { x: 62, y: 20 }],
  [
    { x: -14, y: 26 },
    { x: -44, y: 44 },
  ],
]
  .map(([a = c1, b = c1]) => {
    const middle = between(a, b, 0.5);
    return `M${formatPoint(a)} L${formatPoint({ x: middle.x + 6, y: middle.y - 5 })} L${formatPoint(b)}`;
  })
  .join(" ");

function EntropicScar() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d={SPLITS} fill="none" stroke="#a86fd6" strokeWidth={4} />
      <polygon points={CRACK} fill="#d59bff" stroke="#6d3d94" strokeWidth={3} />
    </g>
  );
}

const pictures: { readonly [type: string]: () => React.JSX.Element } = {
  "asteroid-field": Asteroids,
  nebula: Nebula,
  supernova: Supernova,
  "gravity-rift": GravityRift,
  "entropic-scar": EntropicScar,
};
