import { isDeciding, observationOf, turnOf } from "@umpire/client";
import type { Json } from "@umpire/kernel";
import type { Board, BoardProps } from "@umpire/ui";
import { Component, type ReactNode } from "react";
import { type MatchPageState, useMatch } from "./context.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useMatchWords } from "./words/words.ts";

type BoardGuardProps = { readonly children: ReactNode; readonly instead: ReactNode };
type BoardGuardState = { readonly problem: string | null };

/** Why a plain board is shown. */
function Problem({ problem }: { readonly problem: string }) {
  const { board } = useMatchWords();
  return <p className="notice muted">{board.broken(problem)}</p>;
}

/** A board that fails takes nothing else with it: the match goes on with a plain one, and says why. */
export class BoardGuard extends Component<BoardGuardProps, BoardGuardState> {
  override state: BoardGuardState = { problem: null };

  static getDerivedStateFromError(error: unknown): BoardGuardState {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    if (this.props.instead === null) return null;
    return (
      <>
        <Problem problem={problem} />
        {this.props.instead}
      </>
    );
  }
}

/** A board's props; null until every seat is taken. */
function propsOf({ store, connection, snapshot, names }: MatchPageState): BoardProps | null {
  const observation = observationOf(snapshot.view);
  if (observation === null) return null;
  const { view, next, decided, own } = observation;
  const { step, rules } = snapshot.view;
  const isFree = connection.status.is === "joined" && !isDeciding(connection);
  const act = (action: Json) => store.send({ type: "decide", step, action });
  const takeBack = () => store.send({ type: "take-back" });
  return {
    ...{ rules, view, next, decided, own, seat: snapshot.seat, names, events: snapshot.events },
    act: isFree && turnOf(snapshot) === "yours" ? act : null,
    takeBack: isFree && own !== null ? takeBack : null,
  };
}

export function BoardFrame({ Board, Plain }: { readonly Board: Board; readonly Plain: Board }) {
  const props = propsOf(useMatch());
  const kept = useKeptFocus<HTMLDivElement>();
  if (props === null) return null;
  const plain = <Plain {...props} />;
  return (
    <div className="board-place" {...kept}>
      {Board === Plain ? (
        plain
      ) : (
        <BoardGuard instead={plain}>
          <Board {...props} />
        </BoardGuard>
      )}
    </div>
  );
}
