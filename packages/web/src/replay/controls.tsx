import type { Viewer } from "@umpire/kernel";
import { Icon, type IconName } from "@umpire/ui";
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

const icons = {
  first: "first",
  back: "back",
  play: "play",
  pause: "pause",
  next: "forward",
  last: "last",
} as const satisfies { readonly [sign: string]: IconName };
type Sign = keyof typeof icons;

type ControlButtonProps = { readonly sign: Sign; readonly isOff?: boolean; readonly press: () => void };

function ControlButton({ sign, isOff = false, press }: ControlButtonProps) {
  const { controls } = useReplayWords();
  return (
    <button
      type="button"
      className="sign"
      aria-label={controls[sign]}
      title={controls[sign]}
      aria-disabled={isOff}
      onClick={() => isOff || press()}
    >
      <Icon name={icons[sign]} />
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
    <section className="controls tray" aria-label={controls.label}>
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
      <div className="row wide">
        <ControlButton sign="first" isOff={step === 0} press={() => go({ step: 0 })} />
        <ControlButton sign="back" isOff={step === 0} press={() => go({ step: step - 1 })} />
        <ControlButton sign={isPlaying ? "pause" : "play"} press={() => play(!isPlaying)} />
        <ControlButton sign="next" isOff={step === end} press={() => go({ step: step + 1 })} />
        <ControlButton sign="last" isOff={step === end} press={() => go({ step: end })} />
        <output>{controls.at(step, end)}</output>
        <label className="cluster push">
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
      <p className="muted fine wide-only">{controls.keys}</p>
    </section>
  );
}
