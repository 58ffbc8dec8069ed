import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { to } from "../conformance/tools.ts";
import { openFolder } from "./folder.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-folder-"));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
const program = fileURLToPath(new URL("./folder.fixture.ts", import.meta.url));

test("a second process is refused, and told who has the folder; a killed one does not stand in the way", async () => {
  const child = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), program, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  await Promise.race([once(child.stdout, "data"), closed]);
  const holder = { pid: child.pid, host: hostname() };
  for (let tried = 0; tried < 2; tried += 1)
    await expect(openFolder(folder)).rejects.toMatchObject({ code: "in-use", holder });
  child.kill("SIGKILL");
  await closed;
  const store = await openFolder(folder);
  expect(await store.append(to("a"))).toEqual({ ok: true, seq: 1 });
  await store.close();
});

test("within one process too, until the first is closed; closed twice, it lets go once", async () => {
  const first = await openFolder(folder);
  await expect(openFolder(folder)).rejects.toMatchObject({ code: "in-use", holder: { pid: process.pid } });
  await first.close();
  const second = await openFolder(folder);
  await first.close();
  await expect(openFolder(folder)).rejects.toMatchObject({ code: "in-use", holder: { pid: process.pid } });
  await second.close();
});
