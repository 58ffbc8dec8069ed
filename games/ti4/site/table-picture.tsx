import { at, corners, type Hex, mixed, Pill } from "./picture.tsx";

/** A hex of the picture: what it is, who holds it, and what its planet is worth. */
type Tile = Hex & {
  readonly kind?: "rift" | "nebula" | "supernova" | "asteroids" | "wormhole" | "active";
  readonly side?: 0 | 1;
  readonly isHome?: true;
  readonly worth?: readonly [number, number];
};

/** The middle of the map of hexes that matches are played on. */
const tiles: readonly Tile[] = [
  { q: 0, r: 0, kind: "active", side: 1, worth: [1, 6] },
  { q: 0, r: -1, kind: "rift" },
  { q: 1, r: -1, kind: "supernova" },
  { q: 1, r: 0, kind: "nebula", worth: [2, 2] },
  { q: 0, r: 1, kind: "rift" },
  { q: -1, r: 1, kind: "asteroids" },
  { q: -1, r: 0, kind: "nebula", worth: [2, 2] },
  { q: 0, r: -2, side: 1, isHome: true, worth: [4, 2] },
  { q: 1, r: -2, worth: [1, 2] },
  { q: 2, r: -2 },
  { q: 2, r: -1, kind: "wormhole", worth: [1, 3] },
  { q: 2, r: 0 },
  { q: 1, r: 1, side: 0, worth: [3, 0] },
  { q: 0, r: 2, side: 0, isHome: true, worth: [4, 2] },
  { q: -1, r: 2, side: 0, worth: [1, 2] },
  { q: -2, r: 2 },
  { q: -2, r: 1, kind: "wormhole", worth: [1, 3] },
  { q: -2, r: 0 },
  { q: -1, r: -1, side: 1, worth: [3, 0] },
];

const drawings: { readonly [kind: string]: string } = {
  rift: "M-19 4A20 20 0 0 1 8-18M19-4A20 20 0 0 1-8 18M-10 2A10 10 0 0 1 5-9M10-2A10 10 0 0 1-5 9",
  nebula: "M-26-8q9-8 17 0t17 0 17 0M-26 9q9-8 17 0t17 0 17 0",
  supernova: "M0-20 5-7 17-13 9-2 21 3 8 6 11 19 0 11-11 19-8 6-21 3-9-2-17-13-5-7z",
  asteroids: "M-14-10l8-3 4 7-7 6-6-4zM6-12l7 2 1 7-8 1zM-4 8l7-4 6 5-5 7-7-2zM14 6l5 2-2 6-5-2z",
};

const line = { fill: "none", stroke: "#a58bdc", strokeWidth: 2, strokeLinecap: "round" } as const;
const solid: { readonly [kind: string]: { readonly fill: string } } = {
  supernova: { fill: "#ff9c3f" },
  asteroids: { fill: "#6d6459" },
};

const anomaly = { fill: "#211a2c", stroke: "var(--anomaly)", strokeWidth: 1.4, strokeDasharray: "5 4" };

/** How the ground of a hex looks, and its edge. */
function groundOf({ kind, side, isHome }: Tile) {
  if (isHome) return { fill: mixed(`var(--b${side})`, 20), stroke: `var(--b${side})` };
  if (kind === "active") return { fill: mixed("var(--ball)", 12), stroke: "var(--ball)", strokeWidth: 2.5 };
  if (kind === "wormhole") return { fill: "var(--night-2)", stroke: "#8f74d8", strokeWidth: 1.4 };
  return kind === undefined ? { fill: "var(--night-2)", stroke: "var(--night-line)" } : anomaly;
}

function Planet({ tile: { worth, side } }: { readonly tile: Tile }) {
  if (worth === undefined) return null;
  const [resources, influence] = worth;
  return (
    <g fontSize={8}>
      <circle r="11.5" fill="#8f7d60" stroke={side === undefined ? "none" : `var(--b${side})`} strokeWidth={2} />
      <rect x="-8.5" y="-4.5" width="8" height="9" rx="1.5" fill="#ffd45e" />
      <path fill="#2d6fd0" d="M.5 0 2.5-4.5h4L8.5 0l-2 4.5h-4z" />
      <text x="-4.5" y="3" fill="#2b2000">
        {resources}
      </text>
      <text x="4.5" y="3" fill="#ffffff">
        {influence}
      </text>
    </g>
  );
}

/** What a war looks like: two homes, rifts on the way to the Crown, and what the umpire foresees there. */
export function TablePicture() {
  return (
    <svg
      className="night score-text"
      viewBox="-150 -88 300 176"
      preserveAspectRatio="xMidYMid slice"
      textAnchor="middle"
      aria-hidden="true"
    >
      {tiles.map((tile) => (
        <g key={`${tile.q} ${tile.r}`}>
          <polygon points={corners(tile)} {...groundOf(tile)} />
          <g transform={at(tile)}>
            {tile.kind !== undefined && <path d={drawings[tile.kind]} {...(solid[tile.kind] ?? line)} />}
            <Planet tile={tile} />
          </g>
        </g>
      ))}
      <path fill="none" stroke="var(--chalk)" strokeWidth={3} strokeDasharray="6 4" d="M0 120V26M60 84 34 46 12 14" />
      <path fill="var(--chalk)" d="M-6 29 0 17 6 29zM20 16 8 8l1 14z" />
      <Pill hex={{ q: 0, r: 0 }} up={33} size={19}>
        68%
      </Pill>
    </svg>
  );
}
