import type { BoardProps } from "@umpire/ui";
import { Banner } from "./banner.tsx";
import { Coach } from "./coach.tsx";
import { Grid } from "./grid.tsx";
import { Ending, Orders } from "./orders.tsx";
import { Preview, Told } from "./preview.tsx";
import { TacticsReference } from "./reference.tsx";
import { Sheet } from "./sheet.tsx";
import { TableProvider, useTable } from "./table.ts";
import { TextView } from "./text-view.tsx";
import { useNewTable } from "./use-table.ts";
import { Whisper } from "./whisper.tsx";
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
