import type { Viewer } from "@umpire/kernel";

/** What a link to a replay points to: a step, and the viewer. */
export type Cursor = { readonly step: number; readonly viewer: Viewer };

/** `#step=12&seat=0`; whatever is not there is the beginning, and everybody. */
export function parseCursor(hash: string): Cursor {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  const number = (name: string) => (/^\d{1,6}$/.test(params.get(name) ?? "") ? Number(params.get(name)) : null);
  return { step: number("step") ?? 0, viewer: number("seat") ?? "spectator" };
}

export const formatCursor = ({ step, viewer }: Cursor): string =>
  `#step=${step}${viewer === "spectator" ? "" : `&seat=${viewer}`}`;

/** The cursor clamped to a record with this number of frames and seats. */
export const clampCursor = ({ step, viewer }: Cursor, frames: number, seats: number): Cursor => ({
  step: Math.max(0, Math.min(step, frames - 1)),
  viewer: viewer === "spectator" || viewer < seats ? viewer : "spectator",
});
