import type { BoardProps } from "@umpire/ui";
import { Court } from "./battle/court.tsx";
import { BoardProvider, useBoard } from "./model.ts";
import { useMoment } from "./moment.ts";
import { useModel } from "./use-model.ts";
import { verdictOf } from "./verdict.ts";
import "./board.css";

/** The court as a picture: nothing to press, and an own order as if it were sealed. */
export function Still(props: BoardProps) {
  return (
    <BoardProvider value={useModel(props)}>
      <StillCourt {...props} />
    </BoardProvider>
  );
}

function StillCourt(props: BoardProps) {
  return <Court moment={useMoment(props)} verdict={verdictOf(useBoard())} />;
}
