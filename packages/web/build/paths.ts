import { fileURLToPath } from "node:url";
import { createServer, type Plugin } from "vite";

const routes = fileURLToPath(new URL("../src/pages/routes.ts", import.meta.url));

/** Runs the site's own module here, for what it says of itself. */
async function pathsIn(root: string, conditions: string[], plugins: readonly Plugin[]): Promise<readonly string[]> {
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
    const [{ ownPaths }, { site }] = await Promise.all([vite.ssrLoadModule(routes), vite.ssrLoadModule("/site.ts")]);
    return ownPaths(site);
  } finally {
    await vite.close();
  }
}

/** Writes `paths.json` beside `index.html`: where the site has pages of its own. */
export function paths(conditions: string[], plugins: readonly Plugin[]): Plugin {
  let root = "";
  return {
    name: "umpire-paths",
    apply: "build",
    configResolved(resolved) {
      root = resolved.root;
    },
    async generateBundle() {
      const source = `${JSON.stringify(await pathsIn(root, conditions, plugins))}\n`;
      this.emitFile({ type: "asset", fileName: "paths.json", source });
    },
  };
}
