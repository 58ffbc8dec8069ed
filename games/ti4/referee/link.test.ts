import type { JsonObject } from "@umpire/kernel";
import { expect, test } from "vitest";
import { ti4Questions } from "./questions.ts";

const LINK =
  "attacker-faction=Winnu&attacker-unit-cruiser=3&attacker-effect-Morale+Boost=1&defender-faction=Hacan" +
  "&defender-unit-dreadnought=2&defender-upgrade-dreadnought=true&defender-effect-Defending+in+nebula=1&oops=1";

const ask = (fields: JsonObject) => ti4Questions.odds({ game: "ti4", ask: "odds", ...fields });
function odds(fields: JsonObject): JsonObject {
  const answer = ask(fields);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.fields as JsonObject;
}

test("[TI221] a link is answered as the battle that it is", () => {
  const order = ["fighter", "destroyer", "infantry", "cruiser", "carrier", "mech", "dreadnought", "flagship"];
  const side = { casualties: order };
  const { unread, ...answer } = odds({ link: LINK });
  const same = odds({
    ...{ place: "space", anomalies: ["nebula"] },
    attacker: { ...side, units: { cruiser: 3 }, effects: { "morale-boost": 1 } },
    defender: { ...side, units: { dreadnought2: 2 } },
  });
  expect(answer).toEqual(same);
  expect(unread).toEqual([{ code: "unknown-parameter", parameter: "oops", value: "1", message: expect.any(String) }]);
  expect(odds({ link: `https://ti4battle.com/?${LINK}` })).toEqual({ ...answer, unread });
});

test("[TI221] what stands beside a link changes how its sides fight", () => {
  const early = odds({ link: LINK });
  const careful = odds({ link: LINK, sustain: "careful" });
  expect(odds({ link: `${LINK}&attacker-risk-direct-hit=false&defender-risk-direct-hit=false` })["survivors"]).toEqual(
    careful["survivors"],
  );
  expect(odds({ link: LINK, rounds: 1 })["undecided"]).toBeGreaterThan(early["undecided"] as number);
  expect(odds({ link: LINK, casualties: "best" })["method"]).toBe("exact");
  expect(ask({ link: LINK, casualties: ["cube"] })).toMatchObject({ ok: false, refusal: { code: "unknown-unit" } });
  expect(ask({ link: LINK, place: "space" })).toMatchObject({ ok: false, refusal: { code: "bad-request" } });
  expect(ask({ link: 3 })).toMatchObject({ ok: false, refusal: { code: "bad-request" } });
});

test("[TI223] a side without units is there all the same", () => {
  expect(odds({ link: "attacker-unit-cruiser=1" })).toMatchObject({ attacker: 1, defender: 0, draw: 0 });
  expect(odds({ link: "defender-unit-cruiser=1" })).toMatchObject({ attacker: 0, defender: 1, draw: 0 });
  expect(odds({ link: "" })).toMatchObject({ attacker: 0, defender: 0, draw: 1 });
});
