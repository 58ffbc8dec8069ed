import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { compressFiles } from "./compress.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-compress-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("texts get a compressed twin of each kind, the smallest and everything else stay as they are", async () => {
  const script = "export const one = 1;\n".repeat(200);
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/index-abc.js"), script);
  writeFileSync(join(folder, "assets/part-abc.js"), "export const two = 2;\n".repeat(10));
  writeFileSync(join(folder, "assets/small-abc.js"), "1");
  writeFileSync(join(folder, "assets/letters-abc.woff2"), script);
  writeFileSync(join(folder, "index.html"), script);
  await compressFiles(folder);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    "assets",
    "assets/index-abc.js",
    "assets/index-abc.js.br",
    "assets/index-abc.js.gz",
    "assets/letters-abc.woff2",
    "assets/part-abc.js",
    "assets/part-abc.js.br",
    "assets/part-abc.js.gz",
    "assets/small-abc.js",
    "index.html",
  ]);
  const read = (ending: string) => readFileSync(join(folder, `assets/index-abc.js${ending}`));
  expect(brotliDecompressSync(read(".br")).toString()).toBe(script);
  expect(gunzipSync(read(".gz")).toString()).toBe(script);
  expect(read(".br").length).toBeLessThan(script.length / 10);
});
