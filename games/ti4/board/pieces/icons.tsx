import { sideColour, sideShape } from "@umpire/ui";
import { findUnit } from "../../units/units.ts";

/** Silhouettes in a box of 32 by 24, seen from the side or from above; holes are cut by the even-odd rule. */
const silhouettes: { readonly [type: string]: string } = {
  fighter: "M7 5 L12 9.6 L27 12 L12 14.4 L7 19 L9 12 Z M14 11.3 L14 12.7 L18 12 Z",
  destroyer: "M2 8 L9 9 L13 6.5 L16 9 L30 12 L16 15 L13 17.5 L9 15 L2 16 L5 12 Z M9 11.2 V12.8 H17 L21 12 L17 11.2 Z",
  cruiser:
    "M1 7 H7 L9 9 L12 4 H17 L19 8 L31 12 L19 16 L17 20 H12 L9 15 L7 17 H1 L3 14 V10 Z M11 10.5 V13.5 H18 L22 12 L18 10.5 Z",
  carrier:
    "M2 6 H22 L30 10 V14 L22 18 H2 V15 H5 V9 H2 Z M8 8.6 V11 H12 V8.6 Z M14 8.6 V11 H18 V8.6 Z M8 13 V15.4 H12 V13 Z M14 13 V15.4 H18 V13 Z",
  dreadnought:
    "M1 2 H8 L12 5 H18 L31 12 L18 19 H12 L8 22 H1 L4 17 H1 V14 H5 V10 H1 V7 H4 Z M9 8 L11 10 H18 L14 8 Z M9 16 L11 14 H18 L14 16 Z",
  flagship:
    "M1 12 L5 9 L2 2 L12 6 L17 1 L19 7 L31 12 L19 17 L17 23 L12 18 L2 22 L5 15 Z M12 8 L13.1 10.7 L16 11 L13.8 12.8 L14.5 15.6 L12 14 L9.5 15.6 L10.2 12.8 L8 11 L10.9 10.7 Z",
  "war-sun":
    "M16 1 A11 11 0 0 1 26.9 11 H5.1 A11 11 0 0 1 16 1 Z M5.1 13 H26.9 A11 11 0 0 1 5.1 13 Z M20 4.4 A2.7 2.7 0 1 0 20.1 4.4 Z M1 11 H4 V13 H1 Z M28 11 H31 V13 H28 Z",
  infantry:
    "M16 2 A4.6 4.6 0 1 1 15.9 2 Z M8 22 V17 Q8 12 13 12 H19 Q24 12 24 17 V22 H20 V17.5 H18.6 V22 H13.4 V17.5 H12 V22 Z",
  mech: "M12 2 H20 V6 H26 V15 H23 V9 H21 V13 L24 23 H19 L16 16 L13 23 H8 L11 13 V9 H9 V15 H6 V6 H12 Z M14 3.6 V5.2 H18 V3.6 Z",
  pds: "M27 1 L29.5 3.5 L20.5 11.5 Q23 13.5 23 17 H27 V22 H5 V17 H9 Q9 10 16 10 Q16.6 10 17.2 10.1 Z M14 14 V16.5 H18 V14 Z",
  "space-dock":
    "M16 2 L21 5 V8 H29 V11 H26 V13 H29 V16 H21 V19 L16 22 L11 19 V16 H3 V13 H6 V11 H3 V8 H11 V5 Z M16 7.5 A4.5 4.5 0 1 0 16.1 7.5 Z",
};
const UNKNOWN = "M16 3 L26 12 L16 21 L6 12 Z M16 8 L11.5 12 L16 16 L20.5 12 Z";

export const playerColour = sideColour;

/** In the colour of the ground, so that a sign stands out from what it lies on. */
const rim = { stroke: "var(--surface)", strokeWidth: 1.2, strokeLinejoin: "round", paintOrder: "stroke" } as const;

/** The silhouette of a unit in the box of 32 by 24, as a part of a drawing. */
export function UnitShape({ unit, player }: { readonly unit: string; readonly player: number }) {
  const shape = silhouettes[findUnit(unit)?.type ?? unit] ?? UNKNOWN;
  return <path {...rim} d={shape} fillRule="evenodd" fill={playerColour(player)} />;
}

/** The mark of a player in the box of 16 by 16, as a part of a drawing: colour is not their only sign. */
export function MarkShape({ player }: { readonly player: number }) {
  return <path {...rim} d={sideShape(player)} fill={playerColour(player)} />;
}

type IconProps = { readonly player: number; readonly size?: number; readonly title?: string };

/** A unit for panels; without a title it is decoration. The size is its height. */
export function UnitIcon({ unit, player, size = 24, title }: IconProps & { readonly unit: string }) {
  return (
    <Picture width={(size * 4) / 3} height={size} viewBox="0 0 32 24" title={title}>
      <UnitShape unit={unit} player={player} />
    </Picture>
  );
}

/** A player's sign for panels; without a title it is decoration. */
export function PlayerMark({ player, size = 16, title }: IconProps) {
  return (
    <Picture width={size} height={size} viewBox="0 0 16 16" title={title}>
      <MarkShape player={player} />
    </Picture>
  );
}

type PictureProps = {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly title: string | undefined;
  readonly children: React.ReactNode;
};

function Picture({ width, height, viewBox, title, children }: PictureProps) {
  if (title === undefined) {
    return (
      <svg className="ti4-icon" width={width} height={height} viewBox={viewBox} aria-hidden="true" focusable="false">
        {children}
      </svg>
    );
  }
  return (
    <svg className="ti4-icon" width={width} height={height} viewBox={viewBox} role="img" aria-label={title}>
      <title>{title}</title>
      {children}
    </svg>
  );
}
