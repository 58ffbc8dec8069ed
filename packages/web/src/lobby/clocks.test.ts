import { clockControl } from "@umpire/protocol";
import { expect, test } from "vitest";
import { clockNameOf, clockNames, clocks } from "./clocks.ts";

test.each(clockNames)("the clock %s is one that a server takes, and is known again", (name) => {
  const { increment, ...rest } = { increment: undefined, ...clockControl.parse(clocks[name]) };
  const turned = { ...(increment !== undefined && { increment }), ...rest };
  expect(clockNameOf(clockControl.parse(turned))).toBe(name);
});

test("a clock of somebody else's making has no name", () => {
  expect(clockNameOf({ kind: "move", ms: 1234 })).toBeNull();
});
