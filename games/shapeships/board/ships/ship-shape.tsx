import { memo } from "react";
import { findShip } from "../../pack/catalogue.ts";
import type { Pack } from "../../pack/pack.ts";
import { hullOf, type Outline, type Sign } from "./hull.ts";
import "./ship-shape.css";

const pathOf = ({ points, isClosed }: Outline) =>
  points.length === 0 ? "" : `M${points.map(([x, y]) => `${x} ${y}`).join("L")}${isClosed ? "Z" : ""}`;

/** Signs are told apart by their form alone. */
const signs: { readonly [S in Sign]: string } = {
  damage: "M0 -13L5 -3L13 0L5 3L0 13L-5 3L-13 0L-5 -3Z",
  heal: "M-3.5 -11H3.5V-3.5H11V3.5H3.5V11H-3.5V3.5H-11V-3.5H-3.5Z",
  lines: "M-10 -9H10V-5H-10ZM-10 -2H10V2H-10ZM-10 5H10V9H-10Z",
  energy: "M0 -11A11 11 0 1 1 0 11A11 11 0 1 1 0 -11ZM0 -5A5 5 0 1 0 0 5A5 5 0 1 0 0 -5Z",
  maker: "M-10 -10H4V-4H10V10H-4V4H-10Z",
  dice: "M-9 -9H-3V-3H-9ZM-3 -3H3V3H-3ZM3 3H9V9H3Z",
  seize: "M-11 -8L-8 -11L0 -3L8 -11L11 -8L3 0L11 8L8 11L0 3L-8 11L-11 8L-3 0Z",
  guard: "M0 -12L10 -8V1C10 7 5 10 0 12C-5 10 -10 7 -10 1V-8Z",
  none: "",
};

const lines = { fill: "none", stroke: "currentColor", strokeLinejoin: "round", strokeLinecap: "round" } as const;
const hull = { fill: "currentColor", fillOpacity: 0.18, strokeWidth: 4.5 };
const filled = { fill: "currentColor", fillRule: "evenodd", stroke: "none" } as const;

type ShapeProps = {
  readonly pack: Pack;
  readonly ship: string;
  /** In pixels; without it, as large as the style around it says. */
  readonly size?: number;
  /** Set for a ship in play: effects fly from it and to it. */
  readonly id?: string;
};

/** A ship drawn from its data. It only illustrates: its name stands beside it. */
export const ShipShape = memo(function ShipShape({ pack, ship: kind, size, id }: ShapeProps) {
  const ship = findShip(pack, kind);
  if (ship === undefined) return null;
  const { outline, parts, sign } = hullOf(ship, pack);
  const drop = outline.isClosed ? 0 : 8;
  return (
    <svg
      className={`ss-shape ss-shape-${ship.kind}`}
      viewBox="-54 -54 108 108"
      width={size}
      height={size}
      data-ship={id}
      {...lines}
      aria-hidden="true"
      focusable="false"
    >
      <path className="ss-shape-hull" d={pathOf(outline)} pathLength={1} {...hull} />
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
        <path key={at} className="ss-shape-part" d={pathOf(part)} pathLength={1} strokeWidth={3.5} />
      ))}
      {parts.length === 0 && <path {...filled} transform={`translate(0 ${drop}) scale(1.2)`} d={signs[sign]} />}
    </svg>
  );
});

/** What a power does, as a sign in a sun. */
export function SignShape({ sign }: { readonly sign: Sign }) {
  return (
    <svg className="ss-shape" viewBox="-54 -54 108 108" width={36} height={36} {...lines} aria-hidden="true">
      <circle r="30" {...hull} strokeDasharray="6 9.7" />
      <path {...filled} transform="scale(1.3)" d={signs[sign]} />
    </svg>
  );
}
