import type { Shade } from "../plan/reducer.ts";

/** Lines, denser as the danger grows, as they are on the map. */
const lines: { readonly [level in Shade["level"]]: string } = {
  0: "",
  1: "M0 16 L16 0",
  2: "M0 8 L8 0 M0 16 L16 0 M8 16 L16 8",
  3: "M0 8 L8 0 M0 16 L16 0 M8 16 L16 8 M0 0 L16 16",
  4: "M0 8 L8 0 M0 16 L16 0 M8 16 L16 8 M0 0 L16 16 M8 0 L16 8 M0 8 L8 16",
};

/** How a level looks on the map. */
export function Swatch({ level }: { readonly level: Shade["level"] }) {
  return (
    <svg className="rigid" viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
      <rect
        width={16}
        height={16}
        rx={2}
        fill={level === 0 ? "none" : "var(--danger)"}
        fillOpacity={level / 14}
        stroke={level === 0 ? "var(--line)" : "var(--danger)"}
        strokeWidth={2}
      />
      <path d={lines[level]} fill="none" stroke="var(--danger)" strokeWidth={1.4} />
    </svg>
  );
}
