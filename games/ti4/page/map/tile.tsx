import { rotateLanes } from "../../galaxy/map-string.ts";
import type { Tile } from "../../galaxy/tiles.ts";

/** The middles of the sides of a hex in a box of 40 by 36. */
const sides: { readonly [side: string]: string } = {
  ...{ n: "20 1", ne: "34.7 9.5", se: "34.7 26.5", s: "20 35", sw: "5.3 26.5", nw: "5.3 9.5" },
};

const pip = (at: number, count: number) => 20 + (at - (count - 1) / 2) * 11;

/** A tile in small: its back as a colour, dashed where it is an anomaly; planets, wormholes and lanes as they are. */
export function TilePicture({ tile, rotation = 0 }: { readonly tile: Tile; readonly rotation?: number }) {
  const { lanes, planets, wormholes, anomalies, back } = tile;
  return (
    <svg className="map-picture rigid" viewBox="-1 -1 42 38" aria-hidden="true">
      <path
        className={anomalies.length > 0 ? "map-hex map-hex-anomaly" : "map-hex"}
        data-back={back}
        d="M10 1 H30 L40 18 L30 35 H10 L0 18 Z"
      />
      {rotateLanes(lanes ?? [], rotation).map(([from, to]) => (
        <path key={`${from}-${to}`} className="map-lane" d={`M${sides[from]} Q20 18 ${sides[to]}`} />
      ))}
      {planets.map(({ name }, at) => (
        <circle
          key={name}
          className="map-planet"
          cx={pip(at, planets.length)}
          cy={wormholes.length > 0 ? 12 : 18}
          r={4.5}
        />
      ))}
      {wormholes.map((letter, at) => (
        <text key={letter} className="map-hole" x={pip(at, wormholes.length)} y={planets.length > 0 ? 30 : 23}>
          {signs[letter] ?? "?"}
        </text>
      ))}
    </svg>
  );
}

const signs: { readonly [letter: string]: string } = { alpha: "α", beta: "β", gamma: "γ", delta: "δ", epsilon: "ε" };
