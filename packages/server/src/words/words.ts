import type { Adoption } from "../bundles/adoption.ts";
import type { Trouble } from "../bundles/build.ts";
import type { BotTrouble } from "../bundles/read-bot.ts";
import type { Doing } from "../bundles/watchdog/doing.ts";

export { type Language, languages } from "@umpire/protocol";

/** Why /health fails: nothing can be stored, or the server is about to end. */
export type Ailment = "away" | "slow" | "full" | "damaged" | "read-only" | "newer" | "failed" | "closing";

/** The server's texts in the terminal and for operators. */
export type ServerWords = {
  /** What is wrong with a bot from a file: it takes no seat, or the rules have decided for it. */
  readonly badBot: (trouble: BotTrouble) => string;
  /** For which games it can be given a seat. */
  readonly seatable: (name: string, file: string, games: readonly string[]) => string;
  readonly help: string;
  readonly at: (address: string) => string;
  /** Where other devices of the network reach it. */
  readonly inNetwork: (address: string) => string;
  readonly countsAt: (address: string) => string;
  /** What `umpire dev` says: where the page is, and what came of a file that was saved. */
  readonly dev: {
    readonly at: (file: string, address: string) => string;
    readonly absent: (file: string) => string;
    readonly inUse: (port: number) => string;
    readonly built: (ms: number) => string;
    readonly trouble: (trouble: Trouble) => string;
    readonly tried: (trouble: Trouble) => string;
  };
  readonly badGame: (trouble: Trouble) => string;
  /** The same of a file that was saved: what was played before is played on. */
  readonly badSave: (trouble: Trouble) => string;
  readonly unknownGame: (name: string, known: readonly string[]) => string;
  /** What is played of a file when the server starts. */
  readonly plays: (game: string, edition: number, hash: string, running: number) => string;
  /** A call of a game that did not return. */
  readonly stuck: (doing: Doing) => string;
  /** What came of a file that was saved. */
  readonly saved: (file: string) => string;
  readonly adopted: (adoption: Exclude<Adoption, { is: "trouble" }>) => string;
  readonly badPort: (text: string) => string;
  readonly badLanguage: (text: string) => string;
  readonly badNumber: (option: string, text: string, least: number, most: number) => string;
  readonly badLog: (text: string, levels: readonly string[]) => string;
  readonly badToken: string;
  readonly badOrigin: (text: string) => string;
  readonly noData: (folder: string, problem: string) => string;
  readonly newerData: (folder: string) => string;
  readonly dataInUse: (folder: string, by: { readonly pid: number; readonly host: string } | null) => string;
  readonly damagedData: (folder: string, problem: string) => string;
  readonly notOurData: (folder: string) => string;
  readonly badDatabase: string;
  readonly badNode: (text: string) => string;
  readonly noDatabase: (problem: string) => string;
  readonly newerDatabase: string;
  readonly olderServers: string;
  readonly notOurDatabase: string;
  readonly ailments: { readonly [ailment in Ailment]: string };
  readonly badTables: (file: string, problem: string) => string;
  readonly badUsage: (problem: string) => string;
  readonly stopping: string;
  readonly notBuilt: string;
  readonly inUse: (port: number, option: string) => string;
  readonly notAllowed: (port: number, option: string) => string;
  readonly noSuchHost: (host: string) => string;
  readonly failed: (problem: string) => string;
};
