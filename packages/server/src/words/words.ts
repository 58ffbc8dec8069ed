export { type Language, languages } from "@umpire/protocol";

/** What the server says in the terminal. */
export type ServerWords = {
  readonly help: string;
  readonly at: (address: string) => string;
  readonly badPort: (text: string) => string;
  readonly badLanguage: (text: string) => string;
  readonly badNumber: (option: string, text: string, least: number, most: number) => string;
  readonly badLog: (text: string, levels: readonly string[]) => string;
  readonly badOrigin: (text: string) => string;
  readonly noData: (folder: string, problem: string) => string;
  readonly newerData: (folder: string) => string;
  readonly notOurData: (folder: string) => string;
  readonly badUsage: (problem: string) => string;
  readonly stopping: string;
  readonly notBuilt: string;
  readonly inUse: (port: number) => string;
  readonly notAllowed: (port: number) => string;
  readonly noSuchHost: (host: string) => string;
  readonly failed: (problem: string) => string;
};
