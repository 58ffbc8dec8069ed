import type { PointerEvent as ReactPointerEvent } from "react";

/** The type of the data with which a palette may offer a tile by HTML drag and drop: its token in a map string. */
export const TILE_DATA = "text/umpire-tile";

/** What the board hears while a tile from outside is dragged over it, and when it is dropped. */
export const TILE_EVENT = "umpire-tile";
export type TileEvent = {
  readonly token: string;
  readonly phase: "over" | "leave" | "drop";
  readonly x: number;
  readonly y: number;
};

const THRESHOLD = 5;

/**
 * For the `onPointerDown` of a tile in a palette, whose style needs `touch-action: none`: drags it by mouse, pen or
 * finger onto the board. HTML drag and drop alone does not work by touch.
 */
export function startTileDrag(event: ReactPointerEvent, token: string): void {
  if (event.button !== 0) return;
  const { pointerId, clientX, clientY } = event;
  const stop = new AbortController();
  const { signal } = stop;
  let ghost: HTMLElement | null = null;
  let under: Element | null = null;
  const tell = (target: Element | null, phase: TileEvent["phase"], { clientX: x, clientY: y }: PointerEvent) =>
    target?.dispatchEvent(new CustomEvent<TileEvent>(TILE_EVENT, { bubbles: true, detail: { token, phase, x, y } }));
  const move = (moved: PointerEvent) => {
    if (moved.pointerId !== pointerId) return;
    if (ghost === null && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < THRESHOLD) return;
    ghost ??= ghostOf(token);
    ghost.style.transform = `translate(${moved.clientX}px, ${moved.clientY}px)`;
    const now = document.elementFromPoint(moved.clientX, moved.clientY);
    if (under !== null && under !== now) tell(under, "leave", moved);
    under = now;
    tell(under, "over", moved);
  };
  const end = (ended: PointerEvent) => {
    if (ended.pointerId !== pointerId) return;
    stop.abort();
    ghost?.remove();
    if (ghost !== null) tell(under, ended.type === "pointerup" ? "drop" : "leave", ended);
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", end, { signal });
  window.addEventListener("pointercancel", end, { signal });
}

function ghostOf(token: string): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "ti4-ghost ti4-ghost-tile ti4-ghost-page";
  ghost.append(Object.assign(document.createElement("span"), { textContent: token }));
  document.body.append(ghost);
  return ghost;
}
