import type { ReactNode } from "react";
import type { Unit } from "../../rules/shape.ts";
import { formatSigned } from "../format.ts";
import type { TacticsView } from "../view.ts";
import type { DrawingWords } from "../words/drawing.ts";
import { Badges } from "./badges.tsx";
import { CELL, cellTransform } from "./cells.ts";
import type { Effect, Effects } from "./effects.ts";
import { Life } from "./life.tsx";
import { Pill, Ring } from "./marks.tsx";
import { emblemOf, PieceShape, SkullShape } from "./pieces.tsx";
import type { TileLook } from "./tile-look.ts";
import { variables } from "./variables.ts";

type FigureProps = {
  readonly look: TileLook;
  readonly unit: Unit;
  readonly view: TacticsView;
  readonly effects: Effects;
};

const Piece = ({ unit }: { readonly unit: Unit }) => (
  <g transform="translate(13 5) scale(1.15625)">
    <PieceShape owner={unit.owner} emblem={emblemOf(unit)} />
  </g>
);

type StandingProps = FigureProps & { readonly words: DrawingWords };

/** A unit where it stands: its piece, health and buffs, and what happened to it. Pale where the plan takes it away. */
export function Figure({ look, unit, view, effects, words }: StandingProps) {
  const own = effects.get(unit.id) ?? [];
  const { mark, buffs } = look;
  return (
    <g transform={cellTransform(view, look.point)} opacity={look.isLeft ? 0.38 : look.hasActed ? 0.6 : 1}>
      <Moving effects={own}>
        <ellipse cx="50" cy="76" rx="32" ry="7" fill="#000" fillOpacity=".28" />
        <Piece unit={unit} />
        <Reach look={look} />
        <Life unit={unit} mark={mark} effects={own} />
        <Badges {...{ buffs, unit, mark, view }} />
      </Moving>
      <Floats effects={own} />
      {own.some(({ beat }) => beat >= 0) && (
        <g className="tac-new">
          <rect x="1" y="54" width="42" height="20" rx="5" fill="#fff" />
          <text x="22" y="69" textAnchor="middle" className="tac-ink">
            {words.fresh}
          </text>
        </g>
      )}
    </g>
  );
}

/** Around whom the chosen unit could strike, and around whom a foe could. */
function Reach({ look: { light, threat, isAimed, isChosen } }: { readonly look: TileLook }) {
  const kind = isAimed || isChosen ? null : (light ?? threat);
  return kind === null || kind === "move" ? null : <Ring kind={light ?? "threat"} cy={42} r={44} />;
}

/** Where a unit would come to stand. */
export function Arrival({ look: { point, mark }, unit, view }: Omit<FigureProps, "effects">) {
  return (
    <g transform={cellTransform(view, point)}>
      <Piece unit={unit} />
      <Ring kind="arrival" cy={42} r={41} />
      {mark !== null && mark.hp !== unit.hp && <Life unit={unit} mark={mark} effects={[]} />}
      <Badges buffs={[]} {...{ unit, mark, view }} />
    </g>
  );
}

/** The way that the unit came in the last step, its blow, and the blow it took. */
function Moving({ effects, children }: { readonly effects: readonly Effect[]; readonly children: ReactNode }) {
  const kinds = effects.map(({ kind }) => kind);
  const motion = Object.fromEntries(effects.flatMap((effect) => Object.entries(motionOf(effect))));
  const isShot = effects.some((effect) => effect.kind === "struck" && Math.hypot(effect.at.x, effect.at.y) > CELL);
  return (
    <g className="tac-moving" data-moved={kinds.includes("moved") || undefined} style={variables(motion)}>
      <g className="tac-striking" data-struck={(kinds.includes("struck") && !isShot) || undefined}>
        <g className="tac-shaken" data-hurt={kinds.includes("hurt") || undefined}>
          {children}
        </g>
      </g>
      {isShot && <circle className="tac-shot" cx="50" cy="42" r="7" fill="#fff" opacity="0" />}
    </g>
  );
}

function motionOf(effect: Effect): { readonly [name: `--${string}`]: number | string } {
  const { kind, beat } = effect;
  if (kind === "moved")
    return { "--from-x": `${effect.from.x}px`, "--from-y": `${effect.from.y}px`, "--moved-beat": beat };
  if (kind === "struck") return { "--at-x": `${effect.at.x}px`, "--at-y": `${effect.at.y}px`, "--struck-beat": beat };
  return kind === "hurt" ? { "--hurt-beat": beat } : {};
}

/** What was taken in this turn, rising from the unit; told in words beside the board. */
function Floats({ effects }: { readonly effects: readonly Effect[] }) {
  return effects
    .filter((effect) => effect.kind === "hurt")
    .map(({ damage, beat }, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they come in the order of what happened, and never change
      <g key={row} className="tac-done tac-float" style={variables({ "--beat": beat })}>
        <Pill x={19} y={14 + row * 30} width={38} height={28} kind="loss" size={21}>
          {formatSigned(-damage)}
        </Pill>
      </g>
    ));
}

/** Where a unit fell: it fades as the blow lands. */
export function Fallen({ look, unit, view, effects }: FigureProps) {
  const own = effects.get(unit.id) ?? [];
  const fell = own.find(({ kind }) => kind === "fell");
  return (
    <g transform={cellTransform(view, look.point)} style={variables({ "--beat": fell?.beat ?? 0 })}>
      {fell !== undefined && (
        <g className="tac-leaving" opacity="0">
          <Piece unit={unit} />
        </g>
      )}
      {look.unit === null && (
        <g transform="translate(31 26) scale(2.4)" fill="#fff" fillOpacity=".6">
          <g className={fell === undefined ? undefined : "tac-skull"}>
            <SkullShape />
          </g>
        </g>
      )}
      <Floats effects={own} />
    </g>
  );
}
