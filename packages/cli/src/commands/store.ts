import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Refusal, type Result } from "@umpire/kernel";
import type { Kit, Product } from "@umpire/kit";
import {
  backUp,
  type Checked,
  checkStore,
  type DevOptions,
  develop,
  editionsIn,
  FolderInUse,
  fileAt,
  inspect,
  isDatabaseAddress,
  main,
  openKeptCode,
  type Progress,
  protocolWords,
  restore,
  StoreError,
} from "@umpire/server";
import { barOf } from "../bar.ts";
import { pc } from "../colours.ts";
import { io, product } from "../io.ts";
import { wrap } from "../layout.ts";
import { describeRefusal } from "../sentences.ts";
import { storeWords } from "../words/store.ts";
import type { Language } from "../words/words.ts";
import { type ExitCode, print, showRefusal } from "./show.ts";

/** Serves until a signal ends it; the exit code says whether it began. */
export async function serveGames(product: Product, args: readonly string[]): Promise<ExitCode> {
  await main({ product, root: product.site ?? "" }, args);
  return process.exitCode === 1 ? 1 : 0;
}

/** Serves the page of `umpire dev`, until a signal ends it. */
export async function developGame(product: Product, wanted: Omit<DevOptions, "root">): Promise<ExitCode> {
  return (await develop({ ...wanted, root: product.site ?? "" })) ? 0 : 1;
}

type StoreOptions = { readonly language: Language };
export type CopyOptions = StoreOptions & { readonly data: string; readonly force?: true };
export type EditionsOptions = StoreOptions & { readonly json?: true };
export type CheckOptions = StoreOptions & { readonly quick?: true };

/** A bar for somebody at a terminal; it ends its line when it is full. */
function progress(what: string): Progress {
  return (done, of) => {
    const { stderr } = io();
    if (stderr.isTTY !== true) return;
    stderr.write(`\r${barOf(done, Math.max(of, 1))} ${what} ${done}/${of}${done === of ? "\n" : ""}`);
  };
}

const codes: { readonly [code: string]: string } = {
  older: "store-older",
  newer: "store-newer",
  "not-a-database": "not-a-store",
};

/** Why a store cannot be used, in the words of these commands. */
function refusalOf(error: unknown, place: string): Refusal {
  if (error instanceof FolderInUse) {
    const { pid = null, host = "" } = error.holder ?? {};
    return { code: "folder-in-use", folder: place, pid, host };
  }
  if (error instanceof StoreError && codes[error.code] !== undefined) return { code: codes[error.code] ?? "", place };
  return { code: "store-unread", place, problem: error instanceof Error ? error.message : String(error) };
}

function refuse(language: Language, refusal: Refusal): ExitCode {
  showRefusal(language, null, refusal);
  return 2;
}

/** Checks a store, and says what is wrong with it. */
async function checked(place: string, language: Language, isFolding: boolean): Promise<Checked> {
  const store = await inspect(place);
  const code = openKeptCode(store);
  const onProblem = (refusal: Refusal) =>
    print(pc.red(wrap(describeRefusal(language, { words: protocolWords }, refusal))));
  try {
    return await checkStore(store, {
      games: product().games,
      bundles: code.bundles,
      ...{ isFolding, onProblem, onTrouble: (problem) => onProblem({ code: "store-damaged", problem }) },
      tell: progress(storeWords[language].text.checks({})),
    });
  } finally {
    code.close();
    await store.close();
  }
}

/** The kits of the code that a store keeps. */
export async function keptKits(place: string): Promise<Result<readonly Kit[]>> {
  try {
    const store = await inspect(place);
    const code = openKeptCode(store);
    const kits = await code.kits();
    code.close();
    await store.close();
    return ok(kits);
  } catch (error) {
    return err(refusalOf(error, place));
  }
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Lists the code that a store keeps: which game and edition it is, since when, and for how many matches. */
export async function listEditions(place: string, { json, language }: EditionsOptions): Promise<ExitCode> {
  try {
    const store = await inspect(place);
    const editions = await editionsIn(store);
    await store.close();
    const { edition, noEditions } = storeWords[language].text;
    if (editions.length === 0 && !json) print(noEditions({}));
    for (const each of editions) print(json ? JSON.stringify(each) : edition({ ...each, day: dayOf(each.at) }));
    return 0;
  } catch (error) {
    return refuse(language, refusalOf(error, place));
  }
}

/** Checks everything that is kept; the answer is no where something is wrong. */
export async function checkPlace(place: string, { quick, language }: CheckOptions): Promise<ExitCode> {
  try {
    const found = await checked(place, language, quick === undefined);
    print(wrap(storeWords[language].text.checked(found)));
    return found.problems === 0 ? 0 : 1;
  } catch (error) {
    return refuse(language, refusalOf(error, place));
  }
}

/** The check of a copy, and what it found; matches are not replayed: that is no matter of the copy. */
function checking(language: Language) {
  let found: Checked = { matches: 0, entries: 0, bytes: 0, problems: 0 };
  const check = async (file: string): Promise<boolean> => {
    found = await checked(file, language, false);
    return found.problems === 0;
  };
  return { check, found: () => found };
}

/** As text that a shell takes for one word. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** In a folder, a name that sorts by time; one that is not there yet has a slash at its end. */
function fileFor(to: string): string {
  const isFolder = existsSync(to) ? statSync(to).isDirectory() : /[\\/]$/.test(to);
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  return isFolder ? join(to, `umpire-${time}.sqlite`) : to;
}

/** Why a file could not be written, as the system says it; null where something else is wrong. */
const problemWriting = (error: unknown): string | null =>
  error instanceof Error && "syscall" in error && !(error instanceof StoreError) ? error.message : null;

/** Makes a copy of what a server keeps. */
export async function backUpTo(to: string, { data, force, language }: CopyOptions): Promise<ExitCode> {
  const line = `pg_dump --format=custom --file=${quoted(to)} ${quoted(data)}`;
  if (isDatabaseAddress(data)) return refuse(language, { code: "use-postgres", line });
  const file = fileFor(to);
  if (existsSync(file) && !force) return refuse(language, { code: "file-exists", file });
  const { text } = storeWords[language];
  try {
    const { check, found } = checking(language);
    if (!(await backUp(fileAt(data), file, check, progress(text.copies({}))))) {
      showRefusal(language, null, { code: "copy-damaged", place: data });
      return 1;
    }
    print(wrap(text.backedUp({ ...found(), file })));
    return 0;
  } catch (error) {
    const problem = problemWriting(error);
    return refuse(language, problem === null ? refusalOf(error, data) : { code: "cannot-write", file, problem });
  }
}

/** Puts a copy into the folder of a server that is stopped. */
export async function restoreFrom(from: string, { data, force, language }: CopyOptions): Promise<ExitCode> {
  const line = `pg_restore --clean --if-exists --dbname=${quoted(data)} ${quoted(from)}`;
  if (isDatabaseAddress(data)) return refuse(language, { code: "use-postgres", line });
  const { text } = storeWords[language];
  try {
    const { check, found } = checking(language);
    const tell = progress(text.copies({}));
    const done = await restore(fileAt(from), { folder: data, isForced: force === true, check, tell });
    if (done === "taken") return refuse(language, { code: "has-matches", folder: data });
    if (done === "damaged") {
      showRefusal(language, null, { code: "copy-damaged", place: from });
      return 1;
    }
    print(wrap(text.restored({ ...found(), folder: data })));
    return 0;
  } catch (error) {
    return refuse(language, refusalOf(error, error instanceof FolderInUse ? data : from));
  }
}
