// A process to be killed: <file> <how many requests each match has heard of> …; prints the key of each further one.

import { ALL } from "../pages.ts";
import { openSqlite } from "./sqlite.ts";

const [file = "", ...heard] = process.argv.slice(2);
const store = await openSqlite(file);

/** Goes on with the first request of which nothing was heard, which may have been kept nonetheless. */
async function play(match: string, from: number): Promise<never> {
  const epoch = await store.claim(match);
  let expected = (await store.read(match, 0, ALL)).length;
  for (let request = from; ; request += 1) {
    const key = `${match}/${request}`;
    const entries = Array.from({ length: 1 + (request % 3) }, (_, index) => `${key}#${index}`);
    const append = { match, expected, key, epoch, at: Date.now(), entries, answer: `yes ${key}`, summary: null };
    const appended = await store.append(append);
    if (appended.ok) expected = appended.seq;
    else if (appended.why !== "duplicate") throw new Error(`${key}: ${JSON.stringify(appended)}`);
    process.stdout.write(`${key}\n`);
  }
}

await Promise.all(heard.map((count, match) => play(`m${match}`, Number(count))));
