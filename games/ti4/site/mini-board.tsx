import type { MiniBoard } from "@umpire/ui";
import { lazy } from "react";
import { TablePicture } from "./table-picture.tsx";

/** Positions are drawn by the map itself, which is heavy: the home page has a picture until somebody plays. */
const PositionBoard = lazy(() =>
  import("../board/skirmish/position-board.tsx").then(({ PositionBoard }) => ({ default: PositionBoard })),
);

export const TableMiniBoard: MiniBoard = ({ position }) =>
  position === null ? <TablePicture /> : <PositionBoard position={position} />;
