import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Product } from "@umpire/kit";
import { type Bundles, openBundles } from "./bundles/bundles.ts";
import { openData, type Serving, serve } from "./serve.ts";
import { addressOf, readSettings, type Settings, whyNoData, whyNoTables, whyNot, words } from "./settings.ts";
import type { Store } from "./store/store.ts";

/** Max time for ending, in milliseconds. */
const LONGEST = 5000;

const complain = (sentence: string): void => console.error(`\u2716 ${sentence}`);

function giveUp(sentence: string): void {
  complain(sentence);
  process.exitCode = 1;
}

/** A server of these games and of the pages in a folder. */
type Made = { readonly product: Product; readonly root: string };

/** Files are told from ids of games as the command line tells them. */
const isFile = (name: string): boolean => /[/\\.]/.test(name);

/** The games that are asked for, and all of the product's where none is; null where none of them can be played. */
async function chooseGames({ games: asked, board, language }: Settings, product: Product): Promise<Chosen | null> {
  if (asked.length === 0) return product;
  const say = words[language];
  const [names, files] = [asked.filter((name) => !isFile(name)), asked.filter(isFile)];
  const known = product.games.games.map(({ id }) => id);
  for (const name of names) if (!known.includes(name)) complain(say.unknownGame(name, known));
  const sources = files.map((file, index) => ({ file, board: index === 0 ? board : null }));
  const { games, bundles, troubles } = await openBundles(product, { names, sources });
  for (const trouble of troubles) complain(say.badGame(trouble));
  if (games.games.length > 0) return { ...product, games, bundles };
  process.exitCode = 1;
  return null;
}
type Chosen = Product & { readonly bundles?: Bundles };

async function start(settings: Settings, made: Made): Promise<void> {
  const { root } = made;
  if (!existsSync(join(root, "index.html"))) return giveUp(words[settings.language].notBuilt);
  const product = await chooseGames(settings, made.product);
  if (product === null) return;
  const noTables = whyNoTables(product.games, settings);
  if (noTables !== null) return giveUp(noTables);
  let store: Store;
  try {
    store = await openData(settings);
  } catch (error) {
    return giveUp(whyNoData(error, settings));
  }
  try {
    const serving = await serve(settings, root, store, product);
    const { at, countsAt } = words[settings.language];
    console.log(at(addressOf(settings.host, serving.port)));
    if (serving.countsPort !== null) console.log(countsAt(`${addressOf(settings.host, serving.countsPort)}metrics`));
    process.once("SIGTERM", () => stop(serving, settings, settings.drain));
    // Stopped from the keyboard, there is no load balancer to wait for.
    process.once("SIGINT", () => stop(serving, settings, 0));
  } catch (error) {
    giveUp(whyNot(error, settings));
  }
}

/** Ends the server, by force after a while: everything acknowledged is on the disk already. */
function stop(serving: Serving, { language }: Settings, drain: number): void {
  console.log(words[language].stopping);
  setTimeout(() => process.exit(1), drain + LONGEST).unref();
  serving.close(drain).catch((error: unknown) => giveUp(words[language].failed(String(error))));
}

/** Serves with the settings of the arguments and the environment, until a signal ends it. */
export async function main(made: Made, args: readonly string[] = process.argv.slice(2)): Promise<void> {
  const wanted = readSettings(args, process.env);
  if ("help" in wanted) console.log(wanted.help);
  else if ("trouble" in wanted) giveUp(wanted.trouble);
  else await start(wanted.settings, made);
}
