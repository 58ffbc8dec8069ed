import { memo } from "react";
import { isFreeHome, type Owned, placeName, sameOwned } from "../describe.ts";
import { corners, pointsOf, RADIUS } from "../geometry.ts";
import { playerColour } from "../pieces/icons.tsx";
import type { BoardNames, Language, System } from "../types.ts";
import { boardWords } from "../words.ts";
import { AnomalyBorder, AnomalyPicture } from "./anomalies.tsx";
import { PlanetDisc } from "./planets.tsx";
import { PlusBadge, Wormhole } from "./signs.tsx";
import { LABEL_Y, planetSlots, wormholeSlots } from "./slots.ts";
import { fitText, textWidth } from "./text.ts";

export const HEX_POINTS = pointsOf(corners(RADIUS - 1.5));
const INNER = pointsOf(corners(RADIUS - 8));

type TileArtProps = {
  readonly system: System;
  /** Whether there are ships, which need the lower part of the hex. */
  readonly isCrowded: boolean;
  /** The planets with units on them, each on a line. */
  readonly held: string;
  readonly owned: Owned;
  /** Whose home it is. */
  readonly home: number | null;
  readonly language: Language;
  readonly names: BoardNames;
};

/** All that a tile shows by itself. */
export const TileArt = memo(function TileArt(props: TileArtProps) {
  const { system, isCrowded, held, owned, home, language, names } = props;
  if (isFreeHome(system)) return <HomeSlot {...props} />;
  const slots = planetSlots(system.planets.length, isCrowded);
  const heldPlanets = held.split("\n");
  return (
    <>
      <Ground system={system} home={home} />
      <text className="ti4-id" y={LABEL_Y} fontSize={fitText(placeName(names, system.id), 84, 21, true)}>
        {placeName(names, system.id)}
      </text>
      <AnomalyLabels {...props} />
      <Wormholes {...props} />
      {system.planets.map((planet, at) => {
        const slot = slots[at];
        if (slot === undefined) return null;
        const isHeld = heldPlanets.includes(planet.name);
        return (
          <PlanetDisc
            key={planet.name}
            planet={planet}
            name={placeName(names, planet.name)}
            owner={owned.get(planet.name) ?? null}
            slot={slot}
            isHeld={isHeld}
            language={language}
          />
        );
      })}
    </>
  );
}, sameArt);

/** The functions that name things are left out: they may be new ones in every drawing. */
function sameArt(a: TileArtProps, b: TileArtProps): boolean {
  const isSameOwner = a.home === b.home && sameOwned(a.owned, b.owned);
  const isSameTile = a.system === b.system && a.isCrowded === b.isCrowded && a.held === b.held;
  return isSameTile && isSameOwner && a.language === b.language;
}

/** The printed colours of tiles' backs. */
const backs: { readonly [back: string]: string } = {
  ...{ blue: "var(--back-blue)", red: "var(--back-red)", green: "var(--back-green)", fracture: "var(--back-fracture)" },
};
const groundOf = (back: string | undefined) =>
  back === undefined ? "var(--space)" : `color-mix(in oklab, var(--space) 90%, ${back})`;

function Ground({ system, home }: Pick<TileArtProps, "system" | "home">) {
  const types = [...new Set(system.anomalies.map(({ type }) => type))];
  const back = backs[system.back ?? "none"];
  return (
    <>
      <polygon className="ti4-ground" fill={types.length > 0 ? "#211a2c" : groundOf(back)} points={HEX_POINTS} />
      {home !== null && (
        <polygon
          points={HEX_POINTS}
          fill={playerColour(home)}
          fillOpacity={0.2}
          stroke={playerColour(home)}
          strokeWidth={3}
        />
      )}
      {system.wormholes.length > 0 && <polygon points={HEX_POINTS} fill="none" stroke="#8f74d8" strokeWidth={2.5} />}
      {types.length === 0 && back !== undefined && (
        <polygon points={INNER} fill="none" stroke={back} strokeWidth={1.5} opacity={0.45} />
      )}
      <g pointerEvents="none" opacity={system.planets.length > 0 ? 0.5 : 1}>
        {types.length === 0 && <Stars id={system.id} />}
        {types.map((type) => (
          <AnomalyPicture key={type} type={type} />
        ))}
      </g>
      {types.length > 0 && <AnomalyBorder />}
    </>
  );
}

const stars = [
  "M-70 -22h0M-52 44h0M-18 -34h0M14 62h0M38 -54h0M66 18h0M46 50h0M-82 10h0",
  "M-60 -40h0M-34 60h0M-6 30h0M26 -30h0M58 -34h0M78 -6h0M30 66h0M-76 26h0",
  "M-44 -50h0M-66 34h0M-24 10h0M8 -44h0M50 -12h0M70 32h0M4 70h0M-84 -8h0",
];

/** A few stars; which ones depends on the name alone, so that a system keeps its sky. */
function Stars({ id }: { readonly id: string }) {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (
    <path stroke="var(--text-2)" strokeWidth={2.6} strokeLinecap="round" opacity={0.45} d={stars[sum % stars.length]} />
  );
}

/** Each kind of anomaly once; one that is only added wears a badge. */
function AnomalyLabels({ system, language, names }: TileArtProps) {
  const types = [...new Set(system.anomalies.map(({ type }) => type))];
  return types.map((type, at) => {
    const sources = system.anomalies.flatMap((entry) => (entry.type === type ? [entry.source] : []));
    const isAdded = !sources.includes("tile");
    const words = boardWords[language];
    const name = words.shortAnomalies[type] ?? names.anomalyName(type);
    const size = fitText(name, isAdded ? 96 : 110, 16.5, true);
    const y = LABEL_Y + 16 + at * 15;
    return (
      <g key={type} className="ti4-anomaly-label">
        {isAdded && <title>{words.added(names.anomalyName(type), sources.join(", "))}</title>}
        <text y={y} fontSize={size} fontWeight={700} fill="#ff8a80">
          {name}
        </text>
        {isAdded && <PlusBadge x={textWidth(name, size, true) / 2 + 12} y={y - 5} />}
      </g>
    );
  });
}

function Wormholes({ system, isCrowded, language, names }: TileArtProps) {
  const letters = [...new Set(system.wormholes.map(({ letter }) => letter))];
  const slots = wormholeSlots(letters.length, system.planets.length, isCrowded);
  const words = boardWords[language];
  return letters.map((letter, at) => {
    const slot = slots[at];
    if (slot === undefined) return null;
    const sources = system.wormholes.flatMap((entry) => (entry.letter === letter ? [entry.source] : []));
    const isAdded = !sources.includes("tile");
    const name = words.wormhole(names.wormholeName(letter));
    const title = isAdded ? words.added(name, sources.join(", ")) : name;
    return <Wormhole key={letter} letter={letter} slot={slot} title={title} isAdded={isAdded} />;
  });
}

/** A home that nobody has taken: an outline, and a house in the middle. */
function HomeSlot({ system, isCrowded, language }: TileArtProps) {
  return (
    <>
      <polygon
        className="ti4-ground"
        fill="color-mix(in oklab, var(--bg) 85%, var(--back-green))"
        points={HEX_POINTS}
      />
      <polygon
        points={INNER}
        fill="none"
        stroke="var(--back-green)"
        strokeWidth={3}
        strokeDasharray="5 9"
        strokeLinecap="round"
      />
      <text className="ti4-id ti4-home-id" y={LABEL_Y} fontSize={fitText(system.id, 84, 17, true)}>
        {system.id}
      </text>
      {!isCrowded && (
        <>
          <path fill="var(--back-green)" opacity={0.4} d="M0 -30 L30 -4 H21 V22 H7 V6 H-7 V22 H-21 V-4 H-30 Z" />
          <text className="ti4-home-word" y={44} fontSize={17} fill="var(--text-2)">
            {boardWords[language].homeShort}
          </text>
        </>
      )}
    </>
  );
}
