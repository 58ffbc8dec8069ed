import type { Pack } from "../pack/pack.ts";
import { type Pair, sides } from "../rules/shape.ts";
import { slotsOf } from "./battle/fleets.ts";
import { ShipShape } from "./ships/ship-shape.tsx";
import "./battle/court.css";
import "./battle/fleet.css";

export type Half = { readonly health: number; readonly ceiling: number; readonly ships: readonly string[] };

/** No more kinds than fit beside each other in a small picture. */
const MOST_KINDS = 5;

function MiniHalf({ half, pack }: { readonly half: Half; readonly pack: Pack }) {
  const drawn = half.ships.map((ship, at) => ({ id: `${at}`, ship, charges: 0, mark: "there" as const }));
  const share = Math.max(0, Math.min(100, (100 * half.health) / Math.max(1, half.ceiling)));
  return (
    <>
      <div className="ss-bar">
        <i style={{ inlineSize: `${share}%` }} />
      </div>
      <div className="ss-fleet">
        {slotsOf(drawn)
          .slice(0, MOST_KINDS)
          .map(({ kind, ships }) => (
            <span key={kind} className="ss-copies">
              {ships.slice(0, 3).map(({ id }) => (
                <span key={id} className="ss-copy">
                  <ShipShape pack={pack} ship={kind} />
                </span>
              ))}
            </span>
          ))}
      </div>
    </>
  );
}

type MiniHalvesProps = { readonly pack: Pack; readonly halves: Pair<Half> };

/** Two fleets without anything to press, drawn as the board draws them. */
export function MiniHalves({ pack, halves }: MiniHalvesProps) {
  return (
    <div className="ss-court dark-ground ss-mini" aria-hidden="true">
      {sides.toReversed().map((side) => (
        <div key={side} className={`ss-half ss-side-${side}`} data-foe={side === 1 || undefined}>
          <MiniHalf half={halves[side]} pack={pack} />
        </div>
      ))}
    </div>
  );
}
