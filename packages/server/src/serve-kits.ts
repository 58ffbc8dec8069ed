import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fastDice, findBot } from "@umpire/bots";
import { type Kit, type Kits, kitFrom, kitsOf } from "@umpire/kit";
import { openBundles } from "./bundles/bundles.ts";
import type { Authenticate } from "./http/authentication.ts";
import { addressOf } from "./listening.ts";
import { openThinkers, type Thinkers } from "./match/bots/thinkers.ts";
import { serve } from "./serve.ts";
import { readSettings, type Settings, words } from "./settings.ts";
import { openPostgres } from "./store/postgres/postgres.ts";
import { openFolder } from "./store/sqlite/folder.ts";
import type { Store } from "./store/store.ts";

/** A place where matches are kept, which is opened when the server starts. */
export type StorePlace = { readonly open: () => Promise<Store> };

/** Keeps matches in a folder, in one SQLite file. */
export const sqlite = (folder: string): StorePlace => ({ open: () => openFolder(folder) });

/** Keeps matches in a PostgreSQL database, which several servers may share. */
export const postgres = (address: string): StorePlace => ({ open: () => openPostgres(address) });

/** What a server of one's own is made of. */
export type ServeOptions = {
  /**
   * The games. The file of one, as a path or as `new URL("./game.ts", import.meta.url)`, brings the whole site: its pages
   * and the threads of its bots load it. A module that is imported already (`import * as game from …`) is played by
   * requests and sockets, from pages of one's own; its bots think in the server's own thread.
   */
  readonly kits: readonly (string | URL | object)[];
  /** Where matches are kept; the folder `data` by default. */
  readonly store?: StorePlace;
  /** Origins whose pages may play here, and may show our pages in frames: `https://example.org`. */
  readonly origins?: readonly string[];
  /** Who may create and join matches, and under which name; without it anybody may, under any name. */
  readonly authenticate?: Authenticate;
  /** 8080 by default, 0 for any that is free; at 127.0.0.1, unless `host` says otherwise. */
  readonly port?: number;
  readonly host?: string;
  /** The folder with the built pages; by default those of the package `umpire`, where that is installed. */
  readonly site?: string;
  /** Any other setting of the command, as it is typed there: `["--bot-time", "2000"]`. */
  readonly args?: readonly string[];
};

/** A server that is running. */
export type Server = { readonly address: string; readonly port: number; readonly close: () => Promise<void> };

function settingsOf({ origins = [], port, host, args = [] }: ServeOptions): Settings {
  const typed = [
    ...origins.map((origin) => `--origin=${origin}`),
    ...(port === undefined ? [] : [`--port=${port}`]),
    ...(host === undefined ? [] : [`--host=${host}`]),
  ];
  const read = readSettings([...typed, ...args], process.env);
  if ("settings" in read) return read.settings;
  throw new TypeError("trouble" in read ? read.trouble : read.help);
}

/** Where the pages are, from wherever the program runs; null where there are none. */
function siteFolder(): string | null {
  try {
    const found = createRequire(join(process.cwd(), "index.js")).resolve("umpire/package.json");
    const folder = join(dirname(found), "site", "dist");
    return existsSync(join(folder, "index.html")) ? folder : null;
  } catch {
    return null;
  }
}

function kitOf(module: object): Kit {
  const read = kitFrom(module);
  if (!read.ok) throw new TypeError(`kits: ${read.problem}`);
  return read.kit;
}

const pathOf = (file: string | URL): string => (typeof file === "string" ? file : fileURLToPath(file));

/** Bots of bundles think in threads of their own, those of values in this one. */
function thinkersFor(kits: Kits, threads: Thinkers): Thinkers {
  return {
    close: threads.close,
    think: async (question, party) => {
      const { bot, game, edition, rules, view, seat, seed } = question;
      if (question.bundle !== null) return threads.think(question, party);
      const found = kits.findKit(game, edition);
      return (found.ok ? findBot(found.value, bot) : null)?.(rules, view, seat, fastDice(seed)) ?? null;
    },
  };
}

/** Serves games: their pages, requests and sockets. It runs until it is closed. */
export async function serveKits(options: ServeOptions): Promise<Server> {
  const { kits: given, authenticate, site = siteFolder() } = options;
  const settings = settingsOf(options);
  const values = kitsOf(given.flatMap((kit) => (typeof kit === "string" || kit instanceof URL ? [] : [kitOf(kit)])));
  const [bot] = settings.bots;
  if (bot !== undefined) throw new TypeError(`--bot ${bot}: only the command takes bots from files`);
  const store = await (options.store ?? sqlite(settings.data)).open();
  const names = values.games.map(({ id }) => id);
  const { games, bundles, adopt } = openBundles({ games: values, module: "" }, names, store);
  try {
    for (const kit of given.flatMap((each) => (typeof each === "string" || each instanceof URL ? [each] : []))) {
      const { adoption } = await adopt({ file: pathOf(kit), board: null });
      if (adoption.is === "trouble") throw new TypeError(words[settings.language].badGame(adoption.trouble));
      if (adoption.is === "refused") console.error(words[settings.language].adopted(adoption));
    }
  } catch (error) {
    bundles.close();
    await store.close();
    throw error;
  }
  const thinkers = thinkersFor(values, openThinkers("", settings.botTime, settings.tables));
  // The site's own games are not served, whatever their ids are.
  const manifest = () => ({ ...bundles.manifest(), own: [] });
  const product = { games, module: "", bundles: { ...bundles, manifest }, ...(authenticate && { authenticate }) };
  const { port, close } = await serve(settings, site, store, product, thinkers);
  return { address: addressOf(settings.host, port), port, close: () => close(0) };
}
