import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kitsOf } from "@umpire/kit";
import { afterAll, expect, test } from "vitest";
import answer from "../match/bots/worker.ts";
import { createMatch } from "../match/creation.ts";
import { openHost } from "../match/host.ts";
import { thinkers } from "../server.fixture.ts";
import { openMemory } from "../store/memory.ts";
import { openBundles } from "./bundles.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-bundles-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes 1 or 2 from a pile; who takes the last wins. */
const pile = (id: string, size = 5) => `
import { defineGame } from "@umpire/kernel";
import { z } from "zod";
export const title = { en: "Pile", ru: "Куча" };
export const game = defineGame({
  id: "${id}", edition: 1, seats: 2, open: true,
  schema: { state: z.strictObject({ left: z.int(), turn: z.int() }), action: z.int().min(1).max(2) },
  setup: () => ({ left: ${size}, turn: 0 }),
  next: ({ left, turn }) => left > 0 ? { awaiting: [turn % 2], step: "take" } : { over: { winners: [(turn + 1) % 2], reason: "last" } },
  legal: ({ left }) => [1, 2].filter((n) => n <= left),
  resolve: ({ left, turn }, chosen) => ({ state: { left: left - chosen(turn % 2), turn: turn + 1 }, events: [{ type: "took", taken: chosen(turn % 2) }] }),
});`;

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
const product = { games: kitsOf([]), module: "" };
const open = (...files: readonly string[]) =>
  openBundles(product, { names: [], sources: files.map((file) => ({ file, board: null })) });

test("a file becomes a game with its kit, the same bytes every time, whatever its comments are", async () => {
  const { games, bundles, troubles } = await open(write("pile.ts", pile("pile")));
  expect(troubles).toEqual([]);
  expect(games.games.map(({ id }) => id)).toEqual(["pile"]);
  const { served } = bundles.manifest();
  expect(served).toMatchObject([{ id: "pile", edition: 1, title: { en: "Pile" }, seats: [2, 2] }]);
  const again = await open(write("again.ts", `// A remark.\n${pile("pile")}\n`));
  expect(again.bundles.manifest().served).toEqual(served);
  const other = await open(write("other.ts", pile("pile", 6)));
  expect(other.bundles.manifest().served[0]?.bundle).not.toBe(served[0]?.bundle);
  for (const each of [bundles, again.bundles, other.bundles]) each.close();
});

test("what is wrong with a file is said with its line, and the other games are played", async () => {
  const broken = write("broken.ts", `${pile("broken")}\nconst = 3;\n`);
  const { games, bundles, troubles } = await open(
    write("pile.ts", pile("pile")),
    broken,
    write("none.ts", "export const helper = 1;"),
    write("throws.ts", 'throw new Error("not today");'),
    write("twin.ts", pile("pile", 7)),
    join(folder, "nowhere.ts"),
  );
  bundles.close();
  expect(games.games.map(({ id }) => id)).toEqual(["pile"]);
  expect(troubles.map(({ file, line }) => [file.split("/").at(-1), line])).toEqual([
    ["broken.ts", 13],
    ["none.ts", null],
    ["throws.ts", null],
    ["twin.ts", null],
    ["nowhere.ts", null],
  ]);
  expect(troubles.map(({ problem }) => problem)).toEqual([
    expect.stringContaining("Expected identifier"),
    "it exports no object with a resolve",
    "not today",
    'another game has the id "pile"',
    "it does not exist",
  ]);
});

test("a match names the bundle that it is played by, and bots think with it", async () => {
  const { games, bundles } = await open(write("pile.ts", pile("pile")));
  const store = openMemory();
  const host = openHost({ games, bundles, store, thinkers, now: Date.now, botDelay: 0 });
  const made = await createMatch(host, { game: "pile", clock: { kind: "none" }, isPublic: true });
  const bundle = bundles.current("pile");
  expect(made).toMatchObject({ ok: true, value: { bundle: bundle?.hash } });
  const view = { left: 2, turn: 0 };
  const asked = { game: "pile", edition: 1, rules: {}, view, seat: 0, seed: 1, module: "", tables: null };
  expect(await answer({ ...asked, bot: "master", bundle: bundle?.module ?? null })).toBe(2);
  bundles.close();
});
