import { lawsOf } from "@umpire/laws";
import { describe, test } from "vitest";
import { ti4 } from "../../index.ts";

/** Three players on tiles, with what a table may have: effects, abilities, other fleets. */
const tiles = {
  map: { string: "77 41 68 0 79 0 40 67 0 61 64 63" },
  starts: [
    { home: "HOME4", effects: ["antimass-deflectors", "duranium-armor"], abilities: ["dimensional-tear", "nova"] },
    { home: "HOME6", space: { dreadnought: 2, carrier: 1, fighter: 2 }, effects: ["gravity-drive", "plasma-scoring"] },
    {
      home: "HOME9",
      space: { warsun: 1, destroyer: 3 },
      ground: { infantry: 2, pds2: 2, spacedock: 1 },
      effects: ["assault-cannon"],
    },
  ],
};

describe("the laws of the kernel", () => {
  for (const law of lawsOf(ti4, { runs: 15 })) test(law.title, law.holds, 60_000);
});

describe("the laws of the kernel, on tiles", () => {
  for (const law of lawsOf(ti4, { runs: 6, options: tiles })) test(law.title, law.holds, 60_000);
});
