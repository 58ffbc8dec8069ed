import { kernelWords, type Over } from "@umpire/kernel";
import { useLanguage, wordFor } from "@umpire/ui";
import { tactics } from "../../game.ts";
import { playerOf, seatOf } from "../../rules/shape.ts";
import { SideMark } from "../grid/pieces.tsx";
import { type Table, useTable } from "../model.ts";
import type { PlayerId, Sight } from "../types.ts";
import { isAwaited, ownSide } from "../view.ts";
import "./banner.css";

/** Whose turn it is, which one, and how both sides stand; or who has won. */
export function Banner() {
  const table = useTable();
  const { sight, words } = table;
  const { next, state, rules } = sight;
  const turn = state.turn === undefined || "over" in next ? null : words.banner.turn(state.turn + 1, rules.turnCap);
  return (
    <header className="tac-banner" data-yours={isAwaited(sight) || undefined} data-result={resultOf(sight)}>
      <Side owner={bottomSide(table)} />
      <p className="tac-now" role="status">
        <strong>{"over" in next ? <Result over={next.over} /> : whoseTurn(table)}</strong>
        {turn !== null && <span className="muted">{turn}</span>}
        {"over" in next && <Because reason={next.over.reason} />}
      </p>
      <Side owner={bottomSide(table) === "P1" ? "P2" : "P1"} />
    </header>
  );
}

/** How it ended for the viewer. */
function resultOf({ next, seat }: Sight): "won" | "lost" | undefined {
  if (!("over" in next) || seat === null || next.over.winners.length === 0) return undefined;
  return next.over.winners.includes(seat) ? "won" : "lost";
}

const bottomSide = ({ sight }: Table): PlayerId => ownSide(sight) ?? "P1";

function whoseTurn({ sight, words, calls }: Table): string {
  return isAwaited(sight) ? words.banner.yours : words.banner.theirs(calls.player(sight.state.currentPlayer));
}

function Result({ over: { winners } }: { readonly over: Over }) {
  const { sight, words, calls } = useTable();
  const [winner] = winners;
  if (winner === undefined) return words.banner.drawn;
  if (sight.seat === null) return words.banner.won(calls.player(playerOf(winner)));
  return resultOf(sight) === "won" ? words.banner.youWon : words.banner.youLost;
}

function Because({ reason }: { readonly reason: string }) {
  const language = useLanguage();
  const terms = { ...kernelWords[language].terms, ...tactics.words?.[language]?.terms };
  return <span className="muted">{wordFor(terms, reason) ?? reason}</span>;
}

function Side({ owner }: { readonly owner: PlayerId }) {
  const { sight, words, calls, beside } = useTable();
  const { state, next } = sight;
  const standing = state.units.filter((unit) => unit.alive && unit.owner === owner).length;
  const isNow = "awaiting" in next && next.awaiting.includes(seatOf(owner));
  return (
    <div className="tac-side-name">
      <SideMark owner={owner} />
      <span>
        <b className="tac-player" data-now={isNow || undefined}>
          {calls.player(owner)}
        </b>
        <small className="muted">
          {calls.isViewer(owner) && <span className="tac-you">{words.banner.you} </span>}
          {words.banner.standing(standing)}
        </small>
        <small className="tac-beside">{beside(seatOf(owner))}</small>
      </span>
    </div>
  );
}
