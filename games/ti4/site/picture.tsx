import { type ByLanguage, useLanguage } from "@umpire/ui";

const label: ByLanguage<string> = {
  en: "A map of hexes: a path leads through a gravity rift, dashed in red, to the active system.",
  ru: "Карта из шестиугольников: путь ведёт через гравитационный колодец, обведённый красным пунктиром, в активную систему.",
};

export type Hex = { readonly q: number; readonly r: number };
type Tile = Hex & { readonly kind: "space" | "planet" | "rift" | "active" };

const SIZE = 40;
const ROOT3 = Math.sqrt(3);

const tiles: readonly Tile[] = [
  { q: -2, r: 0, kind: "space" },
  { q: -2, r: 1, kind: "planet" },
  { q: -2, r: 2, kind: "space" },
  { q: -1, r: -1, kind: "planet" },
  { q: -1, r: 0, kind: "space" },
  { q: -1, r: 1, kind: "rift" },
  { q: 0, r: -1, kind: "space" },
  { q: 0, r: 0, kind: "space" },
  { q: 0, r: 1, kind: "planet" },
  { q: 1, r: -2, kind: "planet" },
  { q: 1, r: -1, kind: "active" },
  { q: 1, r: 0, kind: "space" },
  { q: 2, r: -2, kind: "space" },
  { q: 2, r: -1, kind: "planet" },
];
const way: readonly Hex[] = [
  { q: -2, r: 2 },
  { q: -1, r: 1 },
  { q: 0, r: 0 },
  { q: 1, r: -1 },
];

const middle = ({ q, r }: Hex) => ({ x: 1.5 * SIZE * q, y: ROOT3 * SIZE * (r + q / 2) });

export function corners(hex: Hex): string {
  const { x, y } = middle(hex);
  const size = SIZE - 2;
  const corner = (index: number) => {
    const angle = (index * Math.PI) / 3;
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  };
  return [0, 1, 2, 3, 4, 5].map(corner).join(" ");
}

export const at = (hex: Hex) => `translate(${middle(hex).x.toFixed(1)} ${middle(hex).y.toFixed(1)})`;

function Inside({ tile }: { readonly tile: Tile }) {
  if (tile.kind === "planet") return <circle transform={at(tile)} r="11" fill="var(--night-line)" />;
  if (tile.kind !== "rift") return null;
  return (
    <path
      transform={at(tile)}
      fill="none"
      stroke="var(--anomaly)"
      strokeWidth={2.5}
      strokeLinecap="round"
      d="M-17 5A18 18 0 0 1 5-17M17-5A18 18 0 0 1-5 17"
    />
  );
}

const ground = { fill: "var(--night-2)", stroke: "var(--night-line)", strokeWidth: 1.5 };
export const mixed = (colour: string, share: number) => `color-mix(in srgb, ${colour} ${share}%, var(--night-2))`;

const grounds = {
  space: ground,
  planet: ground,
  rift: { fill: mixed("var(--anomaly)", 10), stroke: "var(--anomaly)", strokeWidth: 2.5, strokeDasharray: "7 5" },
  active: { fill: mixed("var(--ball)", 14), stroke: "var(--ball)", strokeWidth: 3 },
};

const ship = { fill: "var(--b0)", stroke: "var(--night)", strokeWidth: 2 };

type PillProps = { readonly hex: Hex; readonly up: number; readonly size: number; readonly children: string };

/** What the umpire foresees, at a hex. */
export function Pill({ hex, up, size, children }: PillProps) {
  const [width, height] = [size * 2.3, size * 1.16];
  return (
    <g transform={`${at(hex)} translate(0 ${-up})`} fill="var(--chalk)">
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="4" />
      <text y={size * 0.36} fontSize={size} fill="#12201a">
        {children}
      </text>
    </g>
  );
}

/** A fleet's way through a rift to the active system and what would come of it, drawn as the planner draws it. */
export function Picture() {
  const language = useLanguage();
  const line = way.map(middle).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
  return (
    <svg className="score-text" viewBox="-162 -142 324 250" textAnchor="middle" role="img" aria-label={label[language]}>
      {tiles.map((tile) => (
        <g key={`${tile.q} ${tile.r}`}>
          <polygon points={corners(tile)} {...grounds[tile.kind]} />
          <Inside tile={tile} />
        </g>
      ))}
      <polyline points={line.join(" ")} fill="none" stroke="var(--chalk)" strokeWidth={4} strokeDasharray="8 5" />
      <path transform={`${at({ q: -2, r: 2 })} rotate(60)`} d="M0-15 10 11 0 6-10 11z" {...ship} />
      <circle transform={at({ q: 1, r: -1 })} r="12" fill="#8f7d60" stroke="var(--b1)" strokeWidth={2.5} />
      <Pill hex={{ q: -1, r: 1 }} up={0} size={15}>
        70%
      </Pill>
      <Pill hex={{ q: 1, r: -1 }} up={36} size={24}>
        61%
      </Pill>
    </svg>
  );
}
