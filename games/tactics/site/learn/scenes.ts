import type { Scene } from "@umpire/ui";
import { line } from "./line.ts";

/** Positions that the lesson and the page of how to play share, as the moves that lead to them. */
export const scenes = {
  start: {},
  /** Without signs on the board, which come later in the lesson. */
  bare: { rules: "duel" },
  /** Two archers at two tiles. */
  archers: { rules: "duel", decisions: line("a D2, end; A D4, end") },
  /** An enemy in reach of both, of one after a step. */
  between: { rules: "duel", decisions: line("s B2, a C1, end; S B4, end; end; S C4, end; end; S C3, end") },
  /** Two swordsmen with the tile of Stun between them. */
  stun: { decisions: line("s A1, end; S B4, end; s A2, end; S A4, end") },
  /** The last enemy has 5 health, and Rage lies before it. */
  last: {
    decisions: line(
      [
        "s B2, a C1, end; S C5, end",
        "a C2, end; S C4, end",
        "a*S C4, s B3, end; A D4, end",
        "a*S C4, end; end",
        "a*S C4, end; end",
        "a*S C4, end; A C4, end",
        "a*A C4",
      ].join("; "),
    ),
  },
} as const satisfies { readonly [name: string]: Scene };
