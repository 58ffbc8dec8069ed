import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { joined } from "./match-view.fixture.ts";
import { readMessage } from "./read-message.ts";

const page = readFileSync(new URL("../../../protocol/PROTOCOL.md", import.meta.url), "utf8");
const examples = [...page.matchAll(/^```json to [^\n]+\n([\s\S]*?)^```$/gm)].map(([, text = ""]) => text);

test("every message of the protocol's page is read as it is", () => {
  expect(examples.length).toBeGreaterThan(30);
  for (const text of examples) expect(readMessage(text)).toEqual(JSON.parse(text));
});

describe("what is no message of this version is none", () => {
  const { view: _, ...viewless } = joined();
  const odd: readonly unknown[] = [
    null,
    [],
    "joined",
    {},
    { type: "constructor" },
    { type: "__proto__" },
    { type: "hello" },
    { type: "ack", key: 7, seq: 1 },
    { type: "refused", key: null, refusal: { code: "x" } },
    viewless,
    { ...joined(), view: {} },
    { type: "update", seq: 1, events: [], changes: [[["__proto__", "a"], 1]] },
    { type: "update", seq: 1, events: [], changes: [[["constructor"], 1]] },
    { type: "update", seq: 1, events: [], changes: [["step", 1]] },
    { type: "here", seats: { 0: 1 } },
  ];
  test.each(odd.map((each) => [JSON.stringify(each)]))("%s", (text) => expect(readMessage(text)).toBeNull());

  test.each(["", "{", "undefined", '{"type":"pong","__proto__":{}}'])("%s", (text) =>
    expect(readMessage(text)).toBeNull(),
  );
});
