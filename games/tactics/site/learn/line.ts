import type { Scene } from "@umpire/ui";
import type { PlayerId, Point, TacticsAction } from "../../rules/shape.ts";
import { seatOf } from "../../rules/shape.ts";

/** Small letters are P1's, capital ones P2's: a swordsman and an archer each. */
const units: { readonly [letter: string]: string } = { s: "u1_p1", a: "u2_p1", S: "u1_p2", A: "u2_p2" };

function pointOf(cell: string): Point {
  return { x: cell.charCodeAt(0) - "A".charCodeAt(0), y: Number(cell[1]) - 1 };
}

const END = /^end$/;
/** `s B2` steps, `a*S C4` strikes where the target stands, `s C3*A` steps there and strikes. */
const DEED = /^([saSA])(?:\*([saSA]))? ([A-E][1-5])(?:\*([saSA]))?$/;

/** One decision of a player. */
export function deed(playerId: PlayerId, text: string): TacticsAction {
  if (END.test(text)) return { type: "END_TURN", playerId, targetPosition: null, targetUnitId: null };
  const [, unit = "", struck, cell = "", after] = DEED.exec(text) ?? [];
  const target = struck ?? after;
  const type = struck !== undefined ? "ATTACK" : after !== undefined ? "MOVE_AND_ATTACK" : "MOVE";
  return {
    type,
    playerId,
    unitId: units[unit] ?? null,
    targetPosition: pointOf(cell),
    targetUnitId: target === undefined ? null : (units[target] ?? null),
  };
}

/** Turns with semicolons between them, P1's first; in a turn one decision after the other, with commas. */
export function line(text: string): NonNullable<Scene["decisions"]> {
  return text.split("; ").flatMap((turn, at) => {
    const player = at % 2 === 0 ? "P1" : "P2";
    return turn.split(", ").map((each) => [seatOf(player), deed(player, each)] as const);
  });
}
