import type { FlightScene, Place } from "@umpire/server/simulation";

/** A point of the picture: x in percent of its width, y in those of a band between two rows. */
export type Point = { readonly x: number; readonly y: number };

/** Between people and servers, and between servers and the store. */
export type Band = "above" | "below";

/** The middle of one of several that stand beside each other. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / Math.max(1, count)) * 100;

/** How deep the line between two servers hangs, in percent of the band. */
export const depthOf = (apart: number): number => (apart === 1 ? 20 : 38);

/** On the line between two servers, hanging like a rope. */
const onRope = (from: number, to: number, depth: number, way: number): Point => ({
  x: from + (to - from) * way,
  y: 4 * way * (1 - way) * depth,
});

export type Layout = { readonly servers: readonly Place[]; readonly people: readonly string[] };

const between = (from: Point, to: Point, way: number): Point => ({
  x: from.x + (to.x - from.x) * way,
  y: from.y + (to.y - from.y) * way,
});

/** Where a message is drawn. */
export function placeOf({ servers, people }: Layout, { from, to, who, way }: FlightScene): Point & { band: Band } {
  const [source, target] = [servers.indexOf(from), servers.indexOf(to)];
  const xOf = (index: number) => middleOf(index, servers.length);
  if (source >= 0 && target >= 0) {
    const depth = depthOf(Math.abs(source - target));
    return { band: "below", ...onRope(xOf(source), xOf(target), depth, way) };
  }
  const server = Math.max(source, target);
  const isDown = source < 0;
  if (from === "people" || to === "people") {
    const person = who === null ? -1 : people.indexOf(who);
    const top = { x: person < 0 ? 50 : middleOf(person, people.length), y: 0 };
    const bottom = { x: xOf(server), y: 100 };
    return { band: "above", ...(isDown ? between(top, bottom, way) : between(bottom, top, way)) };
  }
  const [top, bottom] = [
    { x: xOf(server), y: 0 },
    { x: 50, y: 100 },
  ];
  return { band: "below", ...(isDown ? between(bottom, top, way) : between(top, bottom, way)) };
}
