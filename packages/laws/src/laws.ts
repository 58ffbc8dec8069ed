import {
  allSeats,
  canonical,
  decide,
  type Game,
  type Match,
  type Moved,
  observe,
  readRecord,
  registry,
  replay,
  type Seat,
  viewOf,
  writeRecord,
} from "@umpire/kernel";
import { alternatives, atEvery, everybody, type Law, listed } from "./check.ts";
import { begun, moments, must, type Play, waiting } from "./play.ts";
import { hearingIsSeeing, imagined, sealedSecrecy, viewKeepsSecrets } from "./secrecy.ts";
import { deepFreeze, difference, frozenCopy, same, wholeNumbers } from "./values.ts";

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
  { id: "L1", title: "replay equals play", of: "decision", broken: replayEqualsPlay },
  { id: "L2", title: "a frozen input is never touched", of: "decision", broken: frozenInput },
  { id: "L3", title: "the order of arrival is irrelevant", of: "position", broken: arrivalOrder },
  { id: "L4", title: "a sealed decision shows nowhere before the reveal", of: "decision", broken: sealedSecrecy },
  { id: "L5", title: "who sees no difference hears none", of: "decision", broken: hearingIsSeeing },
  { id: "L6", title: "what a viewer imagines looks like what it sees", of: "position", broken: imagined },
  { id: "L7", title: "every action that is offered is legal", of: "position", broken: offeredIsLegal },
  { id: "L8", title: "every legal action resolves", of: "decision", broken: legalResolves },
  { id: "L9", title: "the state survives JSON", of: "position", broken: survivesJson },
  { id: "L10", title: "random play ends as early as promised", of: "decision", broken: randomPlayEnds },
  { id: "L11", title: "only seats at the table are awaited, or win", of: "decision", broken: seatsAtTheTable },
  { id: "L12", title: "what events keep from a viewer, its view keeps too", of: "decision", broken: viewKeepsSecrets },
];

function throws(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return String(error);
  }
}
