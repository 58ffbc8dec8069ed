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
/** Max bytes traced of each call: a page of the log and what is before it. */
const MAX_TRACED_BYTES = 4400;

/** Reads a trace while it is written; resolves when its writer has ended. */
async function reading(file: string, trace: Trace): Promise<void> {
  const lines = createInterface({ input: createReadStream(file, { encoding: "latin1", highWaterMark: 2 ** 20 }) });
  lines.on("line", (line) => follow(trace, line));
  await once(lines, "close");
}

const straceTo = (file: string): readonly string[] => [
  // strace as a grandchild (-D), so that the server stays our child and can be killed.
  ...["strace", "-D", "-f", "-qq", "--seccomp-bpf", "-y", "-e", "signal=none"],
  ...["-s", String(MAX_TRACED_BYTES), "-e", `trace=${calls}`, "-o", file],
];

async function playAll(
  server: ServerProcess,
  matches: readonly SeatedMatch[],
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
  return sumFindings(await Promise.all(matches.flatMap(({ players }) => players.map(playOne))));
}

/** Checks every acknowledgement against the trace. */
function judged(matches: readonly SeatedMatch[], trace: Trace): Findings & { readonly done: number } {
  const told = matches.flatMap(commandsOf).filter(({ acks }) => acks.length > 0);
  const wrong = told.flatMap(({ command: { key } }) => {
    const verdict = trace.acknowledged.get(key);
    return verdict === null ? [] : [`${key}: ${verdict ?? "its acknowledgement is not in the trace"}`];
  });
  return { ...noFindings, lost: wrong.length, troubles: wrong, done: told.length };
}

/** Time without a new entry after which nothing more is expected, in milliseconds. */
const QUIET = 300;

/** Waits for commands that players sent just before they left: else the store and the server's view would differ by them. */
async function untilQuiet(kept: () => string): Promise<void> {
  for (let before = ""; before !== kept(); await sleep(QUIET)) before = kept();
}

/** The server under strace: between a command's arrival and its acknowledgement, the disk has confirmed it. */
export function traced(asked: TrialRequest): Promise<Row> {
  const { figure, seed, planted } = asked;
  return withFolder(async (data) => {
    const file = joinPath(data, "trace");
    if (spawnSync("mkfifo", [file]).status !== 0) throw new Error(`cannot make ${file}`);
    const trace = newTrace();
    const read = reading(file, trace);
    const server = await startServer({ data, under: straceTo(file), planted });
    const matches = await Promise.all(
      range(MATCHES).map((index) => newMatch(server.url, endless, seed * MATCHES + index)),
    );
    let found: Findings;
    try {
      found = await playAll(server, matches, asked);
      await untilQuiet(() =>
        readStore(data, (store) => matches.map(({ match }) => store.read(match, 0, ALL).length).join()),
      );
      found = sumFindings([found, await checkMatches(matches, (how) => readStore(data, how), server.url)]);
    } finally {
      await server.stop();
    }
    await within(30_000, "the end of the trace", read);
    const { done, ...verdict } = judged(matches, trace);
    const note = `${trace.line} calls, ${trace.syncs} syncs of the log`;
    return { test: "fsync", asked: figure, done, ...sumFindings([found, verdict]), note };
  });
}
