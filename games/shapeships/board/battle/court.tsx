import { amountOf, coloursOf } from "../../pack/catalogue.ts";
import { fleet } from "../../pack/data/fleet.ts";
import { ceilingOf } from "../../rules/amounts.ts";
import type { Side } from "../../rules/shape.ts";
import { capitalize } from "../../words/naming.ts";
import { type BoardModel, sidesSeenBy, useBoard } from "../model.ts";
import type { Moment } from "../moment.ts";
import { hasBegun } from "../reveal/timeline.ts";
import type { MatchResult } from "../verdict.ts";
import { Dice } from "./dice.tsx";
import { Fleet } from "./fleet.tsx";
import { type Drawn, draftedShips } from "./fleets.ts";
import { HealthBar, type Means } from "./health-bar.tsx";
import { OrderCard } from "./order-card.tsx";
import { orderOf, titleOf } from "./order-state.ts";
import { Shots } from "./shots.tsx";
import "./court.css";

type CourtProps = {
  readonly moment: Moment;
  /** Stands in the middle instead of the orders; null while the match is played. */
  readonly verdict: MatchResult | null;
};

/** The blueprint: both fleets face each other, the viewer's own below; the orders and the dice lie between them. */
export function Court({ moment, verdict }: CourtProps) {
  const { side } = useBoard();
  const { shown, stage } = moment.reveal;
  const [near = 0, far = 1] = sidesSeenBy(side);
  const isFlying = shown !== null && hasBegun("shots", stage);
  return (
    <div className="court dark-ground ss-court" data-stage={shown === null ? undefined : stage}>
      <Half whose={far} moment={moment} isFoe />
      <div className="ss-centre">
        {verdict !== null ? (
          <div className="ss-verdict">
            <p className="score-text">{verdict.title}</p>
            <p>{verdict.text}</p>
          </div>
        ) : (
          <>
            <Order whose={near} moment={moment} />
            <Dice roll={moment.roll} />
            <Order whose={far} moment={moment} />
          </>
        )}
      </div>
      <Half whose={near} moment={moment} isFoe={false} />
      {isFlying && <Shots flights={shown.flights} isChalk={false} />}
      {shown === null && moment.chalk.length > 0 && <Shots flights={moment.chalk} isChalk />}
    </div>
  );
}

type HalfProps = { readonly whose: Side; readonly moment: Moment; readonly isFoe: boolean };

/** One side: health at the outer edge, the fleet towards the middle. */
function Half({ whose, moment, isFoe }: HalfProps) {
  const model = useBoard();
  const { shown, stage } = moment.reveal;
  const blows = shown !== null && hasBegun("shots", stage) ? shown.blows : [];
  return (
    <section
      className={`ss-half ss-side-${whose}`}
      data-foe={isFoe || undefined}
      data-fallen={isFallen(model, moment, whose)}
    >
      <HealthBar {...barOf(model, moment, whose)} whose={whose} means={meansOf(model, moment, whose)} />
      <Fleet
        whose={whose}
        ships={shown?.fleets[whose] ?? liveFleet(model, moment, whose)}
        blows={blows.filter(({ by }) => by === whose)}
        isBefore={shown !== null && !hasBegun("draw", stage)}
      />
    </section>
  );
}

/** What the bar shows: health as it is, with what would come of it; in a reveal, as it was until it is counted. */
function barOf({ state, pack }: BoardModel, { reveal: { shown, stage }, forecast }: Moment, whose: Side) {
  const { health, ships } = (shown?.state ?? state).players[whose];
  const ceiling = Math.max(1, ceilingOf(ships, pack));
  const settled = shown?.settled?.[whose] ?? null;
  if (settled !== null) {
    const isCounted = hasBegun("count", stage);
    const now = isCounted ? settled.health : settled.before;
    return { health: now, ceiling, after: null, settled: isCounted ? settled : null, isCounting: stage === "count" };
  }
  const later = shown === null ? forecast?.[whose].health : undefined;
  const after = later === undefined || later === health ? null : later;
  return { health, ceiling, after, settled: null, isCounting: false };
}

const isFallen = ({ state, next }: BoardModel, { reveal }: Moment, whose: Side) =>
  ("over" in next && reveal.shown === null && state.players[whose].health <= 0) || undefined;

/** The fleet as it is, with what has just come to it and, on one's own side, the ghosts of the draft. */
function liveFleet(
  { state, side }: BoardModel,
  { reveal: { last }, draft, own }: Moment,
  whose: Side,
): readonly Drawn[] {
  // When the next turn begins, what came in the last one is no longer new.
  const opened = last?.turn === state.turn ? last.fleets[whose] : [];
  const fresh = new Set(opened.filter(({ mark }) => mark === "new").map(({ id }) => id));
  const there = state.players[whose].ships.map(({ id, ship, charges }): Drawn => {
    return { id, ship, charges, mark: fresh.has(id) ? "new" : "there" };
  });
  return whose === side ? [...there, ...draftedShips(own ?? draft)] : there;
}

/** Our own colours have names; a designer's go by their ids. */
const colours: ReadonlySet<string> = new Set(fleet.factions.flatMap((faction) => faction.colours));

/** Lines and energy; with a draft, what would be left of them. */
function meansOf({ state, pack, book, words, side }: BoardModel, { drafted, reveal }: Moment, whose: Side) {
  // A turn that has ended is shown, and what there is to spend belongs to the next one.
  if (reveal.shown?.settled) return [];
  const { lines, joining, energy, faction } = (reveal.shown?.state ?? state).players[whose];
  const after = whose === side && reveal.shown === null ? (drafted?.state.players[whose] ?? null) : null;
  const means: Means[] = [{ name: words.lines, now: lines, later: after?.lines ?? null }];
  if (joining > 0) means.push({ name: words.joining, now: joining, later: after?.joining ?? null });
  for (const colour of coloursOf(pack, faction))
    means.push({
      name: capitalize(colours.has(colour) ? book.term(colour) : colour),
      now: amountOf(energy, colour),
      later: after === null ? null : amountOf(after.energy, colour),
    });
  return means;
}

function Order({ whose, moment }: { readonly whose: Side; readonly moment: Moment }) {
  const model = useBoard();
  return (
    <div className="ss-order-place" data-order={whose}>
      <OrderCard
        whose={whose}
        title={titleOf(model, whose)}
        order={orderOf(model, moment, whose)}
        stage={moment.reveal.stage}
      />
    </div>
  );
}
