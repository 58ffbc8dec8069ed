import { type Outcome, outcomes } from "./chance.ts";
import {
  advance,
  allSeats,
  awaited,
  begin,
  type Entry,
  type KernelEvent,
  type MatchEvent,
  nextOf,
  type Order,
  present,
  refuseEntry,
  type Table,
  viewOf,
} from "./fold.ts";
import type { Game, Next, Seat, Shape, Viewer } from "./game.ts";
import { err, ok, type Result, refuse } from "./refusal.ts";
import { defaultRules } from "./registry.ts";

/** A match under way: one plain value with all there is to know, sealed orders included. The umpire's private file. */
export type Match<G extends Shape = Shape> = Table<G> & {
  /** Decisions that wait for the others, in seat order. */
  readonly sealed: readonly Order<G>[];
  /** The seats that offer or accept a draw; they lapse with the next entry. */
  readonly offers: readonly Seat[];
  readonly log: readonly Entry<G>[];
};

/** What came of a verb: the match after it, and what happened on the way. */
export type Moved<G extends Shape = Shape> = { readonly match: Match<G>; readonly events: readonly MatchEvent<G>[] };

/** What one viewer may know. It alone leaves the umpire's hands. */
export type Observation<G extends Shape = Shape> = {
  readonly view: G["view"];
  readonly next: Next;
  readonly decided: readonly Seat[];
  /** The viewer's own sealed decision, which it may take back; nobody else's. */
  readonly own: G["action"] | null;
  readonly offers: readonly Seat[];
  readonly resigned: readonly Seat[];
};

/** Pins game, edition, rules, options and seed, and sets the table. */
export function start<G extends Shape>(
  game: Game<G>,
  seed: string,
  options: G["options"],
  rules: G["rules"] = defaultRules(game),
): Result<Moved<G>> {
  const begun = begin(game, { game: game.id, edition: game.edition, rules, options, seed });
  if (!begun.ok) return begun;
  const { table, events } = begun.value;
  return ok({ match: matchOf(table, [], [], []), events });
}

/** Seals a decision; when the last awaited one is in, all of them take effect together [K3]. */
export function decide<G extends Shape>(
  game: Game<G>,
  match: Match<G>,
  seat: Seat,
  action: G["action"],
): Result<Moved<G>> {
  const barred = cannotDecide(game, match, seat);
  if (barred !== null) return barred;
  const refusal = game.check(viewOf(game, match, seat), seat, action, match.rules);
  return refusal === null ? ok(carryOn(game, seal(game, match, { seat, action }))) : err(refusal);
}

/** A seat's time is up: the rulebook decides for it. Sealed like any decision, or others would know it early [K5]. */
export function timeOut<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat): Result<Moved<G>> {
  return cannotDecide(game, match, seat) ?? ok(carryOn(game, seal(game, match, absentOrder(game, match, seat))));
}

/** Takes one's own sealed decision back, until the last is in. It leaves no trace [K6]. */
export function takeBack<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat): Result<Moved<G>> {
  const barred = cannotAct(game, match, seat);
  if (barred !== null) return barred;
  if (!hasSealed(match, seat)) return err(refuse("nothing-to-take-back", { seat }));
  return ok({ match: matchOf(match, without(match.sealed, seat), match.offers, match.log), events: [] });
}

/** Leaves the match. The last seat left wins; while more are left, the rulebook decides for the one that went [K8]. */
export function resign<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat): Result<Moved<G>> {
  const stay = matchOf(match, without(match.sealed, seat), match.offers, match.log);
  return cannotAct(game, match, seat) ?? ok(carryOn(game, enter(game, stay, { type: "resign", seat })));
}

/** The time of these seats for the whole match is up at the same instant: they leave, as if they resigned [K8]. */
export function outOfTime<G extends Shape>(game: Game<G>, match: Match<G>, seats: readonly Seat[]): Result<Moved<G>> {
  const sealed = match.sealed.filter((order) => !seats.includes(order.seat));
  const entry = { type: "time", seats } as const;
  const refusal = refuseEntry(game, match, entry);
  if (refusal !== null) return err(refusal);
  return ok(carryOn(game, enter(game, matchOf(match, sealed, match.offers, match.log), entry)));
}

/** Offers a draw, which stands until the next entry. */
export function offerDraw<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat): Result<Moved<G>> {
  const twice = match.offers.includes(seat) ? err(refuse("draw-already-offered", { seat })) : null;
  return cannotAct(game, match, seat) ?? twice ?? ok(agree(game, match, seat));
}

/** Accepts a standing offer. When every seat that is left has agreed, the match is drawn [K8]. */
export function acceptDraw<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat): Result<Moved<G>> {
  return cannotAct(game, match, seat) ?? noOffer(match, seat) ?? ok(agree(game, match, seat));
}

/** Declines the offers of a draw: they lapse at once [K8]. */
export function declineDraw<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat): Result<Moved<G>> {
  const declined = matchOf(match, match.sealed, [], match.log);
  const events = [{ type: "match:draw-declined", seat } as const];
  return cannotAct(game, match, seat) ?? noOffer(match, seat) ?? ok({ match: declined, events });
}

/** Why a seat has no offer of a draw to answer. */
const noOffer = ({ offers }: Match, seat: Seat) =>
  offers.length > 0 && !offers.includes(seat) ? null : err(refuse("no-draw-offered", { seat }));

/** What one viewer may know of a match [K15]. */
export function observe<G extends Shape>(game: Game<G>, match: Match<G>, viewer: Viewer): Observation<G> {
  const decided = match.sealed.map((order) => order.seat);
  const own = match.sealed.find((order) => order.seat === viewer)?.action ?? null;
  const { offers, resigned } = match;
  return { view: viewOf(game, match, viewer), next: nextOf(game, match), decided, own, offers, resigned };
}

/** The events that this viewer hears: the kernel's own, and those that the rulebook lets it hear. */
export function visibleEvents<G extends Shape>(
  game: Game<G>,
  events: readonly MatchEvent<G>[],
  viewer: Viewer,
): readonly MatchEvent<G>[] {
  return events.filter((event) => isKernelEvent(event) || game.isVisible(event, viewer));
}

/** Whether an event is the kernel's own. */
export function isKernelEvent(event: { readonly type: string }): event is KernelEvent {
  return event.type.startsWith("match:");
}

/** Every result that chance can bring if the awaited seats decide so, with its exact probability [K14]. */
export function outcomesOf<G extends Shape>(
  game: Game<G>,
  match: Match<G>,
  orders: readonly Order<G>[],
  limit?: number,
): Result<readonly Outcome<G["state"]>[]> {
  const entry = { type: "decide", orders } as const;
  const refusal = refuseEntry(game, match, entry);
  if (refusal !== null) return err(refusal);
  return outcomes((rng) => advance(game, match, entry, () => rng).table.state, limit);
}

/** Why a seat may do nothing at all any more. A seat that is not at the table is the caller's mistake. */
export function cannotAct<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat) {
  if (!allSeats(game, match).includes(seat)) throw new RangeError(`there is no seat ${seat}`);
  const next = nextOf(game, match);
  if ("over" in next) return err(refuse("match-over", { reason: next.over.reason }));
  return match.resigned.includes(seat) ? err(refuse("already-resigned", { seat })) : null;
}

/** Why a seat may not decide now: over, not awaited, already decided, in this order [K4]. */
export function cannotDecide<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat) {
  const next = nextOf(game, match);
  if ("over" in next) return err(refuse("match-over", { reason: next.over.reason }));
  if (!awaited(next).includes(seat)) return err(refuse("not-awaited", { seat, awaiting: awaited(next) }));
  return hasSealed(match, seat) ? err(refuse("already-decided", { seat })) : null;
}

export const hasSealed = ({ sealed }: Match, seat: Seat) => sealed.some((order) => order.seat === seat);
const without = <O extends Order>(sealed: readonly O[], seat: Seat) => sealed.filter((order) => order.seat !== seat);

/** Spelt out like `stepped`, for the same reason. */
export function matchOf<G extends Shape>(
  { game, edition, rules, options, seed, step, state, resigned, ended }: Table<G>,
  sealed: readonly Order<G>[],
  offers: readonly Seat[],
  log: readonly Entry<G>[],
): Match<G> {
  return { game, edition, rules, options, seed, step, state, resigned, ended, sealed, offers, log };
}

function seal<G extends Shape>(game: Game<G>, match: Match<G>, order: Order<G>): Moved<G> {
  // Kept in seat order, never as they came: the faster connection must not show, not even in a stored match [K3].
  const sealed = [
    ...match.sealed.filter(({ seat }) => seat < order.seat),
    order,
    ...match.sealed.filter(({ seat }) => seat > order.seat),
  ];
  if (sealed.length === awaited(nextOf(game, match)).length)
    return enter(game, match, { type: "decide", orders: sealed });
  return { match: matchOf(match, sealed, match.offers, match.log), events: [] };
}

/** Puts an entry into effect and into the log. Sealed orders survive only a resignation that leaves the step open. */
function enter<G extends Shape>(game: Game<G>, match: Match<G>, entry: Entry<G>): Moved<G> {
  const { table, events } = advance(game, match, entry);
  const isOpen = (entry.type === "resign" || entry.type === "time") && table.ended === null;
  const sealed = isOpen ? match.sealed : [];
  return { match: matchOf(table, sealed, [], [...match.log, entry]), events };
}

/** Decides for the seats that have left, until a seat that is there is awaited. */
function carryOn<G extends Shape>(game: Game<G>, moved: Moved<G>): Moved<G> {
  let { match, events } = moved;
  for (;;) {
    const left = match.resigned.find((seat) => cannotDecide(game, match, seat) === null);
    if (left === undefined) return { match, events };
    const further = seal(game, match, absentOrder(game, match, left));
    match = further.match;
    events = [...events, ...further.events];
  }
}

function absentOrder<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat): Order<G> {
  return { seat, action: game.defaultAction(viewOf(game, match, seat), seat, match.rules), absent: true };
}

function agree<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat): Moved<G> {
  const offers = [...match.offers, seat].sort((a, b) => a - b);
  if (present(game, match).every((other) => offers.includes(other))) return enter(game, match, { type: "draw" });
  return { match: matchOf(match, match.sealed, offers, match.log), events: [{ type: "match:draw-offered", seat }] };
}
