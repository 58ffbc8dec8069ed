import { closing } from "@umpire/protocol";
import { type Findings, noFindings } from "../report.ts";
import { type ServerCluster, urlsOf } from "../servers/server-cluster.ts";
import { messageOf, oneOf, range, sleep } from "../tools.ts";
import { type Link, SocketClosed } from "./inbox.ts";
import { type Player, play } from "./player.ts";
import { joinAs, menu, newMatch, type SeatedMatch } from "./seated-match.ts";
import { isAway } from "./socket-link.ts";

const MATCHES = 8;
/** Poll interval while waiting for a server or for progress, in milliseconds. */
const PAUSE = 20;

/** All players, and when each match last made progress. */
export type Crowd = {
  readonly cluster: ServerCluster;
  readonly matches: readonly SeatedMatch[];
  readonly heard: Map<string, number>;
  /** By player: its current socket, and the server's address. */
  readonly links: Map<Player, { readonly link: Link; readonly url: string }>;
  /** Whether a server may close sockets with `failed`, as it must while its database is away. */
  mayFail: boolean;
  isOn: boolean;
  acks: number;
  playing: readonly Promise<Findings>[];
};

export async function newCrowd(cluster: ServerCluster, seed: number): Promise<Crowd> {
  const matches = await Promise.all(
    range(MATCHES).map((index) => {
      // Created at one server, joined at all: each server owns some of them.
      const urls = urlsOf(cluster);
      return newMatch(urls[index % urls.length] ?? "", menu[index % menu.length] ?? null, seed * MATCHES + index);
    }),
  );
  const state = { mayFail: false, isOn: false, acks: 0, playing: [] };
  return { cluster, matches, heard: new Map(), links: new Map(), ...state };
}

function isAllowed({ mayFail }: Crowd, error: unknown): boolean {
  return isAway(error) || (mayFail && error instanceof SocketClosed && error.code === closing.failed);
}

/** Plays at any running server, until the match is over or the crowd is stopped. */
async function playOn(crowd: Crowd, player: Player): Promise<Findings> {
  const { match } = player.ticket;
  const onAck = () => {
    crowd.acks += 1;
    crowd.heard.set(match, performance.now());
  };
  while (crowd.isOn && !player.isDone) {
    const url = oneOf(player.rng, urlsOf(crowd.cluster));
    try {
      const link = await joinAs(url, player);
      crowd.links.set(player, { link, url });
      if (!crowd.isOn) link.close();
      await play(player, link, { isOn: () => crowd.isOn, chatsOneIn: 5, onAck });
      link.close();
    } catch (error) {
      if (crowd.isOn && !isAllowed(crowd, error))
        return { ...noFindings, troubles: [`a player was thrown out: ${messageOf(error)}`] };
      await sleep(PAUSE);
    }
  }
  return noFindings;
}

/** Starts all players. */
export function startPlaying(crowd: Crowd): void {
  crowd.isOn = true;
  crowd.playing = crowd.matches.flatMap(({ players }) => players).map((player) => playOn(crowd, player));
}

/** Stops all players: what went wrong meanwhile. */
export async function stopPlaying(crowd: Crowd): Promise<readonly Findings[]> {
  crowd.isOn = false;
  for (const { link } of crowd.links.values()) link.cut();
  const findings = await Promise.all(crowd.playing);
  crowd.links.clear();
  return findings;
}

/** Waits until every running match has made progress since a time: how long that took, and which made none. */
export async function waitForProgress(
  crowd: Crowd,
  since: number,
  longest: number,
): Promise<{ ms: number; found: Findings }> {
  const stands = ({ match, players }: SeatedMatch) =>
    (crowd.heard.get(match) ?? 0) <= since && !players.some(({ isDone }) => isDone);
  const passed = () => performance.now() - since;
  while (crowd.matches.some(stands) && passed() < longest) await sleep(PAUSE);
  const troubles = crowd.matches
    .filter(stands)
    .map(({ match }) => `${match} stood still for ${Math.round(passed())} ms`);
  return { ms: passed(), found: { ...noFindings, troubles } };
}
