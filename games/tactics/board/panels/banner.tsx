import { kernelWords, type Over } from "@umpire/kernel";
import { useLanguage, wordFor } from "@umpire/ui";
import { tactics } from "../../game.ts";
import type { PlayerId } from "../../rules/shape.ts";
import { playerOf, seatOf } from "../../rules/shape.ts";
import { SideMark } from "../grid/pieces.tsx";
import { type BoardModel, useBoard } from "../model.ts";
import type { TacticsView } from "../view.ts";
import { isAwaited, ownSide } from "../view.ts";
import "./banner.css";

/** Whose turn it is, which one, and how both sides stand; or who has won. */
export function Banner() {
  const model = useBoard();
  const { view, words } = model;
  const { next, state, rules } = view;
  const turn = state.turn === undefined || "over" in next ? null : words.banner.turn(state.turn + 1, rules.turnCap);
  return (
    <header className="tac-banner" data-yours={isAwaited(view) || undefined} data-result={resultOf(view)}>
      <Side owner={bottomSide(model)} />
      <p className="tac-now" role="status">
        <strong>{"over" in next ? <Result over={next.over} /> : whoseTurn(model)}</strong>
        {turn !== null && <span className="muted">{turn}</span>}
        {"over" in next && <Because reason={next.over.reason} />}
      </p>
      <Side owner={bottomSide(model) === "P1" ? "P2" : "P1"} />
    </header>
  );
}

/** How it ended for the viewer. */
function resultOf({ next, seat }: TacticsView): "won" | "lost" | undefined {
  if (!("over" in next) || seat === null || next.over.winners.length === 0) return undefined;
  return next.over.winners.includes(seat) ? "won" : "lost";
}

const bottomSide = ({ view }: BoardModel): PlayerId => ownSide(view) ?? "P1";

function whoseTurn({ view, words, names }: BoardModel): string {
  return isAwaited(view) ? words.banner.yours : words.banner.theirs(names.player(view.state.currentPlayer));
}

function Result({ over: { winners } }: { readonly over: Over }) {
  const { view, words, names } = useBoard();
  const [winner] = winners;
  if (winner === undefined) return words.banner.drawn;
  if (view.seat === null) return words.banner.won(names.player(playerOf(winner)));
  return resultOf(view) === "won" ? words.banner.youWon : words.banner.youLost;
}

function Because({ reason }: { readonly reason: string }) {
  const language = useLanguage();
  const terms = { ...kernelWords[language].terms, ...tactics.words?.[language]?.terms };
  return <span className="muted">{wordFor(terms, reason) ?? reason}</span>;
}

function Side({ owner }: { readonly owner: PlayerId }) {
  const { view, words, names, beside } = useBoard();
  const { state, next } = view;
  const standing = state.units.filter((unit) => unit.alive && unit.owner === owner).length;
  const isNow = "awaiting" in next && next.awaiting.includes(seatOf(owner));
  return (
    <div className="tac-side-name line gap-2">
      <SideMark owner={owner} />
      <span>
        <b className="tac-player" data-now={isNow || undefined}>
          {names.player(owner)}
        </b>
        <small className="muted">
          {names.isViewer(owner) && <span className="tac-you">{words.banner.you} </span>}
          {words.banner.standing(standing)}
        </small>
        <small className="tac-beside cluster gap-2">{beside(seatOf(owner))}</small>
      </span>
    </div>
  );
}
