import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Box, Point } from "../geometry.ts";
import { RADIUS } from "../geometry.ts";
import { type Camera, clampZoom, detailOf, fitBox, keepInView, reveal, type Size, zoomAt } from "./camera.ts";

/** Around the drawing there is room for what stands out of the hexes. */
export const EDGE = 24;
const MARGIN = 6;
/** A view that is lower than this shows hardly more than a hex. */
const LOW = 300;

export type CameraControl = {
  now(): Camera;
  move(camera: Camera): void;
  zoom(factor: number, at?: Point): void;
  fit(): void;
  show(at: Point): void;
  /** Nearer, with this point in the upper third, where there is room below it for what is said of it. */
  goTo(at: Point): void;
};

type Parts = { readonly root: RefObject<HTMLDivElement | null>; readonly drawing: RefObject<SVGSVGElement | null> };

/**
 * Pans and zooms by the size and the place of the drawing, past React: hexes are not rendered again, and a pan alone
 * does not even paint them.
 */
export function useCamera({ root, drawing }: Parts, box: Box, onSize: (view: Size) => void): CameraControl {
  const state = useRef<State>({
    camera: { x: 0, y: 0, k: 1 },
    view: { width: 0, height: 0 },
    box,
    isFitted: true,
    frame: 0,
    goal: null,
  });
  const control = useRef<CameraControl | null>(null);
  control.current ??= controlOf(state.current, { root, drawing });
  const { current } = control;
  const tellSize = useEffectEvent(onSize);

  useLayoutEffect(() => {
    state.current.box = box;
    if (state.current.isFitted) current.fit();
    else current.move(state.current.camera);
  }, [box, current]);

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      state.current.view = { width, height };
      tellSize(state.current.view);
      if (state.current.isFitted) current.fit();
      else if (state.current.goal !== null) current.goTo(state.current.goal);
      else current.move(state.current.camera);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, current]);

  useWheel(root, current);
  return current;
}

type State = {
  camera: Camera;
  view: Size;
  box: Box;
  isFitted: boolean;
  frame: number;
  /** Where the camera went by itself, until somebody moves it. */
  goal: Point | null;
};

function controlOf(state: State, { root, drawing }: Parts): CameraControl {
  const paint = () => {
    state.frame = 0;
    const { camera, box } = state;
    const [board, svg] = [root.current, drawing.current];
    if (board === null || svg === null) return;
    const [width, height] = [box.width * camera.k, box.height * camera.k].map((length) => `${length.toFixed(2)}px`);
    if (svg.style.width !== width) svg.style.width = width ?? "";
    if (svg.style.height !== height) svg.style.height = height ?? "";
    const [x, y] = [camera.x + camera.k * box.x, camera.y + camera.k * box.y];
    svg.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
    const detail = detailOf(camera.k);
    if (board.dataset["detail"] !== detail) board.dataset["detail"] = detail;
  };
  const set = (camera: Camera, isFitted: boolean, goal: Point | null = null) => {
    state.goal = goal;
    state.camera = isFitted ? camera : keepInView(camera, state.box, state.view);
    state.isFitted = isFitted;
    if (isFitted) paint();
    else if (state.frame === 0) state.frame = requestAnimationFrame(paint);
  };
  return {
    now: () => state.camera,
    move: (camera) => set(camera, false),
    zoom: (factor, at = { x: state.view.width / 2, y: state.view.height / 2 }) =>
      set(zoomAt(state.camera, at, factor), false),
    fit: () => {
      if (state.view.width > 0) set(fitBox(state.box, state.view, MARGIN), true);
    },
    goTo: (at) => {
      const k = clampZoom(Math.max(state.camera.k, Math.min(1, state.view.width / (5 * RADIUS))));
      set(
        { x: state.view.width / 2 - k * at.x, y: state.view.height / (state.view.height < LOW ? 2 : 3) - k * at.y, k },
        false,
        at,
      );
    },
    show: (at) => {
      const shown = reveal(state.camera, at, state.view, RADIUS);
      if (shown.x !== state.camera.x || shown.y !== state.camera.y) set(shown, false);
    },
  };
}

/** React listens to the wheel passively, and a passive listener cannot keep the page from scrolling. */
function useWheel(root: RefObject<HTMLDivElement | null>, control: CameraControl): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1);
      const speed = event.ctrlKey ? 0.01 : 0.0016;
      const factor = Math.exp(-Math.max(-240, Math.min(240, pixels)) * speed);
      control.zoom(factor, { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [root, control]);
}
