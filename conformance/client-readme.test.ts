import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const readme = readFileSync(join(root, "packages/client/README.md"), "utf8");
const files = [...readme.matchAll(/<!-- file: (\S+) -->\n```tsx?\n([\s\S]*?)```/g)].map(([, name = "", code = ""]) => ({
  name,
  code,
}));

/** In the repository, so that its packages are found; where nothing else looks. */
let folder: string;
beforeAll(() => {
  mkdirSync(join(root, "reports"), { recursive: true });
  folder = mkdtempSync(join(root, "reports/client-readme-"));
  cpSync(join(root, "games/rps/rules/game.ts"), join(folder, "rps.ts"));
  for (const { name, code } of files) writeFileSync(join(folder, name), code);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the first example of the client's README has at most fifteen lines, and plays a match to its end", () => {
  expect(files.map(({ name }) => name)).toEqual(["alone.ts", "page.tsx"]);
  expect(files[0]?.code.trimEnd().split("\n").length).toBeLessThanOrEqual(15);
  const args = ["--conditions", "@umpire/source", "--import", "tsx", join(folder, "alone.ts")];
  const printed = execFileSync(process.execPath, args, { cwd: root, encoding: "utf8", timeout: 50_000 });
  expect(printed).toMatch(/^\[ (0, 1|1, 0|0, 0) \]\n$/);
});

test("both pass the type check", () => {
  const compilerOptions = { jsx: "react-jsx", lib: ["es2023", "esnext.string", "dom"], noEmit: true, composite: false };
  const options = { ...compilerOptions, rewriteRelativeImportExtensions: false, allowImportingTsExtensions: true };
  const config = {
    extends: join(root, "tsconfig.base.json"),
    compilerOptions: { ...options, module: "esnext", moduleResolution: "bundler" },
    include: ["*.ts", "*.tsx"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", folder], { cwd: root, stdio: "inherit" });
});
