import { defineConfig, type ViteUserConfig } from "vitest/config";
import { games } from "./packages/umpire/site/games.ts";

const conditions = ["@umpire/source"];

declare module "vitest" {
  interface ProvidedContext {
    /** Whether this is `npm run long`: what is tried at random, or many times over, is tried more often. */
    isLong: boolean;
  }
}

const all = [
  "packages/*/src/**/*.test.{ts,tsx}",
  "games/**/*.test.{ts,tsx}",
  "packages/umpire/site/*.test.ts",
  "packages/web/build/**/*.test.ts",
  "packages/server/torture/*.test.ts",
  "packages/server/simulation/**/*.test.ts",
  "conformance/**/*.test.ts",
  "bench/src/**/*.test.ts",
];

/** They start processes, databases or threads, spy on modules or need globals that nobody else has set; `npm test -- --quick` leaves them out. */
const outside = [
  "bench/src/**/*.test.ts",
  "conformance/{cases,client-readme}.test.ts",
  "packages/cli/src/fuzz*.test.ts",
  "packages/cli/src/commands/{arena,balance,laws,leaks,long-record,process,thinking}.test.ts",
  "packages/cli/src/own-bots/*.test.ts",
  "packages/server/src/{several,serve,store-check,store-copy,supervisor}.test.ts",
  "packages/server/src/socket/{silent,socket-limits}.test.ts",
  "packages/server/src/dev/dev.test.ts",
  "packages/server/src/match/{kept-first,replay,damaged,bots/worker}.test.ts",
  "packages/server/src/store/**/*.test.ts",
  "packages/server/torture/*.test.ts",
  "packages/server/simulation/**/*.test.ts",
  "games/**/*.isolated.test.ts",
  "packages/toolkit/src/schema.test.ts",
  "packages/web/src/dev/as-test.test.ts",
];

/** They play many matches; `npm test -- --quick` leaves them out too. */
const matches = ["packages/*/src/**/*.slow.test.ts", "games/**/*.slow.test.ts"];

export const shared: ViteUserConfig = {
  plugins: [games()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Else a stylesheet is empty in a test, and the palette could not be checked.
    css: { include: /theme\.css/ },
    provide: { isLong: process.env["UMPIRE_LONG"] !== undefined },
    // Patience is not what is tried: the machine may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // By default vitest leaves one core free; nothing else needs it.
    maxWorkers: "100%",
  },
};

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    projects: [
      { extends: true, test: { name: "outside", include: outside } },
      // These within one process: to load the packages anew for every file costs 0.7 s of CPU time each.
      { extends: true, test: { name: "matches", include: matches, isolate: false } },
      { extends: true, test: { name: "quick", include: all, exclude: [...outside, ...matches], isolate: false } },
    ],
  },
});
