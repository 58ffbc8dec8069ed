import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { umpire } from "umpire/umpire-fixture";
import { afterAll, describe, expect, test } from "vitest";
import { firstPlan } from "../../page/plan/first.ts";
import { makeLink } from "../../planner/link.ts";
import { LEARN } from "../planner/planner.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const open = (...args: readonly string[]) => umpire(["ti4", "open", ...args]);
const link = makeLink(firstPlan);

describe("umpire ti4 open", () => {
  test("[P23] a link: what is where, who reaches, and what comes of it", async () => {
    const { code, stdout } = await open(`https://umpire.example/planner#${link}`);
    expect(code).toBe(0);
    expect(stdout).toContain("Blue activates 18.");
    expect(stdout).toContain("74: Blue: 1\u00a0Carrier\u00a0I + 2\u00a0Cruiser\u00a0I");
    expect(stdout).toContain("74/cruiser/1, 74/cruiser/2 (Cruiser I, 74) reach 18.");
    expect(stdout).toContain("Space cannons that fire there:\n  Green: 1\u00a0PDS\u00a0II");
    expect(stdout).toContain("The chance to win, over everything that may arrive:");
    expect(stdout).toMatch(/The chance to take Mecatol Rex: \d+/);
    const russian = await open(link, "-l", "ru");
    expect(russian.stdout).toContain("Синий активирует 18.");
    expect(russian.stdout).toContain("Вероятность занять Mecatol Rex:");
  });

  test("with --json the plan, the ships and the outcome", async () => {
    const { stdout } = await open(link, "--json");
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ ok: true, rules: "official", plan: { plan: { active: "18" } } },
      ships: expect.arrayContaining([expect.objectContaining({ id: "74/carrier/1", course: "goes" })]),
      outcome: { goal: "planet", rival: 1, ground: { planet: "Mecatol Rex" } },
    });
  });

  test("a file with a link, a plan or a position", async () => {
    expect((await open(file("link.txt", `${link}\n`))).code).toBe(0);
    expect((await open(file("plan.json", JSON.stringify(firstPlan)))).code).toBe(0);
    const ships = [{ id: "s", unit: "cruiser", at: "HOME25" }];
    const position = file("position.json", JSON.stringify({ map: LEARN, active: "18", ships }));
    expect((await open(position)).stdout).toContain("HOME25/cruiser/1 (Cruiser I, HOME25) reaches 18.");
    const far = file("far.json", JSON.stringify({ map: LEARN, active: "18", ships: [{ ...ships[0], at: "78" }] }));
    expect((await open(far)).code).toBe(1);
  });

  test("where no system is active it says what to do", async () => {
    const idle = makeLink({ ...firstPlan, plan: { ...firstPlan.plan, active: null } });
    expect(await open(idle)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("No system is active in this position: activate one in the planner"),
    });
    const { stdout } = await open(idle, "--json");
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, ships: [], outcome: null });
  });

  test("a link that cannot be read says what to do", async () => {
    const cut = await open(link.slice(0, -7));
    expect(cut).toMatchObject({ code: 2, stderr: expect.stringContaining("7 of its characters are missing") });
    expect((await open("hello")).stderr).toContain("Copy it again from the planner, from the # on.");
    expect((await open("#0.4.abcd", "-l", "ru")).stderr).toContain("Попросите новую.");
    const bare = JSON.stringify({ map: LEARN, active: "18", ships: [{ id: "s", move: 2, at: "78" }] });
    expect((await open(file("bare.json", bare))).stderr).toContain('Give it a "unit" in the file');
    const answer = JSON.parse((await open("hello", "--json")).stdout);
    expect(answer).toMatchObject({ ok: false, refusal: { code: "link-broken" } });
  });
});

describe("umpire ti4 arrive with a landing", () => {
  const fleet = ["--map", LEARN, "--active", "18", "--ship", "carrier@74", "--ship", "2x cruiser@74"];
  const arrive = (...args: readonly string[]) =>
    umpire(["ti4", "arrive", ...fleet, "--against", "destroyer", "--cargo", "carrier#1: 4 infantry", ...args]);

  test("[P23] what is left in space, and the chance to take the planet", async () => {
    const { code, stdout } = await arrive("--planet", "Mecatol Rex: 2 infantry");
    expect(code).toBe(0);
    expect(stdout).toMatch(/The chance to take Mecatol Rex: \d/);
    const json = JSON.parse((await arrive("--planet", "Mecatol Rex: 2 infantry", "--json")).stdout);
    expect(json).toMatchObject({ ok: true, ground: { planet: "Mecatol Rex" }, survivors: expect.any(Array) });
    const alone = JSON.parse((await arrive("--json")).stdout);
    expect(alone.odds).toEqual(json.odds);
    expect(alone.price).toEqual(json.price);
    expect(Object.keys(alone)).not.toContain("ground");
  });

  test("cannons of others make it worse; a planet without a name is refused", async () => {
    const chance = async (...args: readonly string[]) =>
      JSON.parse((await arrive(...args, "--json")).stdout).odds.attacker;
    expect(await chance("--cannons", "2 pds2")).toBeLessThan(await chance());
    expect(await arrive("--planet", ": 2 infantry", "-l", "ru")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("не планета для высадки"),
    });
  });
});
