import { existsSync, writeSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import type { Product } from "@umpire/kit";
import type { Adoption } from "./bundles/adoption.ts";
import { type Bundles, openBundles } from "./bundles/bundles.ts";
import { type BotTrouble, readBots } from "./bundles/read-bot.ts";
import type { Doing } from "./bundles/watchdog/doing.ts";
import { openWatchdog } from "./bundles/watchdog/watchdog.ts";
import { watchSource } from "./bundles/watching.ts";
import { addressOf, networkAddresses } from "./listening.ts";
import type { FileBot } from "./match/bots/file-bots.ts";
import { openData, type Serving, serve } from "./serve.ts";
import { readSettings, type Settings, whyNoData, whyNoTables, whyNot, words } from "./settings.ts";
import type { Store } from "./store/store.ts";
import { endWithSupervisor, isSupervised, REPORTS, struckOut, supervise } from "./supervisor.ts";
import type { ServerWords } from "./words/words.ts";

/** Max time for ending, in milliseconds. */
const LONGEST = 5000;

const complain = (sentence: string): void => console.error(`\u2716 ${sentence}`);

function giveUp(sentence: string): void {
  complain(sentence);
  process.exitCode = 1;
}

/** A server of these games and of the pages in a folder. */
type Made = { readonly product: Product; readonly root: string };

/** The games that are asked for, and all of the product's where none is; null where none of them can be played. */
async function chooseGames(settings: Settings, product: Product, store: Store): Promise<Chosen | null> {
  if (settings.games.length === 0) return product;
  const say = words[settings.language];
  const known = product.games.games.map(({ id }) => id);
  const [names, files] = [settings.games.filter((name) => !isFile(name)), settings.games.filter(isFile)];
  for (const name of names) if (!known.includes(name)) complain(say.unknownGame(name, known));
  const served = openBundles(product, names, store);
  const tell = (adoption: Adoption, describe: ServerWords["badGame"]): void => {
    if (adoption.is === "trouble") complain(describe(adoption.trouble));
    else console.log(say.adopted(adoption));
  };
  for (const [index, file] of files.entries()) {
    const source = { file, board: index === 0 ? settings.board : null };
    const { adoption, files: made } = await served.adopt(source);
    if (adoption.is === "taken") console.log(playsOf(say, adoption));
    else tell(adoption, say.badGame);
    if (settings.watch)
      watchSource(served, source, made, (adoption) => {
        console.log(say.saved(file));
        tell(adoption, say.badSave);
      });
  }
  if (served.games.games.length > 0 || settings.watch) return { ...product, ...served };
  served.bundles.close();
  return null;
}
type Chosen = Product & { readonly bundles?: Bundles; readonly fileBots?: readonly FileBot[] };

/** Files are told from ids of games as the command line tells them. */
const isFile = (name: string): boolean => /[/\\.]/.test(name);

function playsOf({ plays }: ServerWords, { bundle, running }: Extract<Adoption, { is: "taken" }>): string {
  const { id, edition } = bundle.kit.game;
  return plays(id, edition, bundle.hash, running);
}

/** Max processor time of one call of a game, in milliseconds, before the server is started again. */
const LONGEST_CALL = 10_000;

/** Code of files is watched: by a thread for calls that do not return, and by a process that then starts it again. */
async function startWatched(settings: Settings, made: Made): Promise<void> {
  if (!isSupervised()) {
    const tell = (stuck: Doing) => complain(words[settings.language].stuck(stuck));
    process.exitCode = await supervise({ tell });
    return;
  }
  openWatchdog(LONGEST_CALL, REPORTS);
  endWithSupervisor();
  await start(settings, made);
}

async function start(settings: Settings, { product, root }: Made): Promise<void> {
  if (!existsSync(join(root, "index.html"))) return giveUp(words[settings.language].notBuilt);
  const noTables = whyNoTables(product.games, settings);
  if (noTables !== null) return giveUp(noTables);
  try {
    const store = await openData(settings);
    const chosen = await chooseGames(settings, product, store);
    if (chosen !== null) return await serveWithBots(settings, root, store, chosen);
    process.exitCode = 1;
    await store.close();
  } catch (error) {
    giveUp(whyNoData(error, settings));
  }
}

/** With the bots of files, each of which is told with its games. */
async function serveWithBots(settings: Settings, root: string, store: Store, chosen: Chosen): Promise<void> {
  const { badBot, seatable } = words[settings.language];
  const tell = (trouble: BotTrouble) => complain(badBot(trouble));
  const { bots, close } = await readBots(settings.bots, chosen.games, tell);
  process.once("exit", close);
  for (const { name, file, games } of bots) console.log(seatable(name, file, games));
  await serveUntilSignal(settings, root, store, { ...chosen, fileBots: bots });
}

async function serveUntilSignal(settings: Settings, root: string, store: Store, chosen: Chosen): Promise<void> {
  try {
    const serving = await serve(settings, root, store, { ...chosen, struckOut: struckOut() });
    if (isSupervised()) writeSync(REPORTS, `${JSON.stringify({ port: serving.port })}\n`);
    const { at, inNetwork, countsAt } = words[settings.language];
    console.log(at(addressOf(settings.host, serving.port)));
    for (const address of networkAddresses(settings.host, serving.port, networkInterfaces()))
      console.log(inNetwork(address));
    if (serving.countsPort !== null) console.log(countsAt(`${addressOf(settings.host, serving.countsPort)}metrics`));
    let isStopping = false;
    // From a keyboard the signal comes twice, to this process and from the one that supervises it.
    const stopOnce = (drain: number) => {
      if (!isStopping) stop(serving, settings, drain);
      isStopping = true;
    };
    process.on("SIGTERM", () => stopOnce(settings.drain));
    // Stopped from the keyboard, there is no load balancer to wait for.
    process.on("SIGINT", () => stopOnce(0));
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
  else if (wanted.settings.games.some(isFile)) await startWatched(wanted.settings, made);
  else await start(wanted.settings, made);
}
