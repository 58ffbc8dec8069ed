import { describe, expect, test } from "vitest";
import { sentenceFrom } from "./sentences.ts";
import { type KernelWords, kernelWords } from "./words.ts";

/** Something for every field that a sentence of the kernel can need. */
const detail = {
  ...{ seat: 7, seats: [7], awaiting: [0, 7], known: [7], game: "go", edition: 7, reason: "revealed", limit: 7 },
  ...{ path: "/seven", problem: "seven", line: 7, step: 7 },
} as const;

/** Every sentence, said about that detail. */
function sentences({ refusal, event }: KernelWords): readonly string[] {
  const tables: readonly { readonly [code: string]: unknown }[] = [refusal, event];
  return tables.flatMap((table) => Object.values(table)).map((say) => (typeof say === "function" ? say(detail) : ""));
}

describe.each([
  ["en", kernelWords.en, /^[ -~]+[.]$/],
  ["ru", kernelWords.ru, /^.*[а-яё].*[.]$/i],
])("the kernel's words in %s", (_language, words, form) => {
  test("[K23] every code has a sentence, and no two are alike", () => {
    const said = sentences(words);
    expect(said).toHaveLength(24);
    expect(new Set(said).size).toBe(24);
    for (const sentence of said) expect(sentence).toMatch(form);
    expect(said.join()).not.toMatch(/undefined|object/);
  });

  test("[K23] a refusal names what is in the way", () => {
    expect(words.refusal["hash-mismatch"]({ step: 12, line: 19 })).toMatch(/12.*19/);
    expect(words.refusal["not-awaited"]({ seat: 3, awaiting: [0, 1] })).toMatch(/3.*0, 1/);
    expect(words.refusal["bad-request"]({ path: "", problem: "x" })).not.toContain("/");
    expect(words.refusal["bad-request"]({ path: "/a", problem: "x" })).toContain("/a");
    expect(words.refusal["bad-rules"]({ path: "", problem: "x" })).toMatch(/: x\.$/);
    expect(words.refusal["bad-rules"]({ path: "/a", problem: "x" })).toMatch(/\/a: x\.$/);
  });

  test("[K23] the reasons for which players end a match have names", () => {
    expect(Object.keys(words.terms)).toEqual(["resigned", "time", "draw-agreed"]);
  });

  test("[K23] each barrier to an undo is said in its own way", () => {
    const said = (["other-acted", "dice-rolled", "revealed"] as const).map((reason) =>
      words.refusal["undo-refused"]({ seat: 0, reason }),
    );
    expect(new Set(said).size).toBe(3);
  });
});

test("[K23] in Russian the problem is Russian too, where it is not a schema's", () => {
  const said = kernelWords.ru.refusal["bad-request"]({ path: "/seat", problem: "no such seat" });
  expect(said).toBe("Поле /seat не подходит: такого места нет.");
});

describe("the sentence for a code", () => {
  const first = { hit: ({ by }: { by: string }, name: string) => `${by} hits ${name}.` };
  const second = { hit: () => "never", fell: () => "It falls." };

  test("[K23] is that of the first table that has one", () => {
    expect(sentenceFrom([undefined, first, second], "hit", { by: "a1" }, "b1")).toBe("a1 hits b1.");
    expect(sentenceFrom([first, second], "fell", {})).toBe("It falls.");
  });

  test("[K23] is none for a code that no table has, nor for a name that every object inherits", () => {
    expect(sentenceFrom([first], "gone", {})).toBeNull();
    expect(sentenceFrom([first], "toString", {})).toBeNull();
  });
});
