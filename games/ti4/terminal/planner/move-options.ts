import { err, ok, type Result } from "@umpire/kernel";
import { resolveShip, resolveSystem, resolveSystems } from "../../galaxy/typed-names.ts";
import { readForces } from "../../units/typed-units.ts";
import type { Galaxy } from "./types.ts";

/** What is typed of the ships' movement. */
export type TypedMoves = { readonly path?: readonly string[]; readonly cargo?: readonly string[] };

/** What a ship takes along; from its own system where none is named. */
type Load = { readonly unit: string; readonly count: number; readonly from: string | null };
type PerShip<T> = ReadonlyMap<string, readonly T[]>;
export type ReadMoves = { readonly paths: PerShip<string>; readonly loads: PerShip<Load> };

/** What is typed of ships, by their ids. */
export function readMoveOptions(typed: TypedMoves, ids: readonly string[], galaxy: Galaxy | null): Result<ReadMoves> {
  const paths = perShip(typed.path ?? [], ids, "bad-path", (text) =>
    ok(
      resolveSystems(
        galaxy,
        text.split(/,|→|-?>/).map((each) => each.trim()),
      ),
    ),
  );
  if (!paths.ok) return paths;
  const loads = perShip(typed.cargo ?? [], ids, "bad-cargo", (text, whole) => readLoads(text, whole, galaxy));
  return loads.ok ? ok({ paths: paths.value, loads: loads.value }) : loads;
}

/** `carrier#1: …`, or `carrier#1, carrier#2: …` for each of them. */
function perShip<T>(
  typed: readonly string[],
  ids: readonly string[],
  code: string,
  read: (text: string, whole: string) => Result<readonly T[]>,
): Result<PerShip<T>> {
  const found = new Map<string, readonly T[]>();
  for (const text of typed) {
    const [, ships, rest] = /^([^:]+):\s*(\S.*)$/.exec(text) ?? [];
    if (ships === undefined || rest === undefined) return err({ code, text });
    const list = read(rest, text);
    if (!list.ok) return list;
    for (const name of ships.split(",").map((each) => each.trim())) {
      const id = resolveShip(ids, name);
      if (id === undefined) return err({ code: "unknown-ship", ship: name, known: ids });
      if (found.has(id)) return err({ code: "duplicate-ship", ship: id });
      found.set(id, list.value);
    }
  }
  return ok(found);
}

/** `4 fighter + 2 infantry@74`. */
function readLoads(text: string, whole: string, galaxy: Galaxy | null): Result<readonly Load[]> {
  const loads: Load[] = [];
  for (const part of text.split(/[+,]/)) {
    const [what = "", from, ...more] = part.split("@");
    const forces = readForces(what);
    if (!forces.ok) return forces.refusal.code === "bad-fleet" ? err({ code: "bad-cargo", text: whole }) : forces;
    const { units, damaged } = forces.value;
    const isNoPlace = more.length > 0 || from?.trim() === "";
    // Of several kinds nobody knows whether the system is that of the last alone.
    const isUnclear = from !== undefined && Object.keys(units).length > 1;
    if (isNoPlace || isUnclear || Object.keys(damaged).length > 0) return err({ code: "bad-cargo", text: whole });
    const place = from === undefined ? null : resolveSystem(galaxy, from.trim());
    for (const [unit, count] of Object.entries(units)) loads.push({ unit, count, from: place });
  }
  return ok(loads);
}
