import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { table } from "../client.fixture.ts";
import { served } from "../server.fixture.ts";
import { StoreError } from "../store/error.ts";
import { openMemory } from "../store/memory.ts";
import { failed } from "../store/sqlite/batch.ts";
import { LastingDatabase } from "../store/sqlite/lasting.ts";
import { traceOf } from "./logs.ts";

function thrownBy(task: () => unknown): Error {
  try {
    task();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("nothing was thrown");
}

const sqlite = () => new LastingDatabase(":memory:").exec("CREATE TABLE a (b NOT NULL); INSERT INTO a VALUES (NULL)");

test.each([
  ["the store", new StoreError("full", "no room"), { code: "full", message: "no room" }],
  ["SQLite", thrownBy(sqlite), { code: "SQLITE_CONSTRAINT_NOTNULL", message: "NOT NULL constraint failed: a.b" }],
  [
    "the system",
    thrownBy(() => readFileSync("/none/such")),
    { code: "ENOENT", message: expect.stringContaining("no such file") },
  ],
])("what %s says is logged, with its code", (_who, error, told) => {
  expect(traceOf(error)).toMatchObject(told);
});

/** Errors whose words have the token in them. */
const telling: readonly (readonly [string, Error])[] = [
  ["a parser", thrownBy(() => JSON.parse('{"token": xyzzy}'))],
  ["a schema", thrownBy(() => z.literal("xyzzy").parse(1))],
  ["an argument of Node.js", thrownBy(() => readFileSync("xyzzy\0"))],
  ["a rulebook", new RangeError("no ship xyzzy")],
  ["lines that look like a trace", new TypeError("one\n    at xyzzy (file:1:1)\nthree")],
  ["a code that is none", Object.assign(new Error("x"), { code: "token: xyzzy" })],
];

test.each(telling)("what %s quotes is not: only which error, and where", (_who, error) => {
  expect(`${error.message} ${Reflect.get(error, "code")}`).toContain("xyzzy");
  const trace = traceOf(error);
  expect(JSON.stringify(trace)).not.toContain("xyzzy");
  expect(trace).toMatchObject({ type: error.name, message: "", stack: expect.stringContaining("logs.test.ts") });
});

test.each(telling)("nor does the store repeat what %s quotes", (_who, error) => {
  expect(JSON.stringify(failed(1, error))).not.toContain("xyzzy");
});

test("why the store failed is in the log of the server", async () => {
  const memory = openMemory();
  let isFull = false;
  const append: typeof memory.append = (wanted) =>
    isFull ? Promise.reject(new StoreError("full", "database or disk is full")) : memory.append(wanted);
  const at = await served({ store: { ...memory, append } });
  const { clients } = await table(at, { game: "rps" });
  isFull = true;
  clients[0]?.send({ type: "chat", key: "a", text: "whisper" });
  await clients[0]?.closed;
  await at.close();
  const errors = at.logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(errors).toMatchObject([{ err: { type: "StoreError", code: "full", message: "database or disk is full" } }]);
  expect(at.logged.join("")).not.toContain("whisper");
});
