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
    <div className="ti4-ghost-stack box line tight">
      <PlayerMark player={ghost.player} size={14} />
      {ghost.units.map(({ unit, count }) => (
        <span key={unit} className="line tight">
          <UnitIcon unit={unit} player={ghost.player} size={22} />
          {count > 1 && count}
        </span>
      ))}
    </div>
  );
}
