import type { Game, Shape } from "./game.ts";
import { err, ok, type Result, refuse } from "./refusal.ts";

/** Games by id and edition. A match of an edition that is not here is refused, never folded by other rules [K17]. */
export type Registry = {
  /** The newest edition of each game, in the order of the list. */
  readonly games: readonly Game[];
  /** Every edition there is. */
  readonly editions: readonly Game[];
  /** That edition, or the newest. */
  find(id: string, edition?: number): Result<Game>;
};

/** The games there are, found by id and edition. */
export function registry(editions: readonly Game[]): Registry {
  const editionsOf = (id: string) => editions.filter((game) => game.id === id).sort((a, b) => b.edition - a.edition);
  const ids = [...new Set(editions.map(({ id }) => id))];
  const find = (id: string, edition?: number): Result<Game> => {
    const [newest, ...earlier] = editionsOf(id);
    if (newest === undefined) return err(refuse("unknown-game", { game: id, known: ids }));
    if (edition === undefined || edition === newest.edition) return ok(newest);
    const found = earlier.find((game) => game.edition === edition);
    const known = [newest, ...earlier].map((game) => game.edition);
    return found ? ok(found) : err(refuse("unknown-edition", { game: id, edition, known }));
  };
  return { games: ids.flatMap((id) => editionsOf(id).slice(0, 1)), editions, find };
}

/** A complete set of switches: a preset by name, or some switches over the default preset [K16]. */
export function expandRules<G extends Shape>(game: Game<G>, input: unknown): Result<G["rules"]> {
  if (input === undefined) return ok(defaultRules(game));
  if (typeof input === "string") {
    const preset = Object.hasOwn(game.presets, input) ? game.presets[input] : undefined;
    const known = Object.keys(game.presets).join(", ");
    return preset === undefined
      ? err(refuse("bad-rules", { path: "", problem: `the presets are: ${known}` }))
      : ok(preset);
  }
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  const parsed = game.parse.rules(isObject ? { ...defaultRules(game), ...input } : input);
  return parsed.ok ? parsed : err({ ...parsed.refusal, code: "bad-rules" });
}

/** The first preset. */
export function defaultRules<G extends Shape>(game: Game<G>): G["rules"] {
  const first = Object.values(game.presets)[0];
  if (first === undefined) throw new TypeError(`${game.id} has no preset`);
  return first;
}
