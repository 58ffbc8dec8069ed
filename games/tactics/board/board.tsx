import type { BoardProps } from "@umpire/ui";
import { useSound } from "@umpire/ui/sound";
import { lazy, Suspense, useState } from "react";
import { otherPlayer, type TacticsEvent } from "../rules/shape.ts";
import { Grid } from "./grid/grid.tsx";
import { BoardProvider, useBoard } from "./model.ts";
import { Roster } from "./panels/roster.tsx";
import { TextView } from "./panels/text-view.tsx";
import { Tray } from "./panels/tray.tsx";
import { useBoardModel } from "./use-model.ts";
import { usePaced } from "./use-paced.ts";
import { ownSide } from "./view.ts";
import "./board.css";

/** Loaded when a match is over, and when somebody wants to look something up. */
const VerdictScene = lazy(() => import("./panels/verdict.tsx").then((each) => ({ default: each.VerdictScene })));
const TacticsReference = lazy(() =>
  import("./reference/reference.tsx").then((each) => ({ default: each.TacticsReference })),
);

/** 5x5 Tactics for one viewer: shows, previews by the rules themselves, and sends what is decided. */
export function TacticsBoard(props: BoardProps) {
  const paced = usePaced(props);
  const model = useBoardModel(paced);
  const { view, choice, turnEvents } = model;
  useSound(soundOf(turnEvents), JSON.stringify(paced.events));
  const near = ownSide(view) ?? "P1";
  return (
    <BoardProvider value={model}>
      <div className="court tac-court" data-choosing={choice.unit !== null || undefined}>
        <div className="tac-field">
          <Roster owner={near} />
          <Grid />
          <Roster owner={otherPlayer(near)} />
          <div className="tac-more fine muted">
            <TextView />
            <LookUp />
          </div>
        </div>
        <Suspense fallback={null}>{"over" in view.next && <VerdictScene over={view.next.over} />}</Suspense>
      </div>
      <Tray />
    </BoardProvider>
  );
}

/** A blow is heard rather than the step before it. */
function soundOf(events: readonly TacticsEvent[]) {
  if (events.some(({ type }) => type === "hit")) return "blow";
  return events.some(({ type }) => type === "moved") ? "land" : null;
}

/** Units, buffs and rules in short. */
function LookUp() {
  const { words, view } = useBoard();
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)}>
      <summary>{words.reference.title}</summary>
      <Suspense fallback={null}>{wasOpened && <TacticsReference rules={view.rules} />}</Suspense>
    </details>
  );
}
