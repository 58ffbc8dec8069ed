type WordList = { readonly [code: string]: string };

/** What ships, powers and codes are called in a language; a pack of one's own is called by its ids. */
export function naming(names: WordList, codes: WordList) {
  const called = (words: WordList, id: string) => (Object.hasOwn(words, id) ? words[id] : undefined);
  const term = (code: string) => called(codes, code) ?? code;
  const name = (id: string) => called(names, id) ?? id;
  return {
    term,
    name,
    /** `strut N3` as `Strut N3`; a single word may also be what was counted. */
    source(text: string): string {
      const [first = "", ...rest] = text.split(" ");
      return rest.length > 0 ? [name(first), ...rest].join(" ") : (called(names, first) ?? term(first));
    },
    /** A row's source is a ship, a solar power, or dusk. */
    sourceName: (from: string) => (from === "dusk" ? term(from) : name(from)),
    named: ({ id, ship }: { readonly id: string; readonly ship: string }) => `${name(ship)} ${id}`,
  };
}

export const listOf = (items: readonly string[], none: string) => (items.length === 0 ? none : items.join(", "));

/** A number that may be below zero, with the minus sign that sums are written with. */
export const signed = (number: number): string => `${number}`.replace("-", "−");

export const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
