import { findUnit, ti4Units } from "@umpire/games";
import { distance, plain } from "./nearness.ts";

export type Unit = (typeof ti4Units)[number];

/** A unit as it is typed: by its id or its name, in any case, with any signs or blanks between; `ii` may stand for 2. */
export function findTypedUnit(typed: string): Unit | undefined {
  const key = plain(typed);
  const second = key.replace(/ii$/, "2");
  return (
    findUnit(typed) ??
    ti4Units.find(({ id }) => plain(id) === key) ??
    ti4Units.find(({ name }) => plain(name) === key) ??
    ti4Units.find(({ id }) => plain(id) === second)
  );
}

/** As many as are worth reading. */
const MOST_NEAR = 5;

/** Units whose id or name is what somebody may have meant, the nearest first. */
export function unitsNear(typed: string): readonly string[] {
  const key = plain(typed);
  const most = Math.max(1, Math.floor(key.length / 3));
  return ti4Units
    .map(({ id, name }) => ({ id, far: Math.min(distance(plain(id), key), distance(plain(name), key)) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_NEAR)
    .map(({ id }) => id);
}
