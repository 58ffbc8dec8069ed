import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kitsOf } from "@umpire/kit";
import { afterAll, describe, expect, test } from "vitest";
import answer from "../match/bots/worker.ts";
import { createMatch } from "../match/creation.ts";
import { execute } from "../match/execution.ts";
import { joinMatch, openHost } from "../match/host.ts";
import { type Host, loadRoom } from "../match/live.ts";
import { worldOn } from "../node-world.ts";
import { thinkers } from "../server.fixture.ts";
import { words } from "../settings.ts";
import { emptyContents, openMemory } from "../store/memory.ts";
import type { Store } from "../store/store.ts";
import type { Adoption } from "./adoption.ts";
import { openBundles, type Served } from "./bundles.ts";
import { pile, written } from "./pile.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-bundles-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => written(folder, name, text);
/** Without a trial in a process of its own: `trial.slow.test.ts` has that. */
const open = (store: Store = openMemory()): Served =>
  openBundles({ games: kitsOf([]), module: "" }, [], store, async () => null);
const adopted = async ({ adopt }: Served, file: string): Promise<Adoption> =>
  (await adopt({ file, board: null })).adoption;
const hashIn = ({ bundles }: Served, game = "pile") => bundles.current(game)?.hash;

describe("a file", () => {
  test("becomes a game with its kit, of the same bytes every time, whatever its comments are", async () => {
    const served = open();
    expect(await adopted(served, write("pile.ts", pile()))).toMatchObject({ is: "taken", running: 0 });
    expect(served.games.games.map(({ id }) => id)).toEqual(["pile"]);
    expect(served.bundles.manifest()).toMatchObject({
      own: [],
      served: [{ id: "pile", edition: 1, title: { en: "Pile" }, seats: [2, 2], bundle: hashIn(served) }],
    });
    const [again, other] = [open(), open()];
    await adopted(again, write("again.ts", `// A remark.\n${pile()}`));
    await adopted(other, write("other.ts", pile({ size: 6 })));
    expect(hashIn(again)).toBe(hashIn(served));
    expect(hashIn(other)).not.toBe(hashIn(served));
    for (const each of [served, again, other]) each.bundles.close();
  });

  test.each([
    ["const = 3;", 13, "Expected identifier"],
    ['import { readFileSync } from "node:fs";\nexport const text = readFileSync;', 13, "node:fs"],
  ])("that does not compile is told with its line: %s", async (more, line, problem) => {
    const served = open();
    const trouble = { file: expect.stringContaining("broken.ts"), line, problem: expect.stringContaining(problem) };
    expect(await adopted(served, write("broken.ts", `${pile()}${more}\n`))).toEqual({ is: "trouble", trouble });
    served.bundles.close();
  });

  test("that is no game is told why, and the others are played", async () => {
    const served = open();
    const files = {
      "pile.ts": pile(),
      "none.ts": "export const helper = 1;",
      "throws.ts": 'throw new Error("not today");',
      "lacks.ts": "export const game = { id: 'x', resolve() {} };",
      "twin.ts": pile({ size: 7 }),
    };
    const problems: unknown[] = [];
    for (const [name, text] of Object.entries(files)) {
      const adoption = await adopted(served, write(name, text));
      problems.push(adoption.is === "trouble" ? adoption.trouble.problem : adoption.is);
    }
    problems.push((await adopted(served, join(folder, "nowhere.ts"))).is);
    served.bundles.close();
    expect(served.games.games.map(({ id }) => id)).toEqual(["pile"]);
    expect(problems).toEqual([
      "taken",
      "it exports no game: no object with a resolve",
      "not today",
      expect.stringContaining("the game lacks edition"),
      'another game has the id "pile"',
      "trouble",
    ]);
  });
});

const hostOn = (store: Store, { games, bundles }: Served): Host =>
  openHost({ games, bundles, world: worldOn(store), thinkers, now: Date.now, botDelay: 0 });

/** A match with two people in it. */
async function begun(host: Host): Promise<string> {
  const made = await createMatch(host, { game: "pile", clock: { kind: "none" }, isPublic: true });
  if (!made.ok) throw new Error(made.refusal.code);
  const { match } = made.value;
  for (const name of ["Ann", "Bob"]) await joinMatch(host, match, { name, seed: "0011223344556677" });
  return match;
}
const take = (host: Host, match: string, step: number, action: number) =>
  execute(host, match, {
    type: "wish",
    seat: (step - 1) % 2,
    wanted: { type: "decide", key: `k${step}`, step, action },
  });
const stateOf = async (host: Host, match: string) => {
  const live = await loadRoom(host, match);
  return live.ok ? live.value.room.match?.state : live.refusal;
};

describe("a match", () => {
  test("names the bundle that it is played by, which is kept, and bots think with it", async () => {
    const store = openMemory();
    const served = open(store);
    await adopted(served, write("pile.ts", pile()));
    const host = hostOn(store, served);
    expect(await store.bundles()).toEqual([]);
    const match = await begun(host);
    const bundle = served.bundles.current("pile");
    expect(await store.bundles()).toMatchObject([{ hash: bundle?.hash, game: "pile", edition: 1 }]);
    const [first] = await store.read(match, 0, 1);
    expect(JSON.parse(first?.text ?? "")).toMatchObject({ type: "created", bundle: bundle?.hash });
    const view = { left: 2, turn: 0 };
    const asked = { game: "pile", edition: 1, rules: {}, view, seat: 0, seed: 1, module: "", tables: null };
    expect(await answer({ ...asked, bot: "master", bundle: bundle?.module ?? null })).toBe(2);
    served.bundles.close();
  });

  test("goes on with its own code after a restart under another edition; new ones have the new", async () => {
    const contents = emptyContents();
    const before = open(openMemory(contents));
    await adopted(before, write("pile.ts", pile()));
    const first = hostOn(openMemory(contents), before);
    const match = await begun(first);
    await take(first, match, 1, 2);
    before.bundles.close();

    const after = open(openMemory(contents));
    await adopted(after, write("pile.ts", pile({ edition: 2, size: 9, most: 3 })));
    const second = hostOn(openMemory(contents), after);
    expect(await stateOf(second, match)).toEqual({ left: 3, turn: 1 });
    expect(await take(second, match, 2, 3)).toMatchObject({ ok: false, refusal: { code: "not-legal" } });
    expect(await take(second, match, 2, 1)).toMatchObject({ ok: true });
    const fresh = await begun(second);
    expect(await stateOf(second, fresh)).toEqual({ left: 9, turn: 0 });
    expect(await take(second, fresh, 1, 3)).toMatchObject({ ok: true });
    expect((await after.bundles.find(hashIn(before) ?? ""))?.kit.game.edition).toBe(1);
    after.bundles.close();
  });

  test("whose code is in no store is refused, and the others go on", async () => {
    const store = openMemory();
    const served = open(store);
    await adopted(served, write("pile.ts", pile()));
    const match = await begun(hostOn(store, served));
    const other = open({ ...store, bundle: async () => null });
    const host = hostOn(store, other);
    expect(await loadRoom(host, match)).toMatchObject({ ok: false, refusal: { code: "unknown-bundle" } });
    const forged = open({ ...store, bundle: async (hash) => (await store.bundle(hash))?.replace("5", "6") ?? null });
    expect(await forged.bundles.find(hashIn(served) ?? "")).toBeNull();
    for (const each of [served, other, forged]) each.bundles.close();
  });
});

describe("rules that change while people play", () => {
  const file = () => write("pile.ts", pile());

  test("under an unchanged edition: no new match has them, and it is said which match would go otherwise, and where", async () => {
    const store = openMemory();
    const served = open(store);
    await adopted(served, file());
    const host = hostOn(store, served);
    const match = await begun(host);
    await take(host, match, 1, 2);
    await take(host, match, 2, 1);
    const kept = hashIn(served);
    const refused = await adopted(served, write("pile.ts", pile({ most: 1 })));
    expect(refused).toMatchObject({ is: "refused", difference: { match, step: 1, refusal: "not-legal" } });
    expect(hashIn(served)).toBe(kept);
    expect(refused.is === "refused" && words.en.adopted(refused)).toBe(
      `✖ The rules of pile changed, the edition did not: match ${match} would go otherwise at step 1 (refused: not-legal).\n` +
        `  Raise \`edition\` to 2. Until then new matches keep the rules of ${kept?.slice(0, 4)}….`,
    );
    const raised = await adopted(served, write("pile.ts", pile({ most: 1, edition: 2 })));
    expect(raised).toMatchObject({ is: "taken", running: 0, earlier: 1 });
    expect(raised.is === "taken" && words.en.adopted(raised)).toBe(
      `✔ pile edition 2 (${hashIn(served)?.slice(0, 4)}…) for new matches; 1 match goes on under the edition before.`,
    );
    expect(await take(host, match, 3, 2)).toMatchObject({ ok: true });
    served.bundles.close();
  });

  test("what no running match has met is found by random ones, also where more is allowed than before", async () => {
    const store = openMemory();
    const served = open(store);
    await adopted(served, file());
    await begun(hostOn(store, served));
    for (const change of [{ most: 3 }, { size: 6 }])
      expect(await adopted(served, write("pile.ts", pile(change)))).toMatchObject({ is: "refused" });
    served.bundles.close();
  });

  test("what changes no match is taken at once, and before the first match anything may change", async () => {
    const store = openMemory();
    const served = open(store);
    await adopted(served, file());
    expect(await adopted(served, write("pile.ts", pile({ size: 8 })))).toMatchObject({ is: "taken" });
    await begun(hostOn(store, served));
    const renamed = pile({ size: 8 }).replace('en: "Pile"', 'en: "A pile"');
    expect(await adopted(served, write("pile.ts", renamed))).toMatchObject({ is: "taken", running: 1 });
    expect(await adopted(served, write("pile.ts", `${renamed}// done`))).toMatchObject({ is: "unchanged" });
    served.bundles.close();
  });
});
