import { defineConfig, mergeConfig, type Plugin } from "vitest/config";
import { shared } from "../../vitest.config.ts";

/** The mistake that is planted: in this file, this text becomes that. */
const { file, from, to }: { file: string; from: string; to: string } = JSON.parse(process.env["UMPIRE_MUTANT"] ?? "{}");

const planted: Plugin = {
  name: "planted-mistake",
  enforce: "pre",
  transform: (code, id) => (id.split("?")[0] === file ? code.replace(from, () => to) : null),
};

/** The tests of the rules alone; random duels take long and would notice too. */
export default mergeConfig(
  shared,
  defineConfig({
    plugins: [planted],
    test: {
      // The first failure ends a run; with several workers the others may be cut off before it is written down.
      maxWorkers: 1,
      root: "games/shapeships",
      include: ["rules/{cases-*,powers,fleet}.test.ts", "audit/constraints.test.ts"],
    },
  }),
);
