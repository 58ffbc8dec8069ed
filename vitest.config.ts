import { defineConfig } from "vitest/config";

const conditions = ["@umpire/source"];

declare module "vitest" {
  interface ProvidedContext {
    /** Whether this is `npm run long`: what is tried at random, or many times over, is tried more often. */
    isLong: boolean;
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: [
      "packages/*/src/**/*.test.{ts,tsx}",
      "games/**/*.test.{ts,tsx}",
      "packages/web/build/*.test.ts",
      "packages/umpire/site/*.test.ts",
      "packages/server/torture/*.test.ts",
      "conformance/**/*.test.ts",
      "bench/src/**/*.test.ts",
    ],
    // Else a stylesheet is empty in a test, and the palette could not be checked.
    css: { include: /theme\.css/ },
    provide: { isLong: process.env["UMPIRE_LONG"] !== undefined },
    testTimeout: 60_000,
    // Unless told, it leaves a core to whoever watches; nobody does.
    maxWorkers: "100%",
  },
});
