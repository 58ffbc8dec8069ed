import { readFileSync } from "node:fs";
import { kitsOf } from "@umpire/kit";
import * as protocol from "@umpire/protocol";
import { games } from "umpire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod/mini";
import { type Client, connected } from "../client.fixture.ts";
import { ask, type Served, served } from "../server.fixture.ts";

/** An example of PROTOCOL.md: what it is told to be, and its text. */
type Example = { readonly kind: string; readonly about: string; readonly text: string };

const page = readFileSync(new URL("../../../protocol/PROTOCOL.md", import.meta.url), "utf8");
const examples: readonly Example[] = [
  ...page.matchAll(/^```(?:json|text) (from|to|request|answer) ([^\n]+)\n([\s\S]*?)^```$/gm),
].map(([, kind = "", about = "", text = ""]) => ({ kind, about, text }));

const typesOf = (options: readonly z.core.$ZodType[]): readonly unknown[] =>
  options.flatMap((option) => {
    const { properties } = z.toJSONSchema(option, { unrepresentable: "any" });
    const type = properties?.["type"];
    return typeof type === "object" ? [type.const] : [];
  });

describe("the page is whole", () => {
  test("every kind of message is among the examples, and fits its schema", () => {
    const of = (kind: string) => examples.flatMap((each) => (each.kind === kind ? [JSON.parse(each.text)] : []));
    const isBad = (each: unknown) => !protocol.clientMessage.safeParse(each).success;
    expect(of("from").filter(isBad)).toMatchObject([{ secretly: true }]);
    expect(new Set(of("from").map(({ type }) => type))).toEqual(new Set(typesOf(protocol.clientMessage.def.options)));
    const heard = of("to").map((each) => protocol.serverMessage.parse(each).type);
    expect(new Set(heard)).toEqual(new Set(typesOf(protocol.serverMessage.def.options)));
  });

  test("every refusal of the server is told of", () => {
    const [, table = ""] = /## Refusals\n([\s\S]*?)\n## /.exec(page) ?? [];
    const told = [...table.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code);
    for (const code of Object.keys(protocol.protocolWords.en.refusal)) expect(told).toContain(code);
  });

  test("every way of closing a socket is told of, with its code", () => {
    const told = [...page.matchAll(/^\| (\d{4}) \| `([a-z-]+)` \|/gm)].map(([, code, why]) => [why, Number(code)]);
    expect(Object.fromEntries(told)).toEqual(protocol.closing);
  });
});

/** What differs from match to match, by its form: ids, tokens, secrets and hashes. The page's value by the server's. */
type Names = Map<string, string>;
const NAMED = /^(?:[\w-]{16}|[\w-]{43}|[0-9a-f]{64})$/;

/** Learns what the server calls what the page calls otherwise. */
function learn(names: Names, told: unknown, real: unknown): void {
  if (typeof told === "string" && typeof real === "string") {
    if (NAMED.test(told) && told.length === real.length && !names.has(real)) names.set(real, told);
  } else if (typeof told === "object" && told !== null && typeof real === "object" && real !== null) {
    for (const [key, value] of Object.entries(real)) learn(names, Reflect.get(told, key), value);
  }
}

const translated = (text: string, names: Iterable<readonly [string, string]>): string =>
  [...names].reduce((all, [from, to]) => all.replaceAll(from, to), text);
const toServer = (text: string, names: Names) =>
  translated(
    text,
    [...names].map(([real, told]) => [told, real] as const),
  );

/** Times are the server's own, and how long something took; what is left is told to the second. */
const timeless = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => {
    if (key === "for") return "some ms";
    if (key === "claimIn" && typeof value === "number") return Math.ceil(value / 1000);
    return key === "at" && value !== 0 ? "some time" : value;
  });

describe("the examples are what a server says", () => {
  let at: Served;
  const people = new Map<string, { readonly client: Client; heard: number }>();
  const names: Names = new Map();
  beforeAll(async () => {
    // With the games that the page lists: a server that has more lists more.
    at = await served({ games: kitsOf(games.kits.filter(({ game }) => page.includes(`{"id":"${game.id}"`))) });
  });
  afterAll(() => at.close());

  async function person(name: string) {
    const known = people.get(name) ?? { client: await connected(at), heard: 0 };
    people.set(name, known);
    return known;
  }

  async function answerTo({ about, text }: Example): Promise<string> {
    const [method = "", path = ""] = toServer(about, names).split(" ");
    const body = toServer(text, names);
    const headers = { "content-type": "application/json" };
    const answer = await ask(at, path, { method, ...(body !== "" && { body, headers }) });
    return `${answer.status}\n${answer.text}`;
  }

  async function heardBy(name: string): Promise<string> {
    const someone = await person(name);
    await expect.poll(() => someone.client.heard.length).toBeGreaterThan(someone.heard);
    someone.heard += 1;
    return JSON.stringify(someone.client.heard[someone.heard - 1]);
  }

  function compare(text: string, real: string): void {
    if (real.startsWith("{")) {
      learn(names, JSON.parse(text), JSON.parse(real));
      expect(timeless(translated(real, names))).toEqual(timeless(text));
    } else expect(translated(real, names).replaceAll(/#[0-9a-f]{64}/g, "#…")).toBe(text);
  }

  let answered = "";
  async function follow(example: Example): Promise<void> {
    const { kind, about, text } = example;
    if (kind === "from") (await person(about)).client.socket.send(toServer(text, names));
    if (kind === "to") compare(text, await heardBy(about));
    if (kind === "request") answered = await answerTo(example);
    if (kind === "answer") {
      expect(answered.slice(0, 4)).toBe(`${about}\n`);
      compare(text, answered.slice(4));
    }
  }

  test("message by message, from the first to the last", async () => {
    for (const example of examples) await follow(example);
    for (const { client, heard } of people.values()) expect(client.heard.length).toBe(heard);
  });
});
