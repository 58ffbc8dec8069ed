import { botWordsEn } from "@umpire/bots";

/** By the id of the bot. */
const bots: { readonly [bot: string]: { readonly name: string; readonly about: string } } = botWordsEn;

export const en = {
  nameless: "Player",
  hero: {
    title: "Strategy games with a fair umpire",
    text: "Play a bot now or a friend by link. See what a move will do before you make it, and why it worked after.",
    play: "Play a 10-minute game",
    invite: "Invite a friend",
    note: "Free and open source. No account.",
  },
  continuing: {
    title: "Continue",
    yours: "Your move",
    against: (game: string, names: string) => `${game} against ${names}`,
  },
  now: {
    title: "Play",
    name: "Your name",
    level: "Bot",
    bots,
    bot: "Play a bot",
    friend: "Play a friend",
    alone: "Play without a connection",
    aloneText: "Bots play here in this browser; nothing is sent.",
    away: "The server cannot be reached. Bots play here in this browser, without a connection.",
  },
  make: {
    title: "A match as you like it",
    game: "Game",
    preset: "Rules",
    ownPack: "my own, below",
    players: "Players",
    people: "People among them",
    opponent: "Opponent",
    person: "whoever has the link",
    botLevel: (bot: string) => `bot, ${bot}`,
    clock: "Time",
    clocks: {
      none: "no clock",
      "move-1": "1 minute a decision",
      "move-5": "5 minutes a decision",
      "move-day": "1 day a decision",
      "game-5": "5 minutes each, and 5 seconds a decision",
      "game-15": "15 minutes each, and 10 seconds a decision",
      "game-60": "1 hour each",
    },
    isPublic: "Show it on this page, so that anybody can take the seat or watch",
    pack: "Rules of my own",
    packHelp:
      "Switches or a whole pack of rules as JSON, over the usual ones; or an object with “rules” and “options”. The server checks it and says what does not fit.",
    packText: "Rules as JSON",
    packFile: "From a file",
    notJson: (problem: string) => `This is not JSON: ${problem}`,
    make: "Make the match",
  },
  lists: {
    open: "Open seats",
    running: "Being played",
    over: "Finished",
    none: "No open seats right now. Open one, and whoever comes can take it.",
    sit: "Sit down",
    watch: "Watch",
    replay: "Replay",
    free: "free",
    versus: "–",
    ownRecord: "Show a record from a file",
  },
  away: "The server cannot be reached: matches need it. Please try again in a moment.",
  garbled: "The server answers in a way that this page does not understand. Load the page again.",
};
