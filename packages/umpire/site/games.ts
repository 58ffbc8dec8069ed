import type { Plugin } from "vite";
import { names } from "../src/names.ts";

const PREFIX = "virtual:games/";

/** A list of the modules `@umpire/<name>/site` of all games, which a bundle then holds. */
function siteModules(): string {
  const imports = names.map((name, at) => `import * as game${at} from "@umpire/${name}/site";`);
  return `${imports.join("\n")}\nexport default [${names.map((_, at) => `game${at}`).join(", ")}];`;
}

/** By the names of the games, what loads the module `@umpire/<name>/player`. */
function playerModules(): string {
  const loads = names.map((name) => `"${name}": () => import("@umpire/${name}/player")`);
  return `export default { ${loads.join(", ")} };`;
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
