import {
  canonical,
  decide,
  type Game,
  type Json,
  type Match,
  type MatchEvent,
  type Moved,
  observe,
  type Seat,
  type Shape,
  type Viewer,
  viewOf,
  visibleEvents,
} from "@umpire/kernel";
import { alternatives, atEvery, everybody } from "./check.ts";
import { type Moment, must, waiting } from "./play.ts";
import { alike, difference, same } from "./values.ts";

/** The same match with another hidden decision: nobody else may see a difference before the reveal. */
export const sealedSecrecy = atEvery((game, moment) => {
  const { match, seat, action } = moment;
  if (waiting(game, match).length < 2) return null;
  const others = everybody(game, match).filter((viewer) => viewer !== seat);
  const seen = (deed: Json) => {
    const moved = must(decide(game, match, seat, deed));
    return others.map((viewer) =>
      canonical([observe(game, moved.match, viewer), visibleEvents(game, moved.events, viewer)]),
    );
  };
  const before = others.map((viewer) =>
    canonical([{ ...observe(game, match, viewer), decided: decidedBy(match, seat) }, []]),
  );
  for (const deed of [action, ...alternatives(game, moment)]) {
    if (!same(seen(deed), before)) return `others see something of ${canonical(deed)} before the reveal`;
  }
  return null;
});

const decidedBy = (match: Match, seat: Seat) =>
  [...match.sealed.map((order) => order.seat), seat].sort((a, b) => a - b);

/** Two matches that differ in one decision and look the same to a viewer afterwards must have sounded the same too. */
export const hearingIsSeeing = atEvery((game, moment) => {
  const { match, seat, action } = moment;
  if (waiting(game, match).length !== 1) return null;
  const moved = must(decide(game, match, seat, action));
  const variants = variantsOf(game, moment);
  for (const viewer of everybody(game, match)) {
    const seen = observe(game, moved.match, viewer);
    for (const other of [...unknownTo(variants, viewer), ...otherStates(game, moment, viewer)]) {
      // What is hidden must differ, and nothing else.
      if (alike(moved.match.state, other.match.state) || !alike(seen, observe(game, other.match, viewer))) continue;
      const [here, there] = [visibleEvents(game, moved.events, viewer), visibleEvents(game, other.events, viewer)];
      const heardOther = difference(here, there);
      if (heardOther !== null) return `${viewer} hears what it may not see: ${heardOther}${bothLists(here, there)}`;
    }
  }
  return null;
});

/** What two matches told, one below the other. */
const bothLists = (one: readonly MatchEvent[], other: readonly MatchEvent[]): string =>
  `\n  in this match:    ${canonical(one)}\n  in one like it:   ${canonical(other)}`;

/** The mirror of the law before: what the events keep from a viewer, its view must not show it. */
export const viewKeepsSecrets = atEvery((game, moment) => {
  const { match, seat, action } = moment;
  if (waiting(game, match).length !== 1) return null;
  const moved = must(decide(game, match, seat, action));
  const kinds = (events: readonly MatchEvent[]) => events.map(({ type }) => type);
  // A viewer that hears every event has nothing hidden from it.
  const viewers = everybody(game, match).filter(
    (viewer) => visibleEvents(game, moved.events, viewer).length < moved.events.length,
  );
  const variants = viewers.length === 0 ? [] : variantsOf(game, moment);
  for (const viewer of viewers) {
    for (const other of unknownTo(variants, viewer)) {
      const isSecret =
        same(kinds(moved.events), kinds(other.events)) &&
        same(visibleEvents(game, moved.events, viewer), visibleEvents(game, other.events, viewer)) &&
        !same(moved.events, other.events);
      if (!isSecret) continue;
      const seen = difference(observe(game, moved.match, viewer), observe(game, other.match, viewer));
      if (seen !== null)
        return `${viewer} sees what no event tells it: ${seen}${bothLists(moved.events, other.events)}`;
    }
  }
  return null;
});

/** What would have come of another decision of one seat, of which others may not know. */
type Variant = { readonly by: Seat; readonly moved: Moved };

/** Every variant of the step that this decision completes: of this seat's decision, and of each that waits sealed. */
function variantsOf(game: Game, moment: Moment<Shape>): readonly Variant[] {
  const { match, seat, action } = moment;
  const own = alternatives(game, moment).map((deed) => ({ by: seat, moved: must(decide(game, match, seat, deed)) }));
  const earlier = match.sealed.flatMap((order) =>
    alternatives(game, { ...moment, ...order }).map((deed) => {
      const sealed = match.sealed.map((each) => (each === order ? { ...each, action: deed } : each));
      return { by: order.seat, moved: must(decide(game, { ...match, sealed }, seat, action)) };
    }),
  );
  return [...own, ...earlier];
}

const unknownTo = (variants: readonly Variant[], viewer: Viewer): readonly Moved[] =>
  variants.flatMap(({ by, moved }) => (by === viewer ? [] : [moved]));

/** What would have come of the same decisions in a state that looks the same to the viewer, if they are legal there. */
function otherStates(game: Game, { match, seat, action, rng }: Moment<Shape>, viewer: Viewer): readonly Moved[] {
  const state = game.determinize(viewOf(game, match, viewer), viewer, rng, match.rules);
  const there = { ...match, state };
  const waits = same(observe(game, there, viewer).next, observe(game, match, viewer).next);
  const moved = waits && isLegalIn(game, there) ? decide(game, there, seat, action) : null;
  return moved?.ok ? [moved.value] : [];
}

/** Whether all that waits sealed is legal: nobody checks it again, and rules need not resolve what they forbid. */
const isLegalIn = (game: Game, match: Match): boolean =>
  match.sealed.every(({ seat, action }) => game.check(viewOf(game, match, seat), seat, action, match.rules) === null);

export const imagined = atEvery((game, { match, rng }) => {
  for (const viewer of everybody(game, match)) {
    const view = viewOf(game, match, viewer);
    const state = game.determinize(view, viewer, rng, match.rules);
    const other = difference(game.view(state, viewer, match.rules), view);
    if (other !== null)
      return `what ${viewer} imagines looks otherwise, so a view shows what it should hide, or determinize loses something: ${other}`;
    if (!same(game.next(state, match.rules), game.next(match.state, match.rules)))
      return `what ${viewer} imagines awaits others`;
  }
  return null;
});
