import type { BoardProps } from "@umpire/ui";
import { Grid } from "./grid/grid.tsx";
import { TableProvider, useTable } from "./model.ts";
import { Banner } from "./panels/banner.tsx";
import { Coach } from "./panels/coach.tsx";
import { Whisper } from "./panels/hint.tsx";
import { Ending, Orders } from "./panels/orders.tsx";
import { Preview, Told } from "./panels/preview.tsx";
import { Sheet } from "./panels/sheet.tsx";
import { TextView } from "./panels/text-view.tsx";
import { TacticsReference } from "./reference/reference.tsx";
import { useNewTable } from "./use-model.ts";
import "./board.css";

/** 5x5 Tactics for one viewer: shows, previews by the rules themselves, and sends what is decided. */
export function TacticsBoard(props: BoardProps) {
  const table = useNewTable(props);
  const { words, foresight, sight, choice } = table;
  return (
    <TableProvider value={table}>
      <div className="tac" data-choosing={choice.unit !== null || undefined}>
        <Banner />
        <div className="tac-table">
          <div className="tac-field">
            <Grid />
            <Whisper />
          </div>
          <div className="tac-panels">
            <Orders />
            <Coach />
            {foresight !== null && <Preview foresight={foresight} />}
            <Sheet />
            <Ending />
            <LastTurn />
          </div>
        </div>
        <TextView />
        <details className="tac-more">
          <summary>{words.reference.title}</summary>
          <TacticsReference rules={sight.rules} />
        </details>
      </div>
    </TableProvider>
  );
}

/** What happened last, in words. */
function LastTurn() {
  const { told, words } = useTable();
  if (told.length === 0) return null;
  return (
    <section className="tac-panel tac-last">
      <h3>{words.last.title}</h3>
      <Told events={told} />
    </section>
  );
}
