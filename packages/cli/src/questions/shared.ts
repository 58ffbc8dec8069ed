import {
  acceptDraw,
  allSeats,
  cannotDecide,
  decide,
  err,
  expandRules,
  type Fraction,
  type Game,
  type Json,
  type Match,
  type Moved,
  type Order,
  observe,
  offerDraw,
  ok,
  outcomesOf,
  parser,
  type Result,
  readRecord,
  resign,
  type Seat,
  start,
  takeBack,
  timeOut,
  undo,
  viewOf,
  writeRecord,
} from "@umpire/kernel";
import { type Answer, answered, badField, type Kit, type Kits, nameRules, refused, underPath } from "@umpire/kit";
import { z } from "zod";
import { readMatch, refuseHistory } from "../read-match.ts";
import { askBot } from "./bot.ts";
import { isViewer, noSuchViewer, visibleInRecord, visibleTo } from "./visible-events.ts";

type Fields = { readonly [key: string]: Json };

/** Everything in a request came through the one door for JSON, so that it need not be walked again here. */
const json = z.custom<Json>((value) => value !== undefined);
const seat = z.int().min(0).max(999);
const request = z.strictObject({
  id: json.optional(),
  game: z.string().max(100).optional(),
  ask: z.string().max(100),
  rules: json.optional(),
  language: z.string().optional(),
  options: json.optional(),
  seed: z.string().max(1000).optional(),
  match: json.optional(),
  seat: seat.optional(),
  viewer: z.union([seat, z.literal("spectator")], { error: 'a seat or "spectator"' }).optional(),
  action: json.optional(),
  actions: z.array(json).max(1000).optional(),
  bot: z.string().max(100).optional(),
  limit: z.int().min(1).max(100_000).default(1000),
  record: z.string().optional(),
});
const parseRequest = parser(request);
type Request = z.infer<typeof request>;

/** A request with these fields. */
type With<K extends keyof Request> = Request & { readonly [P in K]: Exclude<Request[P], undefined> };
type At = { readonly games: Kits; readonly game: Game; readonly match: Match };
type Question = (games: Kits, request: Request) => Answer;

/** The questions that every game shares, by name. */
const questions: { readonly [ask: string]: Question } = {
  games: (games) => answered({ games: games.games.map((game) => describeGame(games, game)) }),
  start: asking(["game", "seed"], begin),
  decide: verb(["action"], (game, match, seat, { action }) => {
    const parsed = game.parse.action(action);
    return parsed.ok ? decide(game, match, seat, parsed.value) : err(underPath("/action", parsed.refusal));
  }),
  takeBack: verb([], takeBack),
  undo: verb([], (game, match, seat) => {
    const odd = refuseHistory(game, match);
    return odd === null ? undo(game, match, seat) : err(odd);
  }),
  resign: verb([], resign),
  offerDraw: verb([], offerDraw),
  acceptDraw: verb([], acceptDraw),
  timeOut: verb([], timeOut),
  look: aboutMatch(["viewer"], ({ game, match }, { viewer }) =>
    isViewer(game, match, viewer) ? ok({ sight: observe(game, match, viewer) }) : err(noSuchViewer),
  ),
  legal: aboutSeat([], ({ game, match }, seat, { limit }) => {
    const barred = cannotDecide(game, match, seat);
    return barred ?? ok(take(game.legal(viewOf(game, match, seat), seat, match.rules), limit));
  }),
  record: aboutMatch([], ({ game, match }) => {
    const odd = refuseHistory(game, match);
    return odd === null ? ok({ record: writeRecord(game, match) }) : err(odd);
  }),
  replay: asking(["record"], (games, { rules, record, viewer }) => {
    if (rules !== undefined) return refused({ code: "rules-pinned" });
    const read = readRecord(games, record);
    if (!read.ok) return refused(read.refusal);
    const { match, hashes } = read.value;
    const heard = viewer === undefined ? ok({}) : visibleInRecord(games, record, viewer);
    return heard.ok ? answered({ match, hashes, ...heard.value }) : refused(heard.refusal);
  }),
  outcomes: aboutMatch(["actions"], ({ game, match }, { actions }) => {
    const orders = readOrders(game, match, actions);
    const found = orders.ok ? outcomesOf(game, match, orders.value) : orders;
    if (!found.ok) return found;
    const written = found.value.map(({ probability, value }) => ({
      probability: writeFraction(probability),
      state: value,
    }));
    return ok({ outcomes: written });
  }),
  bot: aboutSeat(["bot"], ({ games, game, match }, seat, { bot, seed = "" }) =>
    askBot(games, game, match, seat, bot, seed),
  ),
};

/** The questions that one game has of its own. */
function ownQuestions(games: Kits, game: Json | undefined): NonNullable<Kit["questions"]> {
  const found = typeof game === "string" ? games.findKit(game) : null;
  return found?.ok ? (found.value.questions ?? {}) : {};
}

/** Answers one request, which is an object of JSON. */
export function ask(games: Kits, fields: Fields): Answer {
  const name = fields["ask"];
  if (typeof name !== "string") return refused(badField("/ask", "the question is missing"));
  const own = ownQuestions(games, fields["game"]);
  if (Object.hasOwn(own, name)) return own[name]?.(fields, games) ?? refused(badField("/ask", "no such question"));
  const known = [...Object.keys(questions), ...Object.keys(own)];
  const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
  if (question === undefined) return refused({ code: "unknown-question", ask: name, known });
  const parsed = parseRequest(fields);
  return parsed.ok ? question(games, parsed.value) : refused(parsed.refusal);
}

/** A question that needs these fields. */
function asking<K extends keyof Request>(
  needs: readonly K[],
  answer: (games: Kits, request: With<K>) => Answer,
): Question {
  const complete = (request: Request): request is With<K> => needs.every((field) => request[field] !== undefined);
  return (games, request) => {
    if (complete(request)) return answer(games, request);
    const missing = needs.find((field) => request[field] === undefined);
    return refused(badField(`/${String(missing)}`, "this field is missing"));
  };
}

/** A question about a match, which pins its own game and rules. */
function aboutMatch<K extends keyof Request>(
  needs: readonly K[],
  answer: (at: At, request: With<K | "match">) => Result<Fields>,
): Question {
  return asking<K | "match">(["match", ...needs], (games, request) => {
    if (request.rules !== undefined) return refused({ code: "rules-pinned" });
    const at = readMatch(games, request.match);
    if (!at.ok) return refused(at.refusal, gameNamedBy(games, request.match));
    const { game, match } = at.value;
    if ((request.game ?? game.id) !== game.id) return refused(badField("/game", `this is a match of ${game.id}`), game);
    const result = answer({ games, ...at.value }, request);
    if (!result.ok) return refused(result.refusal, game);
    return answered({ rules: nameRules(game, match.rules), ...result.value });
  });
}

/** The game that a match from outside says it is of, for its words, whatever else is wrong with it. */
function gameNamedBy(games: Kits, match: Json): Game | null {
  const isObject = typeof match === "object" && match !== null && !Array.isArray(match);
  const found = isObject && "game" in match && typeof match["game"] === "string" ? games.find(match["game"]) : null;
  return found?.ok ? found.value : null;
}

/** A question of one seat of a match. */
function aboutSeat<K extends keyof Request>(
  needs: readonly K[],
  answer: (at: At, seat: Seat, request: With<K | "match" | "seat">) => Result<Fields>,
): Question {
  return aboutMatch<K | "seat">(["seat", ...needs], (at, request) => {
    const known = allSeats(at.game, at.match).includes(request.seat);
    return known ? answer(at, request.seat, request) : err(badField("/seat", "no such seat"));
  });
}

/** What a seat does to a match; where a viewer is named, with what of the events it hears. */
function verb<K extends keyof Request>(
  needs: readonly K[],
  move: (game: Game, match: Match, seat: Seat, request: With<K>) => Result<Moved>,
): Question {
  return aboutSeat(needs, ({ game, match }, seat, request) => {
    if (!isViewer(game, match, request.viewer)) return err(noSuchViewer);
    const moved = move(game, match, seat, request);
    return moved.ok ? ok({ ...moved.value, ...visibleTo(game, moved.value.events, request.viewer) }) : moved;
  });
}

function begin(games: Kits, request: With<"game" | "seed">): Answer {
  const found = games.find(request.game);
  if (!found.ok) return refused(found.refusal);
  const game = found.value;
  const rules = expandRules(game, request.rules);
  if (!rules.ok) return refused(underPath("/rules", rules.refusal), game);
  const options = game.parse.options(request.options ?? {});
  if (!options.ok) return refused(underPath("/options", options.refusal));
  const begun = start(game, request.seed, options.value, rules.value);
  if (!begun.ok) return refused(begun.refusal, game);
  const { match, events } = begun.value;
  if (!isViewer(game, match, request.viewer)) return refused(noSuchViewer);
  const heard = visibleTo(game, events, request.viewer);
  return answered({
    rules: nameRules(game, match.rules),
    match,
    events,
    ...heard,
    sight: observe(game, match, "spectator"),
  });
}

/** One action for each awaited seat, in the order of the seats. */
function readOrders(game: Game, match: Match, actions: readonly Json[]): Result<readonly Order[]> {
  const { next } = observe(game, match, "spectator");
  const awaiting = "awaiting" in next ? next.awaiting.toSorted((a, b) => a - b) : [];
  if (awaiting.length > 0 && awaiting.length !== actions.length) {
    return err(badField("/actions", `one action for each awaited seat: ${awaiting.join(", ")}`));
  }
  const orders: Order[] = [];
  for (const [at, action] of actions.entries()) {
    const parsed = game.parse.action(action);
    if (!parsed.ok) return err(underPath(`/actions/${at}`, parsed.refusal));
    orders.push({ seat: awaiting[at] ?? at, action: parsed.value });
  }
  return ok(orders);
}

export function describeGame(games: Kits, game: Game): Fields {
  const options = game.parse.options({});
  return {
    id: game.id,
    edition: game.edition,
    presets: game.presets,
    switches: Object.keys(Object.values(game.presets)[0] ?? {}),
    options: options.ok ? options.value : null,
    questions: [...Object.keys(questions), ...Object.keys(ownQuestions(games, game.id))],
  };
}

/** Numbers where they are exact, else their digits as text. */
function writeFraction([n, d]: Fraction): Json {
  return d <= BigInt(Number.MAX_SAFE_INTEGER) ? [Number(n), Number(d)] : [n.toString(), d.toString()];
}

function take(actions: Iterable<Json>, limit: number): Fields {
  const taken: Json[] = [];
  for (const action of actions) {
    if (taken.length === limit) return { actions: taken, more: true };
    taken.push(action);
  }
  return { actions: taken, more: false };
}
