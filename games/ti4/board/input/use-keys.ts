import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";
import type { Cell } from "../cells.ts";
import { isArrow, nextPlace } from "../geometry.ts";
import type { BoardProps } from "../types.ts";
import type { CameraControl } from "./use-camera.ts";

type Needs = {
  readonly props: BoardProps;
  readonly live: readonly Cell[];
  readonly camera: CameraControl;
  readonly root: RefObject<HTMLDivElement | null>;
};

const ZOOM = 1.35;

/** The board is one stop of the tab key; arrows go from hex to hex. */
export function useKeys({ props, live, camera, root }: Needs) {
  const [focused, setFocused] = useState<string | null>(null);
  const stop = live.find(({ key }) => key === focused) ?? firstStop(props, live);
  const focus = (cell: Cell) => {
    root.current
      ?.querySelector<SVGElement>(`[data-cell="${CSS.escape(cell.key)}"] > .ti4-button`)
      ?.focus({ preventScroll: true });
    camera.show(cell);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    if (zoomByKey(event.key, camera)) return event.preventDefault();
    const key = event.target.closest<SVGElement>("[data-cell]")?.dataset["cell"];
    const here = live.find((cell) => cell.key === key);
    if (here === undefined) return;
    if (event.key === "Enter" || event.key === " ") pickCell(props, here);
    else if (isArrow(event.key)) focus(nextPlace(live, here, event.key) ?? here);
    else return;
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    const key = event.target.closest<SVGElement>("[data-cell]")?.dataset["cell"];
    if (key === undefined) return;
    setFocused(key);
    const cell = live.find((each) => each.key === key);
    if (cell !== undefined && event.target.matches(":focus-visible")) camera.show(cell);
  };
  return { tabStop: stop?.key ?? "", handlers: { onKeyDown, onFocus } };
}

function firstStop({ active, selected }: BoardProps, live: readonly Cell[]): Cell | undefined {
  const wanted = selected ?? active;
  const named = live.find((cell) => cell.kind === "system" && cell.system.id === wanted);
  return named ?? live.find(({ index }) => index === 0) ?? live[0];
}

function zoomByKey(key: string, camera: CameraControl): boolean {
  if (key === "+" || key === "=") camera.zoom(ZOOM);
  else if (key === "-" || key === "_") camera.zoom(1 / ZOOM);
  else if (key === "0") camera.fit();
  else return false;
  return true;
}

export function pickCell(props: BoardProps, cell: Cell): void {
  if (cell.kind === "system") props.onPick(cell.system.id, cell.index);
  else if (props.mode === "map") props.onPickHex(cell.index);
}
