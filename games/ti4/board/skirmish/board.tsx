import "@umpire/ui/layout.css";
import type { BoardProps } from "@umpire/ui";
import { Battle } from "./court/battle.tsx";
import { TableMap } from "./court/map.tsx";
import { PlanetLists } from "./court/planets.tsx";
import { TableProvider, useTableModel } from "./model.ts";
import { Tray } from "./tray/tray.tsx";
import "./skirmish.css";

/** A skirmish for one viewer: the map with what stands on it, and below it the decision that is being made. */
export function SkirmishBoard(props: BoardProps) {
  const model = useTableModel(props);
  return (
    <TableProvider value={model}>
      <div className="court skr-court">
        <TableMap />
        <PlanetLists />
        <Battle />
      </div>
      <Tray />
    </TableProvider>
  );
}
