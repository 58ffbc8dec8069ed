import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { umpire } from "umpire/umpire-fixture";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MOST_BYTES } from "../../asyncti4/document.ts";

const textOf = (sample: string) =>
  readFileSync(new URL(`../../asyncti4/samples/${sample}.json`, import.meta.url), "utf8");
const folder = mkdtempSync(join(tmpdir(), "umpire-"));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const asked: string[] = [];
const answers: { readonly [path: string]: string } = {
  "/api/public/game/pbd15036/web-data": textOf("te-5p-hyperlanes"),
  "/api/public/game/huge1/web-data": " ".repeat(MOST_BYTES + 1),
};
let server: Server;
const before = process.env["UMPIRE_ASYNCTI4"];

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    asked.push(url);
    const body = answers[url];
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(body ?? "");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  process.env["UMPIRE_ASYNCTI4"] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  if (before === undefined) delete process.env["UMPIRE_ASYNCTI4"];
  else process.env["UMPIRE_ASYNCTI4"] = before;
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

const open = (...args: readonly string[]) => umpire(["ti4", "open", ...args]);

describe("umpire ti4 open, of a running game", () => {
  test("[TI208] by its id or its address it is fetched once", async () => {
    const { stdout } = await open("pbd15036");
    expect(stdout).toContain("Deepwrought Scholarate");
    expect(stdout).toContain("Not understood, or not counted:");
    expect((await open("https://asyncti4.com/game/pbd15036", "-l", "ru")).stdout).toContain("Не понято или не учтено:");
    expect(asked).toEqual(["/api/public/game/pbd15036/web-data", "/api/public/game/pbd15036/web-data"]);
  });

  test("[TI204] a game that is not given out, or is too large, is told", async () => {
    const none = await open("fow123");
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining("fog of war")]);
    expect((await open("huge1")).stderr).toContain("at most 4 MiB");
    const cut = file("cut.json", textOf("synthetic").slice(0, 5000));
    expect((await open(cut)).stderr).toContain("cut off");
  });

  test("[TI206] any player's action in any system, and what threatens them there", async () => {
    const game = file("game.json", textOf("te-6p-ion-storm"));
    const { code, stdout } = await open(game, "--player", "letnev", "--active", "Mecatol Rex", "--json");
    expect(code).toBe(0);
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({ plan: { plan: { mover: 5, active: "112" } }, remarks: expect.any(Array) });
    const threats = await open(game, "--player", "Barony of Letnev", "--threats", "112");
    expect(threats.stdout).toContain("Empyrean: 17 ships; wins in space:");
    expect((await open(game, "--player", "nobody")).stderr).toContain("Federation of Sol");
    expect((await open(game, "--player", "sol", "--threats", "999")).code).toBe(2);
    const all = await umpire(["ti4", "threats", game, "--system", "112"]);
    expect(all.stdout).toContain("Ghosts of Creuss");
  });
});
