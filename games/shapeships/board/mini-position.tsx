import type { Position } from "@umpire/ui";
import { ceilingOf } from "../rules/amounts.ts";
import type { Side } from "../rules/shape.ts";
import { type Half, MiniHalves } from "./mini-halves.tsx";
import { readRules, readView } from "./model.ts";

/** A position of a match as a small picture. */
export function MiniPosition({ position: { rules, view } }: { readonly position: Position }) {
  const pack = readRules(rules);
  const { players } = readView(view, pack);
  const halfOf = (side: Side): Half => ({
    health: players[side].health,
    ceiling: ceilingOf(players[side].ships, pack),
    ships: players[side].ships.map(({ ship }) => ship),
  });
  return <MiniHalves pack={pack} halves={[halfOf(0), halfOf(1)]} />;
}
