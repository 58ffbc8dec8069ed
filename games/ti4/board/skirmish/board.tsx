import type { BoardProps } from "@umpire/ui";
import { useSound } from "@umpire/ui/sound";
import { Battle } from "./court/battle.tsx";
import { TableMap } from "./court/map.tsx";
import { PlanetLists } from "./court/planets.tsx";
import { PowerLists } from "./court/powers.tsx";
import { End } from "./end.tsx";
import { TableProvider } from "./model.ts";
import { Tray } from "./tray/tray.tsx";
import { useTableModel } from "./use-model.ts";
import "./skirmish.css";

/** A skirmish for one viewer: the map with what stands on it, and below it the decision that is being made. */
export function SkirmishBoard(props: BoardProps) {
  const model = useTableModel(props);
  useSound(model.dice === null ? null : "blow", JSON.stringify(props.events));
  return (
    <TableProvider value={model}>
      <div className="court skr-court">
        <TableMap />
        <PlanetLists />
        <PowerLists />
        <Battle />
        {"over" in props.next && <End over={props.next.over} />}
      </div>
      <Tray />
    </TableProvider>
  );
}
