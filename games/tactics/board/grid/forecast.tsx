import type { TacticsEvent } from "../../rules/shape.ts";
import { formatSigned } from "../sentences.ts";
import type { TacticsView } from "../view.ts";
import { findUnit } from "../view.ts";
import type { TacticsWords } from "../words/words.ts";
import type { Arrow } from "./arrows.ts";
import { centreOf } from "./cells.ts";
import { arrowBetween, type Chalk, RISK, type RiskMark, TOLL, type Toll } from "./chalk.ts";
import { SkullShape } from "./pieces.tsx";

type ArrowProps = { readonly arrow: Arrow; readonly kind: "step" | "shot" | "risk" | "trail" | "blow" };

export const ArrowShape = ({ arrow, kind }: ArrowProps) => (
  <g className="tac-arrow" data-kind={kind}>
    <path className="tac-arrow-edge" d={arrow.shaft} />
    <path className="tac-arrow-edge" d={arrow.head} data-head />
    <path className="tac-shaft" d={arrow.shaft} />
    <path className="tac-head" d={arrow.head} />
  </g>
);

type ForecastProps = { readonly chalk: Chalk; readonly words: Pick<TacticsWords, "risk"> };

/** What the umpire foresees of a blow: what it takes, and who could strike back. */
export function Forecast({ chalk, words }: ForecastProps) {
  return (
    <g className="tac-chalk">
      {chalk.shot !== null && <ArrowShape arrow={chalk.shot} kind="shot" />}
      {chalk.risks.map(({ unit, arrow }) => (
        <ArrowShape key={unit} arrow={arrow} kind="risk" />
      ))}
      {chalk.risks.map((risk) => (
        <RiskLabel key={risk.unit} risk={risk} words={words} />
      ))}
      {chalk.tolls.map((toll) => (
        <TollMark key={toll.unit} toll={toll} />
      ))}
    </g>
  );
}

function RiskLabel({ risk, words }: { readonly risk: RiskMark; readonly words: Pick<TacticsWords, "risk"> }) {
  const { label, damage, fells } = risk;
  return (
    <g className="tac-risk" transform={`translate(${label.x} ${label.y})`}>
      <rect x={-RISK.width / 2} y={-RISK.height / 2} width={RISK.width} height={RISK.height} rx="7" />
      {fells && (
        <g transform="translate(-38 -8)">
          <SkullShape />
        </g>
      )}
      <text x={fells ? 9 : 0} y="7" textAnchor="middle">
        {words.risk(damage)}
      </text>
    </g>
  );
}

function TollMark({ toll: { x, y, change, falls } }: { readonly toll: Toll }) {
  return (
    <g className="tac-toll" data-gain={change > 0 || undefined} transform={`translate(${x} ${y})`}>
      <rect x={-TOLL.width / 2} y={-TOLL.height / 2} width={TOLL.width} height={TOLL.height} rx="8" />
      {falls && (
        <g transform="translate(-19 -8)">
          <SkullShape />
        </g>
      )}
      <text x={falls ? 9 : 0} y="8" textAnchor="middle">
        {formatSigned(change)}
      </text>
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

/** A step from the middle of the cell that was left; a blow, which next door has little room, up to the face struck. */
function trailArrow(view: TacticsView, event: TacticsEvent): Arrow | null {
  if (event.type === "moved") return arrowBetween(centreOf(view, event.from), centreOf(view, event.to), 12);
  const [from, to] = event.type === "hit" ? [findUnit(view, event.unit), findUnit(view, event.target)] : [null, null];
  return from && to && arrowBetween(centreOf(view, from.position), centreOf(view, to.position));
}
