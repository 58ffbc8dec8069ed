import type { Answer, Link } from "../players/inbox.ts";
import { nextCommand, type Player, type SentCommand } from "../players/player.ts";
import {
  checkMatches,
  clocked,
  commandsOf,
  endless,
  joinAs,
  newMatch,
  type SeatedMatch,
} from "../players/seated-match.ts";
import { type Findings, noFindings, type Row, sumFindings } from "../report.ts";
import { readStore, type ServerOptions, type ServerProcess, startServer } from "../servers/server-process.ts";
import { messageOf, oneIn, oneOf, range, sleep, withFolder } from "../tools.ts";
import type { TrialRequest } from "../trial.ts";

const MATCHES = 8;
/** Number of commands sent to the same matches, with restarts in between. */
const COMMANDS_PER_ROUND = 4000;
const restartsIn = (share: number): number => Math.min(4, Math.ceil(share / 100));
/** Max attempts to reach a server that is down, and the pause between two, in milliseconds. */
const CONNECT_TRIES = 400;
const CONNECT_PAUSE = 25;

/** Matches that go on while one server or several are restarted. */
export type RestartRun = {
  /** The address of a running server. */
  readonly url: () => string;
  isOn: boolean;
  /** Commands to be sent yet to these matches, and all that were answered. */
  left: number;
  done: number;
  /** Number of messages sent, and of answers that the player never got. */
  sent: number;
  dropped: number;
};

/** Both devices of a player, as soon as the server runs. */
async function devices(run: RestartRun, player: Player): Promise<readonly Link[]> {
  for (let tried = 0; run.isOn && tried < CONNECT_TRIES; tried += 1) {
    try {
      return await Promise.all(range(2).map(() => joinAs(run.url(), player)));
    } catch {
      await sleep(CONNECT_PAUSE);
    }
  }
  throw new Error("the server does not come back");
}

/** Sends a command one to five times, from any device: the last answer that gets through; null where all are dropped. */
async function send(
  run: RestartRun,
  { rng }: Player,
  links: readonly Link[],
  sent: SentCommand,
): Promise<Answer | null> {
  const copies = range(1 + rng.int(5)).map(() => oneOf(rng, links).ask(sent.command));
  run.sent += copies.length;
  let heard: Answer | null = null;
  let gone: unknown = null;
  for (const each of await Promise.allSettled(copies)) {
    if (each.status === "rejected") gone = each.reason;
    else {
      note(sent, each.value);
      if (oneIn(rng, 3)) run.dropped += 1;
      else heard = each.value;
    }
  }
  if (heard === null && gone !== null) throw gone;
  return heard;
}

/** Counts an answer, also one that is dropped on the way to the player. */
function note({ acks, refusals }: SentCommand, answer: Answer): void {
  if (answer.kind === "ack") acks.push(answer.seq);
  else refusals.push(answer.code);
}

/** Sends one command; false where the match is over. */
async function askOnce(run: RestartRun, player: Player, links: readonly Link[]): Promise<boolean> {
  const [first] = links;
  const sent = first && (await nextCommand(player, first, 3));
  if (first === undefined || !sent) return false;
  const answer = await send(run, player, links, sent);
  if (answer === null) return true;
  player.open = null;
  run.done += 1;
  run.left -= 1;
  if (answer.kind === "ack") await first.until(({ seq }) => seq >= answer.seq);
  return true;
}

/** Sends one command after another, and repeats each until it is answered. */
export async function playOnce(run: RestartRun, player: Player): Promise<void> {
  let links = await devices(run, player);
  while (run.isOn) {
    try {
      if (!(await askOnce(run, player, links))) return;
    } catch {
      // The server is down: a command without an answer is repeated when it is back.
      if (run.isOn) links = await devices(run, player);
    }
  }
}

/** One server, in a process of its own. */
type Single = RestartRun & { server: ServerProcess };

/** Restarts the server after each part of the commands, in turn by SIGKILL and by SIGTERM. */
async function restarting(run: Single, options: ServerOptions, share: number): Promise<void> {
  const restarts = restartsIn(share);
  for (let number = 1; number <= restarts; number += 1) {
    const due = share - (share * number) / (restarts + 1);
    while (run.isOn && run.left > due) await sleep(5);
    if (!run.isOn) return;
    await (number % 2 === 0 ? run.server.stop() : run.server.kill());
    run.server = await startServer(options);
  }
  while (run.isOn && run.left > 0) await sleep(5);
  run.isOn = false;
}

/** One round of commands, in new matches. */
async function play(run: Single, options: ServerOptions, share: number, seed: number): Promise<Findings> {
  const { url } = run.server;
  const matches: readonly SeatedMatch[] = await Promise.all(
    range(MATCHES).map((index) => newMatch(url, index % 4 === 0 ? clocked : endless, seed * MATCHES + index)),
  );
  run.isOn = true;
  run.left = share;
  const players = matches.flatMap((seated) => seated.players);
  const failed: Findings[] = [];
  const playing = players.map((player) => playOnce(run, player).catch((error) => failed.push(endedBy(run, error))));
  await restarting(run, options, share);
  await run.server.stop();
  await Promise.all(playing);
  run.server = await startServer(options);
  const kept = await checkMatches(matches, (how) => readStore(options.data, how), run.server.url);
  return sumFindings([...failed, kept, refusedAt(matches)]);
}

/** A player who gives up during the run ends it, and is a failure. */
export function endedBy(run: RestartRun, error: unknown): Findings {
  const troubles = run.isOn ? [messageOf(error)] : [];
  run.isOn = false;
  return { ...noFindings, troubles };
}

/** No command of this trial may be refused. */
export function refusedAt(matches: readonly SeatedMatch[]): Findings {
  const commands = matches.flatMap(commandsOf);
  return {
    ...noFindings,
    troubles: commands.flatMap(({ refusals, command }) => refusals.map((code) => `${command.key}: ${code}`)),
  };
}

/** Each command is sent several times, and a third of the answers are lost: it takes effect once, with one answer. */
export const once = ({ figure, seed, planted, progress }: TrialRequest): Promise<Row> =>
  withFolder(async (data) => {
    const options: ServerOptions = { data, planted };
    const run: Single = {
      server: await startServer(options),
      url: () => run.server.url,
      isOn: true,
      left: 0,
      done: 0,
      sent: 0,
      dropped: 0,
    };
    const findings: Findings[] = [];
    const rounds = Math.ceil(figure / COMMANDS_PER_ROUND);
    try {
      for (let round = 0; round < rounds; round += 1) {
        findings.push(await play(run, options, Math.ceil(figure / rounds), seed + round));
        progress(run.done);
      }
    } finally {
      await run.server.kill();
    }
    const note = `sent ${run.sent} times, ${run.dropped} answers dropped`;
    return { test: "once", asked: figure, done: run.done, ...sumFindings(findings), note };
  });
