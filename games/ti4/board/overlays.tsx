import { memo } from "react";
import type { Cell, SystemCell } from "./cells.ts";
import { corners, pointsOf, RADIUS } from "./geometry.ts";
import type { BoardShade } from "./types.ts";

const OUTLINE = pointsOf(corners(RADIUS - 2));
const ring = (radius: number) =>
  `M${corners(radius)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join(" L")} Z`;
const BAND = `${ring(RADIUS - 3)} ${ring(RADIUS - 17)}`;

/** Hatchings by level, denser as it grows: by lines, for colour may not be seen. */
const hatchings = [
  { level: 1, size: 26, d: "M0 26 L26 0" },
  { level: 2, size: 16, d: "M0 16 L16 0" },
  { level: 3, size: 20, d: "M0 20 L20 0 M0 0 L20 20" },
  { level: 4, size: 12, d: "M0 12 L12 0 M0 0 L12 12" },
] as const;

export function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      {hatchings.map(({ level, size, d }) => (
        <pattern key={level} id={`${id}-shade${level}`} width={size} height={size} patternUnits="userSpaceOnUse">
          <path className="ti4-hatch" d={d} />
        </pattern>
      ))}
      <pattern id={`${id}-barred`} width={10} height={10} patternUnits="userSpaceOnUse">
        <path className="ti4-hatch-barred" d="M0 10 L10 0 M0 0 L10 10" />
      </pattern>
    </defs>
  );
}

const place = ({ x, y }: Cell) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

type ShadeProps = { readonly id: string; readonly cell: SystemCell; readonly level: BoardShade["level"] };

export const ShadeArt = memo(function ShadeArt({ id, cell, level }: ShadeProps) {
  if (level === 0) return null;
  return (
    <g className="ti4-shade" data-level={level} transform={place(cell)}>
      <polygon className="ti4-tint" points={OUTLINE} />
      <polygon points={OUTLINE} style={{ fill: `url(#${id}-shade${level})` }} />
    </g>
  );
});

/** A system in the way: a cross-hatched band within a thick outline. */
export function BarredArt({ id, cell }: { readonly id: string; readonly cell: SystemCell }) {
  return (
    <g className="ti4-barred" transform={place(cell)}>
      <path d={BAND} fillRule="evenodd" style={{ fill: `url(#${id}-barred)` }} />
      <polygon points={OUTLINE} />
    </g>
  );
}

/** The outline of the active or of the selected system. */
export function OutlineArt({ cell, kind }: { readonly cell: SystemCell; readonly kind: "active" | "selected" }) {
  return (
    <g className={`ti4-outline ti4-outline-${kind}`} transform={place(cell)}>
      {kind === "active" && <polygon className="ti4-glow" points={OUTLINE} />}
      <polygon points={OUTLINE} />
    </g>
  );
}

export function Links({ pairs }: { readonly pairs: readonly (readonly [Cell, Cell])[] }) {
  return (
    <g className="ti4-links">
      {pairs.map(([a, b]) => (
        <line key={`${a.key} ${b.key}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      ))}
    </g>
  );
}
