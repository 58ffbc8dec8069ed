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
          <path d={d} fill="none" stroke="var(--danger)" strokeWidth={1.6} opacity={0.4} />
        </pattern>
      ))}
      <pattern id={`${id}-barred`} width={10} height={10} patternUnits="userSpaceOnUse">
        <path fill="none" stroke="var(--warn)" strokeWidth={2} d="M0 10 L10 0 M0 0 L10 10" />
      </pattern>
    </defs>
  );
}

const place = ({ x, y }: Cell) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

type ShadeProps = { readonly id: string; readonly cell: SystemCell; readonly level: BoardShade["level"] };

const tints = [0, 0.06, 0.1, 0.15, 0.22];

export const ShadeArt = memo(function ShadeArt({ id, cell, level }: ShadeProps) {
  if (level === 0) return null;
  return (
    <g className="ti4-shade" data-level={level} transform={place(cell)}>
      <polygon points={OUTLINE} fill="var(--danger)" opacity={tints[level]} />
      <polygon points={OUTLINE} fill={`url(#${id}-shade${level})`} />
    </g>
  );
});

/** A system in the way: a cross-hatched band within a thick outline. */
export function BarredArt({ id, cell }: { readonly id: string; readonly cell: SystemCell }) {
  return (
    <g className="ti4-barred" transform={place(cell)}>
      <path d={BAND} fillRule="evenodd" fill={`url(#${id}-barred)`} />
      <polygon points={OUTLINE} fill="none" stroke="var(--warn)" strokeWidth={6} strokeLinejoin="round" />
    </g>
  );
}

/** The outline of the active system, where the call is, or of the selected one. */
export function OutlineArt({ cell, kind }: { readonly cell: SystemCell; readonly kind: "active" | "selected" }) {
  return (
    <g className={`ti4-outline-${kind}`} fill="none" strokeLinejoin="round" transform={place(cell)}>
      {kind === "active" ? (
        <>
          <polygon points={OUTLINE} stroke="var(--ball)" strokeWidth={20} opacity={0.35} />
          <polygon points={OUTLINE} fill="var(--ball)" fillOpacity={0.09} stroke="var(--ball)" strokeWidth={6} />
        </>
      ) : (
        <polygon points={OUTLINE} stroke="var(--text)" strokeWidth={5} strokeDasharray="26 10" />
      )}
    </g>
  );
}

export function Links({ pairs }: { readonly pairs: readonly (readonly [Cell, Cell])[] }) {
  return (
    <g stroke="var(--text-2)" strokeWidth={4} strokeDasharray="2 9" strokeLinecap="round" opacity={0.7}>
      {pairs.map(([a, b]) => (
        <line key={`${a.key} ${b.key}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      ))}
    </g>
  );
}
