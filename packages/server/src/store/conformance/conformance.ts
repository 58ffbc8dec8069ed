import { describe, test } from "vitest";
import { keepingBundles } from "./bundles.ts";
import { damage, type Harmed } from "./damage.ts";
import { matchModel } from "./model.ts";
import { beating, choosing, lasting, listing, living, texting } from "./reading.ts";
import type { NewStore } from "./tools.ts";
import { appending, appendingInVain, claiming, crowding, keys, racing } from "./writing.ts";

/** Tests that every store must pass; `lists` is the number of random sequences compared with the model. */
export function storeConformance(name: string, place: NewStore, harmed: Harmed, lists: number): void {
  describe(`${name} is a store`, () => {
    describe("appending", () => appending(place));
    describe("appending in vain", () => appendingInVain(place));
    describe("racing", () => racing(place));
    describe("crowding", () => crowding(place));
    describe("keys", () => keys(place));
    describe("claiming", () => claiming(place));
    describe("listing", () => listing(place));
    describe("choosing", () => choosing(place));
    describe("beating", () => beating(place));
    describe("living", () => living(place));
    describe("lasting", () => lasting(place));
    describe("texting", () => texting(place));
    describe("bundles", () => keepingBundles(place));
    describe("damage", () => damage(harmed));
    test("random steps have the same results as in the model", () => matchModel(place, "in turn", lists));
  });
}
