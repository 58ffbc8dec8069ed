import type { ClientMessage, ServerMessage } from "@umpire/protocol";
import { rps } from "@umpire/rps/game";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { joined, sight, view } from "../connection/match-view.fixture.ts";
import type { SeatStorage, StoredSeat } from "../seats/seat-storage.ts";
import { table } from "./table.ts";

const MATCH = "8Epy-FlCSz_GQ-cW";
const server = "https://games.example";

/** A server of one match: what it was sent, and what it answers. */
const heard: { readonly address: string; readonly message: ClientMessage }[] = [];
const asked: { readonly address: string; readonly body: unknown }[] = [];
let answer: (message: ClientMessage) => ServerMessage | null;
let joinAnswer: { readonly status: number; readonly body: object };

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    const message: ClientMessage = JSON.parse(text);
    heard.push({ address: this.address, message });
    const said = answer(message);
    if (said !== null) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(said) }));
  }
  close() {}
}

beforeEach(() => {
  heard.length = 0;
  asked.length = 0;
  joinAnswer = { status: 200, body: { seat: 1, token: "t" } };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (address: string, { body = "null" }: { body?: string } = {}) => {
    asked.push({ address, body: JSON.parse(body) });
    return new Response(JSON.stringify(joinAnswer.body), { status: joinAnswer.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

function shelf(kept: StoredSeat | null = null) {
  const storage: SeatStorage = {
    load: () => kept,
    store: (_, seat) => {
      kept = seat;
    },
    remove: () => {
      kept = null;
    },
  };
  return { storage, kept: () => kept };
}

const ann = { name: "Ann", bot: false };
const open = () => joined({ seat: null, view: view({ status: "open", players: [ann, null], step: 0, sight: null }) });
const running = (seat: number) => joined({ seat, view: view({ rules: { wins: 3, rounds: 30 } }) });
const settled = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true));

describe("with a name", () => {
  test("a free seat is taken, kept, and played from", async () => {
    const { storage, kept } = shelf();
    answer = (message) => (message.type === "join" ? (message.token === undefined ? open() : running(1)) : null);
    const at = table(rps, { server, match: MATCH, name: "Bob", storage });
    await settled(() => at.seat === 1);
    expect(asked).toMatchObject([{ address: `${server}/api/matches/${MATCH}/join`, body: { name: "Bob" } }]);
    expect(heard.map(({ address }) => address)).toEqual(Array(2).fill(`wss://games.example/api/play?match=${MATCH}`));
    const token = kept()?.token;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(heard[1]?.message).toMatchObject({ type: "join", token });
    expect([at.status, at.turn, at.legal]).toEqual(["running", "yours", ["rock", "paper", "scissors"]]);
    at.close();
  });

  test("who sat there before sits there again, and asks nobody", async () => {
    const seat = { token: "q".repeat(43), seed: null, commitment: null, seat: 0 };
    answer = (message) => (message.type === "join" ? running(0) : null);
    const at = table(rps, { server, match: MATCH, name: "Bob", storage: shelf(seat).storage });
    await settled(() => at.status === "running");
    expect(asked).toEqual([]);
    expect(heard).toMatchObject([{ message: { token: seat.token } }]);
    at.close();
  });

  test("who is refused a seat watches, and is told why", async () => {
    joinAnswer = { status: 409, body: { refusal: { code: "seat-taken", message: "Seat 1 is taken.", seat: 1 } } };
    answer = (message) => (message.type === "join" ? open() : null);
    const at = table(rps, { server, match: MATCH, name: "Bob", storage: shelf().storage });
    await settled(() => at.refusal !== null);
    expect(at.refusal).toMatchObject({ code: "seat-taken", message: "Seat 1 is taken." });
    expect([at.status, at.seat]).toEqual(["open", null]);
    expect(asked).toHaveLength(1);
    at.close();
  });
});

test("without a name one watches", async () => {
  answer = (message) => (message.type === "join" ? open() : null);
  const at = table(rps, { server: `${server}/`, match: MATCH, storage: shelf().storage });
  await settled(() => at.status === "open");
  expect([asked, at.seat, at.view, at.players]).toEqual([[], null, null, [ann, null]]);
  at.close();
});

test("what is decided before the table is there is sent when it is, and once", async () => {
  const seat = { token: "q".repeat(43), seed: null, commitment: null, seat: 0 };
  const decided = (message: ClientMessage): ServerMessage | null =>
    message.type === "decide" ? { type: "ack", key: message.key, seq: 4 } : null;
  answer = (message) => (message.type === "join" ? running(0) : decided(message));
  const at = table(rps, { server, match: MATCH, storage: shelf(seat).storage });
  expect(await at.decide("rock")).toBeNull();
  expect(heard.map(({ message }) => message.type)).toEqual(["join", "decide"]);
  at.close();
});

test("a match of another game or edition is none for this page", async () => {
  answer = (message) => (message.type === "join" ? joined({ view: view({ edition: 7, sight: sight([0]) }) }) : null);
  const at = table(rps, { server, match: MATCH, language: "ru" });
  await settled(() => at.status === "refused");
  expect(at.refusal).toMatchObject({ code: "other-game", edition: 7, message: expect.stringMatching(/[а-я]/) });
  expect([at.view, at.legal]).toEqual([null, []]);
  at.close();
});
