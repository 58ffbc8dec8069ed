import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Client as Database } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { decide, joined, observationOf } from "../client.fixture.ts";
import { FORWARD_TIMEOUT, LEASE_INTERVAL, LEASE_MS } from "../match/cluster/peers.ts";
import { made, sat } from "../server.fixture.ts";
import { endless, onPostgres } from "../several.fixture.ts";

const { newPlace, node } = onPostgres();

/** Takes connections and everything that is sent, and never answers: so is a server that hangs, or whose network is cut. */
async function silence() {
  const held: Buffer[][] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const chunks: Buffer[] = [];
    held.push(chunks);
    open.add(socket);
    socket.on("data", (chunk) => void chunks.push(chunk)).on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  // A connection may be opened for what comes next, and nothing sent.
  const texts = () => held.map((chunks) => String(Buffer.concat(chunks))).filter((text) => text !== "");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    orders: () => texts().join("").split("POST /peer/").length - 1,
    /** What was held back, at last: the status that each comes to. */
    deliver: (port: number) => Promise.all(texts().map((text) => statusOf(port, text))),
  };
}

const statusOf = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.once("data", (answer) => {
      resolve(String(answer).split(" ")[1] ?? "");
      socket.destroy();
    });
    socket.once("error", reject);
  });

const decisions = async (database: Database): Promise<number> =>
  (await database.query("SELECT count(*)::int FROM entries WHERE text LIKE '%\"decide\"%'")).rows[0]?.count;
const ownerOf = async (database: Database, match: string): Promise<string> =>
  (await database.query("SELECT owner FROM matches WHERE name = $1", [match])).rows[0]?.owner;

test("a server that says it is there and answers nobody is asked once; then its match goes on elsewhere", async () => {
  const { url, database } = await newPlace();
  const cut = await silence();
  const [one, two] = [await node(url, { node: cut.address }), await node(url)];
  const match = await made(one, endless);
  const tokens = [await sat(one, match, "Ann"), await sat(one, match, "Bob")];
  const [ann, bob] = [await joined(two, match, tokens[0]), await joined(one, match, tokens[1])];
  const before = await ownerOf(database, match);
  expect(await decide(ann, "rock")).toMatchObject({ type: "ack", seq: 4 });
  expect([cut.orders(), await decisions(database)]).toEqual([1, 1]);
  expect(await ownerOf(database, match)).not.toBe(before);
  // The order reaches the first server after all: it is not carried out a second time.
  expect(await cut.deliver(one.port)).toEqual(["421"]);
  expect(await decisions(database)).toBe(1);
  // The second answers, so both go on.
  expect(await decide(bob, "paper")).toMatchObject({ type: "ack", seq: 5 });
  await ann.upTo(5);
  expect(observationOf(ann).view).toMatchObject({ score: [0, 1] });
});

test("a server whose lease has ended is asked for nothing", async () => {
  const { url, database } = await newPlace();
  const [hung, two] = [await silence(), await node(url)];
  const match = await made(two, endless);
  const token = await sat(two, match, "Ann");
  await sat(two, match, "Bob");
  await database.query(
    "INSERT INTO nodes (node, pid, seen, address, until) VALUES ('hung', 0, now(), $1, now() - interval '1 ms')",
    [hung.address],
  );
  await database.query("UPDATE matches SET owner = 'hung', epoch = epoch + 1 WHERE name = $1", [match]);
  const ann = await joined(two, match, token);
  expect(await decide(ann, "rock")).toMatchObject({ type: "ack" });
  expect([hung.orders(), await decisions(database)]).toEqual([0, 1]);
  expect(await ownerOf(database, match)).not.toBe("hung");
});

test("whoever goes silent is noticed within three seconds, by an order or by a look around", () => {
  // What is left of them is for the database.
  expect(FORWARD_TIMEOUT).toBeLessThan(3000 - 500);
  expect(LEASE_MS + LEASE_INTERVAL).toBeLessThan(3000);
  // Several chances to say so: one that is late gives nothing away.
  expect(LEASE_MS / LEASE_INTERVAL).toBeGreaterThan(4);
});
