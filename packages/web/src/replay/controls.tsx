import type { Viewer } from "@umpire/kernel";
import type { ReactNode } from "react";
import type { Cursor } from "./cursor.ts";
import { useReplayWords } from "./words/words.ts";

type ControlsProps = {
  readonly cursor: Cursor;
  readonly frames: number;
  readonly names: readonly string[];
  readonly isPlaying: boolean;
  readonly go: (cursor: Partial<Cursor>) => void;
  readonly play: (isPlaying: boolean) => void;
  /** What is shown along the steps. */
  readonly children: ReactNode;
};

const signs = {
  first: <path d="M5 4v12M16 4 8 10l8 6z" />,
  back: <path d="M14 4 6 10l8 6z" />,
  play: <path d="M6 4l10 6-10 6z" />,
  pause: <path d="M6 4v12M14 4v12" />,
  next: <path d="M6 4l8 6-8 6z" />,
  last: <path d="M15 4v12M4 4l8 6-8 6z" />,
} as const satisfies { readonly [sign: string]: ReactNode };

type ControlButtonProps = { readonly sign: keyof typeof signs; readonly isOff?: boolean; readonly press: () => void };

function ControlButton({ sign, isOff = false, press }: ControlButtonProps) {
  const { controls } = useReplayWords();
  return (
    <button
      type="button"
      aria-label={controls[sign]}
      title={controls[sign]}
      aria-disabled={isOff}
      onClick={() => isOff || press()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {signs[sign]}
      </svg>
    </button>
  );
}

const viewerOf = (text: string): Viewer => (text === "" ? "spectator" : Number(text));

/** Buttons for steps and playing, a slider, and the choice of viewer. */
export function Controls({ cursor, frames, names, isPlaying, go, play, children }: ControlsProps) {
  const { controls } = useReplayWords();
  const { step, viewer } = cursor;
  const end = frames - 1;
  return (
    <section className="controls" aria-label={controls.label}>
      {children}
      <input
        type="range"
        min={0}
        max={end}
        value={step}
        aria-label={controls.step}
        aria-valuetext={controls.at(step, end)}
        onChange={({ target }) => go({ step: Number(target.value) })}
      />
      <div className="row">
        <ControlButton sign="first" isOff={step === 0} press={() => go({ step: 0 })} />
        <ControlButton sign="back" isOff={step === 0} press={() => go({ step: step - 1 })} />
        <ControlButton sign={isPlaying ? "pause" : "play"} press={() => play(!isPlaying)} />
        <ControlButton sign="next" isOff={step === end} press={() => go({ step: step + 1 })} />
        <ControlButton sign="last" isOff={step === end} press={() => go({ step: end })} />
        <output>{controls.at(step, end)}</output>
        <label className="eyes">
          {controls.eyes}
          <select
            value={viewer === "spectator" ? "" : viewer}
            onChange={({ target }) => go({ viewer: viewerOf(target.value) })}
          >
            <option value="">{controls.all}</option>
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <option key={seat} value={seat}>
                {controls.asSeat(name)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="muted keys">{controls.keys}</p>
    </section>
  );
}
