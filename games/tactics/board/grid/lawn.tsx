import { memo, type Ref } from "react";
import type { Tile } from "../../rules/shape.ts";
import type { TacticsView } from "../view.ts";
import type { DrawingWords } from "../words/drawing.ts";
import { CELL, cellTransform, columnName, rowsOf } from "./cells.ts";
import type { Chalk } from "./chalk.ts";
import type { Effects } from "./effects.ts";
import { Arrival, Fallen, Figure } from "./figures.tsx";
import { Forecast, Trail, type TrailProps } from "./forecast.tsx";
import { ArrowShape, Dot, Ring } from "./marks.tsx";
import { emblemOf, PieceShape, SignShape } from "./pieces.tsx";
import type { TileLook } from "./tile-look.ts";
import "./lawn.css";
import "./motion.css";

/** The edge around the cells, in units of the drawing. */
export const EDGE = 12;

export type LawnProps = TrailProps & {
  readonly looks: readonly TileLook[];
  readonly chalk: Chalk | null;
  readonly effects: Effects;
  /** Another one for every step, so that an animation runs once. */
  readonly stepKey: string;
  readonly words: DrawingWords;
  /** The part that is shown; the whole board without it. */
  readonly crop?: string;
  /** The piece that a finger or the mouse carries. */
  readonly lifted?: { readonly id: string; readonly ref: Ref<SVGGElement> } | null;
};

/** The board as a drawing: what it shows is told by the grid over it, or beside it. */
export function Lawn({ view, looks, chalk, effects, stepKey, words, crop, lifted = null, trail }: LawnProps) {
  const { width, height } = view.state.board;
  const whole = `${-EDGE} ${-EDGE} ${width * CELL + 2 * EDGE} ${height * CELL + 2 * EDGE}`;
  return (
    <svg
      className="tac-drawing"
      viewBox={crop ?? whole}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id="tac-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="#5c1a1a" />
          <rect width="2.6" height="6" fill="#ff8f85" />
        </pattern>
      </defs>
      <Ground width={width} height={height} />
      {looks.map((look) => (
        <Cell key={`${look.point.x},${look.point.y}`} look={look} view={view} />
      ))}
      <Coordinates view={view} />
      <Trail view={view} trail={trail} />
      {looks.map((look) =>
        look.fallen.map((unit) => (
          <Fallen key={`${unit.id} ${stepKey}`} look={look} unit={unit} view={view} effects={effects} />
        )),
      )}
      {looks.map(
        (look) =>
          look.unit !== null && (
            <Figure key={`${look.unit.id} ${stepKey}`} look={look} unit={look.unit} {...{ view, effects, words }} />
          ),
      )}
      {chalk?.step && <ArrowShape arrow={chalk.step} kind="plan" />}
      {looks.map(
        (look) =>
          look.arrival !== null && <Arrival key={look.arrival.id} look={look} unit={look.arrival} view={view} />,
      )}
      {chalk !== null && <Forecast chalk={chalk} words={words} />}
      <Lifted view={view} lifted={lifted} />
    </svg>
  );
}

/** Mown checks, thin lines, and a white line around. */
const Ground = memo(function Ground({ width, height }: { readonly width: number; readonly height: number }) {
  const [w, h] = [width * CELL, height * CELL];
  const cells = Array.from({ length: width * height }, (_, at) => ({ x: at % width, y: Math.floor(at / width) }));
  const light = cells.filter(({ x, y }) => (x + y) % 2 === 1);
  const lines = [
    ...Array.from({ length: width - 1 }, (_, at) => `M${(at + 1) * CELL} 0V${h}`),
    ...Array.from({ length: height - 1 }, (_, at) => `M0 ${(at + 1) * CELL}H${w}`),
  ];
  return (
    <g>
      <rect
        x={2 - EDGE}
        y={2 - EDGE}
        width={w + 2 * EDGE - 4}
        height={h + 2 * EDGE - 4}
        rx="12"
        fill="var(--lawn-edge)"
      />
      <rect width={w} height={h} fill="var(--lawn-a)" />
      <path
        d={light.map(({ x, y }) => `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}z`).join("")}
        fill="var(--lawn-b)"
      />
      <path d={lines.join("")} stroke="#fff" strokeOpacity=".3" strokeWidth="1.5" />
      <rect width={w} height={h} fill="none" stroke="#fff" strokeOpacity=".85" strokeWidth="3" />
    </g>
  );
});

/** Letters along the lower edge, beside the health of who stands there, numbers along the left, inside the cells. */
function Coordinates({ view }: { readonly view: TacticsView }) {
  const rows = rowsOf(view);
  const bottom = rows.length * CELL - 7;
  return (
    <g fontWeight="700" opacity=".82">
      {rows.map((row, at) => (
        <text key={row[0]?.y} x="7" y={at * CELL + 20}>
          {(row[0]?.y ?? 0) + 1}
        </text>
      ))}
      {(rows.at(-1) ?? []).map(({ x }, at) => (
        <text key={x} x={(at + 1) * CELL - 4} y={bottom} textAnchor="end">
          {columnName(x)}
        </text>
      ))}
    </g>
  );
}

/** What lies on a cell and what can be done there; who stands there is drawn above. */
function Cell({ look, view }: { readonly look: TileLook; readonly view: TacticsView }) {
  const { tile, light, threat, isWay, arrival, unit } = look;
  const isFree = unit === null && arrival === null;
  const kind = light === null ? "threat" : isWay ? "charge" : "move";
  const Mark = tile === null ? Dot : Ring;
  return (
    <g transform={cellTransform(view, look.point)}>
      {tile !== null && <TileMark tile={tile} isCovered={!isFree || look.fallen.length > 0} />}
      {look.isChosen && <Chosen isDecided={look.canAct} />}
      {isFree && (light ?? threat) === "move" && <Mark kind={kind} r={tile === null ? 13 : 31} />}
    </g>
  );
}

/** The frame of the chosen unit is yellow, that of a unit which is only looked at is white. */
function Chosen({ isDecided }: { readonly isDecided: boolean }) {
  const ink = isDecided ? "var(--ball)" : "#fff";
  const fillOpacity = isDecided ? 0.24 : 0;
  return (
    <rect x="2" y="2" width="96" height="96" rx="8" fill={ink} {...{ fillOpacity }} stroke={ink} strokeWidth="4" />
  );
}

/** What a tile gives: dashed where it falls on an enemy, so that the difference is not in the sign alone. */
function TileMark({ tile, isCovered }: { readonly tile: Tile; readonly isCovered: boolean }) {
  const dashes = tile.target === "self" ? undefined : "5 4";
  return (
    <g opacity={isCovered ? 0.4 : 0.95}>
      <circle
        cx="50"
        cy="50"
        r="25"
        fillOpacity=".16"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="1.5"
        strokeDasharray={dashes}
      />
      <g transform="translate(35 35) scale(1.9)" fill="#fff" fillOpacity=".82">
        <SignShape id={tile.buffId} />
      </g>
    </g>
  );
}

function Lifted({ view, lifted }: Required<Pick<LawnProps, "view" | "lifted">>) {
  const unit = view.state.units.find(({ id }) => id === lifted?.id);
  if (lifted === null || unit === undefined) return null;
  return (
    <g ref={lifted.ref} className="tac-lifted">
      <g transform="translate(-42 -42) scale(1.3125)">
        <PieceShape owner={unit.owner} emblem={emblemOf(unit)} />
      </g>
    </g>
  );
}
