import type { Position } from "@umpire/ui";
import { useLanguage } from "@umpire/ui";
import { tactics } from "../game.ts";
import { presets } from "../rules/data/presets.ts";
import { setUp } from "../rules/setup.ts";
import type { TacticsAction, TacticsState } from "../rules/shape.ts";
import { Still } from "./grid/still.tsx";
import { readView, type TacticsView } from "./view.ts";

/** Where the standard line-up stands in the picture of the game, and with how much health, in the order of its units. */
const places = [
  { x: 1, y: 2, hp: 10 },
  { x: 3, y: 2, hp: 5 },
  { x: 1, y: 4, hp: 10 },
  { x: 3, y: 4, hp: 8 },
];

/** A fight in the upper half of the board, with the tiles between: a narrow card shows no more of it. */
function sample(): TacticsView {
  const rules = presets.skirmish;
  const options = tactics.parse.options({});
  const begun = options.ok ? setUp(options.value, rules) : options;
  if (!begun.ok) throw new Error(begun.refusal.code);
  const units = begun.value.units.map((unit, at) => {
    const { x, y, hp } = places[at] ?? { ...unit.position, hp: unit.hp };
    return { ...unit, hp, position: { x, y } };
  });
  const tiles = (begun.value.tiles ?? []).map((tile) => ({ ...tile, position: { x: tile.position.x, y: 3 } }));
  const state: TacticsState = { ...begun.value, units, tiles };
  return { state, rules, seat: null, next: tactics.next(state, rules) };
}

/** The archer's step onto the tile before it, and its shot from there. */
function planIn({ state, rules }: TacticsView): TacticsAction | null {
  const archer = state.units[1]?.id;
  const plans = [...tactics.legal(state, 0, rules)].filter(({ unitId }) => unitId === archer);
  return plans.find(({ type, targetPosition }) => type === "MOVE_AND_ATTACK" && targetPosition?.y === 3) ?? null;
}

/** A position in small; without one, a fight with what the umpire foresees of the next blow. */
export function MiniBoard({ position }: { readonly position: Position | null }) {
  const language = useLanguage();
  if (position === null) {
    const view = sample();
    return <Still view={view} language={language} plan={planIn(view)} />;
  }
  const { rules, view } = position;
  const parsed = readView({ rules, view, seat: null, next: { awaiting: [], step: "turn" } });
  return <Still view={parsed} language={language} />;
}
