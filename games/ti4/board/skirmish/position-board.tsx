import type { Position } from "@umpire/ui";
import { useMemo } from "react";
import { MapDrawing } from "./map-drawing.tsx";
import { readTable } from "./table.ts";

/** The map of a position, with nothing to press. */
export function PositionBoard({ position }: { readonly position: Position }) {
  return <MapDrawing table={useMemo(() => readTable(position.rules, position.view), [position])} />;
}
