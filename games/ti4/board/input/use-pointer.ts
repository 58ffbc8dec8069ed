import { type DragEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import type { Cell } from "../cells.ts";
import type { Point } from "../geometry.ts";
import type { BoardProps } from "../types.ts";
import { boardPoint } from "./camera.ts";
import { type Gestures, type Ghost, type Grabbed, gesturesOf, type Host } from "./gestures.ts";
import { TILE_DATA, TILE_EVENT, type TileEvent } from "./tile-drag.ts";
import type { CameraControl } from "./use-camera.ts";
import { pickCell } from "./use-keys.ts";

type Parts = {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly ghost: RefObject<HTMLDivElement | null>;
  readonly hover: RefObject<SVGPolygonElement | null>;
};
type Latest = {
  readonly props: BoardProps;
  readonly cells: readonly Cell[];
  readonly find: (at: Point) => Cell | undefined;
};
type Needs = {
  readonly parts: Parts;
  readonly camera: CameraControl;
  readonly latest: RefObject<Latest>;
  show(ghost: Ghost | null): void;
};

/** Mouse, pen and fingers: handlers for the element around the drawing. */
export function usePointer(needs: Needs) {
  const kept = useRef<{ readonly host: Host; readonly gestures: Gestures } | null>(null);
  kept.current ??= startOf(needs);
  const { host, gestures } = kept.current;
  const { root } = needs.parts;
  useEffect(() => {
    const stop = (event: KeyboardEvent) => event.key === "Escape" && gestures.cancel();
    window.addEventListener("keydown", stop);
    return () => window.removeEventListener("keydown", stop);
  }, [gestures]);
  useTilesFromOutside(root, host);
  return useMemo(() => handlersOf(root, host, gestures), [root, host, gestures]);
}

function startOf(needs: Needs): { readonly host: Host; readonly gestures: Gestures } {
  const host = hostOf(needs);
  return { host, gestures: gesturesOf(host) };
}

function hostOf({ parts, camera, latest, show }: Needs): Host {
  return {
    camera,
    props: () => latest.current.props,
    cellAt: (at) => latest.current.find(at),
    cellOf: (key) => latest.current.cells.find((cell) => cell.key === key),
    show,
    // Straight into the page: a drag renders nothing but what the caller changes.
    lead: ({ x, y }) => {
      if (parts.ghost.current !== null) parts.ghost.current.style.transform = `translate(${x}px, ${y}px)`;
    },
    hover: (cell) => {
      const shape = parts.hover.current;
      shape?.classList.toggle("ti4-hovered", cell !== null);
      if (cell !== null) shape?.setAttribute("transform", `translate(${cell.x} ${cell.y})`);
    },
    capture: (pointer) => {
      try {
        parts.root.current?.setPointerCapture(pointer);
      } catch {
        // The pointer has just been lifted: there is nothing to hold on to.
      }
    },
  };
}

const pointIn = (root: RefObject<HTMLDivElement | null>, x: number, y: number): Point => {
  const { left = 0, top = 0 } = root.current?.getBoundingClientRect() ?? {};
  return { x: x - left, y: y - top };
};

function handlersOf(root: RefObject<HTMLDivElement | null>, host: Host, gestures: Gestures) {
  const at = ({ clientX, clientY }: MouseEvent) => pointIn(root, clientX, clientY);
  const hexUnder = (event: DragEvent) => {
    const { mode, onDropTile } = host.props();
    if (mode !== "map" || onDropTile === undefined || !event.dataTransfer.types.includes(TILE_DATA)) return null;
    event.preventDefault();
    return hexAtPoint(host, at(event));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !(event.target instanceof Element) || isControl(event.target)) return;
      gestures.down(event.pointerId, at(event), grabbedAt(event.target));
    },
    onPointerMove: (event: PointerEvent) => gestures.move(event.pointerId, at(event)),
    onPointerUp: (event: PointerEvent) => gestures.up(event.pointerId, at(event)),
    onPointerCancel: (event: PointerEvent) => {
      gestures.cancel();
      gestures.up(event.pointerId, at(event));
    },
    onClick: (event: MouseEvent) => {
      if (!(event.target instanceof Element) || isControl(event.target) || gestures.wasDrag()) return;
      // Programs of the blind click without a place, and mice click on what lies above a hex.
      const key = event.target.closest<SVGElement>("[data-cell]")?.dataset["cell"];
      const cell = key === undefined ? host.cellAt(boardPoint(host.camera.now(), at(event))) : host.cellOf(key);
      if (cell !== undefined) pickCell(host.props(), cell);
    },
    onDragOver: (event: DragEvent) => host.hover(hexUnder(event)),
    onDragLeave: () => host.hover(null),
    onDrop: (event: DragEvent) => {
      const cell = hexUnder(event);
      host.hover(null);
      if (cell !== null) host.props().onDropTile?.(cell.index, event.dataTransfer.getData(TILE_DATA));
    },
  };
}

function grabbedAt(target: Element): Grabbed | null {
  const stack = target.closest<SVGElement>("[data-stack]")?.dataset["stack"];
  const cell = target.closest<SVGElement>("[data-pieces]")?.dataset["pieces"];
  if (stack === undefined || cell === undefined) return null;
  return { cell, stack: Number(stack), unit: target.closest<SVGElement>("[data-unit]")?.dataset["unit"] ?? null };
}

const isControl = (target: Element) => target.closest(".ti4-controls") !== null;

/** The hex of the map at a point of the view; what lies beside the map takes no tiles. */
function hexAtPoint(host: Host, at: Point): Cell | null {
  const cell = host.cellAt(boardPoint(host.camera.now(), at));
  return cell === undefined || cell.index < 0 ? null : cell;
}

function useTilesFromOutside(root: RefObject<HTMLDivElement | null>, host: Host): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const hear = (event: Event) => {
      if (!(event instanceof CustomEvent) || host.props().mode !== "map") return;
      const { token, phase, x, y }: TileEvent = event.detail;
      const cell = phase === "leave" ? null : hexAtPoint(host, pointIn(root, x, y));
      host.hover(phase === "over" ? cell : null);
      if (phase === "drop" && cell !== null) host.props().onDropTile?.(cell.index, token);
    };
    element.addEventListener(TILE_EVENT, hear);
    return () => element.removeEventListener(TILE_EVENT, hear);
  }, [root, host]);
}
