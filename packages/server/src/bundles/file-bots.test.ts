import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin } from "umpire/umpire-fixture";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { pile, written } from "./pile.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-file-bots-"));
const servers: ChildProcess[] = [];
afterEach(() => {
  // Both of its processes: the one that serves, and the one that would start it again.
  for (const { pid } of servers.splice(0)) if (pid !== undefined) process.kill(-pid, "SIGKILL");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const choosing = (body: string) => `export const strategy = {\n  choose() {\n    ${body}\n  },\n};\n`;
const write = (name: string, text: string) => written(folder, name, text) && `./${name}`;

/** What of the answers is looked at here. */
type Answer = {
  readonly match: string;
  readonly view: { readonly step: number; readonly sight: { readonly view: { readonly left: number } } };
  readonly games: readonly { readonly id: string; readonly bots: readonly string[] }[];
};

/** The built command, as it is typed in the folder; where it is, and all that it has said. */
async function served(...args: readonly string[]) {
  const all = ["serve", ...args, "--port", "0", "--data", "data", "--bot-delay", "0", "--bot-time", "8000"];
  const child = spawn(process.execPath, [bin, ...all], { cwd: folder, detached: true });
  servers.push(child);
  let told = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (told += String(text)));
  const address = await vi.waitFor(() => told.match(/Umpire is at (\S+)\//)?.[1] ?? fail(told), 60_000);
  const ask = async (path: string, body?: object): Promise<Answer> => {
    const post = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    return (await fetch(`${address}/api/${path}`, body && post)).json() as Promise<Answer>;
  };
  return { ask, told: () => told };
}
function fail(why: string): never {
  throw new Error(why);
}

type House = Awaited<ReturnType<typeof served>>;

/** What is left of the pile of five after a bot has begun. */
async function leftBy({ ask }: House, bot: string): Promise<number> {
  const { match } = await ask("matches", { game: "pile", seats: [{ bot }, "open"] });
  await ask(`matches/${match}/join`, { name: "Ann", seed: "0011223344556677" });
  const decided = async () => {
    const { view } = await ask(`matches/${match}`);
    expect(view.step).toBe(2);
    return view.sight.view.left;
  };
  return vi.waitFor(decided, { timeout: 60_000, interval: 100 });
}

describe("bots from files in served matches", () => {
  test("take a seat by their names, and what they do wrong is told with its line while the house goes on", async () => {
    const files = {
      "two.ts": `import { join } from "node:path";\n${choosing('return join("2").length + 1;')}`,
      "open.ts": choosing("return undefined;"),
      "throwing.ts": choosing('throw new Error("lost");'),
      "cheating.ts": choosing("return 9;"),
      "endless.ts": choosing("for (;;) {}"),
      "broken.ts": "const a = 1;\nexport const strategy = { choose( };\n",
      "failing.ts": 'const a = 1;\nthrow new Error("not today");\n',
      "none.ts": "export const a = 1;\n",
      "expert.ts": choosing("return 1;"),
    };
    const bots = Object.entries(files).flatMap(([name, text]) => ["--bot", write(name, text)]);
    const house = await served(write("pile.ts", pile()), ...bots, "--bot", "./nowhere.ts");
    expect(house.told()).toContain("The bot two (./two.ts) plays pile");
    for (const sentence of [
      /broken\.ts:2: \S.* It takes no seat/,
      /failing\.ts:2: not today\. It takes no seat/,
      /none\.ts: it exports no bot/,
      /expert\.ts:1: there is a bot "expert" already/,
      /nowhere\.ts: it does not exist/,
    ])
      expect(house.told()).toMatch(sentence);
    const { games } = await house.ask("games");
    expect(games[0]?.bots.slice(-5)).toEqual(["two", "open", "throwing", "cheating", "endless"]);
    expect(await house.ask("matches", { game: "pile", seats: [{ bot: "none" }, "open"] })).toMatchObject({
      refusal: { code: "unknown-bot" },
    });
    expect(await leftBy(house, "two")).toBe(3);
    for (const bot of ["open", "throwing", "cheating", "endless", "throwing"])
      expect(await leftBy(house, bot)).toBeLessThan(5);
    expect(house.told()).toMatch(
      /cheating\.ts:2: it chose what the rules do not allow \(\S+\)\. The rules have decided/,
    );
    expect(house.told()).toMatch(/endless\.ts:2: it has not decided within 8 seconds\./);
    expect(house.told().match(/throwing\.ts:3: it failed: lost\./g)).toHaveLength(1);
    expect(house.told()).not.toMatch(/(two|open)\.ts:\d/);
  }, 180_000);

  test("say which of several games they are for", async () => {
    const games = [write("pile.ts", pile()), write("heap.ts", pile({ id: "heap" }))];
    const bots = {
      "one.ts": `export const games = ["heap", "constructor"];\n${choosing("return 1;")}`,
      "silent.ts": choosing("return 1;"),
      "stranger.ts": `export const games = ["__proto__"];\n${choosing("return 1;")}`,
    };
    const house = await served(
      ...games,
      ...Object.entries(bots).flatMap(([name, text]) => ["--bot", write(name, text)]),
    );
    expect(house.told()).toContain("The bot one (./one.ts) plays heap");
    expect(house.told()).toMatch(/silent\.ts: it does not say for which of the games it is: pile, heap\./);
    expect(house.told()).toMatch(/stranger\.ts:1: it is for none of the games that are played here: pile, heap\./);
    const offered = await house.ask("games");
    const botsOf = (id: string) => offered.games.find((game) => game.id === id)?.bots ?? [];
    expect([botsOf("pile").includes("one"), botsOf("heap").includes("one")]).toEqual([false, true]);
    const refused = await house.ask("matches", { game: "pile", seats: [{ bot: "one" }, "open"] });
    expect(refused).toMatchObject({ refusal: { code: "unknown-bot" } });
  }, 120_000);
});
