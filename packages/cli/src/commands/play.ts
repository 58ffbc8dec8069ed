import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { type Bot, bots, fastDice, random } from "@umpire/bots";
import {
  canonical,
  decide,
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
  takeBack,
  type Viewer,
  writeRecord,
} from "@umpire/kernel";
import { pc } from "../colours.ts";
import { mannerOf } from "../draw/draw.ts";
import { sayEvent, speak, words } from "../say.ts";
import type { Language } from "../words/words.ts";
import { type Keyboard, openKeyboard } from "./keyboard.ts";
import { obey, promptFor } from "./person.ts";
import { chooseRules, ofOption } from "./rules.ts";
import { type ExitCode, labelSeat, print, sayOver, showRefusal } from "./show.ts";

export type PlayOptions = {
  readonly players?: string;
  readonly seed?: string;
  readonly rules?: string;
  readonly options?: string;
  readonly record?: string;
  readonly language: Language;
};

/** A table in the terminal: who sits where (a bot, or null for a person), and how far the match has come. */
type Table = {
  readonly game: Game;
  readonly language: Language;
  readonly players: (Bot | null)[];
  readonly rng: Rng;
  readonly keyboard: Keyboard;
  match: Match;
};

/** Plays a match in the terminal, to its end. `file` is where the game came from, if it is one's own. */
export async function play(game: Game, chosen: PlayOptions, file = ""): Promise<ExitCode> {
  speak(chosen.language);
  const seed = chosen.seed ?? randomBytes(8).toString("hex");
  const begun = begin(game, seed, chosen);
  if (!begun.ok) return refuse(chosen.language, game, begun.refusal);
  const seated = seatPlayers(game, begun.value.match, chosen.players);
  if (!seated.ok) return refuse(chosen.language, game, seated.refusal);
  const kept = keepRecord(game, begun.value.match, chosen.record);
  if (!kept.ok) return refuse(chosen.language, game, kept.refusal);
  const keyboard = openKeyboard(seated.value.filter((bot) => bot === null).length > 1);
  const { language } = chosen;
  const table: Table = {
    game,
    language,
    players: seated.value,
    rng: botDice(seed),
    keyboard,
    match: begun.value.match,
  };
  const code = await sitDown(table, begun.value);
  keyboard.close();
  keepRecord(game, table.match, chosen.record);
  if (chosen.record !== undefined) print(words[language].text.saved({ file: chosen.record, game: file }));
  return code;
}

/** Greets, plays, and tells a mistake of the game's own with the place where it was made. */
async function sitDown(table: Table, { events, rulesName }: Begun): Promise<ExitCode> {
  const { game, language, match } = table;
  const { text } = words[language];
  print(pc.bold(text.begins({ game: game.id, rules: rulesName, seed: match.seed })));
  const seats = table.players.flatMap((bot, seat) => (bot === null ? [labelSeat(language, game, seat)] : []));
  if (seats.length > 0) print(text.seated({ seats }));
  tell(table, events);
  try {
    await playOut(table);
    return 0;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    showRefusal(language, game, { code: "internal-error", problem });
    if (error instanceof Error) process.stderr.write(`${pc.dim(error.stack ?? "")}\n`);
    return 1;
  }
}

/** Writes the record as far as the match has come: at the start, so that a bad path is known before anybody plays. */
function keepRecord(game: Game, match: Match, file: string | undefined): Result<null> {
  try {
    if (file !== undefined) writeFileSync(file, writeRecord(game, match));
    return { ok: true, value: null };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { ok: false, refusal: { code: "bad-request", path: "--record", problem } };
  }
}

function refuse(language: Language, game: Game, refusal: Refusal): ExitCode {
  showRefusal(language, game, refusal);
  return 2;
}

/** A match that has begun, and what its rules are called. */
type Begun = Moved & { readonly rulesName: string };

function begin(game: Game, seed: string, { rules, options = "{}" }: PlayOptions): Result<Begun> {
  const chosen = chooseRules(game, rules);
  if (!chosen.ok) return chosen;
  const read = readJson(options);
  const parsed = read.ok ? game.parse.options(read.value) : read;
  if (!parsed.ok) return { ok: false, refusal: ofOption("--options", parsed.refusal) };
  const begun = start(game, seed, parsed.value, chosen.value.rules);
  return begun.ok ? { ok: true, value: { ...begun.value, rulesName: chosen.value.name } } : begun;
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

async function playOut(table: Table): Promise<void> {
  const { game, language, players } = table;
  const { text } = words[language];
  for (;;) {
    const { next, decided, offers } = look(game, table.match, "spectator");
    if ("over" in next) return print(pc.bold(sayOver(language, game, next.over)));
    const awaiting = "awaiting" in next ? next.awaiting.filter((seat) => !decided.includes(seat)) : [];
    const seat = awaiting[0];
    if (seat === undefined) throw new Error("the match waits for nobody");
    const moved = await oneDecision(table, seat, awaiting.length > 1 || decided.length > 0);
    if (moved === null) return print(text.left({}));
    tell(table, moved.events);
    if (moved.match.offers.length > offers.length && players.some((bot) => bot)) print(text.declined({}));
    table.match = moved.match;
  }
}

/** What a seat decides; null where the person at it wants to leave the program. */
async function oneDecision(table: Table, seat: Seat, secret: boolean): Promise<Moved | null> {
  const bot = table.players[seat];
  if (bot) return botDecides(table, seat, bot);
  if (!secret || people(table) === 1) return askPerson(table, seat);
  // Orders are secret and the keyboard is shared: nothing of one may stay on screen for the next.
  const handed = await handOver(table, seat);
  if (handed !== "handed") return handed;
  const moved = await askPerson(table, seat);
  if (process.stdout.isTTY) process.stdout.write("\u001b[2J\u001b[3J\u001b[H");
  const { game, language, match } = table;
  if (moved && moved.match.sealed.length > match.sealed.length)
    print(words[language].text.decided({ seat: labelSeat(language, game, seat) }));
  return moved;
}

/** The keyboard changes hands; before it does, whoever has just decided may take the decision back. */
async function handOver({ game, language, players, keyboard, match }: Table, seat: Seat) {
  const label = (of: Seat) => labelSeat(language, game, of);
  const last = match.sealed.findLast((order) => players[order.seat] === null)?.seat;
  const back = last === undefined ? null : label(last);
  const typed = (await keyboard.nextLine(words[language].text.lookAway({ seat: label(seat), back })))?.trim();
  if (typed === "quit") return null;
  const taken = typed === "back" && last !== undefined ? takeBack(game, match, last) : null;
  return taken?.ok ? taken.value : "handed";
}

function botDecides({ game, match, rng }: Table, seat: Seat, bot: Bot): Moved {
  const action = bot(game, match.rules, look(game, match, seat).view, seat, rng);
  const moved = decide(game, match, seat, action);
  if (moved.ok) return moved.value;
  throw new Error(`the bot at seat ${seat} chose ${canonical(action)}, which is refused: ${canonical(moved.refusal)}`);
}

/** Asks until something takes effect; at the end of input the random bot takes the seat. */
async function askPerson(table: Table, seat: Seat): Promise<Moved | null> {
  const { game, language, players, keyboard, match } = table;
  const { text } = words[language];
  const { view } = look(game, match, seat);
  print(mannerOf(game).draw({ view, rules: match.rules, seat, language }));
  for (;;) {
    const input = await keyboard.nextLine(promptFor(game, match, seat, language));
    if (input?.trim() === "quit") return null;
    if (input === null) {
      print(pc.dim(text.takenOver({ seat })));
      players[seat] = random;
      return botDecides(table, seat, random);
    }
    const done = obey(game, match, seat, input, language);
    if (typeof done !== "string") return done;
    print(done);
  }
}

const people = ({ players }: Table) => players.filter((bot) => bot === null).length;

/** A lone person hears what their seat hears; several at one keyboard hear what everybody may. */
function tell(table: Table, events: readonly MatchEvent[]): void {
  const { game, language, players } = table;
  const viewer: Viewer = people(table) === 1 ? players.indexOf(null) : "spectator";
  const told = heard(game, events, viewer);
  const lines =
    mannerOf(game).tell?.(told, language, people(table) > 0) ??
    told.map((event) => pc.cyan(sayEvent(language, game, event)));
  for (const line of lines) print(line);
}
