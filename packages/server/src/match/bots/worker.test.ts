import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import { botsOf, fastDice } from "@umpire/bots";
import { observe, start } from "@umpire/kernel";
import { writeTable } from "@umpire/tactics/bot/solve/file";
import { type Tables, unsolvedTables } from "@umpire/tactics/bot/solve/tables";
import { tactics } from "@umpire/tactics/game";
import { kit } from "@umpire/tactics/kit";
import { games } from "umpire";
import { product } from "umpire/product-fixture";
import { afterAll, expect, test, vi } from "vitest";
import { whyNoTables } from "../../settings.ts";
import answer from "./worker.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-tables-"));
afterAll(() => rmSync(folder, { recursive: true }));

function kept(name: string, bytes: Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

/** A table that calls itself solved, and says of every position what chance has put there: who believes it plays oddly. */
function madeUp(): Tables {
  const { duel, endings } = unsolvedTables();
  const dice = fastDice(8);
  const values = duel.values.map(() => dice.int(9));
  return { duel: { ...duel, values, done: 190 }, endings: { ...endings, done: 32 } };
}

/** What a bot is asked at the start of a duel. */
function atDuel() {
  const rules = tactics.presets["duel"];
  const options = tactics.parse.options({});
  if (rules === undefined || !options.ok) throw new Error("no duel");
  const begun = start(tactics, "seed", options.value, rules);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { view } = observe(tactics, begun.value.match, 0);
  return { bot: "expert", game: tactics.id, edition: tactics.edition, bundle: null, rules, view, seat: 0, seed: 3 };
}

test("a bot on the server plays by the table that it was given", async () => {
  const tables = madeUp();
  const question = atDuel();
  const { rules, view } = question;
  const alone = botsOf(kit).expert(rules, view, 0, fastDice(3));
  const aided = botsOf(kit, { game: tactics.id, solved: tables }).expert(rules, view, 0, fastDice(3));
  expect(aided).not.toEqual(alone);
  const file = kept("duel.table", gzipSync(writeTable(tables), { level: 1 }));
  expect(await answer({ ...question, module: product.module, tables: file })).toEqual(aided);
});

test("a file that bots cannot use is named before the server starts", () => {
  const why = (tables: string | null) => whyNoTables(games, { tables, language: "en" });
  expect(why(null)).toBeNull();
  const half = gzipSync(writeTable(unsolvedTables()), { level: 1 });
  expect(why(kept("half.table", half))).toContain("it is not finished; go on with: umpire solve tactics");
  expect(why(kept("cut.table", half.subarray(0, half.length / 2)))).toContain("it is cut short");
  expect(why(kept("none.table", Buffer.from("hello")))).toContain("it holds no solved positions of Tactics");
  expect(why(join(folder, "nowhere"))).toContain("no such file");
});

/** The priorities of the threads of this process. */
const priorities = (): readonly number[] =>
  readdirSync("/proc/self/task").map((id) => {
    // A name may have parentheses of its own; the priority is the 17th field after it.
    const fields = readFileSync(`/proc/self/task/${id}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return Number(fields[16]);
  });

test.runIf(process.platform === "linux")("a thread in which bots think gives way, and it alone", async () => {
  const low = () => priorities().filter((each) => each === constants.priority.PRIORITY_LOW).length;
  const [own, before] = [getPriority(), low()];
  // As it is built: Node.js starts no thread from TypeScript. It would end at once, having thought of something.
  const built = new URL("../../../dist/match/bots/worker.js", import.meta.url);
  const module = new URL("../../../../umpire/dist/index.js", import.meta.url);
  const question = { ...atDuel(), bot: "random", module, tables: null };
  const code = `import(${JSON.stringify(built)})
    .then(({ default: answer }) => answer(${JSON.stringify(question)}))
    .then(() => setInterval(() => 0, 1000))`;
  const worker = new Worker(code, { eval: true, execArgv: [] });
  await vi.waitFor(() => expect(low()).toBe(before + 1), 20_000);
  expect(getPriority()).toBe(own);
  await worker.terminate();
});

test("a bot's time begins when its thread has loaded the games", () => {
  // As it is built, in a process of its own: threads from here would have the conditions of the sources.
  const built = (path: string) => JSON.stringify(new URL(`../../../../${path}`, import.meta.url));
  const waits = "await new Promise((done) => setTimeout(done, 1500));";
  const slow = kept("slow.mjs", Buffer.from(`${waits}\nexport { games } from ${built("umpire/dist/index.js")};\n`));
  const question = { ...atDuel(), bot: "random" };
  const code = `import { openThinkers } from ${built("server/dist/match/bots/thinkers.js")};
    const thinkers = openThinkers(${JSON.stringify(pathToFileURL(slow))}, 1000);
    console.log(JSON.stringify(await thinkers.think(${JSON.stringify(question)}, "one")));
    await thinkers.close();`;
  const decided = execFileSync(process.execPath, [kept("asks.mjs", Buffer.from(code))], { encoding: "utf8" });
  expect(JSON.parse(decided)).not.toBeNull();
}, 60_000);
