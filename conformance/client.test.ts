import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

test("[P1] the Python client plays a match through the referee and verifies its record", () => {
  const umpire = [process.execPath, path("packages/umpire/bin/umpire.js"), "referee"];
  const printed = execFileSync("python3", [path("docs/referee-client.py"), ...umpire], { encoding: "utf8" });
  const rounds = printed.split("\n").filter((line) => line.startsWith("{'type': 'shown'"));
  expect(rounds.length).toBeGreaterThanOrEqual(3);
  expect(printed).toMatch(/winners: \[\d?\]/);
  expect(printed).toContain(`entries verified: ${rounds.length}`);
});
