import { defineConfig } from "vite";
import { rulebooks } from "./build/plugin.ts";

export default defineConfig({
  plugins: [rulebooks()],
  resolve: { conditions: ["@umpire/source", "module", "browser", "development|production"] },
  worker: { format: "es" },
  build: {
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Nothing becomes part of another file: the server's policy refuses scripts and styles that are not files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
