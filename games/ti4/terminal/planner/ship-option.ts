import { err, ok, type Result } from "@umpire/kernel";
import { findTypedUnit } from "../../units/typed-units.ts";

/** A ship as the referee's questions have it. */
export type TypedShip = { readonly id: string; readonly at: string; readonly unit?: string; readonly move?: number };

/** `carrier@HOME25`, `2x cruiser@74`, `War Sun@Mecatol Rex`, `авианосец II@74`, `move=2@A`; either alphabet has an x. */
const SHIP = /^\s*(?:(\d+)\s*[xх×*]\s*)?(?:(?:move|движение)\s*=\s*(\d+)|(\p{L}[^@=]*?))\s*@\s*(\S(?:.*\S)?)\s*$/iu;

/** A position takes no more, and would name only the field of the file that it is not. */
const MOST_SHIPS = 200;
const MOST_MOVE = 100;

/** Ships as they are typed, each with an id of its own: `carrier#1`, `cruiser#1`, `cruiser#2`. */
export function readShipOptions(typed: readonly string[], taken: readonly string[] = []): Result<readonly TypedShip[]> {
  const ids = new Set(taken);
  const ships: TypedShip[] = [];
  for (const text of typed) {
    const read = readShipOption(text);
    if (!read.ok) return read;
    const { count, ...ship } = read.value;
    if (ids.size + count > MOST_SHIPS) return err({ code: "too-many-ships", text, limit: MOST_SHIPS });
    for (let left = count; left > 0; left -= 1) {
      const id = freeId(ship.unit ?? "ship", ids);
      ids.add(id);
      ships.push({ id, ...ship });
    }
  }
  return ok(ships);
}

function readShipOption(text: string): Result<Omit<TypedShip, "id"> & { readonly count: number }> {
  const [, times = "1", value, named = "", at] = SHIP.exec(text) ?? [];
  const count = Number(times);
  if (at === undefined || count === 0) return err({ code: "bad-ship", text });
  if (value === undefined) return ok({ count, at, unit: findTypedUnit(named)?.id ?? named.toLowerCase() });
  const move = Number(value);
  return move > MOST_MOVE ? err({ code: "move-too-high", text, limit: MOST_MOVE }) : ok({ count, at, move });
}

/** What it is and which of them: the second Cruiser I is `cruiser#2`, and nobody takes it for a Cruiser II, `cruiser2`. */
function freeId(base: string, taken: ReadonlySet<string>): string {
  let at = 1;
  while (taken.has(`${base}#${at}`)) at += 1;
  return `${base}#${at}`;
}
