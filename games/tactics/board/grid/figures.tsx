import type { CSSProperties, ReactNode } from "react";
import { isBuffId, buffs as library } from "../../rules/data/buffs.ts";
import type { BuffInstance, Unit } from "../../rules/shape.ts";
import { seatOf } from "../../rules/shape.ts";
import type { UnitChange } from "../choice/foresight.ts";
import { isGood } from "../names.ts";
import { formatSigned } from "../sentences.ts";
import { turnsLeft } from "../turns-left.ts";
import type { TacticsView } from "../view.ts";
import type { TacticsWords } from "../words/words.ts";
import { cellTransform } from "./cells.ts";
import type { Effect, Effects } from "./effects.ts";
import { emblemOf, PieceShape, SignShape, SkullShape } from "./pieces.tsx";
import { startHp, type TileLook } from "./tile-look.ts";

type FigureProps = {
  readonly look: TileLook;
  readonly unit: Unit;
  readonly view: TacticsView;
  readonly effects: Effects;
};

/** Numbers and lengths for the stylesheet. */
const variables = (values: { readonly [name: `--${string}`]: number | string }): CSSProperties =>
  Object.assign({}, values);

const Piece = ({ unit }: { readonly unit: Unit }) => (
  <g transform="translate(13 5) scale(1.15625)">
    <PieceShape owner={unit.owner} emblem={emblemOf(unit)} />
  </g>
);

/** A unit where it stands: its piece, health and buffs, and what happened to it. Pale where the plan takes it away. */
export function Figure({
  look,
  unit,
  view,
  effects,
  words,
}: FigureProps & { readonly words: Pick<TacticsWords, "fresh"> }) {
  const own = effects.get(unit.id) ?? [];
  return (
    <g transform={cellTransform(view, look.point)}>
      <g className="tac-figure" data-leaving={look.isLeft || undefined} data-spent={look.hasActed || undefined}>
        <Moving effects={own}>
          <ellipse className="tac-shadow" cx="50" cy="76" rx="32" ry="7" />
          <Piece unit={unit} />
          <Ring look={look} />
          <Life unit={unit} mark={look.mark} effects={own} />
          <Badges buffs={look.buffs} unit={unit} mark={look.mark} view={view} />
        </Moving>
        <Floats effects={own} />
        {own.some(({ beat }) => beat >= 0) && (
          <g className="tac-new">
            <rect x="3" y="24" width="38" height="20" rx="5" />
            <text x="22" y="39" textAnchor="middle">
              {words.fresh}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}

/** Around whom the chosen unit could strike, at once or after a step; dashed red around whom a foe could. */
function Ring({ look: { light, threat, isAimed, isChosen } }: { readonly look: TileLook }) {
  const kind = isAimed || isChosen ? null : (light ?? threat);
  if (kind === null || kind === "move") return null;
  return <circle className="tac-ring" data-kind={light ?? "threat"} cx="50" cy="42" r="44" />;
}

/** Where a unit would come to stand. */
export function Arrival({ look, unit, view }: Omit<FigureProps, "effects">) {
  const { mark } = look;
  return (
    <g transform={cellTransform(view, look.point)} className="tac-figure">
      <Piece unit={unit} />
      <circle className="tac-ring" data-kind="arrival" cx="50" cy="42" r="41" />
      {mark !== null && mark.hp !== unit.hp && <Life unit={unit} mark={mark} effects={[]} />}
      <Badges buffs={[]} unit={unit} mark={mark} view={view} />
    </g>
  );
}

/** The way that the unit came in the last step, its blow, and the blow it took. */
function Moving({ effects, children }: { readonly effects: readonly Effect[]; readonly children: ReactNode }) {
  const kinds = effects.map(({ kind }) => kind);
  const motion = Object.fromEntries(effects.flatMap((effect) => Object.entries(motionOf(effect))));
  const isShot = effects.some((effect) => effect.kind === "struck" && Math.hypot(effect.at.x, effect.at.y) > 100);
  return (
    <g className="tac-moving" data-moved={kinds.includes("moved") || undefined} style={variables(motion)}>
      <g className="tac-striking" data-struck={(kinds.includes("struck") && !isShot) || undefined}>
        <g className="tac-shaken" data-hurt={kinds.includes("hurt") || undefined}>
          {children}
        </g>
      </g>
      {isShot && <circle className="tac-shot" cx="50" cy="42" r="7" />}
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

const BAR = { x: 11, y: 79, width: 78, height: 16 };

type LifeProps = { readonly unit: Unit; readonly mark: UnitChange | null; readonly effects: readonly Effect[] };

/** Health as a number on a bar; what would go is hatched, what went counts down. */
function Life({ unit, mark, effects }: LifeProps) {
  const whole = startHp(unit) ?? Math.max(unit.hp, mark?.hp ?? 0);
  const width = (hp: number) => (BAR.width * Math.max(0, hp)) / whole;
  const after = mark?.hp ?? unit.hp;
  const [kept, most] = [Math.min(unit.hp, after), Math.max(unit.hp, after)];
  const hurt = effects.findLast((effect) => effect.kind === "hurt");
  const was = hurt?.kind === "hurt" ? hurt.hp + hurt.damage : unit.hp;
  return (
    <g className={`tac-life tac-seat-${seatOf(unit.owner)}`} style={variables({ "--was": was / Math.max(1, unit.hp) })}>
      <rect className="tac-bar" x={BAR.x - 2} y={BAR.y - 2} width={BAR.width + 4} height={BAR.height + 4} rx="5" />
      {most > kept && (
        <rect
          className="tac-bar-change"
          data-gain={after > unit.hp || undefined}
          {...BAR}
          width={width(most)}
          rx="3.5"
        />
      )}
      <rect
        className="tac-bar-left"
        data-hurt={hurt !== undefined || undefined}
        {...BAR}
        width={width(kept)}
        rx="3.5"
      />
      {mark !== null && mark.hp !== unit.hp ? (
        <text x="50" y="93" textAnchor="middle">
          {unit.hp} → {mark.hp}
        </text>
      ) : (
        <Count from={was} to={unit.hp} />
      )}
    </g>
  );
}

/** Counts down from one number to another, one after another; the last one stays. */
function Count({ from, to }: { readonly from: number; readonly to: number }) {
  const numbers = Array.from({ length: Math.max(0, from - to) }, (_, at) => from - at);
  const tick = (value: number) => ({ className: "tac-count", style: variables({ "--tick": from - value }) });
  const place = { x: 50, y: 93, textAnchor: "middle" } as const;
  return (
    <>
      {numbers.map((value) => (
        <text key={value} {...place} {...tick(value)} data-place={value === from ? "first" : undefined}>
          {value}
        </text>
      ))}
      <text {...place} {...(numbers.length > 0 && { ...tick(to), "data-place": "last" })}>
        {to}
      </text>
    </>
  );
}

type BadgesProps = {
  readonly buffs: readonly BuffInstance[];
  readonly unit: Unit;
  readonly mark: UnitChange | null;
  readonly view: TacticsView;
};

type Badge = {
  readonly id: string;
  readonly turns: number;
  readonly isGood: boolean;
  readonly state: "is" | "gained" | "lost";
};

/** The buffs on a unit with how many of its turns they last; dashed those that it would gain or lose. */
function Badges({ buffs, unit, mark, view }: BadgesProps) {
  const worn = buffs.map(
    (buff): Badge => ({
      id: buff.buffId,
      turns: turnsLeft(view.state, unit, buff.duration),
      isGood: isGood(buff),
      state: mark?.losses.includes(buff.buffId) ? "lost" : "is",
    }),
  );
  const gained = (mark?.gains ?? []).map(
    ({ buffId, turns }): Badge => ({
      id: buffId,
      turns,
      isGood: isBuffId(buffId) && isGood(library[buffId]),
      state: "gained",
    }),
  );
  return [...worn, ...gained].map(({ id, turns, isGood: good, state }, at) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: several of one kind are alike but for their place
      key={at}
      className="tac-badge"
      data-state={state}
      data-good={good || undefined}
      transform={`translate(76 ${6 + at * 25})`}
    >
      <rect x="-11" y="-11" width="34" height="22" rx="6" />
      <g transform="translate(-7.5 -7.5) scale(.94)">
        <SignShape id={id} />
      </g>
      <text x="15" y="6" textAnchor="middle">
        {turns}
      </text>
    </g>
  ));
}

/** What was taken or gained in this turn, rising from the unit; told in words beside the board. */
function Floats({ effects }: { readonly effects: readonly Effect[] }) {
  const shown = effects.filter((effect) => effect.kind === "hurt" || effect.kind === "gained");
  return shown.map((effect, row) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: they come in the order of what happened, and never change
      key={row}
      className="tac-float"
      data-kind={effect.kind}
      style={variables({ "--beat": effect.beat })}
    >
      <g transform={`translate(18 ${14 + row * 30})`}>
        <rect x="-18" y="-14" width="38" height="28" rx="7" />
        {effect.kind === "hurt" ? (
          <text x="1" y="8" textAnchor="middle">
            {formatSigned(-effect.damage)}
          </text>
        ) : (
          <g transform="translate(-8 -9) scale(1.15)">
            <SignShape id={effect.buffId} />
          </g>
        )}
      </g>
    </g>
  ));
}

/** Where a unit fell: it fades as the blow lands. */
export function Fallen({ look, unit, view, effects }: FigureProps) {
  const own = effects.get(unit.id) ?? [];
  const fell = own.find(({ kind }) => kind === "fell");
  return (
    <g
      transform={cellTransform(view, look.point)}
      className="tac-fallen"
      style={variables({ "--beat": fell?.beat ?? 0 })}
    >
      {fell !== undefined && (
        <g className="tac-leaving">
          <Piece unit={unit} />
        </g>
      )}
      {look.unit === null && (
        <g className="tac-skull" data-new={fell !== undefined || undefined} transform="translate(31 26) scale(2.4)">
          <SkullShape />
        </g>
      )}
      <Floats effects={own} />
    </g>
  );
}
