import { no, type Result, yes } from "@umpire/kernel";

/** A ship as the referee's questions have it. */
export type TypedShip = { readonly id: string; readonly at: string; readonly unit?: string; readonly move?: number };

/** `carrier@HOME25`, `2x cruiser@74`, `move=2@A`. */
const SHIP = /^\s*(?:(\d{1,2})\s*[x×*]\s*)?(?:move\s*=\s*(\d{1,3})|([a-z][\w-]*))\s*@\s*(\S+)\s*$/i;

/** Ships as they are typed, each with an id of its own: `carrier1`, `cruiser1`, `cruiser2`. */
export function readShipOptions(typed: readonly string[], taken: readonly string[] = []): Result<readonly TypedShip[]> {
  const ids = new Set(taken);
  const ships: TypedShip[] = [];
  for (const text of typed) {
    const [, count = "1", move, unit, at] = SHIP.exec(text) ?? [];
    if (at === undefined || count === "0" || count === "00") return no({ code: "bad-ship", text });
    for (let left = Number(count); left > 0; left -= 1) {
      const id = freeId(unit?.toLowerCase() ?? "ship", ids);
      ids.add(id);
      ships.push({ id, at, ...(unit === undefined ? { move: Number(move) } : { unit: unit.toLowerCase() }) });
    }
  }
  return yes(ships);
}

/** The second cruiser is cruiser2, which is also the name of Cruiser II: the first of those is cruiser2.1. */
function freeId(base: string, taken: ReadonlySet<string>): string {
  const stem = /\d$/.test(base) ? `${base}.` : base;
  let at = 1;
  while (taken.has(`${stem}${at}`)) at += 1;
  return `${stem}${at}`;
}
