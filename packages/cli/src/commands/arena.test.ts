import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBot, playPairs, shareOf } from "@umpire/bots";
import { expandRules, type Game } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import { tactics } from "@umpire/tactics/game";
import { games } from "umpire";
import { bin, umpire, umpireProcess } from "umpire/umpire-fixture";
import { describe, expect, test } from "vitest";

const newFolder = () => mkdtempSync(join(tmpdir(), "umpire-arena-"));
const three = ["arena", "--game", "tactics", "--bots", "random,greedy,casual", "--games", "100"];
/** Where it is not the threads that are tried: each has to load the games. */
const alone = ["--workers", "1"];
const two = ["arena", ...alone, "--game", "tactics", "--bots", "greedy,random", "--games", "200"];
const inFolder = (folder: string, args: readonly string[]) => umpireProcess(args, "", folder);

/** As `inFolder`, without a process: for what is refused before any thread would start. */
async function refusedIn(folder: string, args: readonly string[]) {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await umpire(args);
  } finally {
    process.chdir(before);
  }
}

/** The same games without an arena. */
function inOneGo(
  game: Game,
  rules: string | object,
  [a, b]: readonly [string, string],
  opening: number,
  pairs: number,
) {
  const expanded = expandRules(game, rules);
  const [one, other] = [a, b].map((name) => findBot(games.kitOf(game), name));
  if (!expanded.ok || !one || !other) throw new Error("no such contest");
  return shareOf(playPairs({ game, rules: expanded.value, opening }, [one, other], 0, pairs));
}

describe("umpire arena", () => {
  test("[P24] answers a program with one object a pairing, and leaves nothing behind", async () => {
    const folder = newFolder();
    const { code, stdout } = await inFolder(folder, [...three, "--json", ...alone]);
    expect(code).toBe(0);
    const rows = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(rows.map(({ a, b }) => [a, b])).toEqual([
      ["random", "greedy"],
      ["random", "casual"],
      ["greedy", "casual"],
    ]);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(["a", "b", "games", "scoreOfA", "low", "high"]);
      expect(row.games).toBe(100);
      expect(row.low).toBeLessThan(row.scoreOfA);
      expect(row.scoreOfA).toBeLessThan(row.high);
    }
    const { share, low, high } = inOneGo(tactics, "skirmish", ["random", "greedy"], 4, 50);
    expect(rows[0]).toMatchObject({ scoreOfA: share, low, high });
    expect(readdirSync(folder)).toEqual([]);
  });

  test("[P24] gives the same figures and the same file, however many work at it", async () => {
    const folder = newFolder();
    const one = await inFolder(folder, [...three, "--json", ...alone, "--out", "one"]);
    const together = await inFolder(folder, [...three, "--json", "--workers", "2", "--out", "two"]);
    expect(one.stdout).toBe(together.stdout);
    expect(readFileSync(join(folder, "one"), "utf8")).toBe(readFileSync(join(folder, "two"), "utf8"));
  });

  test("[P24] tells a person ratings, shares and what they mean, in English and in Russian", async () => {
    const folder = newFolder();
    const said = await inFolder(folder, [...three, ...alone, "--out", "kept"]);
    expect(said.stdout).toMatch(/greedy\s+Greedy\s+\d{4}\s+\d{4}–\d{4}/);
    expect(said.stdout).toMatch(/random\s+greedy\s+100\s+\d+\s+\d+\s+\d+\s+0\.\d{3}\s+0\.\d{3}–0\.\d{3}/);
    expect(said.stdout).toContain("the same 4 random decisions first");
    expect(said.stderr).toContain("The results are in kept.");
    const russian = await inFolder(folder, [...three, "--out", "kept", "-l", "ru"]);
    expect(russian.stderr).toContain("партий 300 из 300");
    expect(russian.stdout).toMatch(/greedy\s+Жадный\s+\d{4}/);
    expect(russian.stdout).toMatch(/0,\d{3}–0,\d{3}/);
  });

  test("[P24] a bot that won every game has a bound", async () => {
    const { stdout } = await inFolder(newFolder(), [...two.slice(0, -1), "10"]);
    expect(stdout).toMatch(/greedy\s+Greedy\s+≥ 1570\n\s+random\s+Random\s+≤ 1430\n/);
    expect(stdout).toContain("won, or lost, all of its games");
  });

  test("[P24] plays the rules and the opening that are named", async () => {
    const folder = newFolder();
    const pack = { wins: 1, rounds: 5 };
    writeFileSync(join(folder, "pack.json"), JSON.stringify(pack));
    const args = ["arena", "-g", "rps", "-b", "greedy,random", "-n", "100", "--rules", "./pack.json", ...alone];
    const named = [...args, "--opening", "1", "--out", "kept"];
    const { scoreOfA } = JSON.parse((await inFolder(folder, [...named, "--json"])).stdout);
    expect(scoreOfA).toBe(inOneGo(rps, pack, ["greedy", "random"], 1, 50).share);
    expect(scoreOfA).not.toBe(inOneGo(rps, pack, ["greedy", "random"], 4, 50).share);
    expect(scoreOfA).not.toBe(inOneGo(rps, "standard", ["greedy", "random"], 1, 50).share);
    const { stdout } = await inFolder(folder, named);
    expect(stdout).toContain("rules ./pack.json");
    expect(stdout).toContain("the same 1 random decision first");
  });
});

describe("the chart of an arena", () => {
  test("[P24] is drawn with its text, and again over itself, but over nothing else", async () => {
    const folder = newFolder();
    const file = join(folder, "chart.svg");
    const small = [...two.slice(0, -1), "20", "--svg", "chart.svg"];
    expect((await inFolder(folder, small)).code).toBe(0);
    const svg = readFileSync(file, "utf8");
    expect(svg).toMatch(/<title id="title">Bots rated in tactics<\/title>/);
    expect(svg).toMatch(/<desc id="about">.*Greedy: (at least )?\d{4}/);
    expect(svg.match(/class="point"/g)).toHaveLength(2);
    expect((await inFolder(folder, [...small, "-l", "ru"])).code).toBe(0);
    expect(readFileSync(file, "utf8")).toContain("Рейтинги ботов");
    writeFileSync(file, "mine");
    const refused = await inFolder(folder, small);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain("--force");
    expect(readFileSync(file, "utf8")).toBe("mine");
  });
});

describe("an arena that was cut", () => {
  test("[P24] goes on from the last whole line, to the same figures and the same file", async () => {
    const folder = newFolder();
    const keeping = [...two, "--json", "--out", "kept"];
    const { stdout } = await inFolder(folder, keeping);
    const kept = readFileSync(join(folder, "kept"), "utf8");
    const lines = kept.split("\n");
    expect(lines).toHaveLength(6);
    writeFileSync(join(folder, "kept"), `${lines.slice(0, 3).join("\n")}\n${lines[3]?.slice(0, 20)}`);
    const again = await inFolder(folder, keeping);
    expect(again.stderr).toContain("Going on where kept stopped: 100 of 200 games");
    expect(again.stdout).toBe(stdout);
    expect(readFileSync(join(folder, "kept"), "utf8")).toBe(kept);
    const other = await inFolder(folder, [...three, "--out", "kept", "-l", "ru"]);
    expect(other).toMatchObject({ code: 2, stdout: "" });
    expect(other.stderr).toContain("другая арена");
  });

  test("[P24] stopped by Ctrl-C it says how to go on, and does", async () => {
    const folder = newFolder();
    const long = [...two.slice(0, -1), "600", "--json"];
    const child = spawn(process.execPath, [bin, ...long], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const kept = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))[0] ?? "";
    while (kept().split("\n").length < 4 && child.exitCode === null) await new Promise((next) => setTimeout(next, 5));
    child.kill("SIGINT");
    expect(await ended).toBe(1);
    expect(said).toMatch(/Stopped\. What has been played is in arena-[0-9a-f]{8}\.part; the same command goes on/);
    const again = await inFolder(folder, long);
    expect(again.code).toBe(0);
    expect(again.stderr).toMatch(/Going on where .* stopped: \d+ of 600 games/);
    expect(JSON.parse(again.stdout).games).toBe(600);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("what no arena is made of", () => {
  const base = ["arena", "-g", "rps", "-b", "random,greedy", "-n", "2"];

  test.each([
    ["an unknown game", ["-g", "chess"], "unknown-game"],
    ["an odd number of games", ["-n", "3"], "bad-games"],
    ["no workers", ["--workers", "0"], "bad-count"],
    ["a file and a queue", ["--out", "x", "--queue", "postgresql://db/x"], "file-and-queue"],
    ["a queue that is none", ["--queue", "mysql://db/x"], "bad-queue"],
  ])("[P24] %s is refused with its code, and nothing is written", async (_what, args, code) => {
    const folder = newFolder();
    const said = await refusedIn(folder, [...base, ...args, "--json"]);
    expect(said.code).toBe(2);
    expect(JSON.parse(said.stdout)).toMatchObject({ ok: false, refusal: { code } });
    expect(readdirSync(folder)).toEqual([]);
  });

  test("[P24] a queue that is away is named without its password, with what to do", async () => {
    const args = [...base, "--queue"];
    const { code, stdout, stderr } = await umpire([...args, "postgresql://umpire:hunter2@127.0.0.1:1/arena"]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("postgresql://umpire@127.0.0.1:1/arena");
    expect(stderr).toContain("the same command again");
    expect(stderr).not.toContain("hunter2");
    // A password with a slash in it is no host and no path.
    expect((await umpire([...args, "postgresql://umpire:1/hunter2@db/arena"])).stderr).not.toContain("hunter2");
  });
});
