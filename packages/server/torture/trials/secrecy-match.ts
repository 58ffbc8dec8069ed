import { fastDice } from "@umpire/bots";
import { canonical, type Json, type JsonObject, type Rng } from "@umpire/kernel";
import type { PlayerCommand } from "@umpire/protocol";
import type { Link } from "../players/inbox.ts";
import { actionFor, isOver, owes } from "../players/player.ts";
import { joinOver } from "../players/socket-link.ts";
import type { Twin } from "../servers/twin.ts";
import { oneIn, oneOf, range } from "../tools.ts";

/** What those who may not see the sealed decision received, in order: before the reveal, and after it. */
export type Listened = { readonly before: readonly string[]; readonly after: readonly string[] };

type Seat = { readonly token: string; readonly link: Link };
/** A match with a sealed decision: the seat that sealed it, the other seat, and all listeners. */
type SealedMatch = {
  readonly side: Twin;
  readonly rng: Rng;
  readonly match: string;
  readonly sealer: Seat;
  readonly other: Seat;
  readonly spectator: Link;
  readonly listeners: Link[];
  readonly heard: string[];
  count: number;
};

const clocks: readonly Json[] = [
  { kind: "none" },
  { kind: "move", ms: 600_000 },
  { kind: "game", ms: 3_600_000, increment: 1000 },
];

const request = (rng: Rng): JsonObject => ({
  game: oneOf(rng, ["rps", "shapeships"]),
  clock: oneOf(rng, clocks),
  isPublic: !oneIn(rng, 4),
});

const readText = async (side: Twin, path: string, body: Json): Promise<Json> =>
  JSON.parse((await side.rest(path, body)).text);

async function sit(side: Twin, match: string, number: number, heard: string[] | null): Promise<Seat> {
  const body = { name: `P${number}`, seed: `00112233445566${number}0` };
  const { token } = (await readText(side, `/api/matches/${match}/join`, body)) as { token: string };
  const onText = (text: string) => void heard?.push(`seat ${number}: ${text}`);
  return { token, link: await joinOver(await side.socket(), { match, token, onText }) };
}

/** Creates a match with two players and a spectator; all but the seat that will seal a decision are recorded. */
async function enter(side: Twin, rng: Rng): Promise<SealedMatch> {
  const heard: string[] = [];
  const { match } = (await readText(side, "/api/matches", side.request(request(rng)))) as { match: string };
  const sealing = rng.int(2);
  const first = await sit(side, match, 0, sealing === 0 ? null : heard);
  const second = await sit(side, match, 1, sealing === 1 ? null : heard);
  const [sealer, other] = sealing === 0 ? [first, second] : [second, first];
  const onText = (text: string) => void heard.push(`spectator: ${text}`);
  const spectator = await joinOver(await side.socket(), { match, onText });
  return { side, rng, match, sealer, other, spectator, listeners: [other.link, spectator], heard, count: 0 };
}

const keyOf = (stage: SealedMatch): string => {
  stage.count += 1;
  return `key-${stage.count.toString().padStart(4, "0")}`;
};

/** Sends a command, and waits until everybody has received what came of it. */
async function ask(stage: SealedMatch, link: Link, command: PlayerCommand): Promise<void> {
  await link.ask(command);
  for (const each of [stage.sealer.link, ...stage.listeners]) await each.ping();
}

const decision = (stage: SealedMatch, link: Link, action: Json): PlayerCommand => ({
  type: "decide",
  key: keyOf(stage),
  step: link.state().view.step,
  action,
});

/** Two different legal actions, if the seat has them. */
function twoActions({ sealer: { link }, other, rng }: SealedMatch): readonly [Json, Json] | null {
  const known = link.state();
  if (!owes(known) || !owes(other.link.state())) return null;
  const found = range(20).map(() => actionFor(known, rng));
  const [first = null] = found;
  const second = found.find((action) => canonical(action) !== canonical(first));
  return second === undefined ? null : [first, second];
}

/** Plays until the sealing seat has a choice and the other seat has to decide too. */
async function reach(stage: SealedMatch): Promise<readonly [Json, Json] | null> {
  const { sealer, other, rng } = stage;
  let left = rng.int(5);
  for (let step = 0; step < 80 && !isOver(sealer.link.state()); step += 1) {
    const actions = twoActions(stage);
    if (actions !== null && left <= 0) return actions;
    left -= 1;
    stage.side.pass(rng.int(3000));
    for (const { link } of oneIn(rng, 2) ? [sealer, other] : [other, sealer])
      if (owes(link.state())) await ask(stage, link, decision(stage, link, actionFor(link.state(), rng)));
  }
  return null;
}

/** Records the answer to a request. */
async function note({ side, heard }: SealedMatch, path: string, body?: Json): Promise<void> {
  const { status, headers, text } = await side.rest(path, body);
  heard.push(`${path}: ${status} ${canonical(headers)} ${text}`);
}

async function listen(stage: SealedMatch, name: string, token?: string): Promise<void> {
  const { side, match, heard, listeners } = stage;
  const who = `${name}, ${keyOf(stage)}`;
  const onText = (text: string) => void heard.push(`${who}: ${text}`);
  const joining = { match, onText, ...(token !== undefined && { token }) };
  try {
    listeners.push(await joinOver(await side.socket(), joining));
    for (const each of listeners) await each.ping();
  } catch (error) {
    heard.push(`${who}: ${String(error)}`);
  }
}

const pages = (match: string): readonly string[] => [
  ...[`/api/matches/${match}`, `/api/matches/${match}/record`, "/metrics", "/health", "/api/matches/none-such"],
  ...["open", "running", "over"].map((status) => `/api/matches?status=${status}`),
];

type Move = (stage: SealedMatch, sealed: PlayerCommand & { readonly type: "decide" }) => Promise<unknown>;

/** What others may try in order to learn the sealed decision. */
const prying: readonly Move[] = [
  (stage) => listen(stage, "another spectator"),
  (stage) => listen(stage, "another device", stage.other.token),
  (stage) =>
    listen(
      stage,
      "a guess",
      stage.other.token.replace(/^./, (first) => (first === "A" ? "B" : "A")),
    ),
  (stage) => note(stage, `/api/matches/${stage.match}/link`, { token: stage.other.token }),
  (stage) => ask(stage, stage.other.link, { type: "take-back", key: keyOf(stage) }),
  (stage) => ask(stage, stage.other.link, { type: "undo", key: keyOf(stage) }),
  (stage) => ask(stage, stage.other.link, { type: "accept-draw", key: keyOf(stage) }),
  (stage) => ask(stage, stage.other.link, { type: "decline-draw", key: keyOf(stage) }),
  (stage) => ask(stage, stage.other.link, { type: "ask-takeback", key: keyOf(stage) }),
  (stage) => ask(stage, stage.other.link, { type: "accept-takeback", key: keyOf(stage) }),
  (stage) => ask(stage, stage.other.link, { type: "decline-takeback", key: keyOf(stage) }),
  (stage) => ask(stage, stage.other.link, { type: "rematch", key: keyOf(stage) }),
  (stage) => ask(stage, stage.other.link, { type: "chat", key: keyOf(stage), text: "well?" }),
  (stage) => ask(stage, stage.other.link, { ...decision(stage, stage.other.link, "nonsense") }),
  (stage, { key, step, action }) => ask(stage, stage.other.link, { type: "decide", key, step: step + 1, action }),
  (stage, { key }) => ask(stage, stage.other.link, { type: "chat", key, text: "the same key" }),
  (stage) => ask(stage, stage.spectator, { type: "resign", key: keyOf(stage) }),
  async (stage) => {
    for (const page of pages(stage.match)) await note(stage, page);
  },
];

/** What the sealing seat may do after its decision. */
const handling: readonly Move[] = [
  (stage, sealed) => ask(stage, stage.sealer.link, sealed),
  (stage, sealed) => ask(stage, stage.sealer.link, { ...sealed, key: keyOf(stage) }),
  (stage) => ask(stage, stage.sealer.link, { type: "chat", key: keyOf(stage), text: "I am ready." }),
  (stage) => ask(stage, stage.sealer.link, { type: "offer-draw", key: keyOf(stage) }),
  async (stage, sealed) => {
    await ask(stage, stage.sealer.link, { type: "take-back", key: keyOf(stage) });
    await ask(stage, stage.sealer.link, { ...sealed, key: keyOf(stage) });
  },
  async (stage) => stage.side.pass(stage.rng.int(5000)),
];

/** Plays a match on one server up to the reveal; null where the seat never had a choice. */
export async function playSealedMatch(side: Twin, seed: number, which: 0 | 1): Promise<Listened | null> {
  const stage = await enter(side, fastDice(seed));
  const { rng, sealer, other, heard, match } = stage;
  const actions = await reach(stage);
  if (actions === null) return null;
  const command = decision(stage, sealer.link, actions[which]) as PlayerCommand & { readonly type: "decide" };
  await ask(stage, sealer.link, command);
  for (let move = 0; move < 8; move += 1) await oneOf(rng, move % 2 === 0 ? prying : handling)(stage, command);
  for (const page of pages(match)) await note(stage, page);
  side.forget();
  await listen(stage, "after a restart");
  await listen(stage, "after a restart, the other", other.token);
  const before = [...heard];
  const last = stage.listeners.at(-1) ?? other.link;
  if (owes(last.state())) await last.ask(decision(stage, last, actionFor(last.state(), rng)));
  await last.ping();
  for (const { close } of [sealer.link, ...stage.listeners]) close();
  return { before, after: heard.slice(before.length) };
}
