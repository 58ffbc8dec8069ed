import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

type Case = { readonly id: string; readonly note?: string; readonly request: object; readonly expect: object };

/** Puts one request to the real referee. */
function referee(request: object): { readonly match?: unknown } {
  const { stdout } = spawnSync(process.execPath, [path("../packages/cli/bin/umpire.js"), "referee"], {
    input: JSON.stringify(request),
    encoding: "utf8",
  });
  return JSON.parse(stdout);
}

describe.each(readdirSync(path("cases")))("%s", (file) => {
  const cases: readonly Case[] = readFileSync(path(`cases/${file}`), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

  test("every case is answered as it says", () => {
    let match: unknown = null;
    for (const { id, note, request, expect: expected } of cases) {
      const answer = referee("match" in request && request.match === "$match" ? { ...request, match } : request);
      expect(answer, `${id}: ${note ?? ""}`).toMatchObject(expected);
      match = answer.match ?? match;
    }
  });
});
