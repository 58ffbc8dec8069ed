import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Refusal } from "@umpire/kernel";

/** What can be wrong with a bot of one's own. */
export type BotFault = "missing" | "broken" | "no-strategy" | "several-strategies" | "throws" | "illegal" | "endless";

/** In which file, in which line, if that is known, and what more there is to say: a message, an action, seconds. */
export type BadBot = Refusal & {
  readonly code: "bad-bot";
  readonly file: string;
  readonly line: number | null;
  readonly fault: BotFault;
  readonly detail: string;
};

export const badBot = (file: string, line: number | null, fault: BotFault, detail = ""): BadBot => ({
  code: "bad-bot",
  file,
  line,
  fault,
  detail,
});

/** A bot of one's own that cannot play on. */
export class BadBotError extends Error {
  readonly refusal: BadBot;

  constructor(refusal: BadBot) {
    super(refusal.fault);
    this.refusal = refusal;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An error as what is wrong with a bot: the first place of its message or trace that is in the file. */
export function faultOf(file: string, fault: BotFault, error: unknown): BadBot {
  const path = resolve(file);
  const trace = `${messageOf(error)}\n${error instanceof Error ? error.stack : ""}`;
  const at = [path, pathToFileURL(path).href].flatMap((place) => {
    // A module that is loaded by way of a compiler has a query in its address.
    const [, line] = trace.split(place)[1]?.match(/^(?:\?[^:\s]*)?:(\d+)/) ?? [];
    return line === undefined ? [] : [Number(line)];
  });
  // A compiler names the place first, in a line of its own.
  const [said = ""] = messageOf(error).split("\n").slice(-1);
  const detail = said.replace(/^.*?:\d+:\d+: (ERROR: )?/, "");
  return badBot(file, at[0] ?? (fault === "throws" ? choosingLine(file) : null), fault, detail);
}

/** The line in which a bot chooses, for what no line is to blame for. */
export function choosingLine(file: string): number | null {
  const lines = readFileSync(file, "utf8").split("\n");
  const at = lines.findIndex((line) => /\bchoose\s*[(:=,}]/.test(line));
  return at < 0 ? null : at + 1;
}
