import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const source = fileURLToPath(new URL("../src/offline/service-worker.ts", import.meta.url));

/** What the service worker is told of the site. */
type Kept = { readonly files: readonly string[]; readonly entry: string; readonly version: string };

/** Nobody writes a game without the program beside the page, and few go to the lab: what they alone load is not kept. */
const ASIDE = ["assets/dev-", "assets/lab-"];

/** The files of a build that a page may ask for, those of the public folder, and the page itself. */
function keptOf(bundle: Rolldown.OutputBundle, publicFolder: string): Kept {
  const built = Object.keys(bundle).filter(
    (name) => name.startsWith("assets/") && !ASIDE.some((beginning) => name.startsWith(beginning)),
  );
  const beside = readdirSync(publicFolder);
  const entry = Object.values(bundle).find((each) => each.type === "chunk" && each.isEntry)?.fileName ?? "";
  const page = bundle["index.html"];
  const hash = createHash("sha256").update(built.sort().join());
  for (const name of beside) hash.update(readFileSync(join(publicFolder, name)));
  if (page?.type === "asset") hash.update(page.source);
  const files = ["", ...built, ...beside].map((name) => `/${name}`);
  return { files, entry: `/${entry}`, version: hash.digest("hex").slice(0, 16) };
}

/** The service worker as a plain script: browsers of last year know no other. */
async function scriptFor({ files, entry, version }: Kept): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { FILES: JSON.stringify(files), ENTRY: JSON.stringify(entry), VERSION: JSON.stringify(version) },
    build: { write: false, rolldownOptions: { input: source, output: { format: "iife" } } },
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error("the service worker was not built");
  return output.output[0].code;
}

/** Writes `service-worker.js`, which knows every file of the build. */
export function offline(): Plugin {
  let publicFolder = "";
  return {
    name: "umpire-offline",
    apply: "build",
    enforce: "post",
    configResolved(resolved) {
      publicFolder = resolved.publicDir;
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const script = await scriptFor(keptOf(bundle, publicFolder));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source: script });
      },
    },
  };
}
