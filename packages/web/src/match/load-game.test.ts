import type { Game } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import type { GameUi, SiteGame } from "@umpire/ui";
import { expect, test } from "vitest";
import { loadGame, loadNearestEdition } from "./load-game.ts";

const newest: Game = { ...rps, edition: 2 };
const ui: GameUi = { Board: () => null, describeEvents: () => () => [], describeAction: () => String };
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
  expect(await loadGame(site, "hands", 1)).toMatchObject({ game: rps, ...ui });
  expect((await loadGame(site, "hands", 2))?.game).toBe(newest);
  expect(loadGame(site, "hands", 1)).toBe(loadGame(site, "hands", 1));
});

test("what a match with such options needs is loaded with its game, once", async () => {
  const asked: unknown[] = [];
  const load = async (options?: unknown) => {
    asked.push(options);
    return rps;
  };
  const fussy = { games: [{ id: "hands", title: both, editions: [{ edition: 1, load }] }] };
  await loadGame(fussy, "hands", 1, undefined, { seats: 3 });
  await loadGame(fussy, "hands", 1, undefined, { seats: 3 });
  await loadNearestEdition(fussy, "hands", 1, { seats: 2 });
  expect(asked).toEqual([{ seats: 3 }, { seats: 2 }]);
});

test("a game without a board is played on a plain one", async () => {
  const found = await loadGame(site, "plain", 1);
  expect(found).toMatchObject({ game: rps, describeEvents: null, describeAction: null });
  expect(found?.Board).toBe(found?.Plain);
});

test("what the site does not have is not played; a record of it is read with the newest edition", async () => {
  for (const id of ["chess", "constructor"]) {
    expect(await loadGame(site, id, 1)).toBeNull();
    expect(await loadNearestEdition(site, id, 1)).toBeNull();
  }
  expect(await loadGame(site, "hands", 3)).toBeNull();
  expect(await loadNearestEdition(site, "hands", 3)).toBe(newest);
  expect(await loadNearestEdition(site, "hands", 1)).toBe(rps);
});
