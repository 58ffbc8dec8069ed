import { memo } from "react";
import { corners, pointsOf, polar } from "../geometry.ts";
import { playerColour } from "../pieces/icons.tsx";
import type { Language, Planet } from "../types.ts";
import { SpecialtyMark, TraitMark } from "./signs.tsx";
import type { PlanetSlot } from "./slots.ts";
import { fitText } from "./text.ts";

type PlanetProps = {
  readonly planet: Planet;
  readonly name: string;
  /** Who controls it. */
  readonly owner: number | null;
  readonly slot: PlanetSlot;
  readonly isHeld: boolean;
  readonly language: Language;
};

/** A planet: what it yields stands in its middle, or higher where units stand on it. */
export const PlanetDisc = memo(function PlanetDisc({ planet, name, owner, slot, isHeld, language }: PlanetProps) {
  const { x, y, r, width, nameX } = slot;
  const half = Math.max(9, r * 0.4);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="ti4-disc">
        <Body planet={planet} r={r} />
        {owner !== null && <circle r={r + 5} fill="none" stroke={playerColour(owner)} strokeWidth={4} />}
        <g transform={`translate(0 ${isHeld ? -r * 0.34 : 0})`}>
          <Yield kind="resources" amount={planet.resources} x={-half * 1.04} half={half} />
          <Yield kind="influence" amount={planet.influence} x={half * 1.04} half={half} />
        </g>
      </g>
      <Signs planet={planet} r={r} language={language} />
      {width > 0 && (
        <text className="ti4-name" x={nameX - x} y={r + 16} fontSize={fitText(name, width, 19)} fontWeight={500}>
          {name}
        </text>
      )}
    </g>
  );
});

/** A planet's face and its edge, by its trait. */
const plain = ["#8f7d60", "#5c503d"] as const;
const soils: { readonly [kind: string]: typeof plain | readonly [string, string] } = {
  cultural: ["#48698f", "#2d435c"],
  hazardous: ["#8c4b40", "#5a2e27"],
  industrial: ["#4e7548", "#304b2c"],
  throne: ["#a07c24", "#674f14"],
};

function Body({ planet, r }: { readonly planet: Planet; readonly r: number }) {
  if (planet.spaceStation) {
    return (
      <g stroke="var(--text-2)">
        <path fill="var(--back-blue)" d={`M${-r - 9} ${-r * 0.5} h9 v${r} h-9 Z M${r} ${-r * 0.5} h9 v${r} h-9 Z`} />
        <polygon points={pointsOf(corners(r))} fill="#56616b" strokeWidth={1.5} />
      </g>
    );
  }
  const isThrone = planet.name === "Mecatol Rex";
  const [soil, edge] = soils[isThrone ? "throne" : (planet.traits[0] ?? "plain")] ?? plain;
  return (
    <g fill="none" stroke="var(--gold)">
      {planet.legendary && <circle r={r + 5} strokeWidth={2.5} strokeDasharray="7 4" />}
      {isThrone && <circle r={r + 9} strokeWidth={2} strokeDasharray="1 6" strokeLinecap="round" />}
      <circle r={r} fill={soil} stroke={edge} strokeWidth={1.5} />
      <path
        fill="black"
        opacity={0.14}
        stroke="none"
        d={`M0 ${-r} A${r} ${r} 0 0 1 0 ${r} A${r * 1.5} ${r * 1.5} 0 0 0 0 ${-r} Z`}
      />
    </g>
  );
}

type YieldProps = { readonly kind: string; readonly amount: number; readonly x: number; readonly half: number };

/** Resources in a square, influence in a hexagon. */
function Yield({ kind, amount, x, half }: YieldProps) {
  return (
    <g fontWeight={700} transform={`translate(${x} 0)`}>
      {kind === "resources" ? (
        <rect
          fill="#f2d061"
          x={-half * 0.88}
          y={-half * 0.88}
          width={half * 1.76}
          height={half * 1.76}
          rx={half * 0.3}
        />
      ) : (
        <polygon fill="#2b5f9e" points={pointsOf(corners(half * 1.08))} />
      )}
      <text y={half * 0.52} fontSize={Math.round(half * 1.5)} fill={kind === "resources" ? "#2a2410" : "#ffffff"}>
        {amount}
      </text>
    </g>
  );
}

/** Traits to the left, specialties to the right, a star at the top of a legendary planet. */
function Signs({ planet, r, language }: { readonly planet: Planet; readonly r: number; readonly language: Language }) {
  const at = (degrees: number) => {
    const { x, y } = polar(r < 26 ? r + 5 : r + 2, (degrees * Math.PI) / 180);
    return `translate(${Math.round(x)} ${Math.round(y)})`;
  };
  const step = r < 26 ? 44 : 36;
  return (
    <>
      {planet.traits.map((trait, index) => (
        <g key={trait} transform={at(222 - index * step)}>
          <TraitMark trait={trait} language={language} />
        </g>
      ))}
      {planet.techSpecialties.map((specialty, index) => (
        // A planet may have the same specialty twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two equal ones apart
        <g key={index} transform={at(-42 + index * step)}>
          <SpecialtyMark specialty={specialty} language={language} />
        </g>
      ))}
      {planet.legendary && (
        <path
          fill="var(--gold)"
          stroke="var(--surface)"
          strokeWidth={2}
          paintOrder="stroke"
          transform={`translate(0 ${-r - 4})`}
          d="M0 -9 L2.4 -2.6 L9 -2.4 L3.8 1.6 L5.6 8 L0 4.4 L-5.6 8 L-3.8 1.6 L-9 -2.4 L-2.4 -2.6 Z"
        />
      )}
    </>
  );
}
