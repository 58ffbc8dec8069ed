import { expect, test } from "vitest";
import { fairQueue } from "./fair-queue.ts";

/** Jobs that end when they are told to, and the order in which they begin. */
function bench(width: number) {
  const queue = fairQueue(width);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (party: string, name: string) =>
    queue.run(party, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { ask, begun, end };
}

test("one of many jobs of one party runs before a stranger's, not all of them", async () => {
  const { ask, begun, end } = bench(1);
  for (let job = 0; job < 60; job += 1) void ask("crowd", `c${job}`);
  void ask("stranger", "s");
  await end("");
  await end("c0");
  await end("c1");
  expect(begun).toEqual(["c0", "c1", "s"]);
  await end("s");
  expect(begun.at(-1)).toBe("c2");
});

test("no more run at once than there is room for, and each answer is its own", async () => {
  const { ask, begun, end } = bench(2);
  const answers = ["a", "b", "c"].map((name) => ask("one", name));
  await end("");
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  await end("a");
  await end("c");
  expect(await Promise.all(answers)).toEqual(["a", "b", "c"]);
});

test("a job that fails makes room for the next", async () => {
  const queue = fairQueue(1);
  const failed = queue.run("one", () => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  expect(await queue.run("one", async () => 7)).toBe(7);
});
