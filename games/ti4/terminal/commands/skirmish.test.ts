import { umpire } from "umpire/umpire-fixture";
import { describe, expect, test } from "vitest";

const play = (args: readonly string[], ...lines: string[]) =>
  umpire(["play", "ti4", "--seed", "demo", ...args], lines.map((line) => `${line}\n`).join(""));

/** Nothing is wider than a terminal of 100 columns. */
function expectNarrow(text: string): void {
  for (const line of text.split("\n")) expect([...line].length, line).toBeLessThanOrEqual(100);
}

describe("umpire play ti4", () => {
  test("[P15] two bots play a match to its end, told an event a line", async () => {
    const { code, stdout, stderr } = await play(["-p", "greedy,random"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^A match of ti4\. Rules: official\. Seed: demo\.\nPlayer 1 activates /);
    expect(stdout).toContain("Round 4 is over: player 1 ");
    expect(stdout).toMatch(/\nThe match is over \(most planets\)\. Won by player [12]\.\n$/);
    expectNarrow(stdout);
  });

  test("[P15] a person asks, activates, moves, lands, builds and passes in words", async () => {
    const { code, stdout, stderr } = await play(
      ["-p", "you,greedy"],
      ...["help", "reach Shoals", "odds Crown", "activate Basalt", "map", "move all", "land 3 infantry on Basalt"],
      ...["activate North", "build 1 carrier 2 infantry", "pass", "quit"],
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("You play player 1.\n\nRound 1 of 4 · player 1 (you): a turn\n");
    expect(stdout).toContain("  Player 1 (you)      6         4            3\n");
    expect(stdout).toContain("  Veil     nebula · Mistral 2/2 (nobody's) · next to Crown, Garden, Lantern\n");
    expect(stdout).toContain("           ▲ player 1 (you): 2 carrier + 1 cruiser + 1 destroyer + 3 fighter\n");
    expect(stdout).toMatch(
      /\n {2}1\) activate Quarry +4 ships with 4 infantry \+ 3 fighter; takes Basalt \(\+3\) 100%\n/,
    );
    expect(stdout).toContain("Movement: `move all` (each ship by its safest way, as full as it goes)");
    expect(stdout).toContain("North/cruiser/1 (Cruiser I, North) does not reach Shoals.\n");
    expect(stdout).toContain("  North/carrier/1 by North → Maw → Crown with 4 infantry: 1 die: arrives with 70%\n");
    // The carrier with the infantry leaves a rift: what it takes, it takes with 70 %.
    expect(stdout).toMatch(/\n {2}3\) activate Crown +4 ships .*, all arrive 24%; takes Concord \(\+7\) 70%\n/);
    expect(stdout).toContain("Over the whole action, rifts and space included, all that is left landing");
    expect(stdout).toMatch(/\n {2}Concord 1\/6 {2}70% {2}█+\n/);
    expect(stdout).toContain(
      "  [Quarry]  Basalt 3/0 (nobody's) · next to Gate, Maw, North, Shoals · ● player 1 (you)\n",
    );
    expect(stdout).toContain("Player 1 lands 3 infantry on Basalt.\nBasalt is player 1's.\n");
    expect(stdout).toContain("Player 1 builds 1 carrier + 2 infantry for 4.\n");
    expect(stdout).toContain("Player 1 passes.\n");
    expectNarrow(stdout);
  });

  test("[P15] in Russian, to the end", async () => {
    const { code, stdout } = await play(
      ["-p", "you,greedy", "-l", "ru"],
      ...["помощь", "дойти Crown", "шансы South", "активировать Basalt", "вести всех", "высадить 3 пехоты на Basalt"],
      ...["активировать North", "строить 1 авианосец 2 infantry", "пас"],
    );
    expect(code).toBe(0);
    expect(stdout).toContain("Ваша сторона: игрок 1.");
    expect(stdout).toContain("Раунд 1 из 4 · игрок 1 (вы): ход\n");
    expect(stdout).toContain("Игрок 1 высаживает на планету Basalt: 3 × пехота I.\n");
    expect(stdout).toContain("За сторону «игрок 1» играть некому: доигрывает случайный бот.\n");
    expect(stdout).toMatch(/Партия окончена \(больше планет\)\. Побеждает игрок [12]\.\n$/);
    expectNarrow(stdout);
  });

  test("[P15] a map of tiles is drawn, with ships, tokens and the active system", async () => {
    const map = "27 28 29 30 31 32 0 33 34 35 36 0 37 38 39 40 0 41";
    const { stdout } = await play(
      ["-p", "you,greedy,random", "--options", JSON.stringify({ map })],
      ...[
        "activate new albion",
        "move HOME7/carrier/1 with all",
        "land 2 infantry on Starpoint; 2 infantry on new albion",
        "quit",
      ],
    );
    expect(stdout).toMatch(/_{9}\/ {3}HOME7 {3}\\_{9}\n.* ▲7 /);
    expect(stdout).toMatch(/\[27\].*\n.*●/);
    expect(stdout).toContain("  G gravity rift   α β wormholes   ▲n so many of your ships   ▽ other players' ships\n");
    expect(stdout).toContain("  Planets of nobody: 18 Mecatol Rex 1/6; 27 New Albion 1/1, Starpoint 3/1;\n");
    expect(stdout).toContain("Starpoint is player 1's.\n");
    expectNarrow(stdout);
  });
});
