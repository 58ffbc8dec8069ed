import type { Camp } from "../../combat/battle.ts";

type OfSides = { readonly [C in Camp]: string };

/** The two sides of a battle in the cases that sentences need, and at the head of one. */
export const of: OfSides = { attacker: "атакующего", defender: "защитника" };
export const into: OfSides = { attacker: "в атакующего", defender: "в защитника" };
export const who: OfSides = { attacker: "атакующий", defender: "защитник" };
export const Who: OfSides = { attacker: "Атакующий", defender: "Защитник" };
