import { expect, test } from "vitest";
import { makeLink, readLink } from "../../planner/link.ts";
import { firstPlan } from "../plan/first.ts";
import { deleteSave, listSaves, MOST_SAVES, type Shelf, save } from "./storage.ts";

function shelfOf(entries: readonly (readonly [string, string])[] = []): Shelf {
  const all = new Map(entries);
  return {
    get length() {
      return all.size;
    },
    key: (at) => [...all.keys()][at] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}
const at = (day: number) => `2031-01-${String(day).padStart(2, "0")}T00:00:00.000Z`;

test("what is saved comes back as it was, the newest first", () => {
  const shelf = shelfOf([["theme", "dark"]]);
  const link = makeLink(firstPlan);
  save(shelf, { name: "Before the war", at: at(1), link });
  save(shelf, { name: " После войны ", at: at(2), link });
  const saves = listSaves(shelf);
  expect(saves.map(({ name }) => name)).toEqual(["После войны", "Before the war"]);
  expect(readLink(saves[0]?.link ?? "")).toMatchObject({ ok: true });
});

test("the same name replaces, and what is deleted is gone", () => {
  const shelf = shelfOf();
  save(shelf, { name: "one", at: at(1), link: "1.a.a" });
  save(shelf, { name: "one", at: at(2), link: "1.a.b" });
  expect(listSaves(shelf)).toEqual([{ name: "one", at: at(2), link: "1.a.b" }]);
  expect(deleteSave(shelf, "one")).toEqual({ ok: true, value: [] });
});

test("a name is needed, and too long a one is cut", () => {
  const shelf = shelfOf();
  expect(save(shelf, { name: "  ", at: at(1), link: "x" })).toMatchObject({ refusal: { code: "save-nameless" } });
  save(shelf, { name: "n".repeat(200), at: at(1), link: "x" });
  expect(listSaves(shelf)[0]?.name).toHaveLength(60);
});

test("no more than the limit, but those that are there can be replaced", () => {
  const shelf = shelfOf();
  for (let count = 0; count < MOST_SAVES; count += 1) save(shelf, { name: `${count}`, at: at(1), link: "x" });
  expect(save(shelf, { name: "one more", at: at(2), link: "x" })).toMatchObject({ refusal: { code: "saves-full" } });
  expect(save(shelf, { name: "7", at: at(2), link: "y" }).ok).toBe(true);
  expect(listSaves(shelf)).toHaveLength(MOST_SAVES);
});

test("a storage that is full or refuses says which, and keeps what it has", () => {
  const refusing = (error: unknown): Shelf => ({
    ...shelfOf(),
    setItem: () => {
      throw error;
    },
  });
  const full = new DOMException("", "QuotaExceededError");
  const one = { name: "one", at: at(1), link: "x" };
  expect(save(refusing(full), one)).toMatchObject({ refusal: { code: "storage-full" } });
  expect(save(refusing(new Error("no")), one)).toMatchObject({ refusal: { code: "storage-refused" } });
});

test("what is not ours, or broken, is not shown", () => {
  expect(
    listSaves(
      shelfOf([
        ["planner-save:broken", ""],
        ["lang", "ru"],
      ]),
    ),
  ).toEqual([]);
});
