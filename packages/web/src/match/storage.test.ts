import { linkedSeat, quitSeat } from "@umpire/client";
import { expect, test } from "vitest";
import { keptInBrowser } from "../storage.fixture.ts";
import { recentMatches } from "./recent.ts";
import { seatingIn, siteSeats } from "./storage.ts";

keptInBrowser();

test("a seat that is taken makes its match one to go on with; given up, it is forgotten", async () => {
  for (const match of ["a", "b"]) siteSeats.store(match, linkedSeat(`token of ${match}`));
  expect(recentMatches()).toEqual(["b", "a"]);
  const done = await quitSeat(seatingIn("en"), "b", "token of b", async () => ({ ok: true, value: { seat: 0 } }));
  expect(done.ok).toBe(true);
  expect(siteSeats.load("b")).toBeNull();
  expect(recentMatches()).toEqual(["a"]);
});

test("a seat that could not be given up stays, and so does its match", async () => {
  siteSeats.store("c", linkedSeat("token"));
  const refused = { ok: false, refusal: { code: "others-sit" } } as const;
  expect((await quitSeat(seatingIn("en"), "c", "token", async () => refused)).ok).toBe(false);
  expect(siteSeats.load("c")?.token).toBe("token");
  expect(recentMatches()).toEqual(["c"]);
});
