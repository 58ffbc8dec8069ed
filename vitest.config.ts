import { defineConfig } from "vitest/config";

const conditions = ["@umpire/source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: [
      "packages/*/src/**/*.test.{ts,tsx}",
      "games/**/*.test.{ts,tsx}",
      "packages/web/build/*.test.ts",
      "packages/server/torture/*.test.ts",
      "conformance/**/*.test.ts",
      "bench/src/**/*.test.ts",
    ],
    // Else a stylesheet is empty in a test, and the palette could not be checked.
    css: { include: /theme\.css/ },
    testTimeout: 60_000,
    // Unless told, it leaves a core to whoever watches; nobody does.
    maxWorkers: "100%",
  },
});
