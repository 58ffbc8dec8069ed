import type { Ghost } from "../input/gestures.ts";
import { PlayerMark, UnitIcon } from "./icons.tsx";

/** What is dragged, beside the pointer. */
export function GhostArt({ ghost }: { readonly ghost: Ghost }) {
  if (ghost.kind === "tile") {
    return (
      <div className="ti4-ghost-tile">
        <span>{ghost.label}</span>
      </div>
    );
  }
  return (
    <div className="ti4-ghost-stack">
      <PlayerMark player={ghost.player} size={14} />
      {ghost.units.map(({ unit, count }) => (
        <span key={unit}>
          <UnitIcon unit={unit} player={ghost.player} size={22} />
          {count > 1 && count}
        </span>
      ))}
    </div>
  );
}
