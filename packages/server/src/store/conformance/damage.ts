import { expect, test } from "vitest";
import type { Damage } from "../error.ts";
import { ALL } from "../pages.ts";
import { type Open, opened, texts, textsOf, to } from "./tools.ts";

const ofA = "match = (SELECT id FROM matches WHERE name = 'a')";
const ofB = "match = (SELECT id FROM matches WHERE name = 'b')";

/** Damage to the five entries of the match "a", as SQL that any database understands. */
export const harms = {
  "another text": `UPDATE entries SET text = text || ' ' WHERE seq = 3 AND ${ofA}`,
  "another time": `UPDATE entries SET at = at + 1 WHERE seq = 3 AND ${ofA}`,
  "another hash": `UPDATE entries SET hash = (SELECT hash FROM entries WHERE seq = 2 AND ${ofA}) WHERE seq = 3 AND ${ofA}`,
  "an entry of another match": `UPDATE entries SET (text, hash) = (SELECT text, hash FROM entries WHERE seq = 3 AND ${ofB}) WHERE seq = 3 AND ${ofA}`,
  "no entry in the midst": `DELETE FROM entries WHERE seq = 3 AND ${ofA}`,
  "no first entry": `DELETE FROM entries WHERE seq = 1 AND ${ofA}`,
  "no last entry": `DELETE FROM entries WHERE seq = 5 AND ${ofA}`,
  "no entry at all": `DELETE FROM entries WHERE ${ofA}`,
  "an entry beyond the end": "UPDATE matches SET seq = 4 WHERE name = 'a'",
  "another end": "UPDATE matches SET hash = NULL WHERE name = 'a'",
} as const;
export type Harm = keyof typeof harms;

const found: { readonly [harm in Harm]: Omit<Damage, "match"> } = {
  "another text": { seq: 3, what: "changed" },
  "another time": { seq: 3, what: "changed" },
  "another hash": { seq: 3, what: "changed" },
  "an entry of another match": { seq: 3, what: "changed" },
  "no entry in the midst": { seq: 3, what: "gap" },
  "no first entry": { seq: 1, what: "gap" },
  "no last entry": { seq: 5, what: "missing end" },
  "no entry at all": { seq: 1, what: "missing end" },
  "an entry beyond the end": { seq: 5, what: "changed" },
  "another end": { seq: 5, what: "changed" },
};

/** An empty place for a store, and a way to damage its contents. */
export type Harmed = () => { readonly open: Open; readonly harm: (harm: Harm) => Promise<void> };

export function damage(harmed: Harmed): void {
  const all = Object.keys(harms) as Harm[];

  test.each(all)("%s is found when the match is read, and no other match is touched", async (harm) => {
    const { open, harm: does } = harmed();
    const before = await opened(open);
    for (const match of ["a", "b"])
      for (const [expected, text] of texts(5, match).entries())
        await before.append(to(match, { expected, entries: [text] }));
    await before.close();
    await does(harm);
    const store = await opened(open);
    const error = { code: "damaged", damage: { match: "a", ...found[harm] } };
    await expect(store.read("a", 0, ALL)).rejects.toMatchObject(error);
    const { seq } = found[harm];
    await expect(store.read("a", seq - 1, ALL)).rejects.toMatchObject(error);
    if (seq === 3) expect((await store.read("a", 0, 2)).map(({ text }) => text)).toEqual(["a 1", "a 2"]);
    expect(await textsOf(store, "b")).toEqual(texts(5, "b"));
    expect(await store.append(to("b", { expected: 5, entries: ["more"] }))).toEqual({ ok: true, seq: 6 });
    expect(await textsOf(store, "b")).toEqual([...texts(5, "b"), "more"]);
  });

  test("entries that came together or one by one, and those after an opening, are one chain", async () => {
    const { open, harm } = harmed();
    const first = await opened(open);
    await first.append(to("a", { entries: texts(2) }));
    await first.append(to("a", { expected: 2, entries: [] }));
    await first.close();
    const second = await opened(open);
    await second.append(to("a", { expected: 2, entries: texts(3) }));
    for (const after of [0, 1, 2, 4]) expect(await second.read("a", after, ALL)).toHaveLength(5 - after);
    await second.close();
    await harm("another text");
    await expect((await opened(open)).read("a", 0, ALL)).rejects.toMatchObject({ damage: { match: "a", seq: 3 } });
  });
}
