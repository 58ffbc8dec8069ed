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

/** They spy on modules, turn the clocks, or need globals that nobody else has set: a process of its own for each. */
const alone = [
  "packages/server/simulation/**/*.test.ts",
  "packages/server/src/serve.test.ts",
  "packages/server/src/match/{kept-first,replay,bots/worker}.test.ts",
  "packages/server/src/store/sqlite/sqlite.test.ts",
  "games/**/*.isolated.test.ts",
  "packages/toolkit/src/schema.test.ts",
];

/** They start processes, databases or threads, which takes its time; `npm test -- --quick` leaves them out, and those above. */
const processes = [
  "bench/src/**/*.test.ts",
  "conformance/{cases,client-readme}.test.ts",
  "packages/cli/src/fuzz*.test.ts",
  "packages/cli/src/commands/{arena,balance,laws,leaks,long-record,process,thinking}.test.ts",
  "packages/cli/src/own-bots/*.test.ts",
  "packages/server/src/{several,store-check,store-copy,supervisor}.test.ts",
  "packages/server/src/socket/{silent,socket-limits}.test.ts",
  "packages/server/src/dev/dev.test.ts",
  "packages/server/src/match/damaged.test.ts",
  "packages/server/src/store/{flaky,memory}.test.ts",
  "packages/server/src/store/postgres/*.test.ts",
  "packages/server/src/store/sqlite/{batch,folder,kill}.test.ts",
  "packages/server/torture/*.test.ts",
  "packages/web/src/dev/as-test.test.ts",
];

/** They play many matches; `npm test -- --quick` leaves them out too. */
const matches = ["packages/*/src/**/*.slow.test.ts", "games/**/*.slow.test.ts"];

const notQuick = [...alone, ...processes, ...matches];

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
      { extends: true, test: { name: "alone", include: alone } },
      // These within one process: to load the packages anew for every file costs 0.7 s of CPU time each.
      { extends: true, test: { name: "processes", include: processes, isolate: false } },
      { extends: true, test: { name: "matches", include: matches, isolate: false } },
      { extends: true, test: { name: "quick", include: all, exclude: notQuick, isolate: false } },
    ],
  },
});
