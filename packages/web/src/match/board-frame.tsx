import type { Json } from "@umpire/kernel";
import type { Board, BoardProps } from "@umpire/ui";
import { Component, type ReactNode } from "react";
import { isDeciding } from "./connection/connection.ts";
import { observationOf, turnOf } from "./connection/snapshot.ts";
import { type MatchPageState, useMatch } from "./context.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

type BoardGuardProps = { readonly children: ReactNode; readonly instead: ReactNode };

/** A board that fails takes nothing else with it: the match goes on with a plain one. */
export class BoardGuard extends Component<BoardGuardProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
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
