import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Game } from "@umpire/kernel";
import { edition1 as ti4Edition1 } from "@umpire/ti4/edition-1";
import { ti4 } from "@umpire/ti4/game";
import { games } from "umpire";
import { describe, expect, test } from "vitest";
import { classics } from "../packages/umpire/src/names.ts";
import { playthrough } from "./playthrough.ts";
import { storyteller } from "./ti4-story.ts";

/** Written anew with UPDATE_GOLDEN=1; whoever does so raises the game's edition, or says why old matches replay alike. */
const rewrite = process.env["UPDATE_GOLDEN"] === "1";

describe.each(games.editions.map((game) => [game.id, game.edition, game] as const))(
  "golden playthroughs of %s, edition %i",
  (_id, _edition, game) => {
    test.each(Object.keys(game.presets))("preset %s plays as it always did", (preset) => {
      compare(game, preset, playthrough(game, preset, "golden"));
    });
  },
);

/** In the game's own folder; files of a first edition bear no number. */
function compare({ id, edition }: Game, what: string, played: string): void {
  const isOfOneFile = classics.includes(id);
  const folder = new URL(`../games/${isOfOneFile ? "classics" : id}/golden/`, import.meta.url);
  const name = isOfOneFile ? `${id}-${what}` : what;
  const file = new URL(`${edition === 1 ? "" : `${edition}-`}${name}.txt`, folder);
  if (rewrite) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, played);
  }
  expect(existsSync(file), `no golden playthrough: type UPDATE_GOLDEN=1 npx vitest run conformance`).toBe(true);
  expect(played).toBe(readFileSync(file, "utf8"));
}

const story = "[TS6] a story: round the asteroid field, into the rift with cargo, a battle in the nebula, a retreat";
test.each([ti4, ti4Edition1])(`${story}, edition $edition`, (game) => {
  const played = playthrough(game, "official", "story9", storyteller());
  compare(game, "story", played);
  expect(played).toContain('"path":["Quarry","Maw","Crown"]');
  expect(played).toMatch(/"type":"removed","units":{"carrier":1,"fighter":3},"why":"rift"/);
  expect(played).toMatch(/"added":\[{"amount":1,"rule":"LRR 59.3","source":"nebula"}\]/);
  expect(played).toContain('"type":"retreated"');
});
