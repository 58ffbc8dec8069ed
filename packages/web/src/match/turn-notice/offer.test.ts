import { sight, view } from "@umpire/client/match-view-fixture";
import { expect, test } from "vitest";
import { isWaitingForPeople } from "./offer.tsx";

const people = view().players;
const withBot = [people[0] ?? null, { name: "expert", bot: true }];

test("a seat that has decided waits for a person, not for a bot", () => {
  const waiting = (decided: readonly number[], players = people) =>
    isWaitingForPeople({ seat: 0, view: view({ players, sight: sight([0, 1], { decided }) }) });
  expect(waiting([0])).toBe(true);
  expect(waiting([0], withBot)).toBe(false);
  expect(waiting([])).toBe(false);
  expect(waiting([0, 1])).toBe(false);
});

test("so does one whose turn it is not; whoever only looks on waits for nobody", () => {
  const theirs = view({ sight: sight([1]) });
  expect(isWaitingForPeople({ seat: 0, view: theirs })).toBe(true);
  expect(isWaitingForPeople({ seat: null, view: theirs })).toBe(false);
  expect(isWaitingForPeople({ seat: 0, view: view({ sight: null }) })).toBe(false);
});
