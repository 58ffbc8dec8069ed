import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { umpireProcess as beside, type Ended, umpire as within } from "umpire/umpire-fixture";
import { afterAll, onTestFinished } from "vitest";
import { hand, hostOn, send, startMatch } from "./match/host.fixture.ts";
import { closeHost } from "./match/host.ts";
import { openFolder } from "./store/sqlite/folder.ts";
import { LastingDatabase } from "./store/sqlite/lasting.ts";
import type { Store } from "./store/store.ts";

export const folder = mkdtempSync(join(tmpdir(), "umpire-commands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
let count = 0;
export const newPath = (name = "data"): string => {
  count += 1;
  return join(folder, `${name}-${count}`);
};

/** Lines are broken where they get too long for a terminal. */
const unwrapped = (text: string): string => text.replace(/\s+/g, " ");

const withoutBreaks = ({ code, stdout, stderr }: Ended): Ended => ({
  code,
  stdout: unwrapped(stdout),
  stderr: unwrapped(stderr),
});

/** What somebody types who looks after a server, within this process. */
export const umpire = async (...args: readonly string[]): Promise<Ended> => withoutBreaks(await within(args));
/** The same with the built command, beside the process of the server. */
export const umpireProcess = async (...args: readonly string[]): Promise<Ended> => withoutBreaks(await beside(args));

/** Two matches of five entries each. */
export async function played(store: Store): Promise<readonly [string, string]> {
  const host = hostOn(store);
  const play = async () => {
    const match = await startMatch(host);
    await send(host, match, 0, hand(1, "rock"));
    await send(host, match, 1, hand(1, "paper"));
    return match;
  };
  const both = [await play(), await play()] as const;
  await closeHost(host);
  return both;
}

/** The same in a folder that nobody has open any more. */
export async function filled(): Promise<{
  readonly data: string;
  readonly file: string;
  readonly matches: readonly [string, string];
}> {
  const data = newPath();
  const store = await openFolder(data);
  const matches = await played(store);
  await store.close();
  return { data, file: join(data, "umpire.sqlite"), matches };
}

export async function held(data: string): Promise<Store> {
  const store = await openFolder(data);
  onTestFinished(() => store.close());
  return store;
}

export function changed(file: string, sql: string): void {
  const db = new LastingDatabase(file);
  db.exec(sql);
  db.close();
}

export const of = (match: string) => `match = (SELECT id FROM matches WHERE name = '${match}')`;
