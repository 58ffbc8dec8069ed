import type { boardWords } from "../words.ts";
import type { CameraControl } from "./use-camera.ts";

const STEP = 1.35;
const drawings = {
  in: "M3 8 H13 M8 3 V13",
  out: "M3 8 H13",
  fit: "M2 6 V2 H6 M10 2 H14 V6 M14 10 V14 H10 M6 14 H2 V10",
};

type ControlsProps = { readonly camera: CameraControl; readonly words: (typeof boardWords)["en"] };

export function Controls({ camera, words }: ControlsProps) {
  return (
    <div className="ti4-controls">
      <Control label={words.zoomIn} drawing={drawings.in} act={() => camera.zoom(STEP)} />
      <Control label={words.zoomOut} drawing={drawings.out} act={() => camera.zoom(1 / STEP)} />
      <Control label={words.fit} drawing={drawings.fit} act={() => camera.fit()} />
    </div>
  );
}

type ControlProps = { readonly label: string; readonly drawing: string; act(): void };

function Control({ label, drawing, act }: ControlProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={act}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={drawing} />
      </svg>
    </button>
  );
}
