import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildFailure, type BuildOptions, build, type Loader, type Plugin } from "esbuild";

/** The file of a game, and that of its board, if it has one of its own. */
export type Source = { readonly file: string; readonly board: string | null };

/** A game's code as Node.js and browsers run it: one module for its kit, and for its board a module and a style. */
export type Parts = { readonly code: string; readonly board: string | null; readonly style: string | null };

/** What is wrong with a file, and in which line, if that is known. */
export type Trouble = { readonly file: string; readonly line: number | null; readonly problem: string };

export type Built =
  | {
      readonly ok: true;
      readonly parts: Parts;
      /** The source map of `code`: it has the author's files and lines, and is for this machine alone. */
      readonly map: string;
      /** All files that it was made of, but packages. */
      readonly files: readonly string[];
    }
  | { readonly ok: false; readonly trouble: Trouble };

const here = fileURLToPath(new URL(".", import.meta.url));
/** In our repository packages are taken from their sources, as everything there is. */
const conditions = import.meta.url.endsWith(".ts") ? ["@umpire/source"] : [];

/** A stranger's folder may have no packages of its own: then a game has those that this server was installed with. */
const installed: Plugin = {
  name: "installed",
  setup({ onResolve, resolve }) {
    onResolve(
      { filter: /^(@umpire\/(kernel|toolkit|kit|bots|ui)|zod)(\/|$)/ },
      async ({ path, pluginData, ...asked }) => {
        if (pluginData === installed) return null;
        const found = await resolve(path, { ...asked, pluginData: installed });
        return found.errors.length === 0 ? found : resolve(path, { ...asked, resolveDir: here, pluginData: installed });
      },
    );
  },
};

const loaders: { readonly [ending: string]: Loader } = { ".tsx": "tsx", ".jsx": "jsx", ".js": "js", ".mjs": "js" };

/** `z` as a namespace: of that a bundle holds what is used, and of the object of this name all of zod with 50 languages. */
const leanZod: Plugin = {
  name: "lean-zod",
  setup({ onLoad }) {
    onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path }) => {
      if (/[\\/]node_modules[\\/]/.test(path)) return null;
      const text = await readFile(path, "utf8");
      const contents = text.replace(/^import \{ z \} from (["'])zod\1/m, "import * as z from $1zod$1");
      return { contents, loader: loaders[extname(path)] ?? "ts" };
    });
  },
};

/** What boards share with the page: two copies of React in one page do not know each other's components. */
const SHARED = /^(react|react\/jsx-runtime|react-dom|@umpire\/ui)$/;

/** Taken from the page, which has put them there before it loads a board. */
const pageModules: Plugin = {
  name: "page-modules",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: SHARED }, ({ path }) => ({ path, namespace: "page" }));
    onLoad({ filter: /.*/, namespace: "page" }, ({ path }) => ({
      contents: `module.exports = globalThis[Symbol.for("umpire.modules")][${JSON.stringify(path)}];`,
      loader: "js",
    }));
  },
};

const usual = {
  bundle: true,
  write: false,
  metafile: true,
  // Names, spaces and comments are not part of a game: changing them changes no bundle.
  minify: true,
  format: "esm",
  platform: "browser",
  target: "es2023",
  jsx: "automatic",
  legalComments: "none",
  charset: "utf8",
  logLevel: "silent",
  define: { "process.env.NODE_ENV": '"production"' },
  // A bundle depends on no file beside its sources.
  tsconfigRaw: {},
  conditions,
} satisfies BuildOptions;

/** Nothing is written there; source maps name the author's files from a folder like this one. */
const OUT = join(tmpdir(), "umpire-games");

/** What a board of one's own adds to the kit: a page calls it, and finds the file beside that of the kit. */
const LOADS_BOARD = 'export const board = () => import("./board.js");';

/** A module for the bundler that brings on what a file exports. */
const entryOf = (file: string, more: string) => ({
  stdin: { contents: `export * from ${JSON.stringify(resolve(file))};\n${more}`, resolveDir: dirname(resolve(file)) },
});

/** Where code runs: a game everywhere, a bot from a file in our threads alone. */
export type Platform = "browser" | "node";

const buildRules = ({ file, board }: Source, platform: Platform) =>
  build({
    ...usual,
    platform,
    ...entryOf(file, board === null ? "" : LOADS_BOARD),
    plugins: [installed, leanZod],
    external: ["./board.js"],
    outdir: OUT,
    sourcemap: "external",
  });

const buildBoard = (board: string) =>
  build({ ...usual, ...entryOf(board, ""), plugins: [pageModules, installed, leanZod], outdir: OUT });

type Output = Awaited<ReturnType<typeof buildRules>> | Awaited<ReturnType<typeof buildBoard>>;

const textIn = (output: Output | null, ending: string): string | null =>
  output?.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? null;

/** Before a board is drawn, its style is there: our policy allows styles that are files. */
const LOADS_STYLE =
  'const style=document.createElement("link");style.rel="stylesheet";style.href=new URL("./board.css",import.meta.url);' +
  "await new Promise((done)=>{style.onload=style.onerror=done;document.head.append(style)});";

function boardIn(drawn: Output | null): Pick<Parts, "board" | "style"> {
  const [board, style] = [textIn(drawn, ".js"), textIn(drawn, ".css")];
  return { board: board !== null && style !== null ? board + LOADS_STYLE : board, style };
}

/** Bundles a game, and its board. The same sources make the same bytes. */
export async function buildParts(source: Source, platform: Platform = "browser"): Promise<Built> {
  const absent = [source.file, source.board].find((file) => file !== null && !existsSync(file));
  if (absent != null) return { ok: false, trouble: { file: absent, line: null, problem: "it does not exist" } };
  try {
    const rules = await buildRules(source, platform);
    const drawn = source.board === null ? null : await buildBoard(source.board);
    return {
      ok: true,
      parts: { code: textIn(rules, ".js") ?? "", ...boardIn(drawn) },
      map: textIn(rules, ".js.map") ?? "{}",
      files: [rules, drawn].flatMap((each) => (each === null ? [] : ownFiles(Object.keys(each.metafile.inputs)))),
    };
  } catch (error) {
    return { ok: false, trouble: troubleOf(source.file, error) };
  }
}

const ownFiles = (inputs: readonly string[]): readonly string[] =>
  inputs.filter((path) => !/(^|[\\/])node_modules[\\/]|^<|^\w+:/.test(path)).map((path) => resolve(path));

/** The first mistake that the compiler has found. */
function troubleOf(file: string, error: unknown): Trouble {
  const [first] = (error as Partial<BuildFailure>).errors ?? [];
  if (first === undefined) return { file, line: null, problem: error instanceof Error ? error.message : String(error) };
  return { file: first.location?.file ?? file, line: first.location?.line ?? null, problem: first.text };
}
