import type { Position } from "@umpire/ui";
import { lazy } from "react";
import { presets } from "../pack/data/presets.ts";
import type { Pair } from "../rules/shape.ts";
import { type Half, MiniHalves } from "./mini-halves.tsx";

/** A turn like many: for who has no match yet. */
const sample: Pair<Half> = [
  { health: 54, ceiling: 76, ships: ["mote", "cusp", "cusp", "nimbus", "prism"] },
  { health: 67, ceiling: 76, ships: ["strut", "strut", "caliper", "gusset"] },
];

/** Lazy, so that the sample needs no more of the game than its ships. */
const MiniPosition = lazy(() => import("./mini-position.tsx").then(({ MiniPosition: found }) => ({ default: found })));

/** A position without anything to press; without one, a turn like many. */
export function MiniBoard({ position }: { readonly position: Position | null }) {
  if (position === null) return <MiniHalves pack={presets.standard} halves={sample} />;
  return <MiniPosition position={position} />;
}
