import { expect, test } from "vitest";
import { withoutWords } from "./late-words.ts";

const idOf = (from: string, name: string) => `${from}#${name}`;

test("a module that says something by language imports none of its sentences, and says where they are", () => {
  const code = `import { byLanguage } from "@umpire/kernel";
import { namesEn } from "./en.ts";
import { other } from "./other.ts";
import { namesRu } from "./ru.ts";

export const names: Names = byLanguage({ en: namesEn, ru: namesRu });
`;
  const changed = withoutWords(code, idOf) ?? "";
  expect(changed).toContain(
    'en: { id: "late-words:./en.ts#namesEn", load: () => import("late-words:./en.ts#namesEn") }',
  );
  expect(changed).toContain(
    'ru: { id: "late-words:./ru.ts#namesRu", load: () => import("late-words:./ru.ts#namesRu") }',
  );
  expect(changed).toContain("export const names: Names = lateWords({ ");
  expect(changed).toContain('import { other } from "./other.ts";\n');
  expect(changed).not.toContain("import { names");
});

test("a short spelling is the same; a module without such sentences stays as it is", () => {
  const code = 'import { en } from "./en.ts";\nimport { ru } from "./ru.ts";\nconst words = byLanguage({ en, ru });\n';
  expect(withoutWords(code, idOf)).toContain("const words = lateWords({ en: {");
  expect(withoutWords('import { en } from "./en.ts";\n', idOf)).toBeNull();
});

test("sentences that are imported beside something else are a mistake of ours, and said to be", () => {
  const code = 'import { en, more } from "./en.ts";\nconst words = byLanguage({ en, ru });\n';
  expect(() => withoutWords(code, idOf)).toThrow("byLanguage: en needs an import of its own");
});
