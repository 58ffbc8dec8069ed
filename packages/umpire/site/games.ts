import type { Plugin } from "vite";
import { classics, names } from "../src/names.ts";

const PREFIX = "virtual:games/";

/** A list of what all games bring to a site, which a bundle then holds. */
function siteModules(): string {
  const imports = names.map((name, at) => `import { site as site${at} } from "@umpire/${name}/site";`);
  const sites = [...names.map((_, at) => `site${at}`), "...classics"];
  return `${imports.join("\n")}
import { sites as classics } from "@umpire/classics/site";
export default [${sites.join(", ")}];`;
}

/** By the names of the games, what loads their kits as a worker needs them. */
function playerModules(): string {
  const loads = names.map((name) => `"${name}": () => import("@umpire/${name}/player")`);
  const ofOneFile = classics.map(
    (name) => `"${name}": () => import("@umpire/classics/${name}").then((kit) => ({ players: [kit] }))`,
  );
  return `export default { ${[...loads, ...ofOneFile].join(", ")} };`;
}

const modules = new Map([
  [`\0${PREFIX}site`, siteModules],
  [`\0${PREFIX}player`, playerModules],
]);

/** `virtual:games/site` and `virtual:games/player`: what the games bring for pages and for their worker. */
export const games = (): Plugin => ({
  name: "umpire-games",
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load: (id) => modules.get(id)?.() ?? null,
});
