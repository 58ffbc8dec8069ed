import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { type Bot, bots, fastDice, random } from "@umpire/bots";
import {
  canonical,
  decide,
  expandRules,
  type Game,
  hashText,
  heard,
  look,
  type Match,
  type MatchEvent,
  type Moved,
  type Refusal,
  type Result,
  type Rng,
  readJson,
  type Seat,
  start,
  type Viewer,
  writeRecord,
} from "@umpire/kernel";
import { pc } from "../colours.ts";
import { draw } from "../draw/draw.ts";
import { sayEvent, words } from "../say.ts";
import type { Language } from "../words/words.ts";
import { obey, promptFor } from "./person.ts";
import { type ExitCode, print, sayOver, showRefusal } from "./show.ts";

export type PlayOptions = {
  readonly players?: string;
  readonly seed?: string;
  readonly rules?: string;
  readonly options?: string;
  readonly record?: string;
  readonly language: Language;
};

/** A table in the terminal: who sits where (a bot, or null for a person), and how the keyboard is read. */
type Table = {
  readonly game: Game;
  readonly language: Language;
  readonly players: (Bot | null)[];
  readonly rng: Rng;
  /** The next line that somebody types; null at the end of input. */
  readonly nextLine: (prompt: string) => Promise<string | null>;
};

/** Plays a match in the terminal, to its end. */
export async function play(game: Game, chosen: PlayOptions): Promise<ExitCode> {
  const seed = chosen.seed ?? randomBytes(8).toString("hex");
  const begun = begin(game, seed, chosen);
  const seated = begun.ok ? seatPlayers(game, begun.value.match, chosen.players) : begun;
  if (!begun.ok) return refuse(chosen.language, game, begun.refusal);
  if (!seated.ok) return refuse(chosen.language, game, seated.refusal);
  const keyboard = openKeyboard();
  const table = {
    game,
    language: chosen.language,
    players: seated.value,
    rng: botDice(seed),
    nextLine: keyboard.nextLine,
  };
  const { text } = words[chosen.language];
  print(pc.bold(text.begins({ game: game.id, rules: canonical(begun.value.match.rules), seed })));
  const match = await playOut(table, begun.value);
  keyboard.close();
  if (chosen.record !== undefined) {
    writeFileSync(chosen.record, writeRecord(game, match));
    print(text.saved({ file: chosen.record }));
  }
  return 0;
}

function refuse(language: Language, game: Game, refusal: Refusal): ExitCode {
  showRefusal(language, game, refusal);
  return 2;
}

function begin(game: Game, seed: string, { rules, options = "{}" }: PlayOptions): Result<Moved> {
  const given = rules?.startsWith("{") ? readJson(rules) : ({ ok: true, value: rules } as const);
  const expanded = given.ok ? expandRules(game, given.value) : given;
  if (!expanded.ok) return expanded;
  const read = readJson(options);
  const parsed = read.ok ? game.parse.options(read.value) : read;
  return parsed.ok ? start(game, seed, parsed.value, expanded.value) : parsed;
}

/** `you,random`: one name a seat; by default a person at seat 0 and the random bot elsewhere. */
function seatPlayers(game: Game, match: Match, names: string | undefined): Result<(Bot | null)[]> {
  const seats = game.seats(match.options);
  const given = names?.split(",") ?? Array.from({ length: seats }, (_, seat) => (seat === 0 ? "you" : "random"));
  const known = ["you", ...Object.keys(bots)];
  if (given.length !== seats || !given.every((name) => known.includes(name))) {
    const problem = `${seats} names with commas between them, each one of: ${known.join(", ")}`;
    return { ok: false, refusal: { code: "bad-request", path: "--players", problem } };
  }
  return { ok: true, value: given.map((name) => bots[name] ?? null) };
}

/** The bots' own dice follow from the seed, so that a match can be played again, but are none of the match's. */
const botDice = (seed: string) => fastDice(Number.parseInt(hashText(`bots\n${seed}`).slice(0, 8), 16));

async function playOut(table: Table, begun: Moved): Promise<Match> {
  const { game, language } = table;
  let match = begun.match;
  tell(table, begun.events);
  for (;;) {
    const { next, decided } = look(game, match, "spectator");
    if ("over" in next) {
      print(pc.bold(sayOver(language, next.over)));
      return match;
    }
    const awaiting = "awaiting" in next ? next.awaiting.filter((seat) => !decided.includes(seat)) : [];
    const seat = awaiting[0];
    if (seat === undefined) throw new Error("the match waits for nobody");
    const moved = await oneDecision(table, match, seat, awaiting.length > 1 || decided.length > 0);
    tell(table, moved.events);
    if (moved.match.offers.length > match.offers.length && table.players.some((bot) => bot)) {
      print(words[language].text.declined({}));
    }
    match = moved.match;
  }
}

async function oneDecision(table: Table, match: Match, seat: Seat, secret: boolean): Promise<Moved> {
  const bot = table.players[seat];
  if (bot) return botDecides(table, match, seat, bot);
  const { text } = words[table.language];
  if (!secret || people(table) === 1) return askPerson(table, match, seat);
  // Orders are secret and the keyboard is shared: nothing of one may stay on screen for the next.
  await table.nextLine(text.lookAway({ seat }));
  const moved = await askPerson(table, match, seat);
  if (process.stdout.isTTY) process.stdout.write("\u001b[2J\u001b[3J\u001b[H");
  print(text.decided({ seat }));
  return moved;
}

function botDecides({ game, rng }: Table, match: Match, seat: Seat, bot: Bot): Moved {
  const moved = decide(game, match, seat, bot(game, match.rules, look(game, match, seat).view, seat, rng));
  if (!moved.ok) throw new Error(`the bot at seat ${seat} was refused: ${moved.refusal.code}`);
  return moved.value;
}

/** Asks until something takes effect; at the end of input the random bot takes the seat. */
async function askPerson(table: Table, match: Match, seat: Seat): Promise<Moved> {
  const { game, language, players, nextLine } = table;
  const { text } = words[language];
  print(draw(game, look(game, match, seat).view, match.rules, language));
  for (;;) {
    const input = await nextLine(promptFor(game, match, seat, language));
    if (input === null) {
      print(pc.dim(text.takenOver({ seat })));
      players[seat] = random;
      return botDecides(table, match, seat, random);
    }
    const done = obey(game, match, seat, input, language);
    if (typeof done !== "string") return done;
    print(done);
  }
}

const people = ({ players }: Table) => players.filter((bot) => bot === null).length;

/** A lone person hears what their seat hears; several at one keyboard hear what everybody may. */
function tell(table: Table, events: readonly MatchEvent[]): void {
  const viewer: Viewer = people(table) === 1 ? table.players.indexOf(null) : "spectator";
  for (const event of heard(table.game, events, viewer)) print(pc.cyan(sayEvent(table.language, table.game, event)));
}

function openKeyboard() {
  const reader = createInterface({ input: process.stdin, output: process.stdin.isTTY ? process.stdout : undefined });
  const lines = reader[Symbol.asyncIterator]();
  const nextLine = async (prompt: string): Promise<string | null> => {
    const above = prompt.lastIndexOf("\n") + 1;
    process.stdout.write(prompt.slice(0, above));
    if (process.stdin.isTTY) {
      reader.setPrompt(prompt.slice(above));
      reader.prompt();
    } else print(prompt.slice(above));
    const { value, done } = await lines.next();
    return done ? null : value;
  };
  return { nextLine, close: () => reader.close() };
}
