import players from "virtual:games/player";
import { expect, test } from "vitest";
import { games } from "../src/index.ts";
import { site } from "./site.ts";

const editions = site.games.flatMap(({ id, editions }) => editions.map(({ edition, load }) => ({ id, edition, load })));
const nameOf = ({ id, edition }: { readonly id: string; readonly edition: number }) => `${id} ${edition}`;

test("the site has every game in every edition, the newest first", () => {
  expect(editions.map(nameOf)).toEqual(games.editions.map(nameOf));
});

test.each(editions)("$id, edition $edition, loads that very game", async ({ id, edition, load }) => {
  expect(games.find(id, edition)).toEqual({ ok: true, value: await load() });
});

test.each(site.games)("$id is called as its kit says", ({ id, title }) => {
  expect(games.findKit(id)).toMatchObject({ value: { title } });
});

test.each(site.games)("$id is found by its worker, in every edition", async ({ id, editions }) => {
  const kits = (await players[id]?.())?.players.map(({ game }) => nameOf(game));
  expect(kits).toEqual(editions.map(({ edition }) => nameOf({ id, edition })));
});

test.each(site.games)("every preset of $id has a name in both languages", async ({ presets, editions }) => {
  for (const { load } of editions) {
    const names = Object.keys((await load()).presets);
    expect(Object.keys(presets?.en ?? {})).toEqual(names);
    expect(Object.keys(presets?.ru ?? {})).toEqual(names);
  }
});

test("a game's rulebook is on the site", () => {
  const books = site.rulebooks.map(({ id }) => id);
  expect(books).toEqual(expect.arrayContaining(site.games.flatMap(({ book = [] }) => book)));
});
