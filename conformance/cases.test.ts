import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { openReferee } from "./referee.fixture.ts";
import { summarize } from "./tactics.fixture.ts";
import { pathsOf, shortened } from "./ti4.fixture.ts";

/** Numbers that need not be met to the last digit, where a case says how far off they may be. */
function within(expected: object): object {
  if (!("tolerance" in expected) || typeof expected.tolerance !== "number") return expected;
  const { tolerance, ...rest } = expected;
  const digits = -Math.log10(2 * Number(tolerance));
  const close = (value: unknown): unknown => (typeof value === "number" ? expect.closeTo(value, digits) : value);
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, close(value)]));
}

type Case = { readonly id: string; readonly note?: string; readonly request: object; readonly expect: object };

const folder = fileURLToPath(new URL("cases/", import.meta.url));

/** One referee for all cases, as a long session would have: no question may depend on an earlier one. */
const referee = openReferee();
afterAll(referee.close);

describe.each(readdirSync(folder))("%s", (file) => {
  const lines = readFileSync(folder + file, "utf8")
    .trimEnd()
    .split("\n");
  const cases: readonly Case[] = lines.map((line) => JSON.parse(line));

  test("every case is answered as it says", async () => {
    let match: unknown = null;
    for (const { id, note, request, expect: expected } of cases) {
      const isFollowing = "match" in request && request.match === "$match";
      const answer = await referee.ask(isFollowing ? { ...request, match } : request);
      const comparable = Array.isArray(expected) ? summarize(answer) : shortened(answer);
      expect(comparable, `${id}: ${note ?? ""}`).toMatchObject(within(expected));
      for (const path of pathsOf(request, answer)) {
        expect(await referee.ask(path.question), `${id}: a path that is offered`).toMatchObject(path.expected);
      }
      match = answer.match ?? match;
    }
    expect.hasAssertions();
  });
});
