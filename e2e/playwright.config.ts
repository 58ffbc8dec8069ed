import { defineConfig } from "@playwright/test";
import { launchOptions } from "./chromium.ts";
import { isLong } from "./fixtures.ts";

export default defineConfig({
  testDir: ".",
  outputDir: "../reports/browser",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Patience is not what is tried: other steps of `npm test` go on meanwhile, and the machine may be busier still.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Dots leave what failed for the end, where `npm test` looks for it.
  reporter: [[process.stdout.isTTY ? "line" : "dot"], ["json", { outputFile: "../reports/browser.json" }]],
  use: {
    // The server names it when it has found a free port.
    baseURL: process.env["UMPIRE_ADDRESS"] ?? "",
    locale: "en-GB",
    // Else it would answer in the place of what a test refuses or alters; offline.spec.ts tries it.
    serviceWorkers: "block",
    launchOptions,
  },
  projects: [
    {
      name: "desktop",
      grepInvert: isLong ? /@phone/ : /@phone|@long/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      grepInvert: isLong ? /@desktop(?!-first)/ : /@desktop/,
      // What is said of a server that refuses or is gone; the pages it is said on are looked at elsewhere.
      testIgnore: ["match-errors.spec.ts", "match-line.spec.ts"],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    // A bot pauses for people to follow it, and no test looks on. All tests are one address, and do what a crowd does.
    command:
      "node ../packages/umpire/bin/umpire-server.js --port 0 --drain 0 --data ../reports/browser-data --bot-delay 50 --share 100",
    wait: { stdout: /(?<umpire_address>http:\/\/\S+)/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 2_000 },
  },
});
