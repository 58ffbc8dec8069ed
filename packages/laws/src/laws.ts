import {
  allSeats,
  canonical,
  decide,
  type Game,
  type Json,
  type JsonObject,
  type Match,
  type MatchEvent,
  type Moved,
  observe,
  pointer,
  readRecord,
  registry,
  replay,
  type Seat,
  type Shape,
  type Viewer,
  viewOf,
  visibleEvents,
  writeRecord,
} from "@umpire/kernel";
import { begun, type Moment, moments, must, type Play, waiting } from "./play.ts";

/** A law: it says, or throws, what is wrong where a random match of the game breaks it. */
export type Law = {
  readonly id: string;
  readonly title: string;
  broken(game: Game, play: Play): string | null;
};

/** How many of the listed legal actions are tried at one moment; a game may have thousands. */
const TRIED = 50;

const everybody = (game: Game, match: Match): readonly Viewer[] => [...allSeats(game, match), "spectator"];
const same = (a: Json, b: Json) => canonical(a) === canonical(b);

/** Checks every moment of the match; says where the first one breaks the law. */
function atEvery(check: (game: Game, moment: Moment<Shape>) => string | null): Law["broken"] {
  return (game, play) => {
    for (const moment of moments(game, play)) {
      const trouble = check(game, moment);
      if (trouble !== null) return `step ${moment.match.step}, seat ${moment.seat}: ${trouble}`;
    }
    return null;
  };
}

function replayEqualsPlay(game: Game, play: Play): string | null {
  const first = begun(game, play);
  const told = [...first.events];
  let match = first.match;
  for (const { seat, action } of moments(game, play)) {
    const moved = must(decide(game, match, seat, action));
    told.push(...moved.events);
    match = moved.match;
  }
  const record = writeRecord(game, match);
  const games = registry([game]);
  const again = readRecord(games, record);
  if (!again.ok) return `its record does not replay: ${canonical(again.refusal)}. Something in it is not deterministic`;
  const other = difference(again.value.match, { ...match, sealed: [], offers: [] });
  if (other !== null) return `the replayed match is another one: ${other}`;
  const retold = [...replay(games, record.split("\n"))].flatMap((line) => must(line).events);
  return same(told, retold) ? null : "the replay tells other events";
}

const frozenInput = atEvery((game, { match, seat, action, rng }) => {
  const frozen = frozenCopy(match);
  const views = everybody(game, match).map((viewer) => frozenCopy(viewOf(game, frozen, viewer)));
  const view = frozenCopy(viewOf(game, frozen, seat));
  const deed = frozenCopy(action);
  return throws(() => {
    game.next(frozen.state, frozen.rules);
    everybody(game, match).forEach((viewer, at) => void game.determinize(views[at] ?? null, viewer, rng, frozen.rules));
    game.check(view, seat, deed, frozen.rules);
    for (const legal of listed(game, frozen, seat)) deepFreeze(legal);
    game.defaultAction(view, seat, frozen.rules);
    decide(game, frozen, seat, deed);
  });
});

const arrivalOrder = atEvery((game, { match, rng }) => {
  const seats = waiting(game, match);
  if (seats.length < 2) return null;
  const actions = new Map(seats.map((seat) => [seat, game.sample(viewOf(game, match, seat), seat, rng, match.rules)]));
  const inOrder = (order: readonly Seat[]) =>
    order.reduce<Moved>((moved, seat) => must(decide(game, moved.match, seat, actions.get(seat) ?? null)), {
      match,
      events: [],
    });
  return same(inOrder(seats), inOrder(seats.toReversed())) ? null : "the order of arrival shows";
});

/** The same match with another hidden decision: nobody else may see a difference before the reveal. */
const sealedSecrecy = atEvery((game, moment) => {
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
const hearingIsSeeing = atEvery((game, moment) => {
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
const viewKeepsSecrets = atEvery((game, moment) => {
  const { match, seat, action } = moment;
  if (waiting(game, match).length !== 1) return null;
  const moved = must(decide(game, match, seat, action));
  const kinds = (events: readonly MatchEvent[]) => events.map(({ type }) => type);
  // From whoever hears all of it, nothing is kept.
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

/** What would have come of the same decision in a state that looks the same to the viewer, if it is legal there. */
function otherStates(game: Game, { match, seat, action, rng }: Moment<Shape>, viewer: Viewer): readonly Moved[] {
  const state = game.determinize(viewOf(game, match, viewer), viewer, rng, match.rules);
  const there = { ...match, state };
  const waits = same(observe(game, there, viewer).next, observe(game, match, viewer).next);
  const moved = waits ? decide(game, there, seat, action) : null;
  return moved?.ok ? [moved.value] : [];
}

const imagined = atEvery((game, { match, rng }) => {
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

const offeredIsLegal = atEvery((game, { match, rng }) => {
  for (const seat of waiting(game, match)) {
    const view = viewOf(game, match, seat);
    const legal = listed(game, match, seat);
    if (!same(legal, listed(game, match, seat))) return "the list of legal actions changes";
    const offers = [
      ...legal.map((action) => ["legal lists", action] as const),
      ["sample gives", game.sample(view, seat, rng, match.rules)] as const,
      ["absent gives", game.defaultAction(view, seat, match.rules)] as const,
    ];
    for (const [source, action] of offers) {
      const refusal = game.check(view, seat, action, match.rules);
      if (refusal !== null)
        return `${source} ${canonical(action)} for seat ${seat}, and check refuses it: ${canonical(refusal)}`;
    }
  }
  return null;
});

const legalResolves = atEvery((game, moment) => {
  const { match, seat, action } = moment;
  for (const deed of [action, ...alternatives(game, moment)]) {
    const trouble = throws(() => {
      const moved = decide(game, match, seat, deed);
      if (!moved.ok) return; // what is offered and refused is L7's business
      let after = moved.value.match;
      for (const other of waiting(game, after)) {
        if (after.log.length > match.log.length) break;
        after = must(
          decide(game, after, other, game.defaultAction(viewOf(game, after, other), other, after.rules)),
        ).match;
      }
    });
    if (trouble !== null) return `${canonical(deed)} passes the check and does not resolve: ${trouble}`;
  }
  return null;
});

const survivesJson = atEvery((game, { match, action }) => {
  const state = game.parse.state(JSON.parse(JSON.stringify(match.state)), match.rules);
  if (!state.ok) return `the state is not read back: ${canonical(state.refusal)}`;
  if (!same(state.value, match.state)) return "the state is read back as another one";
  if (!wholeNumbers(match.state)) return "a number in the state is not whole";
  const again = game.parse.action(JSON.parse(JSON.stringify(action)));
  return again.ok && same(again.value, action) ? null : `the action ${canonical(action)} is not read back`;
});

function randomPlayEnds(game: Game, play: Play): string | null {
  const whole = moments(game, { ...play, decisions: game.maxDecisions + 1 });
  let made = 0;
  while (!whole.next().done) made += 1;
  return made <= game.maxDecisions ? null : `not over after ${made} decisions; the game promises ${game.maxDecisions}`;
}

function seatsAtTheTable(game: Game, play: Play): string | null {
  const whole = moments(game, play);
  let at = whole.next();
  for (; !at.done; at = whole.next()) {
    const odd = oddSeats(game, at.value.match);
    if (odd !== null) return odd;
  }
  return oddSeats(game, at.value);
}

function oddSeats(game: Game, match: Match): string | null {
  const { next } = observe(game, match, "spectator");
  const named = "awaiting" in next ? next.awaiting : "over" in next ? next.over.winners : [];
  const seats = allSeats(game, match);
  const fine = named.every((seat, at) => seats.includes(seat) && named.indexOf(seat) === at);
  if (!fine) return `${canonical(next)} names seats that are not at the table, or one twice`;
  return "awaiting" in next && named.length === 0 ? "nobody is awaited, and it is not over" : null;
}

/** The laws of SPEC.md, in its order. */
export const laws: readonly Law[] = [
  { id: "L1", title: "replay equals play", broken: replayEqualsPlay },
  { id: "L2", title: "a frozen input is never touched", broken: frozenInput },
  { id: "L3", title: "the order of arrival is irrelevant", broken: arrivalOrder },
  { id: "L4", title: "a sealed decision shows nowhere before the reveal", broken: sealedSecrecy },
  { id: "L5", title: "who sees no difference hears none", broken: hearingIsSeeing },
  { id: "L6", title: "what a viewer imagines looks like what it sees", broken: imagined },
  { id: "L7", title: "every action that is offered is legal", broken: offeredIsLegal },
  { id: "L8", title: "every legal action resolves", broken: legalResolves },
  { id: "L9", title: "the state survives JSON", broken: survivesJson },
  { id: "L10", title: "random play ends as early as promised", broken: randomPlayEnds },
  { id: "L11", title: "only seats at the table are awaited, or win", broken: seatsAtTheTable },
  { id: "L12", title: "what events keep from a viewer, its view keeps too", broken: viewKeepsSecrets },
];

/** Other legal actions that could be chosen at this moment. */
function alternatives(game: Game, { match, seat, action }: Moment<Shape>): readonly Json[] {
  return listed(game, match, seat).filter((other) => !same(other, action));
}

function listed(game: Game, match: Match, seat: Seat): readonly Json[] {
  const actions: Json[] = [];
  for (const action of game.legal(viewOf(game, match, seat), seat, match.rules)) {
    if (actions.length === TRIED) break;
    actions.push(action);
  }
  return actions;
}

/** Whether two values are the same, without spelling them: most share their parts, or differ early. */
function alike(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && alike(a[key] ?? null, b[key] ?? null));
}

const isTree = (value: Json): value is JsonObject => typeof value === "object" && value !== null;

/** Where two values first differ, and how; null where they do not. */
function difference(a: Json, b: Json, path = ""): string | null {
  if (same(a, b)) return null;
  if (!isTree(a) || !isTree(b)) return `${path || "/"} is ${canonical(a)}, and should be ${canonical(b)}`;
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const key = keys.find((key) => a[key] === undefined || b[key] === undefined || !same(a[key], b[key])) ?? "";
  return difference(a[key] ?? null, b[key] ?? null, pointer(path, key));
}

function throws(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return String(error);
  }
}

function wholeNumbers(value: Json): boolean {
  if (typeof value === "number") return Number.isSafeInteger(value);
  return typeof value !== "object" || value === null || Object.values(value).every(wholeNumbers);
}

const frozenCopy = <T>(value: T): T => deepFreeze(JSON.parse(JSON.stringify(value)));

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
