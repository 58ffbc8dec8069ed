import type { TacticsEvent } from "../../rules/shape.ts";
import { formatSigned } from "../format.ts";
import type { TacticsView } from "../view.ts";
import { findUnit } from "../view.ts";
import type { DrawingWords } from "../words/drawing.ts";
import type { Arrow } from "./arrows.ts";
import { centreOf } from "./cells.ts";
import { arrowBetween, type Chalk, RISK, shotArrow, TOLL } from "./chalk.ts";
import { ArrowShape, Pill } from "./marks.tsx";

type ForecastProps = { readonly chalk: Chalk; readonly words: DrawingWords };

/** What the umpire foresees of a blow: what it takes, and who could strike back. */
export function Forecast({ chalk, words }: ForecastProps) {
  return (
    <g>
      {chalk.shot !== null && <ArrowShape arrow={chalk.shot} kind="plan" />}
      {chalk.risks.map(({ unit, arrow }) => (
        <ArrowShape key={unit} arrow={arrow} kind="risk" />
      ))}
      {chalk.risks.map(({ unit, label, damage, fells }) => (
        <Pill key={unit} {...label} {...RISK} kind="loss" isFatal={fells} size={21}>
          {words.risk(damage)}
        </Pill>
      ))}
      {chalk.tolls.map(({ unit, x, y, change, falls }) => (
        <Pill
          key={unit}
          {...{ x, y }}
          {...TOLL}
          kind={change < 0 ? "loss" : "gain"}
          isFatal={falls}
          hasRim
          size={falls ? 21 : 26}
        >
          {formatSigned(change)}
        </Pill>
      ))}
    </g>
  );
}

export type TrailProps = { readonly view: TacticsView; readonly trail: readonly TacticsEvent[] };

/** The steps and blows of the last turn, solid because they are done; they go as soon as somebody plans. */
export function Trail({ view, trail }: TrailProps) {
  return trail.flatMap((event, at) => {
    const arrow = trailArrow(view, event);
    // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes its place
    return arrow === null ? [] : [<ArrowShape key={at} arrow={arrow} kind={event.type === "hit" ? "blow" : "trail"} />];
  });
}

/** A step from the middle of the cell that was left; a blow from piece to piece, where there is room between them. */
function trailArrow(view: TacticsView, event: TacticsEvent): Arrow | null {
  if (event.type === "moved") return arrowBetween(centreOf(view, event.from), centreOf(view, event.to), 12);
  const [from, to] = event.type === "hit" ? [findUnit(view, event.unit), findUnit(view, event.target)] : [null, null];
  if (from === null || to === null) return null;
  const [start, end] = [centreOf(view, from.position), centreOf(view, to.position)];
  return to.alive ? shotArrow(start, end) : arrowBetween(start, end);
}
