import type { Language } from "@umpire/kit";

/** What `check` and `audit` say of a file in which nothing is wrong. */
type ConstraintWords = { readonly keeps: (file: string) => string; readonly playable: (file: string) => string };

export const constraintWords: { readonly [language in Language]: ConstraintWords } = {
  en: {
    keeps: (file) => `${file} keeps the six constraints.`,
    playable: (file) => `It can be played: npx umpire play shapeships --rules ${file}`,
  },
  ru: {
    keeps: (file) => `${file} соблюдает все шесть ограничений.`,
    playable: (file) => `По нему можно играть: npx umpire play shapeships --rules ${file}`,
  },
};
