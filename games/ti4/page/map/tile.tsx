import { rotateLanes } from "../../galaxy/map-string.ts";
import type { Tile } from "../../galaxy/tiles.ts";

/** The middles of the sides of a hex in a box of 40 by 36. */
const sides: { readonly [side: string]: string } = {
  ...{ n: "20 1", ne: "34.7 9.5", se: "34.7 26.5", s: "20 35", sw: "5.3 26.5", nw: "5.3 9.5" },
};

/** The printed colour of a back. */
const backs: { readonly [back: string]: string } = {
  ...{ blue: "var(--p0)", red: "var(--p1)", green: "var(--p2)" },
};

const pip = (at: number, count: number) => 20 + (at - (count - 1) / 2) * 11;

/** A tile in small: its back as a colour, dashed where it is an anomaly; planets, wormholes and lanes as they are. */
export function TilePicture({ tile, rotation = 0 }: { readonly tile: Tile; readonly rotation?: number }) {
  const { lanes, planets, wormholes, anomalies, back } = tile;
  return (
    <svg className="map-picture rigid" viewBox="-1 -1 42 38" aria-hidden="true">
      <path
        fill="var(--surface-2)"
        stroke={backs[back] ?? "var(--line)"}
        strokeWidth={anomalies.length > 0 ? 2.5 : 1.5}
        strokeDasharray={anomalies.length > 0 ? "5 3" : undefined}
        d="M10 1 H30 L40 18 L30 35 H10 L0 18 Z"
      />
      {rotateLanes(lanes ?? [], rotation).map(([from, to]) => (
        <path
          key={`${from}-${to}`}
          fill="none"
          stroke="var(--link)"
          strokeWidth={2.5}
          d={`M${sides[from]} Q20 18 ${sides[to]}`}
        />
      ))}
      {planets.map(({ name }, at) => (
        <circle
          key={name}
          fill="var(--text-2)"
          cx={pip(at, planets.length)}
          cy={wormholes.length > 0 ? 12 : 18}
          r={4.5}
        />
      ))}
      {wormholes.map((letter, at) => (
        <text
          key={letter}
          fill="currentColor"
          fontSize={14}
          fontWeight={600}
          textAnchor="middle"
          x={pip(at, wormholes.length)}
          y={planets.length > 0 ? 30 : 23}
        >
          {signs[letter] ?? "?"}
        </text>
      ))}
    </svg>
  );
}

const signs: { readonly [letter: string]: string } = { alpha: "α", beta: "β", gamma: "γ", delta: "δ", epsilon: "ε" };
