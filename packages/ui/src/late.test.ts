import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type Late, late } from "./late.ts";

/** What a component says that wants it, or does not. */
const said = (module: Late<string>, isWanted: boolean) =>
  renderToStaticMarkup(createElement(() => module.useLate(isWanted) ?? "not there"));

test("a module is loaded once, and is there from then on for who wants it", async () => {
  const from = vi.fn(async () => "there");
  const module = late(from);
  expect(said(module, true)).toBe("not there");
  expect(await Promise.all([module.load(), module.load()])).toEqual(["there", "there"]);
  expect(from).toHaveBeenCalledOnce();
  expect(said(module, true)).toBe("there");
  expect(said(module, false)).toBe("not there");
});

test("what could not be loaded is tried again when it is asked for again", async () => {
  const module = late(vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("there"));
  await expect(module.load()).rejects.toThrow("offline");
  expect(await module.load()).toBe("there");
});
