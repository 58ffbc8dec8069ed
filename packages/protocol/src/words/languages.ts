/** Every language there is, the usual one first. */
export const languages = ["en", "ru"] as const;
/** A language that people are spoken to in. */
export type Language = (typeof languages)[number];
