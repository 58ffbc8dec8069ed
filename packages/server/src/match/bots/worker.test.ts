import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
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

test("a bot on the server plays by the table that it was given", async () => {
  const tables = madeUp();
  const rules = tactics.presets["duel"];
  const options = tactics.parse.options({});
  if (rules === undefined || !options.ok) throw new Error("no duel");
  const begun = start(tactics, "seed", options.value, rules);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { view } = observe(tactics, begun.value.match, 0);
  const question = { bot: "expert", game: tactics.id, edition: tactics.edition, rules, view, seat: 0, seed: 3 };
  const alone = botsOf(kit).expert(rules, view, 0, fastDice(3));
  const aided = botsOf(kit, { game: tactics.id, solved: tables }).expert(rules, view, 0, fastDice(3));
  expect(aided).not.toEqual(alone);
  const file = kept("duel.table", gzipSync(writeTable(tables), { level: 1 }));
  expect(await answer({ ...question, bundle: null, module: product.module, tables: file })).toEqual(aided);
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
  // As it is built: Node.js starts no thread from TypeScript. It would end at once, having nothing to think about.
  const built = new URL("../../../dist/match/bots/worker.js", import.meta.url);
  const code = `import(${JSON.stringify(built)}).then(() => setInterval(() => 0, 1000))`;
  const worker = new Worker(code, { eval: true, execArgv: [] });
  await vi.waitFor(() => expect(low()).toBe(before + 1), 20_000);
  expect(getPriority()).toBe(own);
  await worker.terminate();
});
