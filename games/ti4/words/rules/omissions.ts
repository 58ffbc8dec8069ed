import type { Omission } from "../../combat/catalogue.ts";
import type { Language } from "../languages.ts";

/** Why something is not counted in a battle. */
export const omissionWords: { readonly [L in Language]: { readonly [O in Omission]: string } } = {
  en: {
    plain: "is no more than its unit's numbers, which are counted",
    move: "is about moving",
    retreat: "is about retreating",
    build: "is about what is built, placed or carried",
    after: "comes after the battle",
    ends: "keeps a battle from being fought, or ends it",
    other: "is about cards, tokens, planets and the like",
    unknown: "is not known well enough",
    unbuilt: "is not worked out",
  },
  ru: {
    plain: "не больше чисел своего отряда, а они учтены",
    move: "о движении",
    retreat: "об отступлении",
    build: "о том, что строят, ставят и возят",
    after: "действует после боя",
    ends: "не даёт начаться бою или заканчивает его",
    other: "о картах, жетонах, планетах и тому подобном",
    unknown: "известно недостаточно",
    unbuilt: "не рассчитывается",
  },
};
