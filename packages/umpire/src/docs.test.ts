import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { kitFrom } from "@umpire/kit";
import { lawsOf } from "@umpire/laws";
import { afterAll, expect, test, vi } from "vitest";
import { umpire } from "./umpire.fixture.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** Within the repository, so that their imports are found. */
const folder = join(root, "reports/docs-code");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A block of code with what the comment above it says of it: `file: NAME`, `from: PATH`, `run: FOLDER`, or why not. */
type Block = {
  readonly page: string;
  readonly line: number;
  readonly kind: string;
  readonly detail: string;
  readonly language: string;
  readonly code: string;
};

const FENCE = /(?:<!-- ([\w ]+): (.*?) -->\n)?^```(\w*)\n([\s\S]*?)^```$/gm;

function blocksIn(page: string): readonly Block[] {
  const text = readFileSync(join(root, page), "utf8");
  return Array.from(text.matchAll(FENCE), ({ 1: kind = "", 2: detail = "", 3: language = "", 4: code = "", index }) => {
    const line = text.slice(0, index).split("\n").length;
    return { page, line, kind, detail, language, code };
  });
}

const markdownIn = (path: string): readonly string[] =>
  readdirSync(join(root, path)).flatMap((name) => (name.endsWith(".md") ? [join(path, name)] : []));
const packagePages = readdirSync(join(root, "packages")).flatMap((name) =>
  markdownIn(join("packages", name)).filter((page) => basename(page) === "README.md"),
);
const guides = ["README.md", "CONTRIBUTING.md", ...markdownIn("docs"), ...markdownIn("docs/recipes")];
const blocks = [...guides, ...packagePages].flatMap(blocksIn);
const place = ({ page, line }: Block) => `${page}:${line}`;
const blocksOf = (kind: string) => blocks.filter((block) => block.kind === kind);

test("every block of code is run, taken from a file, or says why it is neither", () => {
  const kinds: { readonly [language: string]: readonly string[] } = {
    ts: ["file", "from", "sketch"],
    tsx: ["file", "sketch"],
    sh: ["", "run", "by hand"],
    // What a program prints, and drawings.
    "": ["", "output"],
  };
  const wrong = blocks.filter(({ language, kind }) => !kinds[language]?.includes(kind));
  expect(wrong.map((block) => `${place(block)} ${block.language} ${block.kind}`)).toEqual([]);
  expect(blocks.length).toBeGreaterThan(60);
});

test.each(blocksOf("from").map((block) => [place(block), block] as const))(
  "%s is what the file says",
  (_, { detail, code }) => {
    expect(readFileSync(join(root, detail), "utf8")).toContain(code);
  },
);

/** The examples of packages run where their users get them: `scripts/checks/packages.mjs`. */
const modules = blocksOf("file").filter(({ page }) => page.startsWith("docs"));

test.each(modules.map((block) => [place(block), block] as const))(
  "%s is a game that obeys the laws",
  async (_, block) => {
    const file = join(folder, relative("docs", dirname(block.page)), block.detail);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, block.code);
    const read = kitFrom(await import(/* @vite-ignore */ file));
    if (!read.ok) throw new Error(read.problem);
    for (const law of lawsOf(read.kit.game, { runs: 2 })) law.holds();
  },
);

/** The words of a line as a shell would have them; what follows ` #` is for the reader. */
const wordsOf = (line: string): readonly string[] =>
  Array.from(line.replace(/\s+#.*/, "").matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g), ([, a, b, c]) => a ?? b ?? c ?? "");

const lines = (kinds: readonly string[]) =>
  blocks
    .filter(({ language, kind }) => language === "sh" && kinds.includes(kind))
    .flatMap((block) => block.code.split("\n").flatMap((line) => (line === "" ? [] : [{ block, line }])));

/** What is typed after `npx umpire`; null where it is another program. */
const argumentsOf = (line: string): readonly string[] | null => {
  const [, typed] = /(?:^|\| )npx umpire (.*)/.exec(line) ?? [];
  return typed === undefined ? null : wordsOf(typed);
};

const scripts: { readonly [name: string]: string } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
).scripts;

function isScript(line: string): boolean {
  const [npm, verb = "", name = ""] = wordsOf(line);
  if (npm !== "npm") return false;
  return verb === "run" ? Object.hasOwn(scripts, name) : ["start", "test", "install", "create"].includes(verb);
}

/** What a command says of itself; the server says it without asking who listens. */
async function helpOf(command: readonly string[]): Promise<string> {
  const told = vi.spyOn(console, "log").mockReturnValue();
  try {
    const { stdout } = await umpire([...command, "--help"]);
    return [stdout, ...told.mock.calls.flat()].join("\n");
  } finally {
    told.mockRestore();
  }
}

/** The command that these words are for; games have some of their own. */
const commandOf = (words: readonly string[]): readonly string[] =>
  words.slice(0, words[0] === "ti4" ? 2 : 1).filter((word) => !word.startsWith("-"));

const shell = lines(["", "run"]).map(({ block, line }) => ({ at: place(block), line, words: argumentsOf(line) }));

test("lines of a shell begin programs that there are", () => {
  const others = shell.filter(({ words }) => words === null).map(({ at, line }) => ({ at, line }));
  const unknown = others.filter(({ line }) => !isScript(line) && !/^(echo|npx (vitest|tsx|tsc)) /.test(line));
  expect(unknown).toEqual([]);
});

test("and with options that these know", async () => {
  const typed = shell.flatMap(({ at, words }) => (words === null ? [] : [{ at, words }]));
  const commands = new Map(typed.map(({ words }) => [commandOf(words).join(" "), commandOf(words)]));
  const helps = new Map<string, string>();
  for (const [name, command] of commands) helps.set(name, await helpOf(command));
  const unknown = typed.filter(({ words }) => {
    const help = helps.get(commandOf(words).join(" ")) ?? "";
    return words.some((word) => /^--?[a-z]/.test(word) && !help.includes(word));
  });
  expect(unknown).toEqual([]);
});

test.each(lines(["run"]).map(({ block, line }) => [place(block), line, block.detail] as const))(
  "%s: %s",
  async (_, line, cwd) => {
    const [, typed] = /^echo '(.*)' \|/.exec(line) ?? [];
    const words = argumentsOf(line)?.map((word) => word.replace(/^\.(?=\/)/, join(root, cwd)));
    const { code, stdout } = await umpire(words ?? [], typed === undefined ? "" : `${typed}\n`);
    expect(code).toBe(0);
    expect(stdout).not.toContain("BROKEN");
  },
);
