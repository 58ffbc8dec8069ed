import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { textsOf, to } from "./store/conformance/tools.ts";
import { LastingDatabase } from "./store/sqlite/lasting.ts";
import { migrations } from "./store/sqlite/migrations.ts";
import { changed, filled, folder, held, newPath, of, umpire, umpireProcess } from "./store-commands.fixture.ts";

describe("backup and restore", () => {
  test("[P30] a copy of a store that is being written is of one instant, and goes into another folder", async () => {
    const { data, matches } = await filled();
    const store = await held(data);
    let written = 0;
    let isOn = true;
    const writing = (async () => {
      for (; isOn; written += 1) await store.append(to("long", { expected: written, entries: ["x".repeat(5000)] }));
    })();
    while (written < 100) await new Promise((resolve) => setImmediate(resolve));
    const file = newPath("copy");
    const atLeast = written;
    const done = await umpireProcess("backup", file, "--data", data);
    isOn = false;
    await writing;
    expect([done.code, done.stdout]).toEqual([0, expect.stringContaining("Backed up and checked")]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.startsWith("copy") && join(folder, name) !== file)).toEqual([]);
    const target = newPath();
    expect(await umpire("restore", file, "--data", target)).toMatchObject({ code: 0, stderr: "" });
    const restored = await held(target);
    const kept = (await textsOf(restored, "long")).length;
    expect([kept >= atLeast, kept <= written]).toEqual([true, true]);
    for (const match of matches) expect(await textsOf(restored, match)).toEqual(await textsOf(store, match));
  });

  test("[P30] what a server has only just written, and not yet put into its file, is in the copy", async () => {
    const { data } = await filled();
    const store = await held(data);
    await store.append(to("late", { entries: ["just now"] }));
    const [copy, target] = [newPath("copy"), newPath()];
    expect((await umpire("backup", copy, "--data", data)).code).toBe(0);
    expect((await umpire("restore", copy, "--data", target)).code).toBe(0);
    expect(await textsOf(await held(target), "late")).toEqual(["just now"]);
  });

  test("[P30] a folder gets a file with the time in its name; a file that is there stays unless it is said", async () => {
    const { data } = await filled();
    const backups = newPath("backups");
    mkdirSync(backups);
    expect((await umpire("backup", backups, "--data", data)).code).toBe(0);
    const [name = ""] = readdirSync(backups);
    expect(name).toMatch(/^umpire-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.sqlite$/);
    const again = await umpire("backup", join(backups, name), "--data", data);
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining("already")]);
    expect((await umpire("backup", join(backups, name), "--data", data, "--force")).code).toBe(0);
  });

  test("[P30] a folder that is missing is made, for its owner alone, and only for a copy that there is", async () => {
    const { data, file } = await filled();
    const made = newPath("made");
    expect(await umpire("backup", `${made}/nightly/`, "--data", data)).toMatchObject({ code: 0, stderr: "" });
    const [name = ""] = readdirSync(join(made, "nightly"));
    expect(name).toMatch(/^umpire-.*\.sqlite$/);
    expect(statSync(join(made, "nightly")).mode & 0o777).toBe(0o700);
    expect((await umpire("backup", join(made, "weekly", "kept.sqlite"), "--data", data)).code).toBe(0);
    expect(readdirSync(join(made, "weekly"))).toEqual(["kept.sqlite"]);

    const never = newPath("never");
    expect(await umpire("backup", `${never}/`, "--data", newPath())).toMatchObject({ code: 2 });
    expect(existsSync(never)).toBe(false);
    const within = await umpire("backup", `${file}/`, "--data", data);
    expect([within.code, within.stderr]).toEqual([
      2,
      expect.stringMatching(/^The file .*\.sqlite cannot be written: /),
    ]);
  });

  test("[P30] nothing is copied from a damaged store, and nothing restored from a damaged copy", async () => {
    const { data, file, matches } = await filled();
    const copy = newPath("copy");
    copyFileSync(file, copy);
    for (const each of [file, copy]) changed(each, `DELETE FROM entries WHERE seq = 3 AND ${of(matches[0])}`);
    const target = newPath();
    for (const args of [
      ["backup", target, "--data", data],
      ["restore", copy, "--data", target],
    ]) {
      const { code, stdout, stderr } = await umpire(...args);
      expect([code, stdout, stderr]).toEqual([
        1,
        expect.stringContaining(matches[0]),
        expect.stringContaining("Nothing was written"),
      ]);
    }
    expect(existsSync(join(target, "umpire.sqlite"))).toBe(false);
  });

  test("[P30] matches that are there are replaced only where it is said, with all that was beside their file", async () => {
    const { data, matches } = await filled();
    const copy = newPath("copy");
    await umpire("backup", copy, "--data", data);
    // A folder as a server leaves it that was killed: much of it has not been put into the file yet.
    const [killed, left] = [newPath(), newPath()];
    const living = await held(killed);
    await living.append(to("other", { entries: ["lost"] }));
    cpSync(killed, left, { recursive: true });
    expect(existsSync(join(left, "umpire.sqlite-wal"))).toBe(true);
    const refused = await umpire("restore", copy, "--data", left);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("with --force they are replaced")]);
    expect((await umpire("restore", copy, "--data", left, "--force")).code).toBe(0);
    const store = await held(left);
    expect(await textsOf(store, matches[0])).toHaveLength(5);
    expect(await textsOf(store, "other")).toEqual([]);
  });

  test("[P30] nothing is restored under a server that is at work, which is named", async () => {
    const { data, matches } = await filled();
    const copy = newPath("copy");
    await umpire("backup", copy, "--data", data);
    const store = await held(data);
    const { code, stderr } = await umpireProcess("restore", copy, "--data", data, "--force");
    expect([code, stderr]).toEqual([2, expect.stringContaining(`process ${process.pid} on the machine`)]);
    expect(await textsOf(store, matches[0])).toHaveLength(5);
  });

  test("[P30] a store of an older version is copied as it is, and restored up to date", async () => {
    const data = newPath();
    mkdirSync(data);
    const old = new LastingDatabase(join(data, "umpire.sqlite"));
    for (const step of migrations.slice(0, 2)) old.exec(String(step));
    old.exec(`INSERT INTO matches (name, seq, epoch, last_at) VALUES ('a', 2, 0, 50);
      INSERT INTO entries (match, seq, at, text) VALUES (1, 1, 40, '{}'), (1, 2, 50, '{}')`);
    old.pragma("application_id = 0x556d7069");
    old.pragma("user_version = 2");
    old.close();
    const copy = newPath("copy");
    expect(await umpire("backup", copy, "--data", data)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("1 match, 2 entries"),
    });
    const copied = new LastingDatabase(copy, { readonly: true });
    expect(copied.pragma("user_version", { simple: true })).toBe(2);
    copied.close();
    const target = newPath();
    expect((await umpire("restore", copy, "--data", target)).code).toBe(0);
    expect(await textsOf(await held(target), "a")).toEqual(["{}", "{}"]);
  });
});
