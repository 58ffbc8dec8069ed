import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { to } from "./store/conformance/tools.ts";
import { asked, PATIENCE, type Postgres, startPostgres } from "./store/postgres/postgres.fixture.ts";
import { openPostgres } from "./store/postgres/postgres.ts";
import { openFolder } from "./store/sqlite/folder.ts";
import { changed, filled, held, newPath, of, played, umpire, umpireProcess } from "./store-commands.fixture.ts";

const harms = [
  [
    "another text",
    (match: string) => `UPDATE entries SET text = text || ' ' WHERE seq = 4 AND ${of(match)}`,
    "entry 4 is not what was written",
  ],
  [
    "another time",
    (match: string) => `UPDATE entries SET at = at + 1 WHERE seq = 2 AND ${of(match)}`,
    "entry 2 is not what was written",
  ],
  [
    "no entry in the midst",
    (match: string) => `DELETE FROM entries WHERE seq = 3 AND ${of(match)}`,
    "entry 3 is missing",
  ],
  ["no last entry", (match: string) => `DELETE FROM entries WHERE seq = 5 AND ${of(match)}`, "from entry 5 on"],
] as const;

describe("check-store", () => {
  test("[P29] says the figures of a folder while a server has it, and changes nothing", async () => {
    const { data, file } = await filled();
    await held(data);
    const before = readFileSync(file);
    expect(await umpireProcess("check-store", data)).toMatchObject({
      code: 0,
      stderr: "",
      stdout: expect.stringMatching(/^2 matches, 10 entries, [\d,]+ bytes: no problems\. $/),
    });
    expect(readFileSync(file).equals(before)).toBe(true);
    const russian = await umpire("check-store", data, "-l", "ru");
    expect(russian.stdout).toMatch(/^партий: 2, записей: 10, байт: .*; всё в порядке\. $/);
  });

  test.each(harms)("[P29] %s: it names the match and the entry, and the answer is no", async (_, sql, said) => {
    const { data, file, matches } = await filled();
    changed(file, sql(matches[0]));
    const { code, stdout } = await umpire("check-store", data);
    expect(code).toBe(1);
    expect(stdout).toContain(`Match ${matches[0]} is damaged`);
    expect(stdout).toContain(said);
    expect(stdout).not.toContain(matches[1]);
    expect(stdout).toContain("2 matches, 5 entries");
    expect(stdout).toContain("1 problem.");
  });

  test("[P29] a match that is whole and does not replay is told, unless it is not asked for", async () => {
    const { data, matches } = await filled();
    const store = await openFolder(data);
    const epoch = await store.claim(matches[1]);
    const entries = [JSON.stringify({ type: "decide", seat: 0, action: "stone" })];
    await store.append(to(matches[1], { expected: 5, epoch, entries }));
    await store.close();
    const { code, stdout } = await umpire("check-store", data);
    expect([code, stdout]).toEqual([1, expect.stringContaining(`Match ${matches[1]} does not replay any more`)]);
    expect(stdout).toContain("(entry 6)");
    expect((await umpire("check-store", data, "--quick")).code).toBe(0);
  });

  test("[P29] damage to the database itself is told", async () => {
    const { data, file } = await filled();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xaa, bytes.length - 4096));
    const { code, stdout } = await umpire("check-store", data);
    expect([code, stdout]).toEqual([1, expect.stringContaining("The database is damaged")]);
  });

  test("[P29] what is no store, or cannot be checked, is refused", async () => {
    const nowhere = await umpire("check-store", newPath());
    expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringContaining("cannot be read")]);
    const { data, file } = await filled();
    changed(file, "PRAGMA user_version = 2");
    expect((await umpire("check-store", data)).stderr).toContain("was written by an older Umpire. Start this");
    changed(file, "PRAGMA user_version = 99");
    expect((await umpire("check-store", data)).stderr).toContain("was written by a newer Umpire");
  });

  test("[P29] its help is in Russian too", async () => {
    const { code, stdout } = await umpire("check-store", "--help", "-l", "ru");
    expect([code, stdout]).toEqual([0, expect.stringContaining("проверяет всё хранилище")]);
  });

  describe("of a PostgreSQL database", () => {
    let server: Postgres;
    beforeAll(async () => {
      server = await startPostgres();
    }, PATIENCE);
    afterAll(() => server.end(), PATIENCE);

    test("[P29] the same, while a server has it", async () => {
      const url = await server.newPlace();
      const store = await openPostgres(url);
      onTestFinished(() => store.close());
      const [match, other] = await played(store);
      expect(await umpire("check-store", url)).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^2 matches, 10 entries/),
      });
      await asked(url, `DELETE FROM entries WHERE seq = 5 AND ${of(match)}`);
      const { code, stdout } = await umpire("check-store", url);
      expect([code, stdout]).toEqual([1, expect.stringContaining(`Match ${match} is damaged`)]);
      expect(stdout).not.toContain(other);
      const line = await umpire("backup", "kept.dump", "--data", url);
      expect([line.code, line.stderr]).toEqual([
        2,
        expect.stringContaining("pg_dump --format=custom --file='kept.dump'"),
      ]);
    });
  });
});
