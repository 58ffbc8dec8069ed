import { Icon, type IconName } from "@umpire/ui";
import type { boardWords } from "../words.ts";
import type { CameraControl } from "./use-camera.ts";

const STEP = 1.35;

type ControlsProps = { readonly camera: CameraControl; readonly words: (typeof boardWords)["en"] };

export function Controls({ camera, words }: ControlsProps) {
  return (
    <div className="ti4-controls">
      <Control label={words.zoomIn} icon="plus" act={() => camera.zoom(STEP)} />
      <Control label={words.zoomOut} icon="minus" act={() => camera.zoom(1 / STEP)} />
      <Control label={words.fit} icon="fit" act={() => camera.fit()} />
    </div>
  );
}

type ControlProps = { readonly label: string; readonly icon: IconName; act(): void };

function Control({ label, icon, act }: ControlProps) {
  return (
    <button type="button" className="sign" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}
