import type { Plugin } from "vite";
import { names } from "../src/names.ts";

const PREFIX = "virtual:games/";

/** `virtual:games/PART`: a list of the modules `@umpire/<name>/PART` of all games, which a bundle then holds. */
export const games = (): Plugin => ({
  name: "umpire-games",
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const part = id.slice(PREFIX.length + 1);
    const imports = names.map((name, at) => `import * as game${at} from "@umpire/${name}/${part}";`);
    return `${imports.join("\n")}\nexport default [${names.map((_, at) => `game${at}`).join(", ")}];`;
  },
});
