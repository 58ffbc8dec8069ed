import type { APIRequestContext } from "@playwright/test";
import { expect, onDesktop, test } from "./fixtures.ts";
import { makeMatch } from "./match.ts";

/** What a page that shows links would read of this one. */
async function metaOf(request: APIRequestContext, path: string): Promise<ReadonlyMap<string, string>> {
  const html = await (await request.get(path)).text();
  return new Map(
    Array.from(html.matchAll(/<meta property="og:([a-z:_]+)" content="([^"]*)"/g), ([, name = "", content = ""]) => [
      name,
      content,
    ]),
  );
}

test("a link to any page has a title, a sentence and a picture of its own", onDesktop, async ({ request, baseURL }) => {
  const match = await makeMatch(request, { game: "tactics", seats: ["open", { bot: "random" }] });
  const titles: string[] = [];
  for (const path of ["/", "/planner", "/planner?lang=ru", "/rules/ti4", `/match/${match}`, `/replay/${match}`]) {
    const meta = await metaOf(request, path);
    titles.push(meta.get("title") ?? "");
    expect(meta.get("description")).toMatch(/\S/);
    expect(meta.get("url")).toBe(new URL(path.split("?")[0] ?? "", baseURL).href);
    const image = meta.get("image") ?? "";
    // A picture may take 5 s and no longer, which a busy machine may need for the first: who shows links asks again.
    await expect.poll(async () => (await request.get(image)).status()).toBe(200);
    const png = await (await request.get(image)).body();
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect(titles).toEqual([
    "Umpire: strategy games with a fair umpire",
    "Planner for Twilight Imperium",
    "Планировщик для «Сумеречной империи»",
    "Rules: Twilight Imperium",
    "a free seat – Random bot · 5×5 Tactics",
    "Replay: a free seat – Random bot · 5×5 Tactics",
  ]);
});
