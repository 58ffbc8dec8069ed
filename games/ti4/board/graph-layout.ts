import { type Point, polar, RADIUS } from "./geometry.ts";

type Pair = readonly [number, number];

/** So far apart are neighbours, and no two systems are nearer than that to each other. */
const NEAR = 2 * RADIUS + 60;
const ROUNDS = 400;

/**
 * Places for systems that have none: a force-directed layout (Fruchterman and Reingold, 1991) from a circle. Linked
 * ones attract each other with d²/NEAR, all repel each other with NEAR²/d, and each round moves less than the one
 * before. It has no chance in it: a map looks the same every time.
 */
export function layoutGraph(count: number, links: readonly Pair[]): readonly Point[] {
  let places: readonly Point[] = circleOf(count);
  for (let round = 0; round < ROUNDS; round += 1) places = pushed(places, links, NEAR * (1 - round / ROUNDS));
  return apart(places);
}

function circleOf(count: number): readonly Point[] {
  const radius = count < 2 ? 0 : Math.max(NEAR / 2, (NEAR * count) / (2 * Math.PI));
  return Array.from({ length: count }, (_, at) => polar(radius, (2 * Math.PI * at) / count - Math.PI / 2));
}

function pushed(places: readonly Point[], links: readonly Pair[], most: number): readonly Point[] {
  const forces = places.map(() => ({ x: 0, y: 0 }));
  const push = (one: number, other: number, strength: (distance: number) => number) => {
    const [a, b, from, to] = [places[one], places[other], forces[one], forces[other]];
    if (a === undefined || b === undefined || from === undefined || to === undefined) return;
    const distance = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const part = strength(distance) / distance;
    const [x, y] = [(b.x - a.x) * part, (b.y - a.y) * part];
    from.x += x;
    from.y += y;
    to.x -= x;
    to.y -= y;
  };
  for (let one = 0; one < places.length; one += 1)
    for (let other = one + 1; other < places.length; other += 1) push(one, other, (d) => -(NEAR * NEAR) / d);
  for (const [one, other] of links) push(one, other, (d) => (d * d) / NEAR);
  return places.map((place, at) => {
    const { x, y } = forces[at] ?? { x: 0, y: 0 };
    const length = Math.hypot(x, y) || 1;
    const step = Math.min(length, most) / length;
    return { x: place.x + x * step, y: place.y + y * step };
  });
}

/** The same, larger where two would touch. */
function apart(places: readonly Point[]): readonly Point[] {
  const distances = places.flatMap((a, at) => places.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  const grown = Math.max(1, (2 * RADIUS + 16) / Math.min(Number.POSITIVE_INFINITY, ...distances));
  return places.map(({ x, y }) => ({ x: x * grown, y: y * grown }));
}
