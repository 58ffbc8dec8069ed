export const languages = ["en", "ru"] as const;
export type Language = (typeof languages)[number];

/** What the server says in the terminal. */
export type ServerWords = {
  readonly help: string;
  readonly at: (address: string) => string;
  readonly badPort: (text: string) => string;
  readonly badLanguage: (text: string) => string;
  readonly badUsage: (problem: string) => string;
  readonly notBuilt: string;
  readonly inUse: (port: number) => string;
  readonly notAllowed: (port: number) => string;
  readonly noSuchHost: (host: string) => string;
  readonly failed: (problem: string) => string;
};
