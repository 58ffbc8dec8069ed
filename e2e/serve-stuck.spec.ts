import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, onlyLong, test } from "./fixtures.ts";
import { example } from "./four-in-a-row.ts";
import { makeMatch, ownServer } from "./match.ts";

/** Where three discs are in the first column and nowhere else, it does not come to an end. */
const endless = example.replace(
  "legal: ({ discs }) =>",
  "legal: ({ turn, discs }) => turn === 3 && discs[14] !== null ? [0].filter(() => { for (;;) {} }) :",
);

type Decision = { readonly match: string; readonly token: string; readonly step: number };

/** Decides for the first column, without a board: that would not come to an end either. Gives the code of the answer. */
const decide = (page: Page, decision: Decision): Promise<string> =>
  page.evaluate(({ match, token, step }) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/play`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "join", match, token }));
    return new Promise<string>((resolve) => {
      socket.onclose = () => resolve("closed");
      socket.onmessage = ({ data }) => {
        const { type, refusal } = JSON.parse(data);
        if (type === "joined") socket.send(JSON.stringify({ type: "decide", key: `step-${step}`, step, action: 0 }));
        if (type === "ack" || type === "refused") resolve(refusal?.code ?? type);
      };
    });
  }, decision);

async function seatsOf(request: APIRequestContext, address: string, match: string): Promise<readonly string[]> {
  const seat = async (name: string) => {
    const data = { name, seed: "0011223344556677" };
    return (await (await request.post(`${address}/api/matches/${match}/join`, { data })).json()).token;
  };
  return [await seat("Ann"), await seat("Bob")];
}

test(
  "a call that does not return starts the server again; a match that does it twice is set aside",
  onlyLong,
  async ({ page, request, problems }) => {
    test.setTimeout(300_000);
    const folder = mkdtempSync(join(tmpdir(), "umpire-stuck-"));
    const file = join(folder, "four-in-a-row.ts");
    writeFileSync(file, endless);
    const server = await ownServer([file]);
    await page.goto(server.address);
    const [match, other] = [
      await makeMatch(request, { game: "four-in-a-row" }, server.address),
      await makeMatch(request, { game: "four-in-a-row" }, server.address),
    ];
    const [ann = "", bob = ""] = await seatsOf(request, server.address, match);
    const at = (step: number) => decide(page, { match, token: step % 2 === 1 ? ann : bob, step });
    for (const step of [1, 2, 3]) expect(await at(step)).toBe("ack");
    const isThere = () =>
      request.get(`${server.address}/health`).then(
        (answer) => answer.ok(),
        () => false,
      );
    for (const _ of ["once", "twice"]) {
      expect(await at(4)).toBe("closed");
      await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
    }
    expect(await at(4)).toBe("does-not-return");
    expect((await request.get(`${server.address}/api/matches/${other}`)).status()).toBe(200);
    problems.length = 0;
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  },
);
