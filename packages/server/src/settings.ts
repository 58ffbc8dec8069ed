import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import type { Kits } from "@umpire/kit";
import { type LogLevel, logLevels } from "./monitoring/logs.ts";
import { defaultLimits, type Limits } from "./socket/limits.ts";
import { StoreError } from "./store/error.ts";
import { FolderInUse } from "./store/sqlite/lock.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";
import { type Language, languages, type ServerWords } from "./words/words.ts";

export const words: { readonly [language in Language]: ServerWords } = { en, ru };

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly language: Language;
  /** The data folder, unless matches are stored in PostgreSQL. */
  readonly data: string;
  readonly database: string | null;
  /** The address of this server for others on the same database; null for where it listens. */
  readonly node: string | null;
  readonly log: LogLevel;
  readonly origins: readonly string[];
  readonly proxies: string | null;
  /** A separate port for the metrics; null for the main port. */
  readonly metricsPort: number | null;
  /** The bearer token for reading the metrics; null for none. */
  readonly metricsToken: string | null;
  readonly limits: Limits;
  /** Time for which /health fails before the server ends, in milliseconds. */
  readonly drain: number;
  /** Whether matches may have rules that are no preset. */
  readonly packs: boolean;
  /** Min time until a bot decides, and max time for which it may think, in milliseconds. */
  readonly botDelay: number;
  readonly botTime: number;
  /** A file with solved positions for the bots. */
  readonly tables: string | null;
  /** What is played: ids of games, and files with games; all games where it is empty. */
  readonly games: readonly string[];
  /** The file of a board for the first of those files. */
  readonly board: string | null;
  /** Files with bots for those games. */
  readonly bots: readonly string[];
  /** Whether files are read again when they are saved. */
  readonly watch: boolean;
};
type ParsedSettings = { readonly settings: Settings } | { readonly help: string } | { readonly trouble: string };
type Environment = { readonly [name: string]: string | undefined };

/** Whole numbers: min, default and max of each. */
const numbers = {
  sockets: [1, defaultLimits.sockets, 1_000_000],
  "sockets-per-address": [1, defaultLimits.socketsPerAddress, 1_000_000],
  "connections-per-address": [1, defaultLimits.connectionsPerAddress, 1_000_000],
  burst: [1, defaultLimits.burst, 1_000_000],
  rate: [1, defaultLimits.rate, 1_000_000],
  "address-burst": [1, defaultLimits.addressBurst, 1_000_000],
  "address-rate": [1, defaultLimits.addressRate, 1_000_000],
  requests: [1, defaultLimits.requests, 1_000_000_000],
  matches: [1, defaultLimits.creations, 1_000_000_000],
  drain: [0, 2000, 600_000],
  share: [1, defaultLimits.share * 100, 100],
  "bot-delay": [0, 400, 60_000],
  "bot-time": [10, 5000, 600_000],
} as const;
type NumberName = keyof typeof numbers;
type Numbers = { readonly [name in NumberName]: number };
const numberNames = Object.keys(numbers) as NumberName[];

const text = { type: "string" } as const;
const options = {
  port: text,
  host: text,
  language: text,
  data: text,
  log: text,
  proxy: text,
  database: text,
  node: text,
  tables: text,
  "metrics-port": text,
  "metrics-token": text,
  ...(Object.fromEntries(numberNames.map((name) => [name, text])) as { readonly [name in NumberName]: typeof text }),
  board: text,
  bot: { type: "string", multiple: true, default: [] as string[] },
  origin: { type: "string", multiple: true },
  help: { type: "boolean" },
  "presets-only": { type: "boolean" },
  watch: { type: "boolean" },
} as const;

/** A port from text; null if it is none. */
const readPort = (text: string): number | null =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : null;

/** Exactly as a browser sends it, or it would never be equal. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

type TextName = "board" | "data" | "database" | "node" | "log" | "proxy" | "tables" | "metrics-port" | "metrics-token";
type SettingReader = (name: TextName | NumberName) => string | undefined;

const isDatabase = (text: string): boolean => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);

/** The places of a server among others, or the sentence about the first that is none. */
function readPlaces(asked: SettingReader, say: ServerWords): Pick<Settings, "database" | "node"> | string {
  const [database = null, node = null] = [asked("database"), asked("node")];
  if (database !== null && !isDatabase(database)) return say.badDatabase;
  if (node !== null && !/^https?:$/.test(URL.canParse(node) ? new URL(node).protocol : "")) return say.badNode(node);
  return { database, node };
}

/** The port and token of the metrics, or the sentence about the first that is wrong. */
function readMetrics(asked: SettingReader, say: ServerWords): Pick<Settings, "metricsPort" | "metricsToken"> | string {
  const [port, metricsToken = null] = [asked("metrics-port"), asked("metrics-token")];
  const metricsPort = port === undefined ? null : readPort(port);
  if (port !== undefined && metricsPort === null) return say.badPort(port);
  // Only these characters can come in a header.
  if (metricsToken !== null && !/^[!-~]+$/.test(metricsToken)) return say.badToken;
  return { metricsPort, metricsToken };
}

/** All numbers, or the sentence about the first that is none. */
function readNumbers(asked: SettingReader, say: ServerWords): Numbers | string {
  const found: Partial<Record<NumberName, number>> = {};
  for (const name of numberNames) {
    const [least, usual, most] = numbers[name];
    const text = asked(name) ?? String(usual);
    const value = /^\d{1,12}$/.test(text) ? Number(text) : -1;
    if (value < least || value > most) return say.badNumber(name, text, least, most);
    found[name] = value;
  }
  return found as Numbers;
}

const limitsOf = (found: Numbers): Limits => ({
  ...defaultLimits,
  sockets: found.sockets,
  socketsPerAddress: found["sockets-per-address"],
  connectionsPerAddress: found["connections-per-address"],
  addressBurst: found["address-burst"],
  addressRate: found["address-rate"],
  burst: found.burst,
  rate: found.rate,
  requests: found.requests,
  creations: found.matches,
  share: found.share / 100,
});

type Rest = Pick<
  Settings,
  | "metricsPort"
  | "metricsToken"
  | "database"
  | "node"
  | "limits"
  | "drain"
  | "botDelay"
  | "botTime"
  | "tables"
  | "board"
>;

/** The remaining settings, or the sentence about the first that is invalid. */
function readRest(asked: SettingReader, say: ServerWords): Rest | string {
  const found = readNumbers(asked, say);
  if (typeof found === "string") return found;
  const places = readPlaces(asked, say);
  if (typeof places === "string") return places;
  const metrics = readMetrics(asked, say);
  if (typeof metrics === "string") return metrics;
  const tables = asked("tables") ?? null;
  const { drain, "bot-delay": botDelay, "bot-time": botTime } = found;
  return {
    ...places,
    ...metrics,
    limits: limitsOf(found),
    drain,
    botDelay,
    botTime,
    tables,
    board: asked("board") ?? null,
  };
}

const arePacksWelcome = (presetsOnly: boolean | undefined, env: Environment): boolean =>
  !(presetsOnly ?? env["UMPIRE_PRESETS_ONLY"] === "1");

/** A setting from the command line, else from the environment. */
function read(args: readonly string[], env: Environment): ParsedSettings {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const language = languages.find((each) => each === (values.language ?? "en"));
  if (language === undefined) return { trouble: en.badLanguage(values.language ?? "") };
  const say = words[language];
  if (values.help) return { help: say.help };
  const port = values.port ?? (env["PORT"] || "8080");
  const portNumber = readPort(port);
  if (portNumber === null) return { trouble: say.badPort(port) };
  const asked: SettingReader = (name) =>
    values[name] || env[`UMPIRE_${name.toUpperCase().replaceAll("-", "_")}`] || undefined;
  const log = logLevels.find((each) => each === (asked("log") ?? "warn"));
  if (log === undefined) return { trouble: say.badLog(asked("log") ?? "", logLevels) };
  const stranger = (values.origin ?? []).find((each) => !isOrigin(each));
  if (stranger !== undefined) return { trouble: say.badOrigin(stranger) };
  const rest = readRest(asked, say);
  if (typeof rest === "string") return { trouble: rest };
  return {
    settings: {
      ...rest,
      port: portNumber,
      host: values.host || env["HOST"] || "127.0.0.1",
      language,
      log,
      data: asked("data") ?? "data",
      origins: values.origin ?? [],
      packs: arePacksWelcome(values["presets-only"], env),
      proxies: asked("proxy") ?? null,
      games: positionals,
      bots: values.bot,
      watch: values.watch === true,
    },
  };
}

export function readSettings(args: readonly string[], env: Environment): ParsedSettings {
  try {
    return read(args, env);
  } catch (error) {
    // Node.js throws where an option is unknown or lacks its value, with a sentence that says which.
    return { trouble: en.badUsage(error instanceof Error ? error.message.replace(/(?<!\.)$/, ".") : String(error)) };
  }
}

type Addressed = Pick<Settings, "port" | "host" | "language" | "metricsPort">;

/** The port that an error is about, and its setting. */
function portIn(error: unknown, { port, metricsPort }: Addressed) {
  const isOther = error instanceof Error && "port" in error && error.port === metricsPort && metricsPort !== port;
  return isOther && metricsPort !== null ? { option: "metrics-port", port: metricsPort } : { option: "port", port };
}

/** Why listening failed, and what to do about it. */
export function whyNot(error: unknown, settings: Addressed): string {
  const { host, language } = settings;
  const { option, port } = portIn(error, settings);
  const code = error instanceof Error && "code" in error ? error.code : null;
  const say = words[language];
  if (code === "EADDRINUSE") return say.inUse(port, option);
  if (code === "EACCES") return say.notAllowed(port, option);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return say.noSuchHost(host);
  return say.failed(error instanceof Error ? error.message : String(error));
}

type Kept = Pick<Settings, "data" | "database" | "language">;

/** Why matches cannot be stored there, and what to do about it. */
export function whyNoData(error: unknown, { data, database, language }: Kept): string {
  const say = words[language];
  const code = error instanceof StoreError ? error.code : null;
  const problem = error instanceof Error ? error.message : String(error);
  if (database !== null) {
    if (code === "newer") return say.newerDatabase;
    if (code === "in-use") return say.olderServers;
    return code === "not-a-database" ? say.notOurDatabase : say.noDatabase(problem);
  }
  if (code === "newer") return say.newerData(data);
  if (error instanceof FolderInUse) return say.dataInUse(data, error.holder);
  if (code === "damaged") return say.damagedData(data, problem);
  return code === "not-a-database" ? say.notOurData(data) : say.noData(data, problem);
}

/** Why the file of solved positions cannot be used, if there is one. */
export function whyNoTables(games: Kits, { tables, language }: Pick<Settings, "tables" | "language">): string | null {
  if (tables === null) return null;
  const { badTables } = words[language];
  try {
    const read = games.readTables(readFileSync(tables), gunzipSync);
    return read.ok ? null : badTables(tables, read.problem[language]);
  } catch (error) {
    return badTables(tables, error instanceof Error ? error.message : String(error));
  }
}
