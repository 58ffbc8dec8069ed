import type { CSSProperties, ReactNode } from "react";
import type { BuffInstance, Unit } from "../../rules/shape.ts";
import { useBoard } from "../model.ts";
import { isGood } from "../names.ts";
import { formatSigned } from "../sentences.ts";
import { samePoint } from "../view.ts";
import type { Effect } from "./effects.ts";
import { BuffSign, Piece, Skull } from "./pieces.tsx";
import { describeTile, startHp, type TileLook } from "./tile-look.ts";

type TileProps = { readonly look: TileLook; readonly isStop: boolean };

/** One tile, with everything on it. */
export function Tile({ look, isStop }: TileProps) {
  const { words, names, stepKey, effects, turnEvents } = useBoard();
  const { point, unit, tile, fallen } = look;
  const isTrail = turnEvents.some((event) => event.type === "moved" && samePoint(event.from, point));
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells can be walked is a grid
      role="gridcell"
      className="tac-tile"
      data-tile={`${point.x},${point.y}`}
      data-light={look.light ?? undefined}
      data-threat={look.threat ?? undefined}
      data-chosen={look.isChosen || undefined}
      data-aimed={look.isAimed || undefined}
      data-trail={isTrail || undefined}
      data-fresh={(unit !== null && effects.has(unit.id)) || undefined}
      data-dark={(point.x + point.y) % 2 === 0 || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-selected={look.isChosen || look.isAimed}
      aria-label={describeTile(look, words, names)}
    >
      {tile !== null && (
        <span className="tac-ground" data-aim={tile.target}>
          <BuffSign id={tile.buffId} />
        </span>
      )}
      <span className="tac-light" />
      {unit === null && fallen.map(({ id }) => <Fallen key={`${id} ${stepKey}`} id={id} />)}
      {look.ghost !== null && (
        <span className="tac-ghost">
          <Piece unit={look.ghost} />
        </span>
      )}
      {unit !== null && <Standing key={`${unit.id} ${stepKey}`} look={look} unit={unit} />}
    </td>
  );
}

/** Numbers for the stylesheet. */
const variables = (values: { readonly [name: `--${string}`]: number }): CSSProperties => Object.assign({}, values);
const delay = (beat: number) => variables({ "--beat": beat });

function Fallen({ id }: { readonly id: string }) {
  const { effects } = useBoard();
  const fell = effects.get(id)?.find(({ kind }) => kind === "fell");
  return (
    <span className="tac-fallen" data-new={fell !== undefined || undefined} style={delay(fell?.beat ?? 0)}>
      <Skull />
      <Floats id={id} />
    </span>
  );
}

function Standing({ look, unit }: { readonly look: TileLook; readonly unit: Unit }) {
  return (
    <span className="tac-unit" data-spent={look.hasActed || undefined} data-ready={look.canAct || undefined}>
      <Moving id={unit.id}>
        <Piece unit={unit} />
        {look.hasActed && <span className="tac-spent">✓</span>}
      </Moving>
      <Life unit={unit} change={look.mark?.hp ?? 0} />
      <Worn buffs={look.buffs} gains={look.mark?.gains ?? []} />
      {look.mark !== null && look.mark.hp !== 0 && (
        <span className="tac-toll" data-falls={look.mark.falls || undefined}>
          {look.mark.falls && <Skull />}
          {formatSigned(look.mark.hp)}
        </span>
      )}
      <Floats id={unit.id} />
    </span>
  );
}

/** The way that the unit came in the last step, its blow, and the blow it took. */
function Moving({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { effects } = useBoard();
  const found = effects.get(id) ?? [];
  const kinds = found.map(({ kind }) => kind);
  const motion = Object.fromEntries(found.flatMap((effect) => Object.entries(motionOf(effect))));
  const isShot = found.some((effect) => effect.kind === "struck" && Math.abs(effect.at.x + effect.at.y) > 1);
  return (
    <span className="tac-moving" data-moved={kinds.includes("moved") || undefined} style={variables(motion)}>
      <span className="tac-striking" data-struck={(kinds.includes("struck") && !isShot) || undefined}>
        <span className="tac-shaken" data-hurt={kinds.includes("hurt") || undefined}>
          {children}
        </span>
      </span>
      {isShot && <span className="tac-shot" />}
    </span>
  );
}

function motionOf(effect: Effect): { readonly [name: `--${string}`]: number } {
  const { kind, beat } = effect;
  if (kind === "moved") return { "--from-x": effect.from.x, "--from-y": effect.from.y, "--moved-beat": beat };
  if (kind === "struck") return { "--at-x": effect.at.x, "--at-y": effect.at.y, "--struck-beat": beat };
  return kind === "hurt" ? { "--hurt-beat": beat } : {};
}

/** What was taken or gained in the last step, rising from the unit; told in words beside the board. */
function Floats({ id }: { readonly id: string }) {
  const { effects } = useBoard();
  const shown = (effects.get(id) ?? []).filter((effect) => effect.kind === "hurt" || effect.kind === "gained");
  return shown.map((effect, row) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: they come in the order of what happened, and never change
      key={row}
      className="tac-float"
      data-kind={effect.kind}
      style={variables({ "--beat": effect.beat, "--row": row })}
    >
      {effect.kind === "hurt" ? <Taken effect={effect} /> : <BuffSign id={effect.buffId} />}
    </span>
  ));
}

function Taken({ effect }: { readonly effect: Extract<Effect, { readonly kind: "hurt" }> }) {
  return (
    <>
      {effect.isPoison && <BuffSign id="POISON" />}
      {formatSigned(-effect.damage)}
    </>
  );
}

/** Hp as a number and a bar, with the part that would go. */
function Life({ unit, change }: { readonly unit: Unit; readonly change: number }) {
  const whole = startHp(unit) ?? unit.hp;
  const after = Math.max(0, Math.min(unit.hp, unit.hp + change));
  const share = (hp: number) => `${(100 * hp) / whole}%`;
  return (
    <span className="tac-life">
      <span className="tac-life-lost" style={{ inlineSize: share(unit.hp) }} />
      <span className="tac-life-left" style={{ inlineSize: share(after) }} />
      <b>{unit.hp}</b>
    </span>
  );
}

type WornProps = { readonly buffs: readonly BuffInstance[]; readonly gains: readonly string[] };

/** The buffs on a unit with the turns they last, and those it would gain. */
function Worn({ buffs, gains }: WornProps) {
  if (buffs.length + gains.length === 0) return null;
  return (
    <span className="tac-worn">
      {buffs.map((buff, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several of one kind are alike but for their place
        <span key={at} className="tac-buff" data-good={isGood(buff) || undefined}>
          <BuffSign id={buff.buffId} />
          {buff.duration}
        </span>
      ))}
      {gains.map((id) => (
        <span key={id} className="tac-buff" data-coming>
          <BuffSign id={id} />+
        </span>
      ))}
    </span>
  );
}
