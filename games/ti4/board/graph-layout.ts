import { type Point, polar, RADIUS } from "./geometry.ts";

type Pair = readonly [number, number];

/** How far apart neighbours would like to be, and how far apart all are. */
const NEAR = 2 * RADIUS + 60;
const APART = 2 * RADIUS + 30;
const ROUNDS = 400;
/** How much of its distance draws a system to the middle. */
const GRAVITY = 0.6;

/**
 * Places for systems that have none: a force-directed layout (Fruchterman and Reingold, 1991) from a circle. Linked
 * ones attract each other with d²/NEAR, all repel each other with NEAR²/d, and each round moves less than the one
 * before. It has no chance in it: a map looks the same every time.
 */
export function layoutGraph(count: number, links: readonly Pair[]): readonly Point[] {
  let places: readonly Point[] = circleOf(count);
  for (let round = 0; round < ROUNDS; round += 1) places = pushed(places, links, NEAR * (1 - round / ROUNDS));
  for (let round = 0; round < ROUNDS; round += 1) places = apart(places);
  return places;
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
    const { x: fx, y: fy } = forces[at] ?? { x: 0, y: 0 };
    const [x, y] = [fx - place.x * GRAVITY, fy - place.y * GRAVITY];
    const length = Math.hypot(x, y) || 1;
    const step = Math.min(length, most) / length;
    return { x: place.x + x * step, y: place.y + y * step };
  });
}

/** Those that are too near to each other a little farther apart. */
function apart(places: readonly Point[]): readonly Point[] {
  return places.map((place, at) => {
    let { x, y } = place;
    for (const [index, other] of places.entries()) {
      const distance = Math.hypot(place.x - other.x, place.y - other.y) || 1;
      if (index === at || distance >= APART) continue;
      const part = (APART - distance) / (2 * distance);
      x += (place.x - other.x) * part;
      y += (place.y - other.y) * part;
    }
    return { x, y };
  });
}
