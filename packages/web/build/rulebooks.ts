import type { Plugin } from "vite";
import { rulebookOf } from "./rulebook.ts";

/** `…/chess/RULES.ru.md` is shown at `/rules/chess`. */
function pageOf(file: string): string | null {
  const folder = /\/([^/.]+)\/RULES(?:\.ru)?\.md$/.exec(file)?.[1];
  return folder === undefined ? null : `/rules/${folder}`;
}

/** Makes modules of the rulebooks while building, so that no markdown has to be read in the browser. */
export function rulebooks(): Plugin {
  return {
    name: "umpire-rulebooks",
    transform(markdown, id) {
      if (!id.endsWith(".md")) return null;
      const { title, contents, html } = rulebookOf(markdown, id, pageOf);
      const parts = Object.entries({ title, contents, html });
      const code = parts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
      return { code, map: null, moduleType: "js" };
    },
  };
}
