import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { games } from "@umpire/games";
import { describe, expect, test } from "vitest";
import { playthrough } from "./playthrough.ts";

/** Written anew with UPDATE_GOLDEN=1; whoever does so raises the game's edition, or says why old matches replay alike. */
const rewrite = process.env["UPDATE_GOLDEN"] === "1";

describe.each(games.games.map((game) => [game.id, game] as const))("golden playthroughs of %s", (id, game) => {
  test.each(Object.keys(game.presets))("preset %s plays as it always did", (preset) => {
    const file = fileURLToPath(new URL(`golden/${id}-${preset}.txt`, import.meta.url));
    const played = playthrough(game, preset, "golden");
    if (rewrite) writeFileSync(file, played);
    expect(existsSync(file), `no golden playthrough: type UPDATE_GOLDEN=1 npx vitest run conformance`).toBe(true);
    expect(played).toBe(readFileSync(file, "utf8"));
  });
});
