// npm run freeze GAME: the rules and words of a game's present edition as one file that nobody edits again, so that
// records and stored matches of that edition replay for ever, whatever its source becomes. docs/decisions/0014 says why.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "esbuild";
import { root } from "./steps.mjs";

const [name] = process.argv.slice(2);
const { games } = await import("umpire");
const game = games.games.find(({ id }) => id === name);
if (game === undefined) {
  console.error(`Name a game: npm run freeze ${games.games.map(({ id }) => id).join("|")}`);
  process.exit(2);
}
const folder = join(root, "games", game.id);
const file = join(folder, "editions", `${game.id}-${game.edition}.js`);
if (existsSync(file)) {
  console.error(
    `Edition ${game.edition} of ${game.id} is frozen already. Raise its edition before you change its rules.`,
  );
  process.exit(1);
}
await build({
  stdin: {
    contents: `import * as all from "./game.ts";
      export const game = Object.values(all).find(({ id }) => id === "${game.id}");`,
    resolveDir: folder,
  },
  bundle: true,
  format: "esm",
  target: "es2023",
  conditions: ["@umpire/source"],
  // The kernel's and the toolkit's parts are in it, so that their names may change; zod has a version of its own.
  external: ["zod"],
  banner: { js: `// ${game.id}, edition ${game.edition}, frozen. Made by scripts/freeze.mjs; never edited.` },
  outfile: file,
});
writeFileSync(
  file.replace(/js$/, "d.ts"),
  'import type { Game } from "@umpire/kernel";\n\nexport declare const game: Game;\n',
);
console.log(
  `${relative(root, file)}: ${readFileSync(file).length} bytes. Add it to the kits in the game's kit.ts, to the players in its player.ts and to the editions of its site.`,
);
