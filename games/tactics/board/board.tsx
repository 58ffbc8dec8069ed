import "@umpire/ui/layout.css";
import type { BoardProps } from "@umpire/ui";
import { Grid } from "./grid/grid.tsx";
import { BoardProvider, useBoard } from "./model.ts";
import { Banner } from "./panels/banner.tsx";
import { Coach } from "./panels/coach.tsx";
import { Hint } from "./panels/hint.tsx";
import { Ending, Orders } from "./panels/orders.tsx";
import { EventList, Preview } from "./panels/preview.tsx";
import { Sheet } from "./panels/sheet.tsx";
import { TextView } from "./panels/text-view.tsx";
import { TacticsReference } from "./reference/reference.tsx";
import { useBoardModel } from "./use-model.ts";
import "./board.css";

/** 5x5 Tactics for one viewer: shows, previews by the rules themselves, and sends what is decided. */
export function TacticsBoard(props: BoardProps) {
  const model = useBoardModel(props);
  const { words, foresight, view, choice } = model;
  return (
    <BoardProvider value={model}>
      <div className="tac pile gap-3" data-choosing={choice.unit !== null || undefined}>
        <Banner />
        <div className="tac-table pile gap-3">
          <div className="pile gap-3">
            <Grid />
            <Hint />
          </div>
          <div className="pile gap-3">
            <Orders />
            <Coach />
            {foresight !== null && <Preview foresight={foresight} />}
            <Sheet />
            <Ending />
            <LastTurn />
          </div>
        </div>
        <TextView />
        <details className="tac-more small">
          <summary>{words.reference.title}</summary>
          <TacticsReference rules={view.rules} />
        </details>
      </div>
    </BoardProvider>
  );
}

/** What happened last, in words. */
function LastTurn() {
  const { turnEvents, words } = useBoard();
  if (turnEvents.length === 0) return null;
  return (
    <section className="tac-panel panel pile gap-2 small">
      <h3>{words.last.title}</h3>
      <EventList events={turnEvents} />
    </section>
  );
}
