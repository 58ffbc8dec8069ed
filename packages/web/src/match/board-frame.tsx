import type { Json } from "@umpire/kernel";
import type { Board, BoardProps } from "@umpire/ui";
import { Component, type ReactNode } from "react";
import { isDeciding } from "./connection/connection.ts";
import { sightOf, turnOf } from "./connection/snapshot.ts";
import { type Shown, useMatch } from "./context.ts";
import { Beside, Players } from "./seats/players.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

type Guarding = { readonly children: ReactNode; readonly instead: ReactNode };

/** A board that fails takes nothing else with it: the match goes on with a plain one. */
export class BoardGuard extends Component<Guarding, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}

/** What a board gets of a match; null until everybody sits. */
function propsOf({ store, connection, table, names }: Shown): BoardProps | null {
  const sight = sightOf(table.view);
  if (sight === null) return null;
  const { view, next, decided, own } = sight;
  const { step, rules } = table.view;
  const isFree = connection.line.is === "joined" && !isDeciding(connection);
  const act = (action: Json) => store.wish({ type: "decide", step, action });
  const takeBack = () => store.wish({ type: "take-back" });
  return {
    ...{ rules, view, next, decided, own, seat: table.seat, names, events: table.events },
    beside: (seat) => <Beside seat={seat} />,
    act: isFree && turnOf(table) === "yours" ? act : null,
    takeBack: isFree && own !== null ? takeBack : null,
  };
}

export function BoardPlace({ Board, Plain }: { readonly Board: Board; readonly Plain: Board }) {
  const props = propsOf(useMatch());
  const kept = useKeptFocus<HTMLDivElement>();
  if (props === null) return null;
  // A plain board names nobody.
  const plain = (
    <div className="stack">
      <Players />
      <Plain {...props} />
    </div>
  );
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
