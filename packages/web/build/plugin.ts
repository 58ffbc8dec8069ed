import { posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { rulebookOf } from "./rulebook.ts";

const games = fileURLToPath(new URL("../../../games", import.meta.url));

/** `ti4/skirmish/RULES.ru.md` is shown at `/rules/skirmish`. */
function pageOf(file: string): string | null {
  const folder = /^(?:[^.].*\/)?([^/.]+)\/RULES(?:\.ru)?\.md$/.exec(file)?.[1];
  return folder === undefined ? null : `/rules/${folder}`;
}

/** Makes modules of the rulebooks while building, so that no markdown has to be read in the browser. */
export function rulebooks(): Plugin {
  return {
    name: "umpire-rulebooks",
    transform(markdown, id) {
      if (!id.endsWith(".md")) return null;
      const file = relative(games, id).split(/[\\/]/).join(posix.sep);
      const { title, contents, html } = rulebookOf(markdown, file, pageOf);
      const parts = Object.entries({ title, contents, html });
      const code = parts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
      return { code, map: null, moduleType: "js" };
    },
  };
}
