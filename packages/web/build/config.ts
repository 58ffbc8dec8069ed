import { defineConfig, type Plugin, type UserConfig } from "vite";
import { paths } from "./paths.ts";
import { rulebooks } from "./rulebooks.ts";

const conditions = ["@umpire/source", "module", "browser", "development|production"];

/** How a site is built: its folder holds `index.html` with its entry, and `site.ts`. `plugins` bring in its games. */
export const siteConfig = (plugins: readonly Plugin[]): UserConfig =>
  defineConfig({
    plugins: [...plugins, rulebooks(), paths(conditions, plugins)],
    resolve: { conditions },
    worker: { format: "es", plugins: () => [...plugins] },
    // Matches need the server: `npm start` beside `npm run web`.
    server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true }, "/health": "http://127.0.0.1:8080" } },
    build: {
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      // Nothing becomes part of another file: the server's policy refuses scripts and styles that are not files.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // In one file with the library of schemas: nobody can make a schema before compiling code is switched off.
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: "schemas", test: /[\\/](zod|no-eval\.ts)(?:[\\/]|$)/ }] } },
      },
    },
  });
