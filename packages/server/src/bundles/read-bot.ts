import { existsSync } from "node:fs";
import { basename, extname, relative } from "node:path";
import type { Kits } from "@umpire/kit";
import { Tinypool } from "tinypool";
import { type FileBot, type Misplay, namesOfSeatable } from "../match/bots/file-bots.ts";
import { workerFile } from "../match/bots/thinkers.ts";
import type { BotDescribed } from "../match/bots/worker.ts";
import { type BuiltBundle, buildBundle, type ModuleFolder, openModuleFolder } from "./bundle.ts";
import { lineOf, placeIn } from "./trial/try-out.ts";

/** What can be wrong with a bot from a file: before it takes a seat, and while it plays. */
export type BotFault =
  | { readonly is: "missing" | "no-strategy" | "several-strategies" }
  | { readonly is: "broken" | "throws" | "illegal" | "taken"; readonly detail: string }
  | { readonly is: "slow" | "endless"; readonly seconds: number }
  /** Its games are not played here, or it does not say which of these it is for. */
  | { readonly is: "no-game" | "which-game"; readonly games: readonly string[] };

export type BotTrouble = { readonly file: string; readonly line: number | null; readonly fault: BotFault };

/** Where bots are read into: games are there already, and each bot sees those before it. */
type Table = {
  readonly games: Kits;
  readonly bots: readonly FileBot[];
  readonly folder: ModuleFolder;
  readonly tell: (trouble: BotTrouble) => void;
};

/** Max time for reading a module, in milliseconds. */
const LONGEST_START = 20_000;
/** The longest name that can be asked for. */
const NAME = 40;

/** Reads bots in their order; who cannot be given a seat is told, and the others can. */
export async function readBots(files: readonly string[], games: Kits, tell: Table["tell"]) {
  const folder = openModuleFolder();
  const bots: FileBot[] = [];
  for (const file of files) {
    const read = await readBot({ games, bots, folder, tell }, file);
    if ("fault" in read) tell(read);
    else bots.push(read);
  }
  return { bots, close: folder.remove };
}

async function readBot(table: Table, file: string): Promise<FileBot | BotTrouble> {
  if (!existsSync(file)) return { file, line: null, fault: { is: "missing" } };
  const read = await buildBundle(table.folder, { file, board: null }, "node");
  if (!read.ok) {
    const { file: at, line, problem } = read.trouble;
    return { file: at, line, fault: { is: "broken", detail: problem } };
  }
  const { built } = read;
  const described = await describe(file, built);
  if (!described.ok) return described.trouble;
  const name = basename(file, extname(file)).slice(0, NAME);
  const games = gamesFor(table, name, described.games);
  if ("is" in games) return { file, line: lineOf(file, games.is === "taken" ? "strategy" : "games"), fault: games };
  return { name, file, games, module: built.module, onMisplay: reportOnce(table, file, built) };
}

type Described = Extract<BotDescribed, { ok: true }> | { readonly ok: false; readonly trouble: BotTrouble };

/** What a module says of itself, in a thread of its own, which is ended where that says nothing. */
async function describe(file: string, built: BuiltBundle): Promise<Described> {
  const pool = new Tinypool({ filename: workerFile, minThreads: 0, maxThreads: 1 });
  const signal = AbortSignal.timeout(LONGEST_START);
  try {
    const told: BotDescribed = await pool.run(built.module, { name: "describeBot", signal });
    return told.ok ? told : { ok: false, trouble: { file, line: null, fault: { is: told.problem } } };
  } catch (error) {
    const trouble: BotTrouble = signal.aborted
      ? { file, line: null, fault: { is: "slow", seconds: LONGEST_START / 1000 } }
      : troubleOf({ file, line: null }, built, error, "broken");
    return { ok: false, trouble };
  } finally {
    await pool.destroy();
  }
}

/** The games that a bot is for: those it names, and of one game alone that one; or why there is none. */
function gamesFor({ games, bots }: Table, name: string, named: readonly string[] | null): readonly string[] | BotFault {
  const played = games.games.map(({ id }) => id);
  if (named === null && played.length > 1) return { is: "which-game", games: played };
  const meant = played.filter((id) => named === null || named.includes(id));
  if (meant.length === 0) return { is: "no-game", games: played };
  const isTaken = games.games.some(
    (game) => meant.includes(game.id) && namesOfSeatable({ games, fileBots: bots }, game).includes(name),
  );
  return isTaken ? { is: "taken", detail: name } : meant;
}

/** A fault is told once for its line: a bot that always errs would else fill the terminal. */
function reportOnce({ tell }: Table, file: string, built: BuiltBundle): FileBot["onMisplay"] {
  const told = new Set<string>();
  const choosing: SourceLine = { file, line: lineOf(file, "choose") };
  return (misplay) => {
    const trouble = misplayOf(choosing, built, misplay);
    const key = `${trouble.fault.is} ${trouble.line}`;
    if (!told.has(key)) tell(trouble);
    told.add(key);
  };
}

type SourceLine = Pick<BotTrouble, "file" | "line">;

function misplayOf(choosing: SourceLine, built: BuiltBundle, misplay: Misplay): BotTrouble {
  if (misplay.is === "throws") return troubleOf(choosing, built, misplay.error, "throws");
  const fault = misplay.is === "illegal" ? ({ is: "illegal", detail: misplay.code } as const) : misplay;
  return { ...choosing, fault };
}

/** An error with the first place of its trace that is in a file of the author's, else the usual place. */
function troubleOf(usual: SourceLine, built: BuiltBundle, error: unknown, is: "broken" | "throws"): BotTrouble {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const place = placeIn(built, stack);
  const at = place === null ? usual : { file: relative(process.cwd(), place.file) || place.file, line: place.line };
  return { ...at, fault: { is, detail: message } };
}
