import { defineConfig, type Plugin, type Rolldown, type UserConfig } from "vite";
import { compressed } from "./compress.ts";
import { docsIn, docsPlugin } from "./docs/docs.ts";
import { fonts } from "./fonts.ts";
import { lateWords } from "./late-words.ts";
import { offline } from "./offline.ts";
import { pages } from "./pages.ts";
import { react } from "./react.ts";
import { rulebooks } from "./rulebooks.ts";
import { zod } from "./zod.ts";

const conditions = ["@umpire/source", "module", "browser", "development|production"];

/** What is in one file together. */
const groups = [
  // What few pages show is kept out of what every page needs, which takes in all that its modules import: the list of
  // everything that the library has (which the boards from a server are handed), and parts of tables.
  { name: "ui", test: /[\\/]ui[\\/]src[\\/]index\.ts$/, includeDependenciesRecursively: false },
  {
    name: "parts",
    test: /[\\/]ui[\\/]src[\\/](parts[\\/](ball|scoreboard|side-mark|tabs)|shown)\.tsx?$|[\\/]web[\\/]src[\\/]shell[\\/]failure\.tsx$/,
    includeDependenciesRecursively: false,
  },
  // What every page needs: Preact changes seldom, so it is loaded again seldom.
  {
    name: "base",
    test: /[\\/](node_modules[\\/]preact[\\/]|(ui[\\/]src|web[\\/]src[\\/]shell)[\\/][\w-]+\.tsx?$)|preload-helper/,
  },
  // What the umpire, its server and the connection say comes with what the page of a match says, and not after it.
  ...["en", "ru"].map((language) => ({
    name: `table-words-${language}`,
    test: new RegExp(
      String.raw`[\\/](kernel|protocol|client)[\\/]src[\\/]words[\\/]${language}\.ts(#\w+)?$|[\\/]match[\\/]words[\\/]${language}\.ts$`,
    ),
    includeDependenciesRecursively: false,
  })),
  // What the home page says: one file in place of two.
  ...["en", "ru"].map((language) => ({
    name: `words-${language}`,
    test: new RegExp(String.raw`[\\/]web[\\/]src[\\/](lobby[\\/])?words[\\/]${language}\.ts$`),
    // Not what they import: tables would load the home page's sentences in both languages for it.
    includeDependenciesRecursively: false,
  })),
];

const OF_DEV = /[\\/]web[\\/]src[\\/]dev[\\/]|[\\/]laws[\\/]src[\\/]/;

const OF_LAB = /[\\/]site[\\/]lab[\\/](?!site-page)/;

/** What only the page of `umpire dev` loads, or the lab, is told by its name: see `offline.ts`. */
function chunkFileNames({ moduleIds }: Pick<Rolldown.PreRenderedChunk, "moduleIds">): string {
  const isOf = (place: RegExp) => moduleIds.some((id) => place.test(id));
  return `assets/${isOf(OF_DEV) ? "dev-" : isOf(OF_LAB) ? "lab-" : ""}[name]-[hash].js`;
}

/**
 * How a site is built: its folder holds `index.html` with its entry, and `site.ts`. `plugins` bring in its games; what
 * is shown under `/docs` are pages of this repository.
 */
export const siteConfig = (plugins: readonly Plugin[], repository: string): UserConfig => {
  const docs = docsIn(repository);
  return defineConfig({
    plugins: [
      ...plugins,
      react(),
      zod(),
      lateWords(),
      rulebooks(),
      docsPlugin(docs),
      fonts(),
      pages(conditions, plugins, docs),
      offline(),
      compressed(),
    ],
    resolve: { conditions },
    worker: {
      format: "es",
      plugins: () => [...plugins, zod()],
      rolldownOptions: { output: { chunkFileNames, entryFileNames: chunkFileNames } },
    },
    // Matches need the server: `npm start` beside `npm run web`.
    server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true }, "/health": "http://127.0.0.1:8080" } },
    build: {
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      // Nothing becomes part of another file: the server's policy refuses scripts and styles that are not files.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: { groups }, chunkFileNames },
        // It takes its time to compress, and need not say so each time.
        checks: { pluginTimings: false },
      },
    },
  });
};
