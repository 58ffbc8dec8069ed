import type { Snapshot } from "@umpire/client";
import type { Board } from "@umpire/ui";
import { useMatch } from "../context.ts";
import { JoinCard } from "../seats/join-card.tsx";
import { WaitingRoom } from "./waiting-room.tsx";

/** In a rematch no seat is free: they are kept for those who played. */
const isWelcome = ({ seat, view }: Snapshot): boolean => seat === null && view.players.includes(null);

/** What a table has before its match begins. */
export function OpenTable({ Board, onSeated }: { readonly Board: Board; readonly onSeated: () => void }) {
  return (
    <div className="page stack">
      {isWelcome(useMatch().snapshot) && <JoinCard onSeated={onSeated} />}
      <WaitingRoom Board={Board} />
    </div>
  );
}
