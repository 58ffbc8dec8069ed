import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "../client.fixture.ts";
import { ask, made, type Served, sat, served } from "../server.fixture.ts";

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

describe("figures", () => {
  test("say whether the server is well", async () => {
    expect(await ask(at, "/health")).toMatchObject({ status: 200, body: { ok: true } });
    const own = await served({ options: { ailment: () => "full" } });
    const body = { ok: false, why: "full", message: "The database has no room left." };
    expect(await ask(own, "/health")).toMatchObject({ status: 503, body });
    const russian = await ask(own, "/health", { headers: { "accept-language": "ru" } });
    expect(russian.body).toEqual({ ...body, message: "В базе кончилось место." });
    await own.close();
  });

  test("count, and name nobody", async () => {
    const own = await served();
    const match = await made(own, { game: "rps" });
    const token = await sat(own, match, "Annabel");
    const client = await joined(own, match, token);
    await client.wish({ type: "chat", text: "hello" });
    await client.wish({ type: "decide", step: 1, action: "rock" });
    const { text, headers } = await ask(own, "/metrics");
    expect(headers.get("content-type")).toContain("text/plain");
    for (const line of [
      "umpire_sockets 1",
      "umpire_matches_at_hand 1",
      'umpire_messages_total{direction="in",type="chat"} 1',
      'umpire_messages_total{direction="out",type="ack"} 1',
      'umpire_refusals_total{code="stale-step"} 1',
      "umpire_acknowledged_total 1",
      "umpire_append_seconds_count 3",
    ])
      expect(text.split("\n")).toContain(line);
    for (const secret of [match, token, "Annabel", "hello"]) expect(text).not.toContain(secret);
    await own.close();
  });

  const countsOf = async (own: Served, headers: Record<string, string> = {}) => {
    const { status, text } = await ask(own, "/metrics", { headers });
    return { status, isTold: text.includes("umpire_") };
  };
  const told = { status: 200, isTold: true };

  test.each(["x-forwarded-for", "forwarded", "x-real-ip", "via", "x-forwarded-proto"])(
    "are for this machine alone, and not for what a proxy on it passes on: %s",
    async (name) => {
      expect(await countsOf(at)).toEqual(told);
      expect(await countsOf(at, { [name]: "127.0.0.1" })).toEqual({ status: 404, isTold: false });
    },
  );

  test("are not for other machines", async () => {
    const counts = (remoteAddress: string) => at.server.inject({ method: "GET", url: "/metrics", remoteAddress });
    for (const address of ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
      expect((await counts(address)).statusCode).toBe(200);
    for (const address of ["10.0.0.1", "1.127.0.1", "::ffff:10.0.0.1", "fe80::1"])
      expect((await counts(address)).statusCode).toBe(404);
  });

  test("are for whoever has the token, where there is one", async () => {
    const own = await served({ options: { metricsToken: "xyzzy" } });
    const refused = { status: 401, isTold: false };
    for (const headers of [{}, { authorization: "Bearer xyzz" }, { authorization: "xyzzy" }])
      expect(await countsOf(own, headers as Record<string, string>)).toEqual(refused);
    expect(await countsOf(own, { authorization: "Bearer xyzzy", "x-forwarded-for": "10.0.0.1" })).toEqual(told);
    await own.close();
  });
});
