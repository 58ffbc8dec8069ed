import { expect, test } from "vitest";
import { keptPictures } from "./kept-pictures.ts";

const picture = (bytes: number) => new Uint8Array(bytes);

test("what nobody asked for longest goes first, once there is too much", () => {
  const { get, keep } = keptPictures(100);
  keep("a", picture(40));
  keep("b", picture(40));
  get("a");
  keep("c", picture(40));
  expect([get("a")?.length, get("b"), get("c")?.length]).toEqual([40, undefined, 40]);
  keep("__proto__", picture(60));
  expect([get("a"), get("__proto__")?.length, get("c")?.length]).toEqual([undefined, 60, 40]);
});

test("a picture that is kept again counts once, and one that is too large not at all", () => {
  const { get, keep } = keptPictures(100);
  keep("a", picture(60));
  keep("a", picture(80));
  expect(get("a")?.length).toBe(80);
  keep("b", picture(101));
  expect([get("a"), get("b")]).toEqual([undefined, undefined]);
});
