import { type Findings, noFindings, type Row, sumFindings } from "../report.ts";
import { remoteTwin, withoutTime } from "../servers/remote-twin.ts";
import { type ServerProcess, startServer } from "../servers/server-process.ts";
import { withFolder } from "../tools.ts";
import type { TrialRequest } from "../trial.ts";
import { compareTranscripts, firstDifference, type Transcript } from "./secrecy-diff.ts";
import { playSealedMatch } from "./secrecy-match.ts";

/** One match in this number is played on real sockets too. */
const REAL = 10;
/** Matches on the same two servers; only the last of them is public. */
const SHARE = 10;

const listenerOf = (text: string): string => text.slice(0, text.indexOf(": "));

/** The texts by listener, each in its order: which of two sockets is faster is no secret. */
const byListener = (texts: readonly string[]): readonly string[] =>
  texts.toSorted((a, b) => (listenerOf(a) < listenerOf(b) ? -1 : Number(listenerOf(a) > listenerOf(b))));

async function play(server: ServerProcess, seed: number, which: 0 | 1, isPublic: boolean): Promise<Transcript | null> {
  const heard = await playSealedMatch(remoteTwin(server, isPublic), seed, which);
  return heard && { before: byListener(heard.before).map(withoutTime), after: heard.after, logged: [] };
}

/** The lines that a server has printed, sorted: those of different sockets come in any order. */
const printed = (server: ServerProcess): readonly string[] => withoutTime(server.output()).split("\n").sort();

type Part = { readonly done: number; readonly opened: number; readonly found: Findings };

async function playShare(servers: readonly [ServerProcess, ServerProcess], share: number, seed: number): Promise<Part> {
  const findings: Findings[] = [];
  let [done, opened] = [0, 0];
  for (let number = 0; done < share && number < share * 3; number += 1) {
    const isPublic = done === share - 1;
    const [left, right] = await Promise.all([
      play(servers[0], seed + number, 0, isPublic),
      play(servers[1], seed + number, 1, isPublic),
    ]);
    if (left === null || right === null) continue;
    findings.push(compareTranscripts(seed + number, left, right));
    done += 1;
    opened += firstDifference(left.after, right.after) === null ? 0 : 1;
  }
  return { done, opened, found: sumFindings(findings) };
}

/** The same on real sockets to real servers with the same random numbers; times are left out. */
export async function onSockets({ figure: whole, seed, planted, progress }: TrialRequest): Promise<Row> {
  const figure = Math.ceil(whole / REAL);
  const parts: Part[] = [];
  const logs: Findings[] = [];
  const done = () => parts.reduce((sum, part) => sum + part.done, 0);
  const start = (data: string) => startServer({ data, planted, isFixed: true, more: ["--log", "debug"] });
  for (let round = 0; round * SHARE < figure; round += 1) {
    await withFolder((one) =>
      withFolder(async (two) => {
        const servers = await Promise.all([start(one), start(two)]);
        const share = Math.min(SHARE, figure - round * SHARE);
        parts.push(await playShare(servers, share, seed * 2_000_000 + round * SHARE * 3));
        for (const server of servers) await server.stop();
        const leak = firstDifference(printed(servers[0]), printed(servers[1]));
        if (leak !== null) logs.push({ ...noFindings, leaked: 1, troubles: [`printed: ${leak}`] });
      }),
    );
    progress(done());
  }
  const found = sumFindings([...parts.map((part) => part.found), ...logs]);
  const opened = parts.reduce((sum, part) => sum + part.opened, 0);
  return { test: "secrecy, on sockets", asked: figure, done: done(), ...found, note: `${opened} secrets opened` };
}
