import { defineConfig } from "vite";
import { rulebooks } from "./build/plugin.ts";

export default defineConfig({
  plugins: [rulebooks()],
  resolve: { conditions: ["@umpire/source", "module", "browser", "development|production"] },
  worker: { format: "es" },
  // Matches need the server: `npm start` beside `npm run web`.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true }, "/health": "http://127.0.0.1:8080" } },
  build: {
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Nothing becomes part of another file: the server's policy refuses scripts and styles that are not files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
