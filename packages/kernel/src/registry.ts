import type { Game, Shape } from "./game.ts";
import { no, type Result, refuse, yes } from "./refusal.ts";

/** Games by id and edition. A match of an edition that is not here is refused, never folded by other rules [K17]. */
export type Registry = {
  readonly games: readonly Game[];
  /** That edition, or the newest. */
  find(id: string, edition?: number): Result<Game>;
};

export function registry(games: readonly Game[]): Registry {
  const find = (id: string, edition?: number): Result<Game> => {
    const editions = games.filter((game) => game.id === id).sort((a, b) => b.edition - a.edition);
    const newest = editions[0];
    if (newest === undefined)
      return no(refuse("unknown-game", { game: id, known: [...new Set(games.map((game) => game.id))] }));
    const found = edition === undefined ? newest : editions.find((game) => game.edition === edition);
    const known = editions.map((game) => game.edition);
    return found ? yes(found) : no(refuse("unknown-edition", { game: id, edition: edition ?? newest.edition, known }));
  };
  return { games, find };
}

/** A complete set of switches: a preset by name, or some switches over the default preset [K16]. */
export function expandRules<G extends Shape>(game: Game<G>, input: unknown): Result<G["rules"]> {
  if (input === undefined) return yes(defaultRules(game));
  if (typeof input === "string") {
    const preset = Object.hasOwn(game.presets, input) ? game.presets[input] : undefined;
    const known = Object.keys(game.presets).join(", ");
    return preset === undefined
      ? no(refuse("bad-rules", { path: "", problem: `the presets are: ${known}` }))
      : yes(preset);
  }
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  const parsed = game.parse.rules(isObject ? { ...defaultRules(game), ...input } : input);
  return parsed.ok ? parsed : no({ ...parsed.refusal, code: "bad-rules" });
}

/** The first preset. */
export function defaultRules<G extends Shape>(game: Game<G>): G["rules"] {
  const first = Object.values(game.presets)[0];
  if (first === undefined) throw new TypeError(`${game.id} has no preset`);
  return first;
}
