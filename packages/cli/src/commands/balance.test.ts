import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shapeships } from "@umpire/shapeships/game";
import { umpire, umpireProcess } from "umpire/umpire-fixture";
import { describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "umpire-balance-"));
const at = (name: string) => join(folder, name);
const file = (name: string, content: object) => {
  writeFileSync(at(name), JSON.stringify(content));
  return at(name);
};

const ships = shapeships.presets["standard"]?.ships ?? [];
/** Duels that are over soon, with these ships changed. */
const pack = (changes: { readonly [ship: string]: object } = {}) => ({
  ...{ health: 10, ceiling: 12, dusk: { turn: 3, damage: 3 } },
  ships: ships.map((ship) => ({ ...ship, ...changes[ship.id] })),
});
const hits = (amount: number) => [
  { when: "continuous", effect: "damage", amount, resolves: "end_of_turn", requiresSurvival: true },
];

type Part = { readonly share: number; readonly low: number; readonly high: number; readonly of: number };
type Card = { readonly card: string; readonly used: Part; readonly won: Part | null; readonly verdict: string | null };
type Report = {
  readonly games: number;
  readonly firstSeat: Part;
  readonly pairings: readonly {
    readonly first: readonly string[];
    readonly second: readonly string[];
    readonly share: Part;
  }[];
  readonly cards: readonly Card[];
  readonly differs: readonly string[];
};

async function reports(...args: readonly string[]): Promise<readonly Report[]> {
  const { code, stdout, stderr } = await umpireProcess(["balance", ...args, "--json"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout).columns;
}
const cardIn = (report: Report | undefined, name: string) => report?.cards.find(({ card }) => card === name);

describe("umpire balance", () => {
  test("[P25] a ship that is far too strong, and one that nobody would ever build, are found", async () => {
    const fair = file("fair.json", pack());
    const planted = file("planted.json", pack({ strut: { powers: hits(9) }, scaffold: { cost: 40 } }));
    const [before, after] = await reports("shapeships", "--pack", fair, "--pack", planted, "--games", "102");
    expect(before?.games).toBe(102);
    const cross = after?.pairings.find(({ first, second }) => first[0] !== second[0]);
    expect(cross).toMatchObject({ first: ["lattice"], second: ["corona"] });
    expect(cross?.share.low).toBeGreaterThan(0.6);
    expect(cardIn(after, "ship:strut")).toMatchObject({ verdict: "strong", used: { share: 1 } });
    expect(cardIn(before, "ship:strut")?.verdict).not.toBe("strong");
    expect(cardIn(after, "ship:scaffold")).toMatchObject({ verdict: "dead", used: { share: 0, of: 102 }, won: null });
    expect(after?.differs).toContain("pairing lattice corona");
    expect(before?.differs).toEqual([]);
  });

  test("[P25] the same command gives the same report, and a page that needs nothing else", async () => {
    const args = ["tactics", "--bots", "greedy", "--games", "12", "--rules", "skirmish", "--rules", "duel"];
    const page = at("report.html");
    const first = await umpireProcess(["balance", ...args, "--out", page]);
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(first.stdout).toMatch(/Swordsman \+ Archer v Archer \+ Tank +skirmish +\d+.%/);
    expect(first.stdout).toContain(`The page is in ${page}`);
    expect((await umpireProcess(["balance", ...args])).stdout).toBe(first.stdout.replace(/\nThe page is in .*\n/, ""));
    const html = readFileSync(page, "utf8");
    expect(html).not.toMatch(/<script|https?:|url\(/);
    expect(html.match(/<svg/g)).toHaveLength(html.match(/<desc/g)?.length ?? 0);
    expect(html).toContain('<th scope="row">duel</th>');
  });

  test("[P25] in Russian, by several bots, with a pack of Tactics", async () => {
    const numbers = { hp: 4, attack: 3, moveRange: 1, attackRange: 2 };
    const own = file("own.json", {
      unitTypes: { ARCHER: numbers, SCOUT: numbers },
      lineup: [
        ["SCOUT", "ARCHER"],
        ["SCOUT", "ARCHER"],
      ],
      turnCap: 20,
    });
    const page = at("ru.html");
    const args = ["tactics", "--pack", own, "--bots", "greedy,random", "--games", "20", "--out", page, "-l", "ru"];
    const { code, stdout } = await umpireProcess(["balance", ...args]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/SCOUT \+ Лучник — SCOUT \+ Лучник/);
    expect(readFileSync(page, "utf8")).toContain('<html lang="ru">');
    expect(readFileSync(page, "utf8")).toContain("own.json, random");
  });

  test("[P25] every file that cannot be used is told, with the constraint it breaks, and nothing is played", async () => {
    const good = file("good.json", { health: 40 });
    const broken = file("broken.json", { battle: { submission: "sequential" } });
    const high = file("high.json", { health: 400 });
    const args = ["shapeships", "--pack", good, "--pack", broken, "--pack", at("none.json"), "--pack", high];
    const { code, stdout, stderr } = await umpire(["balance", ...args, "--rules", "hard", "--out", at("never.html")]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("the presets are: standard");
    expect(stderr).toMatch(/broken\.json#\/battle/);
    expect(stderr).toContain("Error: Sequential Battle Phase actions detected.");
    expect(stderr).toContain("none.json cannot be read");
    expect(stderr).toContain("high.json#/health: above the ceiling");
    expect(stderr).not.toContain("good.json");
    expect(existsSync(at("never.html"))).toBe(false);
  });

  test("[P25] a page is not written over, a bot that there is not is refused, before any game", async () => {
    writeFileSync(at("mine.html"), "mine");
    const kept = await umpire(["balance", "shapeships", "--out", at("mine.html")]);
    expect(kept).toMatchObject({ code: 2, stderr: expect.stringContaining("--force") });
    expect(readFileSync(at("mine.html"), "utf8")).toBe("mine");
    expect(await umpire(["balance", "shapeships", "--bots", "wizard", "--out", at("no/where.html")])).toMatchObject({
      ...{ code: 2, stderr: expect.stringMatching(/wizard; there are: random, greedy[\s\S]*no cannot be read/) },
    });
    const lineup = file("lineup.json", {
      lineup: [
        ["KNIGHT", "TANK"],
        ["TANK", "TANK"],
      ],
    });
    expect(await umpire(["balance", "tactics", "--pack", lineup])).toMatchObject({
      ...{ code: 2, stderr: expect.stringContaining("KNIGHT") },
    });
  });
});
