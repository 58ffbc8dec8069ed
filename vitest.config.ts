import { defineConfig } from "vitest/config";

const conditions = ["@umpire/source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ["packages/*/src/**/*.test.ts", "conformance/**/*.test.ts", "bench/src/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
