import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, post, type Served, served } from "../server.fixture.ts";

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

/** Names that every object inherits, wherever a name comes from outside: each is a refusal, never a failure. */
test.each(Object.getOwnPropertyNames(Object.prototype))("[K25] %s", async (name) => {
  const bodies = [
    { game: name },
    { game: "rps", rules: name },
    { game: "rps", seats: ["open", { bot: name }] },
    { game: "ti4", options: { starts: [{ home: name }, { home: "South" }] } },
    { game: "shapeships", options: { factions: [name, "corona"] } },
    { [name]: 1, game: "rps" },
  ];
  for (const body of bodies) {
    const text = JSON.stringify(body);
    const answer = await ask(at, "/api/matches", {
      method: "POST",
      body: text,
      headers: { "content-type": "application/json" },
    });
    expect({ text, status: answer.status }).toEqual({ text, status: 400 });
  }
  for (const path of [`/api/matches/${name}`, `/api/${name}`, `/api/matches/${name}/record`])
    expect((await ask(at, path)).status).toBe(404);
  for (const query of [`status=${name}`, `before=${name}`, `${name}=1`])
    expect((await ask(at, `/api/matches?${query}`)).status).toBe(400);
  expect((await ask(at, `/api/matches?game=${name}`)).status).toBe(200);
  const spoken = { "accept-language": name, "content-type": "application/json" };
  expect((await post(at, "/api/matches", { game: "chess" }, spoken)).body).toMatchObject({
    refusal: { code: "unknown-game", message: expect.stringContaining("There is no game") },
  });
});
