import type { Place } from "../../book/choices.ts";
import type { ShapeshipsEvent, ShapeshipsState } from "../../rules/shape.ts";
import { useBoard } from "../model.ts";
import { spendingOf } from "./spending.ts";

/** What the rules make of the draft until the end of the turn. */
export type Foreseen = { readonly state: ShapeshipsState; readonly events: readonly ShapeshipsEvent[] };
type LeftProps = { readonly place: Place; readonly foreseen: Foreseen | null };

/** No fleet of ours brings more strokes than fit into two rows. */
const MOST_STROKES = 60;

/** The price of the order, a stroke for each line: those that are spent, saved, and lost above the cap. */
export function LinesLeft({ place: { state, side }, foreseen }: LeftProps) {
  const { words, book } = useBoard();
  const spending = foreseen === null ? null : spendingOf(state, foreseen.events, side);
  if (spending === null) return null;
  const { spent, saved, lost } = spending;
  const { compose } = words;
  const kind = (at: number) => (at < spent ? "spent" : at < spent + saved ? "saved" : "lost");
  return (
    <div>
      <p className="ss-strokes" aria-hidden="true">
        {Array.from({ length: Math.min(spent + saved + lost, MOST_STROKES) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes are alike
          <span key={at} className={`ss-stroke ss-stroke-${kind(at)}`} />
        ))}
      </p>
      <p aria-live="polite">
        {compose.spent} <strong>{spent}</strong>, {compose.left} <strong>{saved + lost}</strong>
        {lost > 0 && <span className="warn"> ({compose.lost(book.words.prices.lines(lost))})</span>}
      </p>
    </div>
  );
}

/** What is left of the energy after the order. */
export function EnergyLeft({ place: { state, side }, foreseen }: LeftProps) {
  const { words, book } = useBoard();
  const held = Object.keys(state.players[side].energy);
  if (foreseen === null || held.length === 0) return null;
  const { energy } = foreseen.state.players[side];
  return (
    <p aria-live="polite">
      {words.compose.energyLeft}:{" "}
      <strong>{held.map((colour) => book.words.prices.energy(energy[colour] ?? 0, colour)).join(", ")}</strong>
    </p>
  );
}
