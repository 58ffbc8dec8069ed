import type { Viewer } from "@umpire/kernel";

/** What a link to a replay points to: a step, and whose eyes it is seen with. */
export type Spot = { readonly step: number; readonly viewer: Viewer };

/** `#step=12&seat=0`; whatever is not there is the beginning, and everybody. */
export function readSpot(hash: string): Spot {
  const asked = new URLSearchParams(hash.replace(/^#/, ""));
  const number = (name: string) => (/^\d{1,6}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
  return { step: number("step") ?? 0, viewer: number("seat") ?? "spectator" };
}

export const writeSpot = ({ step, viewer }: Spot): string =>
  `#step=${step}${viewer === "spectator" ? "" : `&seat=${viewer}`}`;

/** The same spot within a record of so many frames and seats. */
export const within = ({ step, viewer }: Spot, frames: number, seats: number): Spot => ({
  step: Math.max(0, Math.min(step, frames - 1)),
  viewer: viewer === "spectator" || viewer < seats ? viewer : "spectator",
});
