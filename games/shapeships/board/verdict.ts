import type { Side } from "../rules/shape.ts";
import { otherSide, sides } from "../rules/shape.ts";
import { signed } from "../words/naming.ts";
import type { BoardModel } from "./model.ts";

type TextContext = Pick<BoardModel, "state" | "next" | "side" | "names" | "words">;
export type MatchResult = { readonly title: string; readonly text: string };

/** How a match ended, as one would tell it: who won, and where both stand; null while it is played. */
export function verdictOf(context: TextContext): MatchResult | null {
  const { next, side, words } = context;
  if (!("over" in next)) return null;
  const { winners, reason } = next.over;
  const winner = sides.find((each) => winners.includes(each)) ?? null;
  const who = (whose: Side) => (whose === side ? null : (context.names[whose] ?? words.sides[whose]));
  const title = winner === null ? words.over.draw : words.over.wins(who(winner));
  return { title, text: reasonOf(context, reason, winner, who) };
}

function reasonOf(
  { state, side, words: { over } }: TextContext,
  reason: string,
  winner: Side | null,
  who: (whose: Side) => string | null,
): string {
  const health = (whose: Side) => signed(state.players[whose].health);
  const loser = winner === null ? null : otherSide(winner);
  // A player's own side comes first; spectators read of the winner first.
  const first = side ?? winner ?? 0;
  const second = otherSide(first);
  if (reason === "win" && winner !== null && loser !== null)
    return over.knockedOut(who(loser), health(loser), who(winner), health(winner));
  if (reason === "narrow_win" || reason === "draw")
    return over.bothFell(who(first), health(first), who(second), health(second));
  if (reason === "turn_cap") return over.lastTurn(who(first), health(first), who(second), health(second));
  if (reason === "resigned") return loser === null ? "" : over.resigned(who(loser));
  if (reason === "time") return loser === null ? over.bothOutOfTime : over.outOfTime(who(loser));
  return reason === "draw-agreed" ? over.agreed : "";
}
