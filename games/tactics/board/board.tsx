import "@umpire/ui/layout.css";
import type { BoardProps } from "@umpire/ui";
import { otherPlayer } from "../rules/shape.ts";
import { Grid } from "./grid/grid.tsx";
import { BoardProvider } from "./model.ts";
import { Roster } from "./panels/roster.tsx";
import { TextView } from "./panels/text-view.tsx";
import { Tray } from "./panels/tray.tsx";
import { VerdictScene } from "./panels/verdict.tsx";
import { TacticsReference } from "./reference/reference.tsx";
import { useBoardModel } from "./use-model.ts";
import { usePaced } from "./use-paced.ts";
import { ownSide } from "./view.ts";
import "./board.css";

/** 5x5 Tactics for one viewer: shows, previews by the rules themselves, and sends what is decided. */
export function TacticsBoard(props: BoardProps) {
  const model = useBoardModel(usePaced(props));
  const { words, view, choice } = model;
  const near = ownSide(view) ?? "P1";
  return (
    <BoardProvider value={model}>
      <div className="court tac-court" data-choosing={choice.unit !== null || undefined}>
        <div className="tac-field">
          <Roster owner={near} />
          <Grid />
          <Roster owner={otherPlayer(near)} />
          <div className="tac-more">
            <TextView />
            <details>
              <summary>{words.reference.title}</summary>
              <TacticsReference rules={view.rules} />
            </details>
          </div>
        </div>
        {"over" in view.next && <VerdictScene over={view.next.over} />}
      </div>
      <Tray />
    </BoardProvider>
  );
}
