import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin } from "vite";

const runtime = fileURLToPath(new URL("../src/shell/late-words.ts", import.meta.url));
const base = fileURLToPath(new URL("../../..", import.meta.url));

const PREFIX = "late-words:";
const PRELOAD = "\0vite/preload-helper.js";

/** A language of a `byLanguage`: the name of its sentences, and the line that imports them. */
type Said = { readonly language: string; readonly name: string; readonly line: string; readonly from: string };

function saidIn(code: string, entry: string): Said {
  const [language = "", name = language] = entry.split(": ");
  const importing = new RegExp(String.raw`^import \{ ${name} \} from "(\.[^"]+)";\n`, "m");
  const [line, from] = importing.exec(code) ?? [];
  if (line === undefined || from === undefined) throw new Error(`byLanguage: ${name} needs an import of its own`);
  return { language, name, line, from };
}

/** A module whose `byLanguage({ … })` say where the sentences are, and import none of them; null where it has none. */
export function withoutWords(code: string, idOf: (from: string, name: string) => string): string | null {
  const said: Said[] = [];
  const changed = code.replace(/\bbyLanguage\(\{ ([^}]*) \}\)/g, (_, entries: string) => {
    const found = entries.split(", ").map((entry) => saidIn(code, entry));
    said.push(...found);
    const sources = found.map(({ language, name, from }) => {
      const id = JSON.stringify(PREFIX + idOf(from, name));
      return `${language}: { id: ${id}, load: () => import(${id}) }`;
    });
    return `lateWords({ ${sources.join(", ")} })`;
  });
  if (said.length === 0) return null;
  const rest = said.reduce((text, { line }) => text.replace(line, ""), changed);
  return `import { lateWords } from ${JSON.stringify(runtime)};\n${rest}`;
}

/** What is loaded for one of them: it files the sentences. */
function filing(id: string): string {
  const [path = "", name = ""] = id.slice(PREFIX.length + 1).split("#");
  return `import { ${name} } from ${JSON.stringify(join(base, path))};
import { file } from ${JSON.stringify(runtime)};
file(${JSON.stringify(id.slice(1))}, ${name});`;
}

/** The function through which everything goes that is loaded on demand: what it loads comes with its words. */
function waiting(helper: string): string {
  const waits = helper.replace("baseModule()", "baseModule().then(withWords)");
  if (waits === helper) throw new Error("this Vite loads modules on demand in another way");
  return `import { withWords } from ${JSON.stringify(runtime)};\n${waits}`;
}

/**
 * Sources say what they have to say in every language (`byLanguage` of the kernel), so that they are plain functions on
 * a server and in tests. A page loads the languages that it speaks: the others are a fifth of what some boards weigh.
 */
export const lateWords = (): Plugin => ({
  name: "umpire-late-words",
  enforce: "pre",
  apply: "build",
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load: (id) => (id.startsWith(`\0${PREFIX}`) ? filing(id) : null),
  transform(code, id) {
    if (id === PRELOAD) return { code: waiting(code), map: null };
    if (!/\.tsx?$/.test(id) || !code.includes("byLanguage({ ")) return null;
    const idOf = (from: string, name: string) => `${normalizePath(relative(base, join(dirname(id), from)))}#${name}`;
    const changed = withoutWords(code, idOf);
    return changed === null ? null : { code: changed, map: null };
  },
});
