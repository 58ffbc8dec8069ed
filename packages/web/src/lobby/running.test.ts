import { expect, test, vi } from "vitest";
import { addRecent, recentMatches } from "../match/recent.ts";
import type { Site } from "../site.ts";
import { keptInBrowser } from "../storage.fixture.ts";
import { lookAtAll } from "./running.ts";

keptInBrowser();
const site: Site = {
  ...{ games: [], rulebooks: [], pages: [] },
  openWorker: () => {
    throw new Error("nobody thinks here");
  },
};

const running = (status: string) => Response.json({ seq: 1, view: { status, sight: null } });
const refused = (status: number, code: string) => Response.json({ refusal: { code } }, { status });

/** Answers for each match by its name. */
const answers: Readonly<Record<string, () => Response>> = {
  running: () => running("running"),
  over: () => running("over"),
  unknown: () => refused(404, "unknown-match"),
  cancelled: () => refused(410, "cancelled"),
  busy: () => refused(429, "too-fast"),
  away: () => new Response("a proxy", { status: 502 }),
};

test("what is over, unknown or cancelled is forgotten; what only did not answer is not", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    const match = path.split("/").at(-1) ?? "";
    asked.push(match);
    return answers[match]?.() ?? Response.error();
  });
  for (const match of Object.keys(answers)) addRecent(match);
  expect(await lookAtAll(site, "en")).toHaveLength(1);
  expect(recentMatches()).toEqual(["away", "busy", "running"]);
  asked.length = 0;
  await lookAtAll(site, "en");
  expect(asked).toEqual(["away", "busy", "running"]);
});
