import { expect, test } from "vitest";
import { pick } from "./index.ts";

test("[M8] each of the items has its own draw, all with the same chance", () => {
  const bounds: number[] = [];
  const picked = [0, 1, 2].map((draw) =>
    pick(
      {
        int(bound) {
          bounds.push(bound);
          return draw;
        },
      },
      ["a", "b", "c"],
    ),
  );
  expect(picked).toEqual(["a", "b", "c"]);
  expect(bounds).toEqual([3, 3, 3]);
});

test("[M8] from nothing it throws", () => {
  expect(() => pick({ int: () => Number.NaN }, [])).toThrow("nothing to pick from: the list is empty");
});
