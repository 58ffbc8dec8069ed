import { lawsOf } from "@umpire/laws";
import { describe, test } from "vitest";
import { ti4 } from "../../index.ts";

describe("the laws of the kernel", () => {
  for (const law of lawsOf(ti4)) test(law.title, law.holds, 60_000);
});
