import {
  allSeats,
  canonical,
  decide,
  firstHash,
  type Game,
  type Json,
  type Match,
  type MatchEvent,
  nextHash,
  observe,
  type Rng,
  sealedDice,
  start,
  type Viewer,
  viewOf,
  visibleEvents,
} from "@umpire/kernel";

/** A seat's decision, from its view; `rng` is for random play. */
export type Chooser = (game: Game, match: Match, seat: number, rng: Rng) => Json;

const atRandom: Chooser = (game, match, seat, rng) => game.sample(viewOf(game, match, seat), seat, rng, match.rules);

/**
 * One whole match as text, random unless somebody chooses, with everything the rulebook answers on the way: what play waits for, what each
 * viewer sees and hears, what is legal, what was decided, and the hash. A changed line is a changed rule.
 */
export function playthrough(game: Game, preset: string, seed: string, choose: Chooser = atRandom): string {
  const options = game.parse.options({});
  const begun = options.ok ? start(game, seed, options.value, game.presets[preset]) : options;
  if (!begun.ok) throw new Error(begun.refusal.code);
  let { match } = begun.value;
  let hash = firstHash(match);
  const lines = [
    `${game.id}, edition ${game.edition}, preset ${preset}, seed ${seed}`,
    ...told(game, match, begun.value.events),
  ];
  const rng = sealedDice(`choices of ${seed}`, 0);
  for (let seat = waiting(game, match); seat !== undefined; seat = waiting(game, match)) {
    const action = choose(game, match, seat, rng);
    lines.push("", ...shown(game, match), `seat ${seat} may: ${listed(game, match, seat).join(" ")}`);
    lines.push(`seat ${seat} decides: ${canonical(action)}`);
    const moved = decide(game, match, seat, action);
    if (!moved.ok) throw new Error(moved.refusal.code);
    const entry = moved.value.match.log.slice(match.log.length)[0];
    match = moved.value.match;
    lines.push(...told(game, match, moved.value.events));
    if (entry !== undefined) {
      hash = nextHash(hash, entry, match.state);
      lines.push(`hash ${hash}`);
    }
  }
  return [...lines, "", ...shown(game, match), ""].join("\n");
}

/** The most legal actions that are told at one moment; of the rest, that there are more. */
const MOST = 60;

function listed(game: Game, match: Match, seat: number): readonly string[] {
  const actions: string[] = [];
  for (const action of game.legal(viewOf(game, match, seat), seat, match.rules)) {
    if (actions.length === MOST) return [...actions, "…"];
    actions.push(canonical(action));
  }
  return actions;
}

const viewers = (game: Game, match: Match): readonly Viewer[] => [...allSeats(game, match), "spectator"];

function waiting(game: Game, match: Match): number | undefined {
  const { next, decided } = observe(game, match, "spectator");
  return "awaiting" in next ? next.awaiting.find((seat) => !decided.includes(seat)) : undefined;
}

/** Where all see the same, it is said once. */
function shown(game: Game, match: Match): readonly string[] {
  const { next, decided } = observe(game, match, "spectator");
  const seen = viewers(game, match).map((viewer) => [viewer, canonical(viewOf(game, match, viewer))] as const);
  const alike = seen.every(([, view]) => view === seen[0]?.[1]);
  const views = alike ? [`all see: ${seen[0]?.[1]}`] : seen.map(([viewer, view]) => `${viewer} sees: ${view}`);
  return [`step ${match.step}, next: ${canonical(next)}, decided: ${canonical(decided)}`, ...views];
}

function told(game: Game, match: Match, events: readonly MatchEvent[]): readonly string[] {
  return events.map((event) => {
    const hearers = viewers(game, match).filter((viewer) => visibleEvents(game, [event], viewer).length > 0);
    return `heard by ${hearers.join(", ")}: ${canonical(event)}`;
  });
}
