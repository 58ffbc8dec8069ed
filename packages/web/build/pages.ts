import { fileURLToPath } from "node:url";
import { createServer, type Plugin, type Rolldown } from "vite";
import type { Docs } from "./docs/docs.ts";
import type { Doc } from "./docs/text.ts";

const described = fileURLToPath(new URL("../src/pages/described.ts", import.meta.url));
const home = fileURLToPath(new URL("../src/pages/home.tsx", import.meta.url));

type SiteSays = { readonly pages: readonly object[]; readonly connects: readonly string[] };

/** Runs the site's own module here, for what it says of its pages, and of where they connect to. */
async function siteIn(root: string, conditions: string[], plugins: readonly Plugin[]): Promise<SiteSays> {
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [...plugins],
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions } },
  });
  try {
    const [{ connectsOf, describedPages }, { site }] = await Promise.all([
      vite.ssrLoadModule(described),
      vite.ssrLoadModule("/site.ts"),
    ]);
    return { pages: describedPages(site), connects: connectsOf(site) };
  } finally {
    await vite.close();
  }
}

/** What the server is told of a page of the documentation: it is in English alone, and whole before its script runs. */
function describedDoc({ path, title, lead, html }: Doc) {
  const both = (text: string) => ({ en: text, ru: text });
  return { path, title: both(`${title} · Umpire`), heading: both(title), text: both(lead), html };
}

/** Files that the home page asks for after its first script: it is quicker to name them in the page itself. */
function filesOfHome(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  const fileOf = (isIt: (chunk: Rolldown.OutputChunk) => boolean) =>
    chunks.filter(isIt).map(({ fileName }) => `/${fileName}`);
  return {
    home: fileOf(({ facadeModuleId }) => facadeModuleId === home),
    en: fileOf(({ name }) => name === "words-en"),
    ru: fileOf(({ name }) => name === "words-ru"),
  };
}

/** Writes `pages.json` beside `index.html`: at which paths there are pages, what they are about, and their files. */
export function pages(conditions: string[], plugins: readonly Plugin[], docs: () => Docs): Plugin {
  let root = "";
  return {
    name: "umpire-pages",
    apply: "build",
    configResolved(resolved) {
      root = resolved.root;
    },
    async generateBundle(_, bundle) {
      const site = await siteIn(root, conditions, plugins);
      const all = [...site.pages, ...docs().pages.map(describedDoc)];
      const said = { ...site, pages: all, files: filesOfHome(bundle) };
      this.emitFile({ type: "asset", fileName: "pages.json", source: `${JSON.stringify(said)}\n` });
    },
  };
}
