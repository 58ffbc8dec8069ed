import { readdirSync, readFileSync } from "node:fs";
import { readRecord, writeRecord } from "@umpire/kernel";
import { games } from "umpire";
import { describe, expect, test } from "vitest";

const folder = new URL("records/", import.meta.url);

/** Records as they were written when their edition was the newest. They are kept for ever and never written anew. */
describe("a record replays under the edition that it began with", () => {
  test.each(readdirSync(folder))("[K17] %s", (file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const read = readRecord(games, text);
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.refusal)}`);
    const { match } = read.value;
    expect(`${match.game}-${match.edition}`).toBe(file.split("-").slice(0, 2).join("-"));
    const game = games.find(match.game, match.edition);
    if (!game.ok) throw new Error(game.refusal.code);
    expect(writeRecord(game.value, match)).toBe(text);
  });

  test("[K17] every edition that is no longer the newest has one", () => {
    const kept = new Set(readdirSync(folder).map((file) => file.split("-").slice(0, 2).join("-")));
    const earlier = games.editions.filter((game) => !games.games.includes(game));
    expect(earlier.map(({ id, edition }) => `${id}-${edition}`).filter((name) => !kept.has(name))).toEqual([]);
    expect(earlier).not.toEqual([]);
  });
});
