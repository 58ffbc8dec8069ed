import type { Game } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import type { GameUi, SiteGame } from "@umpire/ui";
import { expect, test } from "vitest";
import { gameNear, played } from "./load-game.ts";

const newest: Game = { ...rps, edition: 2 };
const ui: GameUi = { Board: () => null, tell: () => () => [], call: () => String };
const both = { en: "Hands", ru: "Руки" };
const editions = [
  { edition: 2, load: async () => newest },
  { edition: 1, load: async (): Promise<Game> => rps },
];
const site: { readonly games: readonly SiteGame[] } = {
  games: [
    { id: "hands", title: both, editions, board: async () => ({ ui }) },
    { id: "plain", title: both, editions: [{ edition: 1, load: async () => rps }] },
  ],
};

test("a match is played with its own edition, on the game's board", async () => {
  expect(await played(site, "hands", 1)).toMatchObject({ game: rps, ...ui });
  expect((await played(site, "hands", 2))?.game).toBe(newest);
  expect(played(site, "hands", 1)).toBe(played(site, "hands", 1));
});

test("a game without a board is played on a plain one", async () => {
  const found = await played(site, "plain", 1);
  expect(found).toMatchObject({ game: rps, tell: null, call: null });
  expect(found?.Board).toBe(found?.Plain);
});

test("what the site does not have is not played; a record of it is read with the newest edition", async () => {
  for (const id of ["chess", "constructor"]) {
    expect(await played(site, id, 1)).toBeNull();
    expect(await gameNear(site, id, 1)).toBeNull();
  }
  expect(await played(site, "hands", 3)).toBeNull();
  expect(await gameNear(site, "hands", 3)).toBe(newest);
  expect(await gameNear(site, "hands", 1)).toBe(rps);
});
