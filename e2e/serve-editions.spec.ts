import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Postgres, startPostgres } from "../packages/server/src/store/postgres/postgres.fixture.ts";
import { expect as expecting, onDesktop, test } from "./fixtures.ts";
import { drop, example } from "./four-in-a-row.ts";
import { anotherPerson, line, makeMatch, ownServer, turn, twoAtTable, watchReplay } from "./match.ts";

/** Four browsers, two servers and a database on one machine take their time. */
const expect = expecting.configure({ timeout: 30_000 });

/** Three in a row are enough, as another edition. */
const edited = example.replace("cells.lines(4)", "cells.lines(3)").replace("edition: 1", "edition: 2");
const umpire = new URL("../packages/umpire/bin/umpire.js", import.meta.url).pathname;

const folder = mkdtempSync(join(tmpdir(), "umpire-editions-"));
let database: Postgres;
test.beforeAll(async () => {
  database = await startPostgres();
});
test.afterAll(async () => {
  await database.end();
  rmSync(folder, { recursive: true, force: true });
});

const places = {
  SQLite: async () => ({ place: join(folder, "data"), args: ["--data", join(folder, "data")] }),
  PostgreSQL: async () => {
    const place = await database.newPlace();
    return { place, args: ["--database", place] };
  },
};

for (const [name, placeOf] of Object.entries(places))
  test(
    `a rule is edited under a running match, on ${name}`,
    onDesktop,
    async ({ page, browser, request, problems }) => {
      test.setTimeout(300_000);
      const file = join(folder, `${name}.ts`);
      writeFileSync(file, example);
      const { place, args } = await placeOf();
      const server = await ownServer([file, ...args]);
      const match = await makeMatch(request, { game: "four-in-a-row" }, server.address);
      const { ann, bob } = await twoAtTable(browser, page, match, server.address);
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
      for (const each of [ann, bob]) await expect(line(each)).toHaveText("Connected");
      problems.length = 0;
      // Three discs in a column would win by the new rules.
      await round();
      await expect(turn(ann)).toContainText("Your turn");
      const carol = await anotherPerson(browser, page, `/match/${match}`);
      await drop(ann, 0);
      await expect(turn(ann)).toContainText("You have won");
      await expect(turn(carol)).toContainText("Ann has won");
      await watchReplay(ann);

      const record = join(folder, `${name}.txt`);
      const fetched = await request.get(`${server.address}/api/matches/${match}/record`);
      writeFileSync(record, await fetched.text());
      const command = (...words: readonly string[]) =>
        execFileSync(process.execPath, [umpire, ...words], { encoding: "utf8" });
      const verified = { ok: true, edition: 1, entries: 7, over: true };
      expect(JSON.parse(command("verify", record, "--store", place, "--json"))).toMatchObject(verified);

      const fresh = await makeMatch(request, { game: "four-in-a-row" }, server.address);
      const next = await twoAtTable(browser, carol, fresh, server.address);
      for (let count = 0; count < 3; count += 1) {
        await expect(turn(next.ann)).toContainText("Your turn");
        await drop(next.ann, 0);
        if (count < 2) await expect(turn(next.bob)).toContainText("Your turn");
        if (count < 2) await drop(next.bob, 1);
      }
      await expect(turn(next.ann)).toContainText("You have won");
      const listed = command("editions", place, "--json")
        .trim()
        .split("\n")
        .map((each) => JSON.parse(each));
      expect(listed).toMatchObject([
        { game: "four-in-a-row", edition: 1, matches: 1 },
        { game: "four-in-a-row", edition: 2, matches: 1 },
      ]);
      expect(command("check-store", place)).toContain("2 matches");
      await server.end();
    },
  );
