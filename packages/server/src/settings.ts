import { parseArgs } from "node:util";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";
import { type Language, languages, type ServerWords } from "./words/words.ts";

export const words: { readonly [language in Language]: ServerWords } = { en, ru };

export type Settings = { readonly port: number; readonly host: string; readonly language: Language };
type Wanted = { readonly settings: Settings } | { readonly help: string } | { readonly trouble: string };
type Environment = { readonly [name: string]: string | undefined };

const options = {
  port: { type: "string" },
  host: { type: "string" },
  language: { type: "string" },
  help: { type: "boolean" },
} as const;

/** A port from text; null if it is none. */
const readPort = (text: string): number | null =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : null;

/** What was asked for on the command line, else in the environment. */
function read(args: readonly string[], env: Environment): Wanted {
  const { values } = parseArgs({ args: [...args], options });
  const language = languages.find((each) => each === (values.language ?? "en"));
  if (language === undefined) return { trouble: en.badLanguage(values.language ?? "") };
  if (values.help) return { help: words[language].help };
  const asked = values.port ?? (env["PORT"] || "8080");
  const port = readPort(asked);
  if (port === null) return { trouble: words[language].badPort(asked) };
  return { settings: { port, host: values.host || env["HOST"] || "127.0.0.1", language } };
}

export function readSettings(args: readonly string[], env: Environment): Wanted {
  try {
    return read(args, env);
  } catch (error) {
    // Node.js throws where an option is unknown or lacks its value, with a sentence that says which.
    return { trouble: en.badUsage(error instanceof Error ? error.message.replace(/(?<!\.)$/, ".") : String(error)) };
  }
}

/** The address to open: where every address of the machine is listened at, the nearest of them. */
export function addressOf(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}

/** Why listening failed, and what to do about it. */
export function whyNot(error: unknown, { port, host, language }: Settings): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  const say = words[language];
  if (code === "EADDRINUSE") return say.inUse(port);
  if (code === "EACCES") return say.notAllowed(port);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return say.noSuchHost(host);
  return say.failed(error instanceof Error ? error.message : String(error));
}
