import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Postgres, startPostgres } from "../packages/server/src/store/postgres/postgres.fixture.ts";
import { expect as expecting, onlyLong, test } from "./fixtures.ts";
import { drop, example } from "./four-in-a-row.ts";
import { anotherPerson, line, makeMatch, ownServer, sit, turn, twoAtTable, watchReplay } from "./match.ts";

/** Four browsers, two servers and a database on one machine take their time. */
const expect = expecting.configure({ timeout: 30_000 });

/** Three in a row are enough, as another edition. */
const edited = example.replace("cells.lines(4)", "cells.lines(3)").replace("edition: 1", "edition: 2");
const umpire = new URL("../packages/umpire/bin/umpire.js", import.meta.url).pathname;

let folder: string;
let database: Postgres | null = null;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-editions-"));
});
test.afterAll(async () => {
  await database?.end();
  rmSync(folder, { recursive: true, force: true });
});

const places = {
  SQLite: async () => ({ place: join(folder, "data"), args: ["--data", join(folder, "data")] }),
  PostgreSQL: async () => {
    database = await startPostgres();
    const place = await database.newPlace();
    return { place, args: ["--database", place] };
  },
};

const discs = (page: Page) => page.locator("[role=gridcell][data-full]");

/** Drops a disc where there is room, when it is one's turn. */
async function dropSomewhere(page: Page): Promise<void> {
  await expect(turn(page)).toContainText("Your turn");
  const before = await discs(page).count();
  const free = page.locator("[role=gridcell][data-place]:not([data-full])");
  const places = await free.evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute("data-place"))));
  await drop(page, Math.min(...places) % 7);
  await expect.poll(() => discs(page).count()).toBeGreaterThan(before);
}

/** Against a bot, to whatever end. */
async function playOut(page: Page): Promise<void> {
  const ended = page.getByRole("link", { name: "Watch the replay" });
  const own = turn(page).filter({ hasText: "Your turn" });
  for (;;) {
    await expect(own.or(ended).first()).toBeVisible();
    if ((await ended.count()) > 0) return;
    await dropSomewhere(page);
  }
}

for (const [name, placeOf] of Object.entries(places))
  test(
    `a rule is edited under running matches, of people, of a bot, watched and replayed, on ${name}`,
    onlyLong,
    async ({ page, browser, request, problems }) => {
      test.setTimeout(300_000);
      const file = join(folder, `${name}.ts`);
      writeFileSync(file, example);
      const { place, args } = await placeOf();
      const server = await ownServer([file, ...args]);
      const match = await makeMatch(request, { game: "four-in-a-row" }, server.address);
      const against = await makeMatch(
        request,
        { game: "four-in-a-row", seats: ["open", { bot: "greedy" }] },
        server.address,
      );
      const { ann, bob } = await twoAtTable(browser, page, match, server.address);
      const carol = await anotherPerson(browser, page, `/match/${match}`);
      const dora = await anotherPerson(browser, page, `/match/${against}`);
      await sit(dora, "Dora");
      await dropSomewhere(dora);
      const round = async () => {
        await expect(turn(ann)).toContainText("Your turn");
        await drop(ann, 0);
        await expect(turn(bob)).toContainText("Your turn");
        await drop(bob, 1);
      };
      await round();
      await round();

      await server.kill();
      writeFileSync(file, edited);
      await server.restart();
      for (const each of [ann, bob, carol, dora]) await expect(line(each)).toHaveText("Connected");
      problems.length = 0;
      // Three discs in a column would win by the new rules.
      await round();
      await expect(turn(ann)).toContainText("Your turn");
      await drop(ann, 0);
      await expect(turn(ann)).toContainText("You have won");
      await expect(turn(carol)).toContainText("Ann has won");
      await watchReplay(ann);
      await watchReplay(carol);
      await playOut(dora);
      const eve = await anotherPerson(browser, page, `/replay/${against}`);
      await expect(eve.getByText("every die and every hash is right")).toBeVisible();

      const command = (...words: readonly string[]) =>
        execFileSync(process.execPath, [umpire, ...words], { encoding: "utf8" });
      const verify = async (played: string) => {
        const record = join(folder, `${name}-${played}.txt`);
        const fetched = await request.get(`${server.address}/api/matches/${played}/record`);
        writeFileSync(record, await fetched.text());
        return JSON.parse(command("verify", record, "--store", place, "--json"));
      };
      expect(await verify(match)).toMatchObject({ ok: true, edition: 1, entries: 7, over: true });
      expect(await verify(against)).toMatchObject({ ok: true, edition: 1, over: true });

      const fresh = await makeMatch(request, { game: "four-in-a-row" }, server.address);
      const next = await twoAtTable(browser, carol, fresh, server.address);
      for (let count = 0; count < 3; count += 1) {
        await expect(turn(next.ann)).toContainText("Your turn");
        await drop(next.ann, 0);
        if (count < 2) await expect(turn(next.bob)).toContainText("Your turn");
        if (count < 2) await drop(next.bob, 1);
      }
      await expect(turn(next.ann)).toContainText("You have won");
      expect(await verify(fresh)).toMatchObject({ ok: true, edition: 2, entries: 5, over: true });
      const listed = command("editions", place, "--json")
        .trim()
        .split("\n")
        .map((each) => JSON.parse(each));
      expect(listed).toMatchObject([
        { game: "four-in-a-row", edition: 1, matches: 2 },
        { game: "four-in-a-row", edition: 2, matches: 1 },
      ]);
      expect(command("check-store", place)).toContain("3 matches");
      await server.end();
    },
  );
