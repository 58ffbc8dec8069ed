import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { randomBot } from "@umpire/bots";
import {
  acceptDraw,
  allSeats,
  canonical,
  decide,
  type Game,
  type Match,
  type MatchEvent,
  type Moved,
  observe,
  type Refusal,
  type Result,
  type Rng,
  type Seat,
  start,
  takeBack,
  type Viewer,
  visibleEvents,
  writeRecord,
} from "@umpire/kernel";
import { botDice } from "../bot-dice.ts";
import { pc } from "../colours.ts";
import { terminalOf } from "../draw/draw.ts";
import { io } from "../io.ts";
import { wrap, wrapLines } from "../layout.ts";
import { BadBotError } from "../own-bots/trouble.ts";
import { describeEvent, setSchemaLanguage, words } from "../sentences.ts";
import type { Language } from "../words/words.ts";
import { type Keyboard, openKeyboard } from "./keyboard.ts";
import { chooseOptions } from "./options.ts";
import { commandIn, commandsOf, obey, offersTo, promptFor } from "./person.ts";
import { chooseRules } from "./rules.ts";
import { type Player, seatPlayers } from "./seat-players.ts";
import { describeEnd, type ExitCode, print, showRefusal, whoIs } from "./show.ts";
import { tablesFrom } from "./table-file.ts";

export type PlayOptions = {
  readonly players?: string;
  readonly seed?: string;
  readonly rules?: string;
  readonly options?: string;
  readonly record?: string;
  readonly tables?: string;
  readonly language: Language;
};

/** A table in the terminal: who sits where (a bot, or null for a person), and how far the match has come. */
type Table = {
  readonly game: Game;
  readonly language: Language;
  readonly players: (Player | null)[];
  readonly rng: Rng;
  readonly keyboard: Keyboard;
  match: Match;
};

/** Plays a match in the terminal, to its end. `file` is where the game came from, if it is one's own. */
export async function play(game: Game, chosen: PlayOptions, file = ""): Promise<ExitCode> {
  setSchemaLanguage(chosen.language);
  const seed = chosen.seed ?? randomBytes(8).toString("hex");
  const begun = begin(game, seed, chosen);
  if (!begun.ok) return refuse(chosen.language, game, begun.refusal);
  const tables = tablesFrom(chosen.tables, chosen.language);
  if (!tables.ok) return refuse(chosen.language, game, tables.refusal);
  const seated = await seatPlayers(game, begun.value.match, chosen.players, tables.value);
  if (!seated.ok) return refuse(chosen.language, game, seated.refusal);
  const { players, close } = seated.value;
  const kept = keepRecord(game, begun.value.match, chosen.record);
  if (!kept.ok) {
    close();
    return refuse(chosen.language, game, kept.refusal);
  }
  const keyboard = openKeyboard(players.filter((bot) => bot === null).length > 1);
  const { language } = chosen;
  const table: Table = {
    game,
    language,
    players,
    rng: botDice(seed),
    keyboard,
    match: begun.value.match,
  };
  const code = await sitDown(table, begun.value);
  keyboard.close();
  close();
  keepRecord(game, table.match, chosen.record);
  if (chosen.record !== undefined) print(words[language].text.saved({ file: chosen.record, game: file }));
  return code;
}

/** Greets, plays, and tells a mistake of the game's own with the place where it was made. */
async function sitDown(table: Table, { events, rulesName }: Begun): Promise<ExitCode> {
  const { game, language, match } = table;
  const { text } = words[language];
  print(pc.bold(text.begins({ game: game.id, rules: rulesName, seed: match.seed })));
  const seats = table.players.flatMap((bot, seat) => (bot === null ? [whoIs(language, game, seat)] : []));
  if (seats.length > 0) print(text.seated({ seats }));
  tell(table, events);
  try {
    await playOut(table);
    return 0;
  } catch (error) {
    if (error instanceof BadBotError) {
      showRefusal(language, game, error.refusal);
      return 1;
    }
    const problem = error instanceof Error ? error.message : String(error);
    showRefusal(language, game, { code: "internal-error", problem });
    if (error instanceof Error) io().stderr.write(`${pc.dim(error.stack ?? "")}\n`);
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

function begin(game: Game, seed: string, { rules, options }: PlayOptions): Result<Begun> {
  const chosen = chooseRules(game, rules);
  if (!chosen.ok) return chosen;
  const parsed = chooseOptions(game, options);
  if (!parsed.ok) return parsed;
  const begun = start(game, seed, parsed.value, chosen.value.rules);
  return begun.ok ? { ok: true, value: { ...begun.value, rulesName: chosen.value.name } } : begun;
}

async function playOut(table: Table): Promise<void> {
  const { game, language } = table;
  for (;;) {
    const { next, decided } = observe(game, table.match, "spectator");
    if ("over" in next) return print(pc.bold(describeEnd(language, game, next.over)));
    const awaiting = toDecide(table);
    const seat = awaiting[0];
    if (seat === undefined) throw new Error("the match waits for nobody");
    const moved = await oneDecision(table, seat, awaiting.length > 1 || decided.length > 0);
    if (moved === null) return print(words[language].text.left({}));
    tell(table, moved.events);
    table.match = moved.match;
  }
}

/** The seats that are still to decide before play goes on. */
function toDecide({ game, match }: Table): readonly Seat[] {
  const { next, decided } = observe(game, match, "spectator");
  return "awaiting" in next ? next.awaiting.filter((seat) => !decided.includes(seat)) : [];
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
  clearScreen();
  const { game, language, match } = table;
  if (moved && moved.match.sealed.length > match.sealed.length)
    print(words[language].text.decided({ who: whoIs(language, game, seat) }));
  return moved;
}

function clearScreen(): void {
  if (io().stdout.isTTY) io().stdout.write("\u001b[2J\u001b[3J\u001b[H");
}

/** The keyboard changes hands; before that, the player who has just decided may take the decision back. */
async function handOver({ game, language, players, keyboard, match }: Table, seat: Seat) {
  const { text } = words[language];
  const last = match.sealed.findLast((order) => players[order.seat] === null)?.seat;
  const back = last === undefined ? null : whoIs(language, game, last);
  const [word = ""] = commandsOf(game, language).back;
  const [quit = ""] = commandsOf(game, language).quit;
  const asked = wrapLines(text.lookAway({ who: whoIs(language, game, seat), back, word }));
  const prompt = [...offersTo(game, match, seat, language, true), `${asked} `].join("\n");
  for (;;) {
    const typed = await keyboard.nextLine(prompt);
    if (typed === null || typed.trim() === "") return "handed";
    const command = commandIn(game, language, typed);
    if (command === "quit") return null;
    const takes = (command === "back" || command === "undo") && last !== undefined;
    const taken = takes ? takeBack(game, match, last) : null;
    if (taken?.ok) return taken.value;
    // It may have been an order, and the other is still looking.
    clearScreen();
    print(pc.yellow(wrap(text.pressEnter({ back: back === null ? null : word, quit }))));
  }
}

async function botDecides({ game, match, rng }: Table, seat: Seat, bot: Player): Promise<Moved> {
  const action = await bot(match.rules, observe(game, match, seat).view, seat, rng);
  const moved = decide(game, match, seat, action);
  if (moved.ok) return moved.value;
  throw new Error(`the bot at seat ${seat} chose ${canonical(action)}, which is refused: ${canonical(moved.refusal)}`);
}

/** Shows a person the table, and asks. */
function askPerson(table: Table, seat: Seat): Promise<Moved | null> {
  const { game, language, match } = table;
  const { view } = observe(game, match, seat);
  print(terminalOf(game).draw({ view, rules: match.rules, seat, language }));
  return askAgain(table, seat);
}

/** Asks until something takes effect; at the end of input the random bot takes the seat. */
async function askAgain(table: Table, seat: Seat): Promise<Moved | null> {
  const { game, language, players, keyboard, match } = table;
  for (;;) {
    const input = await keyboard.nextLine(promptFor(game, match, seat, language));
    if (input === null) {
      print(pc.dim(words[language].text.takenOver({ who: whoIs(language, game, seat) })));
      const random = randomBot(table.game);
      players[seat] = random;
      return botDecides(table, seat, random);
    }
    if (commandIn(game, language, input) === "quit") return null;
    const done = obey(game, match, seat, input, language);
    if (typeof done === "string") print(done);
    else return done.match.offers.length > match.offers.length ? putOffer(table, seat, done) : done;
  }
}

/** A draw is offered. Who is not asked before the next entry, with which the offer lapses, is asked for an answer now. */
async function putOffer(table: Table, by: Seat, { match, events }: Moved): Promise<Moved | null> {
  const { game, language, players, keyboard } = table;
  const { text } = words[language];
  table.match = match;
  const later = toDecide(table);
  const asked = allSeats(game, match).filter(
    (seat) => players[seat] === null && !later.includes(seat) && !match.offers.includes(seat),
  );
  // Where orders are secret, what was tried before the offer is nobody else's to see.
  if (asked.length > 0 && match.sealed.length > 0) clearScreen();
  tell(table, events);
  if (players.some((bot) => bot)) print(text.declined({}));
  const [word = ""] = commandsOf(game, language).draw;
  for (const seat of asked) {
    const question = wrap(text.acceptsDraw({ who: whoIs(language, game, seat), word }));
    const command = commandIn(game, language, (await keyboard.nextLine(question)) ?? "");
    if (command === "quit") return null;
    const agreed = command === "draw" ? acceptDraw(game, match, seat) : null;
    if (agreed?.ok) return agreed.value;
  }
  return (asked.length > 0 ? askPerson : askAgain)(table, by);
}

const people = ({ players }: Table) => players.filter((bot) => bot === null).length;

/** A lone person hears what their seat hears; several at one keyboard hear what everybody may. */
function tell(table: Table, events: readonly MatchEvent[]): void {
  const { game, language, players } = table;
  const viewer: Viewer = people(table) === 1 ? players.indexOf(null) : "spectator";
  const told = visibleEvents(game, events, viewer);
  const lines =
    terminalOf(game).tell?.(told, language, people(table) > 0) ??
    told.map((event) => pc.cyan(describeEvent(language, game, event)));
  for (const line of lines) print(line);
}
