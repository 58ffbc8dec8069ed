import type { Language } from "../types.ts";
import { boardWords } from "../words.ts";
import type { Slot } from "./slots.ts";
import { wormholeSign } from "./text.ts";

/** Traits and specialties by shape as well as by colour; around the origin, about 12 across. */
const traitShapes: { readonly [trait: string]: string } = {
  cultural: "M0 -6 L6 0 L0 6 L-6 0 Z",
  hazardous: "M0 -5.6 L6 5 H-6 Z",
  industrial: "M-5 -5 H5 V5 H-5 Z",
};
const specialtyShapes: { readonly [specialty: string]: string } = {
  biotic: "M-5 5 Q-6 -5 5 -5 Q6 5 -5 5 Z",
  cybernetic: "M-2 -6 H2 V-2 H6 V2 H2 V6 H-2 V2 H-6 V-2 H-2 Z",
  propulsion: "M-6 -5 L0 -5 L6 0 L0 5 L-6 5 L-1 0 Z",
  warfare: "M0 -7 L1.8 -1.8 L7 0 L1.8 1.8 L0 7 L-1.8 1.8 L-7 0 L-1.8 -1.8 Z",
};
const signColours: { readonly [kind: string]: string } = {
  ...{ cultural: "#6fb0f2", propulsion: "#6fb0f2", hazardous: "#f2736a", warfare: "#f2736a" },
  ...{ industrial: "#6cc672", biotic: "#6cc672", cybernetic: "#ecca4d" },
};
const colourOf = (kind: string) => signColours[kind] ?? "var(--text-2)";
const ROUND = "M0 -5 A5 5 0 1 1 -0.1 -5 Z";

export function TraitMark({ trait, language }: { readonly trait: string; readonly language: Language }) {
  return (
    <g className="ti4-sign" fill="var(--surface)" stroke="var(--line)">
      <title>{boardWords[language].traits[trait] ?? trait}</title>
      <circle r={9} />
      <path d={traitShapes[trait] ?? ROUND} fill={colourOf(trait)} stroke="none" />
    </g>
  );
}

export function SpecialtyMark({ specialty, language }: { readonly specialty: string; readonly language: Language }) {
  const words = boardWords[language];
  return (
    <g className="ti4-sign" fill="var(--surface)" stroke="var(--line)">
      <title>{words.specialty(words.specialties[specialty] ?? specialty)}</title>
      <rect x={-9} y={-9} width={18} height={18} rx={4} />
      <path d={specialtyShapes[specialty] ?? ROUND} fill={colourOf(specialty)} stroke="none" />
    </g>
  );
}

type WormholeProps = {
  readonly letter: string;
  readonly slot: Slot;
  readonly title: string;
  readonly isAdded: boolean;
};

/** Rings around a letter. */
export function Wormhole({ letter, slot: { x, y, r }, title, isAdded }: WormholeProps) {
  return (
    <g data-letter={letter} fill="none" stroke="#6e5cc0" strokeLinecap="round" transform={`translate(${x} ${y})`}>
      <title>{title}</title>
      <circle r={r} fill="var(--space)" stroke="#ab98f5" strokeWidth={3.5} />
      <path strokeWidth={2.5} d={`M${-r * 0.74} ${-r * 0.2} A${r * 0.77} ${r * 0.77} 0 0 1 ${r * 0.3} ${-r * 0.7}`} />
      <path strokeWidth={2.5} d={`M${r * 0.74} ${r * 0.2} A${r * 0.77} ${r * 0.77} 0 0 1 ${-r * 0.3} ${r * 0.7}`} />
      <text y={r * 0.38} fontSize={Math.round(r * 1.2)} fontWeight={700} fill="#c9bcff" stroke="none">
        {wormholeSign(letter)}
      </text>
      {isAdded && <PlusBadge x={r * 0.8} y={-r * 0.8} />}
    </g>
  );
}

/** The sign of what is not of the tile itself but was added. */
export function PlusBadge({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g strokeLinecap="round" transform={`translate(${x} ${y})`}>
      <circle r={8.5} fill="var(--link)" stroke="var(--surface)" strokeWidth={2} />
      <path d="M-4.5 0 H4.5 M0 -4.5 V4.5" fill="none" stroke="var(--surface)" strokeWidth={2.5} />
    </g>
  );
}
