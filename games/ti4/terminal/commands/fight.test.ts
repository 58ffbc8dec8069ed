import { umpire } from "umpire/umpire-fixture";
import { describe, expect, test } from "vitest";

const fight = (args: readonly string[], input = "") => umpire(["ti4", "fight", ...args], input);
const flat = (text: string) => text.replace(/\s+/g, " ");
const fleets = ["3 cruiser2 + 4 fighter", "vs", "2 dreadnought + 1 pds", "--in", "nebula"];

describe("umpire ti4 fight", () => {
  test("[P23] a battle from its heading to the odds before it, twice the same by its seed", async () => {
    const { code, stdout } = await fight([...fleets, "--seed", "demo"]);
    expect(code).toBe(0);
    const text = flat(stdout);
    expect(text).toContain("3 Cruiser II + 4 Fighter I against 2 Dreadnought I + 1 PDS I. Space combat, nebula.");
    expect(text).toContain(
      "The seed of the dice is demo: with --seed demo the same dice fall. Space cannon defender: ",
    );
    expect(text).toMatch(/ Round 1 attacker: .* \+1 nebula \(LRR 59\.3\) .* wins in round \d+\. Luck and choice, /);
    const odds = flat((await umpire(["ti4", "odds", ...fleets])).stdout);
    const [wins = "?"] = / attacker wins [\d.]+% /.exec(odds) ?? [];
    expect(text.slice(text.indexOf("before the first die"))).toContain(wins);
    expect((await fight([...fleets, "--seed", "demo"])).stdout).toBe(stdout);
  });

  test("without a seed one is made and printed, and gives the battle again", async () => {
    const { stdout } = await fight(fleets);
    const [, seed = ""] = /seed of the dice is ([0-9a-f]{16}):/.exec(flat(stdout)) ?? [];
    expect((await fight([...fleets, "--seed", seed])).stdout).toBe(stdout);
    expect((await fight(fleets)).stdout).not.toBe(stdout);
  });

  test("in Russian, and no colours in a pipe", async () => {
    const { code, stdout } = await fight([...fleets, "-l", "ru", "--seed", "две совы"]);
    expect(code).toBe(0);
    expect(flat(stdout)).toContain('с --seed "две совы" выпадет то же самое. Космические пушки защитник: ');
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  test("one object for a program", async () => {
    const options = ["--seed", "demo", "--casualties", "best", "--defender-late", "--rules", "requirements", "--json"];
    const json = JSON.parse((await fight([...fleets, ...options])).stdout);
    expect(Object.keys(json)).toEqual(["ok", "seed", "odds", "events", "review"]);
    expect(json).toMatchObject({ ok: true, seed: "demo", odds: { undecided: 0 } });
    const odds = JSON.parse((await umpire(["ti4", "odds", ...fleets, ...options.slice(2)])).stdout);
    expect(odds).toMatchObject(json.odds);
    expect(json.events.at(-1)).toMatchObject({ type: "over" });
    expect(json.events.find(({ type }: { type: string }) => type === "assigned").left).toEqual({
      ...{ units: expect.any(Object), damaged: expect.any(Object) },
    });
    const luck = json.review.filter(({ type }: { type: string }) => type === "luck");
    const volleys = json.events.filter(({ type }: { type: string }) => type === "volley");
    expect(luck.map(({ hits }: { hits: number }) => hits)).toEqual(volleys.map(({ hits }: { hits: number }) => hits));
  });

  test("too many units are fought all the same, without odds", async () => {
    const all = "100 cruiser + 100 fighter + 100 dreadnought + 100 warsun";
    const many = [all, "vs", all, "--seed", "1"];
    expect(flat((await fight(many)).stdout)).toMatch(/ in round \d+\. There are too many units for the odds/);
    expect(JSON.parse((await fight([...many, "--json"])).stdout)).toMatchObject({ odds: null, review: null });
    expect(await fight([...many, "--casualties", "best"])).toMatchObject({ code: 2, stdout: "" });
  });

  test("a shield on the ground, a unit that is not counted in full, and a retreat", async () => {
    const ground = await fight(["dreadnought + 2 infantry", "2 infantry + pds", "--place", "ground"]);
    expect(flat(ground.stdout)).toContain("A planetary shield keeps the attacker from bombarding. The seed");
    const flagship = await fight(["jolnar_flagship", "fighter", "-l", "ru", "--retreat", "defender:1"]);
    expect(flat(flagship.stdout)).toContain("Не учтено: Ж.Н.С. Хиларим: ещё два попадания за каждый кубик");
    expect(flat(flagship.stdout)).toContain("Защитник уходит после 1 раунда.");
  });
});

describe("umpire ti4 fight --you", () => {
  const duel = ["2 dreadnought", "vs", "2 dreadnought", "--seed", "2", "--you", "attacker"];

  test("asks before each round and about each choice; at the end of input it goes on as usual", async () => {
    const { code, stdout } = await fight(duel, "\n");
    expect(code).toBe(0);
    const text = flat(stdout);
    expect(text).toMatch(
      /You are the attacker\. Round 1, attacker \(you\)\. Announce a retreat\? .* Round 1 attacker: /,
    );
    expect(text).toMatch(/The input ends: the attacker goes on as usual\. .* in round \d+\. Luck and choice/);
    const told = (all: string) => all.split("\n").filter((line) => /^( {2}(?! *\d+ {2})|Round \d+$)/.test(line));
    expect(told(stdout)).toEqual(told((await fight(duel.slice(0, 5))).stdout));
  });

  test("what is chosen happens, and what it cost is said", async () => {
    const typed = ["", "what", "lost: dreadnought"].join("\n");
    const found = await Promise.all(
      ["1", "2", "3", "4", "5", "6", "7", "8"].map((seed) =>
        fight(["2 dreadnought", "vs", "2 cruiser", "--seed", seed, "--you", "attacker"], typed),
      ),
    );
    const text = flat(found.find(({ stdout }) => stdout.includes("attacker — lost: 1\u00a0Dreadnought"))?.stdout ?? "");
    expect(text).toContain("1 hit on the attacker (you): 1 sustained: 1 Dreadnought I (usual) 2 lost: 1 Dreadnought I");
    expect(text).toContain("That is no way to assign 1 hit.");
    expect(text).toMatch(/Round 1 attacker −\d+\.\d\d sustained: 1 Dreadnought I attacker: luck/);
  });

  test("a retreat, and leaving", async () => {
    expect(flat((await fight(duel, "y\n")).stdout)).toContain("The attacker retreats at the end of round 1.");
    const left = await fight(duel, "quit\n");
    expect(left).toMatchObject({ code: 0, stdout: expect.stringMatching(/You have left the battle\.\n$/) });
  });
});

describe("umpire ti4 fight cannot be asked", () => {
  test.each([
    [["cruiser"], "Give two fleets"],
    [["cruiser", "vs", "crusier"], "There is no unit crusier. Near it: cruiser."],
    [["cruiser", "cruiser", "--in", "fog"], 'There is no anomaly "fog".'],
    [["cruiser", "cruiser", "--attacker", "warp"], "There is no effect warp."],
    [["cruiser", "cruiser", "--retreat", "me:1"], "as in attacker:2"],
    [["infantry", "infantry", "--place", "ground", "--retreat", "attacker:1"], "Nobody retreats from a ground combat"],
    [["cruiser", "cruiser", "--rules", "mine"], 'There are no rules "mine".'],
    [["cruiser", "cruiser", "--you", "both"], "Allowed choices are attacker, defender"],
    [["cruiser", "cruiser", "--rounds", "2"], "unknown option"],
  ])("%j", async (args, message) => {
    expect(await fight(args)).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(message) });
  });

  test("by a program and a person at once", async () => {
    const { code, stdout } = await fight(["cruiser", "fighter", "--json", "--you", "attacker", "-l", "ru"]);
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({
      ...{ code: 2, ok: false, refusal: { code: "you-and-json", message: expect.stringContaining("клавиатурой") } },
    });
  });

  test("but its help has examples that can", async () => {
    const { code, stdout } = await fight(["--help"]);
    expect(code).toBe(0);
    const examples = [...stdout.matchAll(/^ {2}umpire ti4 fight (.*)/gm)].map(([, line = ""]) =>
      [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ""),
    );
    expect(examples.length).toBeGreaterThan(2);
    for (const args of examples) expect(await fight(args)).toMatchObject({ code: 0, stderr: "" });
  });
});
