import type { Tactics } from "../../rules/shape.ts";
import { buffsOf } from "../../rules/stats.ts";
import type { Solution } from "./duel.ts";
import { type Field, type Side, sideNumber } from "./field.ts";
import { locate, place, squareAt } from "./squares.ts";
import type { SolvedResult } from "./verdict.ts";

type View = Tactics["view"];
type Unit = View["units"][number];

/** What the duel's solution says; null where it does not know the units, or anything else is in play. */
export function duelVerdict({ field, values }: Solution, view: View): SolvedResult | null {
  if (!isPlain(view)) return null;
  const own = unitsOf(field, view, true);
  const other = unitsOf(field, view, false);
  const [ownNumber, otherNumber] = [numberOf(field, own), numberOf(field, other)];
  if (ownNumber === null || otherNumber === null) return null;
  const squares = Int8Array.from([...own, ...other], ({ unit: { position } }) => squareAt(position));
  locate(squares, squares.length);
  const turns = values[(field.offsets[ownNumber * field.sides.length + otherNumber] ?? 0) + place.number] ?? 0;
  return { result: turns === 0 ? "draw" : turns % 2 === 1 ? "win" : "loss", turns };
}

/** Nothing in play but units. */
const isPlain = (view: View): boolean =>
  (view.tiles?.length ?? 0) === 0 && view.units.every(({ id, alive }) => !alive || buffsOf(view, id).length === 0);

type Named = { readonly kind: number; readonly unit: Unit };

/** The units of one side in the order of their kinds; a kind of -1 is none that was solved. */
function unitsOf({ kinds }: Field, { units, currentPlayer }: View, isOwn: boolean): readonly Named[] {
  return units
    .filter(({ alive, owner }) => alive && (owner === currentPlayer) === isOwn)
    .map((unit) => ({ unit, kind: kinds.findIndex((kind) => isOfKind(unit, kind)) }))
    .sort((a, b) => a.kind - b.kind);
}

const isOfKind = ({ attack, attackRange, moveRange }: Unit, kind: Field["kinds"][number]) =>
  moveRange === 1 && attack === kind.attack && attackRange === kind.attackRange;

function numberOf(field: Field, named: readonly Named[]): number | null {
  const side: Side = named.map(({ kind, unit: { hp } }) => ({ kind, hp }));
  return sideNumber(field, side);
}
