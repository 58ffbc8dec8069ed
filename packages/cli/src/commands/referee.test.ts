import { describe, expect, test } from "vitest";
import { umpire } from "../umpire.fixture.ts";

describe("umpire referee", () => {
  test("[P1] one answer a line, in order, to the end of input", async () => {
    const lines = ['{"id":1,"ask":"games"}', "", "nonsense", '{"id":2,"ask":"games"}\r', '{"id":3,"ask":"games"}'];
    const { code, stdout, stderr } = await umpire(["referee"], lines.join("\n"));
    const answers = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
      [1, true],
      [null, false],
      [null, false],
      [2, true],
      [3, true],
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  test("[P1] a line of 10 MB is refused, and the next one answered", async () => {
    const { stdout } = await umpire(
      ["referee"],
      `{"seed":"${"x".repeat(10_000_000)}"}\n{"id":"after","ask":"games"}\n`,
    );
    const answers = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { ok: false, refusal: { code: "too-large" } },
      { id: "after", ok: true },
    ]);
  });

  test("[P1] it keeps nothing between lines", async () => {
    const request = '{"ask":"start","game":"rps","seed":"s"}\n';
    const { stdout } = await umpire(["referee"], request + request);
    const [one, two] = stdout.split("\n");
    expect(one).toBe(two);
  });
});
