import { fastDice } from "@umpire/bots";
import type { Rng } from "@umpire/kernel";
import { games } from "umpire";
import { createMatch } from "../../src/match/creation.ts";
import { joinMatch, openHost } from "../../src/match/host.ts";
import type { Host } from "../../src/match/live.ts";
import { worldOn } from "../../src/node-world.ts";
import { type Flaky, openFlaky } from "../../src/store/flaky.ts";
import { type Contents, memoryOperations } from "../../src/store/memory.ts";
import type { Store } from "../../src/store/store.ts";
import type { Link } from "../players/inbox.ts";
import { joinLocal } from "../players/local-link.ts";
import { newPlayer, type Player, play } from "../players/player.ts";
import type { Ticket } from "../players/rest.ts";
import { commandsOf, type SeatedMatch } from "../players/seated-match.ts";
import { checkMatch } from "../players/store-check.ts";
import { type Findings, noFindings, type Row, sumFindings } from "../report.ts";
import { type Fault, faultOf } from "../servers/faults.ts";
import { must, range, sleep } from "../tools.ts";
import type { TrialRequest } from "../trial.ts";

const MATCHES = 6;
/** Crashes in the same matches, and max acknowledgements between two of them. */
const CRASHES = 5;
const MAX_ACKS = 120;
/** Timeout between two crashes, in milliseconds. */
const TIMEOUT = 4000;

const hostOf = (store: Store): Host =>
  openHost({
    games,
    world: worldOn(store),
    now: Date.now,
    botDelay: 0,
    thinkers: { think: () => Promise.resolve(null), close: () => Promise.resolve() },
  });

async function newLocalMatch(host: Host, seed: number): Promise<SeatedMatch> {
  const { match } = must(
    await createMatch(host, {
      game: "rps",
      rules: { wins: 100_000, rounds: 100_000 },
      isPublic: false,
      clock: { kind: "none" },
    }),
  );
  const players: Player[] = [];
  for (const index of range(2)) {
    const seated = must(await joinMatch(host, match, { name: `P${index}`, seed: `00112233445566${index}0` }));
    const ticket: Ticket = { match, ...seated };
    players.push(newPlayer(ticket, fastDice(seed * 2 + index)));
  }
  return { match, players };
}

/** A host at work, and those who are linked to it. */
type Life = { readonly host: Host; readonly links: Set<Link>; isOver: boolean; acks: number };

/** Plays until the store has crashed. A write that fails ends the link; the player joins again and repeats the command. */
async function playOn(life: Life, player: Player, onAck: () => void): Promise<void> {
  while (!life.isOver) {
    try {
      const link = await joinLocal(life.host, player.ticket);
      life.links.add(link);
      await play(player, link, { isOn: () => !life.isOver, chatsOneIn: 4, onAck });
    } catch {
      // Whatever failed, everything acknowledged must be stored: that is checked after the crash.
      await sleep(0);
    }
  }
}

/** The disk is slow, and now and then a write fails, stored or not. */
function disturb(store: Flaky, rng: Rng): void {
  store.set({ delay: rng.int(3) });
  if (rng.int(3) === 0) store.set({ rejects: rng.int(2), lost: rng.int(2), conflicts: rng.int(2) });
}

/** Matches without progress, although the store has no faults any more. */
async function stuckAmong(matches: readonly SeatedMatch[], store: Flaky): Promise<readonly string[]> {
  store.set({ rejects: 0, lost: 0, conflicts: 0 });
  const before = matches.map((seated) => commandsOf(seated).length);
  const patience = performance.now() + TIMEOUT;
  const stuck = () => matches.filter((seated, index) => commandsOf(seated).length <= (before[index] ?? 0) + 1);
  while (stuck().length > 0 && performance.now() < patience) await sleep(1);
  return stuck().map(({ match }) => `${match}: a write failed, was sent again, acknowledged, and now everybody waits`);
}

type Left = { readonly acks: number; readonly contents: Contents; readonly found: Findings };

/** Runs one host on what the last one left on the disk, until it crashes. */
async function live(matches: readonly SeatedMatch[], contents: Contents, rng: Rng, fault: Fault): Promise<Left> {
  const store = openFlaky(contents);
  const life: Life = { host: hostOf(fault(store)), links: new Set(), isOver: false, acks: 0 };
  const most = 1 + rng.int(MAX_ACKS);
  const patience = performance.now() + TIMEOUT;
  const onAck = () => {
    life.acks += 1;
    if (life.acks < most) disturb(store, rng);
  };
  const playing = matches.flatMap(({ players }) => players.map((player) => playOn(life, player, onAck)));
  while (life.acks < most && performance.now() < patience) await sleep(1);
  const stuck = await stuckAmong(matches, store);
  life.isOver = true;
  const { acks } = life;
  const left = store.crash(rng.int(4));
  for (const link of life.links) link.close();
  await Promise.all(playing);
  return { acks, contents: left, found: { ...noFindings, troubles: stuck } };
}

async function rounds(rng: Rng, seed: number, fault: Fault): Promise<{ acks: number; found: Findings }> {
  const first = openFlaky();
  const matches = await Promise.all(
    range(MATCHES).map((index) => newLocalMatch(hostOf(first), seed * MATCHES + index)),
  );
  let contents = first.crash();
  const findings: Findings[] = [];
  let acks = 0;
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const life = await live(matches, contents, rng, fault);
    contents = life.contents;
    acks += life.acks;
    const kept = memoryOperations(contents);
    findings.push(life.found, ...matches.map((seated) => checkMatch(kept, seated.match, commandsOf(seated))));
  }
  return { acks, found: sumFindings(findings) };
}

/** A store that loses whatever was not synced when it crashes: nothing acknowledged is among it. */
export async function dropped({ figure, seed, planted, progress }: TrialRequest): Promise<Row> {
  const fault = faultOf(planted);
  const rng = fastDice(seed);
  const findings: Findings[] = [];
  let done = 0;
  let crashes = 0;
  while (done < figure && findings.every(({ troubles }) => troubles.length === 0)) {
    const { acks, found } = await rounds(rng, seed + crashes, fault);
    findings.push(found);
    done += acks;
    crashes += CRASHES;
    progress(done);
  }
  return { test: "fsync, in process", asked: figure, done, ...sumFindings(findings), note: `${crashes} crashes` };
}
