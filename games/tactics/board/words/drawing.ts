import type { ByLanguage } from "@umpire/ui";

/** What stands in the drawing itself: apart, so that a small picture needs no other words. */
export type DrawingWords = {
  /** What is new since the last look. */
  readonly fresh: string;
  readonly risk: (damage: number) => string;
};

export const drawingWords: ByLanguage<DrawingWords> = {
  en: { fresh: "new", risk: (damage) => `risk −${damage}` },
  ru: { fresh: "новое", risk: (damage) => `риск −${damage}` },
};
