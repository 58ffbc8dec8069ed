type Language = "en" | "ru";

const words = {
  en: { true: "yes", false: "no", null: "–" },
  ru: { true: "да", false: "нет", null: "–" },
};

/** What a person reads of a name in a program: `shipSize` and `ship-size` are "ship size". */
export const readableName = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/[-_]+/g, " ")
    .trim();

/**
 * Data as words: "move: from 3, to 4". What a short code is called is asked of `term`; a code that it does not know is
 * read as a name.
 */
export function readable(language: Language, term: (code: string) => string, value: unknown): string {
  const inner = (each: unknown) => readable(language, term, each);
  if (typeof value === "string") return term(value) === value ? readableName(value) : term(value);
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.length === 0 ? words[language].null : value.map(inner).join(", ");
  if (typeof value !== "object" || value === null) return words[language][String(value) as "null"] ?? String(value);
  const { type, ...rest } = value as { readonly type?: unknown };
  const parts = Object.entries(rest).map(([key, each]) => `${inner(key)} ${inner(each)}`);
  if (typeof type !== "string") return parts.join(", ");
  return parts.length === 0 ? inner(type) : `${inner(type)}: ${parts.join(", ")}`;
}
