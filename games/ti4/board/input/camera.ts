import type { Box, Point } from "../geometry.ts";

/** A point of the board is seen at `k` times itself plus this shift. */
export type Camera = { readonly x: number; readonly y: number; readonly k: number };
export type Size = { readonly width: number; readonly height: number };

const NEAREST = 2.5;
const FARTHEST = 0.12;

export const clampZoom = (k: number): number => Math.min(NEAREST, Math.max(FARTHEST, k));

/** All of the box in the middle of the view. */
export function fitBox(box: Box, view: Size, margin: number): Camera {
  const room = { width: Math.max(1, view.width - 2 * margin), height: Math.max(1, view.height - 2 * margin) };
  const k = clampZoom(Math.min(room.width / box.width, room.height / box.height, 1.2));
  return {
    x: view.width / 2 - k * (box.x + box.width / 2),
    y: view.height / 2 - k * (box.y + box.height / 2),
    k,
  };
}

/** Nearer or farther by a factor, with what is seen at this point staying there. */
export function zoomAt(camera: Camera, at: Point, factor: number): Camera {
  const k = clampZoom(camera.k * factor);
  const grown = k / camera.k;
  return { x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown, k };
}

/** The board under a point of the view. */
export const boardPoint = ({ x, y, k }: Camera, at: Point): Point => ({ x: (at.x - x) / k, y: (at.y - y) / k });

/** Some of the box stays in view, however far one pans. */
export function keepInView(camera: Camera, box: Box, view: Size): Camera {
  const keep = 60;
  const [left, top] = [camera.k * box.x, camera.k * box.y];
  const [width, height] = [camera.k * box.width, camera.k * box.height];
  return {
    k: camera.k,
    x: Math.min(view.width - keep - left, Math.max(keep - left - width, camera.x)),
    y: Math.min(view.height - keep - top, Math.max(keep - top - height, camera.y)),
  };
}

/** Shifted so that a hex around this point of the board is in view. */
export function reveal(camera: Camera, at: Point, view: Size, around: number): Camera {
  const shift = (place: number, length: number) => {
    const margin = Math.min(length / 2, around * camera.k);
    return Math.max(0, margin - place) - Math.max(0, place - (length - margin));
  };
  return {
    k: camera.k,
    x: camera.x + shift(camera.x + camera.k * at.x, view.width),
    y: camera.y + shift(camera.y + camera.k * at.y, view.height),
  };
}

/** How much is drawn: names need room, numbers less. */
export type Detail = "near" | "mid" | "far";
export const detailOf = (k: number): Detail => (k >= 0.75 ? "near" : k >= 0.4 ? "mid" : "far");
