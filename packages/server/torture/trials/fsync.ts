import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { join as joinPath } from "node:path";
import { createInterface } from "node:readline";
import { ALL } from "../../src/store/pages.ts";
import { type Player, play } from "../players/player.ts";
import { checkMatches, commandsOf, endless, joinAs, newMatch, type SeatedMatch } from "../players/seated-match.ts";
import { type Findings, noFindings, type Row, sumFindings } from "../report.ts";
import { readStore, type ServerProcess, startServer } from "../servers/server-process.ts";
import { messageOf, range, sleep, withFolder, within } from "../tools.ts";
import type { TrialRequest } from "../trial.ts";
import { calls, follow, newTrace, type Trace } from "./strace.ts";

const MATCHES = 4;
/** So much of each text is traced: a page of the log and what is before it. */
const MAX_TRACED_BYTES = 4400;

/** Reads a trace while it is written; settled when whoever wrote it is gone. */
async function reading(file: string, trace: Trace): Promise<void> {
  const lines = createInterface({ input: createReadStream(file, { encoding: "latin1", highWaterMark: 2 ** 20 }) });
  lines.on("line", (line) => follow(trace, line));
  await once(lines, "close");
}

const straceTo = (file: string): readonly string[] => [
  // As a grandchild, so that the server is our child as ever and can be ended by us.
  ...["strace", "-D", "-f", "-qq", "--seccomp-bpf", "-y", "-e", "signal=none"],
  ...["-s", String(MAX_TRACED_BYTES), "-e", `trace=${calls}`, "-o", file],
];

async function playAll(
  server: ServerProcess,
  tables: readonly SeatedMatch[],
  { figure, progress }: TrialRequest,
): Promise<Findings> {
  let acks = 0;
  const onAck = () => {
    acks += 1;
    progress(acks);
  };
  const isOn = () => acks < figure && !server.hasCrashed();
  const playOne = async (player: Player): Promise<Findings> => {
    try {
      const link = await joinAs(server.url, player, true);
      const playing = play(player, link, { isOn, chatsOneIn: 4, onAck });
      const stop = setInterval(() => isOn() || link.close(), 20);
      await playing.finally(() => clearInterval(stop));
      link.close();
    } catch (error) {
      if (isOn()) return { ...noFindings, troubles: [messageOf(error)] };
    }
    return noFindings;
  };
  return sumFindings(await Promise.all(tables.flatMap(({ players }) => players.map(playOne))));
}

/** What the trace says about everything that the players were told. */
function judged(tables: readonly SeatedMatch[], trace: Trace): Findings & { readonly done: number } {
  const told = tables.flatMap(commandsOf).filter(({ acks }) => acks.length > 0);
  const wrong = told.flatMap(({ command: { key } }) => {
    const verdict = trace.acknowledged.get(key);
    return verdict === null ? [] : [`${key}: ${verdict ?? "its acknowledgement is not in the trace"}`];
  });
  return { ...noFindings, lost: wrong.length, troubles: wrong, done: told.length };
}

/** So long nothing is kept any more before everything that was on its way is taken to be there, in milliseconds. */
const QUIET = 300;

/** Whoever has left may have asked for something just before: a look and what the server shows would differ by it. */
async function untilQuiet(kept: () => string): Promise<void> {
  for (let before = ""; before !== kept(); await sleep(QUIET)) before = kept();
}

/** The server under strace: between an action's arrival and the bytes of its acknowledgement the disk has confirmed it. */
export function traced(asked: TrialRequest): Promise<Row> {
  const { figure, seed, planted } = asked;
  return withFolder(async (data) => {
    const file = joinPath(data, "trace");
    if (spawnSync("mkfifo", [file]).status !== 0) throw new Error(`cannot make ${file}`);
    const trace = newTrace();
    const read = reading(file, trace);
    const server = await startServer({ data, under: straceTo(file), planted });
    const tables = await Promise.all(
      range(MATCHES).map((index) => newMatch(server.url, endless, seed * MATCHES + index)),
    );
    let found: Findings;
    try {
      found = await playAll(server, tables, asked);
      await untilQuiet(() =>
        readStore(data, (store) => tables.map(({ match }) => store.read(match, 0, ALL).length).join()),
      );
      found = sumFindings([found, await checkMatches(tables, (how) => readStore(data, how), server.url)]);
    } finally {
      await server.stop();
    }
    await within(30_000, "the end of the trace", read);
    const { done, ...verdict } = judged(tables, trace);
    const note = `${trace.line} calls, ${trace.syncs} syncs of the log`;
    return { test: "fsync", asked: figure, done, ...sumFindings([found, verdict]), note };
  });
}
