import type { Position } from "@umpire/ui";
import { shapeships } from "../game.ts";
import type { Pack } from "../pack/pack.ts";
import { ceilingOf } from "../rules/amounts.ts";
import { type Pair, type Side, sides } from "../rules/shape.ts";
import { slotsOf } from "./battle/fleets.ts";
import { readRules, readView } from "./model.ts";
import { ShipShape } from "./ships/ship-shape.tsx";
import "./battle/court.css";
import "./battle/fleet.css";

type Half = { readonly health: number; readonly ceiling: number; readonly ships: readonly string[] };

/** A turn like many: for who has no match yet. */
const sample: Pair<Half> = [
  { health: 54, ceiling: 76, ships: ["mote", "cusp", "cusp", "nimbus", "prism"] },
  { health: 67, ceiling: 76, ships: ["strut", "strut", "caliper", "gusset"] },
];

function halvesOf({ rules, view }: Position): { readonly pack: Pack; readonly halves: Pair<Half> } {
  const pack = readRules(rules);
  const { players } = readView(view, pack);
  const halfOf = (side: Side): Half => ({
    health: players[side].health,
    ceiling: ceilingOf(players[side].ships, pack),
    ships: players[side].ships.map(({ ship }) => ship),
  });
  return { pack, halves: [halfOf(0), halfOf(1)] };
}

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
      <div className="line">
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

/** A position without anything to press, drawn as the board draws it; without one, a turn like many. */
export function MiniBoard({ position }: { readonly position: Position | null }) {
  const standard = shapeships.presets["standard"];
  const shown =
    position === null ? (standard === undefined ? null : { pack: standard, halves: sample }) : halvesOf(position);
  if (shown === null) return null;
  return (
    <div className="ss-court ss-mini" aria-hidden="true">
      {sides.toReversed().map((side) => (
        <div key={side} className={`ss-half ss-side-${side}`} data-foe={side === 1 || undefined}>
          <MiniHalf half={shown.halves[side]} pack={shown.pack} />
        </div>
      ))}
    </div>
  );
}
