import { expect, test } from "vitest";
import { firstPlan } from "../plan/first.ts";
import { isDemoElsewhere } from "./demo.tsx";
import { emptyTokens, withoutFleets, withTokens } from "./map-edit.ts";

test("the example's fleets are asked about on another map alone, and no longer once something was done with them", () => {
  const elsewhere = withTokens(firstPlan, emptyTokens(2));
  expect(isDemoElsewhere(firstPlan)).toBe(false);
  expect(isDemoElsewhere(elsewhere)).toBe(true);
  expect(isDemoElsewhere(withoutFleets(elsewhere))).toBe(false);
  expect(isDemoElsewhere({ ...elsewhere, space: { ...elsewhere.space, "18": {} } })).toBe(false);
});
